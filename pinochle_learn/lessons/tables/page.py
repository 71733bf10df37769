"""The lesson "Tables side by side": what differs, the same hand everywhere, and mistakes to spot."""

from pinochle_learn.teaching.page.controller import Event
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import Table
from pinochle_learn.teaching.page.opening import opened
from pinochle_learn.teaching.page.parts import Unopened, later, questions
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import lesson
from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS, edition
from pinochle_learn.widgets.page import Page

COMPARE, SAME_HAND, SPOT = "compare", "same-hand", "spot"
_ALSO = ("pack.ranks", "pack.copies", "meld.run_extras", "play.must_beat", "settle.save_meld", "game.target")


class TablesPage(LessonPage):
    """The lesson's page; every table has all its parts."""

    def __init__(self, state: PageState) -> None:
        super().__init__(lesson("tables"), "table", state, _ALSO)
        self.start(_parts(SUITS), colours=_parts(COLOURS), turns=_parts(TURNS))

    def _table(self, event: Event) -> str:
        """At another kind of table cards mean something else, but the part stays, and so do the others."""
        before, step, beside = edition(self.variant.rules), self.step, self.state.beside
        said = super()._table(event)
        if edition(self.variant.rules) != before:
            self.state = self.state.but(step=step, beside=beside)
            self.enter()
        return said


def _parts(kind: str) -> dict[str, Unopened]:
    return {
        COMPARE: Unopened("What differs", later("tables.compare.Compare")),
        SAME_HAND: Unopened("Same hand", later("tables.same_hand.SameHand")),
        SPOT: questions(kind, "tables", "Mistakes"),
    }


def tables_lesson(table: Table = None, **state: object) -> TablesPage:
    """Makes the lesson. ``state`` takes the fields of a state: ``step``, ``beside``, ``hand``, ``trump``."""
    return opened(TablesPage, table, state)


def show(table: Table = None, **state: object) -> Page:
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", beside="npa.two-handed")`` lays other tables beside it, ``step="spot"`` opens the
    mistakes.
    """
    return tables_lesson(table, **state).page
