"""The lesson on melds: explore a hand, bury where there is a kitty, then practise the branches one by one."""

from typing import Any

from pinochle_learn.coach.course import lesson
from pinochle_learn.coach.meld_notes import before_melding
from pinochle_learn.coach.place import Place
from pinochle_learn.front import variant
from pinochle_learn.lessons.lesson_page import LessonPage, Part
from pinochle_learn.lessons.melds_bury import MeldBury
from pinochle_learn.lessons.melds_explore import MeldExplore
from pinochle_learn.lessons.melds_practise import MeldPractise
from pinochle_learn.widgets.nodes import Child
from pinochle_learn.widgets.page import Page

BURY = "bury"
_ALSO = ("deal.hand", "exchange.cards", "trump.marriage", "settle.least_meld")  # rules of other parts


class MeldPage(LessonPage):
    """The lesson's page: the part on burying is there at tables with a kitty."""

    def __init__(self, place: Place) -> None:
        super().__init__(lesson("melds"), "meld", place, _ALSO)
        self._all: dict[str, Part] = {
            "explore": MeldExplore(self),
            BURY: MeldBury(self),
            "practise": MeldPractise(self),
        }
        self.start(self._all)

    def enter(self) -> None:
        """Shows the parts that the table has; where it has no kitty, says what it has instead."""
        rules = self.variant.rules
        self.parts = {name: part for name, part in self._all.items() if name != BURY or rules.kitty}
        if self.place.step == BURY and BURY not in self.parts:
            self.place = self.place.but(step="")
            self.notes = (*self.notes, before_melding(rules))
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
