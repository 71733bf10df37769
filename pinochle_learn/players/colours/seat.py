"""A player at a table with coloured cards: what it sees, what is still out, what a trick is worth to it."""

from collections.abc import Iterable
from functools import cached_property

from pinochle_learn.cards import Card
from pinochle_learn.engine.tricks.plays import ruling, winning
from pinochle_learn.players.eyes import Cards, Eyes


class Seat(Eyes):
    """The player to act at a table with coloured cards."""

    # --- what is known of the cards ------------------------------------------------------------------------

    @cached_property
    def out(self) -> Cards:
        """The cards that another may still hold: neither in this hand, nor played, nor turned up."""
        played = {card for trick in (*self.view.tricks, self.view.trick) for card in trick.cards}
        known = played.union(self.hand, (self.view.turned,) if self.view.turned else ())
        return tuple(card for card in self.table.pack.distinct if card not in known)

    @cached_property
    def trumps_out(self) -> Cards:
        """The trumps that another may still hold."""
        return tuple(card for card in self.out if card.suit_or_colour == self.trump)

    @cached_property
    def legal(self) -> Cards:
        """The cards that may be played now."""
        legal = ruling(self.table, self.bits, self.trick, self.trump).legal
        return tuple(card for card in self.hand if legal >> self.table.pack.number[card] & 1)

    @property
    def last(self) -> bool:
        """Says whether its card is the last of the trick."""
        return len(self.view.trick.cards) == self.table.players - 1

    # --- who wins ------------------------------------------------------------------------------------------

    def winner(self, *cards: Card) -> int:
        """The seat that wins the trick so far, with some more cards on it."""
        leader = self.seat if self.view.trick.leader is None else self.view.trick.leader
        numbers = self.numbers((*self.view.trick.cards, *cards))
        return (leader + winning(self.table, numbers, self.trump)[0]) % self.table.players

    def ours(self, seat: int) -> bool:
        """Says whether a seat plays for this side."""
        return self.table.side_of(seat) == self.side

    def holds(self, card: Card) -> bool:
        """Says whether, with this card on the trick, no card but a trump takes it from this side."""
        if self.last:
            return self.ours(self.winner(card))
        able = (
            self.out
            if card.suit_or_colour == self.trump
            else (c for c in self.out if c.suit_or_colour != self.trump)
        )
        return self.ours(self.winner(card)) and all(self.ours(self.winner(card, other)) for other in able)

    # --- what cards are worth ------------------------------------------------------------------------------

    def completes(self, cards: Iterable[Card], side: int) -> int:
        """What the second meld of a side grows by, if it wins these cards now."""
        pile = self.pile(side)
        more = pile | self.table.pack.pile(cards)
        return self.table.meld_points(more, self.trump) - self.table.meld_points(pile, self.trump)

    def pile(self, side: int) -> int:
        """All that a side has won, as a hand of the engine."""
        won = [trick for trick in self.view.tricks if self.table.side_of(trick.winner or 0) == side]
        return self.table.pack.pile(card for trick in won for card in trick.cards)

    def strength(self, card: Card) -> tuple[bool, int, int]:
        """How much a card can win: trumps most, then by rank, then by what it counts."""
        return (
            card.suit_or_colour == self.trump,
            -self.table.pack.ranks.index(card.rank),
            self.points((card,)),
        )
