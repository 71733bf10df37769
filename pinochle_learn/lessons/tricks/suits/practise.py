"""Practise: choose every card that may be played, then who wins, then what the trick is worth."""

from collections.abc import Iterator, Mapping

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.tricks.tricks import count
from pinochle_learn.engine.tricks.verdicts import LegalPlays
from pinochle_learn.lessons.tricks.suits.bank import Exercise, exercise
from pinochle_learn.lessons.tricks.suits.situations import situations
from pinochle_learn.lessons.tricks.worths import worths
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice import answer as feedback
from pinochle_learn.teaching.practice.part import Practising
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.table_view import hand_node, melded_line, rotated, stock_line, trick_node
from pinochle_learn.teaching.words.seats import who
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.nodes import Child, Node, button, h

CARDS, WINNER, WORTH, DONE = "cards", "winner", "worth", "done"


class Practise(Practising[Exercise]):
    """One exercise at a time. ``question`` is what is asked now; ``answer`` what was said to the last one."""

    along = (WINNER, WORTH)

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self.question = CARDS
        self.chosen: list[int] = []
        self.rated: set[str] = set()

    # --- state ---------------------------------------------------------------------------------------------

    def situations(self) -> list[str]:
        """The situations of this table."""
        return [situation.key for situation in situations(self._page.variant.rules)]

    def make(self, key: str, seed: int) -> Exercise:
        """Draws an exercise on a situation."""
        return exercise(self._page.variant.rules, key, seed)

    def begin(self) -> None:
        """Asks for the cards first."""
        self.question, self.chosen, self.rated = CARDS, [], set()

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand, in the order shown."""
        return in_order(self.exercise.hand, self.exercise.trump)

    @property
    def plays(self) -> LegalPlays:
        """The engine's answer."""
        drawn = self.exercise
        return self._page.variant.legal(self.hand, trick=drawn.trick, trump=drawn.trump, stock=drawn.stock)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            **super().events(),
            "chosen": self._choose,
            "every": self._every,
            "check": self._check,
            "reveal": self._reveal,
            "said-winner": self._said_winner,
            "said-worth": self._said_worth,
            "go-on": self._go_on,
        }

    def _choose(self, event: Event) -> None:
        places = event.get("value")
        size = len(self.hand)
        self.chosen = (
            [p for p in places if type(p) is int and 0 <= p < size] if isinstance(places, list) else []
        )
        self.answer = None

    def _every(self, _event: Event) -> str:
        """Chooses the whole hand, which is often the answer, and a long way card by card."""
        if self.question != CARDS or self.right():
            return ""
        self.chosen, self.answer = list(range(len(self.hand))), None
        return say("Every card is chosen.")

    def _check(self, _event: Event) -> str:
        self.answer = feedback.judge_choice(self.plays, self.hand, self.chosen)
        if self.chosen:
            self._rate(self.exercise.situation, right=self.answer.right)
        return self.aloud()

    def _reveal(self, _event: Event) -> str:
        """Shows the answer; what had to be shown comes back."""
        right = [place for place, card in enumerate(self.hand) if card in self.plays]
        self._rate(self.exercise.situation, right=False)
        self.chosen = right
        self.answer = feedback.judge_choice(self.plays, self.hand, right)
        return self.aloud()

    def _said_winner(self, event: Event) -> str:
        drawn = self.exercise
        won = self._page.variant.winner(drawn.whole, trump=drawn.trump)
        said = _whole(event.get("data"))
        if said not in self._seats():
            return ""
        table = compiled(self._page.variant.rules)
        self.answer = feedback.judge_winner(table, won, self._seats(), said, drawn.whole)
        self._rate("winner", right=self.answer.right)
        return self.aloud()

    def _said_worth(self, event: Event) -> str:
        table, drawn = compiled(self._page.variant.rules), self.exercise
        said = _whole(event.get("data"))
        self.answer = feedback.judge_worth(table, drawn.whole, said, last=drawn.last)
        self._rate("worth", right=self.answer.right)
        return self.aloud()

    def _go_on(self, _event: Event) -> str:
        """From one question to the next, once it is answered."""
        if self.right():
            order = (CARDS, WINNER, WORTH, DONE)
            self.question = order[min(order.index(self.question) + 1, len(order) - 1)]
            self.answer = None
        return self.asked()

    def _rate(self, key: str, *, right: bool) -> None:
        """Only the first answer to a question counts."""
        if key not in self.rated:
            self.rated.add(key)
            self._page.answered(key, right=right)

    def _seats(self) -> tuple[int, ...]:
        drawn, players = self.exercise, max(self._page.variant.players)
        order = ((drawn.leader + step) % players for step in range(players))
        return rotated(order, drawn.seat, players)

    def _names(self) -> list[str]:
        return [who(seat, max(self._page.variant.players)) for seat in self._seats()]

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt, and beside it the question and the answer."""
        yield h("div", self._felt(), self._panel(words), class_="pl-two", key="practise")

    def _felt(self) -> Node:
        shown = self._trick_asked() if self.question == CARDS else self._trick_whole()
        lasts = self.exercise.stock
        phase = None if lasts is None else stock_line(lasts=lasts)
        return h("section", phase, *shown, class_="pl-felt", aria_label=say("The table"), key="felt")

    def _trick_asked(self) -> list[Node]:
        drawn, plays = self.exercise, self.plays
        names = self._names()[: len(drawn.trick)]
        winner = plays.trick.winner if drawn.trick else None
        marks = self.answer.marks if self.answer else ()
        states = {place: mark for place, mark in enumerate(marks) if mark}
        felt = [
            trick_node(drawn.trick, names, drawn.trump, winner=winner, to_play=True),
            hand_node(self.hand, mode="many", chosen=self.chosen, states=states, focus=self.turn),
        ]
        return [*felt, melded_line()] if drawn.stock else felt

    def _trick_whole(self) -> list[Node]:
        drawn = self.exercise
        winner = None
        if self.question != WINNER or (self.answer and self.answer.right):
            winner = self._page.variant.winner(drawn.whole, trump=drawn.trump).position
        trick = trick_node(drawn.whole, self._names(), drawn.trump, winner=winner, over=True)
        return [
            trick,
            h("p", say("This is the last trick of the hand."), key="last")
            if drawn.last
            else h("p", key="last"),
        ]

    def asked(self) -> str:
        """The question that is open, in words."""
        texts = {
            CARDS: say("Which cards may you play? Choose all of them."),
            WINNER: say("The trick goes on. Who wins it?"),
            WORTH: say("How many points is this trick worth?"),
            DONE: say("Done. On to the next one?"),
        }
        return texts[self.question]

    def _panel(self, words: Words) -> Node:
        answer = self._said(words)
        return h(
            "section",
            h("h2", self.asked(), key="ask"),
            answer,
            self._path(),
            self._acts(),
            class_="pl-panel",
            aria_label=say("Question and answer"),
            key="answers",
        )

    def _said(self, words: Words) -> Node | None:
        if self.answer is None:
            return None
        kind = (
            "right"
            if self.answer.right
            else "wrong"
            if self.answer.marks or self.question != CARDS
            else "open"
        )
        return answer_view.answer(kind, self.answer.line, [words(reason) for reason in self.answer.reasons])

    def _path(self) -> Node | None:
        answered = self.answer is not None and (self.answer.right or self.rated)
        return answer_view.path(self.plays.path) if self.question == CARDS and answered else None

    def _acts(self) -> Node:
        right = self.right()
        if self.question == DONE:
            acts = [button(say("Next"), "next", primary=True, key="next", focus=self.turn)]
        elif right:
            acts = [button(say("Go on"), "go-on", primary=True, key="go-on")]
        else:
            acts = self._answers()
        acts.append(button(say("Again with a fresh deal"), "again", key="again"))
        return h("div", *acts, class_="pl-acts", key="acts")

    def _answers(self) -> list[Node]:
        if self.question == CARDS:
            return [
                button(say("Check"), "check", primary=True, key="check"),
                button(say("Choose every card"), "every", key="every"),
                button(say("Show me the answer"), "reveal", key="reveal"),
            ]
        if self.question == WINNER:
            return [
                button(sentence(name), "said-winner", data=seat, key=f"seat-{seat}")
                for seat, name in zip(self._seats(), self._names(), strict=True)
            ]
        table, drawn = compiled(self._page.variant.rules), self.exercise
        right = int(count(table, drawn.whole, last_trick=drawn.last))
        choices = worths(table, drawn.whole, last=drawn.last)
        assert right in choices  # noqa: S101 - a question without a right answer must not go out
        return [button(str(n), "said-worth", data=n, key=f"worth-{n}") for n in choices]


def _whole(value: object) -> int:
    return value if type(value) is int else -1
