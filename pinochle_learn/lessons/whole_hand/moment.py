"""A moment of a deal, and what is told of it."""

from collections.abc import Iterable
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.deal import Deal
from pinochle_learn.deal.state import State
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.engine.tricks.plays import add_card, trick_of
from pinochle_learn.engine.tricks.tricks import winner
from pinochle_learn.text import listed, say


@dataclass(frozen=True, slots=True)
class Moment:
    """An action that was done: the state and the player's hand before it, and the deal after it."""

    table: Compiled
    before: State
    deal: Deal
    seat: int
    hand: tuple[Card, ...]
    action: str

    @property
    def who(self) -> str:
        """The player's seat in words."""
        return self.name(self.seat)

    def name(self, seat: int) -> str:
        """Any seat in words."""
        return seat_name(seat, self.table.players)

    @property
    def rest(self) -> str:
        """What the action says behind its verb."""
        return self.action.partition(" ")[2]


@dataclass(frozen=True, slots=True)
class StepText:
    """The words for a moment, and the places in the hand that could be used and that were.

    ``lying`` are places among the player's own cards on the table.
    """

    title: str
    rule: str
    then: str = ""
    legal: tuple[int, ...] = ()
    chosen: tuple[int, ...] = ()
    phase: str = ""
    lying: tuple[int, ...] = ()


def trick_won(moment: Moment, card: int) -> str:
    """Who has won the trick with this last card, and why."""
    table, state = moment.table, moment.deal.state
    whole = add_card(table, moment.before.trick, card, state.trump)
    last = len(state.tricks) == table.tricks
    won = winner(table, trick_of(table, whole.cards, state.trump), state.trump, last_trick=last)
    return say("{who} wins the trick. {why}", who=moment.name(state.tricks[-1].winner), why=won.why)


def named(cards: Iterable[Card]) -> str:
    """Some cards in words."""
    return listed(say("the {card}", card=card.name) for card in cards)


def indices(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The first places in a hand of these cards, twins apart."""
    found: list[int] = []
    for card in cards:
        found.append(next(p for p, held in enumerate(hand) if held == card and p not in found))
    return tuple(sorted(found))
