"""The part that settles a hand: bid, meld, trick points and scores to change, and what comes of it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.scoring.suits.edges import to_edge
from pinochle_learn.lessons.scoring.suits.practise.bank import exercise
from pinochle_learn.lessons.scoring.suits.practise.situation import GAME
from pinochle_learn.lessons.scoring.suits.practise.situations import situations
from pinochle_learn.lessons.scoring.suits.settle.answer import answer
from pinochle_learn.lessons.scoring.suits.settle.chips import made_up_for
from pinochle_learn.lessons.scoring.suits.settle.link import nobody, read, written
from pinochle_learn.lessons.scoring.suits.settle.view import table_view
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.scores.clamp import fitted, tidied, usual
from pinochle_learn.teaching.scores.hand import Hand, Renege, settled
from pinochle_learn.teaching.scores.ranges import ScoreRanges, grid
from pinochle_learn.teaching.scores.split import moved
from pinochle_learn.teaching.scores.words import changes, outcome_word
from pinochle_learn.teaching.view.sliders import picked
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.nodes import Child, h


class Settle:
    """One hand; every slider and every switch settles it again."""

    takes: Collection[str] = ("facts",)

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self._table = page.variant
        self._chance = Random()
        self.hand = usual(page.variant)
        self._facts = written(page.variant, self.hand)

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def result(self) -> Settlement:
        """What the engine says of the hand."""
        return settled(self._page.variant, self.hand)

    def enter(self) -> None:
        """Takes the hand of a link, or brings the one at hand to the table and the scale that are chosen."""
        v, facts = self._page.variant, self._page.state.facts
        untouched = self.hand == usual(self._table)
        self.hand = usual(v) if untouched else fitted(v, self.hand, self._table.scale)
        why = ""
        if facts and facts != self._facts:
            try:
                self.hand = read(v, facts)
            except PinochleError as error:
                self.hand, why = usual(v), str(error)
        self._table = v
        self._note()
        if why:
            self._page.wrong_facts(facts, why)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "bid": self._bid,
            "meld": lambda event: self._moved("meld", event, self._on.melds),
            "points": self._points,
            "before": self._before,
            "bare": lambda event: self._moved("bare", event, range(self._on.bare + 1)),
            "bidder": self._bidder,
            "given-up": lambda _event: self._put(self.hand.but(given_up=not self.hand.given_up)),
            "marriage": lambda _event: self._put(self.hand.but(marriage=not self.hand.marriage)),
            "renege": self._renege,
            "trump": self._trump,
            "deal": self._deal,
            "nines": self._nines,
            "declared": self._declared,
            "target": self._target,
            "edge": lambda event: self._put(to_edge(self._page.variant, self.hand, str(event.get("data")))),
            "another": self._another,
        }

    def _put(self, hand: Hand) -> str:
        """Takes a changed hand, and says what it comes to."""
        self.hand = tidied(self._page.variant, hand)
        self._note()
        v, result = self._page.variant, self.result
        return f"{sentence(outcome_word(v, result.outcome))}. {changes(v, result.change)}."

    def _note(self) -> None:
        self._facts = written(self._page.variant, self.hand)
        self._page.state = self._page.state.but(facts=self._facts)

    @property
    def _on(self) -> ScoreRanges:
        return grid(self._page.variant.rules)

    def _side(self, event: Event) -> int | None:
        side = event.get("data")
        return side if type(side) is int and 0 <= side < self.hand.sides else None

    def _moved(self, field: str, event: Event, values: Sequence[int]) -> str:
        """One side's slider was moved."""
        side = self._side(event)
        if side is None:
            return ""
        before = getattr(self.hand, field)[side]
        return self._put(self.hand.put(field, side, picked(event, values, before)))

    def _bid(self, event: Event) -> str:
        if not self._on.bids:
            return ""
        return self._put(self.hand.but(bid=picked(event, self._on.bids, self.hand.bid)))

    def _points(self, event: Event) -> str:
        side = self._side(event)
        if side is None or self._on.pair:
            side = self.hand.bidder or 0
        points = picked(event, self._on.points, self.hand.points[side])
        return self._put(moved(self._page.variant, self.hand, side, points))

    def _before(self, event: Event) -> str:
        side, on = self._side(event), self._on
        if side is None or not on.chips:
            return self._moved("before", event, on.scores)
        chips = picked(event, on.scores, self.hand.before[side])
        return self._put(self.hand.but(before=made_up_for(self.hand.before, side, chips, on.scores)))

    def _bidder(self, event: Event) -> str:
        side, hand = event.get("data"), self.hand
        if not self._page.variant.rules.auctioned:
            return ""
        if side == nobody(hand) and self._page.variant.rules.bidding.all_pass.value == "next_deal":
            return self._put(hand.but(bidder=None))
        if self._side(event) is None:
            return ""
        bid = hand.but(bidder=self._side(event), renege=None)
        if self._on.chips:  # what belongs to the bidder alone goes along
            rest = sum(hand.points) - hand.own
            others = (rest, *(0 for _ in hand.others[1:]))
            melds = (0 for _ in hand.others)
            bid = bid.but(meld=bid.by_side(hand.own_meld, *melds), points=bid.by_side(hand.own, *others))
        return self._put(bid)

    def _renege(self, event: Event) -> str:
        number, n = event.get("data"), self.hand.sides
        if type(number) is not int or not 0 <= number <= 2 * n:
            return ""
        return self._put(
            self.hand.but(renege=Renege((number - 1) % n, called=number > n) if number else None)
        )

    def _trump(self, event: Event) -> str:
        suit = str(event.get("data"))
        known = self._on.chips and suit in tuple(self._page.variant.pack.suits)
        return self._put(self.hand.but(trump=suit)) if known else ""

    def _deal(self, event: Event) -> str:
        if not self._on.deals:
            return ""
        return self._put(self.hand.but(deal=picked(event, range(1, self._on.deals + 1), self.hand.deal or 1)))

    def _nines(self, event: Event) -> str:
        side = self._side(event)
        if side is None or not self._page.variant.rules.settling.nines_exempt.value:
            return ""
        hand = self.hand.put("nines", side, not self.hand.nines[side])
        if hand.nines[side] and hand.meld[side] not in self._on.nines:
            hand = hand.put("meld", side, self._on.nines[0])
        return self._put(hand)

    def _declared(self, event: Event) -> str:
        number = event.get("data")
        if not self._page.variant.rules.game.declare_out.value or type(number) is not int:
            return ""
        known = 0 <= number <= self.hand.sides
        return self._put(self.hand.but(declared=number - 1 if number else None)) if known else ""

    def _target(self, event: Event) -> str:
        target = event.get("data")
        known = self.hand.target is not None and target in self._on.targets
        return self._put(self.hand.but(target=target)) if known else ""

    def _another(self, _event: Event) -> str:
        """A hand drawn by chance, of a kind that says something."""
        v = self._page.variant
        kinds = [s.key for s in situations(v.rules) if s.questions != GAME]
        try:
            drawn = exercise(v, kinds[int(self._chance.random() * len(kinds))], fresh_seed())
        except LookupError:  # too rare at a table of a group's own
            return say("No such hand turned up: try once more.")
        return self._put(fitted(v, drawn.case.hand, v.scale)) if drawn.case else ""

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The controls of the hand, and beside them what it comes to."""
        v = self._page.variant
        panels = table_view(v, self.hand), answer(v, self.hand, self.result, words)
        yield h("div", *panels, class_="pl-two", key="settle")
