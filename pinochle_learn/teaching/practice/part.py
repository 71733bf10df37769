"""What every part that practises has: the exercise of a link or one that is due, another one, and again."""

import logging
from collections.abc import Collection, Mapping
from random import Random
from typing import Generic, Protocol, TypeVar

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import offered
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node


class Asked(Protocol):
    """An exercise, as far as this module looks at it."""

    @property
    def situation(self) -> str:
        """The key of the situation that it asks about."""
        ...


E = TypeVar("E", bound=Asked)
_log = logging.getLogger("pinochle_learn")


class Practising(Generic[E]):
    """One exercise at a time. ``answer`` is what was said to the last answer; ``turn`` counts the exercises.

    A lesson says which ``situations`` there are, how to ``make`` an exercise, how to ``begin`` it and what is
    ``asked`` now.
    """

    takes: Collection[str] = ("ask", "seed")

    along: Collection[str] = ()  # what is asked along with every exercise

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self._chance = Random()
        self._drawn: E | None = None
        self.answer: Answer | None = None
        self.turn = 0

    @property
    def exercise(self) -> E:
        """The exercise that is asked."""
        if self._drawn is None:
            self.draw(self.situations()[0], 0)
        return self._drawn  # type: ignore[return-value]

    def situations(self) -> list[str]:
        """The keys of the situations that can be asked."""
        raise NotImplementedError

    def make(self, key: str, seed: int) -> E:
        """Draws an exercise on a situation."""
        raise NotImplementedError

    def begin(self) -> None:
        """Forgets what was said to the exercise before."""
        raise NotImplementedError

    def asked(self) -> str:
        """The question that is open, in words."""
        raise NotImplementedError

    def enter(self) -> None:
        """Asks the exercise of the link, or the next one that is due."""
        place, known = self._page.state, self.known()
        if place.ask in known:
            self.draw(place.ask, fresh_seed() if place.seed is None else place.seed)
            return
        if place.ask and place.ask not in self.along:
            text = "there is no situation {ask!r} here. {offered}"
            self._page.wrong("ask", say(text, ask=place.ask, offered=offered(place.ask, known)))
        elif "seed" in place.given and place.seed is not None:  # the same number, the same exercise for all
            self.draw(known[place.seed % len(known)], place.seed)
            return
        self.draw(self.due(), fresh_seed())

    def known(self) -> list[str]:
        """The situations that a link may name."""
        return self.situations()

    def due(self) -> str:
        """What was missed and comes back, else what is least firm."""
        return self._page.practice.next(self._chance, self.situations())

    def events(self) -> Mapping[str, Handler]:
        """What every such part hears."""
        return {"next": self._next, "again": self._again}

    def draw(self, key: str, seed: int) -> None:
        """Asks one exercise; the place leads back to it."""
        self._drawn, key = self._made(key, seed)
        self.answer = None
        self.turn += 1
        self._page.state = self._page.state.but(ask=key, seed=seed, facts="", at=0)
        self.begin()

    def _made(self, key: str, seed: int) -> tuple[E, str]:
        """An exercise on a situation; where a group's own rules make it too rare, on another one."""
        if not self._page.state.house:
            return self.make(key, seed), key
        for one in (key, *(other for other in self.situations() if other != key)):
            try:
                return self.make(one, seed), one
            except Exception:  # noqa: BLE001 - rules that no variant has: whatever it is, there are others
                _log.info("Not at %s: %s", self._page.state.search, one)
            self._page.practice.drop(one)
        raise LookupError(key)

    def aloud(self) -> str:
        """The answer as a line to be said."""
        return " ".join([self.answer.line, *self.answer.reasons]) if self.answer else ""

    def answered(self, words: Words) -> Node | None:
        """The answer as it is shown; nothing where none has been given."""
        if self.answer is None:
            return None
        kind = "right" if self.answer.right else "wrong"
        return answer_view.answer(kind, self.answer.line, [words(reason) for reason in self.answer.reasons])

    def right(self) -> bool:
        """Says whether the last answer was right."""
        return self.answer is not None and self.answer.right

    def _next(self, _event: Event) -> str:
        self.draw(self.due(), fresh_seed())
        return self.asked()

    def _again(self, _event: Event) -> str:
        self.draw(self.exercise.situation, fresh_seed())
        return self.asked()
