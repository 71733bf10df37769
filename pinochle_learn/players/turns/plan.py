"""What a hand can do in a turn: which cards would be melded, laid off and discarded, and which would be left.

A plan is weighed by what is left after the discard: first by the cards that are part of no meld, then by all.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.deal.view import View
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.groups import Group, largest_groups
from pinochle_learn.engine.melds.laying_off import fits, grown
from pinochle_learn.engine.tricks.discarding import turn_rules
from pinochle_learn.players.eyes import Cards, Eyes

Weight = tuple[int, int, int]  # what is left: cards of no meld, all cards, their points


class LayOff(NamedTuple):
    """A card, and the number of the meld on the table that it continues, from 1."""

    card: Card
    on: int


@dataclass(frozen=True, slots=True)
class Plan:
    """What goes in a turn: a meld, cards laid off in their order; what is ``left``, and the card to discard.

    ``waiting`` is a meld that stays in the hand for a later turn.
    """

    meld: Group | None
    lay_offs: tuple[LayOff, ...]
    left: Cards
    waiting: Cards
    discard: Card | None
    weight: Weight


class Seat(Eyes):
    """The player to act at a table of turns."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.groups = tuple(laid.group for laid in view.laid)
        own = any(laid.owner == view.seat for laid in view.laid)
        self.may_lay_off = own or turn_rules(self.table).lay_off_first.value

    # --- plans ---------------------------------------------------------------------------------------------

    def plan(self, hand: Cards, drawn: Card | None, *, may_meld: bool = True) -> Plan:
        """The best plan for a hand; ``drawn`` is the card just drawn, which may not be discarded."""
        plans = list(self._plans(hand, drawn, may_meld=may_meld))
        return min(plans, key=lambda plan: plan.weight)

    def _plans(self, hand: Cards, drawn: Card | None, *, may_meld: bool) -> Iterator[Plan]:
        melds: list[Group | None] = [None]
        if may_meld:
            melds += self._as_one_kind(largest(self.table, frozenset(hand)), hand)
        for meld in melds:
            gone = () if meld is None else meld.cards
            groups = self.groups if meld is None else (*self.groups, meld)
            rest = without(hand, gone)
            for waiting in dict.fromkeys(((), self.best_group(rest))):
                off = self._laid_off(rest, waiting, groups) if self.may_lay_off or meld else ()
                left = without(rest, [one.card for one in off])
                yield self._weighed(meld, off, left, drawn)

    def _as_one_kind(self, groups: tuple[Group, ...], hand: Cards) -> list[Group]:
        """Each meld once: as the kind that more of the hand continues, of equals one that fewer cards do."""
        found: dict[Cards, list[Group]] = {}
        for group in groups:
            found.setdefault(group.cards, []).append(group)

        def worth(group: Group) -> tuple[int, int]:
            mine = without(hand, group.cards)
            others = without(self.table.pack.distinct, hand)
            return self.continuing(group, mine), -self.continuing(group, others)

        return [max(kinds, key=worth) for kinds in found.values()]

    def continuing(self, group: Group, cards: Cards) -> int:
        """How many cards continue a meld in its kind, each by itself."""
        return sum(fits(self.table, group, (card,)) for card in cards)

    def _laid_off(self, hand: Cards, waiting: Cards, groups: tuple[Group, ...]) -> tuple[LayOff, ...]:
        """All that can be laid off one after the other, but for a meld that waits; dear cards first."""
        laid, lying = [], list(groups)
        cards = sorted(without(hand, waiting), key=lambda card: -self.points((card,)))
        found = True
        while found:
            found = False
            for card, number in [(c, n) for c in cards for n in range(len(lying))]:
                if fits(self.table, lying[number], (card,)):
                    lying[number] = grown(self.table, lying[number], (card,))
                    laid.append(LayOff(card, number + 1))
                    cards.remove(card)
                    found = True
                    break
        return tuple(laid)

    def _weighed(self, meld: Group | None, off: tuple[LayOff, ...], left: Cards, drawn: Card | None) -> Plan:
        discard = self.discard(left, drawn)
        after = without(left, () if discard is None else (discard,))
        waiting = self.best_group(after)
        loose = len(after) - len(waiting)
        weight = (loose if after else -1, len(after), self.points(after))
        return Plan(meld, off, left, waiting, discard, weight)

    # --- single cards --------------------------------------------------------------------------------------

    def best_group(self, cards: Cards) -> Cards:
        """The longest meld among cards, of equals the dearest; none where there is none."""
        groups = largest(self.table, frozenset(cards))
        best = max(groups, key=lambda group: (len(group.cards), self.points(group.cards)), default=None)
        return () if best is None else best.cards

    def discard(self, hand: Cards, drawn: Card | None) -> Card | None:
        """The card that is missed least: in no meld, alike few others, and dear; ``None`` if none may go."""
        may = [card for card in hand if card != drawn or turn_rules(self.table).discard_drawn.value]
        melded = {card for group in largest(self.table, frozenset(hand)) for card in group.cards}

        def missed(card: Card) -> tuple[bool, int, int]:
            return card in melded, self.alike(card, hand), -self.points((card,))

        return min(may, key=missed, default=None)

    def alike(self, card: Card, hand: Cards) -> int:
        """How many other cards of the hand share a card's rank or colour."""
        return sum(
            other != card and (other.rank == card.rank or other.suit_or_colour == card.suit_or_colour)
            for other in hand
        )


@lru_cache(maxsize=4096)
def largest(table: Compiled, cards: frozenset[Card]) -> tuple[Group, ...]:
    """The longest melds among cards."""
    return largest_groups(table, cards)


def without(cards: Iterable[Card], gone: Iterable[Card]) -> Cards:
    """Cards without some of them; each card is there once in this pack."""
    away = set(gone)
    return tuple(card for card in cards if card not in away)
