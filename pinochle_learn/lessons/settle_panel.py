"""Settles a hand of real numbers: only the fields that the chosen table has a use for."""

from math import gcd
from typing import Any

import ipywidgets as widgets

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.front import Variant
from pinochle_learn.lessons.guard import guarded
from pinochle_learn.lessons.tables_html import settlement_html, side_names
from pinochle_learn.text import say

_NARROW = widgets.Layout(width="100%", max_width="420px")
_LABEL = {"description_width": "16em"}
_SMALLEST, _LARGEST = -100_000, 100_000


class SettlePanel:
    """Bid, meld, trick points and scores of a hand, and what comes of them at the table in use."""

    def __init__(self) -> None:
        names = side_names()
        self.bidder = widgets.Dropdown(
            options=[(names[0], 0), (names[1], 1)], description=say("Bidders"), layout=_NARROW, style=_LABEL
        )
        self.bid = _number(say("Bid"))
        self.meld = [_number(say("Meld, {side}", side=name)) for name in names]
        self.points = _number(say("Trick points, {side}", side=names[0]))
        self.tricks = _number(say("Tricks taken, {side}", side=names[0]))
        self.before = [_number(say("Score before, {side}", side=name)) for name in names]
        self.thrown_in = _check(say("Thrown in after the meld"))
        self.nobody = _check(say("Nobody bid"))
        self.nines = [_check(say("{side} melded nothing but nines of trump", side=name)) for name in names]
        self.answer = widgets.HTML()
        self.box = widgets.VBox()
        self._variant: Variant | None = None
        self._filling = False
        for control in self._controls():
            control.observe(guarded(self._show)(lambda _change: self.refresh()), names="value")

    def use(self, table: Variant) -> None:
        """Changes to another table, with a hand that fits its scale."""
        if table == self._variant:
            return
        self._variant = table
        self._fill(table)
        self.box.children = [*self._controls(), self.answer]
        self.refresh()

    def refresh(self) -> None:
        """Settles again."""
        if self._variant is not None and not self._filling:
            guarded(self._show)(self._settle)(self._variant)

    def _settle(self, table: Variant) -> None:
        self._show(settlement_html(table.settle(**self.facts(table)), side_names()))

    def facts(self, table: Variant) -> dict[str, Any]:
        """What the fields say, as keywords of ``settle``."""
        before = tuple(box.value for box in self.before)
        if self.nobody.value:
            return {"before": before}
        meld = tuple(box.value for box in self.meld)
        facts: dict[str, Any] = {"bid": self.bid.value, "bidder": self.bidder.value, "meld": meld}
        facts["before"] = before
        if any(box.value for box in self.nines):
            facts["nines_only"] = tuple(box.value for box in self.nines)
        if self.thrown_in.value:
            return facts | {"thrown_in": True}
        return facts | self._played(table, meld[self.bidder.value])

    def _played(self, table: Variant, meld: int) -> dict[str, Any]:
        made, rules = compiled(table.rules), table.rules
        if rules.settle.out_of_reach.value == "stop" and meld + made.total < self.bid.value:
            return {}
        points = (self.points.value, made.total - self.points.value)
        played: dict[str, Any] = {"trick_points": points}
        if rules.settle.save_meld.value == "trick":
            played["tricks_taken"] = (self.tricks.value, rules.deal.hand.value - self.tricks.value)
        return played

    def _controls(self) -> list[widgets.Widget]:
        rules = self._variant.rules if self._variant else None
        shown = [
            (self.nobody, rules is None or rules.bidding.all_pass.value == "next_deal"),
            (self.thrown_in, rules is None or rules.settle.throw_in.value != "never"),
            (self.tricks, rules is None or rules.settle.save_meld.value == "trick"),
            (self.nines[0], rules is None or rules.settle.nines_exempt.value),
            (self.nines[1], rules is None or rules.settle.nines_exempt.value),
        ]
        asked = [self.bidder, self.bid, *self.meld, self.points, *self.before]
        return asked + [control for control, use in shown if use]

    def _fill(self, table: Variant) -> None:
        """Sets the worked hand of the course, on this table's scale, and the limits of each field."""
        self._filling = True
        scale, rules = table.scale, table.rules
        self.bid.value = max(34 * scale, rules.bidding.minimum.value)
        for box, value in zip((*self.meld, *self.before), (28, 12, 112, 96), strict=True):
            box.value = value * scale
        self.points.max = compiled(rules).total
        self.points.value = 15 * scale
        self.tricks.max = rules.deal.hand.value
        self.tricks.value = 7
        for control in (self.bid, *self.meld, *self.before):
            control.step = scale
        self.points.step = gcd(*rules.count.points.value, rules.count.last_trick.value)
        for flag in (self.thrown_in, self.nobody, *self.nines):
            flag.value = False
        self._filling = False

    def _show(self, text: str) -> None:
        self.answer.value = text


def _number(description: str) -> widgets.BoundedIntText:
    return widgets.BoundedIntText(
        min=_SMALLEST, max=_LARGEST, description=description, layout=_NARROW, style=_LABEL
    )


def _check(description: str) -> widgets.Checkbox:
    return widgets.Checkbox(description=description, indent=False, layout=_NARROW)
