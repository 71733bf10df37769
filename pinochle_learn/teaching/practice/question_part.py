"""Practise with questions of a bank: what lies there on the felt, and beside it question and answer."""

from collections.abc import Iterator, Mapping, Sequence

from pinochle_learn.cards import Card
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice.part import Practising
from pinochle_learn.teaching.practice.question import (
    HAND,
    TRICK,
    Bank,
    Quiz,
    Row,
    judge,
    judge_cards,
    known,
    quiz,
)
from pinochle_learn.teaching.view.controls import indices_in
from pinochle_learn.teaching.view.melds_view import cards_node, trump_line
from pinochle_learn.teaching.view.table_view import hand_node, trick_node
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, button, h


class QuestionPart(Practising[Quiz]):
    """One question at a time, answered by a button or by choosing cards of the hand."""

    def __init__(self, page: LessonPage, bank: Bank) -> None:
        super().__init__(page)
        self.bank = bank
        self.chosen: list[int] = []
        self.rated = False

    # --- state ---------------------------------------------------------------------------------------------

    def situations(self) -> list[str]:
        """The situations of this table."""
        return [one.key for one in known(self.bank, self._page.variant.rules)]

    def make(self, key: str, seed: int) -> Quiz:
        """Draws a question on a situation."""
        return quiz(self.bank, self._page.variant, key, seed)

    def begin(self) -> None:
        """Nothing is chosen yet."""
        self.chosen, self.rated = [], False

    def asked(self) -> str:
        """The question that is open, in words."""
        return say("Done. On to the next one?") if self.right() else self.exercise.question

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        mine: Mapping[str, Handler] = {
            "said": self._said,
            "chosen": self._choose,
            "check": self._check,
            "reveal": self._reveal,
        }
        return {**super().events(), **mine}

    def _said(self, event: Event) -> str:
        value = str(event.get("data"))
        if self.right() or value not in {offer.value for offer in self.exercise.offers}:
            return ""
        self.answer = judge(self.exercise, value)
        self._rate(right=self.answer.right)
        return self.aloud()

    def _choose(self, event: Event) -> None:
        self.chosen = indices_in(event.get("value"), len(self.exercise.hand))
        self.answer = None

    def _check(self, _event: Event) -> str:
        if self.exercise.offers:  # no cards are asked for
            return ""
        self.answer = judge_cards(self.exercise, self._cards())
        self._rate(right=self.answer.right)
        return self.aloud()

    def _reveal(self, _event: Event) -> str:
        """Shows the answer; what had to be shown comes back."""
        self._rate(right=False)
        drawn = self.exercise
        if drawn.offers:
            self.answer = judge(drawn, next(offer.value for offer in drawn.offers if offer.right))
        else:
            self.chosen = [place for place, card in enumerate(drawn.hand) if drawn.fits[card][0]]
            self.answer = judge_cards(drawn, self._cards())
        return self.aloud()

    def _cards(self) -> list[Card]:
        return [self.exercise.hand[place] for place in self.chosen]

    def _rate(self, *, right: bool) -> None:
        """Only the first answer to a question counts."""
        if not self.rated:
            self.rated = True
            self._page.answered(self.exercise.situation, right=right)

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt, and beside it the question."""
        yield h("div", self._felt(), self._panel(words), class_="pl-two", key="practise")

    def _felt(self) -> Node:
        drawn = self.exercise
        trump = trump_line(drawn.trump) if drawn.trump else None
        told = [h("p", line, key=f"told-{n}") for n, line in enumerate(drawn.told)]
        rows = [self._row(row, n) for n, row in enumerate(drawn.rows)]
        sheet = self._sheet(drawn.sheet) if drawn.sheet else None
        shown = (trump, *told, sheet, *rows)
        return h("section", *shown, class_="pl-felt", aria_label=say("The table"), key="felt")

    def _sheet(self, rows: Sequence[Sequence[str]]) -> Node:
        heads, *body = rows
        top = [h("th", head, scope="col") for head in heads]
        lines = [
            h("tr", h("th", name, scope="row"), *(h("td", cell) for cell in cells), key=f"line-{name}")
            for name, *cells in body
        ]
        caption = h("caption", say("Score sheet"), class_="pl-hidden")
        parts = (caption, h("thead", h("tr", *top)), h("tbody", *lines))
        return h("table", *parts, class_="pl-sheet", key="sheet")

    def _row(self, row: Row, number: int) -> Node:
        if row.kind == TRICK:
            return trick_node(row.cards, row.names, self.exercise.trump or "", over=True)
        if row.kind == HAND:
            marks = self.answer.marks if self.answer else ()
            states = {place: mark for place, mark in enumerate(marks) if mark}
            mode = "many" if self.exercise.fits and not self.right() else "none"
            return hand_node(row.cards, mode=mode, chosen=self.chosen, states=states, focus=self.turn)
        label = h("p", row.label, class_="pl-small") if row.label else None
        return h("div", label, cards_node(row.cards, row.label), class_="pl-part", key=f"row-{number}")

    def _panel(self, words: Words) -> Node:
        return h(
            "section",
            h("h2", self.asked(), key="ask"),
            self.answered(words),
            self._acts(),
            class_="pl-panel",
            aria_label=say("Question and answer"),
            key="answers",
        )

    def _acts(self) -> Node:
        if self.right():
            acts = [button(say("Next"), "next", primary=True, key="next", focus=self.turn)]
        else:
            acts = [*self._ways(), button(say("Show me the answer"), "reveal", key="reveal")]
        acts.append(button(say("Again with fresh cards"), "again", key="again"))
        return h("div", *acts, class_="pl-acts", key="acts")

    def _ways(self) -> list[Node]:
        offers = self.exercise.offers
        if not offers:
            return [button(say("Check"), "check", primary=True, key="check")]
        buttons = [button(one.label, "said", data=one.value, key=f"said-{one.value}") for one in offers]
        return [h("div", *buttons, class_="pl-choices", role="group", aria_label=self.asked(), key="choices")]
