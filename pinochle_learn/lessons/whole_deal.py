"""A deal from the first bid to the last score, one action after the other, forwards and backwards."""

from collections.abc import Iterator, Mapping

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.coach.story import Scene, Story, story
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.settlement_words import seat_name, side_name
from pinochle_learn.lessons import answer_view, stepping
from pinochle_learn.lessons.controller import Event, Handler
from pinochle_learn.lessons.frame import Words, fold
from pinochle_learn.lessons.lesson_page import LessonPage
from pinochle_learn.text import say
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.hand import hand_traits
from pinochle_learn.widgets.nodes import Child, Node, button, h
from pinochle_learn.widgets.row import row_traits
from pinochle_learn.widgets.trick import trick_traits

_DEALER = 3
_SEED = 7
_PHASES = {
    "auction": "Auction",
    "trump": "Trump",
    "exchange": "Passing",
    "meld": "Meld",
    "decision": "Decision",
    "play": "Play",
    "over": "Result",
}


class WholeDeal:
    """The deal of the place's seed, at the place's step. Step 0 is the deal, the last one the settlement."""

    def __init__(self, page: LessonPage) -> None:
        self.name = say("A deal")
        self._page = page

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def story(self) -> Story:
        """The deal, played through."""
        seed = _SEED if self._page.place.seed is None else self._page.place.seed
        return story(self._page.variant.rules, seed, _DEALER)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.story.scenes) + 1

    @property
    def at(self) -> int:
        """The step that is shown."""
        return min(max(self._page.place.at, 0), self.last)

    def enter(self) -> None:
        """Keeps the step within the deal: another table may play it shorter."""
        self._page.place = self._page.place.but(at=self.at)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "back": lambda _event: self._go(self.at - 1),
            "on": lambda _event: self._go(self.at + 1),
            "to": lambda event: self._go(stepping.whole(event.get("value"))),
            "phase": self._phase,
            "deal": self._deal,
        }

    def _go(self, at: int) -> str:
        self._page.place = self._page.place.but(at=min(max(at, 0), self.last))
        return self._title()

    def _phase(self, event: Event) -> str:
        """Goes to the first step of a phase."""
        starts = {
            scene.phase: place for place, scene in reversed(list(enumerate(self.story.scenes, start=1)))
        }
        return self._go(starts.get(str(event.get("data")), self.last))

    def _deal(self, _event: Event) -> str:
        self._page.place = self._page.place.but(seed=fresh_seed() % 100_000, at=0)
        return say("Another deal.")

    @property
    def scene(self) -> Scene | None:
        """The action that is shown, if one is."""
        return self.story.scenes[self.at - 1] if 0 < self.at < self.last else None

    def _title(self) -> str:
        if self.scene is not None:
            return self.scene.title
        if self.at == 0:
            return say("{dealer} deals twelve cards to each player", dealer=seat_name(_DEALER))
        result = self.story.deal.result
        return say("The hand is over: {outcome}", outcome=say(result.outcome if result else ""))

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child | None]:
        """The steps, the felt, and what is said of the step."""
        phases = dict.fromkeys(scene.phase for scene in self.story.scenes)
        here = self.scene.phase if self.scene else ("over" if self.at else "")
        yield stepping.phases({name: say(_PHASES[name]) for name in (*phases, "over")}, here)
        yield stepping.controls(self.at, self.last, self._title())
        yield h("div", self._felt(), self._panel(words), class_="pl-two", key="whole")
        yield h(
            "div",
            button(say("Another deal"), "deal", key="deal"),
            h("span", say("This is deal {n}.", n=self.story.deal.seed), class_="pl-small"),
            class_="pl-acts",
            key="other",
        )

    def _felt(self) -> Node:
        scene = self.scene
        shown = [self._hands()] if scene is None else [*self._trick(scene), self._hand(scene)]
        all_hands = None if scene is None else fold("hands", say("All four hands as dealt"), self._hands())
        return h("section", *shown, all_hands, class_="pl-felt", aria_label=say("The table"), key="felt")

    def _trick(self, scene: Scene) -> list[Node]:
        if scene.phase != "play":
            return []
        plays = [(seat_name(seat), card) for seat, card in zip(scene.seats, scene.trick, strict=True)]
        best = compiled(self._page.variant.rules)
        winner = self._page.variant.winner(scene.trick, trump=scene.trump).position if scene.trick else None
        state = trick_traits(plays, scene.trump, winner, seat_name(scene.seat))
        number = say("Trick {n} of {all}", n=self._trick_number(), all=best.rules.deal.hand.value)
        return [h("p", number, class_="pl-label", key="number"), h("trick", key="trick", state=state)]

    def _trick_number(self) -> int:
        plays = [scene for scene in self.story.scenes[: self.at] if scene.phase == "play"]
        return (len(plays) - 1) // compiled(self._page.variant.rules).players + 1

    def _hand(self, scene: Scene) -> Node:
        order = in_order(scene.hand, scene.trump)
        moved = _moved(scene, order)
        states = {place: "best" for place, original in moved.items() if original in scene.chosen}
        if scene.phase == "play":
            marks = {
                place: "allowed" if original in scene.legal else "forbidden"
                for place, original in moved.items()
            }
            states = marks | states
        label = say("{who}'s hand", who=seat_name(scene.seat))
        state = hand_traits(order, mode="none", label=label, titled=True, states=states)
        return h("hand", key="hand", state=state)

    def _hands(self) -> Node:
        rows = [
            h(
                "div",
                h("p", seat_name(seat), class_="pl-label"),
                h("cards", state=row_traits(in_order(hand), seat_name(seat)), key=f"cards-{seat}"),
                class_=f"pl-seat-hand pl-seat-{seat}",
                key=f"hand-{seat}",
            )
            for seat, hand in enumerate(self.story.deal.dealt)
        ]
        return h("div", *rows, class_="pl-hands", key="hands")

    def _panel(self, words: Words) -> Node:
        return h(
            "section",
            h("h2", self._title(), key="title"),
            *self._said(words),
            self._score(),
            class_="pl-panel",
            aria_label=say("What happens"),
            key="answers",
        )

    def _said(self, words: Words) -> list[Node]:
        scene, result = self.scene, self.story.deal.result
        if scene is None and self.at and result is not None:
            return [answer_view.answer("open", say(result.outcome), [[score.why] for score in result.sides])]
        if scene is None:
            return [
                h(
                    "p",
                    *words(say("The player at the dealer's left bids first. Go on to see the auction.")),
                    key="rule",
                )
            ]
        parts = [
            h(
                "p",
                h("strong", say("The rule, to {who}", who=seat_name(scene.seat))),
                ": ",
                *words(scene.rule),
                key="rule",
            ),
            h("p", h("strong", say("The choice")), ": ", scene.why, key="why"),
        ]
        if scene.then:
            parts.append(h("p", scene.then, class_="pl-then", key="then"))
        return parts

    def _score(self) -> Node:
        """Bid, trump, melds and trick points as they stand."""
        return stepping.scoreboard(self._page.variant, self._facts(), self._sides())

    def _facts(self) -> list[str]:
        scene, deal = self.scene, self.story.deal
        if scene is None and not self.at:
            return [say("{dealer} is the dealer", dealer=seat_name(_DEALER))]
        calls = deal.state.bidding.calls if scene is None else scene.calls
        said = [
            say("{who} {n}", who=seat_name(seat), n=say("passes") if bid is None else bid)
            for seat, bid in calls
        ]
        return [say("Auction: {calls}", calls=", ".join(said))] if said else []

    def _sides(self) -> list[tuple[str, int, int, int | None]]:
        """Rows of side, meld, trick points, and the change of the score when it is known."""
        scene, deal = self.scene, self.story.deal
        table = compiled(deal.rules)
        none = (0,) * table.sides
        meld, points = (none, none) if not self.at else (deal.meld, deal.trick_points)
        if scene is not None:
            meld, points = scene.meld, scene.points
        result = deal.result if self.at == self.last else None
        return [
            (side_name(table, side), meld[side], points[side], result.change[side] if result else None)
            for side in range(table.sides)
        ]


def _moved(scene: Scene, order: tuple[object, ...]) -> dict[int, int]:
    """From places in the order shown to places in the hand as the story keeps it; twins in turn."""
    left = list(range(len(scene.hand)))
    moved: dict[int, int] = {}
    for place, card in enumerate(order):
        original = next(n for n in left if scene.hand[n] == card)
        left.remove(original)
        moved[place] = original
    return moved
