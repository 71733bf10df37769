"""The page "Make your own table": change rules one by one, name the table, hand it on, use it everywhere."""

from dataclasses import replace

from pinochle_learn.lessons.house.draft import Draft
from pinochle_learn.teaching.page.custom_table import from_code, to_code
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import Table
from pinochle_learn.teaching.page.opening import opened
from pinochle_learn.teaching.page.parts import Unopened, later
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import lesson
from pinochle_learn.widgets.nodes import Child
from pinochle_learn.widgets.page import Page


class HousePage(LessonPage):
    """The page. ``draft`` is what is wished; the state holds the last table whose rules go together."""

    def __init__(self, state: PageState) -> None:
        super().__init__(lesson("house"), "play", state)
        self._of = ("", "")  # the table that the draft was made from
        self.trail: dict[
            str, str
        ] = {}  # the names of the tables that the draft has been, by what they are kept as
        self.draft = Draft(state.table)
        self.start(
            {
                "make": Unopened("Make it", later("house.make.HouseMake")),
                "keep": Unopened("Keep and use it", later("house.keep.HouseKeep")),
            }
        )

    def enter(self) -> None:
        """Takes up the table of the state, unless it is the one that is being made."""
        if self._of != self._here:
            self.draft = _draft_of(self.state)
            self._of = self._here
            self.trail = {}
        self._passed()
        super().enter()

    @property
    def _here(self) -> tuple[str, str]:
        return self.state.table, self.state.house

    def take(self, draft: Draft) -> str:
        """Takes a draft, and puts its table in use where the rules go together; says what does not."""
        self.draft = draft
        house = draft.house
        if house is None:
            if draft.name and self.state.house:  # the table that is still in use takes the new name
                used = replace(from_code(self.state.house), name=draft.name)
                self.state = self.state.but(house=to_code(used))
                self._of = self._here
            return " ".join(draft.wrong)
        self.state = self.state.but(house=to_code(house) if house.changes or draft.name else "")
        self._of = self._here
        self._passed()
        return ""

    def _passed(self) -> None:
        """Notes which table is in use: as a draft it may have been kept on the way."""
        if self.state.house:
            house = from_code(self.state.house)
            self.trail[house.kept_as] = house.name

    def nodes(self) -> list[Child | None]:
        """The part that is shown, in the frame that every page has; the rules themselves are the page."""
        hidden = {"fold-sources", "fold-progress", "share" if self.step == "keep" else ""}
        return [
            node for node in super().nodes() if not (isinstance(node, tuple) and node[1].get("key") in hidden)
        ]


def _draft_of(state: PageState) -> Draft:
    if not state.house:
        return Draft(state.table)
    house = from_code(state.house)
    last = house.changes[-1][0] if house.changes else ""
    return Draft(house.base, house.name, dict(house.changes), last)


def house_page(table: Table = None, **state: object) -> HousePage:
    """Makes the page. ``state`` takes the fields of a state: ``step``, ``house``, ``ask``."""
    return opened(HousePage, table, state)


def show(table: Table = None, **state: object) -> Page:
    """Shows the page: what a notebook's cell has as its last line.

    ``show("pagat")`` starts from another table, ``show("pagat", step="keep")`` opens a text or a file.
    """
    return house_page(table, **state).page
