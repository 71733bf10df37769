"""The lesson "What does the hand come to?": count, settle, a worked hand, the end of the game, practise.

Where melds are laid twice it counts ranks and colours; in a game of turns it asks what the others pay.
"""

from pinochle_learn.teaching.page.controller import Event
from pinochle_learn.teaching.page.custom_table import variant_at
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import Table
from pinochle_learn.teaching.page.opening import opened
from pinochle_learn.teaching.page.parts import Unopened, later, questions
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import lesson
from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS, edition
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

_SUITS = {
    "count": Unopened("Count", later("scoring.suits.count.Count")),
    "settle": Unopened("Settle", later("scoring.suits.settle.part.Settle")),
    "worked": Unopened("Worked hand", later("scoring.suits.worked.part.Worked")),
    "end": Unopened("End of the game", later("scoring.suits.game_end.End")),
    "practise": Unopened("Practise", later("scoring.suits.practise.part.Practise")),
}
_COLOURS = {
    "count": Unopened("Count", later("scoring.colours.count.ColourCount")),
    "settle": Unopened("Settle", later("scoring.colours.settle.ColourSettle")),
    "end": Unopened("End of the game", later("scoring.colours.game_end.ColourEnd")),
    "practise": questions(COLOURS, "scoring"),
}
_TURNS = {
    "pay": Unopened("Who pays what", later("scoring.turns.cards_left.Pay")),
    "end": Unopened("End of the game", later("scoring.turns.game_end.TurnsEnd")),
    "practise": questions(TURNS, "scoring"),
}


class ScoringPage(LessonPage):
    """The lesson; each of its parts reads seed, step and facts of a state in its own way."""

    def __init__(self, state: PageState) -> None:
        super().__init__(lesson("scoring"), "settle", state, also=_ALSO)
        self.start(_SUITS, colours=_COLOURS, turns=_TURNS)

    def nodes(self) -> list[Child | None]:
        """What every lesson shows; the sources are those of the game that the table plays."""
        self._rules_part, self._also = _SOURCES[edition(self.variant.rules)]
        return super().nodes()

    def _table(self, event: Event) -> str:
        """At another kind of table the numbers mean something else, and the parts are not the same."""
        before = edition(self.variant.rules)
        chosen = variant_at(*self.chosen_table(event))
        if edition(chosen.rules) != before:
            step = self.step
            step = _NEAREST[edition(chosen.rules)].get(step, step)
            self.state = self.state.but(step=step, seed=None, ask="", at=0, facts="", hand="")
        return super()._table(event)


def scoring_lesson(table: Table = None, **state: object) -> ScoringPage:
    """Makes the lesson. ``state`` takes the fields of a state: ``step``, ``facts``, ``seed``, ``at``."""
    return opened(ScoringPage, table, state)


def show(table: Table = None, **state: object) -> Page:
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", step="practise")`` opens another table and another part; ``step`` is one of ``count``,
    ``settle``, ``worked``, ``end`` and ``practise``, at Purple Rummy of ``pay``, ``end`` and ``practise``.
    """
    return scoring_lesson(table, **state).page
