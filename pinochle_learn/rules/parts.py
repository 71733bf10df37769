"""The parts of a record that only some tables have: colours, a kitty, a stock, chips, turns."""

from dataclasses import dataclass

from pinochle_learn.rules.kinds import (
    ONE_WAY,
    YES_NO,
    fixed,
    if_any,
    numbers,
    one_of,
    pair,
    pairs,
    rule,
    text,
    whole,
)
from pinochle_learn.rules.value import Value


def _suits(value: str) -> bool:
    return set(value) <= set("SHDC") and len(set(value)) == len(value)


@dataclass(frozen=True, slots=True)
class ColourRules:
    """The colours of the Purple pack, high to low, each printed on one suit; each counts in tricks."""

    codes: Value[tuple[str, ...]] = rule("Colours, high to low", fixed("the colours of the Purple pack"))
    named: Value[tuple[str, ...]] = rule(
        "Colours whose suit this text names", fixed("the suits of the Purple pack")
    )
    metals: Value[tuple[str, ...]] = rule(
        "Colours whose suit another page of the pack names", fixed("the suits of the Purple pack")
    )
    seventh: Value[str] = rule("Seventh colour", fixed("the seventh colour of the Purple pack"))
    points: Value[tuple[int, ...]] = rule("Points of the colours, in their order", numbers(7))


@dataclass(frozen=True, slots=True)
class KittyRules:
    """Cards that are dealt to nobody, which the bidder takes, and as many of which he buries."""

    cards: Value[int] = rule("Cards dealt to the kitty", whole(1))
    shown: Value[bool] = rule("Is the kitty shown to everybody?", YES_NO)
    bury_melded: Value[bool] = rule("May melded cards be buried?", YES_NO)
    bury_trump: Value[str] = rule("May trumps be buried?", one_of("free", "last"))
    counts: Value[bool] = rule("Do buried cards count as won?", ONE_WAY)


@dataclass(frozen=True, slots=True)
class StockRules:
    """Cards from which both draw after each trick; the first is turned up and lies below the others."""

    draw: Value[str] = rule("When are cards drawn?", one_of("after_meld", "before_meld"))
    free_play: Value[bool] = rule("May any card be played while the stock lasts?", YES_NO)
    dix_exchange: Value[bool] = rule("May the nine of trump be exchanged for the turned card?", YES_NO)
    turned_nine: Value[bool] = rule("Does a nine that is turned pay the dealer?", YES_NO)
    last_meld: Value[bool] = rule("May the winner of the last trick from the stock meld?", YES_NO)
    fresh_card: Value[bool] = rule("Does each meld need a card from the hand?", YES_NO)
    first_draw: Value[str] = rule("Who draws first?", ONE_WAY)
    last_cards: Value[str] = rule("Who takes the turned card?", ONE_WAY)
    taken_up: Value[bool] = rule("Are melds taken up again when the stock is used up?", ONE_WAY)
    counted: Value[bool] = rule("Do tricks won while the stock lasts count?", ONE_WAY)
    dix_beside: Value[bool] | None = if_any("Is the nine of trump laid beside the meld of a trick?", ONE_WAY)


@dataclass(frozen=True, slots=True)
class ChipRules:
    """Payment in chips, from hand to hand, instead of points on a score."""

    units: Value[tuple[tuple[int, int], ...]] = rule("Chips by the bid, from where on", pairs())
    beyond: Value[tuple[int, int]] = rule("Above the last: for each so many points, so many chips", pair())
    doubled: Value[str] = rule("Trump suits that double the chips", text("letters of suits", _suits))
    failed: Value[int] = rule("Times the unit that a bid costs which fails in play", whole(1))
    conceded: Value[int] = rule("Times the unit that a bid costs which is given up", ONE_WAY)
    conceded_doubled: Value[bool] = rule("Do those suits double a bid that is given up?", YES_NO)


@dataclass(frozen=True, slots=True)
class TurnRules:
    """A game of drawing, laying melds and laying off, turn by turn, until a player has no card left."""

    melds: Value[int] = rule("Melds that a player may lay in a turn", whole(1))
    lay_off_first: Value[bool] = rule("May one lay off before one's own first meld?", YES_NO)
    discard_drawn: Value[bool] = rule("May the card just drawn be discarded?", YES_NO)
    reshuffles: Value[int] = rule("How often is the discard pile shuffled into a new stock?", whole(0))
    first: Value[str] = rule("Who has the first turn?", ONE_WAY)
    draws: Value[str] = rule("What is drawn on a turn?", ONE_WAY)
    lay_off: Value[str] = rule("What may be laid off?", ONE_WAY)
    corner: Value[bool] = rule("Does a run go on past the ace?", ONE_WAY)
    either: Value[str] = rule("Who says what a meld is that could be two?", ONE_WAY)
    only_drawn: Value[str] = rule("What if only the card just drawn is left?", ONE_WAY)
    out: Value[str] = rule("How does one go out?", ONE_WAY)
    scores: Value[str] = rule("What does a player score who goes out?", ONE_WAY)
    stuck: Value[str] = rule("What if the stock is used up for good?", ONE_WAY)
