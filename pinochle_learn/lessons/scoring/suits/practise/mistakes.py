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
from pinochle_learn.teaching.scores.words import by_side_size
from pinochle_learn.text import say

_OTHER_SCALE = 10


@dataclass(frozen=True, slots=True)
class Distractor:
    """A wrong number, and the mistake behind it."""

    number: int
    text: str


def change_slips(v: Variant, case: Case, side: int) -> Iterator[Distractor]:
    """The slips for how a side's score changes, the likeliest first."""
    score = case.settled.sides[side]
    yield from _of(v, case, score)
    if case.hand.bidder is not None:
        yield from _anothers(v, case, side)
    yield from scales(v, score.change)


def _of(v: Variant, case: Case, score: SideScore) -> Iterator[Distractor]:
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


def _anothers(v: Variant, case: Case, side: int) -> Iterator[Distractor]:
    for other, change in enumerate(case.settled.change):
        if other != side:
            text = by_side_size(
                v, "That is what the other side's score does.", "That is what another's score does."
            )
            yield Distractor(change, text)


def _made(v: Variant, score: SideScore, bid: int) -> Iterator[Distractor]:
    text = say("You added the bid. A bid that is made scores all that was earned, not the bid.")
    yield Distractor(bid, text)
    yield Distractor(score.trick_points, say("You left out the meld: it counts, since the bid is made."))
    yield Distractor(score.meld, say("You left out the trick points."))
    yield Distractor(
        bid + score.counted, say("The bid is a promise, no points: it is not added to what was earned.")
    )
    yield Distractor(
        -bid, by_side_size(v, "They lose nothing: the bid is made.", "Nothing is lost: the bid is made.")
    )
    yield Distractor(score.counted - bid, say("The bid is not taken off: all that was earned is scored."))


def _lost(v: Variant, case: Case, score: SideScore) -> Iterator[Distractor]:
    bid, earned = case.hand.bid, score.meld + score.trick_points
    if v.rules.settling.lost_bid.value == "to_others":
        text = by_side_size(
            v,
            "At this table a lost bid is not taken off: the bidders score nothing, and the others get it.",
            "At this table a lost bid is not taken off: the bidder scores nothing, and the others get it.",
        )
        yield Distractor(-bid, text)
        yield Distractor(score.meld, say("The meld of a lost bid counts nothing."))
        yield Distractor(earned, say("With the bid lost, meld and tricks count nothing."))
        yield Distractor(
            bid, by_side_size(v, "The bid goes to the other side.", "The bid goes to the others.")
        )
        return
    yield Distractor(-bid - score.meld, say("You subtracted the meld as well. Only the bid is taken off."))
    yield Distractor(
        score.meld - bid, say("The meld does not soften it: it is lost, and the whole bid is taken off.")
    )
    yield Distractor(
        0,
        by_side_size(
            v,
            "They score nothing for the hand, and lose their bid besides.",
            "The hand scores nothing, and the bid is lost besides.",
        ),
    )
    if case.played:
        yield Distractor(
            earned,
            by_side_size(
                v,
                "They are set: meld and tricks are lost, and the bid is taken off.",
                "The bidder is set: meld and tricks are lost, and the bid is taken off.",
            ),
        )
        yield Distractor(earned - bid, say("Not only what is missing is lost, but the whole bid."))
        yield Distractor(score.trick_points - bid, say("The tricks of a bid that is set count nothing."))
    else:
        text = say("Without play nothing of the meld is kept: the bid is taken off.")
        yield Distractor(score.meld, text)
    yield Distractor(bid, say("The bid is lost, not gained."))


def _others(v: Variant, case: Case, score: SideScore) -> Iterator[Distractor]:
    bid, earned = case.hand.bid, score.meld + score.trick_points
    if score.change == 0:
        yield Distractor(score.meld, say("You kept a meld that is lost. {why}", why=score.why))
        text = by_side_size(
            v,
            "A meld that is lost is not taken off: only bidders can lose points.",
            "A meld that is lost is not taken off: only a bidder can lose points.",
        )
        yield Distractor(-score.meld, text)
    elif not case.played:
        text = by_side_size(
            v,
            "They keep their meld: it is the bidders who gave them no play.",
            "The meld is kept: it is the bidder who gave no play.",
        )
        yield Distractor(0, text)
    elif score.meld and not score.meld_counted:
        yield Distractor(earned, say("You counted a meld that is too small to count. {why}", why=score.why))
        yield Distractor(score.meld, say("It is the other way round. {why}", why=score.why))
        yield Distractor(0, say("The tricks do count. {why}", why=score.why))
    else:
        yield Distractor(
            score.trick_points, say("You left out the meld, and it counts. {why}", why=score.why)
        )
        yield Distractor(score.meld, say("You left out the trick points."))
        yield Distractor(0, say("Something is scored. {why}", why=score.why))
    yield from _bid_for_others(v, case, earned, bid)
    yield Distractor(earned, say("Not all of that counts. {why}", why=score.why))


def _bid_for_others(v: Variant, case: Case, earned: int, bid: int) -> Iterator[Distractor]:
    if case.settled.outcome != "made":
        text = by_side_size(
            v,
            "The bid that the others lose is given to nobody at this table.",
            "A bid that is lost is given to nobody at this table.",
        )
        yield Distractor(earned + bid, text)
        yield Distractor(bid, text)
    yield Distractor(
        -bid,
        by_side_size(
            v, "Only the side that bid can lose the bid.", "Only the player who bid can lose the bid."
        ),
    )


def _awarded(v: Variant, case: Case, score: SideScore) -> Iterator[Distractor]:
    """The bid goes to this side, with its meld if that counts."""
    bid, least = case.hand.bid, grid(v.rules).least
    if score.meld_counted:
        yield Distractor(bid, say("You left out the meld: bid and meld are received."))
        yield Distractor(
            score.meld, say("You left out the bid: at this table it goes to those who did not lose it.")
        )
    elif score.meld:
        text = say("You counted a meld below {least}: of that nothing counts, only the bid.", least=least)
        yield Distractor(bid + score.meld, text)
        yield Distractor(score.meld, text)
    if case.played:
        points = score.trick_points
        text = say("You added the trick points: bid and meld are received, and nothing for the tricks.")
        yield Distractor(score.change + points, text)
        yield Distractor(
            score.meld + points, say("This table gives the bid and the meld, not meld and tricks.")
        )
    yield Distractor(0, say("Something is received. {why}", why=score.why))
    yield Distractor(-bid, say("The bid is received, not lost. {why}", why=score.why))


def _reneged(v: Variant, score: SideScore, bid: int) -> Iterator[Distractor]:
    yield Distractor(-bid, say("A renege costs all of the hand, and nothing besides: the score stays."))
    yield Distractor(score.meld, say("The meld is lost with the hand."))
    yield Distractor(
        bid + score.meld, by_side_size(v, "The other side receives that.", "The others receive that.")
    )


def _nobody(bid: int) -> Iterator[Distractor]:
    yield Distractor(-bid, say("Nobody has promised anything, so nobody loses anything."))
    yield Distractor(bid, say("Without a bid the hand is not played, and nobody scores."))


def scales(v: Variant, right: int) -> Iterator[Distractor]:
    """The same on the other scale."""
    if not _has_both_scales(v.rules):
        return
    text = say("That is the other scale: here a run is {n}.", n=_run(v))
    yield Distractor(right * _OTHER_SCALE if v.scale == 1 else right // _OTHER_SCALE, text)


@lru_cache(maxsize=64)
def _has_both_scales(rules: Rules) -> bool:
    return all(rescaled(rules, scale) is not None for scale in SCALES)


def _run(v: Variant) -> int:
    return next(meld.points.value[0] for meld in v.rules.meld.melds if meld.key == "run")
