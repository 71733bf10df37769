"""The facts of a hand to be settled: which a table has a use for, and what they say to the engine."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from pinochle_learn.cards import Card
from pinochle_learn.errors import PinochleError, ScoreError
from pinochle_learn.front import Variant
from pinochle_learn.text import say

NUMBER, CHOICE, CHECK, CARDS = "number", "choice", "check", "cards"
NOBODY = -1  # in a choice of sides
Values = Mapping[str, int | str]  # by key; texts are of cards, and numbers that could not be read


@dataclass(frozen=True, slots=True)
class Fact:
    """One field: ``key`` is the keyword of ``settle`` that it belongs to, with its side behind a dot."""

    key: str
    label: str
    start: int | str = 0
    kind: str = NUMBER
    choices: tuple[tuple[int, str], ...] = ()
    step: int = 1

    @property
    def keyword(self) -> str:
        """The keyword alone."""
        return self.key.partition(".")[0]

    def read(self, value: object) -> int | str:
        """What was filled in; a number that is none, or is not among the choices, stays as the text it is."""
        if self.kind == CARDS:
            return str(value or "").strip()
        if self.kind == CHECK:
            return int(value in (True, 1, "1"))
        text = str(value).strip()
        if not re.fullmatch(r"[-+]?\d{1,6}", text, re.ASCII):
            return text
        return int(text) if not self.choices or int(text) in dict(self.choices) else text


class Form(Protocol):
    """The facts of one kind of table."""

    def facts(self, table: Variant) -> tuple[Fact, ...]:
        """All facts that the table may ask for, in the order in which a link tells them."""
        ...

    def shown(self, table: Variant, values: Values) -> Iterable[str]:
        """The keys of the facts that matter while the others have these values, in the order of a hand."""
        ...

    def told(self, table: Variant, values: Values) -> dict[str, Any]:
        """The facts as keywords of ``settle``."""
        ...

    def notes(self, table: Variant, values: Values) -> Iterable[str]:
        """What is said beside the fields."""
        ...


def started(facts: Iterable[Fact]) -> dict[str, int | str]:
    """What the fields begin with."""
    return {fact.key: fact.start for fact in facts}


def by_side(values: Values, keyword: str, sides: int) -> tuple[Any, ...]:
    """The values of one keyword, side by side."""
    return tuple(values[f"{keyword}.{side}"] for side in range(sides))


def unread(table: Variant, facts: Iterable[Fact], values: Values, shown: Iterable[str]) -> dict[str, str]:
    """What is wrong with fields by themselves: no number, no cards, or cards that another field has."""
    seen, wrong, before = set(shown), {}, list[Card]()
    for fact in (one for one in facts if one.key in seen):
        value = values[fact.key]
        if fact.kind == CARDS:
            try:
                cards = table.pack.read(value)
                table.pack.check_copies((*before, *cards))
                before += cards
            except PinochleError as error:
                wrong[fact.key] = str(error)
        elif isinstance(value, str):
            wrong[fact.key] = say("This must be a whole number of at most six digits.")
    return wrong


def blamed(message: str, keys: Iterable[str]) -> str:
    """The field that an error of the engine speaks of: that of the keyword named first, and of its side."""
    known = list(keys)
    said = message.replace("trick points", "trick_points").replace("no trick,", "tricks_taken")
    words = {key.partition(".")[0] for key in known}
    found = [(at.start(), word) for word in words if (at := re.search(rf"\b{word}\b", said))]
    if not found:
        return ""
    keyword, side = min(found)[1], re.search(r"\b[Ss]ide (\d)", message)
    wanted = f"{keyword}.{side[1]}" if side else ""
    return wanted if wanted in known else next(key for key in known if key.partition(".")[0] == keyword)


def written(facts: Iterable[Fact], values: Values) -> tuple[str, str]:
    """The facts of a link, and the cards left; both empty where all is as it begins, or is not readable."""
    all_facts = tuple(facts)
    numbers = [values[fact.key] for fact in all_facts if fact.kind != CARDS]
    cards = [str(values[fact.key]) for fact in all_facts if fact.kind == CARDS]
    begun = all(values[fact.key] == fact.start for fact in all_facts)
    if begun or any(isinstance(number, str) for number in numbers):
        return "", ""
    return ".".join(map(str, numbers)), ",".join(cards)


def read(facts: Iterable[Fact], numbers: str, cards: str) -> dict[str, int | str]:
    """The values that the facts of a link tell.

    Raises:
        ScoreError: numbers that are none of a hand at this table.
    """
    all_facts = tuple(facts)
    of_numbers = [fact for fact in all_facts if fact.kind != CARDS]
    given, left = numbers.split("."), cards.split(",") if cards else []
    if len(given) != len(of_numbers):
        text = "The facts of a hand are {n} numbers here, not {given}."
        raise ScoreError(say(text, n=len(of_numbers), given=len(given)))
    values = started(all_facts)
    for fact, text in zip(of_numbers, given, strict=True):
        value = fact.read(text)
        if isinstance(value, str):
            raise ScoreError(say("{label} cannot be {value}.", label=fact.label, value=text))
        values[fact.key] = value
    of_cards = [fact for fact in all_facts if fact.kind == CARDS]
    return values | {fact.key: text.strip() for fact, text in zip(of_cards, left, strict=False)}


def sides_of(names: Iterable[str], nobody: str = "") -> tuple[tuple[int, str], ...]:
    """The sides as choices; ``nobody`` comes first where it can be."""
    return (*(((NOBODY, nobody),) if nobody else ()), *enumerate(names))


def keys(keyword: str, sides: int, first: int = 0) -> Iterator[str]:
    """The keys of one keyword, side by side."""
    return (f"{keyword}.{side}" for side in range(first, sides))
