"""Chips: what one player has more, the others have less, since together they are nothing."""

from collections.abc import Sequence


def made_up_for(before: tuple[int, ...], side: int, chips: int, possible: Sequence[int]) -> tuple[int, ...]:
    """So many chips for one player; the next ones at the table make up for it, as far as they can."""
    after, missing = list(before), before[side] - chips
    after[side] = chips
    for step in range(1, len(before)):
        other = (side + step) % len(before)
        now = min(max(after[other] + missing, possible[0]), possible[-1])
        missing -= now - after[other]
        after[other] = now
    return before if missing else tuple(after)
