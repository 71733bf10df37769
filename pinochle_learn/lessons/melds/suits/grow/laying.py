"""A table that grows: a hand, the melds laid from it one by one, and what each card may still serve for."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.claims import Claim, match
from pinochle_learn.engine.melds.finding import Meld, make_meld, type_names
from pinochle_learn.engine.melds.growing import (
    Shown,
    Spread,
    beside,
    best_plan,
    cards_of,
    could_lay,
    lay,
    without,
)
from pinochle_learn.engine.melds.growing_claims import judge_growing
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.teaching.melds.hands import Group

_TURNED_SEED = 5  # the turned card that goes with a hand of one's own


class Use(NamedTuple):
    """What a card on the table has served for in a type, and whether a meld there could take it now or later.

    ``most`` 0: it has not served there. ``possible`` is false where no meld of the type has such a card.
    """

    type: str
    most: int
    again: bool
    possible: bool


class Now(NamedTuple):
    """The moment after some melds: what lies on the table, what is held, and the card turned for trump."""

    spread: Spread
    pile: int
    turned: Card | None


@dataclass(frozen=True)
class Growing:
    """A hand as it was before anything was laid, and the melds laid from it, in order."""

    table: Compiled
    hand: Group
    trump: str
    steps: tuple[Group, ...] = ()

    @property
    def spread(self) -> Spread:
        """What lies on the table; its melds are those laid, with nines of trump that were exchanged."""
        return self._now.spread

    @property
    def held(self) -> Group:
        """What is still in the hand."""
        return self.table.pack.cards(self._now.pile)

    @property
    def shown(self) -> Group:
        """The cards on the table."""
        return cards_of(self.table, (card.number for card in self.spread.cards))

    @property
    def turned(self) -> Card | None:
        """The turned card, at tables where the nine of trump is exchanged for it."""
        return self._now.turned

    @property
    def points(self) -> int:
        """What has been laid so far, in points."""
        return sum(meld.points for meld in self.spread.melds)

    @property
    def tricks(self) -> int:
        """How many tricks can still be won while the stock lasts: one meld for each."""
        rules = self.table.rules
        players = max(rules.table.players.value)
        stock = len(self.table.pack.whole()) // players - rules.deal.hand.value
        return max(0, stock - sum(not self._is_beside(group) for group in self.steps))

    @property
    def nine(self) -> Group:
        """The nine of trump, where the hand holds one that goes beside the meld; else nothing."""
        able = [o for o in self.table.options[self.trump] if beside(self.table, o)]
        cards = cards_of(self.table, (number for option in able for number, _ in option.needs))
        return cards if cards and cards[0] in self.held else ()

    def claim(self, fresh: Group, lying: Group) -> Claim:
        """The engine's answer to a meld of cards picked from the hand and from the table."""
        cards, pack = (*fresh, *lying), self.table.pack
        claim = judge_growing(self.table, cards, self.trump, pack.pile(fresh), self.spread)
        return self.judged(cards) if claim else claim

    def judged(self, cards: Group) -> Claim:
        """The engine's answer to a meld, wherever its cards are taken from."""
        return judge_growing(self.table, cards, self.trump, self._now.pile, self.spread)

    def after(self, group: Group) -> "Growing":
        """The same with one more meld, of which the engine has said that it holds."""
        return replace(self, steps=(*self.steps, group))

    def back(self) -> "Growing":
        """The same without the last meld."""
        return replace(self, steps=self.steps[:-1])

    def exchanges(self, group: Group) -> bool:
        """Says whether a nine of trump would be exchanged, and not shown."""
        return self._is_beside(group) and self.turned is not None and self.turned != group[0]

    @cached_property
    def able(self) -> tuple[Meld, ...]:
        """Every meld that could be laid now."""
        found = could_lay(self.table, self.spread, self._now.pile, self.trump)
        return tuple(self._meld(option, copies) for option, copies in found)

    @cached_property
    def plan(self) -> tuple[Meld, ...]:
        """The melds that pay most from here, in their order."""
        _, plan = best_plan(self.table, self.spread, self._now.pile, self.trump, self.tricks)
        return tuple(self._meld(option, copies) for option, copies in plan)

    def uses(self, card: Shown) -> tuple[Use, ...]:
        """What a card on the table has served for, type by type."""
        return tuple(self._use(card, kind) for kind in type_names(self.table))

    def _use(self, card: Shown, kind: str) -> Use:
        pays = [
            option.pays(1 if option.each else len(option.points))
            for option in self.table.options[self.trump]
            if option.rule.type.value == kind and card.number in dict(option.needs)
        ]
        most = card.most(kind)
        higher = self.table.rules.meld.reuse.value == "higher" and max(pays, default=0) > most
        return Use(kind, most, not most or higher, bool(pays))

    def _meld(self, option: Option, copies: int) -> Meld:
        return make_meld(self.table, option, copies, self.trump)

    def _is_beside(self, group: Group) -> bool:
        found = match(self.table, group, self.trump)
        return found is not None and beside(self.table, found[0])

    @cached_property
    def _now(self) -> Now:
        now = Now(Spread(), self.table.pack.pile(self.hand), turned_card(self.table, self.hand, self.trump))
        for group in self.steps:
            now = self._then(now, group)
        return now

    def _then(self, now: Now, group: Group) -> Now:
        found = match(self.table, group, self.trump)
        if found is None:
            return now
        option, copies = found
        if beside(self.table, option) and now.turned is not None and now.turned != group[0]:
            nine, turned = self.table.pack.number[group[0]], self.table.pack.number[now.turned]
            pile = self.table.pack.add(without(self.table, now.pile, [nine]), turned)
            melds = (*now.spread.melds, self._meld(option, copies))
            return Now(Spread(now.spread.cards, melds), pile, group[0])
        laid = lay(self.table, now.spread, now.pile, option, copies, self.trump)
        return now if laid is None else Now(*laid, now.turned)


def turned_card(table: Compiled, hand: Group, trump: str) -> Card | None:
    """The card turned for trump beside a hand of one's own: always the same one, and rather not a nine.

    ``None`` at tables where it is not exchanged.
    """
    stock = table.rules.stock
    if stock is None or not stock.dix_exchange.value:
        return None
    rest = list(table.pack.whole())
    for card in hand:
        if card in rest:
            rest.remove(card)
    trumps = [card for card in shuffled(rest, _TURNED_SEED) if card.suit == trump]
    return next((card for card in trumps if card.rank != "9"), trumps[0] if trumps else None)
