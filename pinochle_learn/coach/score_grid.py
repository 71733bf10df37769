"""Which numbers can stand on a score sheet at a table: bids, melds, trick points, scores."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from math import gcd

from pinochle_learn.engine.bidding import LegalBids
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.rules import Rules

_MOST_MELD = 80  # in points of the small scale


@dataclass(frozen=True, slots=True)
class Grid:
    """The numbers of a table. ``points`` are the trick points that cards can make, in steps of ``step``.

    ``bare`` is the most tricks a side can take without a card that counts, ``nines`` what nines of trump
    alone can score, ``tricks`` the tricks of a hand.
    """

    scale: int
    bids: tuple[int, ...]
    melds: range
    points: tuple[int, ...]
    step: int
    total: int
    scores: range
    target: int
    limit: int | None
    tricks: int
    bare: int
    nines: tuple[int, ...]

    @property
    def middle(self) -> tuple[int, ...]:
        """Trick points that leave some to both sides, and neither side nearly none."""
        fifth = self.total // 5
        return tuple(p for p in self.points if fifth <= p <= self.total - fifth)


@lru_cache(maxsize=64)
def grid(rules: Rules) -> Grid:
    """The numbers of a table, found once."""
    made, scale = compiled(rules), rules.table.scale.value
    target, limit = rules.game.target.value, rules.game.limit.value
    low = -target if limit is None else limit + scale
    return Grid(
        scale=scale,
        bids=_bids(rules, 4 * made.total),
        melds=range(0, _MOST_MELD * scale + 1, scale),
        points=_sums(rules),
        step=gcd(*rules.count.points.value, rules.count.last_trick.value),
        total=made.total,
        scores=range(low, target, scale),
        target=target,
        limit=limit,
        tricks=rules.deal.hand.value,
        bare=_bare(rules, made.players),
        nines=_nines(rules, made.pack.copies),
    )


def _bids(rules: Rules, top: int) -> tuple[int, ...]:
    legal = LegalBids(compiled(rules), rules.bidding.minimum.value, rules.bidding.cap.value)
    return tuple(takewhile(lambda bid: bid <= top, legal))


def _sums(rules: Rules) -> tuple[int, ...]:
    """Every number of trick points that some of the cards, with or without the last trick, make."""
    copies = len(rules.pack.suits.value) * rules.pack.copies.value
    sums = 1
    for value in (*rules.count.points.value * copies, rules.count.last_trick.value):
        sums |= sums << value
    return tuple(number for number in range(sums.bit_length()) if sums >> number & 1)


def _bare(rules: Rules, players: int) -> int:
    copies = len(rules.pack.suits.value) * rules.pack.copies.value
    return copies * rules.count.points.value.count(0) // players


def _nines(rules: Rules, copies: int) -> tuple[int, ...]:
    each = next((meld.points.value[0] for meld in rules.meld.melds if meld.key == "dix"), 0)
    return tuple(each * n for n in range(1, copies + 1)) if each else ()
