"""A hand as the ``facts`` of a link: numbers with dots between them, on the scale that is shown.

They are: the bid; the side that bid (as many as there are sides: nobody); each side's meld; the bidders'
trick points, and those of the others but for the last; each side's score before; the tricks without a card
that counts of each side without a trick point, but for one; a sum of flags: 1 (thrown in or conceded), 2 and
on (the only meld of the first side, of the next, ... is nines of trump), and after these "no marriage".
Where a renege has a price, one number more says who reneged; where bids are paid in chips, two: the trump
suit's place in the pack, and the number of the deal.

Without an auction they are: each side's meld; the trick points of all but the last; each score before; where
a player may declare out, who did (0: nobody, 1 and on: a side); where targets are raised, the target.
"""

from collections.abc import Iterator

from pinochle_learn.errors import ScoreError
from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.clamp import tidied
from pinochle_learn.teaching.scores.hand import Hand, Renege, settled
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.text import say


def nobody(hand: Hand) -> int:
    """The number that stands for "nobody bid"."""
    return hand.sides


def written(v: Variant, hand: Hand) -> str:
    """The hand as the facts of a link."""
    if not v.rules.auctioned:
        return ".".join(map(str, _unbid(v, hand)))
    order = ((hand.bidder or 0), *hand.others)
    empty = [bare for bare, points in zip(hand.bare, hand.points, strict=True) if not points]
    numbers = [
        hand.bid,
        nobody(hand) if hand.bidder is None else hand.bidder,
        *hand.meld,
        *(hand.points[side] for side in order[:-1]),
        *hand.before,
        *[*empty, *[0] * hand.sides][: hand.sides - 1],
        _flags(hand),
    ]
    if v.rules.settling.renege.value != "none":
        numbers.append(0 if hand.renege is None else 1 + hand.renege.side + hand.sides * hand.renege.called)
    if hand.trump is not None:
        numbers += [v.pack.suits.index(hand.trump), hand.deal or 1]
    return ".".join(map(str, numbers))


def _unbid(v: Variant, hand: Hand) -> Iterator[int]:
    yield from (*hand.meld, *hand.points[:-1], *hand.before)
    if v.rules.game.declare_out.value:
        yield 0 if hand.declared is None else 1 + hand.declared
    if hand.target is not None:
        yield hand.target


def _flags(hand: Hand) -> int:
    flags = (hand.given_up, *hand.nines, not hand.marriage)
    return sum(flag << place for place, flag in enumerate(flags))


def read(v: Variant, facts: str) -> Hand:
    """Reads the facts of a link.

    Raises:
        ScoreError: numbers that are none of a hand at this table.
    """
    on, pieces = grid(v.rules), facts.split(".")
    n, renege = on.sides, v.rules.settling.renege.value != "none"
    fields = 3 + n + 2 * (n - 1) + n + renege + 2 * on.chips
    if not v.rules.auctioned:
        fields = 3 * n - 1 + v.rules.game.declare_out.value + (len(on.targets) > 1)
    if len(pieces) != fields:
        text = "The facts of a hand are {n} numbers, not {given}."
        raise ScoreError(say(text, n=fields, given=len(pieces)))
    numbers = iter([int(piece) for piece in pieces])
    hand = _read(v, numbers) if on.bids else _read_unbid(v, list(numbers))
    _check(v, hand)
    return hand


def _read(v: Variant, numbers: Iterator[int]) -> Hand:
    on = grid(v.rules)
    n = on.sides

    def some(count: int) -> tuple[int, ...]:
        return tuple(next(numbers) for _ in range(count))

    bid, bidder = some(2)
    if not 0 <= bidder <= n:
        text = "The side that bid is a number up to {last}, or {n} for nobody, not {number}."
        raise ScoreError(say(text, last=n - 1, n=n, number=bidder))
    start = Hand(bid, None if bidder == n else bidder, some(n), (0,) * n, (0,) * n, (0,) * n)
    shares, before, empty, flags = some(n - 1), some(n), some(n - 1), next(numbers)
    _refuse(not 0 <= flags < 4 << n, flags)
    points = start.by_side(*shares, on.total - sum(shares))
    given_up, *nines = (bool(flags >> place & 1) for place in range(n + 1))
    return start.but(
        points=points,
        before=before,
        bare=_empty(points, empty),
        given_up=given_up,
        nines=tuple(nines),
        marriage=not flags >> n + 1,
        renege=_renege(n, next(numbers)) if v.rules.settling.renege.value != "none" else None,
        **_in_chips(v, numbers),
    )


def _read_unbid(v: Variant, numbers: list[int]) -> Hand:
    on = grid(v.rules)
    n, none = on.sides, (0,) * on.sides
    meld, shares, before, rest = (
        tuple(numbers[low:high])
        for low, high in ((0, n), (n, 2 * n - 1), (2 * n - 1, 3 * n - 1), (3 * n - 1, None))
    )
    points, left = (*shares, on.total - sum(shares)), list(rest)
    declared = left.pop(0) if v.rules.game.declare_out.value else 0
    _refuse(not 0 <= declared <= n, declared)
    return Hand(
        0,
        None,
        meld,
        points,
        before,
        none,
        nines=(False,) * n,
        declared=declared - 1 if declared else None,
        target=left[0] if left else None,
    )


def _empty(points: tuple[int, ...], bare: tuple[int, ...]) -> tuple[int, ...]:
    left = iter([*bare, 0])
    taken = tuple(0 if n else next(left) for n in points)
    _refuse(any(left) or any(n < 0 for n in taken), max(bare))
    return taken


def _renege(sides: int, number: int) -> Renege | None:
    _refuse(not 0 <= number <= 2 * sides, number)
    return Renege((number - 1) % sides, called=number > sides) if number else None


def _in_chips(v: Variant, numbers: Iterator[int]) -> dict[str, str | int]:
    on, suits = grid(v.rules), v.pack.suits
    if not on.chips:
        return {}
    suit, deal = next(numbers), next(numbers)
    _refuse(not 0 <= suit < len(suits), suit)
    _refuse(not 1 <= deal <= (on.deals or 1), deal)
    return {"trump": suits[suit], "deal": deal}


def _check(v: Variant, hand: Hand) -> None:
    on = grid(v.rules)
    checks = (
        (hand.bid in on.bids or not on.bids, hand.bid),
        (hand.target is None or hand.target in on.targets, hand.target or 0),
        *((meld in on.melds, meld) for meld in hand.meld),
        *((points in on.points, points) for points in hand.points),
        *((score in on.scores, score) for score in hand.before),
        (not on.chips or not sum(hand.before), sum(hand.before)),
        (sum(hand.bare) <= on.bare, sum(hand.bare)),
        (tidied(v, hand) == hand, _flags(hand)),
    )
    for good, number in checks:
        _refuse(not good, number)
    settled(v, hand)


def _refuse(bad: bool, number: int) -> None:  # noqa: FBT001 - a plain fact
    if bad:
        raise ScoreError(say("This table has no hand with {number} in that place.", number=number))
