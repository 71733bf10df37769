"""Coloured cards that a learner lays out: read from the link, typed, picked one by one, or drawn."""

from collections.abc import Collection, Mapping

from pinochle_learn.cards import Card
from pinochle_learn.errors import PinochleError
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.view.controls import code_in, text_field, written
from pinochle_learn.text import say
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.hand import hand_traits
from pinochle_learn.widgets.nodes import Node, button, h


class Held:
    """The cards of the place. A part says what it forgets when they change, and how it draws some."""

    takes: Collection[str] = ("hand", "trump", "seed")

    cleared: Mapping[str, str] = {"facts": ""}  # what of the place goes when the cards change

    def __init__(self, page: LessonPage) -> None:
        self._page = page

    def forget(self) -> None:
        """Forgets what was said of the cards before."""
        raise NotImplementedError

    def drawn(self, seed: int) -> tuple[tuple[Card, ...], str | None]:
        """Cards by a seed, and the trump with them; ``None`` where the game has none."""
        raise NotImplementedError

    def after_change(self) -> str:
        """What is said when the cards have changed."""
        raise NotImplementedError

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards, in the order shown."""
        return in_order(self._page.read(self._page.state.hand), self._trump)

    @property
    def _trump(self) -> str | None:
        has_trump = self._page.variant.rules.trump is not None
        return self._page.state.trump if has_trump else None

    def take_up(self, first: int) -> None:
        """Takes the cards of the state, draws those of its seed, or the ``first`` that a learner meets."""
        state, pack = self._page.state, self._page.variant.pack
        if self._trump not in {None, *pack.suits_or_colours}:
            self._page.state = state = state.but(trump=pack.suits_or_colours[0])
        try:
            pack.read(state.hand)
        except PinochleError as error:
            self._page.wrong("hand", str(error))
            self._page.state = state = state.but(hand="", facts="")
        if not state.hand:
            self.lay_out(first if state.seed is None else state.seed)

    def lay_out(self, seed: int) -> None:
        """Draws cards by a seed."""
        hand, trump = self.drawn(seed)
        changes = {} if trump is None else {"trump": trump}
        self._page.state = self._page.state.but(hand=written(hand), seed=None, facts="", trick="", **changes)
        self.forget()

    def building(self) -> Mapping[str, Handler]:
        """What can be done to lay out cards of one's own."""
        return {
            "hand-text": self._hand_text,
            "pick": self._pick,
            "take-back": self._take_back,
            "clear": self._clear,
        }

    def change(self, cards: tuple[Card, ...]) -> str:
        """Holds these cards from now on.

        Raises:
            CardError: more copies than the pack has.
        """
        self._page.variant.pack.check_copies(cards)
        self._page.state = self._page.state.but(hand=written(cards), seed=None, **self.cleared)
        self.forget()
        return self.after_change()

    def _as_laid(self) -> tuple[Card, ...]:
        """The cards in the order in which they came."""
        return self._page.read(self._page.state.hand)

    def _hand_text(self, event: Event) -> str:
        return self.change(self._page.variant.pack.read(str(event.get("value") or "")))

    def _pick(self, event: Event) -> str:
        card = self._page.variant.pack.card(code_in(event.get("value")))
        held = self._as_laid()
        rest = tuple(other for other in held if other != card)
        return self.change(rest if card in held else (*held, card))

    def _take_back(self, _event: Event) -> str:
        return self.change(self._as_laid()[:-1])

    def _clear(self, _event: Event) -> str:
        return self.change(())

    def builder(self) -> Node:
        """The pack to pick from, and the cards as text."""
        label = say("Or type the cards: rank and colour, Bk Rd Bl Gr Go Si Br")
        return fold(
            "build",
            say("Lay out cards of your own"),
            lambda: [
                h("p", say("Press a card to add it, and once more to take it away."), class_="pl-small"),
                self._palette(),
                h(
                    "div",
                    button(say("Take the last one back"), "take-back", key="take-back"),
                    button(say("Clear the cards"), "clear", key="clear"),
                    class_="pl-acts",
                    key="build-acts",
                ),
                text_field("pl-hand-text", label, self._page.state.hand, "hand-text", "ABk KBk 8Si"),
            ],
        )

    def _palette(self) -> Node:
        """Every card of the pack; those that are held are chosen."""
        pack = in_order(self._page.variant.pack.distinct)
        state = hand_traits(pack, mode="one", label=say("The pack"), chosen=self._as_laid())
        drawn = h("hand", key="pack", state=state, on={"clicked": "pick"})
        return h("div", drawn, class_="pl-palette", key="palette")
