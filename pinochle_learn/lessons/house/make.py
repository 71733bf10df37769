"""The part of the page on which rules are changed: the rules at the left, what has changed at the right."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Protocol

from pinochle_learn.errors import RuleError
from pinochle_learn.lessons.house.draft import Draft, Field, grouped, idle_rules
from pinochle_learn.lessons.house.fixes import Changes
from pinochle_learn.lessons.house.panel import clash, panel
from pinochle_learn.lessons.house.reading import filled
from pinochle_learn.lessons.house.rules import controls
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.link import offered
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.text import plural, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, h

_FIRST = ("play", "turns")  # the rules that groups differ on most


class Maker(Protocol):
    """The page that the part belongs to."""

    state: PageState
    draft: Draft

    def take(self, draft: Draft) -> str:
        """Takes a draft; returns what is wrong with it, or nothing."""
        ...

    def wrong(self, name: str, why: str) -> None:
        """Says that the place has something that is no good."""


class HouseMake:
    """Rules in groups, each with its question and its values; a change is in use at once."""

    takes: Collection[str] = ("ask",)

    def __init__(self, page: Maker) -> None:
        self._page = page
        self._trouble = ("", "")  # a rule, and why what was filled in will not do

    def enter(self) -> None:
        """Nothing was refused yet; a part of the rules that is not there is told."""
        self._trouble = ("", "")
        ask, groups = self._page.state.ask, self._fields()
        if ask and ask not in groups:
            self._page.wrong(
                "ask", say("there is no such part of the rules. {offered}", offered=offered(ask, groups))
            )
            self._page.state = self._page.state.but(ask="")

    @property
    def draft(self) -> Draft:
        """What is wished."""
        return self._page.draft

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "rule": self._rule,
            "rule-back": self._back,
            "rule-mend": self._mend,
            "rule-show": self._show,
            "rules-of": self._group,
            "rules-back": lambda _event: self._take(Draft(self.draft.base, self.draft.name)),
        }

    def _fields(self) -> dict[str, list[Field]]:
        return {_slug(name): fields for name, fields in grouped(self.draft).items()}

    def _rule(self, event: Event) -> str:
        at = event.get("data")
        at = at if isinstance(at, Mapping) else {}
        field = next((one for one in _all(self._fields()) if one.path == at.get("path")), None)
        if field is None:
            return ""
        try:
            value = filled(field, at, at["pick"] if "pick" in at else event.get("value"))
            return self._take(self.draft.wish({field.path: value}))
        except RuleError as error:
            self._trouble = (field.path, str(error))
            return str(error)

    def _take(self, draft: Draft) -> str:
        self._trouble = ("", "")
        wrong = self._page.take(draft)
        return wrong or self._changed()

    def _changed(self) -> str:
        path, rules = self.draft.last, self.draft.wishes
        if path not in rules:
            return say("As it was.")
        field = next(one for one in _all(self._fields()) if one.path == path)
        return f"{field.question} {field.words(field.value)}."

    def _back(self, event: Event) -> str:
        return self._take(self.draft.back(str(event.get("data"))))

    def _mend(self, event: Event) -> str:
        """Takes one of the ways out that are offered; the rule changed before stays the one that is shown."""
        ways: tuple[Changes, ...] = self.draft.ways_out
        number = event.get("data")
        if type(number) is not int or not 0 <= number < len(ways):
            return ""
        shown = self.draft.last
        made = self.draft.wish(ways[number])
        return self._take(Draft(made.base, made.name, made.wishes, shown))

    def _show(self, event: Event) -> None:
        path = str(event.get("data"))
        if path in self.draft.wishes:
            draft = self.draft
            self._page.take(Draft(draft.base, draft.name, draft.wishes, path))

    def _group(self, event: Event) -> None:
        self._page.state = self._page.state.but(ask=str(event.get("data")))
        self._trouble = ("", "")

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The rules of one part of the game, and beside them what has changed."""
        yield h("div", self._felt(), panel(self.draft, words), class_="pl-two pl-house", key="make")

    def _felt(self) -> Node:
        groups = self._fields()
        names = {_slug(name): sentence(name) for name in grouped(self.draft)}
        shown = self._shown(groups)
        wrong = clash(self.draft)
        here = self.draft.last in {field.path for field in groups[shown]}
        rules = list(controls(groups[shown], self._trouble, wrong if here else None))
        if not rules:
            rules = [h("p", say("Nothing of this can be otherwise at this table."), key="settled")]
        return h(
            "section",
            _tabs(groups, names, shown),
            None if here else wrong,
            h("h2", names[shown], key="group"),
            *rules,
            self._idle(shown),
            class_="pl-felt pl-house-rules",
            aria_label=say("The rules"),
            key="rules",
        )

    def _idle(self, shown: str) -> Node | None:
        """The rules that decide nothing at this table, folded away, with why they are not asked."""
        lines = {_slug(name): lines for name, lines in idle_rules(self.draft).items()}.get(shown)
        if not lines:
            return None
        many = plural(len(lines), "{n} rule decides nothing here", "{n} rules decide nothing here")
        rows = [h("li", asked, " ", h("span", why, class_="pl-small"), key=asked) for asked, why in lines]
        return h("details", h("summary", many), h("ul", *rows), class_="pl-house-more", key="idle")

    def _shown(self, groups: Mapping[str, object]) -> str:
        """The part of the game whose rules are shown: the place's, else one on which groups differ most."""
        wanted = (self._page.state.ask, *_FIRST)
        return next((name for name in wanted if name in groups), next(iter(groups)))


def _all(groups: Mapping[str, list[Field]]) -> Iterator[Field]:
    return (field for fields in groups.values() for field in fields)


def _slug(name: str) -> str:
    return re.sub(r"[^a-z]+", "-", name.casefold()).strip("-")


def _tabs(groups: Mapping[str, list[Field]], names: Mapping[str, str], shown: str) -> Node:
    tabs = [
        h(
            "button",
            names[name],
            _count(fields),
            type="button",
            class_="pl-step",
            aria_pressed="true" if name == shown else "false",
            on={"click": "rules-of"},
            data=name,
            key=f"rules-{name}",
        )
        for name, fields in groups.items()
    ]
    label = say("Parts of the rules")
    return h("div", *tabs, class_="pl-house-tabs", role="group", aria_label=label, key="tabs")


def _count(fields: list[Field]) -> Node | None:
    """How many rules of a part are changed."""
    many = sum(field.is_changed for field in fields)
    return h("span", f" ({many})", class_="pl-house-count") if many else None
