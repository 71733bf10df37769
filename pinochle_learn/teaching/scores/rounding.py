"""Trick points that are rounded to tens for the score: what they come to, and why."""

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring import settling
from pinochle_learn.front import Variant
from pinochle_learn.text import say

_TENS = 10
_UP = 7  # this final digit and those above it go up


def rounds(v: Variant) -> bool:
    """Says whether a table rounds trick points."""
    return v.rules.count.rounding.value != "none"


def rounded(v: Variant, points: int) -> int:
    """Trick points as the score has them."""
    return settling.rounded(compiled(v.rules), points)


def goes_up(points: int) -> bool:
    """Says whether the final digit of some points goes up."""
    return points % _TENS >= _UP


def why_rounded(v: Variant, points: int) -> str:
    """What trick points come to on the score, and why; nothing at a table that does not round."""
    if not rounds(v):
        return ""
    values = {"n": points, "digit": points % _TENS, "score": rounded(v, points)}
    if not points % _TENS:
        return say("Rounded to tens {n} stays {score}.", **values)
    if goes_up(points):
        return say("Rounded to tens {n} is {score}: a final {digit} goes up, as 7, 8 and 9 do.", **values)
    return say("Rounded to tens {n} is {score}: a final {digit} goes down, as all below 7 do.", **values)
