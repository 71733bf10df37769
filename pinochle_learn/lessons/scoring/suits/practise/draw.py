"""Draws hands by chance, each of a kind: exactly the bid, one step short, no trick, nothing but nines."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, TypeVar

from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.hand import Hand
from pinochle_learn.teaching.scores.ranges import ScoreRanges, grid

T = TypeVar("T")
_LIKELY_CHIPS = 12
_OVER = 12  # the most points over a bid, on the small scale


@dataclass(frozen=True)
class Draw:
    """Chance at a table. Only ``Random.random`` is used, whose numbers stay the same for a seed."""

    v: Variant
    chance: Random

    @cached_property
    def on(self) -> ScoreRanges:
        """The numbers of the table."""
        return grid(self.v.rules)

    def pick(self, choices: Sequence[T]) -> T:
        """One of some things."""
        return choices[int(self.chance.random() * len(choices))]

    def some(self, low: int, high: int) -> int:
        """A number of points that a meld or a score can be: from ``low`` to ``high`` on the small scale."""
        return self.v.scale * (low + int(self.chance.random() * (high - low + 1)))

    def bid(self, least: int = 0) -> int:
        """A bid as one hears them: none of the very highest."""
        highest = self.on.melds[-1] + self.on.middle[-1] - _OVER * self.v.scale
        return self.pick([bid for bid in self.on.bids if least <= bid <= max(least, highest)][:20])

    def bid_with(self, points: int, least: int = 0) -> int:
        """A bid that some meld, not less than ``least``, makes exactly with these trick points."""
        melds = {meld for meld in self.on.melds if meld >= least}
        return self.pick([bid for bid in self.on.bids if bid - points in melds][:20])

    def can(self, meld: int) -> int:
        """A meld brought to the next that cards can make; of the high ones all can."""
        return next((n for n in self.on.melds if n >= meld), meld)

    def middle(self, above: int = 0) -> int:
        """Trick points that leave enough to everybody, as melds can go with them."""
        scale = self.v.scale
        return self.pick([p for p in self.on.middle if p % scale == 0 and p >= self.on.needed + above])

    def meld(self, low: int = 4, high: int = 40) -> int:
        """A meld that counts at this table."""
        least = self.on.least // self.v.scale
        return self.can(self.some(max(low, least), max(high, least + 20)))

    def hand(
        self, bid: int, meld: int, points: int, *, theirs: int | None = None, first: int | None = None
    ) -> Hand:
        """A hand of a side by chance, with scores before that leave the game open.

        ``theirs`` is the meld of the first of the others, ``first`` its trick points.
        """
        on, n = self.on, self.on.sides
        bidder = self.pick(range(n))
        start = Hand(
            bid, bidder, (0,) * n, (0,) * n, self._before(), (0,) * n, nines=(False,) * n, **self._chips()
        )
        melds = [self.meld(2, 24) if theirs is None else theirs, *(self.meld(2, 24) for _ in range(n - 2))]
        if self.v.rules.meld.who.value == "bidder":
            melds = [0] * (n - 1)
        rest = on.total - points
        return start.but(
            meld=start.by_side(self.can(meld), *melds), points=start.by_side(points, *self._rest(rest, first))
        )

    def _rest(self, rest: int, first: int | None) -> tuple[int, ...]:
        """What the bidders leave, shared by the others: all of it, or so much for the first of them."""
        if self.on.pair:
            return (rest, *(0 for _ in range(self.on.sides - 2)))
        if first is None:
            first = self.pick([p for p in self.on.points if p <= rest])
        return (first, *(0 for _ in range(self.on.sides - 3)), rest - first)

    def _before(self) -> tuple[int, ...]:
        if not self.on.chips:
            return tuple(self.some(0, 60) for _ in range(self.on.sides))
        won = [self.likely_chips() for _ in range(self.on.sides - 1)]
        return (*won, -sum(won))

    def likely_chips(self) -> int:
        """Chips that a player may have won or lost before."""
        return int(self.chance.random() * (2 * _LIKELY_CHIPS + 1)) - _LIKELY_CHIPS

    def _chips(self) -> dict[str, Any]:
        """The trump suit, none that doubles, and the number of the deal, not the last."""
        chips = self.v.rules.chips
        if chips is None:
            return {}
        plain = [suit for suit in self.v.pack.suits if suit not in chips.doubled.value]
        return {"trump": self.pick(plain), "deal": 1 + int(self.chance.random() * ((self.on.deals or 2) - 1))}

    # --- made or set ---------------------------------------------------------------------------------------

    def made(self) -> Hand:
        """More than the bid."""
        return self.made_with(self.bid())

    def made_with(self, bid: int) -> Hand:
        """More than this bid."""
        most = self.on.melds[-1] - _OVER * self.v.scale
        points = self.pick([p for p in self.on.middle if bid - p <= most])
        return self.hand(bid, self.meld_for(bid - points) + self.some(1, _OVER), points)

    def exact(self) -> Hand:
        """Exactly the bid."""
        points = self.middle()
        bid = self.bid_with(points)
        return self.hand(bid, bid - points, points)

    def short(self) -> Hand:
        """One step of the trick points short of the bid."""
        points = self.middle(above=self.on.step)
        bid = self.bid_with(points)
        return self.hand(bid, bid - points, points - self.on.step)

    def bidders_none(self) -> Hand:
        """The meld alone reaches the bid, and the bidders take no trick."""
        bid = self.bid()
        return self.hand(bid, bid + self.some(0, 8), 0)

    def bidders_bare(self) -> Hand:
        """The same with a trick that does not count."""
        hand = self.bidders_none()
        return hand.put("bare", hand.bidder or 0, 1)

    def bidders_least(self) -> Hand:
        """The bidders took the fewest trick points that count, and have their bid."""
        bid = self.bid()
        return self.hand(bid, bid - self.on.needed + self.some(0, 9), self.on.needed)

    def bidders_few(self) -> Hand:
        """The bidders took one less than that, though they would have their bid."""
        bid, points = self.bid(), self.on.needed - self.v.scale
        return self.hand(bid, bid - points + self.some(0, 9), points)

    # --- the other side ------------------------------------------------------------------------------------

    def saved(self) -> Hand:
        """The other side has meld and trick points; the bid is made or not."""
        return self.hand(self.bid(), self.meld(), self.pick(self.on.middle), first=self._shared())

    def least(self) -> Hand:
        """The other side took the fewest points that count."""
        return self._all_but(self.on.needed)

    def few(self) -> Hand:
        """The other side took one less than that."""
        return self._all_but(self.on.needed - self.v.scale)

    def no_point(self) -> Hand:
        """The other side took no trick."""
        return self._all_but(0)

    def bare_trick(self) -> Hand:
        """The other side took a trick or two without a card that counts."""
        hand = self._all_but(0)
        return hand.put("bare", hand.defender, self.pick(range(1, min(2, self.on.bare) + 1)))

    def only_nines(self) -> Hand:
        """The other side melded nines of trump alone, and took no trick."""
        hand = self._all_but(0)
        return hand.put("meld", hand.defender, self.pick(self.on.nines)).put(
            "nines", hand.defender, value=True
        )

    def no_meld(self) -> Hand:
        """The other side melded nothing."""
        points, first = self.pick(self.on.middle), self._shared()
        return self.hand(self.bid(), self.meld(), points, theirs=0, first=first)

    def empty(self) -> Hand:
        """The other side melded nothing and took nothing."""
        hand = self._all_but(0)
        return hand.put("meld", hand.defender, 0)

    def points_lost(self) -> Hand:
        """The other side melded nothing and took some points, but too few to count."""
        hand = self._all_but(self.pick([p for p in self.on.points if 0 < p < self.on.needed]))
        return hand.put("meld", hand.defender, 0)

    def small_meld(self) -> Hand:
        """The other side melded one less than counts."""
        return self.hand(
            self.bid(), self.meld(), self.pick(self.on.middle), theirs=self.on.least - self.v.scale
        )

    def least_meld(self) -> Hand:
        """The other side melded the least that counts."""
        return self.hand(self.bid(), self.meld(), self.pick(self.on.middle), theirs=self.on.least)

    def one_loses(self) -> Hand:
        """Of the others one took nothing, and another took points."""
        return self.hand(self.bid(), self.meld(), self.pick(self.on.middle), first=0)

    def award_bare(self) -> Hand:
        """The bidders are set, and the other side has no meld that counts."""
        hand, less = self.short(), self.on.least - self.v.scale
        return hand.put("meld", hand.defender, self.pick((0, max(0, less))))

    def _shared(self) -> int | None:
        """Some trick points for one of several others."""
        if self.on.pair:
            return None
        low = self.on.total // 5
        return self.pick([p for p in self.on.points if 0 < p <= low])

    def _all_but(self, left: int) -> Hand:
        """The other side took so much; alone against it the bidders have the rest, else some of it."""
        points = self.on.total - left if self.on.pair else self.pick(self.on.middle)
        low = max(4, (self.on.bids[0] - points) // self.v.scale if self.v.rules.chips is None else 4)
        return self.hand(self.bid(), self.meld(4, max(40, low + 10)), points, first=left)

    def meld_for(self, points: int) -> int:
        """The least meld of so many points or more."""
        scale = self.v.scale
        return max(0, self.on.least, -(-points // scale) * scale)
