"""What a player may do with his own cards and what lies open: bury, play while the stock lasts, use the nine.

All of it follows from what his seat sees, so a phase asks the same functions as a player who decides.
"""

from pinochle_learn.cards import Card
from pinochle_learn.deal.laying import on_table
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import MeldSet
from pinochle_learn.engine.melds.growing import Spread
from pinochle_learn.engine.tricks.plays import Trick, ruling
from pinochle_learn.errors import ActionError
from pinochle_learn.rules.parts import StockRules
from pinochle_learn.text import say

Cards = tuple[Card, ...]


# --- burying -----------------------------------------------------------------------------------------------


def free_to_bury(table: Compiled, hand: int, laid: MeldSet | None) -> Cards:
    """The bidder's cards of which any may be among those to bury, unless they are trumps.

    ``laid`` are his melds, where they lie on the table already.
    """
    cards, rules = table.pack.cards(hand), table.rules.kitty
    if rules is None or rules.bury_melded.value or laid is None:
        return cards
    left = on_table(table, laid)
    free = []
    for card in cards:
        if left[card]:
            left[card] -= 1
        else:
            free.append(card)
    return tuple(free)


def trumps_to_bury(table: Compiled, free: Cards, trump: str | None) -> int | None:
    """How many trumps must be among the buried cards where they go last; ``None``: as many as one likes."""
    rules = table.rules.kitty
    if rules is None or rules.bury_trump.value == "free":
        return None
    plain = sum(card.suit != trump for card in free)
    return max(0, rules.cards.value - plain)


# --- while the stock lasts ---------------------------------------------------------------------------------


def stock_rules(table: Compiled) -> StockRules:
    """The rules of the stock, at a table that has one."""
    if table.rules.stock is None:  # pragma: no cover - the record's phases say otherwise
        raise ActionError(say("This table has no stock to draw from."))
    return table.rules.stock


def lying_cards(table: Compiled, spread: Spread) -> int:
    """The cards that a player has on the table, as a hand."""
    return own_cards(table, 0, spread)


def own_cards(table: Compiled, hand: int, spread: Spread) -> int:
    """Everything that a player may play, in the hand and on the table, as a hand."""
    for card in spread.cards:
        hand = table.pack.add(hand, card.number)
    return hand


def playable(
    table: Compiled, hand: int, spread: Spread, trick: Trick, trump: str | None
) -> tuple[Cards, Cards]:
    """Which cards may be played to a trick, from the hand and from the table."""
    legal = ruling(table, own_cards(table, hand, spread), trick, trump, stock=True).legal

    def of(source: int) -> Cards:
        return tuple(card for i, card in enumerate(table.pack.distinct) if legal >> i & source >> i & 1)

    return of(hand), of(lying_cards(table, spread))


def nine_of_trump(table: Compiled, trump: str | None) -> int | None:
    """The number of the nine of trump; ``None`` where there is none."""
    return None if trump is None else table.pack.number.get(Card("9", trump))


def may_use_nine(table: Compiled, hand: int, trump: str | None, stock: int) -> bool:
    """Says whether the winner of a trick may exchange or show a nine of trump; ``stock`` is its size."""
    nine = nine_of_trump(table, trump)
    return bool(stock and nine is not None and stock_rules(table).dix_exchange.value and hand >> nine & 1)


def going_on(table: Compiled) -> str:
    """What the winner of a trick does who lays nothing: draws, or says that he has no meld."""
    return "draw" if stock_rules(table).draw.value == "after_meld" else "no meld"
