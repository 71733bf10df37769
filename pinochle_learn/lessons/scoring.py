"""The lesson "What does the hand come to?": count, settle, a worked hand, the end of the game, practise.

Where melds are laid twice it counts ranks and colours; in a game of turns it asks what the others pay.
"""

from collections.abc import Callable, Mapping
from typing import Any

from pinochle_learn.coach.banks import BANKS
from pinochle_learn.coach.course import lesson
from pinochle_learn.coach.editions import COLOURS, SUITS, TURNS, edition
from pinochle_learn.coach.house import variant_at
from pinochle_learn.coach.place import Place
from pinochle_learn.front import variant
from pinochle_learn.lessons.controller import Event, Handler
from pinochle_learn.lessons.lesson_page import LessonPage, Part
from pinochle_learn.lessons.quizzing import Quizzing
from pinochle_learn.lessons.scoring_colours_count import ColourCount
from pinochle_learn.lessons.scoring_colours_end import ColourEnd
from pinochle_learn.lessons.scoring_colours_settle import ColourSettle
from pinochle_learn.lessons.scoring_count import Count
from pinochle_learn.lessons.scoring_end import End
from pinochle_learn.lessons.scoring_practise import Practise
from pinochle_learn.lessons.scoring_settle import Settle
from pinochle_learn.lessons.scoring_turns_end import TurnsEnd
from pinochle_learn.lessons.scoring_turns_pay import Pay
from pinochle_learn.lessons.scoring_worked import Worked
from pinochle_learn.widgets.nodes import Child
from pinochle_learn.widgets.page import Page

_GAME = ("game.target", "game.deals", "game.first_past")
# what a score depends on besides the part on settling
_ALSO = (
    *("count.points", "count.last_trick", "count.rounding", "meld.who", "trump.marriage", "kitty.cards"),
    *("chips.units", "chips.beyond", "chips.doubled", "chips.failed"),
    *(*_GAME, "game.raised_by", "game.declare_out", "game.limit"),
)
# the rules that the page shows the sources of: a part, and single rules of other parts
_SOURCES = {
    SUITS: ("settle", _ALSO),
    COLOURS: (
        "settle",
        (
            *("count.points", "colours.points", "colours.seventh", "count.last_trick", "deal.phases"),
            *("auction.held", "auction.minimum", *_GAME, "game.tie"),
        ),
    ),
    TURNS: ("turns", ("count.points", "colours.points", "colours.seventh", *_GAME)),
}
# at each kind of table, the part that comes nearest to one that it does not have
_NEAREST = {
    SUITS: {"pay": "settle"},
    COLOURS: {"pay": "settle", "worked": "settle"},
    TURNS: {"count": "pay", "settle": "pay", "worked": "pay"},
}


class ScoringPage(LessonPage):
    """The lesson; each of its parts reads seed, step and facts of a place in its own way."""

    def __init__(self, place: Place) -> None:
        super().__init__(lesson("scoring"), "settle", place, also=_ALSO)
        self._first = place
        self._made: dict[str, dict[str, Part]] = {}
        self.start({})

    def parts_here(self) -> dict[str, Part]:
        """The parts for the table that is chosen; they are made when the first table of its kind is."""
        kind = edition(self.variant.rules)
        if kind not in self._made:
            self._made[kind] = _PARTS[kind](self)
        return dict(self._made[kind])

    def events(self) -> Mapping[str, Handler]:
        """What every lesson hears; a link is read afresh, and a part is entered without another's numbers."""
        return {**super().events(), "open": self._opened, "step": self._other_part}

    def nodes(self) -> list[Child | None]:
        """What every lesson shows; the sources are those of the game that the table plays."""
        self._rules_part, self._also = _SOURCES[edition(self.variant.rules)]
        return super().nodes()

    def _opened(self, event: Event) -> str:
        if event.get("search"):
            self.place = self._first
        return self._open(event)

    def _other_part(self, event: Event) -> None:
        if event.get("data") in self.parts:
            self.place = self.place.but(seed=None, ask="", at=0, facts="", hand="")
            self._step(event)

    def _table(self, event: Event) -> str:
        """At another kind of table the numbers mean something else, and the parts are not the same."""
        before = edition(self.variant.rules)
        chosen = variant_at(*self.chosen_table(event))
        if edition(chosen.rules) != before:
            step = self.step
            step = _NEAREST[edition(chosen.rules)].get(step, step)
            self.place = self.place.but(step=step, seed=None, ask="", at=0, facts="", hand="")
        return super()._table(event)


def _suits(page: LessonPage) -> dict[str, Part]:
    return {
        "count": Count(page),
        "settle": Settle(page),
        "worked": Worked(page),
        "end": End(page),
        "practise": Practise(page),
    }


def _colours(page: LessonPage) -> dict[str, Part]:
    return {
        "count": ColourCount(page),
        "settle": ColourSettle(page),
        "end": ColourEnd(page),
        "practise": Quizzing(page, BANKS[COLOURS, "scoring"]),
    }


def _turns(page: LessonPage) -> dict[str, Part]:
    return {"pay": Pay(page), "end": TurnsEnd(page), "practise": Quizzing(page, BANKS[TURNS, "scoring"])}


_PARTS: Mapping[str, Callable[[LessonPage], dict[str, Part]]] = {
    SUITS: _suits,
    COLOURS: _colours,
    TURNS: _turns,
}


def scoring_lesson(table: str = "pinochlerun", **place: Any) -> ScoringPage:  # noqa: ANN401 - fields of a place
    """Makes the lesson. ``place`` takes the fields of a place: ``step``, ``facts``, ``seed``, ``at``."""
    return ScoringPage(Place(table=variant(table).id, **place))


def show(table: str = "pinochlerun", **place: Any) -> Page:  # noqa: ANN401 - fields of a place
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", step="practise")`` opens another table and another part; ``step`` is one of ``count``,
    ``settle``, ``worked``, ``end`` and ``practise``, at Purple Rummy of ``pay``, ``end`` and ``practise``.
    """
    return scoring_lesson(table, **place).page
