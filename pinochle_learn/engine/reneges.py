"""Finds reneges in a record of play: who failed which duty in which trick."""

from collections.abc import Sequence
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.plays import Trick, add_card
from pinochle_learn.engine.verdicts import legal_plays
from pinochle_learn.errors import CardError
from pinochle_learn.text import listed, say


@dataclass(frozen=True, slots=True)
class Renege:
    """One card played against the rules: ``trick`` and ``position`` from 0, ``rule`` the duty broken."""

    trick: int
    position: int
    seat: int
    card: Card
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
    if isinstance(record, str):
        raise CardError(record)
    return record


def _leader(table: Compiled, hands: list[int], plays: list[int], trump: str | None) -> int:
    seats = range(table.players)
    records = {seat: _replay(table, hands, plays, trump, seat) for seat in seats}
    fitting = [seat for seat in seats if not isinstance(records[seat], str)]
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        raise CardError(str(records[_longest(records)]))
    names = listed((str(seat) for seat in fitting), "or")
    message = say("The record fits more than one first leader: say leader={names}.", names=names)
    raise CardError(message)


def _longest(records: dict[int, tuple[Renege, ...] | str]) -> int:
    """The leader whose record goes wrong latest: the likeliest one, so its error helps most."""
    return max(records, key=lambda seat: int(str(records[seat]).split()[1].rstrip(":")))


def _replay(
    table: Compiled, hands: list[int], plays: list[int], trump: str | None, leader: int
) -> tuple[Renege, ...] | str:
    """Plays a record through; gives what was against the rules, or in words where the record cannot be."""
    held, trick, turn, found = list(hands), Trick(), leader, []
    for place, number in enumerate(plays):
        if len(trick.cards) == table.players:
            turn, trick = (leader + trick.winner) % table.players, Trick()
            leader = turn
        if not held[turn] >> number & 1:
            card = table.pack.distinct[number]
            return say(
                "Play {place}: seat {seat} does not hold {card}.", place=place + 1, seat=turn, card=card
            )
        legal = legal_plays(table, held[turn], trick, trump)
        if not legal.ruling.legal >> number & 1:
            verdict = legal[table.pack.distinct[number]]
            where = (place // table.players, len(trick.cards), turn)
            found.append(Renege(*where, verdict.card, verdict.rule, tuple(legal), verdict.why))
        held[turn] = table.pack.remove(held[turn], number)
        trick = add_card(table, trick, number, trump)
        turn = (turn + 1) % table.players
    return tuple(found)
