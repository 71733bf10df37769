"""A worked hand of a table without an auction, and its other ends."""

from collections.abc import Iterator

from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.edges_unbid import to_unbid_edge
from pinochle_learn.lessons.scoring.suits.game import why_declared
from pinochle_learn.lessons.scoring.suits.worked.step_text import StepText
from pinochle_learn.teaching.scores.clamp import yours
from pinochle_learn.teaching.scores.hand import Hand, goal, settled
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.rounding import rounded, rounds, why_rounded
from pinochle_learn.teaching.scores.split import moved, nearest
from pinochle_learn.teaching.scores.words import names
from pinochle_learn.text import listed, say

End = tuple[str, str, Hand, tuple[str, ...]]  # key, title, hand, what is added to its settlement


def unbid_story(v: Variant, hand: Hand) -> tuple[StepText, ...]:
    """The story at a table where nobody bids: from the scores before to those after, then other ends."""
    told = [
        StepText("deal", say("Before the deal"), tuple(_deal(v, hand)), hand, "bid"),
        StepText("meld", say("The meld"), tuple(_meld(v, hand)), hand, "meld"),
        StepText("tricks", say("The tricks"), tuple(_tricks(v, hand)), hand, "tricks"),
    ]
    if rounds(v):
        told.append(StepText("rounding", say("Rounded to tens"), tuple(_rounding(v, hand)), hand, "tricks"))
    told.append(StepText("score", say("The score"), (settled(v, hand).why,), hand, "score"))
    ends = [*_tricks_otherwise(v, hand), *_game(v, hand), *_declared(v, hand)]
    return (
        *told,
        *(StepText(key, title, (settled(v, end).why, *more), end, "score") for key, title, end, more in ends),
    )


def _deal(v: Variant, hand: Hand) -> Iterator[str]:
    pairs = zip(names(v), hand.before, strict=True)
    before = listed(say("{side} at {n}", side=side, n=n) for side, n in pairs)
    yield say("{before}. A game is {target} here.", before=before, target=goal(v, hand))
    yield say("A heart is turned up, so hearts are trump. Nobody bids, so nobody can be set.")


def _meld(v: Variant, hand: Hand) -> Iterator[str]:
    yield say("While the stock lasts, whoever wins a trick may lay a meld, and it is written down at once.")
    for side, meld in zip(names(v), hand.meld, strict=True):
        yield say("In the end {side} has melded {n}.", side=side, n=meld)
    yield say("That is safe: no trick is needed to keep it.")


def _tricks(v: Variant, hand: Hand) -> Iterator[str]:
    on, you, sides = grid(v.rules), yours(v), names(v)
    yield say(
        "All {n} tricks count, those won while the stock lasted too, and the last trick {last}.",
        n=on.tricks,
        last=v.rules.count.last_trick.value,
    )
    other = (you + 1) % hand.sides
    text = "{side} counts {points}, {other} the other {rest}. Together that is {all}."
    values = {"points": hand.points[you], "rest": hand.points[other], "all": on.total}
    yield say(text, side=sides[you], other=sides[other], **values)


def _rounding(v: Variant, hand: Hand) -> Iterator[str]:
    for side, points in zip(names(v), hand.points, strict=True):
        yield f"{side}: {why_rounded(v, points)}"
    yield say("Melds need no rounding. {sum} go on the score for the tricks.", sum=_in_all(v, hand))


def _in_all(v: Variant, hand: Hand) -> str:
    return listed(str(rounded(v, points)) for points in hand.points)


# --- other ends --------------------------------------------------------------------------------------------


def _tricks_otherwise(v: Variant, hand: Hand) -> Iterator[End]:
    on, you = grid(v.rules), yours(v)
    if rounds(v):
        half = nearest(on.points, on.total // 2)
        even = moved(v, hand, you, half)
        lost = on.total - sum(rounded(v, points) for points in even.points)
        text = say("Both are rounded down, so {n} of the {all} points go to nobody.", n=lost, all=on.total)
        yield "even", say("What if both took {n}?", n=half), even, (text,)
    title = say("What if {side} took no trick point?", side=names(v)[you])
    line = say("The meld counts all the same: at this table no trick is needed to keep it.")
    yield "nothing", title, moved(v, hand, you, 0), (line,)


def _game(v: Variant, hand: Hand) -> Iterator[End]:
    target = goal(v, hand)
    both = to_unbid_edge(v, hand, "both")
    yield "both", say("What if both got past {n}?", n=target), both, ()
    if len(grid(v.rules).targets) > 1:
        return
    after = settled(v, both).after
    you, other = yours(v), (yours(v) + 1) % hand.sides
    equal = both.put("before", you, both.before[you] + after[other] - after[you])
    yield "tied", say("What if both had {n}?", n=after[other]), equal, ()


def _declared(v: Variant, hand: Hand) -> Iterator[End]:
    if not v.rules.game.declare_out.value:
        return
    you, target = yours(v), goal(v, hand)
    right = hand.but(declared=you)
    title = say("What if {side} declared out?", side=names(v)[you])
    yield "declared", title, right, (why_declared(v, right, settled(v, right)),)
    has = target - (target - hand.points[you]) % v.scale
    wrong = right.put("before", you, has - hand.points[you] - hand.meld[you])
    title = say("What if {side} declared out with {n}?", side=names(v)[you], n=has)
    yield "wrong", title, wrong, (why_declared(v, wrong, settled(v, wrong)),)
