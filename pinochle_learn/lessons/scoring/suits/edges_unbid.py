"""Brings a hand without an auction to an edge: no trick point, a final digit, the target, both past it."""

from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.clamp import tidied, usual, yours
from pinochle_learn.teaching.scores.hand import Hand, goal, settled
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.rounding import rounds
from pinochle_learn.teaching.scores.split import moved, nearest
from pinochle_learn.text import say

_DIGITS = {"up": 7, "down": 6}
_OVER = {"reach": (0, -30), "below": (-1, -30), "both": (2, 5)}  # of the learner and the other, in steps


def unbid_edges(v: Variant) -> tuple[tuple[str, str], ...]:
    """The edges of a table where nobody bids: keys and names."""
    found = [("none", say("No trick point")), ("all", say("Every trick"))]
    if rounds(v):
        ends = {points % 10 for points in grid(v.rules).points}
        found += [(key, say("Final digit {n}", n=digit)) for key, digit in _DIGITS.items() if digit in ends]
    return (
        *found,
        ("reach", say("Exactly the target")),
        ("below", say("One step below it")),
        ("both", say("Both past it")),
    )


def to_unbid_edge(v: Variant, hand: Hand, key: str) -> Hand:
    """The hand at an edge, with as little of it changed as need be."""
    on, you = grid(v.rules), yours(v)
    points = {"none": 0, "all": on.total}
    if key in _DIGITS:
        possible = [p for p in on.points if p % 10 == _DIGITS[key]]
        points[key] = nearest(possible, hand.points[you])
    if key in points:
        return tidied(v, moved(v, hand, you, points[key]))
    return _with_scores(v, hand.but(declared=None), _OVER[key])


def _with_scores(v: Variant, hand: Hand, over: tuple[int, int]) -> Hand:
    """The hand with scores before it that lead to these, so many steps over the target."""
    target, you = goal(v, hand), yours(v)
    wanted = {you: target + over[0] * v.scale, (you + 1) % hand.sides: target + over[1] * v.scale}
    for side, after in wanted.items():
        bare = hand.but(before=(0,) * hand.sides)
        if (
            not v.scale <= settled(v, bare).change[side] <= after
        ):  # before it the game is open, and nobody below 0
            hand = hand.put("meld", side, usual(v).meld[side])
        change = settled(v, hand.but(before=(0,) * hand.sides)).change[side]
        hand = hand.put("before", side, after - change)
    return tidied(v, hand)
