"""Burying: a hand with the kitty in it, what may go by the engine's own rules, and what it costs."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.deal.allowed import free_to_bury, trumps_to_bury
from pinochle_learn.deal.kitty import check_buried
from pinochle_learn.deal.laying import fitting, on_table
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import MeldSet, best_melds
from pinochle_learn.errors import ActionError
from pinochle_learn.teaching.melds.hands import Group, melds_first

_KITTY_SEED = 3  # the kitty that goes with a hand of one's own


class Buried(NamedTuple):
    """Cards to bury, the meld that stays in points, and what the cards count in tricks."""

    kept: int
    worth: int
    cards: Group


@dataclass(frozen=True)
class Burying:
    """A bidder who has taken the kitty: all the cards, and trump. Cards buried count as won in tricks."""

    table: Compiled
    hand: Group
    trump: str

    @property
    def count(self) -> int:
        """How many cards are to be buried."""
        kitty = self.table.rules.kitty
        return kitty.cards.value if kitty else 0

    @cached_property
    def _bits(self) -> int:
        return self.table.pack.pile(self.hand)

    @cached_property
    def whole(self) -> MeldSet:
        """What all the cards would meld."""
        return best_melds(self.table, self._bits, self.trump)

    @cached_property
    def laid(self) -> MeldSet | None:
        """The melds on the table, where they are laid before burying: the best that leave enough to bury."""
        if not melds_first(self.table.rules):
            return None
        return fitting(self.table, self._bits, self.whole)

    @property
    def shown(self) -> Group:
        """The cards that lie on the table for these melds."""
        return tuple(on_table(self.table, self.laid).elements()) if self.laid else ()

    @property
    def free(self) -> Group:
        """The cards of which any may go, unless they are trumps."""
        return free_to_bury(self.table, self._bits, self.laid)

    @property
    def trumps(self) -> int | None:
        """How many trumps have to go where they go last; ``None``: as many as one likes."""
        return trumps_to_bury(self.table, self.free, self.trump)

    def refusal(self, cards: Group) -> str:
        """Why these cards may not be buried; empty where they may."""
        try:
            check_buried(self.table, self._bits, self.laid, self.trump, cards)
        except ActionError as error:
            return str(error)
        return ""

    def left(self, cards: Group) -> Group:
        """What stays in the hand."""
        rest = list(self.hand)
        for card in cards:
            rest.remove(card)
        return tuple(rest)

    def kept(self, cards: Group) -> MeldSet:
        """What is melded when these cards are buried."""
        if self.laid is not None:
            return self.laid
        return best_melds(self.table, self.table.pack.pile(self.left(cards)), self.trump)

    def points(self, cards: Group) -> int:
        """The meld that stays when these cards are buried, in points: the fast path of ``kept``."""
        if self.laid is not None:
            return self.laid.points
        return self.table.meld_points(self.table.pack.pile(self.left(cards)), self.trump)

    def worth(self, cards: Group) -> int:
        """What buried cards count in tricks."""
        return sum(self.table.points[self.table.pack.number[card]] for card in cards)

    @cached_property
    def allowed(self) -> tuple[Buried, ...]:
        """Every choice that the rules allow, with the meld that stays and what the buried cards count."""
        return tuple(Buried(self.points(cards), self.worth(cards), cards) for cards in self._allowed())

    @cached_property
    def best(self) -> Buried:
        """A choice that keeps the most meld, and then buries the most points."""
        return max(self.allowed, key=lambda choice: choice[:2])

    def _allowed(self) -> Iterator[Group]:
        wanted = self.trumps
        for group in dict.fromkeys(combinations(self.free, self.count)):
            if wanted is None or sum(card.suit == self.trump for card in group) == wanted:
                yield group


def kitty_for(table: Compiled, hand: Group) -> Group:
    """The kitty that goes with a hand of one's own: always the same one."""
    rest = list(table.pack.whole())
    for card in hand:
        rest.remove(card)
    kitty = table.rules.kitty
    return tuple(shuffled(rest, _KITTY_SEED)[: kitty.cards.value if kitty else 0])


def counters(table: Compiled, cards: Group) -> tuple[Card, ...]:
    """The cards that are worth points in tricks."""
    return tuple(card for card in cards if table.points[table.pack.number[card]])
