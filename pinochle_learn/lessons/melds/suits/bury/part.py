"""Bury: the kitty is in the hand; choose the cards to bury, and see what may go and what goes with them."""

from collections.abc import Collection, Iterator, Mapping

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import suit_name
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import MeldSet
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.melds.suits.bury.answers import judged, kitty_rules, may_go
from pinochle_learn.lessons.melds.suits.bury.kitty import Burying, kitty_for
from pinochle_learn.lessons.melds.suits.first_hands import richest
from pinochle_learn.rules.parts import KittyRules
from pinochle_learn.teaching.melds.hands import with_kitty
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import again_chosen, indices_in, text_field, trump_picker, written
from pinochle_learn.teaching.view.melds_view import deal_sum_node, kitty_node, meld_table, on_table_notes
from pinochle_learn.teaching.view.table_view import hand_node
from pinochle_learn.text import number, plural, say
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.nodes import Child, Node, button, h

_FIRST = 4  # the deal that a learner meets first


class MeldBury:
    """A hand with the kitty in it; ``chosen`` are places in it, ``answer`` what was said to burying these."""

    takes: Collection[str] = ("hand", "trump", "seed")

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self.chosen: list[int] = []
        self.answer: Answer | None = None
        self.buried: tuple[Card, ...] = ()

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def _rules(self) -> KittyRules:
        kitty = self._page.variant.rules.kitty
        assert kitty is not None  # noqa: S101 - the page has this part only where there is a kitty
        return kitty

    @property
    def _cards(self) -> tuple[Card, ...]:
        """All the cards as they came: those dealt, then the kitty."""
        v = self._page.variant
        held = v.pack.read(self._page.state.hand)
        return held if len(held) == with_kitty(v.rules) else (*held, *kitty_for(compiled(v.rules), held))

    @property
    def kitty(self) -> tuple[Card, ...]:
        """The cards that came from the kitty."""
        return self._cards[-self._rules.cards.value :]

    @property
    def hand(self) -> tuple[Card, ...]:
        """All the cards, in the order shown."""
        return in_order(self._cards, self._page.state.trump)

    @property
    def now(self) -> Burying:
        """The moment of burying."""
        return Burying(compiled(self._page.variant.rules), self.hand, self._page.state.trump)

    @property
    def chosen_cards(self) -> tuple[Card, ...]:
        """The cards that are chosen."""
        return tuple(self.hand[place] for place in self.chosen)

    def enter(self) -> None:
        """Takes the hand of the place, or deals one."""
        self._forget()
        v, state = self._page.variant, self._page.state
        sizes = {v.rules.deal.hand.value, with_kitty(v.rules)}
        try:
            held = len(v.pack.read(state.hand))
            fits = held in sizes
            if held and not fits and "hand" in state.given:
                self._page.wrong("hand", self._no_hand(held))
        except PinochleError as error:
            self._page.wrong("hand", str(error))
            fits = False
        if not fits or state.seed is not None:
            self._lay_out(_FIRST if state.seed is None else state.seed)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "chosen": self._choose,
            "bury": self._bury,
            "deal": self._deal,
            "trump": self._trump,
            "hand-text": self._hand_text,
        }

    def _choose(self, event: Event) -> str:
        self.chosen, self.answer, self.buried = indices_in(event.get("value"), len(self.hand)), None, ()
        return self._line() if self.chosen else ""

    def _bury(self, _event: Event) -> str:
        self.buried = self.chosen_cards
        now = self.now
        self.answer = judged(now, self.buried)
        if not self.answer.right:
            self.answer = Answer(
                right=False, line=self.answer.line, reasons=(*self.answer.reasons, may_go(now))
            )
        return " ".join([self.answer.line, *self.answer.reasons])

    def _deal(self, _event: Event) -> str:
        self._lay_out(fresh_seed())
        return self._line()

    def _trump(self, event: Event) -> str:
        cards = self.chosen_cards
        self._page.state = self._page.state.but(trump=self._page.variant.pack.trump(event.get("data")))
        self._forget()
        self.chosen = again_chosen(self.hand, cards)
        return self._melds()

    def _hand_text(self, event: Event) -> None:
        v = self._page.variant
        cards = v.pack.read(str(event.get("value") or ""))
        v.pack.check_copies(cards)
        if len(cards) not in (v.rules.deal.hand.value, with_kitty(v.rules)):
            raise PinochleError(self._no_hand(len(cards)))
        self._page.state = self._page.state.but(hand=written(cards), seed=None)
        self._forget()

    def _no_hand(self, n: int) -> str:
        rules = self._page.variant.rules
        text = "Type the {hand} cards of a hand, or all {all} with the kitty last: these are {n}."
        return say(text, hand=rules.deal.hand.value, all=with_kitty(rules), n=n)

    def _lay_out(self, seed: int) -> None:
        hand, suit = richest(self._page.variant, seed)
        self._page.state = self._page.state.but(hand=written(hand), trump=suit, seed=None)
        self._forget()

    def _forget(self) -> None:
        self.chosen, self.answer, self.buried = [], None, ()

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt with all the cards; beside it what may go, and what is left."""
        yield h("div", self._felt(), self._panel(words), class_="pl-two", key="bury")

    def _felt(self) -> Node:
        v, many = self._page.variant, bool(self.chosen)
        return h(
            "section",
            trump_picker(v.pack.suits, self._page.state.trump),
            kitty_node(self._rules, self.kitty),
            hand_node(
                self.hand, mode="many", chosen=self.chosen, notes=on_table_notes(self.now.shown, self.hand)
            ),
            h(
                "div",
                button(say("Bury these cards"), "bury", primary=True, key="bury-these") if many else None,
                button(say("Deal another hand"), "deal", primary=not many, key="deal"),
                class_="pl-acts",
                key="acts",
            ),
            deal_sum_node(v.rules),
            fold(
                "build",
                say("Type a hand of your own"),
                lambda: [
                    text_field(
                        "pl-hand-text", say("The hand, and the kitty last"), written(self._cards), "hand-text"
                    )
                ],
            ),
            class_="pl-felt",
            aria_label=say("The table"),
            key="felt",
        )

    def _panel(self, words: Words) -> Node:
        now = self.now
        ask = say("Which {n} go?", n=number(now.count))
        title, melds = self._shown()
        return h(
            "section",
            h("h2", ask, key="ask"),
            self._said(words),
            h("section", h("h3", title), meld_table(melds), key="left") if melds else None,
            h(
                "ul",
                *(h("li", *words(line)) for line in kitty_rules(self._page.variant.rules)),
                class_="pl-notes",
                key="order",
            ),
            class_="pl-panel",
            aria_label=say("The answer"),
            key="answers",
        )

    def _shown(self) -> tuple[str, MeldSet]:
        """The melds on the table, or those of what is left, or of all the cards."""
        now = self.now
        if now.laid is not None:
            return say("On the table"), now.laid
        if self.answer is not None and self.answer.right:
            return say("The {n} cards left", n=len(now.left(self.buried))), now.kept(self.buried)
        return say("All {n} cards", n=len(self.hand)), now.whole

    def _said(self, words: Words) -> Node:
        if self.answer is not None:
            kind = "right" if self.answer.right else "wrong"
            return answer_view.answer(
                kind, self.answer.line, [words(reason) for reason in self.answer.reasons]
            )
        return answer_view.answer("told", self._line(), [words(self._melds())])

    def _line(self) -> str:
        if not self.chosen:
            return say("Choose {n} cards to bury.", n=number(self.now.count))
        return plural(len(self.chosen), "You have chosen {n} card.", "You have chosen {n} cards.")

    def _melds(self) -> str:
        """What is melded, and what of it lies on the table already."""
        now, suit = self.now, suit_name(self._page.state.trump)
        values = {"suit": suit, "all": len(self.hand), "n": now.whole.points}
        if now.laid is None:
            return say(
                "With {suit} as trump all {all} would meld {n}; the melds come after burying.", **values
            )
        if now.laid.points < now.whole.points:
            text = (
                "With {suit} as trump all {all} would meld {n}, but {count} that are not melded have to go: "
                "{laid} are laid."
            )
            return say(text, count=number(now.count), laid=now.laid.points, **values)
        return say("With {suit} as trump the melds on the table come to {n}.", **values)
