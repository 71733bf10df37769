"""A table of one's own: a record with some values changed, checked as a whole."""

from collections.abc import Iterator, Mapping
from dataclasses import Field, fields, is_dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, NamedTuple

from pinochle_learn.errors import RuleError
from pinochle_learn.rules.contradictions import contradictions
from pinochle_learn.rules.idle import MELDS, idle, may_be_same, same
from pinochle_learn.rules.kinds import Kind
from pinochle_learn.rules.melding import MeldRule
from pinochle_learn.rules.records import Rules
from pinochle_learn.rules.schemes import SCHEMES
from pinochle_learn.rules.value import Value, assumed
from pinochle_learn.text import say

OWN = "your own table"


class Entry(NamedTuple):
    """One rule of a record: its path, its value, and what it may be."""

    path: str
    value: Value[Any]
    declared: Field[Any]


@lru_cache(maxsize=64)  # a page asks for the same few records all the time
def entries(rules: Rules) -> tuple[Entry, ...]:
    """Every value of a record, each with its path such as ``play.must_beat``."""
    return tuple(_entries(rules, ""))


def changed(rules: Rules, changes: object) -> Rules:
    """Makes a table of one's own.

    Raises:
        RuleError: an unknown rule (with the closest name), a value that it cannot take, rules that
            contradict each other, or numbers of a meld that are never paid (each with the reason).

    Other rules are taken also where they decide nothing, so that tables can be compared by any combination:
    ``idle`` tells which, and the page for one's own table does not offer them.
    """
    whole = restored(rules, changes)
    nothing = idle_changes(rules, whole, of=MELDS)
    if nothing:
        raise RuleError(" ".join(nothing))
    return whole


def restored(rules: Rules, changes: object) -> Rules:
    """A table that was made once: what a later change has left nothing to decide is let be.

    Raises:
        RuleError: as ``changed``, but not for rules that decide nothing.
    """
    whole = applied(rules, changes)
    reasons = contradictions(whole)
    if reasons:
        raise RuleError(say("These rules contradict each other: {reasons}", reasons=" ".join(reasons)))
    return whole


def clashes(start: Rules, whole: Rules) -> list[str]:
    """Why a table cannot be made from ``start``: contradictions, or else changes that would do nothing."""
    return contradictions(whole) or idle_changes(start, whole)


def idle_changes(start: Rules, whole: Rules, of: str = "") -> list[str]:
    """The changes of some rules that do nothing, each with its reason and a way out if there is one."""
    return [
        say("{path} would change nothing. {why}", path=path, why=why)
        for path, value in whole.changes
        if path.startswith(of)
        and value != value_at(start, path)
        and (why := _without_effect(start, whole, path))
    ]


def _without_effect(start: Rules, whole: Rules, path: str) -> str:
    """Why one change does nothing beside all the others; an empty text: it does something."""
    without: Rules = _put(whole, path.split("."), _at(start, path.split(".")))
    why = idle(whole, path)
    if why or not may_be_same(path) or contradictions(without):  # what mends a contradiction does something
        return why
    return same(start, without, whole, path)


def value_at(rules: Rules, path: str) -> Any:  # noqa: ANN401 - any rule's value
    """What a table plays by a rule."""
    return _at(rules, path.split(".")).value


def applied(rules: Rules, changes: object) -> Rules:
    """The record with some values changed, whether or not they go together (see ``contradictions``).

    Raises:
        RuleError: an unknown rule, or a value that it cannot take.
    """
    if not isinstance(changes, Mapping):
        text = "Changes are a mapping such as {{'play.must_beat': 'trump_led'}}, not {changes!r}."
        raise RuleError(say(text, changes=changes))
    if rules.home_scale is not None:
        raise RuleError(say("Change the rules on the table's own scale first, then the scale."))
    known = _known(rules)
    new: Any = rules
    for path, value in changes.items():
        checked = _checked(known, path, value)
        new = _put(new, path.split("."), checked)
    made = dict(rules.changes) | {path: _at(new, path.split(".")).value for path in changes}
    whole: Rules = replace(new, changes=tuple(made.items()))
    return whole


@lru_cache(maxsize=64)
def _known(rules: Rules) -> Mapping[str, Entry]:
    """The rules of a record by their paths: a search for ways out asks for them hundreds of times."""
    return {entry.path: entry for entry in entries(rules)}


def _entries(record: Any, before: str) -> Iterator[Entry]:  # noqa: ANN401 - any record
    for declared in fields(record):
        part = getattr(record, declared.name)
        path = f"{before}{declared.name}"
        if isinstance(part, Value):
            yield Entry(path, part, declared)
        elif isinstance(part, tuple):
            for item in part:
                if isinstance(item, MeldRule):
                    yield from _entries(item, f"{path}.{item.key}.")
        elif is_dataclass(part):
            yield from _entries(part, f"{path}.")


def _checked(known: Mapping[str, Entry], path: object, value: object) -> Value[Any]:
    if path not in known:
        close = get_close_matches(str(path), known, n=3, cutoff=0.5)
        hint = say(" Did you mean {names}?", names=", ".join(close)) if close else ""
        raise RuleError(say("There is no rule {path!r}.{hint}", path=path, hint=hint))
    entry = known[str(path)]
    kind: Kind = entry.declared.metadata["kind"]
    if isinstance(value, Value):
        value = value.value
    if path == "count.points" and isinstance(value, str) and value in SCHEMES:
        scale = known["table.scale"].value.value
        value = tuple(n / 10 if n * scale % 10 else n * scale // 10 for n in SCHEMES[value])
    good, kept = kind.read(value)
    if not good:
        message = say(
            "{path} cannot be {value!r}: it is {wanted}.", path=path, value=value, wanted=kind.wanted
        )
        raise RuleError(message)
    return assumed(kept, OWN)


def _at(record: Any, path: list[str]) -> Any:  # noqa: ANN401 - any record
    for name in path:
        record = record[name] if isinstance(record, dict) else getattr(record, name)
        record = {item.key: item for item in record} if isinstance(record, tuple) else record
    return record


def _put(record: Any, path: list[str], value: Value[Any]) -> Any:  # noqa: ANN401 - any record
    name, *rest = path
    part = getattr(record, name)
    if not rest:
        return replace(record, **{name: value})
    if isinstance(part, tuple):
        key, *deeper = rest
        items = tuple(_put(item, deeper, value) if item.key == key else item for item in part)
        return replace(record, **{name: items})
    return replace(record, **{name: _put(part, rest, value)})
