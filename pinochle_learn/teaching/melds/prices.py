"""What a table pays for which meld, by number of copies: its list, from the record, with one set of cards."""

from collections.abc import Iterator
from dataclasses import dataclass

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import meld_name, type_names
from pinochle_learn.engine.melds.options import options
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.melds.hands import Group, cards_of
from pinochle_learn.teaching.melds.words import definition
from pinochle_learn.teaching.words.sources import guessed, source_line


@dataclass(frozen=True, slots=True)
class Paid:
    """One meld of a table's list; what is assumed says so.

    ``pays`` is what one copy pays, two, and so on; ``together`` says whether copies count as one meld.
    """

    key: str
    name: str
    type: str
    type_assumed: bool
    cards: Group
    definition: str
    pays: tuple[int, ...]
    together: bool
    assumed: bool
    sources: tuple[str, ...]


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
        yield Paid(
            key=option.rule.key,
            name=meld_name(option.rule),
            type=kind.value,
            type_assumed=guessed(kind),
            cards=cards_of(table, option),
            definition=definition(option.rule),
            pays=tuple(option.pays(n) for n in _copies(option, table.pack.copies)),
            together=not option.each,
            assumed=guessed(value),
            sources=tuple(source_line(one) for one in (value, kind) if guessed(one)),
        )


def _copies(option: Option, held: int) -> range:
    return range(1, (held if option.each else min(held, len(option.points))) + 1)
