"""Counting hands with polynomials: the coefficient of the n-th power says in how many ways n cards are drawn.

A polynomial is one large integer: its n-th coefficient is the n-th field of so many bits. Then a product of
polynomials is a product of integers, which Python does fast.
"""

from dataclasses import dataclass
from math import comb

_WIDTH = 96  # bits: more than any pack of this game has hands
Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unseen:
    """What is drawn from: by card number, the copies unseen, and those that count as held already."""

    left: Counts
    held: Counts
    drawn: int

    @property
    def ways(self) -> int:
        """In how many ways the cards are drawn."""
        return comb(sum(self.left), self.drawn)


class Drawn:
    """Polynomials up to a number of cards that are drawn."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._mask = (1 << _WIDTH * (most + 1)) - 1

    def times(self, one: int, other: int) -> int:
        """The product, without the powers above ``most``."""
        return one * other & self._mask

    def ways(self, poly: int) -> int:
        """In how many ways exactly ``most`` cards are drawn."""
        return poly >> _WIDTH * self.most

    def power(self, n: int) -> int:
        """One way to draw exactly ``n`` cards."""
        return 1 << _WIDTH * n if n <= self.most else 0

    def card(self, unseen: int, held: int, least: int, most: int | None = None) -> int:
        """One card of which so many copies are unseen: draws that leave from ``least`` to ``most`` in all."""
        top = held + unseen if most is None else min(most, held + unseen)
        drawn = range(max(0, least - held), top - held + 1)
        return sum(comb(unseen, k) << _WIDTH * k for k in drawn if 0 <= k <= self.most)
