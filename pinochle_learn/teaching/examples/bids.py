"""Candidates of an auction: a bid that one table takes and another refuses."""

from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile

from pinochle_learn.front import Variant
from pinochle_learn.teaching.examples.bids_told import AllPassCase, BidCase, MeaningCase
from pinochle_learn.teaching.examples.case import Case
from pinochle_learn.teaching.examples.rows import SCALE

_TOP = 700  # beyond it no table's steps change


def _openings(a: Variant, b: Variant) -> list[int]:
    """Every number from the lowest bid of either table."""
    least = min(v.rules.bidding.minimum.value for v in (a, b) if v.rules.auctioned)
    return list(takewhile(lambda n: n <= _TOP, range(least, _TOP + 1, SCALE)))


def _minimum(a: Variant, b: Variant) -> Iterator[Case]:
    yield from map(BidCase, _openings(a, b))


def _standing(a: Variant, b: Variant) -> int:
    """The lowest bid that both can have; the higher of the two lowest."""
    return max(v.rules.bidding.minimum.value for v in (a, b) if v.rules.auctioned)


def _raised(a: Variant, b: Variant) -> Iterator[Case]:
    """A bid over a standing one, step by step."""
    low = _standing(a, b)
    yield from (BidCase(bid, (low,)) for bid in range(low + SCALE, _TOP + 1, SCALE))


def _ladder(a: Variant, b: Variant) -> Iterator[Case]:
    yield from _raised(a, b)
    yield from _minimum(a, b)


def _exact(a: Variant, b: Variant) -> Iterator[Case]:
    low = _standing(a, b)
    yield from (BidCase(bid) for bid in range(low + SCALE, _TOP + 1, SCALE))


def _must_open(_a: Variant, _b: Variant) -> Iterator[Case]:
    yield BidCase(None)


def _cap(a: Variant, b: Variant) -> Iterator[Case]:
    """A bid above the one that ends the auction of a table."""
    caps = [v.rules.bidding.cap.value for v in (a, b) if v.rules.auctioned]
    for cap in filter(None, caps):
        for step in (SCALE, 5 * SCALE):
            yield BidCase(cap + step)


def _all_pass(_a: Variant, _b: Variant) -> Iterator[Case]:
    yield AllPassCase()


def _meaning(a: Variant, b: Variant) -> Iterator[Case]:
    low = _standing(a, b)
    yield from map(MeaningCase, range(low + SCALE, _TOP + 1, SCALE))
    yield from (MeaningCase(bid, (low,)) for bid in range(low + SCALE, _TOP + 1, SCALE))


BIDS: Mapping[str, Callable[[Variant, Variant], Iterator[Case]]] = {
    "auction": _minimum,
    "auction.minimum": _minimum,
    "auction.ladder": _ladder,
    "auction.raises": _raised,
    "auction.cap": _cap,
    "auction.exact_opening": _exact,
    "auction.must_open": _must_open,
    "auction.all_pass": _all_pass,
    "auction.skipped": _meaning,
}
