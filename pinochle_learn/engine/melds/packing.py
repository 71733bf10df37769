"""Picks the best melds that share no card: the search behind every meld table."""

from collections.abc import Iterator
from typing import NamedTuple

from pinochle_learn.rules import MeldRule


class Option(NamedTuple):
    """One meld that could be laid: its rule, the cards it needs by number, and what n copies pay."""

    rule: MeldRule
    suit: str | None
    needs: tuple[tuple[int, int], ...]  # pairs of card number and copies
    points: tuple[int, ...]
    each: bool

    def pays(self, n: int) -> int:
        """What ``n`` copies pay."""
        return n * self.points[0] if self.each else self.points[n - 1]

    def most(self, held: int) -> int:
        """The most that ``held`` sets of its cards pay, when nothing else wants them."""
        if not held:
            return 0
        return self.pays(held if self.each else min(held, len(self.points)))


Choice = tuple[tuple[Option, int], ...]  # options, and how many copies of each are laid


def best(options: tuple[Option, ...], counts: dict[int, int]) -> tuple[int, Choice]:
    """The most points that cards can make, and how: of equals, the one found in the record's order.

    ``counts`` says how many copies of each card number there are.
    """
    top: tuple[int, Choice] = (0, ())
    for points, choice in packings(options, counts):
        if points > top[0]:
            top = (points, choice)
    return top


def packings(options: tuple[Option, ...], counts: dict[int, int]) -> Iterator[tuple[int, Choice]]:
    """Every way to lay melds that share no card, with its points; the first option varies slowest."""
    if not options:
        yield 0, ()
        return
    first, rest = options[0], options[1:]
    for n in range(_most(first, counts), -1, -1):
        left = {number: have - n * dict(first.needs).get(number, 0) for number, have in counts.items()}
        for points, choice in packings(rest, left):
            yield (points + first.pays(n), ((first, n), *choice)) if n else (points, choice)


def _most(option: Option, counts: dict[int, int]) -> int:
    held = min(counts.get(number, 0) // copies for number, copies in option.needs)
    return held if option.each else min(held, len(option.points))
