"""A hand to be settled, in numbers that can be at a table, and as the ``facts`` of a link.

The facts are nine numbers with dots between them: the bid, the side that bid (2: nobody), the meld of both
sides, the bidders' trick points, both scores before, the tricks without a card that counts, and a sum of 1
(thrown in), 2 and 4 (North-South's, East-West's only meld is nines of trump). Points are on the scale shown.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pinochle_learn.coach.score_grid import grid
from pinochle_learn.engine.settling import Settlement
from pinochle_learn.errors import ScoreError
from pinochle_learn.front import Variant
from pinochle_learn.text import say

Pair = tuple[int, int]
NOBODY = 2
_FIELDS = 9


@dataclass(frozen=True, slots=True)
class Hand:
    """What is known of a hand. ``points`` are the bidders' trick points; the others have the rest.

    ``bare`` is how many tricks a side without any trick point took; ``nines`` says which side melded nothing
    but nines of trump.
    """

    bid: int
    bidder: int | None
    meld: Pair
    points: int
    before: Pair
    bare: int = 0
    thrown_in: bool = False
    nines: tuple[bool, bool] = (False, False)

    def but(self, **changes: Any) -> "Hand":  # noqa: ANN401 - any field
        """The same hand with some facts changed."""
        return replace(self, **changes)

    @property
    def defender(self) -> int:
        """The side that did not bid."""
        return 1 - (self.bidder or 0)

    def by_side(self, bidders: int, others: int) -> Pair:
        """A pair by side, of what belongs to the bidders and to the others."""
        return (others, bidders) if self.bidder == 1 else (bidders, others)

    def trick_points(self, total: int) -> Pair:
        """The trick points of both sides."""
        return self.by_side(self.points, total - self.points)


def settled(v: Variant, hand: Hand) -> Settlement:
    """Settles a hand at a table.

    Raises:
        ScoreError: the table cannot have such a hand.
    """
    return v.settle(**keywords(v, hand))


def keywords(v: Variant, hand: Hand) -> dict[str, Any]:
    """The hand as keywords of ``settle``: only what the table has a use for."""
    rules, on = v.rules.settle, grid(v.rules)
    if hand.bidder is None:
        return {"before": hand.before}
    told: dict[str, Any] = {"bid": hand.bid, "bidder": hand.bidder, "meld": hand.meld}
    told["before"] = hand.before
    if rules.nines_exempt.value and any(hand.nines):
        told["nines_only"] = hand.nines
    if hand.thrown_in:
        return told | {"thrown_in": True}
    if stops(v, hand):
        return told
    told["trick_points"] = hand.trick_points(on.total)
    if rules.save_meld.value == "trick" and hand.points in {0, on.total}:
        few, most = hand.bare, on.tricks - hand.bare
        told["tricks_taken"] = hand.by_side(few, most) if hand.points == 0 else hand.by_side(most, few)
    return told


def beyond(v: Variant, hand: Hand) -> bool:
    """Says whether the bid is out of reach of the bidders' meld and all trick points."""
    return hand.bidder is not None and hand.meld[hand.bidder] + grid(v.rules).total < hand.bid


def stops(v: Variant, hand: Hand) -> bool:
    """Says whether the hand is over after the meld, because its bid is out of reach."""
    return beyond(v, hand) and v.rules.settle.out_of_reach.value == "stop"


def may_throw_in(v: Variant, hand: Hand) -> bool:
    """Says whether the bidders may throw this hand in."""
    when = v.rules.settle.throw_in.value
    if hand.bidder is None or when == "never" or stops(v, hand):
        return False
    return when == "any" or beyond(v, hand)


def written(hand: Hand) -> str:
    """The hand as the facts of a link."""
    bidder = NOBODY if hand.bidder is None else hand.bidder
    flags = hand.thrown_in + 2 * hand.nines[0] + 4 * hand.nines[1]
    numbers = (hand.bid, bidder, *hand.meld, hand.points, *hand.before, hand.bare, flags)
    return ".".join(map(str, numbers))


def read(v: Variant, facts: str) -> Hand:
    """Reads the facts of a link.

    Raises:
        ScoreError: numbers that are none of a hand at this table.
    """
    numbers = [int(piece) for piece in facts.split(".")]
    if len(numbers) != _FIELDS:
        text = "The facts of a hand are {n} numbers, not {given}."
        raise ScoreError(say(text, n=_FIELDS, given=len(numbers)))
    bid, bidder, ours, theirs, points, first, second, bare, flags = numbers
    if bidder not in {0, 1, NOBODY}:
        raise ScoreError(say("The side that bid is 0, 1, or 2 for nobody, not {number}.", number=bidder))
    hand = Hand(
        bid,
        None if bidder == NOBODY else bidder,
        (ours, theirs),
        points,
        (first, second),
        bare,
        thrown_in=bool(flags & 1),
        nines=(bool(flags & 2), bool(flags & 4)),
    )
    _check(v, hand, flags)
    return hand


def _check(v: Variant, hand: Hand, flags: int) -> None:
    on = grid(v.rules)
    checks = (
        (hand.bid in on.bids, hand.bid),
        *((meld in on.melds, meld) for meld in hand.meld),
        (hand.points in on.points, hand.points),
        *((score in on.scores, score) for score in hand.before),
        (0 <= hand.bare <= on.bare, hand.bare),
        (0 <= flags < 8, flags),  # noqa: PLR2004 - three yes or no
        (not any(hand.nines) or v.rules.settle.nines_exempt.value, flags),
        (not hand.thrown_in or may_throw_in(v, hand), flags),
    )
    for good, number in checks:
        if not good:
            raise ScoreError(say("This table has no hand with {number} in that place.", number=number))
    settled(v, hand)


def fitted(v: Variant, hand: Hand, scale: int) -> Hand:
    """The hand, which is on ``scale``, brought to a table's scale, bids and switches, as near as can be."""
    on = grid(v.rules)

    def near(values: Sequence[int], number: int) -> int:
        return nearest(values, number * v.scale // scale)

    all_pass = v.rules.bidding.all_pass.value == "next_deal"
    moved = hand.but(
        bid=near(on.bids, hand.bid),
        bidder=hand.bidder if all_pass or hand.bidder is not None else 0,
        meld=tuple(near(on.melds, meld) for meld in hand.meld),
        points=near(on.points, hand.points),
        before=tuple(near(on.scores, score) for score in hand.before),
    )
    return tidied(v, moved)


def tidied(v: Variant, hand: Hand) -> Hand:
    """The hand without what no longer fits: a throw-in that is not allowed, nines that are not all."""
    on, exempt = grid(v.rules), v.rules.settle.nines_exempt.value
    first, second = (
        exempt and only and meld in on.nines for only, meld in zip(hand.nines, hand.meld, strict=True)
    )
    thrown = hand.thrown_in and may_throw_in(v, hand)
    return hand.but(nines=(first, second), thrown_in=thrown, bare=min(hand.bare, on.bare))


def nearest(values: Sequence[int], number: int) -> int:
    """The value that is nearest to a number."""
    return min(values, key=lambda value: abs(value - number))


def usual(v: Variant) -> Hand:
    """The worked hand of the course, on the table's scale and as far from its target."""
    on, scale = grid(v.rules), v.scale
    before = (on.target - 38 * scale, on.target - 54 * scale)
    return Hand(nearest(on.bids, 34 * scale), 0, (28 * scale, 12 * scale), 15 * scale, before)
