"""The lesson "Which cards may I play?": explore a trick, practise the situations, then find reneges.

At a table with coloured cards it asks by which step a trick is won; at one of turns, what a turn may bring.
"""

from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import Table
from pinochle_learn.teaching.page.opening import opened
from pinochle_learn.teaching.page.parts import Unopened, later
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import lesson
from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS, edition
from pinochle_learn.widgets.nodes import Child
from pinochle_learn.widgets.page import Page

# the rules that the page shows the sources of: a part, and single rules of other parts
_SOURCES = {
    SUITS: ("play", ("stock.free_play", "settle.renege", "settle.wrong_call", "settle.aces_declared")),
    TURNS: ("turns", ("deal.by_players", "pack.ranks", "game.target")),
    COLOURS: ("play", ("pack.ranks", "count.points", "colours.points", "colours.seventh")),
}


class TrickPage(LessonPage):
    """The lesson's page; its sources are those of the game that the table plays."""

    def __init__(self, state: PageState) -> None:
        super().__init__(lesson("tricks"), "play", state)
        self.start(
            {
                "explore": Unopened("Explore", later("tricks.suits.explore.SuitExplore")),
                "practise": Unopened("Practise", later("tricks.suits.practise.Practise")),
                "reneges": Unopened("Reneges", later("tricks.reneges.part.Reneges")),
            },
            colours={
                "explore": Unopened("Explore", later("tricks.colours.explore.ColourExplore")),
                "practise": Unopened("Practise", later("tricks.colours.practise.ColourPractise")),
            },
            turns={
                "turn": Unopened("Your turn", later("tricks.turns.explore.Turn")),
                "practise": Unopened("Practise", later("tricks.turns.practise.TurnPractise")),
            },
        )

    def nodes(self) -> list[Child | None]:
        """What every lesson shows."""
        self._rules_part, self._also = _SOURCES[edition(self.variant.rules)]
        return super().nodes()


def tricks_lesson(table: Table = None, **state: object) -> LessonPage:
    """Makes the lesson. ``state`` takes the fields of a state, such as ``step``, ``hand`` and ``stock``."""
    return opened(TrickPage, table, state)


def show(table: Table = None, **state: object) -> Page:
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", step="practise")`` opens another table and another part; ``hand``, ``trick`` and ``trump``
    lay out cards of one's own.
    """
    return tricks_lesson(table, **state).page
