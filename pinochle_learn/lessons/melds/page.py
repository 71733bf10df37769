"""The lesson on melds: explore a hand, bury a kitty, lay melds one by one, then practise."""

from collections.abc import Callable

from pinochle_learn.lessons.melds.suits.grow.words import at_once
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.melds.notes import before_melding
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import Table
from pinochle_learn.teaching.page.opening import opened
from pinochle_learn.teaching.page.parts import Parts, Unopened, later, questions
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import lesson
from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS, edition
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
    "turns.melds",
    "turns.lay_off_first",
)


class MeldPage(LessonPage):
    """The lesson's page: burying is there at tables with a kitty, the growing table at those with a stock."""

    def __init__(self, state: PageState) -> None:
        super().__init__(lesson("melds"), "meld", state, _ALSO)
        suits = {
            "explore": Unopened("Explore", later("melds.suits.explore.MeldExplore")),
            BURY: Unopened("Bury", later("melds.suits.bury.part.MeldBury")),
            GROW: Unopened("Grow", later("melds.suits.grow.part.MeldGrow")),
            "practise": Unopened("Practise", later("melds.suits.practise.part.MeldPractise")),
        }
        colours = {
            "choose": Unopened("Choose", later("melds.colours.choose.MeldChoose")),
            "explore": Unopened("Explore", later("melds.colours.explore.PurpleExplore")),
            "practise": questions(COLOURS, "melds"),
        }
        turns = {
            "groups": Unopened("Explore", later("melds.turns.explore.MeldGroups")),
            "practise": questions(TURNS, "melds"),
        }
        self.start(suits, colours=colours, turns=turns)

    def parts_here(self) -> Parts:
        """The parts that the table has."""
        return super().parts_here().without(self._missing())

    def _missing(self) -> dict[str, Callable[[Rules], str]]:
        """The parts that tables of this kind may have and this one has not, with what it has instead."""
        rules = self.variant.rules
        if edition(rules) != SUITS:
            return {}
        parts = ((BURY, rules.kitty, before_melding), (GROW, rules.stock, at_once))
        return {name: instead for name, has, instead in parts if not has}

    def enter(self) -> None:
        """Shows the parts that the table has; for one that it has not, says what it has instead."""
        rules, missing = self.variant.rules, self._missing()
        if self.state.step in missing:
            self.no_part(missing[self.state.step](rules))
        super().enter()

    def nodes(self) -> list[Child | None]:
        """What every lesson shows; the sources are those of what this part is about."""
        self._rules_part = "kitty" if self.step == BURY else "meld"
        return super().nodes()


def melds_lesson(table: Table = None, **state: object) -> MeldPage:
    """Makes the lesson. ``state`` takes the fields of a state: ``step``, ``hand``, ``trump``."""
    return opened(MeldPage, table, state)


def show(table: Table = None, **state: object) -> Page:
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", step="practise")`` opens another table and another part; ``hand`` and ``trump`` lay out
    cards of one's own.
    """
    return melds_lesson(table, **state).page
