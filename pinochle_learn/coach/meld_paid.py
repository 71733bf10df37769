"""What a table pays for which meld: its list, from the record, with one set of cards for each."""

from collections.abc import Iterator
from dataclasses import dataclass

from pinochle_learn.coach.meld_hands import Group, cards_of
from pinochle_learn.coach.meld_words import definition
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds import meld_name, type_names
from pinochle_learn.engine.options import options
from pinochle_learn.engine.packing import Option
from pinochle_learn.rules import Rules
from pinochle_learn.text import say


@dataclass(frozen=True, slots=True)
class Paid:
    """One meld of a table's list. ``double`` says what a second one pays; what is assumed says so."""

    key: str
    name: str
    type: str
    type_assumed: bool
    cards: Group
    definition: str
    points: int
    double: str
    assumed: bool
    source: str


def paid(rules: Rules, trump: str) -> Iterator[Paid]:
    """Every meld that a table pays with this trump, by types; of a meld of several suits the first."""
    seen: set[str] = set()
    table = compiled(rules)
    order = type_names(table)
    known = options(table.pack, rules.meld, trump)
    for option in sorted(known, key=lambda option: order.index(option.rule.type.value)):
        if option.rule.key in seen:
            continue
        seen.add(option.rule.key)
        value, kind = option.rule.points, option.rule.type
        guess = value if value.provenance == "assumed" else kind
        yield Paid(
            key=option.rule.key,
            name=meld_name(option.rule),
            type=kind.value,
            type_assumed=kind.provenance == "assumed",
            cards=cards_of(table, option),
            definition=definition(option.rule),
            points=option.points[0],
            double=_double(option, table.pack.copies),
            assumed=value.provenance == "assumed",
            source=guess.source,
        )


def _double(option: Option, copies: int) -> str:
    if not option.each and len(option.points) < copies:
        return ""
    return say("two pay {n}", n=option.pays(2))
