"""The lesson on melds: explore a hand, bury a kitty, lay melds one by one, then practise."""

from typing import Any

from pinochle_learn.coach.course import lesson
from pinochle_learn.coach.meld_grow_words import at_once
from pinochle_learn.coach.meld_notes import before_melding
from pinochle_learn.coach.place import Place
from pinochle_learn.front import variant
from pinochle_learn.lessons.lesson_page import LessonPage, Part
from pinochle_learn.lessons.melds_bury import MeldBury
from pinochle_learn.lessons.melds_explore import MeldExplore
from pinochle_learn.lessons.melds_grow import MeldGrow
from pinochle_learn.lessons.melds_practise import MeldPractise
from pinochle_learn.widgets.nodes import Child
from pinochle_learn.widgets.page import Page

BURY, GROW = "bury", "grow"
_ALSO = (  # rules of other parts
    "deal.hand",
    "exchange.cards",
    "trump.marriage",
    "settle.least_meld",
    "stock.draw",
    "stock.dix_exchange",
    "stock.last_meld",
)


class MeldPage(LessonPage):
    """The lesson's page: burying is there at tables with a kitty, the growing table at those with a stock."""

    def __init__(self, place: Place) -> None:
        super().__init__(lesson("melds"), "meld", place, _ALSO)
        self._all: dict[str, Part] = {
            "explore": MeldExplore(self),
            BURY: MeldBury(self),
            GROW: MeldGrow(self),
            "practise": MeldPractise(self),
        }
        self.start(self._all)

    def enter(self) -> None:
        """Shows the parts that the table has; for one that it has not, says what it has instead."""
        rules = self.variant.rules
        missing = {} if rules.kitty else {BURY: before_melding}
        missing |= {} if rules.stock else {GROW: at_once}
        self.parts = {name: part for name, part in self._all.items() if name not in missing}
        if self.place.step in missing:
            self.notes = (*self.notes, missing[self.place.step](rules))
            self.place = self.place.but(step="")
        super().enter()

    def nodes(self) -> list[Child | None]:
        """What every lesson shows; the sources are those of what this part is about."""
        self._rules_part = "kitty" if self.step == BURY else "meld"
        return super().nodes()


def melds_lesson(table: str = "pinochlerun", **place: Any) -> MeldPage:  # noqa: ANN401 - fields of a place
    """Makes the lesson. ``place`` takes the fields of a place: ``step``, ``hand``, ``trump``."""
    return MeldPage(Place(table=variant(table).id, **place))


def show(table: str = "pinochlerun", **place: Any) -> Page:  # noqa: ANN401 - fields of a place
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", step="practise")`` opens another table and another part; ``hand`` and ``trump`` lay out
    cards of one's own.
    """
    return melds_lesson(table, **place).page
