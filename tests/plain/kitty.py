"""The kitty: which cards may be buried, and the melds that leave enough of them."""

from collections import Counter
from itertools import combinations
from random import Random

from .melds import Meld, counter_points, packings, patterns
from .tables import Table


def unmelded(hand: list[str], laid: list[str]) -> list[str]:
    """Returns the cards of a hand that lie in no meld."""
    return list((Counter(hand) - Counter(laid)).elements())


def may_bury(table: Table, cards: list[str], hand: list[str], laid: list[str], trump: str) -> bool:
    """Tells whether these cards may be laid away from this hand, kitty included, beside these melds."""
    if len(cards) != table["kitty"]:
        return False
    free = hand if table["bury_melded"] else unmelded(hand, laid)
    if Counter(cards) - Counter(free):
        return False
    if table["bury_trump"] == "free":
        return True
    plain = sum(card[1] != trump for card in free)
    trumps = sum(card[1] == trump for card in cards)
    return trumps == max(0, table["kitty"] - plain)  # a trump for want of others, and no more of them


def random_bury(table: Table, hand: list[str], laid: list[str], trump: str, rng: Random) -> list[str]:
    """Returns cards that may be buried."""
    able = [
        cards
        for cards in combinations(unmelded(hand, laid), table["kitty"])
        if may_bury(table, list(cards), hand, laid, trump)
    ]
    return list(rng.choice(able))


def lay_beside_three(table: Table, hand: list[str], trump: str) -> tuple[list[Meld], int]:
    """Returns the melds that pay most and leave enough cards to bury, and their points.

    Every choice of cards to set aside is tried; the first of equals is taken.
    """
    best: tuple[int, list[str]] = (-1, [])
    for aside in sorted(set(combinations(sorted(hand), table["kitty"]))):
        kept = unmelded(hand, list(aside))
        best = max(best, (counter_points(table, kept, trump), kept), key=lambda one: one[0])
    return best_melds(table, best[1], trump), best[0]


def best_melds(table: Table, hand: list[str], trump: str | None) -> list[Meld]:
    """Returns the melds of the best packing of every type."""
    found: list[Meld] = []
    for type_name in sorted(table["types"].values()):
        every = packings(table, hand, trump, type_name)
        found += max(every, key=lambda packing: sum(points for _key, _cards, points in packing))
    return found


def cards_of(table: Table, melds: list[Meld], trump: str | None) -> list[str]:
    """Returns the cards that lie on the table: one that serves in several types lies there once."""
    laid: Counter[str] = Counter()
    for known in patterns(table, trump).values():
        keys = {pattern.key for pattern in known}
        of_type = Counter(card for key, cards, _points in melds if key in keys for card in cards)
        laid |= of_type
    return list(laid.elements())
