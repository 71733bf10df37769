"""Explore: deal or build a hand, pick trump, see its best melds, ask about a card, claim a meld."""

from collections.abc import Collection, Iterator, Mapping

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import suit_name
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.claims import Claim
from pinochle_learn.engine.melds.finding import MeldSet, best_melds
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.melds.suits import compared
from pinochle_learn.lessons.melds.suits.finding import judge_claim
from pinochle_learn.lessons.melds.suits.first_hands import first_hand, richest
from pinochle_learn.lessons.melds.suits.grow.words import side_by_side
from pinochle_learn.teaching.melds.notes import before_melding, could_be_trump
from pinochle_learn.teaching.melds.other_tables import changed_trump
from pinochle_learn.teaching.melds.words import points_in_words, serving
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import (
    again_chosen,
    code_in,
    indices_in,
    palette,
    text_field,
    trump_picker,
    written,
)
from pinochle_learn.teaching.view.melds_view import (
    deal_sum_node,
    least_line,
    list_of_melds,
    meld_table,
    small,
)
from pinochle_learn.teaching.view.table_view import hand_node
from pinochle_learn.text import number, say
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.nodes import Child, Node, button, h


class MeldExplore:
    """A hand with its best melds; ``chosen`` are places in it, ``claim`` the answer to a claim of these."""

    takes: Collection[str] = ("hand", "trump", "seed")

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self.chosen: list[int] = []
        self.claim: Claim | None = None
        self.before: MeldSet | None = None

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand, in the order shown."""
        text, trump = self._page.state.hand, self._page.state.trump
        return self._page.once("hand", text, trump, make=lambda: in_order(self._page.read(text), trump))

    @property
    def melds(self) -> MeldSet:
        """Its best melds."""
        return self.with_trump(self._page.state.trump)

    def with_trump(self, trump: str) -> MeldSet:
        """What the hand melds with another trump."""
        rules, text = self._page.variant.rules, self._page.state.hand
        table = self._page.once("compiled", make=lambda: compiled(rules))
        hand = self._page.once("bits", text, make=lambda: table.pack.pile(self._page.read(text)))
        return self._page.once("melds", text, trump, make=lambda: best_melds(table, hand, trump))

    @property
    def chosen_cards(self) -> tuple[Card, ...]:
        """The cards that are chosen."""
        return tuple(self.hand[place] for place in self.chosen)

    def enter(self) -> None:
        """Takes the hand of the place, deals the seed's, or lays out an example."""
        self._forget()
        state = self._page.state
        try:
            _ = self.hand
        except PinochleError as error:
            self._page.wrong("hand", str(error))
            self._page.state = state = state.but(hand="")
        if not state.hand and state.seed is not None:
            self._lay_out(state.seed)
        elif not state.hand:
            hand, trump = first_hand(self._page.variant)
            self._page.state = state.but(hand=written(hand), trump=trump)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "chosen": self._choose,
            "claim": self._claim,
            "deal": self._deal,
            "trump": self._trump,
            "hand-text": self._hand_text,
            "pick": self._pick,
            "take-back": self._take_back,
            "clear": self._clear,
        }

    def _choose(self, event: Event) -> str:
        self.chosen, self.claim, self.before = indices_in(event.get("value"), len(self.hand)), None, None
        return self._line() if self.chosen else ""

    def _claim(self, _event: Event) -> str:
        v, trump = self._page.variant, self._page.state.trump
        self.claim = v.check_meld(self.chosen_cards, trump=trump, hand=self.hand)
        answer = judge_claim(self.claim)
        return " ".join([answer.line, *answer.reasons])

    def _deal(self, _event: Event) -> str:
        self._lay_out(fresh_seed())
        return self._line()

    def _trump(self, event: Event) -> str:
        trump = self._page.variant.pack.trump(event.get("data"))
        before = self.melds
        cards = self.chosen_cards
        self._page.state = self._page.state.but(trump=trump)
        self.chosen, self.claim, self.before = again_chosen(self.hand, cards), None, before
        after = self.melds
        return f"{self._total(after)} {changed_trump(before, after)}"

    def _hand_text(self, event: Event) -> None:
        self._change(self._page.variant.pack.read(str(event.get("value") or "")))

    def _pick(self, event: Event) -> str:
        card = self._page.variant.pack.card(code_in(event.get("value")))
        self._change((*self._held(), card))
        return self._total(self.melds)

    def _take_back(self, _event: Event) -> None:
        self._change(self._held()[:-1])

    def _clear(self, _event: Event) -> None:
        self._change(())

    def _held(self) -> tuple[Card, ...]:
        return self._page.read(self._page.state.hand)

    def _change(self, cards: tuple[Card, ...]) -> None:
        self._page.variant.pack.check_copies(cards)
        self._page.state = self._page.state.but(hand=written(cards), seed=None)
        self._forget()

    def _lay_out(self, seed: int) -> None:
        """Deals by a seed, and takes the hand that melds most, with the trump that makes it so."""
        hand, suit = richest(self._page.variant, seed)
        self._page.state = self._page.state.but(hand=written(hand), trump=suit, seed=None)
        self._forget()

    def _forget(self) -> None:
        self.chosen, self.claim, self.before = [], None, None

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt with the hand; what it melds; what others make of it; the table's list."""
        melds, v, trump = self.melds, self._page.variant, self._page.state.trump
        yield self._felt()
        yield h(
            "section",
            h("h2", say("What does it meld?"), key="ask"),
            self._said(melds, words),
            meld_table(melds, words, self._lit(melds)) if melds else None,
            small(least_line(v, melds), "least"),
            small(side_by_side(v.rules), "side-by-side"),
            class_="pl-panel",
            aria_label=say("The answer"),
            key="answers",
        )
        yield h(
            "div",
            compared.trumps(v, self.hand, trump, {suit: self.with_trump(suit) for suit in v.pack.suits}),
            compared.tables(v, self.hand, trump),
            class_="pl-two pl-even",
            key="compared",
        )
        yield self._page.once("run-extras", trump, make=lambda: compared.run_extras(v, trump))
        yield h(
            "section",
            h("h2", say("What counts at this table")),
            self._page.once("list", trump, make=lambda: list_of_melds(v, trump)),
            class_="pl-section",
            key="list",
        )

    def _felt(self) -> Node:
        many, v = bool(self.chosen), self._page.variant
        return h(
            "section",
            trump_picker(v.pack.suits, self._page.state.trump),
            small(could_be_trump(v.rules, self.hand), "could-be-trump"),
            hand_node(self.hand, mode="many", chosen=self.chosen),
            small(before_melding(v.rules), "before-melding"),
            h(
                "div",
                button(say("Claim these cards"), "claim", primary=True, key="claim") if many else None,
                button(say("Deal another hand"), "deal", primary=not many, key="deal"),
                class_="pl-acts",
                key="acts",
            ),
            deal_sum_node(v.rules),
            self._builder(),
            class_="pl-felt",
            aria_label=say("The table"),
            key="felt",
        )

    def _lit(self, melds: MeldSet) -> list[int]:
        """The rows in which all the cards chosen serve."""
        cards = set(self.chosen_cards)
        return [place for place, meld in enumerate(melds) if cards and cards <= set(meld.cards)]

    def _said(self, melds: MeldSet, words: Words) -> Node:
        if self.claim is not None:
            answer = judge_claim(self.claim)
            kind = "right" if answer.right else "wrong"
            return answer_view.answer(kind, answer.line, [words(reason) for reason in answer.reasons])
        kind = "told" if self.melds else "open"
        return answer_view.answer(kind, self._line(), [words(reason) for reason in self._reasons(melds)])

    def _line(self) -> str:
        if not self.hand:
            return say("Put cards into the hand, and see what they meld.")
        if not self.chosen:
            return self._total(self.melds)
        if len(self.chosen) == 1:
            return serving(self.melds, self.chosen_cards[0])
        return say("You have chosen {n} cards. Claim them as one meld?", n=len(self.chosen))

    def _reasons(self, melds: MeldSet) -> list[str]:
        if self.before is not None:
            return [changed_trump(self.before, melds)]
        if len(self.chosen) == 1:
            card = self.chosen_cards[0]
            held = self.hand.count(card)
            if held == 1:
                return []
            times = number(held)
            if held == 2:  # noqa: PLR2004 - English has a word for it
                return [say("You hold it twice, and each of the two may serve once in a type.")]
            return [say("You hold it {n} times, and each of them may serve once in a type.", n=times)]
        if self.chosen or not self.hand:
            return []
        return [say("Choose a card to see where it serves, or several to claim a meld.")]

    def _total(self, melds: MeldSet) -> str:
        suit = suit_name(self._page.state.trump)
        if not melds:
            return say("With {suit} as trump this hand melds nothing.", suit=suit)
        points = points_in_words(melds.points)
        return say("With {suit} as trump this hand melds {points}.", suit=suit, points=points)

    def _builder(self) -> Node:
        return fold(
            "build",
            say("Build a hand of your own"),
            lambda: [
                palette(self._page.variant.pack.distinct),
                h(
                    "div",
                    button(say("Take the last one back"), "take-back", key="take-back"),
                    button(say("Clear the hand"), "clear", key="clear"),
                    class_="pl-acts",
                    key="build-acts",
                ),
                text_field("pl-hand-text", say("Or type the hand"), self._page.state.hand, "hand-text"),
            ],
        )
