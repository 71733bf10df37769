"""What a hand is about where a renege has a price, bid and melds; and a hand before its first card."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import aces_around, base_key, best_melds
from pinochle_learn.lessons.tricks.playout import Playing, dealt, pick
from pinochle_learn.lessons.tricks.reneges.situations import priced
from pinochle_learn.rules.ladder import next_step

_HIGHEST = 12  # the bids of these records stand on the first steps from the least
_MELDS = range(20, 39)  # what a side melds in a record that shows no whole hands, on the small scale
_SHARE = 0.7  # a bid that can be reached with so many of the trick points


@dataclass(frozen=True, slots=True)
class Stakes:
    """The bid, the seat that bid it, and the meld by side."""

    bid: int
    bidder: int
    meld: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Opening:
    """A hand before its first card: what is held, what was declared, and what it is about."""

    playing: Playing
    declared: tuple[int, ...]
    stakes: Stakes


def stakes(table: Compiled, chance: Random) -> Stakes | None:
    """Stakes by chance for the end of a hand; ``None`` where a renege has no price, or nobody bids."""
    if not priced(table.rules) or not table.rules.auctioned:
        return None
    scale = table.rules.table.scale.value
    meld = tuple(scale * pick(chance, _MELDS) for _ in range(table.sides))
    bidder = pick(chance, range(table.players))
    return Stakes(_bid(table, chance, meld[table.side_of(bidder)]), bidder, meld)


def opening(
    table: Compiled, chance: Random, may_slip: Callable[[int], bool], *, kept: bool
) -> Opening | None:
    """A fresh deal in which somebody holds aces around, and has declared it, or ``kept`` it back."""
    hands, _ = dealt(table, chance)
    held = [aces_around(table, hand) for hand in hands]
    holders = [seat for seat, n in enumerate(held) if n and may_slip(seat)]
    trump, bidder = pick(chance, table.pack.suits), pick(chance, range(table.players))
    if not holders or not _may_name(table, hands[bidder], trump):
        return None
    silent = pick(chance, holders) if kept else None
    declared = tuple(0 if seat == silent else n for seat, n in enumerate(held))
    meld = [0] * table.sides
    for seat, hand in enumerate(hands):
        meld[table.side_of(seat)] += _melded(table, hand, trump, aces=seat != silent)
    own = meld[table.side_of(bidder)]
    if own < max(table.rules.settling.least_meld.value, 1):
        return None
    leader = bidder if table.rules.playing.first_lead.value == "bidder" else (bidder + 1) % table.players
    about = Stakes(_bid(table, chance, own), bidder, tuple(meld))
    return Opening(Playing(table, trump, hands, leader), declared, about)


def _may_name(table: Compiled, hand: int, trump: str) -> bool:
    """Says whether a hand may name a suit, where that takes a marriage."""
    if not table.rules.trumps.marriage.value:
        return True
    return any(base_key(meld.key) in {"royal-marriage", "run"} for meld in best_melds(table, hand, trump))


def _melded(table: Compiled, hand: int, trump: str, *, aces: bool) -> int:
    melds = best_melds(table, hand, trump)
    return sum(meld.points for meld in melds if aces or base_key(meld.key) != "aces-around")


def _bid(table: Compiled, chance: Random, meld: int) -> int:
    """A bid that is worth playing for with this meld."""
    bids: list[int] = []
    rules = table.rules.bidding
    bid = rules.minimum.value
    while len(bids) < _HIGHEST and (not bids or bid <= meld + _SHARE * table.total):
        bids.append(bid)
        bid = next_step(rules.ladder.value, bid)
    return pick(chance, bids)
