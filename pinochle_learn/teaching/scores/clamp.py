"""Hands that can be at a table: its usual one, and any other brought to its numbers."""

from collections.abc import Sequence

from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.hand import Hand, goal, may_give_up, melders, spare_tricks
from pinochle_learn.teaching.scores.ranges import ScoreRanges, grid
from pinochle_learn.teaching.scores.split import moved, nearest
from pinochle_learn.teaching.words.seats import learner

_TOLD = ("ATKQJ9", 2)  # the pack of the hand that a source of the course tells


def tells_the_sources_hand(v: Variant) -> bool:
    """Says whether the worked hand of the course can be played at a table: its pack, and partners."""
    bid = v.rules.auctioned and v.rules.table.partners.value
    return bid and (v.pack.ranks, v.pack.copies) == _TOLD


def yours(v: Variant) -> int:
    """The learner's side."""
    return v.side_of(learner(max(v.players)))


def usual(v: Variant) -> Hand:
    """The worked hand of the course where the table can have it, else one made for the table."""
    on, scale = grid(v.rules), v.scale
    if not v.rules.auctioned:
        return _unbid(v, on)
    if not tells_the_sources_hand(v):
        return _made_up(v, on)
    before = (on.goal - 38 * scale, on.goal - 54 * scale)
    points = (15 * scale, on.total - 15 * scale)
    others = 0 if v.rules.meld.who.value == "bidder" else 12 * scale
    return Hand(nearest(on.bids, 34 * scale), 0, (28 * scale, others), points, before)


def _made_up(v: Variant, on: ScoreRanges) -> Hand:
    """A hand that is made by a little, with a bid somewhat above the lowest."""
    n, bidder = on.sides, yours(v)
    none = (0,) * n
    hand = Hand(0, bidder, none, none, none, none, nines=(False,) * n)
    above = (
        on.total // 10 if v.rules.bidding.skipped.value else on.total // 5
    )  # where bids speak, a modest one
    bid = nearest(on.bids, on.bids[0] + above)
    own = nearest(on.points, on.total * 56 // 100)
    first = nearest(on.points, (on.total - own) * 16 // 25)
    shares = (on.total - own, 0) if on.chips else (first, on.total - own - first)
    rest = shares if n > 2 else (on.total - own,)  # noqa: PLR2004 - two sides leave nothing to share
    others = [on.total * 12 // (25 * (n - 1)) - 2 * v.scale * place for place in range(n - 1)]
    melds = [0 for _ in others] if v.rules.meld.who.value == "bidder" else others
    before = [on.goal - (30, 54, 70)[place] * v.scale for place in range(n)]
    return hand.but(
        bid=bid,
        meld=hand.by_side(bid - own + 2 * v.scale, *melds),
        points=hand.by_side(own, *rest),
        before=hand.by_side(*((-4, 6, -2)[:n] if on.chips else before)),
        trump="H" if on.chips else None,
        deal=4 if on.deals else None,
    )


def _unbid(v: Variant, on: ScoreRanges) -> Hand:
    """A hand without an auction that brings the learner over the target, and the other not."""
    n, you, scale = on.sides, yours(v), v.scale
    own = nearest(on.points, on.total * 55 // 100)
    none = (0,) * n
    hand = Hand(0, None, none, none, none, none, nines=(False,) * n, target=_first_target(on))
    hand = moved(v, hand, you, own)
    melds, before = [12 * scale] * n, [on.goal - 44 * scale] * n
    melds[you], before[you] = 18 * scale, on.goal - 25 * scale
    return hand.but(meld=tuple(melds), before=tuple(before))


def _first_target(on: ScoreRanges) -> int | None:
    """The target that is told with a hand: where it may be raised."""
    return on.target if len(on.targets) > 1 else None


def _fitted_unbid(v: Variant, hand: Hand, scale: int) -> Hand:
    """The same for a hand without an auction."""
    on = grid(v.rules)

    def near(values: Sequence[int], numbers: Sequence[int]) -> tuple[int, ...]:
        return tuple(nearest(values, number * v.scale // scale) for number in numbers)

    target = hand.target if hand.target in on.targets else on.target
    changed = hand.but(
        meld=near(on.melds, hand.meld),
        before=near(on.scores, hand.before),
        declared=hand.declared if v.rules.game.declare_out.value else None,
        target=None if _first_target(on) is None else target,
    )
    points = near(on.points, hand.points)
    return tidied(v, moved(v, changed, 0, points[0]))


def fitted(v: Variant, hand: Hand, scale: int) -> Hand:
    """The hand, which is on ``scale``, brought to a table's numbers and switches, as near as can be.

    Where that table has other players or other cards, or pays in chips, nothing would be the same hand: then
    it is the table's own.
    """
    on, fits = grid(v.rules), sum(hand.points) * v.scale == grid(v.rules).total * scale
    alike = (hand.sides, hand.trump is not None, hand.bid > 0) == (on.sides, on.chips, bool(on.bids))
    if not alike or not fits:
        return usual(v)
    if not on.bids:
        return _fitted_unbid(v, hand, scale)

    def near(values: Sequence[int], number: int) -> int:
        return nearest(values, number * v.scale // scale)

    all_pass = v.rules.bidding.all_pass.value == "next_deal"
    points = tuple(n * v.scale // scale for n in hand.points)
    changed = hand.but(
        bid=near(on.bids, hand.bid),
        bidder=hand.bidder if all_pass or hand.bidder is not None else yours(v),
        meld=tuple(near(on.melds, meld) for meld in hand.meld),
        points=points,
        before=hand.before if on.chips else tuple(near(on.scores, score) for score in hand.before),
    )
    if any(n not in on.points for n in points):
        changed = moved(v, changed, changed.bidder or 0, nearest(on.points, changed.own))
    return tidied(v, changed)


def tidied(v: Variant, hand: Hand) -> Hand:
    """The hand without what no longer fits: a throw-in that is not allowed, nines that are not all."""
    on, rules = grid(v.rules), v.rules
    if not rules.auctioned:
        below = nearest(on.scores, goal(v, hand) - v.scale)
        return hand.but(before=tuple(min(score, below) for score in hand.before))
    laid, all_laid = melders(v, hand), hand.bidder is None
    exempt = rules.settling.nines_exempt.value
    hand = hand.but(
        meld=tuple(meld if side in laid or all_laid else 0 for side, meld in enumerate(hand.meld)),
        nines=_nines(hand, on.nines) if exempt else (False,) * hand.sides,
        marriage=hand.marriage or not rules.trumps.marriage.value,
        renege=hand.renege if rules.settling.renege.value != "none" and hand.bidder is not None else None,
        bare=_bare(hand, spare_tricks(v, hand)),
    )
    return hand.but(given_up=hand.given_up and may_give_up(v, hand))


def _nines(hand: Hand, possible: tuple[int, ...]) -> tuple[bool, ...]:
    """Whose only melds are nines: no more of them than there are."""
    kept: list[bool] = []
    left = max(possible, default=0)
    for only, meld in zip(hand.nines, hand.meld, strict=True):
        kept.append(only and meld in possible and meld <= left)
        left -= meld * kept[-1]
    return tuple(kept)


def _bare(hand: Hand, most: int) -> tuple[int, ...]:
    """Tricks without a card that counts: only of sides without a trick point, and no more than there are."""
    kept: list[int] = []
    for points, bare in zip(hand.points, hand.bare, strict=True):
        kept.append(0 if points else min(bare, most - sum(kept)))
    return tuple(kept)
