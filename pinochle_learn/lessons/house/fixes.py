"""Rules that contradict each other: said in plain words, with changes that would mend it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache, partial
from itertools import combinations, product
from typing import Any

from pinochle_learn.errors import RuleError
from pinochle_learn.front.own_words import answer, question
from pinochle_learn.rules import Rules
from pinochle_learn.rules.change import Entry, applied, clashes, entries
from pinochle_learn.rules.idle import MELDS
from pinochle_learn.rules.kinds import Kind
from pinochle_learn.tables import REGISTRY
from pinochle_learn.text import listed, say

Changes = dict[str, Any]
_PATH = re.compile(r"\b[a-z]+(?:\.[a-z_-]+)+\b")
_SET = re.compile(rf"({_PATH.pattern}) to (\w+(?: or \w+)*)")
_VALUES = {"True": "yes", "False": "no", "None": "none"}
_OFFERED = 3  # ways that are offered
_ANYHOW = 4  # rules that one way may change
_TRIED = 400  # combinations that are looked at


def kind_of(entry: Entry) -> Kind:
    """What a rule may be."""
    kind: Kind = entry.declared.metadata["kind"]
    return kind


def reasons(start: Rules, rules: Rules) -> tuple[str, ...]:
    """Why rules made from ``start`` cannot stand side by side, or do nothing; rules by their questions."""
    return tuple(in_questions(rules, reason) for reason in clashes(start, rules))


def in_questions(rules: Rules, reason: str) -> str:
    """A reason in which each rule stands by its question, and each value in words."""
    known = {entry.path for entry in entries(rules)}

    def plain(match: re.Match[str]) -> str:
        path = match.group()
        return f"“{question(rules, path).rstrip(':')}”" if path in known else path

    return _values(_PATH.sub(plain, _SET.sub(partial(_in_words, rules), reason)))


def _in_words(rules: Rules, match: re.Match[str]) -> str:
    """What a rule is to be set to, as one says it."""
    path, named = match.groups()
    kind = next((kind_of(entry) for entry in entries(rules) if entry.path == path), None)
    values = named.split(" or ")
    if kind is None or not all(kind.read(value)[0] for value in values):
        return match.group()
    words = [answer(rules, path, value) for value in values]
    return f"{path} to {listed((f'“{one}”' if ' ' in one else one for one in words), 'or')}"


def _values(reason: str) -> str:
    return re.sub(r"\b(True|False|None)\b", lambda match: say(_VALUES[match.group()]), reason)


def mends(start: Rules, wishes: Mapping[str, Any], held: str = "") -> tuple[Changes, ...]:
    """Changes that would make the wishes go together, those of fewest rules first.

    They leave the rule ``held`` as it is wished; without one they leave every wish.
    """
    return _mends(start, tuple(wishes.items()), frozenset({held} if held else wishes))


@lru_cache(maxsize=256)
def _mends(start: Rules, wishes: tuple[tuple[str, Any], ...], wished: frozenset[str]) -> tuple[Changes, ...]:
    broken = applied(start, dict(wishes))
    wrong = clashes(start, broken)
    if not wrong:
        return ()
    free = {entry.path: entry for entry in entries(broken) if entry.path not in wished}
    named = [path for path in dict.fromkeys(_PATH.findall(" ".join(wrong))) if path in free]
    melds = {path.rpartition(".")[0] for path in (*wished, *named) if path.startswith(MELDS)}
    tried = [path for path in free if not path.startswith(MELDS) or path.rpartition(".")[0] in melds]
    single = [{path: value} for path in tried for value in _others(broken, free[path])]
    together = (
        dict(zip(paths, values, strict=True))
        for size in range(2, min(len(named), _ANYHOW) + 1)
        for paths in combinations(named, size)
        for values in product(*(_others(broken, free[path]) for path in paths))
    )
    parts = {path.partition(".")[0] for path in (*wished, *named)}
    near = [way for way in single if _is_choice_of(free, parts, way)]
    pairs = ({**one, **other} for one, other in combinations(near, 2) if one.keys() != other.keys())
    tries: tuple[Iterable[Changes], ...] = (single, together, pairs)
    found = next((good for ways in tries if (good := list(_good(start, broken, _first(_TRIED, ways))))), [])
    return tuple(found[:_OFFERED])


def _is_choice_of(free: Mapping[str, Entry], parts: set[str], way: Changes) -> bool:
    """Says whether a change chooses among named values in one of these parts of the record."""
    (path,) = way
    return kind_of(free[path]).form == "choice" and path.partition(".")[0] in parts


def _good(start: Rules, broken: Rules, ways: Iterable[Changes]) -> Iterator[Changes]:
    return (way for way in ways if not clashes(start, applied(broken, way)))


def _first(most: int, ways: Iterable[Changes]) -> Iterator[Changes]:
    return (way for way, _ in zip(ways, range(most), strict=False))


def _others(rules: Rules, entry: Entry) -> list[Any]:
    """Other values of a rule that are worth a try: its choices, and what other tables play."""
    kind = kind_of(entry)
    if kind.form == "fixed":
        return []
    if entry.path.startswith(MELDS) and entry.path.endswith(".points"):
        return [entry.value.value[:1]]
    tried = [*kind.choices, *(() if kind.form == "choice" else elsewhere(rules, entry.path))]
    return [value for value in dict.fromkeys(tried) if value != entry.value.value and kind.read(value)[0]]


def elsewhere(rules: Rules, path: str) -> tuple[Any, ...]:
    """What the variants on the same scale play, each value once, in teaching order."""
    scale = rules.table.scale.value
    return tuple(dict.fromkeys(v for other, v in _plays(path) if other == scale))


@lru_cache(maxsize=512)
def _plays(path: str) -> tuple[tuple[int, Any], ...]:
    return tuple(
        (rules.table.scale.value, entry.value.value)
        for rules in REGISTRY
        for entry in entries(rules)
        if entry.path == path
    )


@lru_cache(maxsize=1024)
def possible(start: Rules, path: str, value: object) -> bool:
    """Says whether a table could have this value, if need be with other rules changed too."""
    try:
        wrong = clashes(start, applied(start, {path: value}))
    except RuleError:
        return False
    return not wrong or bool(mends(start, {path: value}))


def orders(start: Rules, wishes: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    """Orders of the phases in which this table could play: other tables', and its own with one more."""
    own = applied(start, dict(wishes)).deal.phases.value
    tried = [own, start.deal.phases.value, *(rules.deal.phases.value for rules in REGISTRY)]
    tried += [more for order in (own, start.deal.phases.value) for more in _varied(order)]

    def fits(order: tuple[str, ...]) -> bool:
        return not clashes(start, applied(start, {**wishes, "deal.phases": order}))

    return tuple(order for order in dict.fromkeys(tried) if order == own or fits(order))


def _varied(order: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """An order without one of its phases, or with passing or throwing in at some place."""
    for phase in ("exchange", "decision"):
        rest = tuple(other for other in order if other != phase)
        yield rest
        yield from ((*rest[:place], phase, *rest[place:]) for place in range(1, len(rest)))
