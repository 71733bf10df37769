"""A whole deal with coloured cards, step by step: for two, three or four, with an auction or without."""

from collections.abc import Collection, Iterator, Mapping

from pinochle_learn.front import Variant
from pinochle_learn.lessons.whole_hand.colours.example_deals import FOUND
from pinochle_learn.lessons.whole_hand.colours.narration import Scene, Story, story
from pinochle_learn.lessons.whole_hand.colours.panel import panel, title
from pinochle_learn.lessons.whole_hand.colours.view import table_view
from pinochle_learn.lessons.whole_hand.offers import known_as, offers
from pinochle_learn.lessons.whole_hand.seats import choice_row, seats_row
from pinochle_learn.lessons.whole_hand.walk import SeatedDeal
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.page import steps
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, h

_PHASES = {
    "auction": "Auction",
    "trump": "Trump",
    "meld": "First meld",
    "play": "Play",
    "second_meld": "Second meld",
    "over": "Result",
}


class ColoursDeal(SeatedDeal[Scene]):
    """The deal of the place's seed, for so many players as the place says."""

    takes: Collection[str] = ("seed", "players", "auction", "at")

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page, FOUND)

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def held(self) -> bool:
        """Says whether there is an auction."""
        return self._page.state.auction == "held"

    @property
    def rules(self) -> Rules:
        """The table's rules, for so many players, with an auction or without."""
        v = self._page.variant.with_rules({"auction.held": True}) if self.held else self._page.variant
        return v.rules.seated(self.players)

    @property
    def story(self) -> Story:
        """The deal, played through."""
        return story(self.rules, self.seed)

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
            "trick": lambda _event: self.go(self.after(self._trick_ends)),
            "trick-before": lambda _event: self.go(self.before(self._trick_ends)),
            "auction": self._auction,
        }

    @property
    def _trick_ends(self) -> list[int]:
        """The steps at which a trick gets its last card."""
        return [place for place, scene in enumerate(self.scenes, start=1) if scene.step]

    def _jumps(self) -> Iterator[steps.Jump]:
        if self.scene is not None and self.scene.plays:
            yield steps.Jump("trick", say("End of the trick"))
            yield steps.Jump("trick-before", say("Trick before"))

    def _auction(self, event: Event) -> str:
        held = event.get("data") == "held"
        self._page.state = self._page.state.but(auction="held" if held else "", at=0)
        return (
            say("With an auction. The deal begins anew.")
            if held
            else say("Without an auction. The deal begins anew.")
        )

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child | None]:
        """The choices, the steps, the felt, and what is said of the step."""
        told, scene, over = self.story, self.scene, self.at > 0
        v = Variant(self.rules)
        names = {"": say("without"), "held": say("with")}
        auction = choice_row("auction", say("Auction"), names, self._page.state.auction)
        yield h("div", seats_row(v, self.players), auction, class_="pl-choices", key="choices")
        phases = dict.fromkeys((*(scene.phase for scene in told.scenes), "over"))
        yield steps.phases({name: say(_PHASES[name]) for name in phases}, self.here)
        yield steps.controls(self.at, self.last, self.step_title, list(self._jumps()))
        said = panel(self._page.variant.name, told, scene, words, over=over)
        table = table_view(v, told, scene, trick=self._trick_number, over=over)
        yield h("div", table, said, class_="pl-two", key="whole")
        known = self._found.known(self._page.variant)
        here = {"seed": self.seed, "players": self.players, "auction": self._page.state.auction}
        yield offers(self.seed, known_as(known, here), known)

    @property
    def _trick_number(self) -> int:
        """The number of the trick that is being played."""
        return sum(bool(scene.step) for scene in self.scenes[: max(0, self.at - 1)]) + 1
