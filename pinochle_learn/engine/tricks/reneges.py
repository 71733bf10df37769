"""Finds reneges in a record of play: who failed which duty in which trick."""

from collections.abc import Sequence
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.tricks.plays import Trick, add_card
from pinochle_learn.engine.tricks.verdicts import legal_plays
from pinochle_learn.errors import CardError
from pinochle_learn.text import listed, say


@dataclass(frozen=True, slots=True)
class Renege:
    """One duty that was failed: ``trick`` and ``position`` from 0, ``rule`` the duty.

    What was failed before the first card, such as declaring aces, has neither trick nor card.
    """

    trick: int | None
    position: int | None
    seat: int
    card: Card | None
    rule: str
    legal: tuple[Card, ...]
    why: str


def reneges(
    table: Compiled,
    hands: Sequence[Sequence[Card]],
    plays: Sequence[Card],
    trump: str | None,
    leader: int | None = None,
) -> tuple[Renege, ...]:
    """Judges every card of a record of play, in the order played.

    Without ``leader`` the seat that led first is worked out: the only one for which every player held the
    cards that it then played.

    Raises:
        CardError: a card played that its player does not hold; more than one possible leader.
    """
    held = [table.pack.pile(hand) for hand in hands]
    numbers = [table.pack.number[card] for card in plays]
    first = _leader(table, held, numbers, trump) if leader is None else leader
    record = _replay(table, held, numbers, trump, first)
    if isinstance(record, _Stuck):
        raise CardError(record.why)
    return record


@dataclass(frozen=True, slots=True)
class _Stuck:
    """A record that cannot be: the play at which it goes wrong, and why."""

    place: int
    why: str


def _leader(table: Compiled, hands: list[int], plays: list[int], trump: str | None) -> int:
    records = {seat: _replay(table, hands, plays, trump, seat) for seat in range(table.players)}
    fitting = [seat for seat, record in records.items() if not isinstance(record, _Stuck)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        names = listed(map(str, fitting), "or")
        raise CardError(say("The record fits more than one first leader: say leader={names}.", names=names))
    stuck = [record for record in records.values() if isinstance(record, _Stuck)]
    raise CardError(max(stuck, key=lambda record: record.place).why)  # the likeliest leader gets furthest


def _replay(
    table: Compiled, hands: list[int], plays: list[int], trump: str | None, leader: int
) -> tuple[Renege, ...] | _Stuck:
    """Plays a record through; gives what was against the rules, or where the record cannot be."""
    held, trick, turn, found = list(hands), Trick(), leader, []
    for place, number in enumerate(plays):
        if len(trick.cards) == table.players:
            turn, trick = (leader + trick.winner) % table.players, Trick()
            leader = turn
        if not held[turn] >> number & 1:
            card = table.pack.distinct[number]
            text = "Play {place}: seat {seat} does not hold {card}."
            return _Stuck(place, say(text, place=place + 1, seat=turn, card=card))
        legal = legal_plays(table, held[turn], trick, trump)
        if not legal.ruling.legal >> number & 1:
            verdict = legal[table.pack.distinct[number]]
            where = (place // table.players, len(trick.cards), turn)
            found.append(Renege(*where, verdict.card, verdict.rule, tuple(legal), verdict.why))
        held[turn] = table.pack.remove(held[turn], number)
        trick = add_card(table, trick, number, trump)
        turn = (turn + 1) % table.players
    return tuple(found)
