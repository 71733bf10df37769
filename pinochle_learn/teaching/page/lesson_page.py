"""A lesson: its parts, what is firm, and the frame around them."""

import logging
from collections.abc import Collection, Mapping
from typing import Any

from pinochle_learn.errors import PinochleError
from pinochle_learn.teaching.page import frame
from pinochle_learn.teaching.page.controller import Controller, Event, Handler
from pinochle_learn.teaching.page.link import offered
from pinochle_learn.teaching.page.parts import Part, Parts, Unopened
from pinochle_learn.teaching.page.state import EVERYWHERE, FIELDS, PageState
from pinochle_learn.teaching.page.table_choice import Own, chooser
from pinochle_learn.teaching.practice.mastery import Practice, restore
from pinochle_learn.teaching.practice.progress import to_code
from pinochle_learn.teaching.words.course import Lesson
from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS, edition
from pinochle_learn.text import listed, say
from pinochle_learn.widgets.nodes import Child, Node, button, h

# what each part has for itself: it is put away while another part is shown; cards and trump are for all
OWN_FIELDS: Mapping[str, Any] = {"seed": None, "ask": "", "at": 0, "facts": ""}
_log = logging.getLogger("pinochle_learn")


class LessonPage(Controller):
    """A lesson in parts, of which one is shown; ``practice`` is what is firm at the table that is chosen."""

    own_fields: Mapping[str, Any] = OWN_FIELDS

    def __init__(self, about: Lesson, rules_part: str, state: PageState, also: tuple[str, ...] = ()) -> None:
        super().__init__(state)
        self.about = about
        self.practice = Practice([])
        self.parts = Parts(self, {})
        self._kinds: dict[str, Parts] = {}
        self._rules_part, self._also = rules_part, also
        self._failed = False  # whether the part could not be set up for a group's own table
        self._put_away: dict[str, Mapping[str, Any]] = {}

    @property
    def heading(self) -> str:
        """The lesson's title at this table."""
        return say(self.about.at(self.variant.rules).title)

    @property
    def part(self) -> Part:
        """The part that is shown."""
        return self.parts[self.step]

    @property
    def step(self) -> str:
        """The name of the part that is shown: the state's, or the first."""
        return self.state.step if self.state.step in self.parts else next(iter(self.parts))

    @property
    def takes(self) -> Collection[str]:
        """What the part that is shown has a use for at this table."""
        return [name for name in self.part.takes if name != "trump" or self.variant.rules.trump is not None]

    def start(
        self,
        parts: Mapping[str, Unopened],
        *,
        colours: Mapping[str, Unopened] | None = None,
        turns: Mapping[str, Unopened] | None = None,
    ) -> None:
        """Takes the lesson's parts, for each kind of table, and shows the page for the first time."""
        usual = Parts(self, parts)
        others = {COLOURS: colours, TURNS: turns}
        self._kinds = {kind: Parts(self, own) if own else usual for kind, own in others.items()}
        self._kinds[SUITS] = usual
        self.enter()
        self.show()

    def parts_here(self) -> Parts:
        """The parts for the table that is chosen."""
        return self._kinds[edition(self.variant.rules)]

    def enter(self) -> None:
        """Takes up what is firm at this table, and sets up the part that is shown."""
        self.parts = self.parts_here()
        keys = [key for key, _ in self.about.steps(self.variant.rules)]
        self.practice = restore(keys, self.progress.get(self.about.key, {}).get(self.state.progress_key))
        if self.state.step not in {"", *self.parts}:
            text = "this lesson has no such part at this table. {offered}"
            self.no_part(say(text, offered=offered(self.state.step, self.parts)))
        self._enter_part()

    def no_part(self, why: str) -> None:
        """Says why a part is not there, and goes to the first; what was given was for the other one."""
        self.wrong("step", why)
        self.state = self.state.but(step="", given=frozenset(), **self.own_fields)

    def _enter_part(self) -> None:
        """Sets up the part that is shown. It may not be able to play by rules that no variant has."""
        self._failed = False
        if self.framed:
            return
        asked = self.state
        self._check_given()
        try:
            self.part.enter()
            self._keep_trump(asked)
        except PinochleError:
            raise
        except Exception:
            if not self.state.house:
                raise
            _log.exception("A part cannot be entered: %s", self.state.search)
            self._failed = True
        self.state = self.state.but(given=frozenset())

    def _check_given(self) -> None:
        """Says what was given and is of no use here."""
        state, rules = self.state, self.variant.rules
        known = {*EVERYWHERE, *self.takes, *(["players"] if state.players == rules.players else [])}
        uses = [name for name in FIELDS if name in {*EVERYWHERE, *self.takes}]
        for name in FIELDS:
            if name in state.given and name not in known:
                text = "{part!r} has no use for it at this table. It takes {names}."
                self.wrong(name, say(text, part=self.step, names=listed(uses)))
        if {"hand", "seed"} <= state.given and {"hand", "seed"} <= known:
            self.wrong("seed", say("the hand is given already: leave out one of the two."))

    def _keep_trump(self, asked: PageState) -> None:
        """Keeps the trump that was given: a part that draws cards names trump as suits them."""
        if "trump" in asked.given and "trump" in self.takes:
            self.state = self.state.but(trump=asked.trump)

    def _table(self, event: Event) -> str:
        self._put_away.clear()
        return super()._table(event)

    def _part_nodes(self, words: frame.Words) -> list[Child | None]:
        if not self._failed:
            try:
                return list(self.part.nodes(words))
            except Exception:
                if not self.state.house:
                    raise
                _log.exception("A part cannot be shown: %s", self.state.search)
        line = say("This part cannot show this with the rules of your own table. The other parts can.")
        return [h("p", line, class_="pl-note", key="cannot")]

    def answered(self, key: str, *, right: bool) -> None:
        """Notes an answer and keeps it in the learner's browser."""
        self.practice.answered(key, right=right)
        rungs = dict(self.practice.levels)
        self.progress.setdefault(self.about.key, {})[self.state.progress_key] = rungs
        self.page.keep(f"{self.about.key}:{self.state.progress_key}", rungs)

    def events(self) -> Mapping[str, Handler]:
        """What every page hears, what a lesson hears, and what its part does."""
        return {**super().events(), "step": self._step, **self.part.events()}

    def _choices(self) -> list[Node]:
        """The choice of a table and of its scale."""
        own, state = Own(self.tables, self.left), self.state
        kept = (*((key, house.name) for key, house in self.tables.items()), self.left)
        return self.once("choices", kept, make=lambda: [*chooser(state, own), frame.scales(state)])

    def nodes(self) -> list[Child | None]:
        """The part that is shown, in the frame that every lesson has."""
        words = frame.Words(kind=edition(self.variant.rules))
        line, link = say("Copy the line that shows this"), say("Copy a link to this place")
        copy = line if self.in_notebook else link
        head = [
            frame.top(self.about, self.state, self.practice, words, self._choices()),
            frame.notes(self.notes),
            frame.steps(self.step, self.parts.titles),
        ]
        if self.framed:
            return [*head, h("p", say("Dealing the cards …"), class_="pl-dealing", key="dealing")]
        share = [
            button(copy, "copy-link"),
            h("span", self.said, class_="pl-told"),
        ]
        return [
            *head,
            *self._part_nodes(words),
            h("p", *share, class_="pl-share", key="share"),
            frame.goals(self.about, self.variant),
            frame.sources(self.variant, self._rules_part, self._also, self.state),
            frame.progress_panel(self.about, self.variant, self.practice, lambda: to_code(self.progress)),
            frame.lesson_nav(self.about, self.state),
        ]

    def _step(self, event: Event) -> None:
        step = str(event.get("data"))
        if step in self.parts:
            self._put_away[self.step] = {name: getattr(self.state, name) for name in self.own_fields}
            self.state = self.state.but(step=step, **self._put_away.get(step, self.own_fields))
            self._enter_part()
