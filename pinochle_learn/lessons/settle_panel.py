"""Settles a hand of real numbers: only the fields that the chosen table has a use for."""

from collections.abc import Iterator
from html import escape
from math import gcd
from typing import Any

import ipywidgets as widgets

from pinochle_learn.coach.score_fit import usual
from pinochle_learn.coach.score_grid import Grid, grid
from pinochle_learn.coach.score_hand import Hand, Renege, keywords, melders
from pinochle_learn.coach.score_words import names, said
from pinochle_learn.front import Variant
from pinochle_learn.lessons.guard import guarded
from pinochle_learn.lessons.settle_fields import box, check, choice, named
from pinochle_learn.lessons.tables_html import settlement_html
from pinochle_learn.text import say

NOBODY = -1  # a dropdown whose value is None shows blank


class SettlePanel:
    """Bid, meld, trick points and scores of a hand, and what comes of them at the table in use.

    Fields that go by side stand in lists; there are as many as any table so far has had sides.
    """

    def __init__(self) -> None:
        self.bidder, self.renege, self.trump = (choice(say(name)) for name in ("Who bid", "Renege", "Trump"))
        self.declared, self.target = choice(say("Declared out")), choice(say("Played to"))
        self.bid, self.deal = box(say("Bid")), box(say("Deal"))
        self.meld: list[widgets.BoundedIntText] = []
        self.points: list[widgets.BoundedIntText] = []
        self.tricks: list[widgets.BoundedIntText] = []
        self.before: list[widgets.BoundedIntText] = []
        self.nines: list[widgets.Checkbox] = []
        self.given_up, self.nobody, self.no_marriage = (check("") for _ in range(3))
        self.rest, self.answer = widgets.HTML(), widgets.HTML()
        self.box = widgets.VBox()
        self._variant: Variant | None = None
        self._filling = False
        for field in (self.bidder, self.renege, self.trump, self.bid, self.deal, self.declared, self.target):
            self._watch(field)
        for flag in (self.given_up, self.nobody, self.no_marriage):
            self._watch(flag)

    def use(self, table: Variant) -> None:
        """Changes to another table, with a hand that it can have."""
        if table == self._variant:
            return
        self._variant, self._filling = table, True
        self._grow(grid(table.rules).sides)
        self._name(table)
        self._fill(table, usual(table))
        self._filling = False
        self.refresh()

    def refresh(self) -> None:
        """Settles again."""
        if self._variant is not None and not self._filling:
            self.box.children = [*self._shown(self._variant), self.answer]
            guarded(self._show)(self._settle)(self._variant)

    def _settle(self, table: Variant) -> None:
        self._show(settlement_html(table, table.settle(**self.facts(table))))

    def facts(self, table: Variant) -> dict[str, Any]:
        """What the fields say, as keywords of ``settle``."""
        on = grid(table.rules)
        told = keywords(table, self._hand(table, on))
        if "trick_points" in told and table.rules.settling.save_meld.value == "trick":
            told["tricks_taken"] = _all_of(on.tricks, self.tricks[: on.sides - 1])
        return told

    def _hand(self, table: Variant, on: Grid) -> Hand:
        if not table.rules.auctioned:
            return self._unbid(table, on)
        n, price = on.sides, table.rules.settling.renege.value != "none"
        bidder = None if self._use_nobody(table) and self.nobody.value else self.bidder.value
        fields = ("meld", "before", "nines")
        values = {name: tuple(field.value for field in getattr(self, name)[:n]) for name in fields}
        hand = Hand(
            self.bid.value,
            bidder,
            values["meld"],
            _all_of(on.total, self.points[: n - 1]),
            values["before"],
            (0,) * n,
            given_up=self.given_up.value,
            nines=values["nines"] if table.rules.settling.nines_exempt.value else (False,) * n,
            marriage=not self.no_marriage.value,
            renege=Renege(self.renege.value) if price and self.renege.value != NOBODY else None,
            trump=self.trump.value if on.chips else None,
            deal=self.deal.value if on.deals else None,
        )
        laid = melders(table, hand)
        hand = hand.but(meld=tuple(m if side in laid else 0 for side, m in enumerate(hand.meld)))
        if not on.pair or n <= 2:  # noqa: PLR2004 - more than two share what the bidder leaves
            return hand
        own = self.points[0].value
        return hand.but(points=hand.by_side(own, on.total - own, *(0 for _ in range(n - 2))))

    def _unbid(self, table: Variant, on: Grid) -> Hand:
        """A hand without an auction; where somebody declared out, not all points need be taken yet."""
        n, declared = on.sides, self._declared_out(table)
        meld, points, before = (
            tuple(field.value for field in fields[:n]) for fields in (self.meld, self.points, self.before)
        )
        return Hand(
            0,
            None,
            meld,
            _all_of(on.total, self.points[: n - 1]) if declared is None else points,
            before,
            (0,) * n,
            nines=(False,) * n,
            declared=declared,
            target=self.target.value if len(on.targets) > 1 else None,
        )

    def _declared_out(self, table: Variant) -> int | None:
        side: int = self.declared.value
        return (
            side
            if side != NOBODY and not table.rules.auctioned and table.rules.game.declare_out.value
            else None
        )

    # --- the fields ----------------------------------------------------------------------------------------

    def _shown(self, table: Variant) -> Iterator[widgets.Widget]:
        """The fields that this table has a use for, in the order of a hand."""
        on, rules = grid(table.rules), table.rules
        n, lone = on.sides, rules.meld.who.value == "bidder"
        if not rules.auctioned:
            yield from self._shown_unbid(table)
            return
        yield from (self.bidder, self.bid)
        if on.chips:
            yield self.trump
        yield from [self.meld[self.bidder.value]] if lone else self.meld[:n]
        yield from self.points[: 1 if on.pair else n - 1]
        if not on.pair:
            yield self.rest
        yield from self.before[:n]
        if on.deals:
            yield self.deal
        yield from self._ends(table)

    def _shown_unbid(self, table: Variant) -> Iterator[widgets.Widget]:
        """The same where nobody bids: melds, tricks, scores, who declared out, the target played to."""
        on = grid(table.rules)
        yield from self.meld[: on.sides]
        if self._declared_out(table) is None:
            yield from (*self.points[: on.sides - 1], self.rest)
        else:
            yield from self.points[: on.sides]
        yield from self.before[: on.sides]
        if table.rules.game.declare_out.value:
            yield self.declared
        if len(on.targets) > 1:
            yield self.target

    def _ends(self, table: Variant) -> Iterator[widgets.Widget]:
        """The fields for ends of a hand that only some tables know."""
        on, rules = grid(table.rules), table.rules
        fields = (
            (self._use_nobody(table), [self.nobody]),
            (rules.settling.throw_in.value != "never", [self.given_up]),
            (rules.trumps.marriage.value, [self.no_marriage]),
            (rules.settling.renege.value != "none", [self.renege]),
            (rules.settling.save_meld.value == "trick", self.tricks[: on.sides - 1]),
            (rules.settling.nines_exempt.value, self.nines[: on.sides]),
        )
        for known, shown in fields:
            yield from shown if known else []

    @staticmethod
    def _use_nobody(table: Variant) -> bool:
        return table.rules.auctioned and table.rules.bidding.all_pass.value == "next_deal"

    def _grow(self, sides: int) -> None:
        """Makes the fields by side that are still missing; those there are serve every table."""
        while len(self.meld) < sides:
            for fields in (self.meld, self.points, self.tricks, self.before):
                fields.append(self._watch(box("")))
            self.nines.append(self._watch(check("")))

    def _name(self, table: Variant) -> None:
        """Names the fields as this table's players do."""
        sides, on = names(table), grid(table.rules)
        before = say("Chips before, {side}") if on.chips else say("Score before, {side}")
        for side, name in enumerate(sides):
            self.meld[side].description = say("Meld, {side}", side=name)
            self.points[side].description = say("Trick points, {side}", side=name)
            self.tricks[side].description = say("Tricks taken, {side}", side=name)
            self.before[side].description = before.format(side=name)
            self.nines[side].description = say("{side} melded nothing but nines of trump", side=name)
        if on.chips:
            self.points[0].description = say("Trick points, the bidder")
        self.nobody.description = say("Nobody bid")
        self.no_marriage.description = said(
            table, "The bidders hold no marriage", "The bidder holds no marriage"
        )
        rest = say("{side} has the rest of the {n} trick points.", side=sides[-1], n=on.total)
        self.rest.value = f"<p>{escape(rest)}</p>"
        self.given_up.description = (
            say("Conceded before the first lead") if on.chips else say("Thrown in after the meld")
        )
        self.bidder.options = [(name, side) for side, name in enumerate(sides)]
        self.renege.options = [(say("No renege"), NOBODY), *((name, side) for side, name in enumerate(sides))]
        self.declared.options = [(say("Nobody"), NOBODY), *((name, side) for side, name in enumerate(sides))]
        self.target.options = [(str(n), n) for n in on.targets]
        self.trump.options = [(named(suit), suit) for suit in table.pack.suits]

    def _fill(self, table: Variant, hand: Hand) -> None:
        """Sets a hand, and the steps and limits of each field."""
        on, scale = grid(table.rules), table.scale
        self.bid.value, self.bid.step = hand.bid, scale
        self.bidder.value = 0 if hand.bidder is None else hand.bidder
        self.declared.value, self.target.index = NOBODY, 0 if on.targets else None
        if hand.target is not None:
            self.target.value = hand.target
        points = hand.points if not on.chips else (hand.own, *hand.points[1:])
        step = gcd(*table.rules.count.points.value, table.rules.count.last_trick.value)
        for side in range(on.sides):
            self.meld[side].value, self.meld[side].step = hand.meld[side], scale
            self.before[side].value, self.before[side].step = hand.before[side], 1 if on.chips else scale
            self.points[side].max, self.points[side].step = on.total, step
            self.points[side].value = points[side]
            self.tricks[side].max = on.tricks
            self.tricks[side].value = on.tricks // on.sides + (side == 0)
        self.deal.max, self.deal.value = on.deals or 1, hand.deal or 1
        self.trump.value = hand.trump or table.pack.suits[0]
        self.renege.value = NOBODY
        for flag in (self.given_up, self.nobody, self.no_marriage, *self.nines):
            flag.value = False

    def _watch(self, field: Any) -> Any:  # noqa: ANN401 - ipywidgets' own types do not say
        field.observe(guarded(self._show)(lambda _change: self.refresh()), names="value")
        return field

    def _show(self, text: str) -> None:
        self.answer.value = text


def _all_of(total: int, fields: list[widgets.BoundedIntText]) -> tuple[int, ...]:
    """What the fields say, and the rest of the total for the last side."""
    given = [field.value for field in fields]
    return (*given, total - sum(given))
