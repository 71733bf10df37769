"""Deals with the hands that a test is about: the first bidder's, and a kitty where the table has one."""

from collections import Counter

import pinochle_learn as pl


def laid_out(v: pl.Variant, north: str, kitty: str = "", *, others: tuple[str, ...] = ()) -> pl.Deal:
    """North holds these cards, the kitty those; ``others`` are begun for the next seats, the rest fills up.

    North speaks first.
    """
    seats, size = max(v.players), v.rules.deal.hand.value
    begun = [list(v.pack.read(hand)) for hand in (north, *others)]
    begun += [[] for _ in range(seats - len(begun))]
    gone = Counter(card for hand in (*begun, v.pack.read(kitty)) for card in hand)
    left = iter((Counter(v.pack.whole()) - gone).elements())
    for hand in begun:
        hand.extend(next(left) for _ in range(size - len(hand)))
    return v.deal(hands=begun, dealer=seats - 1)


def acted(deal: pl.Deal, *actions: str) -> pl.Deal:
    """The deal after some acts."""
    for action in actions:
        deal.act(action)
    return deal
