"""Which numbers can stand on a score sheet at a table: bids, melds, trick points, scores."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from math import gcd

from pinochle_learn.engine.bidding.bidding import LegalBids
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.scoring.possible import meld_sums, most_of_hand, most_of_side, trick_sums
from pinochle_learn.rules import Rules

_MOST_MELD = 80  # in points of the small scale
_MOST_CHIPS = 60  # that anybody has won or lost before a deal
_TWO = 2
_RAISED = 2  # how often the lesson raises a target


@dataclass(frozen=True, slots=True)
class ScoreRanges:
    """The numbers of a table.

    ``melds`` are those that a hand can lay, ``points`` the trick points that cards can make, in steps of
    ``step``.

    ``needed`` are the trick points that save a meld, ``least`` the meld below which nothing of it counts.
    ``bare`` is the most tricks a side can take without a card that counts, ``nines`` what nines of trump
    alone can score, ``tricks`` the tricks of a hand. Where bids are paid in chips, ``scores`` are chips, and
    a game is so many ``deals``; elsewhere it ends at a ``target``, the first of ``targets`` where they are
    raised. ``pair``: a bidding party and one other share the tricks.
    Without an auction there are no ``bids``.
    """

    scale: int
    sides: int
    bids: tuple[int, ...]
    melds: tuple[int, ...]
    points: tuple[int, ...]
    step: int
    total: int
    needed: int
    least: int
    scores: range
    target: int | None
    targets: tuple[int, ...]
    limit: int | None
    deals: int | None
    tricks: int
    bare: int
    nines: tuple[int, ...]
    chips: bool
    pair: bool

    @property
    def middle(self) -> tuple[int, ...]:
        """Trick points that leave enough to everybody, and nobody nearly none."""
        low = max(self.total // 5, self.needed)
        return tuple(p for p in self.points if low <= p <= self.total - low)

    @property
    def goal(self) -> int:
        """The target, or 0 where there is none."""
        return self.target or 0


@lru_cache(maxsize=64)
def grid(rules: Rules) -> ScoreRanges:
    """The numbers of a table, found once."""
    made, scale = compiled(rules), rules.table.scale.value
    points = tuple(n for n in trick_sums(made).numbers() if n <= made.total)
    chips = rules.chips is not None
    return ScoreRanges(
        scale=scale,
        sides=made.sides,
        bids=_bids(rules, 4 * made.total) if rules.auctioned else (),
        melds=_melds(made, max(_MOST_MELD * scale, 2 * made.total)),
        points=points,
        step=gcd(*rules.count.points.value, rules.count.last_trick.value),
        total=made.total,
        needed=_needed(rules, points[1]),
        least=rules.settling.least_meld.value,
        scores=_scores(rules),
        target=rules.game.target.value,
        targets=_targets(rules),
        limit=rules.game.limit.value,
        deals=rules.game.deals.value,
        tricks=made.tricks,
        bare=_bare(rules, made.players),
        nines=_nines(rules, made.pack.copies),
        chips=chips,
        pair=rules.auctioned and (made.sides == _TWO or chips),
    )


def _needed(rules: Rules, fewest: int) -> int:
    """The trick points that surely save a meld: the fewest that cards can make, twenty, or none."""
    by_rule = {"points_20": 20 * rules.table.scale.value, "never": 0}
    return by_rule.get(rules.settling.save_meld.value, fewest)


def _scores(rules: Rules) -> range:
    """The scores that leave a game open, or chips won and lost before a deal."""
    target, limit, scale = rules.game.target.value, rules.game.limit.value, rules.table.scale.value
    if target is None:
        return range(-_MOST_CHIPS, _MOST_CHIPS + 1)
    if not rules.auctioned:  # no bid can be lost, so no score falls
        return range(0, _targets(rules)[-1], scale)
    if rules.settling.lost_bid.value != "minus_bid":
        return range(0, target, scale)
    return range(-target if limit is None else limit + scale, target, scale)


def _targets(rules: Rules) -> tuple[int, ...]:
    """The targets that a game may be played to: the first, and where it is raised, two more."""
    first, step = rules.game.target.value, rules.game.raised_by.value
    if first is None:
        return ()
    return (first,) if step is None else tuple(first + step * n for n in range(_RAISED + 1))


def _bids(rules: Rules, top: int) -> tuple[int, ...]:
    legal = LegalBids(compiled(rules), rules.bidding.minimum.value, rules.bidding.cap.value)
    return tuple(takewhile(lambda bid: bid <= top, legal))


def _melds(made: Compiled, most: int) -> tuple[int, ...]:
    """What a hand can meld, up to a number that is seldom passed."""
    top = most_of_hand(made) if made.sides < made.players else most_of_side(made, bidder=True)
    if made.rules.stock is not None:  # what both lay comes from one stock
        top = most_of_side(made, bidder=True) // made.sides
    return meld_sums(made, min(most, top)).numbers()


def _bare(rules: Rules, players: int) -> int:
    copies = len(rules.pack.suits.value) * rules.pack.copies.value
    return copies * rules.count.points.value.count(0) // players


def _nines(rules: Rules, copies: int) -> tuple[int, ...]:
    each = next((meld.points.value[0] for meld in rules.meld.melds if meld.key == "dix"), 0)
    return tuple(each * n for n in range(1, copies + 1)) if each else ()
