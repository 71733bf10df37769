"""What the cards of a meld have in common, in words, where no suit or trump is named."""

from pinochle_learn.cards.card import RANK_NAMES, rank_name, rank_plural, suit_name
from pinochle_learn.rules.melding import Alike, InSequence, Pair
from pinochle_learn.text import listed, number, say

Common = Pair | Alike | InSequence


def in_common(pattern: Common) -> str:
    """Says what makes cards such a meld.

    >>> in_common(Pair("KQ", "colour")), in_common(Alike("rank", "A", 4)), in_common(InSequence("suit", 3))
    ('king and queen of one colour', 'four or more aces', 'three or more in sequence, of one suit')
    >>> in_common(Alike("colour", "Bk", 4)), in_common(Alike("rank", "", 3))
    ('four or more black cards', 'three or more of one rank')
    """
    if isinstance(pattern, Pair):
        ranks = listed(map(rank_name, pattern.ranks))
        return _of_one("{cards} of one colour", "{cards} of one suit", pattern.alike, ranks)
    least = number(pattern.least)
    if isinstance(pattern, InSequence):
        colour, suit = (
            "{cards} or more in sequence, of one colour",
            "{cards} or more in sequence, of one suit",
        )
        return _of_one(colour, suit, pattern.alike, least)
    if not pattern.of:
        return _of_one("{cards} or more of one colour", "{cards} or more of one rank", pattern.alike, least)
    name = rank_plural(pattern.of) if pattern.of in RANK_NAMES else suit_name(pattern.of)
    return say("{n} or more {cards}", n=least, cards=name)


def _of_one(colour: str, otherwise: str, alike: str, cards: str) -> str:
    return say(colour if alike == "colour" else otherwise, cards=cards)
