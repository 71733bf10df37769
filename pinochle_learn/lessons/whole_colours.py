"""A whole deal with coloured cards, step by step: for two, three or four, with an auction or without."""

from collections.abc import Iterator, Mapping

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.coach.purple_story import Scene, Story, story
from pinochle_learn.front import Variant
from pinochle_learn.lessons import stepping
from pinochle_learn.lessons.controller import Event, Handler
from pinochle_learn.lessons.frame import Words
from pinochle_learn.lessons.lesson_page import LessonPage
from pinochle_learn.lessons.walking import Walk
from pinochle_learn.lessons.whole_colours_examples import examples, place_of
from pinochle_learn.lessons.whole_colours_felt import felt
from pinochle_learn.lessons.whole_colours_panel import panel, title
from pinochle_learn.lessons.whole_offers import known_as, offers
from pinochle_learn.lessons.whole_seats import check_seats, choice_row, seats_chosen, seats_row
from pinochle_learn.rules import Rules
from pinochle_learn.text import plural, say
from pinochle_learn.widgets.nodes import Child, h

_SEED = 12
_PHASES = {
    "auction": "Auction",
    "trump": "Trump",
    "meld": "First meld",
    "play": "Play",
    "second_meld": "Second meld",
    "over": "Result",
}


class ColoursDeal(Walk[Scene]):
    """The deal of the place's seed, for so many players as the place says."""

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self.name = say("A deal")

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return seats_chosen(self._page)

    @property
    def held(self) -> bool:
        """Says whether there is an auction."""
        return self._page.place.auction == "held"

    @property
    def rules(self) -> Rules:
        """The table's rules, for so many players, with an auction or without."""
        v = self._page.variant.with_rules({"auction.held": True}) if self.held else self._page.variant
        return v.rules.seated(self.players)

    @property
    def seed(self) -> int:
        """The deal's seed: the place's, or the first."""
        seed = self._page.place.seed
        return _SEED if seed is None else seed

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

    def enter(self) -> None:
        """Keeps the number of players and the step to what the table has."""
        check_seats(self._page)
        self._page.place = self._page.place.but(at=self.at, ask="")

    # --- what is heard -------------------------------------------------------------------------------------

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            **self.walked(),
            "trick": lambda _event: self.go(self.after(self._trick_ends)),
            "trick-before": lambda _event: self.go(self.before(self._trick_ends)),
            "players": self._seated,
            "auction": self._auction,
            "deal": self._deal,
            "example": self._example,
        }

    @property
    def _trick_ends(self) -> list[int]:
        """The steps at which a trick gets its last card."""
        return [place for place, scene in enumerate(self.scenes, start=1) if scene.step]

    def _jumps(self) -> Iterator[stepping.Jump]:
        if self.scene is not None and self.scene.plays:
            yield stepping.Jump("trick", say("End of the trick"))
            yield stepping.Jump("trick-before", say("Trick before"))

    def _seated(self, event: Event) -> str:
        players = stepping.whole(event.get("data"))
        if players not in self._page.variant.players:
            return ""
        self._page.place = self._page.place.but(players=players, at=0)
        return plural(players, "{n} player.", "{n} players. The deal begins anew.")

    def _auction(self, event: Event) -> str:
        held = event.get("data") == "held"
        self._page.place = self._page.place.but(auction="held" if held else "", at=0)
        return (
            say("With an auction. The deal begins anew.")
            if held
            else say("Without an auction. The deal begins anew.")
        )

    def _deal(self, _event: Event) -> str:
        self._page.place = self._page.place.but(seed=fresh_seed() % 100_000, at=0)
        return say("Another deal.")

    def _example(self, event: Event) -> str:
        """Opens the deal of an example, at the step where it happens."""
        found = place_of(self._page.variant, str(event.get("data")))
        if found is None:
            return ""
        self._page.place = self._page.place.but(**found)
        return self.step_title

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child | None]:
        """The choices, the steps, the felt, and what is said of the step."""
        told, scene, over = self.story, self.scene, self.at > 0
        v = Variant(self.rules)
        names = {"": say("without"), "held": say("with")}
        auction = choice_row("auction", say("Auction"), names, self._page.place.auction)
        yield h("div", seats_row(v, self.players), auction, class_="pl-choices", key="choices")
        phases = dict.fromkeys((*(scene.phase for scene in told.scenes), "over"))
        yield stepping.phases({name: say(_PHASES[name]) for name in phases}, self.here)
        yield stepping.controls(self.at, self.last, self.step_title, list(self._jumps()))
        said = panel(self._page.variant.name, told, scene, words, over=over)
        table = felt(v, told, scene, trick=self._trick_number, over=over)
        yield h("div", table, said, class_="pl-two", key="whole")
        known = [(key, name, where) for key, name, where in examples(self._page.variant)]
        here = {"seed": self.seed, "players": self.players, "auction": self._page.place.auction}
        yield offers(self.seed, known_as(known, here), known)

    @property
    def _trick_number(self) -> int:
        """The number of the trick that is being played."""
        return sum(bool(scene.step) for scene in self.scenes[: max(0, self.at - 1)]) + 1
