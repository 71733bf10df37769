"""The part that settles a hand where melds are laid twice: its controls, picture and result."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.scoring.charts.player_bars import bars, score_sheet, together
from pinochle_learn.lessons.scoring.colours.facts import (
    TwiceMelded,
    bids,
    drawn,
    firsts,
    read,
    scores,
    seconds,
    settled,
    shared,
    size,
    table_of,
    usual,
    written,
)
from pinochle_learn.lessons.scoring.reasons import reasons
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.scores.words import changes, names
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.sliders import picked, picks, slider, switch
from pinochle_learn.teaching.words.sources import source_of
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.nodes import Child, Node, button, h

Values = Callable[[Compiled, TwiceMelded, int], Sequence[int]]  # those that a side's slider stands at
_GAMES = (False, True)  # to a target, one deal


class ColourSettle:
    """One hand; every slider and every switch settles it again."""

    takes: Collection[str] = ("facts",)

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self._hand: TwiceMelded | None = None
        self._facts = ""

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def hand(self) -> TwiceMelded:
        """The hand that is shown."""
        if self._hand is None:
            self._hand = usual(self._page.variant)
        return self._hand

    @property
    def result(self) -> Settlement:
        """What the engine says of the hand."""
        return settled(self._page.variant, self.hand)

    def enter(self) -> None:
        """Takes the hand of a link."""
        facts, why = self._page.state.facts, ""
        if facts and facts != self._facts:
            try:
                self._hand = read(self._page.variant, facts)
            except PinochleError as error:
                why = str(error)
        self._note()
        if why:
            self._page.wrong_facts(facts, why)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "players": self._players,
            "held": lambda _event: self._put(self.hand.but(held=not self.hand.held)),
            "game": self._game,
            "bid": lambda event: self._put(
                self.hand.but(bid=picked(event, bids(self._page.variant), self.hand.bid))
            ),
            "bidder": self._bidder,
            "meld": lambda event: self._moved("meld", event, firsts),
            "second": self._second,
            "points": self._points,
            "before": lambda event: self._moved("before", event, lambda *_: scores(self._page.variant)),
            "edge": self._edge,
            "another": lambda _event: self._put(
                drawn(self._page.variant, self.hand.players, fresh_seed(), self.hand)
            ),
        }

    def _put(self, hand: TwiceMelded) -> str:
        """Takes a changed hand, and says what it comes to."""
        self._hand = hand
        self._note()
        change = changes(table_of(self._page.variant, hand), self.result.change)
        return f"{self._headline()} {change}."

    def _note(self) -> None:
        self._facts = written(self.hand)
        self._page.state = self._page.state.but(facts=self._facts)

    def _side(self, event: Event) -> int | None:
        side = event.get("data")
        return side if type(side) is int and 0 <= side < self.hand.sides else None

    def _moved(self, field: str, event: Event, values: Values) -> str:
        side = self._side(event)
        if side is None:
            return ""
        possible = values(size(self._page.variant, self.hand), self.hand, side)
        number = picked(event, possible, getattr(self.hand, field)[side])
        return self._put(self.hand.put(field, side, number))

    def _second(self, event: Event) -> str:
        """Without a trick there are no cards to meld second."""
        return self._moved("second", event, seconds)

    def _points(self, event: Event) -> str:
        side = self._side(event)
        if side is None:
            return ""
        v = self._page.variant
        values = range(size(v, self.hand).total + 1)
        return self._put(shared(v, self.hand, side, picked(event, values, self.hand.points[side])))

    def _players(self, event: Event) -> str:
        players, v = event.get("data"), self._page.variant
        if type(players) is not int or players not in v.players:
            return ""
        return self._put(drawn(v, players, fresh_seed(), self.hand))

    def _game(self, event: Event) -> str:
        return self._put(self.hand.but(single=event.get("data") is True))

    def _bidder(self, event: Event) -> str:
        side = self._side(event)
        return "" if side is None else self._put(self.hand.but(bidder=side))

    def _edge(self, event: Event) -> str:
        found = {key: hand for key, _, hand in self._edges()}
        key = str(event.get("data"))
        return self._put(found[key]) if key in found else ""

    def _edges(self) -> Iterator[tuple[str, str, TwiceMelded]]:
        """Hands at the edge of a bid, made of the one at hand."""
        if not self.hand.held:
            return
        hand, own, grid = self.hand, self.hand.bidder, bids(self._page.variant)
        total = sum(hand.parts(own))
        just = max((bid for bid in grid if bid <= total), default=None)
        if just is None:
            return
        yield "made", say("Just made"), hand.but(bid=just)
        if just + 10 in grid:
            yield "set", say("Just set"), hand.but(bid=just + 10)
        alone = [bid for bid in grid if bid > total - hand.second[own] and bid <= total]
        if hand.second[own] and alone:
            yield "second", say("Made by the second meld"), hand.but(bid=alone[0])

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The controls of the hand, and beside them what it comes to."""
        yield h("div", self._felt(), self._answer(words), class_="pl-two", key="settle")

    def _felt(self) -> Node:
        v, hand = self._page.variant, self.hand
        return h(
            "section",
            h(
                "div",
                picks(say("Players"), "players", [(n, str(n)) for n in v.players], hand.players),
                switch(say("With an auction"), "held", on=hand.held),
                class_="pl-row pl-spread",
                key="table",
            ),
            *self._contract(),
            h("div", *bars(v, hand), class_="pl-reach", key="reach"),
            *(self._side_controls(side) for side in range(hand.sides)),
            h("p", together(v, hand), class_="pl-small", key="together"),
            *self._length(),
            h(
                "div",
                button(say("Another hand"), "another", primary=True, key="another"),
                class_="pl-acts",
                key="acts",
            ),
            class_="pl-felt",
            aria_label=say("The hand"),
            key="felt",
        )

    def _contract(self) -> Iterator[Node]:
        hand, v = self.hand, self._page.variant
        if not hand.held:
            return
        yield picks(say("Who bid"), "bidder", list(enumerate(names(table_of(v, hand)))), hand.bidder)
        yield slider("bid", say("Bid"), bids(v), hand.bid)
        edges = [button(name, "edge", data=key, key=f"edge-{key}") for key, name, _ in self._edges()]
        yield h("div", *edges, class_="pl-acts", role="group", aria_label=say("Go to the edge"), key="edges")

    def _side_controls(self, side: int) -> Node:
        hand, v = self.hand, self._page.variant
        name, made = names(table_of(v, hand))[side], size(v, hand)
        sliders = [
            slider("meld", say("First meld"), firsts(made, hand, side), hand.meld[side], data=side),
            slider("points", say("Trick points"), range(made.total + 1), hand.points[side], data=side),
            slider("second", say("Second meld"), seconds(made, hand, side), hand.second[side], data=side)
            if hand.points[side]
            else h(
                "p", say("No trick, so no cards for a second meld."), class_="pl-small", key=f"none-{side}"
            ),
        ]
        group = h("div", *sliders, class_="pl-three", role="group", aria_label=name)
        return h("div", h("p", name, class_="pl-label"), group, class_="pl-side-controls", key=f"side-{side}")

    def _length(self) -> Iterator[Node]:
        """How long the game is, and the scores before where it goes on over deals."""
        v, hand = self._page.variant, self.hand
        goal = v.rules.game.target.value
        choices = [(single, say("One deal") if single else say("First to {n}", n=goal)) for single in _GAMES]
        yield picks(say("The game"), "game", choices, hand.single)
        if hand.single:
            return
        sides = enumerate(zip(names(table_of(v, hand)), hand.before, strict=True))
        sliders = [
            slider("before", say("Before, {side}", side=name), scores(v), score, data=side)
            for side, (name, score) in sides
        ]
        yield fold("before", say("Scores before this hand"), lambda: [h("div", *sliders, class_="pl-pair")])

    def _headline(self) -> str:
        outcome = self.result.outcome
        if outcome == "no contract":
            return say("Everybody scores.")
        return sentence(say("{outcome}.", outcome=say("made") if outcome == "made" else say("set")))

    def _answer(self, words: Words) -> Node:
        v, hand, result = self._page.variant, self.hand, self.result
        kind = {"made": "right", "set": "wrong"}.get(result.outcome, "told")
        lines = [*reasons(table_of(v, hand), result), *self._notes()]
        return h(
            "section",
            h("h2", say("What it comes to"), key="ask"),
            answer_view.answer(kind, self._headline(), [words(line) for line in lines]),
            score_sheet(v, hand, result),
            fold(
                "here", say("How {name} settles a hand", name=v.name), lambda: [h("ul", *self._here(words))]
            ),
            class_="pl-panel",
            aria_label=say("The settlement"),
            key="answers",
        )

    def _notes(self) -> Iterator[str]:
        """What the second meld has done for the bid."""
        hand = self.hand
        own = hand.parts(hand.bidder)
        if not hand.held or not own[2]:
            return
        without = sum(own) - own[2]
        if without < hand.bid <= sum(own):
            text = "Before the second meld it was {n}, short of {bid}: the second meld has made the bid."
            yield say(text, n=without, bid=hand.bid)
        elif without >= hand.bid:
            yield say("The bid was made before the second meld, with {n}.", n=without)

    def _from(self, text: str, path: str, **values: object) -> str:
        """A sentence, and where its rule comes from."""
        return f"{say(text, **values)} {source_of(self._page.variant.rules, path)}"

    def _here(self, words: Words) -> Iterator[Node]:
        lines = (
            say("First meld, tricks and second meld are added up. Nothing has to be saved by a trick."),
            say("The auction is optional. With one, all three count towards the bid."),
            self._from("Bids go by tens from {n}.", "auction.minimum", n=bids(self._page.variant)[0]),
            self._from("A lost bid is taken off, and nothing else counts.", "settle.lost_bid"),
            self._from("Partners put the cards they won together for the second meld.", "settle.second"),
        )
        for line in lines:
            yield h("li", *words(line))
