"""Walking through a story: the steps of its scenes, forwards and backwards, and jumps to where things happen.

Step 0 comes before the first scene, and one more step after the last.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from pinochle_learn.teaching.page import steps as stepping
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.text import say


class Scene(Protocol):
    """What a walk must know of a scene."""

    @property
    def phase(self) -> str:
        """The phase that it belongs to."""
        ...


S = TypeVar("S", bound=Scene)


class Walk(Generic[S]):
    """A part of a lesson that goes through scenes, at the step that the state says."""

    def __init__(self, page: LessonPage) -> None:
        self._page = page

    # --- for the part to say -------------------------------------------------------------------------------

    @property
    def scenes(self) -> Sequence[S]:
        """The scenes, in order."""
        raise NotImplementedError

    @property
    def step_title(self) -> str:
        """The step that is shown, in one line."""
        raise NotImplementedError

    # --- where one is --------------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.scenes) + 1

    @property
    def at(self) -> int:
        """The step that is shown."""
        return min(max(self._page.state.at, 0), self.last)

    @property
    def scene(self) -> S | None:
        """The action that is shown, if one is."""
        return self.scenes[self.at - 1] if 0 < self.at < self.last else None

    @property
    def here(self) -> str:
        """The phase that is shown: of the scene, ``over`` after the last, nothing before the first."""
        return self.scene.phase if self.scene else ("over" if self.at else "")

    def keep_step(self) -> None:
        """Keeps the step within the scenes; one that was given and is not there is told."""
        state = self._page.state
        if "at" in state.given and state.at > self.last:
            self._page.wrong("at", say("this deal has the steps 0 to {last}.", last=self.last))
        self._page.state = state.but(at=self.at)

    # --- where one can go ----------------------------------------------------------------------------------

    def walked(self) -> Mapping[str, Handler]:
        """The events of the controls and of the phases."""
        return {
            "back": lambda _event: self.go(self.at - 1),
            "on": lambda _event: self.go(self.at + 1),
            "to": lambda event: self.go(stepping.parse_step(event.get("value"))),
            "phase": self._phase,
        }

    def go(self, at: int) -> str:
        """Goes to a step; the answer is its title."""
        self._page.state = self._page.state.but(at=min(max(at, 0), self.last))
        return self.step_title

    def after(self, steps: Iterable[int]) -> int:
        """The first of these steps after this one, or the last step of all."""
        return next((step for step in steps if step > self.at), self.last)

    def before(self, steps: Iterable[int]) -> int:
        """The last of these steps before this one, or the first of all."""
        return max((step for step in steps if step < self.at), default=0)

    def starts(self) -> Mapping[str, int]:
        """The first step of each phase."""
        found: dict[str, int] = {}
        for state, scene in enumerate(self.scenes, start=1):
            found.setdefault(scene.phase, state)
        return found

    def _phase(self, event: Event) -> str:
        return self.go(self.starts().get(str(event.get("data")), self.last))
