"""Explore: lay out a trick, trump and a hand, and ask about every card."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.tricks.verdicts import LegalPlays
from pinochle_learn.errors import CardError, PinochleError
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import (
    code_in,
    index_in,
    palette,
    text_field,
    toggle_group,
    trump_picker,
    written,
)
from pinochle_learn.teaching.view.table_view import hand_node, melded_line, names_before, trick_node
from pinochle_learn.teaching.words.other_tables import elsewhere
from pinochle_learn.teaching.words.table_kinds import has_phases
from pinochle_learn.text import plural, say
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.nodes import Child, Node, button, h

_LASTS, _USED_UP = "lasts", "used-up"


class Explore:
    """A hand on a trick; ``asked`` are the places in the hand that have been asked about.

    ``first`` are the situations that a learner meets first, with a seed; ``example`` is how to write cards.
    """

    takes: Collection[str] = ("hand", "trick", "trump", "seed", "stock")

    first: tuple[tuple[str, int], ...] = ()
    example = "AS 10H 9C"

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self.asked: set[int] = set()
        self.current: int | None = None
        self.target = "hand"
        self._chance = Random()

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand, in the order shown."""
        text, trump = self._page.state.hand, self._page.state.trump
        return self._page.once("hand", text, trump, make=lambda: in_order(self._page.read(text), trump))

    @property
    def trick(self) -> tuple[Card, ...]:
        """The trick so far."""
        return self._page.read(self._page.state.trick)

    @property
    def plays(self) -> LegalPlays:
        """The engine's answer for the hand on the trick."""
        trump, stock = self._page.state.trump, self.stock
        return self._page.variant.legal(self.hand, trick=self.trick, trump=trump, stock=stock)

    @property
    def stock(self) -> bool | None:
        """Whether the stock still lasts, as the learner has it; ``None`` where that changes nothing."""
        return self._page.state.stock != _USED_UP if has_phases(self._page.variant.rules) else None

    def _check(self) -> None:
        """Refuses a hand or a trick that cannot be at this table."""
        most = self._page.variant.rules.deal.hand.value
        if len(self.hand) > most:
            text = "{held} cards are too many: at this table a hand has {most}."
            raise CardError(say(text, held=len(self.hand), most=most))
        _ = self.plays

    def enter(self) -> None:
        """Takes the cards of the place; where there are none, or none that can be, it lays out an example."""
        self._forget()
        try:
            self._check()
        except PinochleError as error:
            self._page.wrong("hand" if self._page.state.hand else "trick", str(error))
            self._page.state = self._page.state.but(hand="", trick="")
        if self.stock is None:
            self._page.state = self._page.state.but(stock="")
        if not self._page.state.hand:
            if self._page.state.trick:
                self._page.wrong("trick", say("say which hand is to play on it, such as hand='AS TC 9C'."))
            known = self._known()
            key, seed = next(pair for pair in self.first if pair[0] in known)
            self._lay(key, seed if self._page.state.seed is None else self._page.state.seed)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "card": self._card,
            "deal": self._deal,
            "all": self._all,
            "trump": self._trump,
            "stock": self._switch,
            "hand-text": self._hand_text,
            "trick-text": self._trick_text,
            "target": self._target,
            "pick": self._pick,
            "take-back": self._take_back,
            "clear": self._clear,
        }

    def _card(self, event: Event) -> str:
        place = index_in(event.get("value"), len(self.hand))
        if place is None:
            return ""
        card = self.hand[place]
        self.current = place
        self.asked.add(place)
        return self.plays[card].why

    def _deal(self, _event: Event) -> str:
        known = self._known()
        self._lay(known[int(self._chance.random() * len(known))], fresh_seed())
        return say("A new trick lies on the table.")

    def _known(self) -> list[str]:
        """The keys of the situations that can be laid out now."""
        raise NotImplementedError

    def _lay(self, key: str, seed: int) -> None:
        """Lays out a situation."""
        raise NotImplementedError

    def _switch(self, event: Event) -> str:
        """Goes to the other phase; what has been asked stays asked, and is answered anew."""
        stock = str(event.get("data"))
        if self.stock is None or stock not in {_LASTS, _USED_UP}:
            return ""
        self._page.state = self._page.state.but(stock=stock)
        said = say("The stock still lasts.") if self.stock else say("The stock is used up.")
        return f"{said} {self._allowed()}"

    def _all(self, _event: Event) -> str:
        self.asked = set(range(len(self.hand)))
        return self._allowed()

    def _allowed(self) -> str:
        allowed = sum(card in self.plays for card in self.hand)
        return plural(allowed, "{n} card may be played.", "{n} cards may be played.")

    def _trump(self, event: Event) -> None:
        self._change(trump=self._page.variant.pack.trump(event.get("data")))

    def _hand_text(self, event: Event) -> None:
        self._change(hand=written(self._page.variant.pack.read(str(event.get("value") or ""))))

    def _trick_text(self, event: Event) -> None:
        self._change(trick=written(self._page.variant.pack.read(str(event.get("value") or ""))))

    def _target(self, event: Event) -> None:
        self.target = "trick" if event.get("data") == "trick" else "hand"

    def _pick(self, event: Event) -> None:
        card = self._page.variant.pack.card(code_in(event.get("value")))
        cards = (*self._cards(self.target), card)
        self._change(**{self.target: written(cards)})

    def _take_back(self, _event: Event) -> None:
        self._change(**{self.target: written(self._cards(self.target)[:-1])})

    def _clear(self, _event: Event) -> None:
        self._change(hand="", trick="")

    def _cards(self, target: str) -> tuple[Card, ...]:
        text = self._page.state.hand if target == "hand" else self._page.state.trick
        return self._page.variant.pack.read(text)

    def _change(self, **changes: str) -> None:
        """Changes hand, trick or trump, unless the result cannot be."""
        before = self._page.state
        self._page.state = before.but(**changes)
        try:
            self._check()
        except PinochleError:
            self._page.state = before
            raise
        self._forget()

    def _put(self, hand: tuple[Card, ...], trick: tuple[Card, ...], trump: str) -> None:
        """Puts a hand and a trick on the table."""
        self._page.state = self._page.state.but(hand=written(hand), trick=written(trick), trump=trump)
        self._forget()

    def _forget(self) -> None:
        self.asked, self.current = set(), None

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt with trick and hand, and beside it the answer."""
        plays = self.plays
        yield h("div", self._felt(plays), self._answer(plays, words), class_="pl-two", key="explore")

    def _felt(self, plays: LegalPlays) -> Node:
        trump, trick = self._page.state.trump, self.trick
        names = names_before(len(trick), plays.table.players)
        states = {place: "allowed" if self.hand[place] in plays else "forbidden" for place in self.asked}
        return h(
            "section",
            self._stock_switch(),
            trick_node(trick, names, trump, winner=self._winning(plays), to_play=True),
            hand_node(self.hand, mode="one", chosen=_chosen(self.current), states=states),
            melded_line() if self.stock else None,
            h(
                "div",
                button(say("Lay out another trick"), "deal", primary=True, key="deal"),
                *self._more_acts(),
                button(say("Show every card"), "all", key="all"),
                class_="pl-acts",
                key="acts",
            ),
            trump_picker(self._page.variant.pack.suits_or_colours, trump),
            self._builder(),
            class_="pl-felt",
            aria_label=say("The table"),
            key="felt",
        )

    def _winning(self, plays: LegalPlays) -> int | None:
        """The place in the trick of the card that is winning."""
        return plays.trick.winner if self.trick else None

    def _more_acts(self) -> Iterable[Node]:
        """What else can be laid out."""
        return ()

    def _stock_switch(self) -> Node | None:
        """The switch between the two phases, where they differ."""
        if self.stock is None:
            return None
        name, phases = say("Stock"), {_LASTS: say("still lasts"), _USED_UP: say("used up")}
        label = h("span", name, class_="pl-label", aria_hidden="true")
        switch = toggle_group("stock", phases, _LASTS if self.stock else _USED_UP, name)
        return h("p", label, switch, class_="pl-row", key="stock")

    def _answer(self, plays: LegalPlays, words: Words) -> Node:
        v, trump = self._page.variant, self._page.state.trump
        return h(
            "section",
            h("h2", say("May you play it?"), key="ask"),
            self._said(plays, words),
            answer_view.path(plays.path),
            answer_view.at_other_tables(
                say("The same cards at other tables"),
                lambda: elsewhere(v, self.hand, self.trick, trump, stock=self.stock),
            ),
            class_="pl-panel",
            aria_label=say("The answer"),
            key="answers",
        )

    def _said(self, plays: LegalPlays, words: Words) -> Node:
        if not self.hand:
            return answer_view.answer("open", say("Put cards into the hand, and ask about each of them."))
        if self.current is None:
            return answer_view.answer("open", say("Choose a card of your hand, and see."))
        verdict = plays[self.hand[self.current]]
        name = verdict.card.name
        if verdict.legal:
            line = say("Yes, the {card} may be played.", card=name)
            return answer_view.answer("right", line, [words(verdict.why)])
        line = say("No, the {card} may not be played.", card=name)
        return answer_view.answer("wrong", line, [words(verdict.why)])

    def _builder(self) -> Node:
        names, state = {"hand": say("the hand"), "trick": say("the trick")}, self._page.state
        return fold(
            "build",
            say("Build a trick of your own"),
            lambda: [
                h("p", say("Put cards into"), " ", toggle_group("target", names, self.target), key="into"),
                palette(self._page.variant.pack.distinct),
                h(
                    "div",
                    button(say("Take the last one back"), "take-back", key="take-back"),
                    button(say("Clear hand and trick"), "clear", key="clear"),
                    class_="pl-acts",
                    key="build-acts",
                ),
                text_field("pl-hand-text", say("Or type the hand"), state.hand, "hand-text", self.example),
                text_field(
                    "pl-trick-text", say("Or type the trick"), state.trick, "trick-text", self.example
                ),
            ],
        )


def _chosen(place: int | None) -> list[int]:
    return [] if place is None else [place]
