"""Who gives and who takes when the trick points of one side change: together they are always all."""

from collections.abc import Sequence

from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.hand import Hand, Split
from pinochle_learn.teaching.scores.ranges import grid


def nearest(values: Sequence[int], number: int) -> int:
    """The value that is nearest to a number."""
    return min(values, key=lambda value: abs(value - number))


def moved(v: Variant, hand: Hand, side: int, points: int) -> Hand:
    """The hand with so many trick points for one side.

    What the bidders leave, the others share as before. What one of the others takes comes from the rest of
    them first, and only then from the bidders; so any split can be set, the bidders' part first.
    """
    on, own = grid(v.rules), hand.bidder or 0
    shares = list(hand.points)
    shares[side] = points
    if side == own:
        for other, share in zip(hand.others, shared(v, hand, on.total - points), strict=True):
            shares[other] = share
        return hand.but(points=tuple(shares))
    rest, last = on.total - points - shares[own], [other for other in hand.others if other != side]
    if rest < 0:
        shares[own], rest = shares[own] + rest, 0
    if last and rest not in on.points:  # no cards make so much: the bidders have a little more or less
        fitting = [p for p in on.points if on.total - points - p in on.points]
        rest = nearest(fitting, rest)
        shares[own] = on.total - points - rest
    if not last:
        shares[own] = on.total - points
    for other in last:
        shares[other] = rest if other == last[0] else 0
    return hand.but(points=tuple(shares))


def shared(v: Variant, hand: Hand, rest: int) -> Split:
    """Shares what the bidders leave among the others, in proportion to what they have."""
    on, had = grid(v.rules), [hand.points[side] for side in hand.others]
    if on.pair or not rest:
        return (rest, *(0 for _ in had[1:]))
    weights = had if sum(had) else [1] * len(had)
    shares, left, weight = [], rest, sum(weights)
    for one in weights[:-1]:
        fair = nearest([p for p in on.points if p <= left], left * one // weight if weight else 0)
        shares.append(fair)
        left, weight = left - fair, weight - one
    return (*shares, left)
