"""The values that the page for a table of one's own lets people set a rule to, or a fair choice of them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pinochle_learn.lessons.house.draft import Field
from pinochle_learn.lessons.house.fixes import kind_of

NEAR = (1, -1, 10, -10, 50, -50, 100, -100)
USUAL = {"auction.cap": 500, "auction.skipped": 10, "game.limit": -500, "game.target": 1000, "game.deals": 5}
LISTS = ((1,), (2,), (3,), (5,), (10,), (20,), (3, 4), (1, 2), (10, 20))


def values(field: Field) -> list[Any]:
    """Every choice of a rule, and of numbers those near its own, more, fewer and none."""
    read, found = kind_of(field.entry).read, []
    for value in _OF[field.form](field):
        good, kept = read(value)
        if good and kept != field.own and kept not in found:
            found.append(kept)
    return found


def _choices(field: Field) -> Iterator[Any]:
    return (value for _, value in field.choices)


def _whole(field: Field) -> Iterator[Any]:
    scale = field.draft.start.table.scale.value
    own = field.value if field.value is not None else USUAL.get(field.path, 250) * scale // 10
    yield from (None, 0, 1, own, 2 * own, *(own + step for step in NEAR))


def _numbers(field: Field) -> Iterator[Any]:
    own = tuple(field.value or ())
    if not field.labels:
        yield from (*LISTS, None)
        return
    for place in range(len(field.labels)):
        before = own[min(place, len(own) - 1)]
        for new in (before + 1, 2 * before + 10, before - 1, 0):
            numbers = [*own, *[new] * (place + 1 - len(own))]
            numbers[place] = new
            yield tuple(numbers)
        yield own[:place]
    yield tuple(own[0] * n for n in range(1, len(field.labels) + 1))


def _pairs(field: Field) -> Iterator[Any]:
    rows, ten = tuple(field.value), 10 * field.draft.start.table.scale.value
    for place, (start, step) in enumerate(rows):
        for new in ((start, 2 * step), (start + ten, step), (start, step - 1)):
            yield (*rows[:place], new, *rows[place + 1 :])
        yield (*rows[:place], *rows[place + 1 :])
    start, step = rows[-1]
    yield (*rows, (start + ten, 5 * step))
    yield (*rows, (start + 1, step))


def _pair(field: Field) -> Iterator[Any]:
    points, chips = field.value
    yield from ((2 * points, chips), (points, 2 * chips), (points + 1, chips))


def _suits(_field: Field) -> Iterator[Any]:
    yield from ("", "H", "SH", "D", "SHDC")


_OF: Mapping[str, Callable[[Field], Iterator[Any]]] = {
    "choice": _choices,
    "whole": _whole,
    "numbers": _numbers,
    "pairs": _pairs,
    "pair": _pair,
    "text": _suits,
}
