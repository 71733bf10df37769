"""Count where cards have colours: a pile of won cards, each with the number of its rank and of its colour."""

from collections.abc import Collection, Iterator, Mapping

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.errors import PinochleError
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.pile_counting import assumed_note, pile_row, sheet
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.scores.card_points import played, won_by
from pinochle_learn.teaching.scores.words import names
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import text_field, written
from pinochle_learn.teaching.view.sliders import picks
from pinochle_learn.text import listed, plural, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, button, h

_FIRST = 6  # a pile that a learner meets first


class ColourCount:
    """The tricks that the first side won in a deal, or cards of the learner's own.

    The link's ``seed`` and ``facts`` (the number of players) are the deal, its ``hand`` one's own cards.
    """

    takes: Collection[str] = ("hand", "seed", "facts")

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self.seed = _FIRST
        self.players = 4
        self.own: tuple[Card, ...] | None = None

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def table(self) -> Variant:
        """The table with as many players as are chosen."""
        return self._page.variant.seated(self.players)

    @property
    def tricks(self) -> tuple[tuple[Card, ...], ...]:
        """The tricks of the first side, where the pile was dealt."""
        made = compiled(self.table.rules)
        seats = [seat for seat in range(self.players) if made.side_of(seat) == 0]
        return won_by(played(self._page.variant, self.players, self.seed), seats)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the pile."""
        return self.own if self.own is not None else tuple(card for trick in self.tricks for card in trick)

    def enter(self) -> None:
        """Takes the pile of the link."""
        state, v = self._page.state, self._page.variant
        self.players = self.players if self.players in v.players else max(v.players)
        if state.facts in map(str, v.players):
            self.players = int(state.facts)
        elif state.facts:
            sizes = listed(map(str, v.players), "or")
            self._page.wrong("facts", say("for a pile that is the number of players: {sizes}.", sizes=sizes))
        self.seed = self.seed if state.seed is None else state.seed
        self.own = self._read(state.hand) if state.hand else None
        self._note()

    def _read(self, text: str) -> tuple[Card, ...] | None:
        """The cards of a link, or ``None`` with a note where they are none of this pack."""
        try:
            return self._page.variant.pack.read(text)
        except PinochleError as error:
            self._page.wrong("hand", str(error))
            return None

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "pile": self._another,
            "players": self._players,
            "put": self._put,
            "pile-text": self._typed,
            "clear": lambda _event: self._take(()),
        }

    def _note(self) -> None:
        hand = "" if self.own is None else written(self.own)
        seed = self.seed if self.own is None else None
        self._page.state = self._page.state.but(seed=seed, facts=str(self.players), hand=hand)

    def _take(self, cards: tuple[Card, ...] | None) -> str:
        """Takes cards of one's own, or goes back to a pile that was dealt."""
        self.own = cards
        self._note()
        return self._aloud()

    def _another(self, _event: Event) -> str:
        self.seed = fresh_seed()
        return self._take(None)

    def _players(self, event: Event) -> str:
        players = event.get("data")
        if type(players) is not int or players not in self._page.variant.players:
            return ""
        self.players = players
        return self._take(None)

    def _put(self, event: Event) -> str:
        card = self._page.variant.pack.card(str(event.get("data")))
        left = tuple(one for one in self.cards if one != card)
        return self._take(left if card in self.cards else (*left, card))

    def _typed(self, event: Event) -> str:
        return self._take(self._page.variant.pack.read(str(event.get("value") or "")))

    def _aloud(self) -> str:
        return f"{self._line()}. {self._why()}"

    def _line(self) -> str:
        return plural(int(self.table.count(self.cards)), "{n} point", "{n} points")

    def _why(self) -> str:
        if not self.cards:
            return say("Put cards into the pile, and see what they count.")
        return self.table.count(self.cards).why

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The pile, and beside it the count."""
        yield h("div", self._felt(), self._answer(words), class_="pl-two", key="count")

    def _felt(self) -> Node:
        v = self._page.variant
        sizes = [(n, str(n)) for n in v.players]
        return h(
            "section",
            picks(say("Players"), "players", sizes, None if self.own is not None else self.players),
            h("p", self._title(), class_="pl-label", key="title"),
            h("ol", *self._rows(), class_="pl-pile", key="pile"),
            h(
                "div",
                button(say("Another pile"), "pile", primary=True, key="another"),
                button(say("Clear the pile"), "clear", key="clear"),
                class_="pl-acts",
                key="acts",
            ),
            text_field(
                "pl-pile-text", say("Or type the cards"), written(self.own or ()), "pile-text", "KBk QGo 8Si"
            ),
            class_="pl-felt",
            aria_label=say("The pile"),
            key="felt",
        )

    def _title(self) -> str:
        if self.own is not None:
            return plural(len(self.own), "A pile of your own: {n} card", "A pile of your own: {n} cards")
        side = names(self.table)[0]
        return plural(len(self.tricks), "{side} won {n} trick", "{side} won {n} tricks", side=side)

    def _rows(self) -> Iterator[Node]:
        if self.own is None:
            for place, trick in enumerate(self.tricks):
                yield pile_row(self.table, f"trick-{place}", say("trick {n}", n=place + 1), trick)
            return
        for colour in self._page.variant.pack.suits_or_colours:
            cards = [
                card
                for card in self._page.variant.pack.distinct
                if card.suit_or_colour == colour and card in self.own
            ]
            if cards:
                yield pile_row(self.table, f"lane-{colour}", colour_name(colour), cards)

    def _answer(self, words: Words) -> Node:
        reasons = [self._why()]
        if self.cards:
            reasons.append(
                say("Each card counts for its rank and for its colour. The last trick counts no more.")
            )
        kind = "right" if self.cards else "open"
        return h(
            "section",
            h("h2", say("What it counts"), key="ask"),
            answer_view.answer(kind, sentence(self._line()), [words(line) for line in reasons]),
            sheet(self._page.variant, frozenset(self.cards), event="put"),
            h("p", self._whole(), class_="pl-small", key="whole"),
            assumed_note(self._page.variant.rules),
            class_="pl-panel",
            aria_label=say("The count"),
            key="answers",
        )

    def _whole(self) -> str:
        """What all cards count, and what of it is dealt."""
        made = compiled(self.table.rules)
        out = plural(made.left_out, "{n} card is", "{n} cards are")
        values = {"all": int(self.table.count(self.table.pack.distinct)), "n": self.players, "out": out}
        text = "The whole pack counts {all}. With {n} players {out} left out: tricks make {low} to {high}."
        return say(text, **values, low=made.least_total, high=made.total)
