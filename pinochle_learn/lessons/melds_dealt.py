"""Hands to look at: the first one that a learner meets at a table, and the richest one of a deal."""

from pinochle_learn.cards import Card
from pinochle_learn.coach.meld_exercise import MeldExercise
from pinochle_learn.coach.meld_exercises import drawn
from pinochle_learn.coach.meld_grow import Growing
from pinochle_learn.coach.meld_hands import is_pinochle, is_royal, is_run, melds_first, pays
from pinochle_learn.deal.dealing import dealt, kitty
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds import MeldSet
from pinochle_learn.front import Variant
from pinochle_learn.widgets.faces import in_order

_FIRST, _RICH = "total-run", "find-many"  # a hand with a run, or with many melds
_SEEDS = range(1766, 2766)
_LOOKED_AT, _MELDS = 60, 4  # deals looked at for a hand with so many melds


def first_hand(table: Variant) -> MeldExercise:
    """What a learner meets first at a table: a run, and a card that serves in every type."""
    if not all(pays(table.rules, kind) for kind in (is_run, is_royal, is_pinochle)):  # a group's own table
        return drawn(table.rules, _RICH, _SEEDS[0])
    found = (drawn(table.rules, _FIRST, seed) for seed in _SEEDS)
    return next(one for one in found if _serves_everywhere(table.meld(one.hand, trump=one.trump)))


def _serves_everywhere(melds: MeldSet) -> bool:
    used = [{card for meld in melds if meld.type == kind for card in meld.cards} for kind in melds.by_type]
    return bool(set.intersection(*used))


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
