"""What other tables do with the same trick."""

from collections.abc import Iterable
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.front import Variant, variants
from pinochle_learn.text import listed, say


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Tables that rule alike on a trick: their names, whether as here, and what they allow in words."""

    names: tuple[str, ...]
    same: bool
    line: str


def elsewhere(
    here: Variant, hand: Iterable[Card], trick: Iterable[Card], trump: str
) -> tuple[Elsewhere, ...]:
    """Groups the other tables with this pack by what they allow; those that differ come first."""
    cards, played = tuple(hand), tuple(trick)
    mine = set(here.legal(cards, trick=played, trump=trump))
    groups: dict[frozenset[Card], list[Variant]] = {}
    for other in variants():
        if other.id != here.id and other.pack == here.pack and len(played) < max(other.players):
            allowed = frozenset(other.legal(cards, trick=played, trump=trump))
            groups.setdefault(allowed, []).append(other)
    found = [
        Elsewhere(
            tuple(v.name for v in tables),
            allowed == mine,
            _line(tables, allowed, mine, (cards, played, trump)),
        )
        for allowed, tables in groups.items()
    ]
    return tuple(sorted(found, key=lambda group: group.same))


def _line(
    tables: list[Variant],
    allowed: frozenset[Card],
    mine: set[Card],
    case: tuple[tuple[Card, ...], tuple[Card, ...], str],
) -> str:
    names = listed(v.name for v in tables)
    if allowed == mine:
        return say("{names}: the same cards.", names=names)
    more, fewer = allowed - mine, mine - allowed
    card = min(more or fewer, key=str)
    why = tables[0].legal(case[0], trick=case[1], trump=case[2])[card].why
    if more:
        cards = listed(say("the {card}", card=c.name) for c in sorted(more, key=str))
        return say("{names}: also {cards}. {why}", names=names, cards=cards, why=why)
    cards = listed(say("the {card}", card=c.name) for c in sorted(fewer, key=str))
    return say("{names}: not {cards}. {why}", names=names, cards=cards, why=why)
