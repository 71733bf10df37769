"""Settle: a hand with bid, meld, trick points and scores under one's fingers, and what comes of it."""

from collections.abc import Iterator, Mapping
from random import Random

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.coach.score_edges import edges, to_edge
from pinochle_learn.coach.score_elsewhere import changes, elsewhere, outcome_word
from pinochle_learn.coach.score_exercises import exercise
from pinochle_learn.coach.score_grid import Grid, grid
from pinochle_learn.coach.score_hand import (
    NOBODY,
    Hand,
    fitted,
    may_throw_in,
    read,
    settled,
    tidied,
    usual,
    written,
)
from pinochle_learn.coach.score_situations import GAME, situations
from pinochle_learn.engine.settling import Settlement
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons import answer_view
from pinochle_learn.lessons.controller import Event, Handler
from pinochle_learn.lessons.frame import Words, fold
from pinochle_learn.lessons.lesson_page import LessonPage
from pinochle_learn.lessons.scoring_picture import picture
from pinochle_learn.lessons.scoring_views import chips, names, picked, picks, plays, sheet, slider, switch
from pinochle_learn.text import plural, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, button, h


class Settle:
    """One hand; every slider and every switch settles it again."""

    def __init__(self, page: LessonPage) -> None:
        self.name = say("Settle")
        self._page = page
        self._scale = page.variant.scale
        self._chance = Random()
        self.hand = usual(page.variant)

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def result(self) -> Settlement:
        """What the engine says of the hand."""
        return settled(self._page.variant, self.hand)

    def enter(self) -> None:
        """Takes the hand of a link, or brings the one at hand to the table and the scale that are chosen."""
        v, facts = self._page.variant, self._page.place.facts
        before = self.hand
        self.hand = fitted(v, self.hand, self._scale)
        if facts and facts != written(before):
            try:
                self.hand = read(v, facts)
            except PinochleError as error:
                note = say("The link says facts={facts!r}: {error}", facts=facts[:40], error=error)
                self._page.notes = (*self._page.notes, note)
                self.hand = usual(v)
        self._scale = v.scale
        self._note()

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "bid": self._bid,
            "meld": self._meld,
            "points": self._points,
            "before": self._before,
            "bare": self._bare,
            "bidder": self._bidder,
            "thrown-in": self._thrown_in,
            "nines": self._nines,
            "edge": self._edge,
            "another": self._another,
        }

    def _put(self, hand: Hand) -> str:
        """Takes a changed hand, and says what it comes to."""
        self.hand = tidied(self._page.variant, hand)
        self._note()
        return self._line()

    def _note(self) -> None:
        self._page.place = self._page.place.but(facts=written(self.hand))

    def _line(self) -> str:
        result = self.result
        return f"{sentence(outcome_word(result.outcome))}. {changes(self._page.variant, result.change)}."

    def _bid(self, event: Event) -> str:
        return self._put(self.hand.but(bid=picked(event, self._on.bids, self.hand.bid)))

    def _meld(self, event: Event) -> str:
        return self._put(self.hand.but(meld=self._moved(event, self.hand.meld, self._on.melds)))

    def _before(self, event: Event) -> str:
        return self._put(self.hand.but(before=self._moved(event, self.hand.before, self._on.scores)))

    def _points(self, event: Event) -> str:
        return self._put(self.hand.but(points=picked(event, self._on.points, self.hand.points)))

    def _bare(self, event: Event) -> str:
        return self._put(self.hand.but(bare=picked(event, range(self._on.bare + 1), self.hand.bare)))

    def _bidder(self, event: Event) -> str:
        side = event.get("data")
        if side == NOBODY and self._page.variant.rules.bidding.all_pass.value == "next_deal":
            return self._put(self.hand.but(bidder=None))
        return self._put(self.hand.but(bidder=side)) if side in (0, 1) else ""

    def _thrown_in(self, _event: Event) -> str:
        return self._put(self.hand.but(thrown_in=not self.hand.thrown_in))

    def _nines(self, event: Event) -> str:
        side = event.get("data")
        if side not in (0, 1) or not self._page.variant.rules.settle.nines_exempt.value:
            return ""
        only, meld = list(self.hand.nines), list(self.hand.meld)
        only[side] = not only[side]
        if only[side] and meld[side] not in self._on.nines:
            meld[side] = self._on.nines[0]
        return self._put(self.hand.but(nines=(only[0], only[1]), meld=(meld[0], meld[1])))

    def _edge(self, event: Event) -> str:
        return self._put(to_edge(self._page.variant, self.hand, str(event.get("data"))))

    def _another(self, _event: Event) -> str:
        """A hand drawn by chance, of a kind that says something."""
        v = self._page.variant
        kinds = [s.key for s in situations(v.rules) if s.questions != GAME]
        drawn = exercise(v, kinds[int(self._chance.random() * len(kinds))], fresh_seed())
        return self._put(fitted(v, drawn.case.hand, v.scale)) if drawn.case else ""

    @property
    def _on(self) -> Grid:
        return grid(self._page.variant.rules)

    def _moved(self, event: Event, pair: tuple[int, int], values: range) -> tuple[int, int]:
        side = event.get("data")
        if side not in (0, 1):
            return pair
        value = picked(event, values, pair[side])
        return (value, pair[1]) if side == 0 else (pair[0], value)

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The hand under one's fingers, and beside it what it comes to."""
        yield h("div", self._felt(), self._answer(words), class_="pl-two", key="settle")

    def _felt(self) -> Node:
        acts = h(
            "div",
            button(say("Another hand"), "another", primary=True, key="another"),
            class_="pl-acts",
            key="acts",
        )
        played = [] if self.hand.bidder is None else [*self._melds(), *self._played()]
        return h(
            "section",
            self._who(),
            *played,
            self._scores(),
            chips(say("Go to the edge"), "edge", edges()),
            acts,
            class_="pl-felt",
            aria_label=say("The hand"),
            key="felt",
        )

    def _who(self) -> Node:
        choices: list[tuple[object, str]] = list(enumerate(names(self._page.variant)))
        if self._page.variant.rules.bidding.all_pass.value == "next_deal":
            choices.append((NOBODY, say("Nobody")))
        chosen = NOBODY if self.hand.bidder is None else self.hand.bidder
        return picks(say("Who bid"), "bidder", choices, chosen)

    def _melds(self) -> Iterator[Node]:
        v, hand, on = self._page.variant, self.hand, self._on
        yield slider("bid", say("Bid"), on.bids, hand.bid)
        melds = [
            slider("meld", say("Meld of {side}", side=name), on.melds, hand.meld[side], data=side)
            for side, name in enumerate(names(v))
        ]
        yield h("div", *melds, class_="pl-pair", key="melds")

    def _played(self) -> Iterator[Node]:
        v, hand, on = self._page.variant, self.hand, self._on
        drawing, legend, table = picture(v, hand)
        yield h("div", drawing, *self._tricks(), legend, class_="pl-reach", key="reach")
        yield from self._switches()
        if plays(v, hand) and v.rules.settle.save_meld.value == "trick" and hand.points in {0, on.total}:
            side = hand.bidder if hand.points == 0 else hand.defender
            label = say("Tricks of {side} without a card that counts", side=names(v)[side or 0])
            said = plural(hand.bare, "{n} trick", "{n} tricks")
            yield slider("bare", label, range(on.bare + 1), hand.bare, said=said)
        yield table

    def _tricks(self) -> Iterator[Node]:
        v, hand, on = self._page.variant, self.hand, self._on
        if not plays(v, hand):
            yield h(
                "p",
                say("The hand is not played, so there are no trick points."),
                class_="pl-small",
                key="no-tricks",
            )
            return
        label = say("Trick points of {side}", side=names(v)[hand.bidder or 0])
        said = say("{n} of {total}", n=hand.points, total=on.total)
        yield slider("points", label, on.points, hand.points, said=said)

    def _switches(self) -> Iterator[Node]:
        v, hand = self._page.variant, self.hand
        if may_throw_in(v, hand) or hand.thrown_in:
            yield switch(say("Thrown in after the meld"), "thrown-in", on=hand.thrown_in)
        if v.rules.settle.nines_exempt.value:
            only = [side for side, nines in enumerate(hand.nines) if nines]
            yield chips(say("Only nines of trump melded"), "nines", enumerate(names(v)), only)

    def _scores(self) -> Node:
        v = self._page.variant
        sliders = [
            slider("before", say("Before, {side}", side=name), self._on.scores, score, data=side)
            for side, (name, score) in enumerate(zip(names(v), self.hand.before, strict=True))
        ]
        return fold("before", say("Scores before this hand"), h("div", *sliders, class_="pl-pair"))

    def _answer(self, words: Words) -> Node:
        v, result = self._page.variant, self.result
        kind = "right" if result.outcome == "made" else "open" if result.outcome == "no contract" else "wrong"
        title = sentence(say("{outcome}.", outcome=outcome_word(result.outcome)))
        return h(
            "section",
            h("h2", say("What it comes to"), key="ask"),
            answer_view.answer(kind, title, [words(line) for line in _reasons(result)]),
            sheet(v, self.hand, "score", result),
            answer_view.at_other_tables(elsewhere(v, self.hand)),
            class_="pl-panel",
            aria_label=say("The settlement"),
            key="answers",
        )


def _reasons(result: Settlement) -> list[str]:
    """The engine's reasons, the bidders' first, and the end of the game where it has come."""
    if result.bid is None:
        return [result.why]
    sides = sorted(result.sides, key=lambda score: score.side != result.bidder)
    lines = [score.why for score in sides]
    end = result.why.removeprefix(" ".join(lines)).strip()
    return [*lines, end] if end else lines
