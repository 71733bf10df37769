"""The lesson "What may I hope for?": exact chances of a hand, a partner's hand, a kitty, a stock."""

from collections.abc import Mapping
from typing import Any

from pinochle_learn.lessons.odds.query import HAND, KITTY, PARTNER, STOCK, parts
from pinochle_learn.teaching.page.lesson_page import OWN_FIELDS, LessonPage
from pinochle_learn.teaching.page.link import Table
from pinochle_learn.teaching.page.opening import opened
from pinochle_learn.teaching.page.parts import Parts, Unopened, later
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import lesson
from pinochle_learn.text import say
from pinochle_learn.widgets.page import Page

_ALSO = ("deal.hand", "kitty.cards", "stock.draw", "exchange.cards")  # rules of other parts

_TITLES = {
    HAND: "A dealt hand",
    PARTNER: "My partner's hand",
    KITTY: "The kitty",
    STOCK: "The stock",
}


class OddsPage(LessonPage):
    """The lesson's page; which cards can be asked for is the table's to say."""

    own_fields: Mapping[str, Any] = {**OWN_FIELDS, "hand": ""}  # each part has cards of its own

    def __init__(self, state: PageState) -> None:
        super().__init__(lesson("odds"), "meld", state, _ALSO)
        self.start({of: Unopened(title, later("odds.part.OddsPart", of)) for of, title in _TITLES.items()})

    def parts_here(self) -> Parts:
        """The parts that the table has."""
        return super().parts_here().without(_TITLES.keys() - set(parts(self.variant.rules)))

    def enter(self) -> None:
        """Shows what the table has; for what it has not, says so and shows a hand."""
        step = self.state.step
        if step in _TITLES and step not in parts(self.variant.rules):
            line = say(
                "{table} has no {what}: here is a dealt hand.", table=self.variant.name, what=_what(step)
            )
            self.no_part(line)
        super().enter()


def _what(step: str) -> str:
    return {PARTNER: say("partners"), KITTY: say("kitty")}.get(step, say("stock"))


def odds_lesson(table: Table = None, **state: object) -> OddsPage:
    """Makes the lesson. ``state`` takes the fields of a state: ``step``, ``hand``, ``trump``, ``seed``."""
    return opened(OddsPage, table, state)


def show(table: Table = None, **state: object) -> Page:
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", step="partner", seed=7)`` asks for a partner's hand; ``facts`` says how many are drawn.
    """
    return odds_lesson(table, **state).page
