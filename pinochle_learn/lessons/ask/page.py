"""The page "Ask the rules": one hand at your table, with what the rules say of it, and why."""

from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import Table
from pinochle_learn.teaching.page.opening import opened
from pinochle_learn.teaching.page.parts import Unopened, later
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import lesson
from pinochle_learn.teaching.words.table_kinds import TURNS, edition
from pinochle_learn.widgets.nodes import Child
from pinochle_learn.widgets.page import Page


class FirstLookPage(LessonPage):
    """The page; its sources are the rules of play, or of a turn."""

    def __init__(self, state: PageState) -> None:
        super().__init__(lesson("ask"), "play", state, ("meld.who",))
        self.start({"ask": Unopened("Ask", later("ask.part.Ask"))})

    def nodes(self) -> list[Child | None]:
        """What every lesson shows, but for progress: there is nothing to practise."""
        self._rules_part = "turns" if edition(self.variant.rules) == TURNS else "play"
        hidden = {"fold-progress"}
        return [
            node for node in super().nodes() if not (isinstance(node, tuple) and node[1].get("key") in hidden)
        ]


def first_look_page(table: Table = None, **state: object) -> FirstLookPage:
    """Makes the page. ``state`` takes the fields of a state: ``hand``, ``trump``, ``trick``, ``laid``."""
    return opened(FirstLookPage, table, state)


def show(table: Table = None, **state: object) -> Page:
    """Shows the page: what a notebook's cell has as its last line.

    ``show("pagat", hand="QS JD KS", trump="H")`` asks about cards of your own, ``trick="KC"`` on a trick;
    ``claim="QS JD"`` claims a meld.
    """
    return first_look_page(table, **state).page
