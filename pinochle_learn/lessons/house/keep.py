"""The part of the page on which a table gets its name, goes out as text, file or link, and comes in again."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Protocol

from pinochle_learn.errors import SaveError
from pinochle_learn.front import Variant, variant
from pinochle_learn.front.own_table import LONGEST_NAME, House, checked_name, unnamed
from pinochle_learn.front.own_text import MOST, read, write
from pinochle_learn.lessons.house.draft import Draft
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.custom_table import from_code, to_code
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.kept_tables import MOST_KEPT, OWN_TABLE, Kept
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import LESSONS
from pinochle_learn.text import plural, say
from pinochle_learn.widgets.nodes import Child, Node, button, h
from pinochle_learn.widgets.page import Page


class Keeper(Protocol):
    """The page that the part belongs to."""

    state: PageState
    draft: Draft
    tables: Kept
    said: str
    page: Page
    trail: dict[str, str]

    @property
    def variant(self) -> Variant:
        """The table in use."""
        ...

    def take(self, draft: Draft) -> str:
        """Takes a draft; returns what is wrong with it, or nothing."""
        ...

    def enter(self) -> None:
        """Sets all up for the place, which has changed."""

    def keep_table(self) -> None:
        """Keeps the table in the browser."""

    def keep_chosen(self) -> None:
        """Keeps that this table is chosen."""

    def copy_place(self, place: PageState) -> None:
        """Copies what leads to a place."""

    def tell(self, line: str) -> str:
        """Says a line beside the button that was pressed."""
        ...


class HouseKeep:
    """Name it, hand it on, use it; and open one that somebody else has made."""

    takes: Collection[str] = ()

    def __init__(self, page: Keeper) -> None:
        self._page = page
        self._pasted = ""
        self._turn = 0
        self._where = ""  # beside which buttons a line is said

    def enter(self) -> None:
        """Nothing is pasted yet."""
        self._pasted = ""

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "house-name": self._name,
            "house-keep": self._keep,
            "house-copy": self._copy,
            "copy-link": self._copy_link,
            "house-save": self._save,
            "house-pasted": self._paste,
            "house-open-text": lambda _event: self._open(read(self._pasted)),
            "house-file": lambda event: self._open(read(event.get("value"))),
            "house-file-refused": self._too_large,
            "house-open": self._open_kept,
            "house-delete": self._delete,
        }

    # --- what is heard -------------------------------------------------------------------------------------

    def _name(self, event: Event) -> str:
        name = checked_name(event.get("value"))
        self._page.take(self._page.draft.called(name))
        return say("The table is called {name}.", name=name)

    def _keep(self, _event: Event) -> str:
        """Keeps the table in the place of what it was before, unless that had a name of its own."""
        page = self._page
        if not page.state.house:
            if page.draft.wrong:
                raise SaveError(say("Some rules still contradict each other: set them right first."))
            page.take(page.draft.called(unnamed()))
        house = from_code(page.state.house)
        for key, name in page.trail.items():
            if key != house.kept_as and name in {house.name, unnamed()}:
                self._forget(key)
        if house.kept_as not in page.tables and len(page.tables) >= MOST_KEPT:
            raise SaveError(say("This browser keeps {n} tables: delete one first.", n=MOST_KEPT))
        page.keep_table()
        page.keep_chosen()
        page.trail = {house.kept_as: house.name}
        return self._tell(say("{name} is kept in this browser.", name=house.name), "keep")

    def _text(self) -> str:
        return write(from_code(self._page.state.house)) if self._page.state.house else ""

    def _copy(self, _event: Event) -> None:
        self._where = "out"
        self._page.page.copy_text(self._text())

    def _copy_link(self, _event: Event) -> None:
        """The link opens the page on the rules, where one sees first what the table is."""
        self._where = "out"
        here = self._page.state
        self._page.copy_place(PageState(table=here.table, house=here.house))

    def _tell(self, line: str, where: str) -> str:
        self._where = where
        return self._page.tell(line)

    def _told(self, where: str) -> Node | None:
        """What was said last, where it belongs."""
        said = self._page.said if where == self._where else ""
        return h("p", said, class_="pl-told", key=f"told-{where}") if said else None

    def _save(self, _event: Event) -> str:
        name = re.sub(r"[^a-z0-9]+", "-", self._page.variant.name.casefold()).strip("-") or "table"
        self._page.page.save_file(f"{name}.pinochle.txt", self._text())
        return self._tell(say("The file is in your downloads."), "out")

    def _paste(self, event: Event) -> None:
        self._pasted = str(event.get("value") or "")

    def _too_large(self, event: Event) -> str:
        text = "That file is too large for a table: {size} bytes, and {most} at most."
        raise SaveError(say(text, size=str(event.get("value"))[:20], most=f"{MOST:,}"))

    def _open(self, house: House) -> str:
        """Puts a table in use; only here, when all of it could be read, does anything change."""
        page, house = self._page, house.named
        scale = "" if house.scale is None else str(house.scale)
        page.state = page.state.but(
            table=house.base, house=to_code(house), ask="", scale=scale, players=house.players
        )
        self._turn += 1
        if len(page.tables) < MOST_KEPT:
            page.keep_table()
        page.keep_chosen()
        page.enter()
        return self._tell(say("{name} is open, and in use in every lesson.", name=house.name), "others")

    def _open_kept(self, event: Event) -> str:
        house = self._page.tables.get(str(event.get("data")))
        return self._open(house) if house else ""

    def _delete(self, event: Event) -> str:
        house = self._page.tables.get(str(event.get("data")))
        if house is None:
            return ""
        self._forget(house.kept_as)
        return self._tell(say("{name} is deleted from this browser.", name=house.name), "others")

    def _forget(self, key: str) -> None:
        """Forgets a kept table, also one that another page of this browser has kept meanwhile."""
        self._page.tables.pop(key, None)
        self._page.page.keep(f"{OWN_TABLE}:{key}", None)

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, _words: Words) -> Iterator[Child]:
        """What is done with this table, and beside it the ways to others."""
        yield h("div", self._mine(), self._others(), class_="pl-two pl-house", key="keep")

    def _mine(self) -> Node:
        page = self._page
        inside: list[Node | None] = [self._name_field(), self._kept_line()]
        if page.state.house:
            inside += [self._use(), self._out()]
        else:
            line = say("No rule is changed yet. You can keep it under a name all the same.")
            inside.append(h("p", line, key="plain"))
        return h("section", *inside, class_="pl-felt", aria_label=say("Your table"), key="mine")

    def _name_field(self) -> Node:
        label = h("label", say("What do you call your table?"), for_="pl-house-name")
        name = h(
            "input",
            type="text",
            id="pl-house-name",
            value=self._page.draft.name,
            maxlength=LONGEST_NAME,
            placeholder=unnamed(),
            autocomplete="off",
            spellcheck="false",
            on={"change": "house-name"},
            key="name",
        )
        return h("p", label, name, class_="pl-field", key="name")

    def _kept_line(self) -> Node:
        page = self._page
        wrong = page.draft.wrong
        line = say("Some rules still contradict each other: the last table that goes together is used.")
        act = button(say("Keep it in this browser"), "house-keep", primary=True, key="keep")
        acts = h("div", act, self._told("keep"), class_="pl-acts", key="acts")
        return h(
            "div",
            h("p", line, key="wrong") if wrong else None,
            acts,
            class_="pl-house-use",
            key="kept",
        )

    def _use(self) -> Node:
        """Links into every lesson, at this table."""
        page = self._page
        links = [
            h(
                "li",
                h("a", say(one.at(page.variant.rules).title), href=one.notebook + page.state.table_search),
            )
            for one in LESSONS
            if one.key != "house"
        ]
        title = h("h2", say("Play at it in every lesson"), key="head")
        return h("div", title, h("ul", *links, class_="pl-house-links"), class_="pl-house-use", key="use")

    def _out(self) -> Node:
        text = self._text()
        acts = [
            button(say("Copy the text"), "house-copy", key="copy"),
            button(say("Save as a file"), "house-save", key="save"),
            button(say("Copy a link to this table"), "copy-link", key="link"),
        ]
        return h(
            "div",
            h("h2", say("Hand it on"), key="head"),
            h(
                "p",
                say("This small text is the whole table. Anybody can read it, change it and open it here."),
            ),
            h("label", say("The table as a text"), for_="pl-house-text", key="label"),
            h(
                "textarea",
                id="pl-house-text",
                readonly=True,
                rows=min(14, text.count("\n") + 1),
                value=text,
                spellcheck="false",
                class_="pl-house-text",
                key="text",
            ),
            h("div", *acts, class_="pl-acts", key="acts"),
            self._told("out"),
            class_="pl-house-use",
            key="out",
        )

    def _others(self) -> Node:
        state = {"label": say("A table's file"), "accept": ".txt,text/plain", "most": MOST}
        file = h(
            "file",
            state=state,
            on={"read": "house-file", "refused": "house-file-refused"},
            key="file",
            class_="pl-house-file",
        )
        paste = [
            h("label", say("Or a table's text"), for_="pl-house-paste"),
            h(
                "textarea",
                id="pl-house-paste",
                rows=4,
                value=self._pasted,
                placeholder="pinochle_learn table 1",
                spellcheck="false",
                on={"change": "house-pasted"},
                class_="pl-house-text",
                key=f"paste-{self._turn}",
            ),
            button(say("Open this text"), "house-open-text", key="open"),
        ]
        return h(
            "section",
            self._told("others"),
            h("h2", say("Open another table"), key="head"),
            file,
            h("div", *paste, class_="pl-field", key="paste"),
            self._list(),
            class_="pl-panel",
            aria_label=say("Other tables"),
            key="others",
        )

    def _list(self) -> Node:
        kept = self._page.tables
        title = h("h2", say("Kept in this browser"), key="head")
        if not kept:
            return h("div", title, h("p", say("None yet."), key="none"), class_="pl-house-use", key="list")
        rows = [self._kept(key, house) for key, house in kept.items()]
        return h("div", title, h("ul", *rows, class_="pl-house-list"), class_="pl-house-use", key="list")

    def _kept(self, key: str, house: House) -> Node:
        about = plural(
            len(house.changes),
            "from {table}, {n} rule changed",
            "from {table}, {n} rules changed",
            table=variant(house.base).name,
        )
        acts = [
            button(
                say("Open"),
                "house-open",
                data=key,
                aria_label=say("Open {name}", name=house.name),
                key="open",
            ),
            button(
                say("Delete"),
                "house-delete",
                data=key,
                aria_label=say("Delete {name}", name=house.name),
                key="delete",
            ),
        ]
        name = h("p", h("strong", house.name), ", ", about, key="name")
        return h("li", name, h("div", *acts, class_="pl-acts", key="acts"), key=f"kept-{key}")
