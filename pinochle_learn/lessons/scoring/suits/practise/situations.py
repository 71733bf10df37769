"""All situations of scoring in teaching order; piles are apart (``PILES``)."""

from functools import lru_cache

from pinochle_learn.lessons.scoring.suits.practise.situation import Situation
from pinochle_learn.lessons.scoring.suits.practise.situations_ends import ENDS, UNPLAYED_HANDS
from pinochle_learn.lessons.scoring.suits.practise.situations_played import PLAYED
from pinochle_learn.lessons.scoring.suits.practise.situations_unbid import UNBID
from pinochle_learn.rules import Rules

PILES = (
    ("pile", "Count a pile of tricks"),
    ("pile-last", "Count a pile with the last trick in it"),
    ("pile-bare", "Count tricks without a card that counts"),
    ("pile-buried", "Count the bidder's tricks and the buried cards"),
)


@lru_cache(maxsize=64)
def situations(rules: Rules) -> tuple[Situation, ...]:
    """The situations that can come up at a table, in teaching order."""
    return tuple(one for one in (SITUATIONS if rules.auctioned else UNBID) if one.known(rules))


SITUATIONS = (*PLAYED, *UNPLAYED_HANDS, *ENDS)  # at tables with an auction
