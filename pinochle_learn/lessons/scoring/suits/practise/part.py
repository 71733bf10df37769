"""Practise: a hand or a pile, and questions about it, one after the other."""

from collections.abc import Iterator, Mapping

from pinochle_learn.lessons.scoring.suits.count import tricks
from pinochle_learn.lessons.scoring.suits.practise.answers import judge
from pinochle_learn.lessons.scoring.suits.practise.bank import Ask, ScoreExercise, exercise, steps
from pinochle_learn.lessons.scoring.suits.practise.choices import choices, question, right
from pinochle_learn.lessons.scoring.suits.settle.pieces import sheet, told
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice.part import Practising
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, button, h

_SHOWN = {"after-meld": "meld", "game": "score", "next": "score", "unit": "bid"}


class Practise(Practising[ScoreExercise]):
    """One exercise at a time. ``number`` is the question that is asked now, ``answer`` what was said to it.

    A situation is right when the first answer to each of its questions is.
    """

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self.number = 0
        self.missed = False

    # --- state ---------------------------------------------------------------------------------------------

    def situations(self) -> list[str]:
        """The situations of this table."""
        return [key for key, _ in steps(self._page.variant.rules)]

    def make(self, key: str, seed: int) -> ScoreExercise:
        """Draws an exercise on a situation."""
        return exercise(self._page.variant, key, seed)

    def begin(self) -> None:
        """Asks the first question."""
        self.number, self.missed = 0, False

    @property
    def ask(self) -> Ask | None:
        """The question that is open; ``None`` when all are answered."""
        asks = self.exercise.asks
        return asks[self.number] if self.number < len(asks) else None

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            **super().events(),
            "said": self._said,
            "reveal": self._reveal,
            "go-on": self._go_on,
        }

    def _said(self, event: Event) -> str:
        if self.ask is None or self.right():
            return ""
        value = event.get("data")
        offered = [choice.value for choice in choices(self._page.variant, self.exercise, self.ask)]
        if not isinstance(value, int | str) or value not in offered:
            return ""
        self.answer = judge(self._page.variant, self.exercise, self.ask, value)
        self._rate(right=self.answer.right)
        return self.aloud()

    def _reveal(self, _event: Event) -> str:
        """Shows the answer; what had to be shown comes back."""
        if self.ask is None or self.right():
            return ""
        self._rate(right=False)
        v, asked, ask = self._page.variant, self.exercise, self.ask
        self.answer = judge(v, asked, ask, right(v, asked, ask))
        return self.aloud()

    def _rate(self, *, right: bool) -> None:
        """The first miss counts, or else the last right answer."""
        last = self.number == len(self.exercise.asks) - 1
        if not right and not self.missed:
            self.missed = True
            self._page.answered(self.exercise.situation, right=False)
        elif right and last and not self.missed:
            self._page.answered(self.exercise.situation, right=True)

    def _go_on(self, _event: Event) -> str:
        if self.right():
            self.number += 1
            self.answer = None
        return self.asked()

    def asked(self) -> str:
        """The question that is open, in words."""
        if self.ask is None:
            return say("Done. On to the next one?")
        return question(self._page.variant, self.ask)

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt with the hand or the pile, and beside it the question."""
        yield h("div", self._felt(), self._panel(words), class_="pl-two", key="practise")

    def _felt(self) -> Node:
        shown = self._pile() if self.exercise.pile else self._hand()
        return h("section", *shown, class_="pl-felt", aria_label=say("The hand"), key="felt")

    def _pile(self) -> Iterator[Node]:
        pile = self.exercise.pile
        if pile is None:
            return
        over = self.ask is None
        yield tricks(self._page.variant.rules, pile, points=over or self.right())
        line = say("The last trick of the hand is among them.")
        yield h("p", line if pile.last else say("The last trick of the hand is not among them."), key="last")
        if pile.buried:
            yield h("p", say("The bidder won these tricks, and buried the cards below."), key="buried-told")

    def _hand(self) -> Iterator[Node]:
        case = self.exercise.case
        if case is None:
            return
        shown = _SHOWN.get(self.ask.kind, "tricks") if self.ask else "score"
        result = case.settled if shown == "score" else None
        v, hand = self._page.variant, case.hand
        yield sheet(v, hand, shown, result)
        lines = list(told(v, hand, tricks=shown in {"tricks", "score"}))
        yield h("ul", *(h("li", line) for line in lines), class_="pl-told-lines", key="told")

    def _panel(self, words: Words) -> Node:
        asks = self.exercise.asks
        where = say("Question {n} of {all}", n=min(self.number + 1, len(asks)), all=len(asks))
        return h(
            "section",
            h("p", where, class_="pl-small", key="where"),
            h("h2", self.asked(), key="ask"),
            self.answered(words),
            self._acts(),
            class_="pl-panel",
            aria_label=say("Question and answer"),
            key="answers",
        )

    def _acts(self) -> Node:
        if self.ask is None:
            acts = [button(say("Next"), "next", primary=True, key="next", focus=self.turn)]
        elif self.right():
            acts = [
                button(say("Go on"), "go-on", primary=True, key="go-on", focus=self.turn * 10 + self.number)
            ]
        else:
            acts = [*self._offered(self.ask), button(say("Show me the answer"), "reveal", key="reveal")]
        acts.append(button(say("Again with a fresh deal"), "again", key="again"))
        return h("div", *acts, class_="pl-acts", key="acts")

    def _offered(self, ask: Ask) -> list[Node]:
        """The answers to choose from, in a row of their own."""
        offered = choices(self._page.variant, self.exercise, ask)
        buttons = [
            button(choice.label, "said", data=choice.value, key=f"said-{choice.value}") for choice in offered
        ]
        return [h("div", *buttons, class_="pl-choices", role="group", aria_label=self.asked(), key="choices")]
