"""Likely slips in the change of a score: the number that each of them gives, and what is said to it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from pinochle_learn.engine.scoring.settling import SideScore
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.practise.situation import Case
from pinochle_learn.rules import Rules
from pinochle_learn.rules.rescale import SCALES, rescaled
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.words import said
from pinochle_learn.text import say

_OTHER_SCALE = 10


@dataclass(frozen=True, slots=True)
class Slip:
    """A wrong number, and the mistake behind it."""

    number: int
    text: str


def change_slips(v: Variant, case: Case, side: int) -> Iterator[Slip]:
    """The slips for how a side's score changes, the likeliest first."""
    score = case.settled.sides[side]
    yield from _of(v, case, score)
    if case.hand.bidder is not None:
        yield from _anothers(v, case, side)
    yield from scales(v, score.change)


def _of(v: Variant, case: Case, score: SideScore) -> Iterator[Slip]:
    """The slips that go with the rule by which the side scores."""
    if case.hand.bidder is None:
        yield from _nobody(case.hand.bid)
    elif score.rule == "reneged":
        yield from _reneged(v, score, case.hand.bid)
    elif "award" in score.rule:
        yield from _awarded(v, case, score)
    elif score.side != case.hand.bidder:
        yield from _others(v, case, score)
    elif case.settled.outcome == "made":
        yield from _made(v, score, case.hand.bid)
    else:
        yield from _lost(v, case, score)


def _anothers(v: Variant, case: Case, side: int) -> Iterator[Slip]:
    for other, change in enumerate(case.settled.change):
        if other != side:
            text = said(v, "That is what the other side's score does.", "That is what another's score does.")
            yield Slip(change, text)


def _made(v: Variant, score: SideScore, bid: int) -> Iterator[Slip]:
    text = say("You added the bid. A bid that is made scores all that was earned, not the bid.")
    yield Slip(bid, text)
    yield Slip(score.trick_points, say("You left out the meld: it counts, since the bid is made."))
    yield Slip(score.meld, say("You left out the trick points."))
    yield Slip(
        bid + score.counted, say("The bid is a promise, no points: it is not added to what was earned.")
    )
    yield Slip(-bid, said(v, "They lose nothing: the bid is made.", "Nothing is lost: the bid is made."))
    yield Slip(score.counted - bid, say("The bid is not taken off: all that was earned is scored."))


def _lost(v: Variant, case: Case, score: SideScore) -> Iterator[Slip]:
    bid, earned = case.hand.bid, score.meld + score.trick_points
    if v.rules.settling.lost_bid.value == "to_others":
        text = said(
            v,
            "At this table a lost bid is not taken off: the bidders score nothing, and the others get it.",
            "At this table a lost bid is not taken off: the bidder scores nothing, and the others get it.",
        )
        yield Slip(-bid, text)
        yield Slip(score.meld, say("The meld of a lost bid counts nothing."))
        yield Slip(earned, say("With the bid lost, meld and tricks count nothing."))
        yield Slip(bid, said(v, "The bid goes to the other side.", "The bid goes to the others."))
        return
    yield Slip(-bid - score.meld, say("You subtracted the meld as well. Only the bid is taken off."))
    yield Slip(
        score.meld - bid, say("The meld does not soften it: it is lost, and the whole bid is taken off.")
    )
    yield Slip(
        0,
        said(
            v,
            "They score nothing for the hand, and lose their bid besides.",
            "The hand scores nothing, and the bid is lost besides.",
        ),
    )
    if case.played:
        yield Slip(
            earned,
            said(
                v,
                "They are set: meld and tricks are lost, and the bid is taken off.",
                "The bidder is set: meld and tricks are lost, and the bid is taken off.",
            ),
        )
        yield Slip(earned - bid, say("Not only what is missing is lost, but the whole bid."))
        yield Slip(score.trick_points - bid, say("The tricks of a bid that is set count nothing."))
    else:
        text = say("Without play nothing of the meld is kept: the bid is taken off.")
        yield Slip(score.meld, text)
    yield Slip(bid, say("The bid is lost, not gained."))


def _others(v: Variant, case: Case, score: SideScore) -> Iterator[Slip]:
    bid, earned = case.hand.bid, score.meld + score.trick_points
    if score.change == 0:
        yield Slip(score.meld, say("You kept a meld that is lost. {why}", why=score.why))
        text = said(
            v,
            "A meld that is lost is not taken off: only bidders can lose points.",
            "A meld that is lost is not taken off: only a bidder can lose points.",
        )
        yield Slip(-score.meld, text)
    elif not case.played:
        text = said(
            v,
            "They keep their meld: it is the bidders who gave them no play.",
            "The meld is kept: it is the bidder who gave no play.",
        )
        yield Slip(0, text)
    elif score.meld and not score.meld_counted:
        yield Slip(earned, say("You counted a meld that is too small to count. {why}", why=score.why))
        yield Slip(score.meld, say("It is the other way round. {why}", why=score.why))
        yield Slip(0, say("The tricks do count. {why}", why=score.why))
    else:
        yield Slip(score.trick_points, say("You left out the meld, and it counts. {why}", why=score.why))
        yield Slip(score.meld, say("You left out the trick points."))
        yield Slip(0, say("Something is scored. {why}", why=score.why))
    yield from _bid_for_others(v, case, earned, bid)
    yield Slip(earned, say("Not all of that counts. {why}", why=score.why))


def _bid_for_others(v: Variant, case: Case, earned: int, bid: int) -> Iterator[Slip]:
    if case.settled.outcome != "made":
        text = said(
            v,
            "The bid that the others lose is given to nobody at this table.",
            "A bid that is lost is given to nobody at this table.",
        )
        yield Slip(earned + bid, text)
        yield Slip(bid, text)
    yield Slip(
        -bid, said(v, "Only the side that bid can lose the bid.", "Only the player who bid can lose the bid.")
    )


def _awarded(v: Variant, case: Case, score: SideScore) -> Iterator[Slip]:
    """The bid goes to this side, with its meld if that counts."""
    bid, least = case.hand.bid, grid(v.rules).least
    if score.meld_counted:
        yield Slip(bid, say("You left out the meld: bid and meld are received."))
        yield Slip(
            score.meld, say("You left out the bid: at this table it goes to those who did not lose it.")
        )
    elif score.meld:
        text = say("You counted a meld below {least}: of that nothing counts, only the bid.", least=least)
        yield Slip(bid + score.meld, text)
        yield Slip(score.meld, text)
    if case.played:
        points = score.trick_points
        text = say("You added the trick points: bid and meld are received, and nothing for the tricks.")
        yield Slip(score.change + points, text)
        yield Slip(score.meld + points, say("This table gives the bid and the meld, not meld and tricks."))
    yield Slip(0, say("Something is received. {why}", why=score.why))
    yield Slip(-bid, say("The bid is received, not lost. {why}", why=score.why))


def _reneged(v: Variant, score: SideScore, bid: int) -> Iterator[Slip]:
    yield Slip(-bid, say("A renege costs all of the hand, and nothing besides: the score stays."))
    yield Slip(score.meld, say("The meld is lost with the hand."))
    yield Slip(bid + score.meld, said(v, "The other side receives that.", "The others receive that."))


def _nobody(bid: int) -> Iterator[Slip]:
    yield Slip(-bid, say("Nobody has promised anything, so nobody loses anything."))
    yield Slip(bid, say("Without a bid the hand is not played, and nobody scores."))


def scales(v: Variant, right: int) -> Iterator[Slip]:
    """The same on the other scale."""
    if not _has_both_scales(v.rules):
        return
    text = say("That is the other scale: here a run is {n}.", n=_run(v))
    yield Slip(right * _OTHER_SCALE if v.scale == 1 else right // _OTHER_SCALE, text)


@lru_cache(maxsize=64)
def _has_both_scales(rules: Rules) -> bool:
    return all(rescaled(rules, scale) is not None for scale in SCALES)


def _run(v: Variant) -> int:
    return next(meld.points.value[0] for meld in v.rules.meld.melds if meld.key == "run")
