"""What two to four tables play otherwise, group by group, each difference with its example."""

from collections.abc import Collection, Iterator, Mapping

from pinochle_learn.front import Variant, variant
from pinochle_learn.lessons.tables.rows_view import difference
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.examples.rows import Difference, differences, groups
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import offered
from pinochle_learn.teaching.view.sliders import switch
from pinochle_learn.teaching.words.families import families
from pinochle_learn.teaching.words.table_kinds import edition
from pinochle_learn.text import listed, number, plural, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, button, h

MOST = 3  # tables beside one's own
_START = ("pagat", "pinochlerun")  # what is laid beside a table that was not chosen yet


class Compare:
    """One's own table and others beside it; ``open`` are the groups that are unfolded."""

    takes: Collection[str] = ("beside", "ask")

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self.open: set[str] = set()

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def home(self) -> Variant:
        """One's own table, on its own scale."""
        return self._page.state.variant

    @property
    def others(self) -> list[Variant]:
        """The tables beside it."""
        return [variant(name) for name in self._page.state.beside.split(".") if name]

    @property
    def tables(self) -> list[Variant]:
        """All tables that are compared."""
        return [self.home, *self.others]

    @property
    def rows(self) -> tuple[Difference, ...]:
        """What differs."""
        return differences([table.rules for table in self.tables])

    def enter(self) -> None:
        """Takes the tables of the place, or lays a well-known one beside; opens the group of the link."""
        own = self._own(self.home.rules)
        names = [name for name in self._page.state.beside.split(".") if name and name != own]
        if len(names) > MOST:
            text = "these are {n} tables, and {most} lie beside one: here are the first."
            self._page.wrong("beside", say(text, n=number(len(names)), most=number(MOST)))
        if own in self._page.state.beside.split(".") and "beside" in self._page.state.given:
            self._page.wrong("beside", say("{name} is the table itself: name others.", name=self.home.name))
        self._put(names[:MOST] or [self._first()])
        known = {slug(group): group for group in groups()}
        asked = known.get(self._page.state.ask)
        if self._page.state.ask and asked is None:
            text = "there is no group {ask!r}. {offered}"
            ask = self._page.state.ask
            self._page.wrong("ask", say(text, ask=ask, offered=offered(ask, known)))
            self._page.state = self._page.state.but(ask="")
        if asked and asked not in self.open:
            self.open = {asked}
        elif not self.open & set(self._counts()):
            self.open = set(list(self._counts())[:1])

    def _own(self, rules: Rules) -> str:
        """The id that cannot be laid beside: the table's own, unless its rules were changed."""
        return "" if rules.changes else rules.id

    def _first(self) -> str:
        """Another table of the family, or the first that is not this one."""
        own = self._own(self.home.rules)
        if self.home.rules.changes:
            return self.home.id
        kin = next(tables for _, tables in families() if self.home.id in {table.id for table in tables})
        names = [*(table.id for table in kin if edition(table.rules) == edition(self.home.rules)), *_START]
        return next(name for name in names if name != own)

    def _put(self, names: list[str]) -> None:
        self._page.state = self._page.state.but(beside=".".join(names))

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {"beside": self._beside, "group": self._group, "groups": self._all}

    def _beside(self, event: Event) -> str:
        """Lays a table beside one's own, or takes it away; one always stays."""
        chosen = variant(str(event.get("data")))
        names = [table.id for table in self.others]
        if chosen.id == self._own(self.home.rules):
            return say("{name} is your own table.", name=chosen.name)
        if chosen.id in names:
            if len(names) == 1:
                return self._page.tell(say("One table must stay beside your own."))
            names.remove(chosen.id)
        elif len(names) == MOST:
            return self._page.tell(say("Three tables beside your own are enough: take one away first."))
        else:
            names.append(chosen.id)
        self._put(names)
        if not self.open & set(self._counts()):
            self.open = set(list(self._counts())[:1])
        return self._line()

    def _group(self, event: Event) -> str:
        group = str(event.get("data"))
        n = self._counts().get(group)
        if n is None:
            return ""
        self.open ^= {group}
        self._page.state = self._page.state.but(ask=slug(group) if group in self.open else "")
        if group not in self.open:
            return say("{group} is folded up.", group=sentence(group))
        return say("{group}: {n}.", group=sentence(group), n=_differences(n))

    def _all(self, _event: Event) -> str:
        """Unfolds all groups, or folds all up."""
        found = set(self._counts())
        self.open = set() if found <= self.open else found
        self._page.state = self._page.state.but(ask="")
        return say("All groups are open.") if self.open else say("All groups are folded up.")

    def _counts(self) -> dict[str, int]:
        counted: dict[str, int] = {}
        for row in self.rows:
            counted[row.group] = counted.get(row.group, 0) + 1
        return counted

    def _line(self) -> str:
        names = listed(table.name for table in self.tables)
        if not self.rows:
            return say("{names} play alike in every rule.", names=names)
        return say("{names}: {n}.", names=names, n=_differences(len(self.rows)))

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The tables, and below them what differs."""
        yield h("div", self._felt(), self._panel(words), class_="pl-two", key="compare")
        shown = [self._section(group, n) for group, n in self._counts().items()]
        yield h("div", *shown, class_="pl-groups", key="groups")

    def _felt(self) -> Node:
        seats = [self._seat(table, place) for place, table in enumerate(self.tables)]
        return h(
            "section",
            h("h2", say("The tables"), key="head"),
            h("ul", *seats, class_="pl-seats-beside", key="seats"),
            fold("beside", say("Choose the tables beside yours"), lambda: map(self._family, families())),
            class_="pl-felt",
            aria_label=say("The tables"),
            key="felt",
        )

    def _seat(self, table: Variant, place: int) -> Node:
        mine = h("span", say("your table"), class_="pl-small") if not place else None
        away = None
        if place and len(self.tables) > 2:  # noqa: PLR2004 - two tables are the fewest
            cross = h("span", "✕", aria_hidden="true")
            hidden = h("span", say("Take {name} away", name=table.name), class_="pl-hidden")
            away = h(
                "button",
                cross,
                hidden,
                type="button",
                class_="pl-away",
                on={"click": "beside"},
                data=table.id,
            )
        return h("li", h("strong", table.name), mine, away, key=f"seat-{place}-{table.id}")

    def _family(self, family: tuple[str, tuple[Variant, ...]]) -> Node:
        name, tables = family
        own, names = self._own(self.home.rules), {table.id for table in self.others}
        shown = [
            switch(table.name, "beside", on=table.id in names, data=table.id)
            for table in tables
            if table.id != own
        ]
        if not shown:
            shown = [h("span", say("Only your own."), class_="pl-small")]
        return h(
            "div",
            h("p", name, class_="pl-label", key="name"),
            h("div", *shown, class_="pl-chips", role="group", aria_label=name, key="tables"),
            class_="pl-family",
            key=f"family-{name}",
        )

    def _panel(self, words: Words) -> Node:
        counts = self._counts()
        summary = [
            h("li", h("span", sentence(group)), h("strong", str(n)), key=f"count-{group}")
            for group, n in counts.items()
        ]
        every = set(counts) <= self.open
        act = say("Fold all up") if every else say("Open all")
        return h(
            "section",
            h("h2", self._title(), key="head"),
            h("p", *words(self._about()), key="about"),
            h(
                "p",
                say("The source does not say; this table plays it so: that is what the sign means."),
                class_="pl-assumed",
            ),
            h("ul", *summary, class_="pl-counts", key="counts"),
            h("div", button(act, "groups", primary=True, key="all"), class_="pl-acts", key="acts")
            if counts
            else None,
            class_="pl-panel",
            aria_label=say("What differs"),
            key="answers",
        )

    def _title(self) -> str:
        n = len(self.rows)
        return plural(n, "One rule differs", "{count} rules differ", count=n) if n else say("Nothing differs")

    def _about(self) -> str:
        if len({edition(table.rules) for table in self.tables}) > 1:
            return say(
                "These tables do not play with the same cards, so few hands can be laid side by side: "
                "there the words alone say what differs."
            )
        return say(
            "Each difference has the smallest example that the rules can find. "
            "All points stand on the ×10 scale: 25 on the ÷10 scale is 250 here."
        )

    def _section(self, group: str, n: int) -> Node:
        shown = group in self.open
        name = f"pl-group-{slug(group)}"
        head = h(
            "button",
            h("span", "▾" if shown else "▸", aria_hidden="true", class_="pl-turn"),
            h("span", sentence(group)),
            h("span", _differences(n), class_="pl-small"),
            type="button",
            class_="pl-group-head",
            aria_expanded="true" if shown else "false",
            aria_controls=name if shown else None,
            on={"click": "group"},
            data=group,
            key="head",
        )
        rows = [row for row in self.rows if row.group == group] if shown else []
        body = [difference(row, self.tables) for row in rows]
        inside = h("div", *body, class_="pl-group-rows", id=name, key="rows") if shown else None
        return h("section", h("h2", head, key="title"), inside, class_="pl-group", key=f"group-{slug(group)}")


def slug(group: str) -> str:
    """A group as a link names it."""
    return group.replace(" ", "-")


def _differences(n: int) -> str:
    return plural(n, "{n} difference", "{n} differences")
