"""What the cards of a player may still meld while the stock lasts, without a look into any other hand."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from pinochle_learn.cards import Card
from pinochle_learn.deal.allowed import stock_rules
from pinochle_learn.engine.melds.growing import Shown, best_plan, may_serve, needs_fresh
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.players.suits.seat import Seat

_SCALE = 10  # all is reckoned as ×10, so that either scale leads to the same choice


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card that leaves the hand, or the table."""

    card: Card
    on_table: bool


class MeldPotential:
    """What melds a player may still lay. Each card that is missing makes a meld worth a quarter."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._view = seat.view
        self._held = Counter(seat.numbers(seat.hand))
        self._lying = seat.view.spreads[seat.seat].cards

    @cached_property
    def chances(self) -> int:
        """How many more tricks, after this one where it is over, leave somebody a meld."""
        rules = stock_rules(self._seat.table)
        tricks = self._view.stock // self._seat.table.players
        drawn = not self._view.after_trick or rules.draw.value == "before_meld"
        return max(0, tricks - (not drawn) - (not rules.last_meld.value))

    @cached_property
    def waiting(self) -> int:
        """Half of what the best meld at hand pays, since a later trick may do as well; 0: there is none."""
        if not self.chances:
            return 0
        spread, table = self._view.spreads[self._seat.seat], self._seat.table
        points, _ = best_plan(table, spread, self._seat.bits, self._seat.trump, 1)
        return self._scaled(points) // 2

    def worth(self, card: Card) -> int:
        """What a card counts in a trick."""
        return self._scaled(self._seat.worth(card))

    def cost(self, gone: PlayedCard) -> int:
        """What the melds lose when a card is played."""
        held, lying = self._held.copy(), list(self._lying)
        number = self._seat.table.pack.number[gone.card]
        if gone.on_table:
            copies = [card for card in lying if card.number == number]
            lying.remove(max(copies, key=lambda card: sum(service.points for service in card.served)))
        else:
            held[number] -= 1
        return self._all - self._promise(held, lying)

    @cached_property
    def _all(self) -> int:
        return self._promise(self._held, list(self._lying))

    def _promise(self, held: Counter[int], lying: list[Shown]) -> int:
        options = self._seat.table.options[self._seat.trump] if self.chances else ()
        return sum(
            self._hope(held, lying, option, copies)
            for option in options
            for copies in ((1,) if option.each else range(1, len(option.points) + 1))
        )

    def _hope(self, held: Counter[int], lying: list[Shown], option: Option, copies: int) -> int:
        """What one meld is worth to hope for: its points, less for each card that must still be drawn."""
        missing, fresh, kind, pays = 0, 0, option.rule.type.value, option.pays(copies)
        for number, many in option.needs:
            may = [card for card in lying if card.number == number]
            serve = sum(may_serve(self._seat.table, card, kind, pays) for card in may)
            lacking = max(0, many * copies - serve - held[number])
            if lacking > self._unseen(number):
                return 0
            missing += lacking
            fresh += held[number]
        if not missing and not fresh and needs_fresh(self._seat.table):  # one must come from the hand
            if not any(self._unseen(number) for number, _ in option.needs):
                return 0
            missing = 1
        return self._scaled(pays) >> 2 * missing if missing <= self.chances else 0

    def _unseen(self, number: int) -> int:
        """How many copies of a card may still be drawn, as far as this player knows."""
        return self._seat.table.pack.copies - self._seen[number]

    @cached_property
    def _seen(self) -> Counter[int]:
        view = self._view
        played = (card for trick in (*view.tricks, view.trick) for card in trick.cards)
        seen = Counter(self._seat.numbers(played))
        seen.update(card.number for spread in view.spreads for card in spread.cards)
        seen.update(self._held)
        return seen

    def _scaled(self, points: int) -> int:
        return points * _SCALE // self._seat.table.rules.table.scale.value
