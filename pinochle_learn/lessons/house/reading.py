"""What people fill in for a rule, read as a value that the rule can have."""

import re
from collections.abc import Mapping
from typing import Any

from pinochle_learn.errors import RuleError
from pinochle_learn.lessons.house.draft import Field
from pinochle_learn.lessons.house.fixes import kind_of
from pinochle_learn.text import say


def filled(field: Field, at: Mapping[str, Any], given: object) -> Any:  # noqa: ANN401 - any rule's value
    """The rule's new value. ``at`` says which of several numbers was filled in.

    Raises:
        RuleError: what was filled in is no value of this rule, with what it may be.
    """
    value = _READERS[field.form](field, at, given)
    good, kept = kind_of(field.entry).read(value)
    if not good:
        wanted = kind_of(field.entry).wanted
        raise RuleError(say("{given} will not do here: it is {wanted}.", given=_shown(given), wanted=wanted))
    return kept


def _choice(field: Field, _at: Mapping[str, Any], given: object) -> Any:  # noqa: ANN401 - as above
    if isinstance(given, bool):  # a tick
        return given
    place = _whole(given)
    if place is None or not 0 <= place < len(field.choices):
        raise RuleError(say("There is no such choice."))
    return field.choices[place][1]


def _number(_field: Field, _at: Mapping[str, Any], given: object) -> int | None:
    return _whole(given)


def _numbers(field: Field, at: Mapping[str, Any], given: object) -> tuple[int | None, ...] | None:
    """One of several numbers, where each has a label; else all of them in one text."""
    place = _place(at, "at")
    if place is None:
        found = tuple(map(_whole, re.split(r"[,;\s]+", str(given or "").strip()[:200])))
        return None if found == (None,) else found
    if place >= len(field.labels):
        raise RuleError(say("There is no such number."))
    numbers = list(field.value)
    new = _whole(given)
    if new is None:  # a number that is emptied ends the list
        return tuple(numbers[:place])
    numbers += [new] * (place + 1 - len(numbers))
    numbers[place] = new
    return tuple(numbers)


def _pair(field: Field, at: Mapping[str, Any], given: object) -> tuple[int | None, ...]:
    pair = list(field.value)
    pair[_place(at, "at") == 1] = _whole(given)
    return tuple(pair)


def _pairs(field: Field, at: Mapping[str, Any], given: object) -> tuple[tuple[int, int], ...]:
    """Rows of two numbers: one is changed, begun at the end, or left out when its first number is emptied."""
    rows: list[list[int]] = [list(row) for row in field.value]
    row, column = _place(at, "row") or 0, _place(at, "at") == 1
    new = _whole(given)
    if row >= len(rows):
        rows.append([rows[-1][0] + 1, rows[-1][1]])
        row = len(rows) - 1
    if new is None and not column:
        del rows[row]
    else:
        rows[row][column] = new if new is not None else 0
    return tuple((start, step) for start, step in rows)


def _letters(field: Field, at: Mapping[str, Any], given: object) -> str:
    """Suits, each switched on or off, in the order of the pack."""
    suit = str(at.get("suit"))
    chosen = set(field.value) - {suit} | ({suit} if given is True else set())
    return "".join(one for one in field.draft.start.pack.suits.value if one in chosen)


def _whole(given: object) -> int | None:
    """A whole number, or nothing where nothing is filled in."""
    text = str(given if given is not None else "").strip().replace("\N{MINUS SIGN}", "-")
    if not text:
        return None
    if not re.fullmatch(r"-?\d{1,7}", text, re.ASCII):
        raise RuleError(say("{given} is no whole number.", given=_shown(given)))
    return int(text)


def _place(at: Mapping[str, Any], name: str) -> int | None:
    place = at.get(name)
    return place if type(place) is int and 0 <= place < 100 else None  # noqa: PLR2004 - no list is so long


def _shown(given: object) -> str:
    return f"“{str(given)[:40]}”"


_READERS = {
    "choice": _choice,
    "whole": _number,
    "numbers": _numbers,
    "pairs": _pairs,
    "pair": _pair,
    "text": _letters,
}
