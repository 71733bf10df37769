"""The same seed gives the same cards on every machine and under every version of Python."""

from collections.abc import Sequence
from typing import TypeVar

from pinochle_learn.errors import ActionError
from pinochle_learn.text import say

T = TypeVar("T")
_LARGEST = 2**63


def shuffled(items: Sequence[T], seed: int) -> list[T]:
    """Shuffles by a seed, a whole number from 0 to 2**63 - 1.

    Only ``Random.random`` is used: the standard library promises that its numbers stay the same for a seed,
    and promises nothing of the kind for ``Random.shuffle``.

    >>> shuffled("ATKQJ9", 7)
    ['Q', '9', 'J', 'K', 'A', 'T']
    """
    from random import Random  # noqa: PLC0415 - only who deals pays for it

    chance = Random(checked_seed(seed)).random
    cards = list(items)
    for last in range(len(cards) - 1, 0, -1):
        other = int(chance() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def fresh_seed() -> int:
    """A seed nobody can foresee, short enough to stand in a link."""
    from secrets import randbelow  # noqa: PLC0415 - only who deals pays for it

    return randbelow(10**9)


def checked_seed(seed: object) -> int:
    """Refuses what is no seed."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < _LARGEST:
        raise ActionError(say("A seed is a whole number from 0 to 2**63 - 1, not {seed!r}.", seed=seed))
    return seed
