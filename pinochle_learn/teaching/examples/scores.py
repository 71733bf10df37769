"""Candidates of a settlement and of the end of a game: small hands, poor ones first."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product

from pinochle_learn.front import Variant
from pinochle_learn.teaching.examples.case import Case
from pinochle_learn.teaching.examples.scores_told import (
    BIDDERS,
    OTHERS,
    BothCase,
    EndCase,
    SettleCase,
    TieCase,
)
from pinochle_learn.teaching.scores.ranges import grid

_FEW = 20  # trick points that are next to nothing
_OVER = 100  # a meld or a bid with something to spare


def _bids(a: Variant, b: Variant) -> tuple[int, ...]:
    """The lowest bid that both tables can have, and one much above; any where nobody bids."""
    both = [set(grid(v.rules).bids) for v in (a, b) if v.rules.auctioned]
    common = sorted(set.intersection(*both)) if both else [0]
    low = common[0] if common else max(min(bids) for bids in both)
    return low, low + 3 * _OVER


def _others_short(a: Variant, b: Variant) -> Iterator[Case]:
    """Others with a meld and next to nothing in tricks; the bidders make their bid in any case."""
    bid = _bids(a, b)[0]
    least = max(v.rules.settling.least_meld.value for v in (a, b))
    points = sorted({*grid(a.rules).points, *grid(b.rules).points})
    few = [n for n in points if n <= max(least, _FEW)] + [
        n for n in points if n > max(least, _FEW) and n <= 2 * _OVER
    ]
    for won in few:
        for bare in (0, 1) if not won else (0,):
            yield SettleCase(bid, (max(bid - _OVER, least), _OVER), OTHERS, won, bare)
            yield SettleCase(bid, (max(bid - _OVER, least), 2 * _OVER), OTHERS, won, bare)


def _bidders_short(a: Variant, b: Variant) -> Iterator[Case]:
    """Bidders whose meld alone reaches the bid, and who take nothing."""
    bid = _bids(a, b)[0]
    for bare in (0, 1):
        yield SettleCase(bid, (bid, _OVER), BIDDERS, 0, bare)


def _nines(a: Variant, b: Variant) -> Iterator[Case]:
    bid = _bids(a, b)[0]
    dix = next((m.points.value[0] for v in (a, b) for m in v.rules.meld.melds if m.key == "dix"), 10)
    for bare in (1, 0):
        yield SettleCase(bid, (bid - _OVER, dix), OTHERS, 0, bare, nines=True)


def _beyond(a: Variant, b: Variant) -> Iterator[Case]:
    """A bid that meld and all tricks cannot reach, just so, then by far."""
    for low, meld in product(_bids(a, b), (20, _OVER, 2 * _OVER, 0)):
        total = max(grid(v.rules).total for v in (a, b))
        yield SettleCase(max(low, meld + total + 10), (meld, _OVER), BIDDERS, 0, 1)
        yield SettleCase(max(low, meld + total + 10), (meld, _OVER), BIDDERS, _OVER)


def _thrown_in(a: Variant, b: Variant) -> Iterator[Case]:
    """A hand that is within reach, then one that is not."""
    for low, meld in product(_bids(a, b), (_OVER, 2 * _OVER, 0)):
        yield SettleCase(low, (meld, _OVER), BIDDERS, 0, ending="thrown in")


def _little_meld(a: Variant, b: Variant) -> Iterator[Case]:
    bid = _bids(a, b)[0]
    for meld in (_OVER, 150):
        yield SettleCase(bid, (bid, meld), OTHERS, 2 * _OVER)
        yield SettleCase(bid, (meld, 2 * _OVER), OTHERS, 0, 1)


def _lost(a: Variant, b: Variant) -> Iterator[Case]:
    """A bid that fails in play."""
    bid = _bids(a, b)[0]
    total = min(grid(v.rules).total for v in (a, b))
    least = max(v.rules.settling.least_meld.value for v in (a, b))
    meld = max(_OVER, bid - total, least)  # so much that every table plays it out
    for points in (50, 20, _OVER):
        yield SettleCase(bid, (meld, _OVER), BIDDERS, points)


def _by_meld(a: Variant, b: Variant) -> Iterator[Case]:
    """A bid that is already reached in meld, and no trick."""
    bid = _bids(a, b)[0]
    yield SettleCase(bid, (bid, 0), BIDDERS, 0)


def _renege(a: Variant, b: Variant) -> Iterator[Case]:
    yield SettleCase(_bids(a, b)[0], (2 * _OVER, _OVER), BIDDERS, 0, ending="renege")


def _made(a: Variant, b: Variant) -> Iterator[Case]:
    bid = _bids(a, b)[0]
    yield SettleCase(bid, (bid - _OVER, 0), OTHERS, 50)
    yield SettleCase(bid, (bid - _OVER, 0), OTHERS, _OVER)


def _target(a: Variant, b: Variant) -> Iterator[Case]:
    goals = {v.rules.game.target.value for v in (a, b)} - {None}
    yield from map(EndCase, sorted(goal for goal in goals if goal is not None))


def _limit(a: Variant, b: Variant) -> Iterator[Case]:
    limits = {v.rules.game.limit.value for v in (a, b)} - {None}
    yield from map(EndCase, sorted((limit for limit in limits if limit is not None), reverse=True))


def _both(_a: Variant, _b: Variant) -> Iterator[Case]:
    yield BothCase()


def _tie(_a: Variant, _b: Variant) -> Iterator[Case]:
    yield TieCase()


SCORES: Mapping[str, Callable[[Variant, Variant], Iterator[Case]]] = {
    "settle.save_meld": _others_short,
    "settle.saving_binds": _bidders_short,
    "settle.nines_exempt": _nines,
    "settle.out_of_reach": _beyond,
    "settle.throw_in": _thrown_in,
    "settle.least_meld": _little_meld,
    "settle.lost_bid": _lost,
    "settle.meld_wins": _by_meld,
    "settle.renege": _renege,
    "chips": _made,
    "chips.units": _made,
    "chips.failed": _lost,
    "game.target": _target,
    "game.limit": _limit,
    "game.first_past": _both,
    "game.tie": _tie,
    "game.raised_by": _both,
}
