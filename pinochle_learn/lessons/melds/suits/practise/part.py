"""Practise: one exercise at a time, by branch; what is missed comes back."""

from collections.abc import Iterator, Mapping

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.lessons.melds.suits.bury.answers import judged_by_goal
from pinochle_learn.lessons.melds.suits.bury.kitty import Burying
from pinochle_learn.lessons.melds.suits.finding import Finding, found, judge_claim
from pinochle_learn.lessons.melds.suits.grow import view
from pinochle_learn.lessons.melds.suits.practise import asked as melds_asked
from pinochle_learn.lessons.melds.suits.practise.bank import meld_exercise
from pinochle_learn.lessons.melds.suits.practise.exercise import Choice, MeldExercise
from pinochle_learn.lessons.melds.suits.practise.situations import (
    BURY,
    CLAIM,
    FIND,
    GROW,
    HELP,
    NAME,
    TOTAL,
    TRUMP,
    questions,
)
from pinochle_learn.teaching.melds.hands import melding_size, melds_first
from pinochle_learn.teaching.melds.notes import before_melding
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.practice.part import Practising
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import again_chosen, code_in, indices_in, toggle_group
from pinochle_learn.teaching.view.melds_view import list_of_melds, meld_table, small
from pinochle_learn.text import number, say
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.nodes import Child, Node, button, h

ALL = "all"


class MeldPractise(Practising[MeldExercise]):
    """One exercise. ``said`` are the wrong answers given to it, ``over`` says whether it is answered."""

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self.kind = ALL
        self.finding: Finding | None = None
        self.chosen: list[int] = []
        self.said: list[object] = []
        self.over = False
        self.rated = False

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand, in the order shown."""
        return in_order(self.exercise.hand, self.exercise.trump)

    def make(self, key: str, seed: int) -> MeldExercise:
        """Draws an exercise on a branch."""
        return meld_exercise(self._page.variant.rules, key, seed)

    def begin(self) -> None:
        """Nothing is said yet, and no meld is found."""
        drawn, table = self.exercise, compiled(self._page.variant.rules)
        self.finding = found(table, drawn.hand, str(drawn.trump)) if drawn.question == FIND else None
        self.chosen, self.said, self.over, self.rated = [], [], False, False

    def _kinds(self) -> tuple[str, ...]:
        """The kinds of question that this table knows."""
        rules = self._page.variant.rules
        return self._page.once("kinds", make=lambda: questions(rules))

    def situations(self) -> list[str]:
        """The branches of the kind of question that is chosen."""
        return [key for key in self.known() if self.kind in (ALL, key.partition("-")[0])]

    def known(self) -> list[str]:
        """All branches of this table."""
        return [key for key, _ in self._page.about.steps(self._page.variant.rules)]

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            **super().events(),
            "chosen": self._choose,
            "claim": self._claim,
            "all-found": self._all_found,
            "bury": self._bury,
            "take-back": self._take_back,
            "said": self._said_one,
            "said-card": self._said_card,
            "reveal": self._reveal,
            "kind": self._kind,
        }

    def _choose(self, event: Event) -> None:
        self.chosen = indices_in(event.get("value"), len(self.hand))
        self.answer = self.answer if self.over else None

    def _claim(self, _event: Event) -> str:
        if self.finding is None or self.over:
            return ""
        group = tuple(self.hand[place] for place in self.chosen)
        claim = self.finding.claim(group)
        self.finding = self.finding.after(claim)
        self.answer = judge_claim(claim)
        if claim:
            self.chosen = []
        elif group:
            self._rate(right=False)
        return self.aloud()

    def _all_found(self, _event: Event) -> str:
        if self.finding is None or self.over:
            return ""
        return self._take(self.finding.judged())

    @property
    def burying(self) -> bool:
        """Says whether cards are to be chosen and buried."""
        return self.exercise.question == BURY and not self.exercise.choices

    @property
    def now(self) -> Burying:
        """The moment of burying."""
        return Burying(compiled(self._page.variant.rules), self.hand, str(self.exercise.trump))

    def _bury(self, _event: Event) -> str:
        if not self.burying or self.over:
            return ""
        group = tuple(self.hand[place] for place in self.chosen)
        if not group:
            self.answer = Answer(right=False, line=say("Choose {n} cards first.", n=number(self.now.count)))
            return self.aloud()
        return self._take(judged_by_goal(self.now, group, self.exercise.situation))

    def _take_back(self, event: Event) -> str:
        place = event.get("data")
        if (
            self.finding is None
            or self.over
            or type(place) is not int
            or not 0 <= place < len(self.finding.laid)
        ):
            return ""
        name = self.finding.laid[place].meld.name
        self.finding, self.answer = self.finding.without(place), None
        return say("Taken back: {name}.", name=name)

    def _said_card(self, event: Event) -> str:
        return self._said_one({"data": code_in(event.get("value"))})

    def _said_one(self, event: Event) -> str:
        said = event.get("data")
        if self.over or said not in [choice.data for choice in self.exercise.choices]:
            return ""
        answer = self.exercise.answer(said)
        if not answer.right:
            self.said.append(said)
        return self._take(answer)

    def _take(self, answer: Answer) -> str:
        """Takes an answer; a wrong one keeps its reasons back, except where only one other is left."""
        self._rate(right=answer.right)
        self.over = answer.right or self.exercise.question == CLAIM
        keep = self.over or self.exercise.question == FIND or self.burying
        self.answer = answer if keep else Answer(right=False, line=answer.line)
        self.turn += self.over
        return self.aloud()

    def _reveal(self, _event: Event) -> str:
        """Shows the answer; what had to be shown comes back."""
        drawn = self.exercise
        self._rate(right=False)
        if drawn.question == FIND:
            melds = self._page.variant.meld(drawn.hand, trump=drawn.trump)
            groups = [meld.cards for meld in melds]
            self.finding = found(compiled(self._page.variant.rules), drawn.hand, str(drawn.trump), groups)
            self.answer = self.finding.judged()
        elif self.burying:
            best = self.now.best.cards
            self.answer = judged_by_goal(self.now, best, drawn.situation)
            self.chosen = again_chosen(self.hand, best)
        else:
            self.answer = drawn.answer(drawn.right.data)
        self.chosen, self.over = self.chosen if self.burying else [], True
        self.turn += 1
        return self.aloud()

    def _kind(self, event: Event) -> str:
        kind = str(event.get("data"))
        self.kind = kind if kind in self._kinds() else ALL
        return self._next(event)

    def _rate(self, *, right: bool) -> None:
        """Only the first answer counts."""
        if not self.rated:
            self.rated = True
            self._page.answered(self.exercise.situation, right=right)

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The kinds of question; the felt, and beside it the question and the answer; the table's list."""
        kinds = {ALL: say("Everything"), **melds_asked.kinds(self._kinds())}
        label = say("What to practise")
        yield h("div", toggle_group("kind", kinds, self.kind, label), class_="pl-kinds", key="kinds")
        yield h("div", self._felt(), self._panel(words), class_="pl-two", key="practise")
        if trump := self.exercise.trump:
            title = say("What counts at this table")
            yield fold("list", title, lambda: [list_of_melds(self._page.variant, trump)])

    def _felt(self) -> Node:
        drawn, hand = self.exercise, self.hand
        if drawn.question == FIND and self.finding is not None:
            focus = self._focus({FIND})
            parts = melds_asked.finding(self.finding, hand, self.chosen, over=self.over, focus=focus)
        elif drawn.question == CLAIM:
            parts = melds_asked.claimed(drawn, hand, self.answer)
        elif self.burying:
            focus = self._focus({BURY})
            parts = melds_asked.burying(drawn, self.now, self.chosen, over=self.over, focus=focus)
        elif drawn.question == GROW:
            parts = view.asked_node(self._page.variant.rules, drawn, hand, self.answer)
        elif drawn.question == HELP:
            marks = self._marks([choice.data for choice in drawn.choices])
            parts = melds_asked.helping(drawn, hand, marks, over=self.over, focus=self._focus({HELP}))
        else:
            parts = melds_asked.plain(drawn, hand)
        rules = self._page.variant.rules
        dealt = before_melding(rules) if melds_first(rules) and len(hand) == melding_size(rules) else ""
        told = small(dealt, "before-melding") if not self.burying else None
        return h("section", *parts, told, class_="pl-felt", aria_label=say("The table"), key="felt")

    def _marks(self, shown: list[str | int]) -> dict[int, str]:
        marks = {place: "wrong" for place, data in enumerate(shown) if data in self.said}
        if self.over:
            marks[shown.index(self.exercise.right.data)] = "right"
        return marks

    def _focus(self, questions: set[str]) -> int | None:
        """Where the keyboard goes when a question is asked: none on arriving at the page."""
        return self.turn if self.exercise.question in questions and not self.over else None

    def asked(self) -> str:
        """The question that is open, in words."""
        return melds_asked.question(self.exercise)

    def _panel(self, words: Words) -> Node:
        drawn = self.exercise
        adds_up = drawn.question in {TOTAL, FIND} or (drawn.question == TRUMP and not drawn.asked)
        solved = self.over and adds_up
        trump = str(drawn.right.data) if drawn.question == TRUMP else drawn.trump
        melds = self._page.variant.meld(drawn.hand, trump=trump) if solved else None
        headed = {NAME, CLAIM, TOTAL, TRUMP, GROW} | ({BURY} if drawn.choices else set())
        return h(
            "section",
            h("h2", self.asked(), key="ask", tabindex="-1", focus=self._focus(headed)),
            self._told(words),
            self._acts(),
            meld_table(melds) if melds else None,
            class_="pl-panel",
            aria_label=say("Question and answer"),
            key="answers",
        )

    def _told(self, words: Words) -> Node | None:
        if self.answer is None:
            return None
        kind = "right" if self.answer.right else "wrong"
        return answer_view.answer(kind, self.answer.line, [words(reason) for reason in self.answer.reasons])

    def _acts(self) -> Node:
        if self.over:
            acts = [button(say("Next"), "next", primary=True, key="next", focus=self.turn)]
        elif self.exercise.question == FIND:
            some = bool(self.chosen)
            acts = [
                button(say("Claim these cards"), "claim", primary=some, key="claim"),
                button(say("That is all"), "all-found", primary=not some, key="all-found"),
            ]
        elif self.burying:
            acts = [button(say("Bury these cards"), "bury", primary=bool(self.chosen), key="bury-these")]
        elif self.exercise.question == HELP:
            acts = []
        else:
            acts = [self._answer(choice) for choice in self.exercise.choices]
        more = [button(say("Again with a fresh deal"), "again", key="again")]
        if not self.over:
            more.insert(0, button(say("Show me the answer"), "reveal", key="reveal"))
        asks = h("div", *acts, class_="pl-acts", key="choices") if acts else None
        return h("div", asks, h("div", *more, class_="pl-acts", key="more"), class_="pl-asks", key="acts")

    def _answer(self, choice: Choice) -> Node:
        wrong = choice.data in self.said
        label = say("✗ {answer}", answer=choice.label) if wrong else choice.label
        off = "true" if wrong else None
        return button(label, "said", data=choice.data, aria_disabled=off, key=f"said-{choice.data}")
