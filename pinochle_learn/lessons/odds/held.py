"""The cards that a learner holds: of the link, dealt by a seed, typed, or picked from the pack."""

from collections.abc import Mapping

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.odds.deals import best_trump, dealt, first_seed
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.view.controls import code_in, palette, text_field, written
from pinochle_learn.text import say
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.nodes import Node, button, h

NOTHING = "nothing"  # the place's `ask` where a learner has put all cards away


class OddsHeld:
    """Cards of the place; ``of`` says whose chances these are."""

    def __init__(self, page: LessonPage, of: str) -> None:
        self._page = page
        self.of = of

    @property
    def trump(self) -> str | None:
        """The trump; ``None`` in a game without one."""
        return self._page.state.trump if self._page.variant.rules.trump is not None else None

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards that the learner holds, in the order shown."""
        state, v = self._page.state, self._page.variant
        cards = v.pack.read(state.hand)
        if not cards and state.seed is not None and state.ask != NOTHING:
            cards = dealt(v, self.of, state.seed)
        return in_order(cards, self.trump)

    def headline(self) -> str:
        """What is said when something has changed."""
        raise NotImplementedError

    def take_up(self) -> None:
        """Takes the cards of the state, or deals those that a learner meets first."""
        state, v = self._page.state, self._page.variant
        if state.trump not in v.pack.suits_or_colours:
            self._page.state = state = state.but(trump=v.pack.suits_or_colours[0])
        try:
            v.pack.read(state.hand)
        except PinochleError as error:
            self._page.wrong("hand", str(error))
            self._page.state = state = state.but(hand="")
        if state.hand or state.seed is not None or state.ask == NOTHING:
            return
        seed = first_seed(v, self.of)
        if seed is not None:
            self._deal_by(seed)

    def holding(self) -> Mapping[str, Handler]:
        """What can be done with the cards."""
        return {
            "deal": self._deal,
            "hand-text": self._hand_text,
            "pick": self._pick,
            "take-back": self._take_back,
            "clear": self._clear,
        }

    def _deal_by(self, seed: int) -> None:
        v = self._page.variant
        trump = best_trump(v, dealt(v, self.of, seed)) or self._page.state.trump
        self._page.state = self._page.state.but(hand="", seed=seed, ask="", facts="", trump=trump)

    def _deal(self, _event: Event) -> str:
        self._deal_by(fresh_seed())
        return self.headline()

    def _hand_text(self, event: Event) -> str:
        return self._hold(self._page.variant.pack.read(str(event.get("value") or "")))

    def _pick(self, event: Event) -> str:
        card = self._page.variant.pack.card(code_in(event.get("value")))
        return self._hold((*self._as_laid(), card))

    def _take_back(self, _event: Event) -> str:
        return self._hold(self._as_laid()[:-1])

    def _clear(self, _event: Event) -> str:
        return self._hold(())

    def _as_laid(self) -> tuple[Card, ...]:
        """The cards in the order in which they came."""
        return self._page.read(self._page.state.hand) or self.held

    def _hold(self, cards: tuple[Card, ...]) -> str:
        """Holds these cards from now on.

        Raises:
            CardError: more copies than the pack has.
        """
        self._page.variant.pack.check_copies(cards)
        ask = "" if cards else NOTHING
        self._page.state = self._page.state.but(hand=written(cards), seed=None, ask=ask, facts="")
        return self.headline()

    def builder(self) -> Node:
        """The pack to pick from, and the cards as text."""
        coloured = bool(self._page.variant.pack.colours)
        label = say("Or type your cards")
        if coloured:
            label = say("Or type your cards: rank and colour, Bk Rd Bl Gr Go Si Br")
        example = "ABk KBk 8Si" if coloured else "AS 10S KS"
        return fold(
            "build",
            say("Choose your cards yourself"),
            lambda: [
                palette(self._page.variant.pack.distinct),
                h(
                    "div",
                    button(say("Take the last one back"), "take-back", key="take-back"),
                    button(say("Put all away"), "clear", key="clear"),
                    class_="pl-acts",
                    key="build-acts",
                ),
                text_field("pl-hand-text", label, written(self.held), "hand-text", example),
            ],
        )
