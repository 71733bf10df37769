"""A whole deal of turns, step by step: every draw, meld, lay-off and discard, for two to six players."""

from collections.abc import Collection, Iterator, Mapping

from pinochle_learn.lessons.whole_hand.offers import known_as, offers
from pinochle_learn.lessons.whole_hand.seats import seats_row
from pinochle_learn.lessons.whole_hand.turns.example_deals import FOUND
from pinochle_learn.lessons.whole_hand.turns.narration import Scene, Story, story
from pinochle_learn.lessons.whole_hand.turns.panel import panel, title
from pinochle_learn.lessons.whole_hand.turns.view import table_view
from pinochle_learn.lessons.whole_hand.walk import SeatedDeal
from pinochle_learn.teaching.page import steps
from pinochle_learn.teaching.page.controller import Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, h


class TurnsDeal(SeatedDeal[Scene]):
    """The deal of the place's seed, for so many players as the place says."""

    takes: Collection[str] = ("seed", "players", "at")

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page, FOUND)

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def story(self) -> Story:
        """The deal, played through."""
        return story(self._page.variant.rules.seated(self.players), self.seed)

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes of the deal."""
        return self.story.scenes

    @property
    def step_title(self) -> str:
        """The step in one line."""
        return title(self.story, self.scene, over=self.at > 0)

    # --- what is heard -------------------------------------------------------------------------------------

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            **self.dealt(),
            "turn": lambda _event: self.go(self.after(self._turns)),
            "turn-before": lambda _event: self.go(self.before(self._turns)),
            "meld": lambda _event: self.go(next((step for step in self._melds if step > self.at), self.at)),
        }

    @property
    def _turns(self) -> list[int]:
        """The steps with which turns begin."""
        return [place for place, scene in enumerate(self.scenes, start=1) if scene.verb == "draw"]

    @property
    def _melds(self) -> list[int]:
        """The steps at which a meld is laid or grows."""
        return [place for place, scene in enumerate(self.scenes, start=1) if scene.verb in {"meld", "lay"}]

    def _jumps(self) -> Iterator[steps.Jump]:
        yield steps.Jump("turn", say("Next turn"), there=self.at < self.last)
        yield steps.Jump(
            "meld", say("Next meld or lay-off"), there=any(step > self.at for step in self._melds)
        )
        yield steps.Jump("turn-before", say("Turn before"), there=self.at > 0)

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child | None]:
        """The choices, the steps, the felt, and what is said of the step."""
        v, told, scene, over = self._page.variant, self.story, self.scene, self.at > 0
        yield h("div", seats_row(v, self.players), class_="pl-choices", key="choices")
        rounds = {phase: say("Round {n}", n=phase.partition("-")[2]) for phase in self.starts()}
        yield steps.phases({**rounds, "over": say("Result")}, self.here)
        yield steps.controls(self.at, self.last, self.step_title, list(self._jumps()))
        said = panel(v.name, told, scene, words, over=over)
        yield h("div", table_view(told, scene, over=over), said, class_="pl-two", key="whole")
        known, here = self._found.known(v), {"seed": self.seed, "players": self.players}
        yield offers(self.seed, known_as(known, here), known)
