"""A rule's question and a value of it in plain words, melds with their names."""

from pinochle_learn.rules import Rules
from pinochle_learn.rules.change import entries
from pinochle_learn.rules.kinds import words_of
from pinochle_learn.rules.words import value_in_words
from pinochle_learn.text import number, say, sentence


def question(rules: Rules, path: str) -> str:
    """What a rule decides, in plain words; of a meld with its name, and with a colon where it does not ask.

    >>> from pinochle_learn.tables import find
    >>> question(find("pagat"), "meld.melds.run.points"), question(find("pagat"), "play.must_follow")
    ('Run: points by number of copies:', 'Must one follow suit?')
    """
    declared = next(entry.declared for entry in entries(rules) if entry.path == path)
    words = words_of(declared)
    if path.startswith("meld.melds."):
        meld = rules.meld[path.split(".")[2]]
        words = f"{sentence(say(meld.name))}: {words}"
    asked = sentence(words)
    return asked if asked.endswith("?") else f"{asked}:"


def answer(rules: Rules, path: str, value: object) -> str:
    """A value of a rule in words.

    >>> from pinochle_learn.tables import find
    >>> answer(find("pagat"), "meld.melds.run.points", (15, 150))
    '15, two 150'
    """
    if path.startswith("meld.melds.") and isinstance(value, tuple):
        first, *more = value
        return ", ".join([str(first), *(f"{number(n)} {p}" for n, p in enumerate(more, start=2))])
    return value_in_words(rules, path, value)
