"""What every page's controller does: it hears events, keeps state and progress, and shows the page again."""

import logging
from collections.abc import Callable, Collection, Container, Hashable, Mapping
from typing import Any, TypeVar

from pinochle_learn.cards import Card
from pinochle_learn.errors import PinochleError
from pinochle_learn.front import Variant, variant
from pinochle_learn.front.own_table import unnamed
from pinochle_learn.teaching.page import custom_table as houses
from pinochle_learn.teaching.page.folds import EVERYTHING, opened
from pinochle_learn.teaching.page.kept_tables import CHOSEN, MOST_KEPT, Kept, chosen_last, entry, from_kept
from pinochle_learn.teaching.page.link import Wrong, read_link
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.practice.progress import Progress, from_code, from_entries, merged, to_code
from pinochle_learn.teaching.words.course import START, menu, tab_title
from pinochle_learn.teaching.words.table_kinds import edition
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.nodes import Child, h
from pinochle_learn.widgets.page import Page
from pinochle_learn.widgets.port import Event, Number

T = TypeVar("T")
Handler = Callable[[Event], str | None]
__all__ = ["OWN", "Controller", "Event", "Handler"]
OWN = "own:"  # before the names of a group's own tables where one is chosen
_MOST_OPEN, _LONGEST_KEY = 50, 50  # more than any page has: what comes from a browser may be anything
_MOST_MADE = 100
_EVERYWHERE = "practise"  # the part that lessons have at every table
_log = logging.getLogger("pinochle_learn")


class Controller:
    """A page's state, and ``page``, which shows it.

    ``hear`` never raises: what cannot be is said on the page.
    """

    unfolded: Container[str] = frozenset()  # the keys of the folds that are open

    def __init__(self, state: PageState) -> None:
        self.state = self._start = state
        self.progress: Progress = {}
        self.notes: tuple[str, ...] = ()
        self.said = ""
        self.tables: Kept = {}  # of a group's own, kept in this browser
        self.left = ""  # the code of a group's own table that was left for another one
        self.in_notebook = False  # else it is a page by itself, with an address of its own
        self._of_link = False  # whether a link has said the state, or a call
        self.framed = False  # whether only what is around a part is shown, as its cards are still to be dealt
        self.page = Page(self.hear)
        self._variant: tuple[PageState, Variant] | None = None  # the table, and the state that it is of
        self._made: dict[Hashable, Any] = {}
        self._made_at: tuple[str, ...] = ()

    @property
    def variant(self) -> Variant:
        """The table that is chosen, with its scores on the scale that is chosen."""
        if self._variant is None or self._variant[0] is not self.state:
            table = self.state.variant
            scaled = table.on_scale(int(self.state.scale)) if self.state.scale else table
            self._variant = self.state, scaled or table
        return self._variant[1]

    def once(self, *key: Hashable, make: Callable[[], T]) -> T:
        """What depends on the table and on ``key`` alone: made once, until another table is chosen."""
        here = (self.state.table, self.state.house, self.state.scale)
        if here != self._made_at or len(self._made) > _MOST_MADE:
            self._made, self._made_at = {}, here
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made

    def read(self, text: str) -> tuple[Card, ...]:
        """The cards that a text of the state names, read once."""
        return self.once("read", text, make=lambda: self.variant.pack.read(text))

    @property
    def takes(self) -> Collection[str]:
        """The fields of a state that what is shown has a use for, besides those that all have."""
        return ()

    @property
    def address(self) -> PageState:
        """The state as it leads back to what is shown, with nothing that it has no use for."""
        return self.state.only(self.takes)

    def wrong(self, name: str, why: str, value: object = None) -> None:
        """Says that the state has something that is no good, and what would be right.

        What a link or a call has just given is named with it; of a call it becomes an error.
        """
        fault = Wrong(name, getattr(self.state, name) if value is None else value, why)
        told = fault.of_link if self._of_link else str(fault)
        self.notes = (*self.notes, told if name in self.state.given else sentence(why))

    def wrong_facts(self, facts: str, why: str = "") -> None:
        """Says that these numbers are none for this part, beside the numbers that the state has now."""
        right = say("Right is, for example, {facts!r}.", facts=self.state.facts)
        self.wrong("facts", f"{why or say('these are no numbers for this part.')} {right}", facts)

    def enter(self) -> None:
        """Sets all up for the state and the progress, which have changed."""
        raise NotImplementedError

    @property
    def heading(self) -> str:
        """What the page is called at this table: the course's own name, if it has none."""
        return say(START.title)

    def nodes(self) -> list[Child | None]:
        """What the page shows."""
        raise NotImplementedError

    def events(self) -> Mapping[str, Handler]:
        """What the page hears; a handler may return a line to be said aloud."""
        return {
            "open": self._open,
            "table": self._table,
            "table-back": self._table_back,
            "scale": self._scale,
            "copy-link": self._copy_link,
            "copy-code": self._copy_code,
            "restore": self._restore,
            "wipe": self._wipe,
            "fold": self._fold,
            "copied": lambda _event: self.tell(say("Copied.")),
            "not-copied": self._not_copied,
            "not-kept": self._not_kept,
        }

    def hear(self, event: Event) -> None:
        """Takes an event, and shows what has become of it."""
        self._answer(event, lambda event: self.events()[event["event"]](event))

    def compute(self, task: str, given: object, then: Handler) -> Number:
        """Asks the browser to compute; ``then`` hears the answer as other handlers hear events."""
        return self.page.compute(task, given, lambda event: self._answer(event, then))

    def _answer(self, event: Event, handler: Handler) -> None:
        self.notes, self.said = (), ""
        try:
            spoken = handler(event)
        except PinochleError as error:
            spoken = str(error)
            self.notes = (*self.notes, spoken)
        except Exception:  # noqa: BLE001 - whatever it is, the page must say so
            _log.exception("An event failed: %r", event)
            spoken = say("Something went wrong on our side. Reload the page: the link keeps your place.")
            self.notes = (spoken,)
        self.show(spoken or "")

    def _fold(self, event: Event) -> None:
        """A learner has opened a fold, or closed it."""
        if not isinstance(self.unfolded, frozenset):  # all are open
            return
        key = str(event.get("data"))[:_LONGEST_KEY]
        others = self.unfolded - {key}
        opens = event.get("value") is True and len(others) < _MOST_OPEN
        self.unfolded = others | {key} if opens else others

    def show(self, spoken: str = "") -> None:
        """Shows the page as it is now."""
        names = {"tab": tab_title(self.heading), "menu": menu(self.variant.rules)}
        with opened(self.unfolded):
            shown = self.nodes()
        nodes = [
            h("div", *shown, class_="pl-page", key="page"),
            h("names", state=names, class_="pl-hidden", key="names"),
        ]
        self.page.show(nodes, place=self.address.search, spoken=spoken)

    def tell(self, line: str) -> str:
        """Says a line beside the button that was pressed."""
        self.said = line
        return line

    def _open(self, event: Event) -> str:
        """The page is in a browser: its link says where to go, its storage what was done before."""
        self.framed = event.get("framed") is True
        if event.get("whole") is True:
            self.unfolded = EVERYTHING
        self.in_notebook = event.get("notebook") is True
        start, search = self._at_start(event.get("kept")), event.get("search")
        if search or start != self._start:
            self._of_link = True
            self.state, self.notes = read_link(search, start)
        if event.get("kept") is None:
            self._not_kept(event)
        self.progress = merged(self.progress, from_entries(event.get("kept")))
        self.tables = from_kept(event.get("kept"))
        if self.state.house:
            self._keep_given()
        self.enter()
        return " ".join(self.notes)

    def _at_start(self, kept: object) -> PageState:
        """Where the page begins: by itself at the table that was chosen last, unless its call says one."""
        last = chosen_last(kept)
        if not last or self.in_notebook or "table" in self._start.given:
            return self._start
        found, faults = read_link(last)
        kept_own = found.house and houses.from_code(found.house).kept_as in from_kept(kept)
        house = found.house if kept_own else ""  # one that was deleted does not come back
        return self._start if faults else self._start.but(table=found.table, house=house)

    def _keep_given(self) -> None:
        """Keeps a table that came with the link, but no draft: it has no name yet, or is kept otherwise."""
        house = houses.from_code(self.state.house)
        known = {(one.name, one.base) for one in self.tables.values()}
        draft = house.name == unnamed() or (house.name, house.base) in known
        if not draft and len(self.tables) < MOST_KEPT:
            self.keep_table()

    def keep_chosen(self) -> None:
        """Keeps which table is chosen, so that pages that are opened without one begin there."""
        self.page.keep(CHOSEN, self.state.table_search)

    def keep_table(self) -> None:
        """Keeps the group's own table that is played at in the learner's browser."""
        house = houses.from_code(self.state.house)
        self.tables[house.kept_as] = house
        name, value = entry(house)
        self.page.keep(name, value)

    def chosen_table(self, event: Event) -> tuple[str, str]:
        """The table that an event names: its id, and the code of a group's own."""
        name = str(event.get("value") or event.get("data"))
        if name.startswith(OWN):
            house = self.tables.get(name.removeprefix(OWN)) or houses.from_code(self.state.house or self.left)
            return house.base, houses.to_code(house)
        return variant(name).id, ""

    def _table(self, event: Event) -> str:
        before, left = edition(self.variant.rules), self.state.house
        table, house = self.chosen_table(event)
        self.state = self.state.but(table=table, house=house)
        if edition(self.variant.rules) != before:  # cards, trump and parts of one game fit no other
            step = self.state.step if self.state.step == _EVERYWHERE else ""
            self.state = PageState(table=table, house=house, step=step)
        self.left = left or self.left
        self.keep_chosen()
        self.enter()
        return say("The table is now {name}.", name=self.variant.name)

    def _table_back(self, _event: Event) -> str:
        house = houses.from_code(self.left)
        self.tables.setdefault(house.kept_as, house)
        return self.events()["table"]({"value": f"{OWN}{house.kept_as}"}) or ""

    def _scale(self, event: Event) -> None:
        scale = str(event.get("data"))
        own = str(self.state.variant.scale)
        self.state = self.state.but(scale="" if scale == own else scale)
        self.enter()

    def _copy_link(self, _event: Event) -> None:
        self.copy_place(self.address)

    def copy_place(self, state: PageState) -> None:
        """Copies what leads to a state: its link, or in a notebook the lines that show it."""
        if self.in_notebook:
            self.page.copy_text(state.call(type(self).__module__.split(".")[2]))
        else:
            self.page.copy_text(state.search, link=True)

    def _copy_code(self, _event: Event) -> None:
        self.page.copy_text(to_code(self.progress))

    def _restore(self, event: Event) -> str:
        code = str(event.get("value") or "")
        if not code.strip():
            return ""
        self.progress = merged(self.progress, from_code(code))
        for about, tables in self.progress.items():
            for table, rungs in tables.items():
                self.page.keep(f"{about}:{table}", rungs)
        self.enter()
        return self.tell(say("Your progress is restored."))

    def _wipe(self, _event: Event) -> str:
        self.progress = {}
        self.page.forget()
        self.enter()
        return self.tell(say("Your progress is wiped."))

    def _not_copied(self, event: Event) -> None:
        self.notes = (say("The browser did not let us copy. Here it is: {text}", text=event.get("value")),)

    def _not_kept(self, _event: Event) -> None:
        line = say("This browser keeps nothing: take the code with you to keep your progress.")
        self.notes = (*self.notes, line)
