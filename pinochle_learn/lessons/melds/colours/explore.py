"""Explore with coloured cards: lay out cards, ask whether some are a meld, and see the best melds of all."""

from collections.abc import Iterator, Mapping
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds.finding import MeldSet
from pinochle_learn.lessons.melds.colours.claims import judge_colours, listed_melds, types_in_words
from pinochle_learn.lessons.melds.colours.drawn_cards import best_trump, with_choice
from pinochle_learn.lessons.melds.hand_choice import Held
from pinochle_learn.teaching.melds.other_tables import changed_trump
from pinochle_learn.teaching.melds.words import points_in_words, serving
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import again_chosen, indices_in, suit_sign, trump_picker
from pinochle_learn.teaching.view.melds_view import meld_table
from pinochle_learn.teaching.view.table_view import hand_node
from pinochle_learn.teaching.words.sources import source_class, source_line
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.nodes import Child, Node, button, h

_FIRST = 9  # the hand that a learner meets first


class PurpleExplore(Held):
    """Some cards with their best melds; ``chosen`` are places in them, ``answer`` is said to a claim."""

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page)
        self.chosen: list[int] = []
        self.answer: Answer | None = None
        self.before: MeldSet | None = None

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def _table(self) -> Compiled:
        return compiled(self._page.variant.rules)

    @property
    def melds(self) -> MeldSet:
        """The best melds."""
        return self._page.variant.meld(self.hand, trump=self._page.state.trump)

    @property
    def chosen_cards(self) -> tuple[Card, ...]:
        """The cards that are chosen."""
        return tuple(self.hand[place] for place in self.chosen)

    def enter(self) -> None:
        """Takes the cards of the place, or draws some."""
        self.forget()
        self.take_up(_FIRST)

    def forget(self) -> None:
        """Nothing is chosen."""
        self.chosen, self.answer, self.before = [], None, None

    def drawn(self, seed: int) -> tuple[tuple[Card, ...], str | None]:
        """A hand with something in it."""
        hand = with_choice(self._table, Random(seed))
        return hand, best_trump(self._table, hand)

    def after_change(self) -> str:
        """What the cards meld."""
        return self._total()

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        mine: Mapping[str, Handler] = {
            "chosen": self._choose,
            "claim": self._claim,
            "deal": self._deal,
            "trump": self._trump_named,
        }
        return {**self.building(), **mine}

    def _choose(self, event: Event) -> str:
        self.chosen, self.answer, self.before = indices_in(event.get("value"), len(self.hand)), None, None
        return self._line() if self.chosen else ""

    def _claim(self, _event: Event) -> str:
        v, trump = self._page.variant, self._page.state.trump
        claim = v.check_meld(self.chosen_cards, trump=trump, hand=self.hand)
        self.answer = judge_colours(self._table, claim, self.chosen_cards, trump)
        return " ".join([self.answer.line, *self.answer.reasons])

    def _deal(self, _event: Event) -> str:
        self.lay_out(fresh_seed())
        return self._total()

    def _trump_named(self, event: Event) -> str:
        trump, before, cards = self._page.variant.pack.trump(event.get("data")), self.melds, self.chosen_cards
        self._page.state = self._page.state.but(trump=trump)
        self.forget()
        self.chosen, self.before = again_chosen(self.hand, cards), before
        return f"{self._total()} {changed_trump(before, self.melds)}"

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt with the cards; what they meld; each trump; the table's list."""
        melds = self.melds
        yield h("div", self._felt(), self._panel(melds, words), class_="pl-two", key="explore")
        yield self._trumps(melds)
        yield self._list()

    def _felt(self) -> Node:
        many = bool(self.chosen)
        return h(
            "section",
            trump_picker(self._page.variant.pack.suits_or_colours, self._page.state.trump),
            hand_node(self.hand, mode="many", chosen=self.chosen),
            h(
                "div",
                button(say("Is this a meld?"), "claim", primary=True, key="claim") if many else None,
                button(say("Another hand"), "deal", primary=not many, key="deal"),
                class_="pl-acts",
                key="acts",
            ),
            self.builder(),
            class_="pl-felt",
            aria_label=say("The table"),
            key="felt",
        )

    def _panel(self, melds: MeldSet, words: Words) -> Node:
        return h(
            "section",
            h("h2", say("What does it meld?"), key="ask"),
            self._said(melds, words),
            meld_table(melds, words, self._lit(melds)) if melds else None,
            class_="pl-panel",
            aria_label=say("The answer"),
            key="answers",
        )

    def _lit(self, melds: MeldSet) -> list[int]:
        """The rows in which all the cards chosen serve."""
        cards = set(self.chosen_cards)
        return [place for place, meld in enumerate(melds) if cards and cards <= set(meld.cards)]

    def _said(self, melds: MeldSet, words: Words) -> Node:
        if self.answer is not None:
            kind = "right" if self.answer.right else "wrong"
            return answer_view.answer(kind, self.answer.line, [words(line) for line in self.answer.reasons])
        reasons = [changed_trump(self.before, melds)] if self.before is not None else []
        if not self.chosen and self.hand:
            reasons.append(
                say("Choose a card to see where it serves, or several to ask whether they are a meld.")
            )
        return answer_view.answer(
            "told" if melds else "open", self._line(), [words(line) for line in reasons]
        )

    def _line(self) -> str:
        if not self.hand:
            return say("Lay out some cards, and see what they meld.")
        if not self.chosen:
            return self._total()
        if len(self.chosen) == 1:
            return serving(self.melds, self.chosen_cards[0])
        return say("You have chosen {n} cards. Are they one meld?", n=len(self.chosen))

    def _total(self) -> str:
        colour, melds = colour_name(self._page.state.trump), self.melds
        if not melds:
            return say("With {colour} as trump these cards meld nothing.", colour=colour)
        points = points_in_words(melds.points)
        return say("With {colour} as trump these cards meld {points}.", colour=colour, points=points)

    def _trumps(self, now: MeldSet) -> Node:
        return h(
            "section",
            h("h2", say("With another trump")),
            h(
                "ul",
                *(self._with(suit, now) for suit in self._page.variant.pack.suits_or_colours),
                class_="pl-totals pl-lane-totals",
                key="totals",
            ),
            class_="pl-panel",
            key="trumps-compared",
        )

    def _with(self, suit: str, now: MeldSet) -> Node:
        chosen = suit == self._page.state.trump
        other = self._page.variant.meld(self.hand, trump=suit)
        words = h(
            "span",
            h("strong", sentence(colour_name(suit))),
            " ",
            h("span", say("trump now") if chosen else changed_trump(now, other), class_="pl-small"),
            class_="pl-total-words",
        )
        points = h("strong", str(other.points), class_="pl-number")
        return h("li", suit_sign(suit), words, points, class_="pl-now" if chosen else "", key=f"with-{suit}")

    def _list(self) -> Node:
        columns = [_column(kind, melds) for kind, melds in listed_melds(self._table).items()]
        reuse = self._page.variant.rules.meld.reuse
        return h(
            "section",
            h("h2", say("What counts at this table")),
            h("p", types_in_words(self._table)),
            h("p", source_line(reuse), class_=source_class(reuse)),
            h("div", *columns, class_="pl-types", key="types"),
            class_="pl-section",
            key="list",
        )


def _column(kind: str, melds: list[tuple[str, str, tuple[tuple[str, int], ...]]]) -> Node:
    items = [_paid(*meld) for meld in melds]
    title = h("h3", say("Type {type}", type=kind))
    return h("section", title, h("ul", *items, class_="pl-paid-list"), class_="pl-column", key=f"type-{kind}")


def _paid(name: str, made_of: str, pays: tuple[tuple[str, int], ...]) -> Node:
    """One meld: its points beside its name, or a column for each number of cards."""
    title = h("strong", sentence(name))
    if len(pays) == 1:
        points = h("strong", str(pays[0][1]), class_="pl-number")
        head = h("p", title, points, class_="pl-paid-name")
        return h("li", head, h("p", made_of, class_="pl-small"), key=f"paid-{name}")
    steps = [h("div", h("dt", words), h("dd", h("strong", str(n))), key=f"pays-{words}") for words, n in pays]
    head = h("p", title, " ", h("span", made_of, class_="pl-small"))
    return h("li", head, h("dl", *steps, class_="pl-by-copies"), key=f"paid-{name}")
