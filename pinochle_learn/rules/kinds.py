"""What values a rule can take, as data beside the rule: one field of a record, its words, its check."""

from collections.abc import Callable
from dataclasses import Field, dataclass, field
from typing import Any, TypeGuard

from pinochle_learn.text import listed, say

Reading = tuple[bool, Any]  # may the rule have this value, and the value in the form that records keep


@dataclass(frozen=True, slots=True)
class Kind:
    """A set of values: how it is described to a user, and a reader that accepts or refuses.

    ``form`` says what is to be filled in where the values are not ``choices``: ``whole``, ``numbers``,
    ``pairs``, ``pair``, ``texts``, ``text``; ``fixed`` is for nobody to change. ``low`` and ``high`` bound
    whole numbers.
    """

    wanted: str
    read: Callable[[Any], Reading]
    choices: tuple[Any, ...] = ()
    form: str = "choice"
    low: int | None = None
    high: int | None = None


def rule(words: str, kind: Kind) -> Any:  # noqa: ANN401 - as dataclasses.field itself
    """Declares a field of a rules record: what it decides, in plain words, and what it may be."""
    return field(metadata={"words": words, "kind": kind})


def if_any(words: str, kind: Kind) -> Any:  # noqa: ANN401 - as dataclasses.field itself
    """As ``rule``, for a question that does not arise at most tables: there the field is ``None``."""
    return field(default=None, metadata={"words": words, "kind": kind})


def words_of(declared: Field[Any]) -> str:
    """The plain words for a rule's field."""
    return say(declared.metadata["words"])


def one_of(*choices: object) -> Kind:
    """One of a few named values."""
    return Kind(listed(map(str, choices), "or"), lambda v: (_among(v, choices), v), choices)


def _among(value: object, choices: tuple[object, ...]) -> bool:
    return any(value == choice and type(value) is type(choice) for choice in choices)


YES_NO = one_of(*(True, False))


def whole(low: int, high: int | None = None) -> Kind:
    """A whole number from ``low`` to ``high`` (``None``: no end)."""
    wanted = f"a whole number from {low}" + ("" if high is None else f" to {high}")
    if high is None:
        wanted = f"a whole number, {low} or more"
    return Kind(
        wanted,
        lambda v: (_is_whole(v) and low <= v and (high is None or v <= high), v),
        form="whole",
        low=low,
        high=high,
    )


def below_zero() -> Kind:
    """A whole number below zero."""
    return Kind("a whole number below zero", lambda v: (_is_whole(v) and v < 0, v), form="whole", high=-1)


def none_or(kind: Kind) -> Kind:
    """``None``, or a value of another kind."""
    return Kind(
        f"none (None), or {kind.wanted}",
        lambda v: (True, None) if v is None else kind.read(v),
        (None, *kind.choices),
        kind.form,
        kind.low,
        kind.high,
    )


def numbers(least: int = 1, low: int = 0) -> Kind:
    """A list of at least ``least`` whole numbers, none below ``low``."""

    def read(value: object) -> Reading:
        items = tuple(value) if isinstance(value, list | tuple) else ()
        return len(items) >= least and all(_is_whole(n) and n >= low for n in items), items

    wanted = f"a list of {least} or more whole numbers" + (f" from {low}" if low else "")
    return Kind(wanted, read, form="numbers", low=low)


def pairs() -> Kind:
    """A list of pairs of whole numbers above zero, ascending by the first of each."""

    def read(value: object) -> Reading:
        rows = tuple(tuple(p) if _is_list(p) else () for p in value) if _is_list(value) else ()
        good = bool(rows) and all(len(p) == 2 and all(_is_whole(n) for n in p) for p in rows)  # noqa: PLR2004
        starts = [row[0] for row in rows] if good else []
        climbs = starts == sorted(set(starts))
        return good and climbs and all(step > 0 <= start for start, step in rows), rows

    return Kind("a list of (from, step) pairs, such as [(50, 1), (60, 5)]", read, form="pairs", low=1)


def pair() -> Kind:
    """Two whole numbers above zero."""

    def read(value: object) -> Reading:
        items = tuple(value) if _is_list(value) else ()
        return len(items) == 2 and all(_is_whole(n) and n > 0 for n in items), items  # noqa: PLR2004

    return Kind("two whole numbers above zero, such as (50, 2)", read, form="pair", low=1)


def texts(*allowed: str) -> Kind:
    """A list of different words, each one of ``allowed``."""

    def read(value: object) -> Reading:
        items = tuple(value) if _is_list(value) else ()
        return all(i in allowed for i in items) and len(set(items)) == len(items) > 0, items

    return Kind("a list of " + ", ".join(allowed), read, form="texts")


def text(pattern_words: str, test: Callable[[str], bool]) -> Kind:
    """A text that passes a test."""
    return Kind(pattern_words, lambda v: (isinstance(v, str) and test(v), v), form="text")


def fixed(wanted: str) -> Kind:
    """A value that is part of the variant and cannot be set by a table of one's own."""
    return Kind(wanted, lambda v: (False, v), form="fixed")


ONE_WAY = fixed("the only way in which this package plays it")


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_list(value: object) -> TypeGuard[list[Any] | tuple[Any, ...]]:
    return isinstance(value, list | tuple)
