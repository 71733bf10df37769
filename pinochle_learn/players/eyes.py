"""What every player reckons from: the view of its seat, the compiled rules, and the cards that it sees."""

from collections.abc import Iterable
from functools import cached_property

from pinochle_learn.cards import Card
from pinochle_learn.deal.view import View
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.tricks.plays import Trick, trick_of

Cards = tuple[Card, ...]


class Eyes:
    """A player at its turn. It knows its view, which holds the rules, and nothing else."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.table: Compiled = compiled(view.rules)
        self.seat, self.hand, self.trump = view.seat, view.hand, view.trump
        self.side = self.table.side_of(view.seat)

    @cached_property
    def bits(self) -> int:
        """The hand as the engine's integer."""
        return self.table.pack.pile(self.hand)

    @cached_property
    def trick(self) -> Trick:
        """The trick on the table, as the engine keeps it."""
        return trick_of(self.table, self.numbers(self.view.trick.cards), self.trump)

    def points(self, cards: Iterable[Card]) -> int:
        """What cards count together: in tricks, or where there are none, in a hand that is left."""
        return sum(self.table.points[number] for number in self.numbers(cards))

    def numbers(self, cards: Iterable[Card]) -> tuple[int, ...]:
        """The numbers of cards in the pack."""
        return tuple(self.table.pack.number[card] for card in cards)
