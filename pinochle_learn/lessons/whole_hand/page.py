"""The lesson "A whole hand, step by step": any deal by its seed, and the course's worked hand."""

from dataclasses import fields

from pinochle_learn.rules.parts import StockRules
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import Table
from pinochle_learn.teaching.page.opening import opened
from pinochle_learn.teaching.page.parts import Unopened, later
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import lesson
from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS, edition
from pinochle_learn.widgets.nodes import Child
from pinochle_learn.widgets.page import Page

_STOCK = tuple(f"stock.{field.name}" for field in fields(StockRules))  # what there is in place of an auction
_NUMBERS = ("count.points", "colours.points", "colours.seventh", "pack.ranks")
# the rules that the page shows the sources of: a part, and single rules of other parts
_SOURCES = {
    SUITS: ("auction", _STOCK),
    COLOURS: ("auction", ("play.first_lead", "play.lead_counts_as_colour", "settle.lost_bid", *_NUMBERS)),
    TURNS: ("turns", _NUMBERS),
}


class WholePage(LessonPage):
    """The lesson's page; its sources are those of the game that the table plays."""

    def __init__(self, state: PageState) -> None:
        super().__init__(lesson("whole-hand"), "auction", state)
        self.start(
            {
                "deal": Unopened("A deal", later("whole_hand.suits.part.WholeDeal")),
                "worked": Unopened("The worked hand", later("whole_hand.suits.worked.WorkedHand")),
            },
            colours={"deal": Unopened("A deal", later("whole_hand.colours.part.ColoursDeal"))},
            turns={"deal": Unopened("A deal", later("whole_hand.turns.part.TurnsDeal"))},
        )

    def nodes(self) -> list[Child | None]:
        """What every lesson shows."""
        self._rules_part, self._also = _SOURCES[edition(self.variant.rules)]
        return super().nodes()


def whole_lesson(table: Table = None, **state: object) -> LessonPage:
    """Makes the lesson. ``state`` takes the fields of a state: ``seed``, ``players``, ``at`` for the step."""
    return opened(WholePage, table, state)


def show(table: Table = None, **state: object) -> Page:
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", seed=7, at=12)`` opens a deal at one of its steps, ``show("purple", players=3)`` another
    size of table.
    """
    return whole_lesson(table, **state).page
