"""Find the renege: who failed which duty in which trick; where a renege has a price, also the call."""

from collections.abc import Iterator, Mapping

from pinochle_learn.lessons.tricks.reneges import price
from pinochle_learn.lessons.tricks.reneges.answers import BEFORE, Accusation, duty_label, judge, truth
from pinochle_learn.lessons.tricks.reneges.record_view import record_view, seat_label
from pinochle_learn.lessons.tricks.reneges.records import Record, record
from pinochle_learn.lessons.tricks.reneges.situations import priced, renege_situations, thinkable
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.practice.part import Practising
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import toggle_group
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, button, h

FIND, MAY, COST = "find", "may", "cost"
_KINDS = ("trick", "seat", "duty")


class Reneges(Practising[Record]):
    """One record at a time. ``said`` is what has been chosen of an accusation, by kind."""

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self.question = FIND
        self.said: dict[str, str] = {}
        self.open = False
        self.rated: set[str] = set()

    # --- state ---------------------------------------------------------------------------------------------

    def situations(self) -> list[str]:
        """The situations of this table."""
        return [situation.key for situation in renege_situations(self._page.variant.rules)]

    def make(self, key: str, seed: int) -> Record:
        """Draws a record for a situation."""
        return record(self._page.variant.rules, key, seed)

    def enter(self) -> None:
        """Asks for a renege, where there is a duty that somebody could fail."""
        if self.situations():
            super().enter()

    def begin(self) -> None:
        """Asks for the renege first."""
        self.question, self.said, self.open, self.rated = FIND, {}, False, set()

    @property
    def order(self) -> list[str]:
        """The questions on this record, in order."""
        v = self._page.variant
        if not priced(v.rules):
            return [FIND]
        return [FIND, MAY, *([COST] if price.cost_choices(v, self.exercise) else [])]

    @property
    def last(self) -> bool:
        """Says whether no question follows."""
        return self.question == self.order[-1]

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        if not self.situations():
            return {}
        return {
            **super().events(),
            **{f"say-{kind}": self._choosing(kind) for kind in _KINDS},
            "check": self._check,
            "nobody": self._nobody,
            "reveal": self._reveal,
            "said-may": self._said_may,
            "said-cost": self._said_cost,
            "go-on": self._go_on,
        }

    def _choosing(self, kind: str) -> Handler:
        def choose(event: Event) -> None:
            value = str(event.get("data"))
            if self.question != FIND or self.right() or value not in self._offered(kind):
                return
            self.said[kind] = value
            self._agree(kind)
            self.answer, self.open = None, False

        return choose

    def _agree(self, kind: str) -> None:
        """Aces around belong before the first card, and nothing else does."""
        aces, before = "aces", str(BEFORE)
        wanted = {"trick": ("duty", before, aces), "duty": ("trick", aces, before)}.get(kind)
        if wanted is None:
            return
        other, mine, theirs = wanted
        if self.said[kind] == mine:
            self.said[other] = theirs
        elif self.said.get(other) == theirs:
            del self.said[other]

    def _check(self, _event: Event) -> str:
        if self.question != FIND or self.right():
            return ""
        if len(self.said) < len(_KINDS):
            self.answer, self.open = Answer(right=False, line=self._unsaid()), True
            return self.aloud()
        said = Accusation(int(self.said["trick"]), int(self.said["seat"]), self.said["duty"])
        return self._judged(said)

    def _unsaid(self) -> str:
        return say("Choose the trick, the player and the duty, then check; or say that nobody reneged.")

    def _nobody(self, _event: Event) -> str:
        if self.question != FIND or self.right():
            return ""
        self.said = {}
        return self._judged(None)

    def _judged(self, said: Accusation | None) -> str:
        self.open = False
        self.answer = judge(self._page.variant.rules, self.exercise, said)
        self._rate(self.exercise.answer_key, right=self.answer.right)
        return self.aloud()

    def _reveal(self, _event: Event) -> str:
        """Shows the answer; what had to be shown comes back."""
        v, made = self._page.variant, self.exercise
        if self.right():
            return ""
        self._rate(self._key(), right=False)
        if self.question == FIND:
            right = truth(made)
            self.said = {} if right is None else {kind: str(getattr(right, kind)) for kind in _KINDS}
            return self._judged(right)
        if self.question == MAY:
            self.answer = price.judge_may(v, made, price.may_answer(v, made))
        else:
            settled = price.called(v, made).settled
            self.answer = price.judge_cost(v, made, settled.change if settled else ())
        return self.aloud()

    def _said_may(self, event: Event) -> str:
        v, said = self._page.variant, str(event.get("data"))
        if self.question != MAY or self.right() or said not in price.may_choices(v):
            return ""
        self.answer = price.judge_may(v, self.exercise, said)
        self._rate_call()
        return self.aloud()

    def _said_cost(self, event: Event) -> str:
        v, place = self._page.variant, event.get("data")
        if self.question != COST or self.right():
            return ""
        offered = price.cost_choices(v, self.exercise)
        if type(place) is not int or not 0 <= place < len(offered):
            return ""
        self.answer = price.judge_cost(v, self.exercise, offered[place])
        self._rate_call()
        return self.aloud()

    def _go_on(self, _event: Event) -> str:
        """From one question to the next, once it is answered."""
        if self.right() and not self.last:
            self.question = self.order[self.order.index(self.question) + 1]
            self.answer = None
        return self.asked()

    def _key(self) -> str:
        """What the open question practises."""
        if self.question == FIND:
            return self.exercise.answer_key
        return price.call_key(self._page.variant, self.exercise)

    def _rate(self, key: str, *, right: bool) -> None:
        """The first answer counts."""
        if key not in self.rated:
            self.rated.add(key)
            self._page.answered(key, right=right)

    def _rate_call(self) -> None:
        """A call is right when all that is asked about it is."""
        if not self.right() or self.last:
            self._rate(self._key(), right=self.right())

    # --- what is shown -------------------------------------------------------------------------------------

    def asked(self) -> str:
        """The question that is open, in words."""
        if self.question == COST:
            return price.cost_question(self._page.variant, self.exercise)
        if self.question == MAY:
            return say("You sit South. May you call a renege?")
        return say("Did anybody renege? Find the trick, the player and the duty.")

    def nodes(self, words: Words) -> Iterator[Child]:
        """The record, and beside it the question and the answer."""
        if not self.situations():
            line = say("Any card may be played on any trick here, so nobody can renege.")
            yield h("p", line, class_="pl-note", key="reneges")
            return
        solved = self.question != FIND or self.right()
        view = record_view(self._page.variant, self.exercise, solved=solved, focus=self.turn)
        yield h("div", view, self._panel(words), class_="pl-two", key="reneges")

    def _panel(self, words: Words) -> Node:
        return h(
            "section",
            h("h2", self.asked(), key="ask"),
            self._accusation() if self.question == FIND else None,
            self.answered(words),
            self._acts(),
            h("p", *words(price.price_line(self._page.variant)), class_="pl-small", key="price"),
            class_="pl-panel",
            aria_label=say("Question and answer"),
            key="answers",
        )

    def _accusation(self) -> Node:
        labels = {"trick": say("Trick"), "seat": say("Player"), "duty": say("Failed to")}
        rows = [
            h(
                "div",
                h("span", labels[kind], class_="pl-label", aria_hidden="true"),
                toggle_group(f"say-{kind}", self._offered(kind), self.said.get(kind, ""), labels[kind]),
                class_="pl-accuse",
                key=f"row-{kind}",
            )
            for kind in _KINDS
        ]
        return h("div", *rows, class_="pl-accusation", key="accusation")

    def _offered(self, kind: str) -> dict[str, str]:
        """The choices of one kind, by what they send."""
        made = self.exercise
        opening = made.declared is not None
        if kind == "trick":
            before = {str(BEFORE): say("Before play")} if opening else {}
            return before | {str(n): str(n + 1) for n in range(len(made.tricks))}
        if kind == "seat":
            return {str(seat): seat_label(seat, len(made.hands)) for seat in range(len(made.hands))}
        duties = (*thinkable(self._page.variant.rules), *(["aces"] if opening else []))
        return {duty: duty_label(duty) for duty in duties}

    def answered(self, words: Words) -> Node | None:
        """As elsewhere, and an accusation that is not whole yet is open."""
        if self.answer is None:
            return None
        kind = "right" if self.answer.right else "open" if self.open else "wrong"
        return answer_view.answer(kind, self.answer.line, [words(reason) for reason in self.answer.reasons])

    def _acts(self) -> Node:
        if not self.right():
            acts = [*self._answers(), button(say("Show me the answer"), "reveal", key="reveal")]
        elif self.last:
            acts = [button(say("Next"), "next", primary=True, key="next", focus=self.turn)]
        else:
            place = self.turn * 10 + self.order.index(self.question)
            acts = [button(say("Go on"), "go-on", primary=True, key="go-on", focus=place)]
        acts.append(button(say("Again with a fresh deal"), "again", key="again"))
        return h("div", *acts, class_="pl-acts", key="acts")

    def _answers(self) -> list[Node]:
        v = self._page.variant
        if self.question == FIND:
            return [
                button(say("Check"), "check", primary=True, key="check"),
                button(say("Nobody reneged"), "nobody", key="nobody"),
            ]
        if self.question == MAY:
            choices = [
                button(text, "said-may", data=key, key=f"may-{key}")
                for key, text in price.may_choices(v).items()
            ]
        else:
            choices = [
                button(price.cost_label(v, scores), "said-cost", data=place, key=f"cost-{place}")
                for place, scores in enumerate(price.cost_choices(v, self.exercise))
            ]
        return [h("div", *choices, class_="pl-choices", role="group", aria_label=self.asked(), key="choices")]
