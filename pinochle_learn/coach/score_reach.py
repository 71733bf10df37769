"""Where a hand is made, set, saved or out of reach, as the bidders' trick points go from none to all."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_hand import Hand, beyond, settled
from pinochle_learn.engine.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.text import say

LOST = {"meld-lost", "points-lost"}


@dataclass(frozen=True, slots=True)
class Band:
    """Trick points of the bidders from ``low`` to ``high`` that end alike for both sides.

    ``bidders`` is ``made``, ``set``, ``beyond`` (set, since out of reach) or ``unplayed``; ``others`` is
    ``kept``, ``lost`` or ``nothing``.
    """

    low: int
    high: int
    bidders: str
    others: str


@lru_cache(maxsize=128)
def bands(v: Variant, hand: Hand) -> tuple[Band, ...]:
    """The bands of a hand, from no trick point of the bidders to all; ``hand.points`` plays no part."""
    points = grid(v.rules).points
    ends = [(number, *_end(v, hand.but(points=number))) for number in points]
    made = []
    for (bidders, others), group in groupby(ends, key=lambda end: end[1:]):
        numbers = [number for number, *_ in group]
        made.append(Band(numbers[0], numbers[-1], bidders, others))
    return tuple(made)


def at(found: tuple[Band, ...], points: int) -> Band:
    """The band of so many trick points."""
    return next(band for band in found if band.low <= points <= band.high)


def _end(v: Variant, hand: Hand) -> tuple[str, str]:
    result = settled(v, hand)
    if result.outcome in {"out of reach", "thrown in", "no contract"}:
        return "unplayed", "kept"
    bidders = "beyond" if beyond(v, hand) else result.outcome
    return bidders, _others(result, hand.defender)


def _others(result: Settlement, side: int) -> str:
    rule = result.sides[side].rule
    return "lost" if rule in LOST else "nothing" if rule == "nothing" else "kept"


def bidders_word(key: str) -> str:
    """What a band is for the bidders."""
    words = {
        "made": say("made"),
        "set": say("set"),
        "beyond": say("set: out of reach"),
        "unplayed": say("not played"),
    }
    return words[key]


def others_word(key: str, *, meld: bool) -> str:
    """What a band is for the other side."""
    if key == "kept":
        return say("meld saved") if meld else say("tricks count")
    return say("meld lost") if key == "lost" else say("nothing")
