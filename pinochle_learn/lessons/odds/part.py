"""Ask for chances: the felt with what one holds and what is to come, and beside it the chances."""

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction

from pinochle_learn.errors import PinochleError
from pinochle_learn.lessons.odds.held import NOTHING, OddsHeld
from pinochle_learn.lessons.odds.melds import MeldRow, headline, meld_rows, split
from pinochle_learn.lessons.odds.query import (
    HAND,
    KITTY,
    PARTNER,
    Asked,
    choices,
    has_total,
    odds,
    quick,
    usual,
)
from pinochle_learn.lessons.odds.totals import advice, advice_on_melds, on_average, stair
from pinochle_learn.lessons.odds.view import meld_table, stair_table
from pinochle_learn.lessons.odds.words import grouped
from pinochle_learn.teaching.melds.notes import before_melding
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import trump_picker
from pinochle_learn.teaching.view.melds_view import cards_node, small
from pinochle_learn.teaching.view.sliders import picked, slider
from pinochle_learn.text import plural, say
from pinochle_learn.widgets.nodes import Child, Node, button, h

_RARE = Fraction(1, 200)  # rarer melds stand apart


class OddsPart(OddsHeld):
    """One part of the page; ``counted`` is the question whose total was asked for, where that takes long."""

    takes: Collection[str] = ("hand", "trump", "seed", "facts", "ask")

    def __init__(self, page: LessonPage, of: str) -> None:
        super().__init__(page, of)
        self.counted: Asked | None = None

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def values(self) -> tuple[int, ...]:
        """How many cards may be drawn."""
        return choices(self._page.variant, self.of, len(self.held))

    @property
    def asked(self) -> Asked:
        """The question, as the place has it."""
        v, held, facts = self._page.variant, self.held, self._page.state.facts
        drawn = int(facts) if facts.isdecimal() else usual(v, self.of, len(held))
        return Asked(self.of, held, min(max(drawn, self.values[0]), self.values[-1]), self.trump)

    def headline(self) -> str:
        """What one hopes for first."""
        return headline(self._page.variant, self.asked)

    def enter(self) -> None:
        """Takes the cards of the place; a number of cards that is none is left out."""
        given = self._page.state
        if given.ask not in {"", NOTHING}:
            self._page.wrong("ask", say("leave it out, or say {nothing!r} for no cards.", nothing=NOTHING))
            self._page.state = given.but(ask="")
        self.take_up()
        self._take_number(given.facts)
        try:
            _ = self.values[0], odds(self._page.variant, self.asked).ways
        except (IndexError, PinochleError):  # more cards held than leave any to draw
            self._page.notes = (*self._page.notes, say("So many cards leave none to draw: here are fewer."))
            self._page.state = self._page.state.but(hand="", facts="", seed=1)

    def _take_number(self, facts: str) -> None:
        """Takes how many cards are to be drawn, which may be said with a seed or with cards."""
        if not facts.isdecimal():
            self._page.state = self._page.state.but(facts="")
            if facts:
                self._page.wrong("facts", say("that is no number of cards."), facts)
            return
        self._page.state = self._page.state.but(facts=facts)
        few, most = self.values[0], self.values[-1]
        if "facts" in self._page.state.given and not few <= int(facts) <= most:
            text = "so many cards cannot be drawn here: it is from {few} to {most}."
            self._page.wrong("facts", say(text, few=few, most=most))

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        mine: Mapping[str, Handler] = {"trump": self._name_trump, "drawn": self._draw, "total": self._total}
        return {**self.holding(), **mine}

    def _name_trump(self, event: Event) -> str:
        self._page.state = self._page.state.but(trump=self._page.variant.pack.trump(event.get("data")))
        return self.headline()

    def _draw(self, event: Event) -> str:
        asked = self.asked
        drawn = picked(event, self.values, asked.drawn)
        facts = "" if drawn == usual(self._page.variant, self.of, len(asked.held)) else str(drawn)
        self._page.state = self._page.state.but(facts=facts)
        return self.headline()

    def _total(self, _event: Event) -> str:
        self.counted = self.asked
        return advice(self._page.variant, self.asked)

    # --- the felt ------------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The felt, the chances of single melds, and those of a total."""
        v, asked = self._page.variant, self.asked
        counted = has_total(v) and (quick(v, asked) or self.counted == asked)
        shown = (
            self._felt(),
            self._melds(words, asked, counted=counted),
            self._totals(asked, counted=counted),
        )
        yield h("div", *shown, class_="pl-two pl-odds-page", key=f"of-{self.of}")

    def _felt(self) -> Node:
        v, held = self._page.variant, self.held
        trumps = trump_picker(v.pack.suits_or_colours, self.trump) if self.trump else None
        shown: Child = h("p", say("You hold no card yet: these are the chances of any hand."), key="none")
        if held:
            shown = cards_node(held, say("Your cards"))
        elif self.of != HAND:
            shown = h("p", say("You hold no card yet."), key="none")
        deal = say("Deal another hand") if self.of != HAND else say("Deal me half a hand")
        return h(
            "section",
            trumps,
            h("div", h("p", self._holding(), class_="pl-label"), shown, class_="pl-part", key="mine"),
            self._slider(),
            small(before_melding(v.rules), "before-melding") if self.of != HAND else None,
            h(
                "div",
                button(deal, "deal", primary=True, key="deal"),
                button(say("Put all away"), "clear", key="put-away") if held and self.of == HAND else None,
                class_="pl-acts",
                key="acts",
            ),
            self.builder(),
            class_="pl-felt",
            aria_label=say("The table"),
            key="felt",
        )

    def _holding(self) -> str:
        return say("Your cards: {n}", n=len(self.held))

    def _slider(self) -> Node | None:
        asked = self.asked
        if len(self.values) == 1:
            text = plural(asked.drawn, "The kitty has {n} card.", "The kitty has {n} cards.")
            left = len(self._page.variant.pack) - len(asked.held)
            unseen = say("You have not seen {n} cards: each of them may be there.", n=left)
            return h("p", f"{text} {unseen}", key="kitty")
        labels = {
            HAND: say("Cards to come") if asked.held else say("Cards of the hand"),
            PARTNER: say("Cards of your partner"),
        }
        label = labels.get(self.of, say("Next cards from the stock"))
        return slider("drawn", label, self.values, asked.drawn)

    # --- the answer ----------------------------------------------------------------------------------------

    def _melds(self, words: Words, asked: Asked, *, counted: bool) -> Node:
        v = self._page.variant
        rows = meld_rows(v, asked)
        held, hoped, rare, never = split(rows, _RARE)
        told = advice(v, asked) if counted else advice_on_melds(v, rows)
        caption = say("Single melds, of {ways} in all", ways=self._in_all(asked))
        return h(
            "section",
            h("h2", self._question(), key="ask"),
            answer_view.answer("told", self.headline(), [words(told)]),
            small(say("You hold already: {melds}.", melds=_names(held)), "held") if held else None,
            meld_table(hoped, caption, "melds") if hoped else None,
            self._rare(rare),
            small(say("Cannot come: {melds}.", melds=_names(never)), "never") if never else None,
            class_="pl-panel pl-odds-melds",
            aria_label=say("The answer"),
            key="answers",
        )

    def _question(self) -> str:
        return {
            HAND: say("What may I hope for?"),
            PARTNER: say("What may I hope for from my partner?"),
            KITTY: say("What may I hope for from the kitty?"),
        }.get(self.of, say("What may I hope for from the stock?"))

    def _in_all(self, asked: Asked) -> str:
        ways = odds(self._page.variant, asked).ways
        if ways == 1:
            return say("1 hand") if asked.hands else say("1 case")
        return say("{n} hands" if asked.hands else "{n} cases", n=grouped(ways))

    def _rare(self, rows: list[MeldRow]) -> Node | None:
        if not rows:
            return None
        return fold(
            "rare", say("Rarer than 1 in 200"), lambda: [meld_table(rows, say("Rarer melds"), "rare")]
        )

    def _totals(self, asked: Asked, *, counted: bool) -> Node:
        return h(
            "section",
            h("h2", say("All melds together"), key="ask-total"),
            *(self._stair(asked) if counted else self._no_stair()),
            class_="pl-panel pl-odds-total",
            aria_label=say("All melds together"),
            key="total-part",
        )

    def _stair(self, asked: Asked) -> Iterator[Node | None]:
        v = self._page.variant
        steps = stair(v, asked)
        caption = say("So many points or more, of {ways}", ways=self._in_all(asked))
        yield stair_table(steps, caption) if steps else h("p", say("No meld can come."), key="none")
        yield small(on_average(v, asked), "mean")
        if v.rules.stock is not None:
            text = "All melds side by side. Laid one by one, in a good order, they may come to more."
            yield small(say(text), "one-by-one")

    def _no_stair(self) -> Iterator[Node]:
        if not has_total(self._page.variant):
            yield h("p", self._no_total(), key="no-total")
            return
        yield h("p", say("With so many cards this takes a few seconds."), class_="pl-small", key="slow")
        yield h("div", button(say("Work out the total"), "total", key="total"), class_="pl-acts", key="count")

    def _no_total(self) -> str:
        if self._page.variant.rules.turns is not None:
            return say("Here melds score nothing by themselves, so there is no total to hope for.")
        return say(
            "Here each card counts for its rank or for its colour, so a total is no sum of single melds: "
            "this page shows single melds only."
        )


def _names(rows: list[MeldRow]) -> str:
    """Melds in a sentence."""
    return "; ".join(row.name[:1].lower() + row.name[1:] for row in rows)
