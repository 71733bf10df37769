"""Choices for what a trick is worth: the right number among those that likely slips give."""

from collections.abc import Sequence

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.tricks.tricks import count

_CHOICES = 4


def worths(table: Compiled, trick: Sequence[Card], *, last: bool) -> tuple[int, ...]:
    """Four different numbers, ascending, of which exactly one is right."""
    right = int(count(table, trick, last_trick=last))
    plain = int(count(table, trick))
    extra, scale = table.rules.count.last_trick.value, table.rules.table.scale.value
    slips = [plain + extra if not last else plain, len(trick) * scale]
    near = [right + step * scale for step in (1, -1, 2, 3, 4)]
    wrong = [n for n in dict.fromkeys([*slips, *near]) if n >= 0 and n != right]
    return tuple(sorted([right, *wrong[: _CHOICES - 1]]))
