"""The cards that are asked about, as a link and the fields have them, and what the engine says of them."""

from collections.abc import Callable
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.errors import PinochleError
from pinochle_learn.front import Variant
from pinochle_learn.lessons.ask import answers
from pinochle_learn.lessons.ask.answers import Answer
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.view.controls import written
from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS, edition, has_phases
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, h
from pinochle_learn.widgets.row import row_traits

_LED = {SUITS: "KC", COLOURS: "KGr", TURNS: ""}  # the trick that a page begins with: somebody has led
_FIRST = 1  # the seed of the hand that everybody meets first
TEXTS = ("hand", "laid", "claim", "trick", "drawn")
_CARDS = {"hand", "trick", "drawn"}  # the others are groups of cards
LASTS, USED_UP = "lasts", "used-up"


class Tried(NamedTuple):
    """An answer, or what is wrong with a field."""

    answer: Answer | None
    wrong: str = ""

    @property
    def line(self) -> str:
        """What a screen reader hears."""
        return self.answer.line if self.answer else self.wrong


class AskedCards:
    """One hand for all questions. What is typed stays as it is typed, also where it cannot be read."""

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self.texts: dict[str, str] = dict.fromkeys(TEXTS, "")
        self._pack: tuple[object, int] | None = None  # the cards that are dealt, and how many to a hand
        self._left: dict[str, str] = {}  # the place as it was left

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def table(self) -> Variant:
        """The table that is chosen."""
        return self._page.variant

    @property
    def kind(self) -> str:
        """The kind of game it plays."""
        return edition(self.table.rules)

    @property
    def one_by_one(self) -> bool:
        """Melds are laid one for each trick won, so that what lies on the table matters."""
        return self.kind == SUITS and self.table.rules.meld.who.value == "trick_winner"

    def enter(self) -> None:
        """Takes the cards of a link; at a table with other cards, or another number of them, deals a hand."""
        state, pack, said = self._page.state, (self.table.pack, self.table.rules.hand_size), self._said
        news = said != self._left
        if news and said["hand"]:
            self.texts = said
        elif news or pack != self._pack:
            self._begin_anew()
            self.deal(_FIRST if state.seed is None else state.seed)
            for name in (name for name in TEXTS if news and said[name]):
                self.put(name, said[name])
        self._pack = pack
        if len(self.texts["trick"].split()) >= max(self.table.players):
            self.put("trick", _LED[self.kind])
        suits = self.table.pack.suits_or_colours
        if self.kind != TURNS and self._page.state.trump not in suits:
            self._page.state = self._page.state.but(trump=suits[0])
        self._left = self._said

    @property
    def _said(self) -> dict[str, str]:
        return {name: str(getattr(self._page.state, name)) for name in TEXTS}

    def _known(self, name: str) -> str:
        """A field as the place has it: what can be read of it, else nothing."""
        text = self.texts[name]
        try:
            return written(self.table.pack.read(text)) if name in _CARDS else text
        except PinochleError:
            return ""

    def put(self, name: str, text: str) -> None:
        """Takes what is typed into a field; the link says what can be read of it."""
        self.texts[name] = text.strip()
        self._page.state = self._page.state.but(**{name: self._known(name)})
        self._left = self._said

    def deal(self, seed: int) -> None:
        """Deals a hand of this table's size, and trump where a card is turned for it."""
        dealt = self.table.deal(seed=seed)
        mine, other = dealt.hands[0], dealt.hands[1]
        if self.kind == COLOURS or self._holds_all(mine, self.texts["trick"]):
            self.put("trick", str(other[len(other) // 2]))  # another's card must be led
        self.put("laid", "")
        self.put("drawn", "")
        self.put("hand", written(mine))
        trump = dealt.trump or self._page.state.trump
        self._page.state = self._page.state.but(trump=trump, seed=None)

    def _begin_anew(self) -> None:
        self.put("claim", "")
        self.put("trick", _LED[self.kind])

    def _holds_all(self, hand: tuple[Card, ...], trick: str) -> bool:
        """Says whether a hand holds every copy of the card that is led."""
        return sum(str(card) == trick for card in hand) == self.table.pack.copies

    @property
    def laid(self) -> list[str]:
        """The melds that lie on the table, in the order laid, with commas between them."""
        used = self.one_by_one or self.kind == TURNS
        return [meld for meld in self.texts["laid"].split(",") if meld.strip()] if used else []

    # --- what the engine says ------------------------------------------------------------------------------

    @property
    def hand(self) -> Tried:
        """The cards of the hand, drawn."""
        return _tried(lambda: Answer("", (self._cards(),)))

    def _cards(self) -> Node:
        held = self.table.pack.read(self.texts["hand"])
        return h("cards", state=row_traits(held, say("Your hand")), class_="pl-ask-hand", key="held")

    def melds(self) -> Tried:
        """What the hand melds, or is best laid next."""
        table, hand, trump = self.table, self.texts["hand"], self._page.state.trump
        if self.kind == TURNS:
            return _tried(lambda: answers.groups(table.meld(hand, trump=None)))
        if self.one_by_one:
            return _tried(self._planned)
        return _tried(lambda: answers.best_melds(table.meld(hand, trump=trump)))

    def _planned(self) -> Answer:
        table, hand, trump = self.table, self.texts["hand"], self._page.state.trump
        plan = table.plan_melds(hand, trump=trump, laid=self.laid, tricks=table.rules.hand_size)
        return answers.planned_melds(table, plan)

    def claimed(self) -> Tried:
        """Whether the claimed cards are a meld."""
        claim = self.texts["claim"]
        if not claim:
            return Tried(Answer("", ()))
        trump, laid = self._page.state.trump, self.laid
        if self.kind == TURNS:
            trump, laid = "", []

        def asked() -> Answer:
            hand = self.texts["hand"]
            found = self.table.check_meld(claim, trump=trump or None, hand=hand, laid=laid)
            said = say("Yes.") if found.ok else say("No.")
            return Answer(f"{said} {found.why}", (h("p", h("strong", said), f" {found.why}", key="claimed"),))

        return _tried(asked)

    def plays(self) -> Tried:
        """What may be played on the trick, or discarded."""
        table, hand = self.table, self.texts["hand"]
        if self.kind == TURNS:
            drawn = self.texts["drawn"] or None
            return _tried(lambda: answers.discards(table.discards(hand, drawn=drawn)))
        stock = self._page.state.stock != USED_UP if has_phases(table.rules) else None
        trick, trump = self.texts["trick"], self._page.state.trump
        return _tried(lambda: answers.legal_plays(table.legal(hand, trick=trick, trump=trump, stock=stock)))

    def lay_offs(self) -> Tried:
        """What may be laid off on the melds that lie there."""
        if self.kind != TURNS or not self.laid:
            return Tried(Answer("", ()))
        return _tried(lambda: answers.lay_offs(self.table.lay_offs(self.texts["hand"], laid=self.laid)))


def _tried(ask: Callable[[], Answer]) -> Tried:
    try:
        return Tried(ask())
    except PinochleError as error:
        return Tried(None, str(error))
