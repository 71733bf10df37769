"""What other tables do with the same trick."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.engine.tricks.verdicts import LegalPlays
from pinochle_learn.front import Variant, variants
from pinochle_learn.teaching.words.table_kinds import has_phases
from pinochle_learn.text import listed, say


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Tables that rule alike on a trick: their names, whether as here, and what they allow in words."""

    names: tuple[str, ...]
    same: bool
    line: str


@dataclass(frozen=True, slots=True)
class _There:
    """Another table, in one of its phases where it has them, and what it allows."""

    table: Variant
    stock: bool | None
    plays: LegalPlays

    @property
    def name(self) -> str:
        """The table's name with its phase."""
        if self.stock is None or not has_phases(self.table.rules):
            return self.table.name
        phase = say("while the stock lasts") if self.stock else say("after the stock")
        return say("{table} ({phase})", table=self.table.name, phase=phase)


def elsewhere(
    here: Variant, hand: Iterable[Card], trick: Iterable[Card], trump: str, *, stock: bool | None = None
) -> tuple[Elsewhere, ...]:
    """Groups the other tables that can have this trick by what they allow; those that differ come first.

    ``stock`` says of this table whether its stock still lasts. Another table with a stock is compared in the
    same phase, or in each of its phases that can have the trick.
    """
    cards, played = tuple(hand), tuple(trick)
    mine = set(here.legal(cards, trick=played, trump=trump, stock=stock))
    groups: dict[tuple[frozenset[Card], bool], list[_There]] = {}
    for other, phase in _others(here, len(cards), len(played), stock=stock):
        there = _There(other, phase, other.legal(cards, trick=played, trump=trump, stock=phase))
        allowed = frozenset(there.plays)
        free = allowed != mine and there.plays.rule == "open"  # another reason than where suit is followed
        groups.setdefault((allowed, free), []).append(there)
    found = [
        Elsewhere(
            tuple(there.name for there in tables),
            allowed == mine,
            _line(listed(there.name for there in tables), _nearest(tables, here).plays, mine),
        )
        for (allowed, _), tables in groups.items()
    ]
    return tuple(sorted(found, key=lambda group: group.same))


def _others(
    here: Variant, held: int, played: int, *, stock: bool | None
) -> Iterator[tuple[Variant, bool | None]]:
    """The other tables that can have such a trick, each with every phase in which it can."""
    for other in variants():
        if (other.id == here.id and not here.rules.own_name) or not possible(other, here, held, played):
            continue
        if other.rules.stock is None:
            yield other, None
        elif stock is not None or not has_phases(other.rules):
            yield other, bool(stock)
        else:
            yield from ((other, lasts) for lasts in (True, False) if not lasts or _full(other, held))


def possible(other: Variant, here: Variant, held: int, played: int) -> bool:
    """Says whether another table can have so many cards of this pack in a hand and on a trick."""
    return other.pack == here.pack and held <= other.rules.deal.hand.value and played < max(other.players)


def _full(other: Variant, held: int) -> bool:
    """A player draws after every trick, and so has a whole hand as long as the stock lasts."""
    return held == other.rules.deal.hand.value


def _nearest(tables: list[_There], here: Variant) -> _There:
    """A table with as many players, if there is one: its reasons fit what the learner sees."""
    return min(tables, key=lambda there: there.table.players != here.players)


def _line(names: str, plays: LegalPlays, mine: set[Card]) -> str:
    """What is allowed there, in as few cards as say it, and why it is another thing than here."""
    allowed, held = set(plays), {verdict.card for verdict in plays.verdicts}
    more, fewer = allowed - mine, mine - allowed
    if not more and not fewer:
        return say("{names}: the same cards.", names=names)
    why = plays[min(more or fewer, key=str)].why
    if allowed == held:
        return say("{names}: any card. {why}", names=names, why=why)
    if fewer and (more or len(allowed) < len(fewer)):
        why = plays[min(allowed, key=str)].why
        return say("{names}: only {cards}. {why}", names=names, cards=_cards(allowed), why=why)
    if fewer:
        return say("{names}: not {cards}. {why}", names=names, cards=_cards(fewer), why=why)
    return say("{names}: also {cards}. {why}", names=names, cards=_cards(more), why=why)


def _cards(cards: Iterable[Card]) -> str:
    return listed(say("the {card}", card=card.name) for card in sorted(cards, key=str))
