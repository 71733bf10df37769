"""Cases of cards: what they meld, what may be played on a trick, who has won it, what cards count."""

from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import suit_name
from pinochle_learn.cards.reading import read_cards
from pinochle_learn.errors import CardError
from pinochle_learn.front import Variant
from pinochle_learn.teaching.examples.case import CaseDefaults, CaseText
from pinochle_learn.teaching.practice.question import SMALL, Row
from pinochle_learn.teaching.scores import rounding
from pinochle_learn.text import listed, plural, say, sentence

TRUMP = "S"
_FEW = 2


def drawn(cards: str) -> tuple[Card, ...]:
    """Cards of a text."""
    return tuple(read_cards(cards))


def _named(cards: list[Card]) -> str:
    return listed(say("the {card}", card=card.name) for card in cards)


@dataclass(frozen=True, slots=True)
class MeldCase(CaseDefaults):
    """What cards meld. ``native``: each table answers in the points that it writes itself.

    ``suit_or_colour`` is the trump; ``None``: in a game of turns, where it counts which melds there are.
    """

    cards: str
    native: bool = False
    suit_or_colour: str | None = TRUMP

    @property
    def question(self) -> str:
        """What is asked."""
        return say("What do these cards meld?")

    @property
    def rows(self) -> tuple[Row, ...]:
        """The cards."""
        return (Row(SMALL, drawn(self.cards), say("The cards")),)

    @property
    def trump(self) -> str | None:
        """Spades, or a colour where cards have colours."""
        return self.suit_or_colour

    def ask(self, v: Variant) -> CaseText:
        """The points, and the melds that they come from."""
        table = (v.on_scale(v.rules.home_scale) or v) if self.native and v.rules.home_scale else v
        try:
            melds = table.meld(self.cards, trump=self.suit_or_colour)
        except CardError as error:
            return CaseText(None, say("cannot be held"), str(error))
        told = list(dict.fromkeys(meld.why for meld in melds))
        if self.suit_or_colour is None:
            names = listed(meld.name for meld in melds) or say("no meld")
            return CaseText(tuple(meld.key for meld in melds), names, " ".join(told))
        if len(told) > _FEW:
            told = [say("{melds}.", melds=sentence(listed(f"{meld.name} {meld.points}" for meld in melds)))]
        return CaseText(melds.points, _points(melds.points), " ".join(told) or say("No meld of this table."))


def _points(n: int) -> str:
    return plural(n, "{n} point", "{n} points")


@dataclass(frozen=True, slots=True)
class PlayCase(CaseDefaults):
    """What may be played on a trick; where there is a stock, it is used up, or ``stock`` says it lasts."""

    hand: str
    trick: str
    stock: bool = False

    @property
    def question(self) -> str:
        """What is asked."""
        if self.stock:
            return say("Which cards may be played, with the stock still lying there if there is one?")
        return say("Which cards may be played on this trick?")

    @property
    def rows(self) -> tuple[Row, ...]:
        """The trick and the hand."""
        return (
            Row(SMALL, drawn(self.trick), say("The trick so far")),
            Row(SMALL, drawn(self.hand), say("The hand")),
        )

    @property
    def trump(self) -> str | None:
        """Trump is spades."""
        return TRUMP

    def ask(self, v: Variant) -> CaseText:
        """The cards that may be played."""
        lasts = self.stock if v.rules.stock is not None else None
        try:
            plays = v.legal(self.hand, trick=self.trick, trump=TRUMP, stock=lasts)
        except CardError as error:
            return CaseText(None, say("cannot come up"), str(error))
        allowed = list(dict.fromkeys(plays))
        barred = [verdict for verdict in plays.verdicts if not verdict.legal]
        line = say("only {cards}", cards=_named(allowed)) if barred else say("any of them")
        told = barred[0] if barred else plays[allowed[0]]
        return CaseText(tuple(sorted(map(str, allowed))), line, told.why)


@dataclass(frozen=True, slots=True)
class FullCase(CaseDefaults):
    """Whether a trick is complete, and who has won it."""

    trick: str

    @property
    def question(self) -> str:
        """What is asked."""
        return say("Is this trick complete?")

    @property
    def rows(self) -> tuple[Row, ...]:
        """The trick."""
        return (Row(SMALL, drawn(self.trick), say("The trick")),)

    @property
    def trump(self) -> str | None:
        """Trump is spades."""
        return TRUMP

    def ask(self, v: Variant) -> CaseText:
        """Whether another card is still to come."""
        try:
            won = v.winner(self.trick, trump=TRUMP)
        except CardError as error:
            return CaseText(-1, say("too many cards"), str(error))
        left = max(v.players) - len(drawn(self.trick))
        if left:
            return CaseText(left, plural(left, "no, {n} more card", "no, {n} more cards"), "")
        return CaseText(0, say("yes"), won.why)


@dataclass(frozen=True, slots=True)
class CountCase(CaseDefaults):
    """What cards count in tricks."""

    cards: str
    last_trick: bool = False

    @property
    def question(self) -> str:
        """What is asked."""
        if self.last_trick:
            return say("What does this card count, won with the last trick?")
        return say("What does this card count in a trick?")

    @property
    def rows(self) -> tuple[Row, ...]:
        """The cards."""
        return (Row(SMALL, drawn(self.cards), say("Won in a trick")),)

    def ask(self, v: Variant) -> CaseText:
        """The trick points."""
        try:
            points = v.count(self.cards, last_trick=self.last_trick)
        except CardError as error:
            return CaseText(None, say("not in this pack"), str(error))
        return CaseText(int(points), _points(int(points)), points.why)


@dataclass(frozen=True, slots=True)
class RoundCase(CaseDefaults):
    """What a pile of cards comes to on the score."""

    cards: str

    @property
    def question(self) -> str:
        """What is asked."""
        return say("What do these cards, all that a side has won, come to on the score?")

    @property
    def rows(self) -> tuple[Row, ...]:
        """The pile."""
        return (Row(SMALL, drawn(self.cards), say("All that a side has won")),)

    def ask(self, v: Variant) -> CaseText:
        """The points as they are written."""
        try:
            points = int(v.count(self.cards))
        except CardError as error:
            return CaseText(None, say("not in this pack"), str(error))
        written = rounding.rounded(v, points)
        why = rounding.why_rounded(v, points) or say("They count {n}, and nothing is rounded.", n=points)
        return CaseText((written, rounding.rounds(v)), _points(written), why)


@dataclass(frozen=True, slots=True)
class PackCase(CaseDefaults):
    """Whether cards can be in one hand."""

    cards: str

    @property
    def question(self) -> str:
        """What is asked."""
        return say("Can these be in one hand?")

    @property
    def rows(self) -> tuple[Row, ...]:
        """The cards."""
        return (Row(SMALL, drawn(self.cards), say("The cards")),)

    def ask(self, v: Variant) -> CaseText:
        """Yes, or what the pack has instead."""
        try:
            v.pack.check_copies(v.pack.read(self.cards))
        except CardError as error:
            return CaseText("no", say("no"), str(error))
        text = plural(
            v.pack.copies, "The pack has {n} copy of each card.", "The pack has {n} copies of each."
        )
        return CaseText("yes", say("yes"), text)


@dataclass(frozen=True, slots=True)
class NameCase(CaseDefaults):
    """Whether a suit may be made trump with these cards."""

    cards: str

    @property
    def question(self) -> str:
        """What is asked."""
        return say("The bidder holds no other cards of {suit}. May it be trump?", suit=suit_name(TRUMP))

    @property
    def rows(self) -> tuple[Row, ...]:
        """The cards."""
        return (Row(SMALL, drawn(self.cards), say("All that the bidder holds of the suit")),)

    def ask(self, v: Variant) -> CaseText:
        """Whether a marriage is needed, and held."""
        rules = v.rules.trumps
        if rules.named_by.value == "turned":
            return CaseText(
                None, say("nobody names it"), say("Trump is the suit of a card that is turned up.")
            )
        held = {card.rank for card in drawn(self.cards)} >= {"K", "Q"}
        if rules.marriage.value and not held:
            return CaseText(
                "no", say("no"), say("The bidder must hold a king and a queen of the trump suit.")
            )
        return CaseText("yes", say("yes"), say("Any suit may be trump, whatever the bidder holds of it."))


@dataclass(frozen=True, slots=True)
class AgainCase(CaseDefaults):
    """Whether cards that lie in one meld may serve in another of its type."""

    laid: str
    more: str

    @property
    def question(self) -> str:
        """What is asked."""
        return say("A player has laid the first cards for a meld. May the others make a run of them?")

    @property
    def rows(self) -> tuple[Row, ...]:
        """What lies, and what is held."""
        return (Row(SMALL, drawn(self.laid), say("Laid")), Row(SMALL, drawn(self.more), say("Still held")))

    @property
    def trump(self) -> str | None:
        """Trump is spades."""
        return TRUMP

    def ask(self, v: Variant) -> CaseText:
        """Whether the claim is good, and what it gains."""
        try:
            claim = v.check_meld(f"{self.laid} {self.more}", trump=TRUMP, hand=self.more, laid=[self.laid])
        except CardError as error:  # what is laid is no meld at a table of a group's own
            return CaseText("impossible", say("impossible"), str(error))
        line = say("yes, for {points} more", points=claim.points) if claim.ok else say("no")
        return CaseText(claim.points, line, claim.why)
