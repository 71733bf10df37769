"""Hands to look at: the first one that a learner meets at a table, and the richest one of a deal."""

from pinochle_learn.cards import Card
from pinochle_learn.deal.dealing import dealt, kitty
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.front import Variant
from pinochle_learn.lessons.melds.suits.grow.laying import Growing
from pinochle_learn.teaching.melds.hands import is_pinochle, is_royal, is_run, melding_size, melds_first, pays
from pinochle_learn.teaching.page.loading import loaded
from pinochle_learn.widgets.faces import in_order

FIRST_HANDS = (  # a run of spades, and a card that serves in every type: for each size of a hand
    "AS TS KS QS JS 9S QH 9H QD JD QC JC",
    "AS TS KS QS JS 9S TH QH 9H 9H QD JD JD QC JC",
    "AS TS KS QS JS 9S TH KH QH 9H 9H QD JD JD 9D KC QC JC",
    "AS TS KS QS JS AH KH KH QH QH QH JH JH TD KD QD JD AC KC QC",
)
_RICH, _SEED = "find-many", 1766  # at a group's own table, where such a hand may not pay: one with many melds
_LOOKED_AT, _MELDS = 60, 4  # deals looked at for a hand with so many melds


def first_hand(table: Variant) -> tuple[tuple[Card, ...], str]:
    """What a learner meets first at a table, and its trump: a run, and a card that serves in every type."""
    if all(pays(table.rules, kind) for kind in (is_run, is_royal, is_pinochle)):
        for hand in map(str.split, FIRST_HANDS):
            if len(hand) == melding_size(table.rules):
                return table.pack.read(hand), "S"
    drawn = loaded("lessons.melds.suits.practise.bank.drawn")(table.rules, _RICH, _SEED)
    return drawn.hand, drawn.trump


def growing_hand(table: Variant, seed: int) -> tuple[tuple[Card, ...], str]:
    """Of the deals from a seed on the first that has melds to lay one by one, else the last of a few."""
    hand, suit = richest(table, seed)
    for more in range(1, _LOOKED_AT):
        if len(Growing(compiled(table.rules), hand, suit).plan) >= _MELDS:
            break
        hand, suit = richest(table, seed + more)
    return hand, suit


def richest(table: Variant, seed: int) -> tuple[tuple[Card, ...], str]:
    """Of the hands that a seed deals the one that melds most, with the trump that makes it so.

    Where the bidder melds with the kitty in the hand, its cards come last.
    """
    made, left = dealt(compiled(table.rules), seed)
    aside = table.pack.cards(kitty(compiled(table.rules), left)) if melds_first(table.rules) else ()
    hands = [(*in_order(table.pack.cards(hand)), *aside) for hand in made]
    tried = [(table.meld(hand, trump=suit).points, hand, suit) for hand in hands for suit in table.pack.suits]
    _, hand, suit = max(tried, key=lambda one: one[0])
    return hand, suit
