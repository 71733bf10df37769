"""Grow: melds are laid one at a time from the hand and the table, and every card's services are shown."""

from collections.abc import Collection, Iterator, Mapping

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.melds.suits.finding import judge_claim
from pinochle_learn.lessons.melds.suits.first_hands import first_hand, growing_hand
from pinochle_learn.lessons.melds.suits.grow import view
from pinochle_learn.lessons.melds.suits.grow.laying import Growing
from pinochle_learn.lessons.melds.suits.grow.words import grow_rules, in_order, so_far
from pinochle_learn.teaching.melds.words import points_in_words
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import indices_in, text_field, trump_picker, written
from pinochle_learn.teaching.view.table_view import hand_node
from pinochle_learn.text import say
from pinochle_learn.widgets import faces
from pinochle_learn.widgets.nodes import Child, Node, button, h


class MeldGrow:
    """A hand and what is laid from it; ``chosen`` and ``lying`` are places in the hand and on the table."""

    takes: Collection[str] = ("hand", "trump", "seed")

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self.steps: tuple[tuple[Card, ...], ...] = ()
        self.chosen: list[int] = []
        self.lying: list[int] = []
        self.answer: Answer | None = None

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def now(self) -> Growing:
        """The hand of the place, and what is laid from it."""
        v, state = self._page.variant, self._page.state
        return Growing(compiled(v.rules), v.pack.read(state.hand), state.trump, self.steps)

    @property
    def hand(self) -> tuple[Card, ...]:
        """What is still in the hand, in the order shown."""
        return faces.in_order(self.now.held, self._page.state.trump)

    def enter(self) -> None:
        """Takes the hand of the place, deals the seed's, or lays out an example."""
        self._forget()
        v, state = self._page.variant, self._page.state
        try:
            held, most = len(v.pack.read(state.hand)), v.rules.deal.hand.value
            fits = 0 < held <= most
            if held > most and "hand" in state.given:
                text = "{held} cards are too many: at this table a hand has {most}."
                self._page.wrong("hand", say(text, held=held, most=most))
        except PinochleError as error:
            self._page.wrong("hand", str(error))
            fits = False
        if state.seed is not None and not fits:
            self._lay_out(*growing_hand(v, state.seed))
        elif not fits:
            self._lay_out(*first_hand(v))

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "chosen": self._choose,
            "lying": self._choose_lying,
            "lay": self._lay,
            "dix": self._dix,
            "next-meld": self._next,
            "take-back": self._take_back,
            "deal": self._deal,
            "trump": self._trump,
            "hand-text": self._hand_text,
        }

    def _choose(self, event: Event) -> None:
        self.chosen, self.answer = indices_in(event.get("value"), len(self.hand)), None

    def _choose_lying(self, event: Event) -> None:
        self.lying, self.answer = indices_in(event.get("value"), len(self.now.shown)), None

    def _lay(self, _event: Event) -> str:
        now = self.now
        fresh, lying = tuple(self.hand[i] for i in self.chosen), tuple(now.shown[i] for i in self.lying)
        claim = now.claim(fresh, lying)
        if claim.meld and (fresh, lying) == (now.nine, ()):
            return self._dix({})
        self.answer = judge_claim(claim)
        if claim.meld and not now.tricks:
            self.answer = Answer(right=False, line=say("The stock is used up: nothing more is laid."))
        elif claim.meld:
            self._put((*fresh, *lying))
        return self._aloud()

    def _dix(self, _event: Event) -> str:
        now = self.now
        if not now.nine:
            return ""
        points = points_in_words(self._page.variant.rules.meld["dix"].points.value[0])
        line = say("The nine of trump is shown: {points}.", points=points)
        if now.exchanges(now.nine) and now.turned is not None:
            text = "The nine of trump is exchanged for the {card}: {points}."
            line = say(text, card=now.turned.name, points=points)
        besides = say("It does not take the place of a meld: you may lay one as well.")
        self.answer = Answer(right=True, line=line, reasons=(besides,))
        self._put(now.nine)
        return self._aloud()

    def _next(self, _event: Event) -> str:
        """Lays the meld that the best plan has first."""
        now = self.now
        if not now.plan:
            return ""
        meld = now.plan[0]
        if meld.cards == now.nine:
            return self._dix({})
        self.answer = judge_claim(now.judged(meld.cards))
        self._put(meld.cards)
        return self._aloud()

    def _take_back(self, _event: Event) -> str:
        self.steps = self.steps[:-1]
        self.chosen, self.lying, self.answer = [], [], None
        return so_far(self.now)

    def _deal(self, _event: Event) -> str:
        self._lay_out(*growing_hand(self._page.variant, fresh_seed()))
        return so_far(self.now)

    def _trump(self, event: Event) -> str:
        self._page.state = self._page.state.but(trump=self._page.variant.pack.trump(event.get("data")))
        self._forget()
        return so_far(self.now)

    def _hand_text(self, event: Event) -> None:
        v = self._page.variant
        cards, most = v.pack.read(str(event.get("value") or "")), v.rules.deal.hand.value
        v.pack.check_copies(cards)
        if not 0 < len(cards) <= most:
            raise PinochleError(say("Type 1 to {most} cards: these are {n}.", most=most, n=len(cards)))
        self._lay_out(cards, self._page.state.trump)

    def _lay_out(self, hand: tuple[Card, ...], trump: str) -> None:
        self._page.state = self._page.state.but(hand=written(hand), trump=trump, seed=None)
        self._forget()

    def _put(self, cards: tuple[Card, ...]) -> None:
        self.steps, self.chosen, self.lying = (*self.steps, cards), [], []

    def _forget(self) -> None:
        self.steps, self.chosen, self.lying, self.answer = (), [], [], None

    def _aloud(self) -> str:
        return " ".join([self.answer.line, *self.answer.reasons]) if self.answer else ""

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt with table and hand; beside it the answer and what each card may still do."""
        now = self.now
        yield h("div", self._felt(now), self._panel(now, words), class_="pl-two", key="grow")

    def _felt(self, now: Growing) -> Node:
        return h(
            "section",
            trump_picker(self._page.variant.pack.suits, now.trump),
            view.turned_node(now.turned),
            view.table_node(now.shown, mode="many", chosen=self.lying),
            hand_node(self.hand, mode="many", chosen=self.chosen),
            self._acts(now),
            fold(
                "build",
                say("Type a hand of your own"),
                lambda: [text_field("pl-hand-text", say("The hand"), self._page.state.hand, "hand-text")],
            ),
            class_="pl-felt",
            aria_label=say("The table"),
            key="felt",
        )

    def _acts(self, now: Growing) -> Node:
        some = bool(self.chosen or self.lying)
        dix = say("Exchange the nine of trump") if now.exchanges(now.nine) else say("Show the nine of trump")
        acts = [
            button(say("Lay these cards"), "lay", primary=True, key="lay") if some else None,
            button(say("Lay the best next meld"), "next-meld", primary=not some, key="next-meld")
            if now.plan
            else None,
            button(dix, "dix", key="dix") if now.nine else None,
            button(say("Take the last one back"), "take-back", key="take-back") if self.steps else None,
            button(say("New hand"), "deal", primary=not some and not now.plan, key="deal"),
        ]
        return h("div", *acts, class_="pl-acts", key="acts")

    def _panel(self, now: Growing, words: Words) -> Node:
        melds, trump = now.spread.melds, now.trump
        total = say("Laid so far: {n}", n=now.points)
        laid = view.list_node(melds, trump, "laid")
        plan = now.plan
        worth = say("From here {n} more.", n=points_in_words(sum(meld.points for meld in plan)))
        return h(
            "section",
            h("h2", say("What do you lay?"), key="ask"),
            self._said(now, words),
            h("section", h("h3", total), laid, key="so-far") if melds else None,
            view.services_node(now),
            fold("able", say("What could be laid now"), lambda: [view.list_node(now.able, trump, "able")])
            if now.able
            else None,
            fold(
                "plan",
                say("The best order"),
                lambda: [h("p", worth, " ", in_order(plan, trump)), view.list_node(plan, trump, "plan")],
            )
            if plan
            else None,
            h(
                "ul",
                *(h("li", *words(line)) for line in grow_rules(self._page.variant.rules)),
                class_="pl-notes",
                key="order",
            ),
            class_="pl-panel",
            aria_label=say("The answer"),
            key="answers",
        )

    def _said(self, now: Growing, words: Words) -> Node:
        if self.answer is None:
            return answer_view.answer("told", so_far(now))
        kind = "right" if self.answer.right else "wrong"
        return answer_view.answer(kind, self.answer.line, [words(reason) for reason in self.answer.reasons])
