"""The page "Sheets to print": the rules, the melds and an empty score sheet of any table, one page each."""

from collections.abc import Mapping

from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import Table
from pinochle_learn.teaching.page.opening import opened
from pinochle_learn.teaching.page.parts import Unopened, later
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import lesson
from pinochle_learn.widgets.nodes import Child
from pinochle_learn.widgets.page import Page

# the rules that each sheet shows the sources of
_SOURCES = {"rules": "deal", "melds": "meld", "score": "game"}


class SheetsPage(LessonPage):
    """The page; its sources are those of the sheet that is shown."""

    def __init__(self, state: PageState) -> None:
        super().__init__(lesson("sheets"), "deal", state)
        self.start(
            {
                "rules": Unopened("Rules", later("sheets.parts.RulesSheet")),
                "melds": Unopened("Meld chart", later("sheets.parts.MeldSheet")),
                "score": Unopened("Score sheet", later("sheets.parts.ScoreSheet")),
            }
        )

    def events(self) -> Mapping[str, Handler]:
        """What every lesson hears; the same sheet stays when another table is chosen."""
        return {**super().events(), "table": self._other_table}

    def _other_table(self, event: Event) -> str:
        step = self.state.step
        spoken = self._table(event)
        self.state = self.state.but(step=step)
        self.enter()
        return spoken

    def nodes(self) -> list[Child | None]:
        """What every lesson shows."""
        self._rules_part = _SOURCES[self.step]
        return super().nodes()


def sheets_page(table: Table = None, **state: object) -> SheetsPage:
    """Makes the page. ``state`` takes the fields of a state: ``step``, ``players``, ``scale``."""
    return opened(SheetsPage, table, state)


def show(table: Table = None, **state: object) -> Page:
    """Shows the page: what a notebook's cell has as its last line.

    ``show("pagat", step="melds")`` shows the meld chart, ``show("purple", step="score", players=3)`` a score
    sheet for three.
    """
    return sheets_page(table, **state).page
