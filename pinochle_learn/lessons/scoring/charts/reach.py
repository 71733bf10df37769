"""Where a hand is made, set, saved or out of reach, as trick points go from none to all.

Where two parties share the tricks, both are looked at over the bidders' trick points. Where three players
each count for themselves, each is looked at over its own, as the others share the rest.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.hand import Hand, beyond, may_give_up, settled
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.split import moved
from pinochle_learn.teaching.scores.words import chips_word, signed
from pinochle_learn.text import say

LOST = {"meld-lost", "points-lost"}
_RULES = {
    "meld-lost": "lost",
    "points-lost": "lost",
    "nothing": "nothing",
    "unplayed-nothing": "nothing",
    "unplayed-short": "small",
    "short-meld": "small",
    "set-award": "award",
    "set-award-bare": "bid",
    "renege-award": "award",
    "renege-award-bare": "bid",
    "reneged": "nothing",
    "pays": "pays",
    "is-paid": "paid",
}


@dataclass(frozen=True, slots=True)
class Band:
    """Trick points from ``low`` to ``high`` that end alike; ``key`` says how (see ``word``)."""

    low: int
    high: int
    key: str


@dataclass(frozen=True, slots=True)
class Strip:
    """What becomes of ``side`` over the trick points of ``axis``, from none to all.

    ``instead`` marks the strip that compares the play with conceding.
    """

    side: int
    axis: int
    bands: tuple[Band, ...]
    instead: bool = False

    def at(self, points: int) -> Band:
        """The band of so many trick points."""
        return next(band for band in self.bands if band.low <= points <= band.high)


def strips(v: Variant, hand: Hand) -> tuple[Strip, ...]:
    """The strips of a hand, the bidders' first; where it stands itself and the scores before play no part."""
    plain = hand.but(before=(0,) * hand.sides)
    if grid(v.rules).pair or v.rules.settling.lost_bid.value == "minus_bid":
        plain = moved(v, plain, hand.bidder or 0, grid(v.rules).total)
    return _strips(v, plain)


@lru_cache(maxsize=128)
def _strips(v: Variant, hand: Hand) -> tuple[Strip, ...]:
    on, own = grid(v.rules), hand.bidder or 0
    if on.pair:
        results = _results(v, hand, own)
        both = tuple(Strip(side, own, _bands(v, results, side)) for side in (own, hand.defender))
        return (*both, *_instead(v, hand, results))
    return tuple(Strip(side, side, _bands(v, _results(v, hand, side), side)) for side in (own, *hand.others))


Results = list[tuple[int, Hand, Settlement]]


def _results(v: Variant, hand: Hand, side: int) -> Results:
    """What the hand comes to for every number of trick points of a side."""
    hands = ((points, moved(v, hand, side, points)) for points in grid(v.rules).points)
    tidy = ((points, one.but(bare=_of_the_empty(one))) for points, one in hands)
    return [(points, one, settled(v, one)) for points, one in tidy]


def _of_the_empty(hand: Hand) -> tuple[int, ...]:
    return tuple(0 if points else bare for points, bare in zip(hand.points, hand.bare, strict=True))


def _instead(v: Variant, hand: Hand, results: Results) -> Iterator[Strip]:
    """Where chips are paid: for which trick points conceding would have cost less than playing."""
    own = hand.bidder or 0
    if not grid(v.rules).chips or hand.given_up or not may_give_up(v, hand):
        return
    price = settled(v, hand.but(given_up=True)).change[own]
    ends = [(n, "cheaper" if price > result.change[own] else "dearer") for n, _, result in results]
    yield Strip(own, own, _merged(ends), instead=True)


def _bands(v: Variant, results: Results, side: int) -> tuple[Band, ...]:
    return _merged([(points, _end(v, hand, result, side)) for points, hand, result in results])


def _merged(ends: Iterable[tuple[int, str]]) -> tuple[Band, ...]:
    made = []
    for key, group in groupby(ends, key=lambda end: end[1]):
        numbers = [number for number, _ in group]
        made.append(Band(numbers[0], numbers[-1], key))
    return tuple(made)


def _end(v: Variant, hand: Hand, result: Settlement, side: int) -> str:
    rule = result.sides[side].rule
    if side != hand.bidder or result.outcome == "renege":
        return _RULES.get(rule, "kept")
    if result.outcome in {"out of reach", "thrown in", "no marriage", "single bete"}:
        return "unplayed"
    if rule in {"meld-wins", "chips-meld-wins"}:
        return "won"
    if result.outcome == "made":
        return "made"
    if beyond(v, hand):
        return "beyond"
    return "below" if rule.startswith("set-meld-lost") else "set"


def joined(v: Variant, found: tuple[Strip, ...]) -> list[tuple[int, int, tuple[str, ...]]]:
    """Several strips over the same trick points as one: from, to, and the key of each."""
    ends = [(points, tuple(strip.at(points).key for strip in found)) for points in grid(v.rules).points]
    groups = [(keys, [n for n, _ in group]) for keys, group in groupby(ends, key=lambda end: end[1])]
    return [(numbers[0], numbers[-1], keys) for keys, numbers in groups]


def word(v: Variant, hand: Hand, side: int, key: str) -> str:
    """What a band is for a side, in a word or two."""
    on, chips = grid(v.rules), v.rules.chips
    each = chips_word(_pays(v, hand, key))
    words = {
        "made": say("made"),
        "won": say("made"),
        "set": say("set") if chips is None else say("double bete"),
        "below": _too_few(v, on.needed),
        "beyond": say("set: out of reach") if chips is None else say("double bete: out of reach"),
        "unplayed": say("not played"),
        "kept": say("meld saved") if hand.meld[side] else say("tricks count"),
        "lost": say("meld lost") if hand.meld[side] else say("nothing"),
        "small": say("tricks only"),
        "nothing": say("nothing"),
        "award": say("bid and meld"),
        "bid": say("the bid"),
        "pays": say("each pays {chips}", chips=each),
        "paid": say("each is paid {chips}", chips=each),
        "cheaper": say("cheaper"),
        "dearer": say("dearer"),
    }
    return words[key]


def short_word(v: Variant, hand: Hand, side: int, key: str) -> str:
    """The same where there is little room."""
    each = signed(_pays(v, hand, key) * (1 if key == "paid" else -1))
    if key in {"pays", "paid"}:
        return say("{n} each", n=each)
    return word(v, hand, side, key).rpartition(": ")[2]


def _too_few(v: Variant, needed: int) -> str:
    words = {"trick": say("set: no trick"), "trick_point": say("set: no trick point")}
    return words.get(v.rules.settling.save_meld.value, say("set: under {n}", n=needed))


def _pays(v: Variant, hand: Hand, key: str) -> int:
    """What an opponent pays or is paid where a band of this key lies."""
    if v.rules.chips is None:
        return 0
    for strip in strips(v, hand):
        for band in strip.bands if strip.side == hand.defender else ():
            if band.key == key:
                there = moved(v, hand, strip.axis, band.low).but(before=(0,) * hand.sides)
                return abs(settled(v, there).change[hand.defender])
    return 0
