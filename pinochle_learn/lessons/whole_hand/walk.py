"""A whole deal at a table of several sizes: its seed, its players, and deals in which something happens."""

from collections.abc import Mapping
from typing import Any, TypeVar

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.lessons.whole_hand.found import Found
from pinochle_learn.lessons.whole_hand.seats import check_seats, seats_chosen
from pinochle_learn.teaching.page import steps
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.walk import Scene, Walk
from pinochle_learn.text import plural, say

S = TypeVar("S", bound=Scene)
_SEED = 12


class SeatedDeal(Walk[S]):
    """The deal of the place's seed, for so many players as the place says; ``found`` are its examples."""

    def __init__(self, page: LessonPage, found: Found[Any]) -> None:
        super().__init__(page)
        self._found = found

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return seats_chosen(self._page)

    @property
    def seed(self) -> int:
        """The deal's seed: the place's, or the first."""
        seed = self._page.state.seed
        return _SEED if seed is None else seed

    def enter(self) -> None:
        """Keeps the number of players and the step to what the table has."""
        check_seats(self._page)
        self.keep_step()
        self._page.state = self._page.state.but(ask="")

    def dealt(self) -> Mapping[str, Handler]:
        """The events of the walk, and those that lead to another deal."""
        return {
            **self.walked(),
            "players": self._seated,
            "deal": self._deal,
            "example": self._example,
        }

    def _seated(self, event: Event) -> str:
        players = steps.parse_step(event.get("data"))
        if players not in self._page.variant.players:
            return ""
        self._page.state = self._page.state.but(players=players, at=0)
        return plural(players, "{n} player.", "{n} players. The deal begins anew.")

    def _deal(self, _event: Event) -> str:
        self._page.state = self._page.state.but(seed=fresh_seed() % 100_000, at=0)
        return say("Another deal.")

    def _example(self, event: Event) -> str:
        """Opens the deal of an example, at the step where it happens."""
        place = self._found.fields_of(self._page.variant, str(event.get("data")))
        if place is None:
            return ""
        self._page.state = self._page.state.but(**place)
        return self.step_title
