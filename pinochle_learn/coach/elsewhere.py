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
    """Groups the other tables that can have this trick by what they allow; those that differ come first."""
    cards, played = tuple(hand), tuple(trick)
    mine = set(here.legal(cards, trick=played, trump=trump))
    groups: dict[frozenset[Card], list[Variant]] = {}
    for other in variants():
        if other.id != here.id and possible(other, here, len(cards), len(played)):
            allowed = frozenset(other.legal(cards, trick=played, trump=trump))
            groups.setdefault(allowed, []).append(other)
    found = [
        Elsewhere(
            tuple(v.name for v in tables),
            allowed == mine,
            _line(listed(v.name for v in tables), _nearest(tables, here), mine, (cards, played, trump)),
        )
        for allowed, tables in groups.items()
    ]
    return tuple(sorted(found, key=lambda group: group.same))


def possible(other: Variant, here: Variant, held: int, played: int) -> bool:
    """Says whether another table can have so many cards of this pack in a hand and on a trick."""
    return other.pack == here.pack and held <= other.rules.deal.hand.value and played < max(other.players)


def _nearest(tables: list[Variant], here: Variant) -> Variant:
    """A table with as many players, if there is one: its reasons fit what the learner sees."""
    return min(tables, key=lambda other: other.players != here.players)


def _line(
    names: str, table: Variant, mine: set[Card], case: tuple[tuple[Card, ...], tuple[Card, ...], str]
) -> str:
    plays = table.legal(case[0], trick=case[1], trump=case[2])
    allowed = set(plays)
    if allowed == mine:
        return say("{names}: the same cards.", names=names)
    more, fewer = allowed - mine, mine - allowed
    card = min(more or fewer, key=str)
    why = plays[card].why
    if more:
        cards = listed(say("the {card}", card=c.name) for c in sorted(more, key=str))
        return say("{names}: also {cards}. {why}", names=names, cards=cards, why=why)
    cards = listed(say("the {card}", card=c.name) for c in sorted(fewer, key=str))
    return say("{names}: not {cards}. {why}", names=names, cards=cards, why=why)
