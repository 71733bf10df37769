"""Settles a deal with the Purple pack: two melds and tricks by side, or the cards that players have left."""

from typing import Any

import ipywidgets as widgets

from pinochle_learn.coach.score_words import names
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.front import Variant
from pinochle_learn.lessons.guard import guarded
from pinochle_learn.lessons.settle_fields import box, choice
from pinochle_learn.lessons.tables_html import settlement_html
from pinochle_learn.text import say

_MELDS, _LEFT = (80, 0), ("", "KBk QGo", "8Br", "ASi 9Gr", "JRd", "TBl")  # what the fields begin with
_TEXT = {"layout": widgets.Layout(width="100%", max_width="420px"), "style": {"description_width": "16em"}}


class CardsPanel:
    """Fields for as many players as are chosen, and what the deal comes to."""

    def __init__(self) -> None:
        self.players = choice(say("Players"))
        self.melds, self.points, self.seconds, self.before = (
            [self._number() for _ in range(6)] for _ in "1234"
        )
        self.left = [widgets.Text(continuous_update=False, **_TEXT) for _ in range(6)]
        self.answer, self.box = widgets.HTML(), widgets.VBox()
        self._variant: Variant | None = None
        self._filling = False
        self.players.observe(guarded(self._show)(lambda _change: self._seat()), names="value")
        for field in self.left:
            self._watch(field)

    def use(self, table: Variant) -> None:
        """Changes to another table, with a deal that it can have."""
        if table == self._variant:
            return
        self._variant, self._filling = table, True
        self.players.options = [(str(n), n) for n in table.players]
        self.players.value = table.rules.players
        self._fill(table.seated(self.players.value))
        self._filling = False
        self.refresh()

    def refresh(self) -> None:
        """Settles again."""
        if self._variant is None or self._filling:
            return
        seated = self._variant.seated(self.players.value)
        self._name(seated)
        self.box.children = [self.players, *self._shown(seated), self.answer]
        guarded(self._show)(self._settle)(seated)

    def _seat(self) -> None:
        """Other players: a deal that they can have."""
        if self._variant is None or self._filling:
            return
        self._filling = True
        self._fill(self._variant.seated(self.players.value))
        self._filling = False
        self.refresh()

    def facts(self, table: Variant) -> dict[str, Any]:
        """What the fields say, as keywords of ``settle``."""
        sides = compiled(table.rules).sides
        before = tuple(field.value for field in self.before[:sides])
        if table.rules.turns is not None:
            return {"left": tuple(field.value for field in self.left[:sides]), "before": before}
        fields = {"meld": self.melds, "trick_points": self.points, "second_meld": self.seconds}
        return {name: tuple(f.value for f in some[:sides]) for name, some in fields.items()} | {
            "before": before
        }

    def _settle(self, table: Variant) -> None:
        self._show(settlement_html(table, table.settle(**self.facts(table))))

    def _shown(self, table: Variant) -> list[widgets.Widget]:
        sides = compiled(table.rules).sides
        if table.rules.turns is not None:
            return [*self.left[:sides], *self.before[:sides]]
        return [f for some in (self.melds, self.points, self.seconds, self.before) for f in some[:sides]]

    def _name(self, table: Variant) -> None:
        for side, name in enumerate(names(table)):
            self.melds[side].description = say("First meld, {side}", side=name)
            self.points[side].description = say("Trick points, {side}", side=name)
            self.seconds[side].description = say("Second meld, {side}", side=name)
            self.before[side].description = say("Score before, {side}", side=name)
            self.left[side].description = say("Cards left, {side}", side=name)

    def _fill(self, table: Variant) -> None:
        made = compiled(table.rules)
        share = made.total // made.sides
        for side in range(made.sides):
            self.melds[side].value = _MELDS[side % 2]
            self.points[side].value = share
            self.seconds[side].value, self.before[side].value = 50 * (side % 2), 0
        for field, cards in zip(self.left, _LEFT, strict=True):
            field.value = cards

    def _number(self) -> widgets.BoundedIntText:
        field = box("")
        self._watch(field)
        return field

    def _watch(self, field: Any) -> None:  # noqa: ANN401 - ipywidgets' own types do not say
        field.observe(guarded(self._show)(lambda _change: self.refresh()), names="value")

    def _show(self, text: str) -> None:
        self.answer.value = text
