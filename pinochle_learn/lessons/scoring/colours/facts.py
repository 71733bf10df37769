"""A hand to be settled where melds are laid twice: its numbers, within what the table allows, and as a link.

The facts of a link are: the players; a sum of 1 (with an auction) and 2 (one deal is a game); the bid; who
bid; and by side the first melds, the second melds, the trick points and the scores before.
"""

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from pinochle_learn.engine.bidding.bidding import LegalBids
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.scoring.possible import Sums, most_of_all, most_of_side, most_won_meld, trick_sums
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.errors import ScoreError
from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.card_points import one_deal, played, with_auction, without_auction
from pinochle_learn.text import say

MELDS = range(0, 1501, 10)
_MOST_BID = 1500
_FIRST = 1  # the seed of the hand that a learner meets first
_FIELDS = 4  # before the numbers by side
_FLAGS = range(4)


@dataclass(frozen=True, slots=True)
class TwiceMelded:
    """A hand at a table of ``players``, all numbers by side; ``held`` says whether there was an auction."""

    players: int
    held: bool
    single: bool
    bid: int
    bidder: int
    meld: tuple[int, ...]
    second: tuple[int, ...]
    points: tuple[int, ...]
    before: tuple[int, ...]

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return len(self.meld)

    def but(self, **changes: Any) -> "TwiceMelded":  # noqa: ANN401 - any field
        """The same hand with some fields changed."""
        return replace(self, **changes)

    def put(self, field: str, side: int, number: int) -> "TwiceMelded":
        """The same hand with one side's number changed."""
        old = getattr(self, field)
        return self.but(**{field: (*old[:side], number, *old[side + 1 :])})

    def parts(self, side: int) -> tuple[int, int, int]:
        """What a side has: first meld, tricks, second meld, in the order in which they come."""
        return self.meld[side], self.points[side], self.second[side]


def table_of(v: Variant, hand: TwiceMelded) -> Variant:
    """The table at which the hand is settled."""
    seated = v.seated(hand.players)
    bids = with_auction(seated) if hand.held else without_auction(seated)
    return one_deal(bids) if hand.single else bids


def settled(v: Variant, hand: TwiceMelded) -> Settlement:
    """What the hand comes to."""
    return table_of(v, hand).settle(
        bid=hand.bid if hand.held else None,
        bidder=hand.bidder if hand.held else None,
        meld=hand.meld,
        second_meld=hand.second,
        trick_points=hand.points,
        before=(0,) * hand.sides if hand.single else hand.before,
    )


def drawn(v: Variant, players: int, seed: int, like: TwiceMelded | None = None) -> TwiceMelded:
    """A hand from a deal played out; the auction, the game and the scores before are those of ``like``."""
    deal = played(v, players, seed)
    totals = [sum(parts) for parts in zip(deal.meld, deal.second_meld, deal.trick_points, strict=True)]
    bidder = totals.index(max(totals))
    bid = bids(v)[max(0, min(len(bids(v)) - 1, totals[bidder] // 10 - 10 - 2 * (seed % 5)))]
    same = like is not None and like.players == players
    return TwiceMelded(
        players=players,
        held=like.held if like else False,
        single=like.single if like else False,
        bid=bid,
        bidder=bidder,
        meld=tuple(min(n, MELDS[-1]) for n in deal.meld),
        second=tuple(min(n, MELDS[-1]) for n in deal.second_meld),
        points=tuple(deal.trick_points),
        before=like.before if like is not None and same else (0,) * len(totals),
    )


def bids(v: Variant) -> tuple[int, ...]:
    """The bids that can be set."""
    made = compiled(with_auction(v).rules)
    legal = LegalBids(made, made.rules.bidding.minimum.value, made.rules.bidding.cap.value)
    return tuple(takewhile(lambda bid: bid <= _MOST_BID, legal))


def scores(v: Variant) -> range:
    """The scores before a hand that leave a game open."""
    target = v.rules.game.target.value or 0
    return range(-target, target, 10)


def size(v: Variant, hand: TwiceMelded) -> Compiled:
    """The engine's numbers of the table of this hand."""
    return compiled(v.seated(hand.players).rules)


def shared(v: Variant, hand: TwiceMelded, side: int, points: int) -> TwiceMelded:
    """The hand with so many trick points for a side; the others give or take what the pack asks for.

    What a side melds second comes down to what cards of so few points can make.
    """
    made = size(v, hand)
    return _fits(made, hand.put("points", side, max(0, min(points, made.total))), side)


def _fits(made: Compiled, hand: TwiceMelded, kept: int) -> TwiceMelded:
    """Brings the trick points, and their sum, to what cards can make; one side's stay as near as can be."""
    sums, left = trick_sums(made), list(hand.points)
    left[kept] = _near(sums, left[kept])
    for other in (side for side in range(hand.sides) if side != kept):
        over, short = sum(left) - made.total, made.least_total - sum(left)
        left[other] = max(0, left[other] - over) if over > 0 else left[other] + max(0, short)
        spare = sum(left) - made.least_total
        left[other] = _near(sums, left[other], fewer=spare > 0)
    fitted = hand.but(points=tuple(left))
    second = tuple(min(n, seconds(made, fitted, side)[-1]) for side, n in enumerate(hand.second))
    return fitted.but(second=second)


def firsts(made: Compiled, hand: TwiceMelded, side: int) -> range:
    """What a side can meld from the cards dealt, beside what the others have."""
    beside = most_of_all(made) - sum(hand.meld) + hand.meld[side]
    return MELDS[: min(most_of_side(made, bidder=False), beside) // MELDS.step + 1]


def seconds(made: Compiled, hand: TwiceMelded, side: int) -> range:
    """What a side can meld from the cards that it won."""
    return MELDS[: most_won_meld(made, hand.points[side]) // MELDS.step + 1]


def _near(sums: Sums, points: int, *, fewer: bool = True) -> int:
    """The points themselves where cards can make them, else the next number that they can."""
    if points in sums:
        return points
    found = sums.near(points)
    return found[0] if fewer else found[-1]


def written(hand: TwiceMelded) -> str:
    """The hand as the facts of a link."""
    numbers = (hand.players, hand.held + 2 * hand.single, hand.bid, hand.bidder)
    return ".".join(map(str, (*numbers, *hand.meld, *hand.second, *hand.points, *hand.before)))


def read(v: Variant, facts: str) -> TwiceMelded:
    """Reads the facts of a link.

    Raises:
        ScoreError: numbers that are none of a hand at this table.
    """
    numbers = [int(piece) for piece in facts.split(".")]
    players = numbers[0]
    if players not in v.players:
        raise ScoreError(say("{n} is no number of players at this table.", n=players))
    n = compiled(v.seated(players).rules).sides
    if len(numbers) != _FIELDS + 4 * n:
        raise ScoreError(
            say("The facts of a hand are {n} numbers, not {given}.", n=_FIELDS + 4 * n, given=len(numbers))
        )
    by_side = (tuple(numbers[at : at + n]) for at in range(_FIELDS, len(numbers), n))
    flags, bid, bidder = numbers[1:_FIELDS]
    hand = TwiceMelded(players, flags % 2 == 1, flags >= 2, bid, bidder, *by_side)  # noqa: PLR2004 - the second flag
    _check(v, hand, flags)
    return hand


def _check(v: Variant, hand: TwiceMelded, flags: int) -> None:
    checks = (
        (flags in _FLAGS, flags),
        (hand.bid in bids(v), hand.bid),
        (hand.bidder in range(hand.sides), hand.bidder),
        *((n in MELDS, n) for n in (*hand.meld, *hand.second)),
        *((n in scores(v), n) for n in hand.before),
        *((points > 0 or not n, n) for n, points in zip(hand.second, hand.points, strict=True)),
    )
    for good, number in checks:
        if not good:
            raise ScoreError(say("This table has no hand with {number} in that place.", number=number))
    settled(v, hand)


def usual(v: Variant) -> TwiceMelded:
    """A hand that a learner meets first: partners, no auction."""
    return drawn(v, max(v.players), _FIRST)
