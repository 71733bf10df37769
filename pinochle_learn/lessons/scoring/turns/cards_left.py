"""What the others pay: the cards left to each player with what they count, and who scores them."""

from collections.abc import Collection, Iterator, Mapping

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.scoring.pile_counting import assumed_note, counted_card, sheet
from pinochle_learn.lessons.scoring.turns.payments import (
    Left,
    drawn,
    in_order_of,
    read,
    settled,
    usual,
    worth,
)
from pinochle_learn.lessons.scoring.turns.payments import written as facts_of
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.scores.words import names, signed
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import text_field, written
from pinochle_learn.teaching.view.sliders import picks
from pinochle_learn.teaching.words.sources import source_of
from pinochle_learn.text import plural, say
from pinochle_learn.widgets.nodes import Child, Node, button, h


class Pay:
    """The cards left at the end of a deal; ``whose`` is the seat whose cards are changed."""

    takes: Collection[str] = ("hand", "facts", "at")

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self._left: Left | None = None
        self._facts = ("", "")
        self.whose = 0

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def left(self) -> Left:
        """The cards left."""
        if self._left is None:
            self._left = usual(self._page.variant)
        return self._left

    @property
    def sides(self) -> list[str]:
        """The players by name."""
        return names(self._page.variant.seated(self.left.players))

    @property
    def result(self) -> Settlement:
        """What the engine says of it."""
        return settled(self._page.variant, self.left)

    def enter(self) -> None:
        """Takes the cards of a link."""
        state = self._page.state
        why = ""
        if state.facts and (state.facts, state.hand) != self._facts:
            try:
                self._left = read(self._page.variant, state.facts, state.hand)
            except PinochleError as error:
                why = str(error)
        self.whose = state.at if state.at < self.left.players else 0
        self._note()
        if why:
            self._page.wrong_facts(state.facts, why)
        if "hand" in state.given and not state.facts:
            text = "say with facts how many cards each player has of them, such as facts='2.0.5'."
            self._page.wrong("hand", say(text), state.hand)
        if "at" in state.given and state.at >= self.left.players:
            last = self.left.players - 1
            self._page.wrong("at", say("that is no player: they are 0 to {last}.", last=last), state.at)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "players": self._players,
            "out": self._out,
            "whose": self._whose,
            "put": self._put,
            "left-text": self._typed,
            "another": lambda _event: self._take(self._drawn(self.left.players)),
        }

    def _drawn(self, players: int) -> Left:
        return drawn(self._page.variant, players, fresh_seed())

    def _take(self, left: Left) -> str:
        """Takes other cards, if the rules allow them, and says what they come to."""
        settled(self._page.variant, left)
        self._left = left
        self.whose = min(self.whose, left.players - 1)
        self._note()
        return f"{self._line()} {' '.join(self._reasons())}"

    def _note(self) -> None:
        facts, cards = self._facts = facts_of(self.left)
        self._page.state = self._page.state.but(facts=facts, hand=cards, at=self.whose)

    def _players(self, event: Event) -> str:
        players = event.get("data")
        if type(players) is not int or players not in self._page.variant.players:
            return ""
        return self._take(self._drawn(players))

    def _out(self, event: Event) -> str:
        """Another player goes out, or nobody: the cards are handed over."""
        seat, left = event.get("data"), self.left
        if type(seat) is not int or not 0 <= seat <= left.players or seat == left.out:
            return ""
        if seat == left.players:
            return "" if left.out is None else self._take(left.put(left.out, self._free()[:1]))
        if left.out is None:
            return self._take(left.put(seat, ()))
        return self._take(left.put(left.out, left.hands[seat]).put(seat, ()))

    def _free(self) -> tuple[Card, ...]:
        held = {card for hand in self.left.hands for card in hand}
        return tuple(card for card in self._page.variant.pack.distinct if card not in held)

    def _whose(self, event: Event) -> str:
        seat = event.get("data")
        if type(seat) is not int or not 0 <= seat < self.left.players:
            return ""
        self.whose = seat
        self._note()
        return say("The cards of {side}.", side=self.sides[seat])

    def _put(self, event: Event) -> str:
        """A card goes to the player who is chosen, or away from there."""
        card = self._page.variant.pack.card(str(event.get("data")))
        had, left = card in self.left.hands[self.whose], self.left
        for seat, hand in enumerate(left.hands):
            left = left.put(seat, tuple(one for one in hand if one != card))
        if not had:
            left = left.put(self.whose, in_order_of(self._page.variant, (*left.hands[self.whose], card)))
        return self._take(left)

    def _typed(self, event: Event) -> str:
        cards = self._page.variant.pack.read(str(event.get("value") or ""))
        return self._take(self.left.put(self.whose, in_order_of(self._page.variant, cards)))

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The cards left, and beside them who scores what."""
        yield h("div", self._felt(), self._answer(words), class_="pl-two", key="pay")

    def _felt(self) -> Node:
        v, left = self._page.variant, self.left
        seats = [*enumerate(self.sides), (left.players, say("Nobody"))]
        rows = [self._row(seat) for seat in range(left.players)]
        return h(
            "section",
            picks(say("Players"), "players", [(n, str(n)) for n in v.players], left.players),
            picks(say("Who went out"), "out", seats, left.players if left.out is None else left.out),
            h("ol", *rows, class_="pl-pile", key="left"),
            h(
                "div",
                button(say("Other cards"), "another", primary=True, key="another"),
                class_="pl-acts",
                key="acts",
            ),
            fold("own", say("Cards of your own"), lambda: [self._own()]),
            class_="pl-felt",
            aria_label=say("The cards left"),
            key="felt",
        )

    def _own(self) -> Node:
        """The pack to give cards from, and a field to type them."""
        left, side = self.left, self.sides[self.whose]
        held = frozenset(card for hand in left.hands for card in hand)
        typed = written(left.hands[self.whose])
        label = say("Or type the cards of {side}", side=side)
        return h(
            "div",
            picks(say("Whose cards"), "whose", list(enumerate(self.sides)), self.whose),
            sheet(self._page.variant, held, event="put"),
            text_field("pl-left-text", label, typed, "left-text", "KBk QGo 8Si"),
            class_="pl-own",
            key="own",
        )

    def _row(self, seat: int) -> Node:
        cards = self.left.hands[seat]
        points = plural(worth(self._page.variant, cards), "{n} point", "{n} points")
        rules = self._page.variant.rules
        shown = [counted_card(rules, card) for card in cards] or [h("strong", say("out, no card left"))]
        style = "pl-trick-row pl-counted-trick" if cards else "pl-trick-row pl-counted-trick pl-out-row"
        return h(
            "li",
            h("span", self.sides[seat], class_="pl-small"),
            h("span", *shown, class_="pl-counted-row"),
            h("span", points if cards else "", class_="pl-worth"),
            class_=style,
            key=f"seat-{seat}",
        )

    def _line(self) -> str:
        out = self.left.out
        if out is None:
            return say("Nobody scores.")
        n = self.result.change[out]
        return plural(n, "{side} scores {n} point.", "{side} scores {n} points.", side=self.sides[out])

    def _reasons(self) -> list[str]:
        out, sides = self.left.out, self.result.sides
        if out is None:
            return [
                say("Nobody went out, so no score changes, whatever is left."),
                say("So a deal ends when the stock runs out again, or no card can be drawn."),
                source_of(self._page.variant.rules, "turns.stuck"),
            ]
        pay = [score.why for score in sides if score.side != out]
        return [
            *pay,
            say("Their own scores stay: they pay with the cards they are left with, not with points."),
        ]

    def _answer(self, words: Words) -> Node:
        kind = "open" if self.left.out is None else "right"
        return h(
            "section",
            h("h2", say("Who scores, and how much?"), key="ask"),
            answer_view.answer(kind, self._line(), [words(line) for line in self._reasons()]),
            self._table(),
            h(
                "p",
                say("Melds on the table count nothing. Only cards left in hand do."),
                class_="pl-small",
                key="laid",
            ),
            assumed_note(self._page.variant.rules),
            class_="pl-panel",
            aria_label=say("What is paid"),
            key="answers",
        )

    def _table(self) -> Node:
        heads = (say("Player"), say("Cards left"), say("They count"), say("Score"))
        rows = [
            h(
                "tr",
                h("th", name, scope="row"),
                h("td", str(len(hand)) if hand else say("out")),
                h("td", str(worth(self._page.variant, hand))),
                h("td", h("strong", signed(change))),
                key=f"row-{name}",
            )
            for name, hand, change in zip(self.sides, self.left.hands, self.result.change, strict=True)
        ]
        return h(
            "table",
            h("caption", say("What each player is left with, and how the scores change"), class_="pl-hidden"),
            h("thead", h("tr", *(h("th", head, scope="col") for head in heads))),
            h("tbody", *rows, key="rows"),
            class_="pl-sheet",
            key="paid",
        )
