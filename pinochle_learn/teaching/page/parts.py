"""The parts of a lesson: what each is asked for, and how it is loaded only when a learner opens it."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from pinochle_learn.teaching.page.loading import loaded
from pinochle_learn.teaching.practice.banks import BANKS
from pinochle_learn.text import say

if TYPE_CHECKING:
    from pinochle_learn.teaching.page.controller import Handler
    from pinochle_learn.teaching.page.frame import Words
    from pinochle_learn.teaching.page.lesson_page import LessonPage
    from pinochle_learn.widgets.nodes import Child


class Part(Protocol):
    """One part of a lesson, such as explore or practise."""

    @property
    def takes(self) -> Collection[str]:
        """The fields of a state that it has a use for, besides those that every part has."""
        ...

    def enter(self) -> None:
        """Sets the part up for the lesson's state, which has changed."""

    def events(self) -> Mapping[str, "Handler"]:
        """What it hears."""
        ...

    def nodes(self, words: "Words") -> Iterable["Child | None"]:
        """What it shows."""
        ...


Make = Callable[["LessonPage"], Part]


class Unopened(NamedTuple):
    """A part before it is opened: what it is called, and what loads and makes it."""

    title: str
    make: Make


def later(where: str, *given: object) -> Make:
    """Loads a part's module when the part is made; ``where`` is such as ``odds.part.OddsPart``."""

    def make(page: "LessonPage") -> Part:
        part: Part = loaded(f"lessons.{where}")(page, *given)
        return part

    return make


def questions(kind: str, key: str, title: str = "Practise") -> Unopened:
    """The part that asks the questions of a bank: that of a kind of table and a lesson."""

    def make(page: "LessonPage") -> Part:
        part: Part = loaded("teaching.practice.question_part.QuestionPart")(page, BANKS[kind, key])
        return part

    return Unopened(title, make)


class Parts(Mapping[str, Part]):
    """The parts of a lesson at a kind of table, by their step; each is made when it is first asked for."""

    def __init__(
        self,
        page: "LessonPage",
        unopened: Mapping[str, Unopened],
        made: dict[str, Part] | None = None,
    ) -> None:
        self._page = page
        self._unopened = unopened
        self._made = {} if made is None else made

    def __getitem__(self, step: str) -> Part:
        if step not in self._made:
            self._made[step] = self._unopened[step].make(self._page)
        return self._made[step]

    def __iter__(self) -> Iterator[str]:
        return iter(self._unopened)

    def __len__(self) -> int:
        return len(self._unopened)

    def __contains__(self, step: object) -> bool:
        return step in self._unopened

    @property
    def titles(self) -> dict[str, str]:
        """What the parts are called, by their step."""
        return {step: say(part.title) for step, part in self._unopened.items()}

    def without(self, steps: Iterable[str]) -> "Parts":
        """The same parts but for some; what is made stays made."""
        gone = set(steps)
        kept = {step: part for step, part in self._unopened.items() if step not in gone}
        return Parts(self._page, kept, self._made)
