"""A deal that is played at random by the rules, from the stock too where there is one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.tricks.plays import Trick, add_card, ruling

T = TypeVar("T")


@dataclass(slots=True)
class Playing:
    """A deal being played; ``plays`` are the card numbers since ``first`` led, from the hands ``start``.

    ``stock`` are the cards still to be drawn, one for each player after a trick. Nothing is melded: whoever
    melds may play the same cards, from the table.
    """

    table: Compiled
    trump: str
    hands: list[int]
    leader: int
    stock: list[int] = field(default_factory=list)
    start: tuple[int, ...] = field(init=False)
    first: int = field(init=False)
    plays: list[int] = field(default_factory=list)
    trick: Trick = field(default_factory=Trick)

    def __post_init__(self) -> None:
        self.start, self.first = tuple(self.hands), self.leader

    @property
    def seat(self) -> int:
        """Who is to play."""
        return (self.leader + len(self.trick.cards)) % self.table.players

    def put(self, number: int) -> None:
        """Plays a card, legal or not; after a trick everybody draws as long as the stock lasts."""
        self.hands[self.seat] = self.table.pack.remove(self.hands[self.seat], number)
        self.trick = add_card(self.table, self.trick, number, self.trump)
        self.plays.append(number)
        if len(self.trick.cards) == self.table.players:
            self.leader = (self.leader + self.trick.winner) % self.table.players
            self.trick = Trick()
            self._draw()

    def _draw(self) -> None:
        for step in range(self.table.players if self.stock else 0):
            seat = (self.leader + step) % self.table.players
            self.hands[seat] = self.table.pack.add(self.hands[seat], self.stock.pop(0))

    def put_any(self, chance: Random, tricks: int) -> None:
        """Plays legal cards at random until so many tricks lie on the table."""
        while len(self.plays) < tricks * self.table.players:
            self.put(self.any_legal(chance))

    def any_legal(self, chance: Random) -> int:
        """One of the cards that may be played now."""
        hand = self.hands[self.seat]
        legal = ruling(self.table, hand, self.trick, self.trump, stock=bool(self.stock)).legal
        return pick(chance, [n for n in range(len(self.table.pack.distinct)) if legal >> n & 1])


def deal_out(table: Compiled, cards: Sequence[Card]) -> tuple[list[int], list[int]]:
    """The hands of a shuffled pack, and its stock, of which the last card is turned up for trump."""
    size, pack = table.rules.deal.hand.value, table.pack
    hands = [pack.pile(cards[seat * size : (seat + 1) * size]) for seat in range(table.players)]
    rest = cards[size * table.players :] if table.rules.stock is not None else ()
    return hands, [pack.number[card] for card in rest]


def dealt(table: Compiled, chance: Random) -> tuple[list[int], list[int]]:
    """The hands and the stock of a fresh deal."""
    return deal_out(table, shuffled(table.pack.whole(), int(chance.random() * 2**31)))


def trump_of(table: Compiled, stock: Sequence[int], named: str) -> str:
    """The suit of the turned card; where none is turned, the suit that is named."""
    return table.suit_of[stock[-1]] if stock else named


def pick(chance: Random, choices: Sequence[T]) -> T:
    """One of some things; only ``Random.random`` is used, whose numbers stay the same for a seed."""
    return choices[int(chance.random() * len(choices))]
