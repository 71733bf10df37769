"""What a table plays, rule by rule in plain words, with its source; what is assumed says so."""

from dataclasses import dataclass
from typing import Any

from pinochle_learn.rules import Value
from pinochle_learn.rules.change import Entry, entries
from pinochle_learn.rules.kinds import words_of
from pinochle_learn.rules.records import Rules
from pinochle_learn.text import listed, say, sentence

_WORDS: dict[object, str] = {
    True: "yes",
    False: "no",
    None: "none",
    "always": "always",
    "trump_led": "only when trump is led",
    "never": "never",
    "free": "any card of the suit",
    "beat_led": "the best card of the suit led must still be beaten",
    "bidder": "the bidder",
    "dealer_left": "the player at the dealer's left",
    "trick": "one trick",
    "trick_point": "one trick point",
    "all": "everybody",
    "strict": "a card serves once in the type, so an extra king or queen alone adds nothing",
    "named": "a meld of its own, with its own points",
    "borrow": "an extra king or queen borrows its partner from the run",
    "both": "the king and queen of the run score once more",
    "listed": "what the list says for two",
    "twice": "twice as much",
    "once": "nothing more",
}


@dataclass(frozen=True, slots=True)
class ShownRule:
    """One rule in words. ``differs`` names the tables that play it otherwise."""

    path: str
    question: str
    answer: str
    provenance: str
    source: str
    differs: tuple[str, ...]


def shown_rules(rules: Rules, part: str, others: tuple[Rules, ...]) -> tuple[ShownRule, ...]:
    """The rules of one part of a record, such as ``play``, compared with other tables; no single melds."""
    rows = [entry for entry in entries(rules) if entry.path.rpartition(".")[0] == part]
    return tuple(_shown(entry, others) for entry in rows)


def _shown(entry: Entry, others: tuple[Rules, ...]) -> ShownRule:
    value: Value[Any] = entry.value
    question = sentence(words_of(entry.declared))
    differs = tuple(
        f"{other.name}: {in_words(theirs)}"
        for other in others
        for theirs in [_value(other, entry.path)]
        if theirs != value.value
    )
    return ShownRule(entry.path, question, in_words(value.value), value.provenance, value.source, differs)


def in_words(value: object) -> str:
    """A rule's value as one says it."""
    if isinstance(value, tuple):
        return listed(map(str, value))
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return say(_WORDS.get(value, str(value)))


def _value(rules: Rules, path: str) -> object:
    part, name = path.split(".")
    return getattr(getattr(rules, part), name).value
