"""A deal from the first card to the last score, one action after the other, forwards and backwards."""

from collections.abc import Collection, Iterator, Mapping
from itertools import count

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.lessons.whole_hand.offers import offers
from pinochle_learn.lessons.whole_hand.suits.example_deals import examples, fields_of, opening
from pinochle_learn.lessons.whole_hand.suits.narration import Scene, Story, story, usual_dealer
from pinochle_learn.lessons.whole_hand.suits.panel import panel, title
from pinochle_learn.lessons.whole_hand.suits.view import table_view, trick_number
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.page import steps
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.page.link import offered
from pinochle_learn.teaching.page.walk import Walk
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, h

_SEED = 12
_PHASES = {
    "stock": "Stock",
    "auction": "Auction",
    "kitty": "Kitty",
    "trump": "Trump",
    "exchange": "Passing",
    "bury": "Burying",
    "meld": "Meld",
    "decision": "Decision",
    "play": "Play",
    "over": "Result",
}


class WholeDeal(Walk[Scene]):
    """The deal of the place's seed, at the place's step. Step 0 is the deal, the last one the settlement."""

    takes: Collection[str] = ("seed", "ask", "at")

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self._told: tuple[object, Story] | None = None

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def story(self) -> Story:
        """The deal, played through; kept as long as the place asks for the same one."""
        state = self._page.state
        wanted = (state.table, state.house, state.scale, state.seed, state.ask)
        if self._told is None or self._told[0] != wanted:
            self._told = (wanted, self._opened())
        return self._told[1]

    def _opened(self) -> Story:
        """The example that the state asks for, the deal of its seed, or the first of the table."""
        state, v = self._page.state, self._page.variant
        game = opening(v, state.ask)
        if game is not None and state.seed in {None, game.seed}:
            return story(v.rules, game.seed, usual_dealer(v.rules), game.before, game.hasty)
        return _first(v.rules) if state.seed is None else story(v.rules, state.seed, usual_dealer(v.rules))

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes of the deal."""
        return self.story.scenes

    def enter(self) -> None:
        """Keeps the step within the deal: another table may play it shorter, or have no such example."""
        page, ask = self._page, self._page.state.ask
        if "ask" in page.state.given:
            self._open_example(ask)
        if opening(page.variant, ask) is None:
            page.state = page.state.but(ask="")
        self.keep_step()

    def _open_example(self, ask: str) -> None:
        """Takes the deal of the example that is asked for."""
        page, there = self._page, fields_of(self._page.variant, ask)
        known = [example.key for example, _ in examples(page.variant)]
        if ask not in known:
            text = "there is no example {ask!r} at this table. {offered}"
            page.wrong("ask", say(text, ask=ask, offered=offered(ask, known)))
        elif page.state.seed in {None, there["seed"]}:
            page.state = page.state.but(seed=there["seed"])
        else:
            text = "the example {ask!r} is deal {seed}: leave out one of the two."
            page.wrong("seed", say(text, ask=ask, seed=there["seed"]))

    # --- what is heard -------------------------------------------------------------------------------------

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            **self.walked(),
            "trick": lambda _event: self.go(self.after(self._trick_ends)),
            "trick-before": lambda _event: self.go(self.before(self._trick_ends)),
            "meld": lambda _event: self.go(self._next_meld()),
            "deal": self._deal,
            "example": self._example,
        }

    @property
    def _trick_ends(self) -> list[int]:
        """The steps at which a trick gets its last card."""
        scenes, players = self.story.scenes, len(self.story.deal.dealt)
        return [n for n, one in enumerate(scenes, start=1) if one.plays and len(one.trick) == players - 1]

    @property
    def _melds(self) -> list[int]:
        """The steps at which the winner of a trick melds."""
        return [place for place, scene in enumerate(self.story.scenes, start=1) if scene.melds]

    def _next_meld(self) -> int:
        """The next meld; where there is none the step stays."""
        return next((step for step in self._melds if step > self.at), self.at)

    def _jumps(self) -> Iterator[steps.Jump]:
        """Ways to go on in the play by more than one step; from a stock it is longer, and they are more."""
        scene = self.scene
        if scene is None or scene.phase not in {"play", "stock"}:
            return
        yield steps.Jump("trick", say("End of the trick"))
        if self._page.variant.rules.stock is not None:
            yield steps.Jump("meld", say("Next meld"), there=any(step > self.at for step in self._melds))
            yield steps.Jump("trick-before", say("Trick before"))

    def _deal(self, _event: Event) -> str:
        self._page.state = self._page.state.but(seed=fresh_seed() % 100_000, ask="", at=0)
        return say("Another deal.")

    def _example(self, event: Event) -> str:
        """Opens the deal of an example."""
        for example, seed in examples(self._page.variant):
            if example.key == event.get("data"):
                self._page.state = self._page.state.but(**fields_of(self._page.variant, example.key))
                return say("Deal {n}: {name}.", n=seed, name=example.name)
        return ""

    # --- what is shown -------------------------------------------------------------------------------------

    @property
    def step_title(self) -> str:
        """The step in one line."""
        return title(self.story, self.scene, over=self.at > 0)

    def nodes(self, words: Words) -> Iterator[Child | None]:
        """The steps, the felt, and what is said of the step."""
        told, scene, over = self.story, self.scene, self.at > 0
        phases = dict.fromkeys(scene.phase for scene in told.scenes)
        yield steps.phases({name: say(_PHASES[name]) for name in (*phases, "over")}, self.here)
        yield steps.controls(self.at, self.last, self.step_title, list(self._jumps()))
        v, n = self._page.variant, trick_number(told, self.at)
        table = table_view(v, told, scene, trick=n, over=over)
        yield h("div", table, panel(v, told, scene, words, over=over), class_="pl-two", key="whole")
        yield self._others()

    def _others(self) -> Node:
        """Another deal, or one that comes to an end which one seldom meets."""
        seed, v, ask = self.story.deal.seed, self._page.variant, self._page.state.ask
        known = [example.name for example, its in examples(v) if its == seed and ask in {"", example.key}]
        return offers(seed, known[0] if known else "", [(one.key, one.name, {}) for one, _ in examples(v)])


def _first(rules: Rules) -> Story:
    """The deal that a table opens with: the first from a seed on that is played to its end."""
    dealer = usual_dealer(rules)
    told = (story(rules, seed, dealer) for seed in count(_SEED))
    return next(one for one in told if any(scene.phase == "play" for scene in one.scenes))
