"""One hand, melded at every table that plays with the same cards."""

from collections.abc import Collection, Iterator, Mapping

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.tables.hand import Melded, first_hand, lone_pack, melded, rich_hand
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.view.controls import (
    code_in,
    index_in,
    palette,
    text_field,
    trump_picker,
    written,
)
from pinochle_learn.teaching.view.melds_view import cards_node
from pinochle_learn.teaching.view.table_view import hand_node
from pinochle_learn.text import listed, plural, say, sentence
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.nodes import Child, Node, button, h


class SameHand:
    """A hand; a click on one of its cards takes it away."""

    takes: Collection[str] = ("hand", "trump", "seed")

    def __init__(self, page: LessonPage) -> None:
        self._page = page

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def _turns(self) -> bool:
        return self._page.variant.rules.turns is not None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand, in the order shown."""
        return in_order(self._page.read(self._page.state.hand), self._page.state.trump)

    @property
    def found(self) -> tuple[Melded, ...]:
        """What it melds: tables that meld it alike together."""
        return melded(self._page.variant, self.hand, self._page.state.trump)

    def enter(self) -> None:
        """Takes the hand of the state, deals the seed's, or lays out one on which tables disagree."""
        state, v = self._page.state, self._page.variant
        try:
            v.pack.check_copies(self.hand)
        except PinochleError as error:
            self._page.wrong("hand", str(error))
            self._page.state = state = state.but(hand="")
        if state.trump not in v.pack.suits_or_colours:
            self._page.state = state = state.but(trump=v.pack.suits_or_colours[0])
        if not state.hand and state.seed is not None:
            self._deal_by(state.seed)
        elif not state.hand:
            self._page.state = state.but(hand=written(v.pack.read(first_hand(v))))

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "trump": self._trump,
            "deal": self._deal,
            "card": self._away,
            "pick": self._pick,
            "clear": self._clear,
            "hand-text": self._typed,
        }

    def _trump(self, event: Event) -> str:
        self._page.state = self._page.state.but(trump=self._page.variant.pack.trump(event.get("data")))
        return self._line()

    def _deal(self, _event: Event) -> str:
        self._deal_by(fresh_seed())
        return self._line()

    def _deal_by(self, seed: int) -> None:
        cards, trump = rich_hand(self._page.variant, seed)
        self._page.state = self._page.state.but(hand=written(cards), trump=trump, seed=None)

    def _away(self, event: Event) -> str:
        hand = self.hand
        place = index_in(event.get("value"), len(hand))
        if place is None:
            return ""
        self._change(hand[:place] + hand[place + 1 :])
        return say("{Card} is away. {line}", Card=sentence(hand[place].name), line=self._line())

    def _pick(self, event: Event) -> str:
        card = self._page.variant.pack.card(code_in(event.get("value")))
        self._change((*self.hand, card))
        return self._line()

    def _clear(self, _event: Event) -> str:
        self._change(())
        return say("The hand is empty.")

    def _typed(self, event: Event) -> str:
        self._change(self._page.variant.pack.read(str(event.get("value") or "")))
        return self._line()

    def _change(self, cards: tuple[Card, ...]) -> None:
        self._page.variant.pack.check_copies(cards)
        self._page.state = self._page.state.but(hand=written(cards), seed=None)

    def _line(self) -> str:
        if self._turns:
            return plural(len(self.found[0].melds), "{n} meld in the hand.", "{n} melds in the hand.")
        return " ".join(say("{names}: {n}.", names=listed(one.names), n=one.points) for one in self.found)

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The hand, and beside it what each table makes of it."""
        yield h("div", self._felt(), self._panel(words), class_="pl-two", key="same-hand")

    def _felt(self) -> Node:
        v, state = self._page.variant, self._page.state
        hand = self.hand
        cards = (
            hand_node(hand, mode="one") if hand else h("p", say("No cards yet: add some below."), key="none")
        )
        example = "KBk QGo 8Si" if v.pack.colours else "AS 10H 9C"
        own = [
            h(
                "p",
                say("A click on a card of the pack adds it; a click on a card of the hand takes it away."),
            ),
            palette(v.pack.distinct),
            text_field("pl-same-hand", say("Or type the hand"), state.hand, "hand-text", example),
        ]
        acts = [
            button(say("Deal a hand"), "deal", primary=True, key="deal"),
            button(say("Empty the hand"), "clear", key="clear"),
        ]
        return h(
            "section",
            None if self._turns else trump_picker(v.pack.suits_or_colours, state.trump),
            cards,
            h("div", *acts, class_="pl-acts", key="acts"),
            fold("own", say("A hand of your own"), lambda: own),
            class_="pl-felt",
            aria_label=say("The hand"),
            key="felt",
        )

    def _panel(self, words: Words) -> Node:
        found = self.found
        most = max((one.points for one in found), default=0)
        return h(
            "section",
            h("h2", self._title(found), key="head"),
            h("p", *words(self._about(found)), key="about"),
            h("ul", *(self._row(one, most) for one in found), class_="pl-everywhere", key="rows"),
            class_="pl-panel",
            aria_label=say("What each table makes of it"),
            key="answers",
        )

    def _title(self, found: tuple[Melded, ...]) -> str:
        if self._turns:
            return say("What this hand could lay")
        if len(found) == 1:
            return say("What this hand melds")
        totals = {one.points for one in found}
        if len(totals) == 1:
            return say("The same total, by other melds")
        return say("One hand, {n} totals", n=len(totals))

    def _about(self, found: tuple[Melded, ...]) -> str:
        v = self._page.variant
        lone = lone_pack(v)
        if self._turns:
            return say("No other table plays this game, and a meld by itself scores nothing here.")
        if lone:
            return say("No other table of this course melds with this pack, so there is nothing beside it.")
        scale = found[0].scale
        text = "All tables with this pack, on the {scale} scale; tables that meld alike stand together."
        return say(text, scale="×10" if scale != 1 else "÷10")

    def _row(self, one: Melded, most: int) -> Node:
        names = " · ".join(one.names)  # some names have a comma
        mine = h("span", say("your table"), class_="pl-small") if one.mine and len(self.found) > 1 else None
        points = None if self._turns else h("strong", str(one.points), class_="pl-number", key="points")
        bar = h("progress", class_="pl-track", max=most or 1, value=one.points, aria_hidden="true", key="bar")
        melds = [
            h(
                "li",
                h("span", sentence(meld.name), key="name"),
                None if self._turns else h("span", str(meld.points), class_="pl-number", key="points"),
                cards_node(meld.cards, meld.name),
                key=f"meld-{place}",
            )
            for place, meld in enumerate(one.melds)
        ]
        none = h("p", say("No meld."), class_="pl-small", key="none")
        return h(
            "li",
            h("p", h("strong", names), mine, points, class_="pl-everywhere-head", key="head"),
            None if self._turns else bar,
            h("ul", *melds, class_="pl-everywhere-melds", key="melds") if melds else none,
            class_="pl-mine-here" if one.mine and len(self.found) > 1 else "",
            key=f"at-{'-'.join(one.names)}",
        )
