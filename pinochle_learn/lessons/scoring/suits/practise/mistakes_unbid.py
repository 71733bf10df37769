"""Likely slips at tables without an auction: in the change of a score, in rounding, in the next target."""

from collections.abc import Iterator

from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.practise.mistakes import Distractor, scales
from pinochle_learn.lessons.scoring.suits.practise.situation import Case
from pinochle_learn.teaching.scores.hand import goal
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.rounding import goes_up, rounded, rounds
from pinochle_learn.teaching.scores.words import names
from pinochle_learn.text import say

_TENS = 10


def unbid_slips(v: Variant, case: Case, side: int) -> Iterator[Distractor]:
    """The slips for how a side's score changes, the likeliest first."""
    score, before = case.settled.sides[side], case.hand.before[side]
    for points, text in _misrounded(v, score.trick_points):
        yield Distractor(score.meld + points, text)
    if score.meld:
        yield Distractor(
            score.tricks_counted, say("You left out the meld: it counts, whatever the tricks are.")
        )
    if score.trick_points:
        yield Distractor(score.meld, say("You left out the trick points."))
        yield Distractor(
            0, say("Something is scored: no trick is needed to keep a meld, and nobody can be set.")
        )
    for other, change in enumerate(case.settled.change):
        if other != side:
            yield Distractor(change, say("That is what the score of {side} does.", side=names(v)[other]))
    yield Distractor(before + score.change, say("That is the new score, not the change."))
    yield Distractor(-score.change, say("Nothing is taken off: without a bid no score falls."))
    last = v.rules.count.last_trick.value
    yield Distractor(score.change + last, say("The last trick is among the trick points already."))
    yield from scales(v, score.change)


def rounded_slips(v: Variant, case: Case, side: int) -> Iterator[Distractor]:
    """The slips for what trick points are rounded to."""
    points, meld = case.hand.points[side], case.hand.meld[side]
    for number, text in _misrounded(v, points):
        yield Distractor(number, text)
    yield Distractor(
        rounded(v, points) + meld, say("Only the trick points are asked for here, without the meld.")
    )


def target_slips(v: Variant, case: Case) -> Iterator[Distractor]:
    """The slips for the target that is played to next."""
    here, targets = goal(v, case.hand), grid(v.rules).targets
    step = v.rules.game.raised_by.value or 0
    yield Distractor(here, say("Both have {n} already, so it is raised by {step}.", n=here, step=step))
    yield Distractor(
        here + 2 * step, say("It is raised by {step}, once: that is above both scores.", step=step)
    )
    if here != targets[0]:
        text = say("It is not raised from {first} again, but from {n}.", first=targets[0], n=here)
        yield Distractor(targets[0] + step, text)


def _misrounded(v: Variant, points: int) -> Iterator[tuple[int, str]]:
    """What trick points come to when they are rounded otherwise, or not at all."""
    digit, low = points % _TENS, points // _TENS * _TENS
    if not rounds(v) or not digit:
        return
    if goes_up(points):
        yield low, say("You rounded down: a final {digit} goes up, as 7, 8 and 9 do.", digit=digit)
    else:
        text = say("You rounded up: a final {digit} goes down. Only 7, 8 and 9 go up.", digit=digit)
        yield low + _TENS, text
    yield points, say("You did not round: trick points are scored in tens.")
