"""A lesson: its parts, what is firm, and the frame around them."""

import logging
from collections.abc import Mapping

from pinochle_learn.coach.course import Lesson
from pinochle_learn.coach.editions import COLOURS, SUITS, TURNS, edition
from pinochle_learn.coach.place import Place
from pinochle_learn.coach.practice import Practice, restore
from pinochle_learn.coach.progress import to_code
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons import frame
from pinochle_learn.lessons.controller import Controller, Event, Handler
from pinochle_learn.lessons.lesson_parts import Part, Parts, Unopened
from pinochle_learn.lessons.table_choice import Own
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, button, h

_log = logging.getLogger("pinochle_learn")


class LessonPage(Controller):
    """A lesson in parts, of which one is shown; ``practice`` is what is firm at the table that is chosen."""

    def __init__(self, about: Lesson, rules_part: str, place: Place, also: tuple[str, ...] = ()) -> None:
        super().__init__(place)
        self.about = about
        self.practice = Practice([])
        self.parts = Parts(self, {})
        self._kinds: dict[str, Parts] = {}
        self._rules_part, self._also = rules_part, also
        self._failed = False  # whether the part could not be set up for a group's own table

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
        """The name of the part that is shown: the place's, or the first."""
        return self.place.step if self.place.step in self.parts else next(iter(self.parts))

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
        self.practice = restore(keys, self.progress.get(self.about.key, {}).get(self.place.progress_key))
        if self.place.step not in {"", *self.parts}:
            line = say("This lesson has no part {step!r}: here is its first.", step=self.place.step)
            self.notes = (*self.notes, line)
            self.place = self.place.but(step="")
        self._enter_part()

    def _enter_part(self) -> None:
        """Sets up the part that is shown. It may not be able to play by rules that no variant has."""
        self._failed = False
        try:
            self.part.enter()
        except PinochleError:
            raise
        except Exception:
            if not self.place.house:
                raise
            _log.exception("A part cannot be entered: %s", self.place.search)
            self._failed = True

    def _part_nodes(self, words: frame.Words) -> list[Child | None]:
        if not self._failed:
            try:
                return list(self.part.nodes(words))
            except Exception:
                if not self.place.house:
                    raise
                _log.exception("A part cannot be shown: %s", self.place.search)
        line = say("This part cannot show this with the rules of your own table. The other parts can.")
        return [h("p", line, class_="pl-note", key="cannot")]

    def answered(self, key: str, *, right: bool) -> None:
        """Notes an answer and keeps it in the learner's browser."""
        self.practice.answered(key, right=right)
        rungs = dict(self.practice.rungs)
        self.progress.setdefault(self.about.key, {})[self.place.progress_key] = rungs
        self.page.keep(f"{self.about.key}:{self.place.progress_key}", rungs)

    def events(self) -> Mapping[str, Handler]:
        """What every page hears, what a lesson hears, and what its part does."""
        return {**super().events(), "step": self._step, **self.part.events()}

    def nodes(self) -> list[Child | None]:
        """The part that is shown, in the frame that every lesson has."""
        words = frame.Words(kind=edition(self.variant.rules))
        share = [
            button(say("Copy a link to this place"), "copy-link"),
            h("span", self.said, class_="pl-told"),
        ]
        return [
            frame.top(self.about, self.place, self.practice, words, Own(self.tables, self.left)),
            frame.notes(self.notes),
            frame.steps(self.step, self.parts.titles),
            *self._part_nodes(words),
            h("p", *share, class_="pl-share", key="share"),
            frame.goals(self.about, self.variant),
            frame.sources(self.variant, self._rules_part, self._also, self.place),
            frame.progress_panel(self.about, self.variant, self.practice, to_code(self.progress)),
            frame.way(self.about, self.place),
        ]

    def _step(self, event: Event) -> None:
        step = str(event.get("data"))
        if step in self.parts:
            self.place = self.place.but(step=step)
            self._enter_part()
