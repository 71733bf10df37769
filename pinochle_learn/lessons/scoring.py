"""The lesson "What does the hand come to?": count, settle, a worked hand, the end of the game, practise."""

from collections.abc import Mapping
from typing import Any

from pinochle_learn.coach.course import lesson
from pinochle_learn.coach.place import Place
from pinochle_learn.front import variant
from pinochle_learn.lessons.controller import Event, Handler
from pinochle_learn.lessons.lesson_page import LessonPage
from pinochle_learn.lessons.scoring_count import Count
from pinochle_learn.lessons.scoring_end import End
from pinochle_learn.lessons.scoring_practise import Practise
from pinochle_learn.lessons.scoring_settle import Settle
from pinochle_learn.lessons.scoring_worked import Worked
from pinochle_learn.widgets.page import Page

# what a score depends on besides the part on settling
_ALSO = (
    *("count.points", "count.last_trick", "count.rounding", "meld.who", "trump.marriage", "kitty.cards"),
    *("chips.units", "chips.beyond", "chips.doubled", "chips.failed"),
    *("game.target", "game.deals", "game.first_past", "game.raised_by", "game.declare_out", "game.limit"),
)


class ScoringPage(LessonPage):
    """The lesson; each of its parts reads seed, step and facts of a place in its own way."""

    def __init__(self, place: Place) -> None:
        super().__init__(lesson("scoring"), "settle", place, also=_ALSO)
        self._first = place

    def events(self) -> Mapping[str, Handler]:
        """What every lesson hears; a link is read afresh, and a part is entered without another's numbers."""
        return {**super().events(), "open": self._opened, "step": self._other_part}

    def _opened(self, event: Event) -> str:
        if event.get("search"):
            self.place = self._first
        return self._open(event)

    def _other_part(self, event: Event) -> None:
        if event.get("data") in self.parts:
            self.place = self.place.but(seed=None, ask="", at=0, facts="")
            self._step(event)


def scoring_lesson(table: str = "pinochlerun", **place: Any) -> ScoringPage:  # noqa: ANN401 - fields of a place
    """Makes the lesson. ``place`` takes the fields of a place: ``step``, ``facts``, ``seed``, ``at``."""
    made = ScoringPage(Place(table=variant(table).id, **place))
    parts = (("count", Count), ("settle", Settle), ("worked", Worked), ("end", End), ("practise", Practise))
    made.start({name: part(made) for name, part in parts})
    return made


def show(table: str = "pinochlerun", **place: Any) -> Page:  # noqa: ANN401 - fields of a place
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", step="practise")`` opens another table and another part; ``step`` is one of ``count``,
    ``settle``, ``worked``, ``end`` and ``practise``.
    """
    return scoring_lesson(table, **place).page
