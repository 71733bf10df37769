"""What a table plays, rule by rule in plain words, with its source; what is assumed says so."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pinochle_learn.rules import Value
from pinochle_learn.rules.change import Entry, entries
from pinochle_learn.rules.kinds import words_of
from pinochle_learn.rules.records import Rules
from pinochle_learn.rules.rescale import rescaled
from pinochle_learn.rules.words import value_in_words
from pinochle_learn.text import sentence


@dataclass(frozen=True, slots=True)
class ShownRule:
    """One rule in words. ``differs`` says what else is played, and at which tables."""

    path: str
    question: str
    answer: str
    provenance: str
    source: str
    differs: tuple[str, ...]


def shown_rules(rules: Rules, part: str, others: tuple[Rules, ...]) -> tuple[ShownRule, ...]:
    """The rules of one part of a record, such as ``play``, compared with other tables; no single melds."""
    rows = [
        entry
        for entry in entries(rules)
        if entry.path.rpartition(".")[0] == part and not _idle(rules, entry.path)
    ]
    on_this_scale = on_one_scale(rules, others)
    return tuple(_shown(entry, rules, on_this_scale) for entry in rows)


def _idle(rules: Rules, path: str) -> bool:
    """Rules that can change nothing: of second copies where there are none, of extras that no run has."""
    if path == "meld.doubles":
        return rules.pack.copies.value == 1
    return path == "meld.run_extras" and not any(meld.readings for meld in rules.meld.melds)


def _shown(entry: Entry, rules: Rules, others: tuple[Rules, ...]) -> ShownRule:
    value: Value[Any] = entry.value
    differs: dict[str, list[str]] = {}
    for other in others:
        theirs = _value(other, entry.path)
        if theirs is not None and theirs.value != value.value and _comparable(rules, other, theirs.value):
            differs.setdefault(value_in_words(other, entry.path, theirs.value), []).append(other.name)
    question = sentence(words_of(entry.declared))
    answer = value_in_words(rules, entry.path, value.value)
    elsewhere = tuple(f"{', '.join(names)}: {words}" for words, names in differs.items())
    return ShownRule(entry.path, question, answer, value.provenance, value.source, elsewhere)


def _comparable(rules: Rules, other: Rules, value: object) -> bool:
    """Says whether a value may stand beside this table's: numbers only where both are on one scale."""
    return rules.table.scale.value == other.table.scale.value or isinstance(value, bool | str | None)


def on_one_scale(rules: Rules, others: Iterable[Rules]) -> tuple[Rules, ...]:
    """Other tables on this table's scale, where their scores allow it, else as they are."""
    return tuple(_on_scale(other, rules.table.scale.value) for other in others)


@lru_cache(maxsize=64)
def _on_scale(rules: Rules, scale: int) -> Rules:
    return rescaled(rules, scale) or rules


def _value(rules: Rules, path: str) -> Value[Any] | None:
    """A rule of another table, or ``None`` where it has nothing of the kind, such as a kitty."""
    part, name = path.split(".")
    found: Value[Any] | None = getattr(getattr(rules, part), name, None)
    return found
