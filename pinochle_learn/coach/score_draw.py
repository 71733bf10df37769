"""Draws hands by chance, each of a kind: exactly the bid, one step short, no trick, out of reach."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from pinochle_learn.coach.score_grid import Grid, grid
from pinochle_learn.coach.score_hand import Hand, settled
from pinochle_learn.front import Variant

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance at a table. Only ``Random.random`` is used, whose numbers stay the same for a seed."""

    v: Variant
    chance: Random

    @property
    def on(self) -> Grid:
        """The numbers of the table."""
        return grid(self.v.rules)

    def pick(self, choices: Sequence[T]) -> T:
        """One of some things."""
        return choices[int(self.chance.random() * len(choices))]

    def some(self, low: int, high: int) -> int:
        """A number of points that a meld or a score can be: from ``low`` to ``high`` on the small scale."""
        return self.v.scale * (low + int(self.chance.random() * (high - low + 1)))

    def hand(self, bid: int, meld: int, points: int, theirs: int | None = None, bare: int = 0) -> Hand:
        """A hand of a side by chance, with scores before that leave the game open."""
        bidder = self.pick((0, 1))
        others = self.some(2, 24) if theirs is None else theirs
        before = (self.some(0, 60), self.some(0, 60))
        hand = Hand(bid, bidder, (meld, others), points, before, bare)
        return hand.but(meld=hand.by_side(meld, others))

    def bid(self, least: int = 0) -> int:
        """A bid as one hears them: none of the very highest."""
        return self.pick([bid for bid in self.on.bids if bid >= least][:20])

    def middle(self) -> int:
        """Trick points that leave some to both sides, as melds can go with them."""
        return self.pick([p for p in self.on.middle if p % self.v.scale == 0])

    # --- made or set ---------------------------------------------------------------------------------------

    def made(self) -> Hand:
        """More than the bid."""
        bid, points = self.bid(), self.pick(self.on.middle)
        return self.hand(bid, self._meld_for(bid - points) + self.some(1, 12), points)

    def exact(self) -> Hand:
        """Exactly the bid."""
        points = self.middle()
        bid = self.bid(points)
        return self.hand(bid, bid - points, points)

    def short(self) -> Hand:
        """One step of the trick points short of the bid."""
        points = self.middle()
        bid = self.bid(points)
        return self.hand(bid, bid - points, points - self.on.step)

    def bidders_none(self) -> Hand:
        """The meld alone reaches the bid, and the bidders take no trick."""
        bid = self.bid()
        return self.hand(bid, bid + self.some(0, 8), 0)

    def bidders_bare(self) -> Hand:
        """The same with a trick that does not count."""
        return self.bidders_none().but(bare=1)

    # --- the other side ------------------------------------------------------------------------------------

    def saved(self) -> Hand:
        """The other side has meld and trick points; the bid is made or not."""
        points = self.pick(self.on.middle)
        return self.hand(self.bid(), self.some(4, 40), points)

    def least(self) -> Hand:
        """The other side took the fewest points that cards can make."""
        return self._all_but(self.on.points[1])

    def no_point(self) -> Hand:
        """The other side took no trick."""
        return self._all_but(0)

    def bare_trick(self) -> Hand:
        """The other side took a trick or two without a card that counts."""
        return self._all_but(0).but(bare=self.pick(range(1, min(2, self.on.bare) + 1)))

    def only_nines(self) -> Hand:
        """The other side melded nines of trump alone, and took no trick."""
        hand = self._all_but(0)
        meld = hand.by_side(hand.meld[hand.bidder or 0], self.pick(self.on.nines))
        first, second = hand.by_side(bidders=False, others=True)
        return hand.but(meld=meld, nines=(bool(first), bool(second)))

    def no_meld(self) -> Hand:
        """The other side melded nothing."""
        return self.hand(self.bid(), self.some(4, 40), self.pick(self.on.middle), 0)

    def empty(self) -> Hand:
        """The other side melded nothing and took nothing."""
        hand = self._all_but(0)
        return hand.but(meld=hand.by_side(hand.meld[hand.bidder or 0], 0))

    def _all_but(self, left: int) -> Hand:
        return self.hand(self.bid(), self.some(4, 40), self.on.total - left)

    # --- out of reach, thrown in, nobody bid ---------------------------------------------------------------

    def in_reach(self) -> Hand:
        """Meld and all trick points are exactly the bid."""
        bid = self.bid(self.on.total + 2 * self.v.scale)
        return self.hand(bid, bid - self.on.total, self.on.total)

    def beyond(self) -> Hand:
        """Meld and all trick points are one step short of the bid."""
        bid = self.bid(self.on.total + 3 * self.v.scale)
        return self.hand(bid, bid - self.on.total - self.v.scale, self.middle())

    def thrown_in(self) -> Hand:
        """The bidders give up: out of reach, or wherever the table lets them."""
        if self.v.rules.settle.throw_in.value == "out_of_reach":
            return self.beyond().but(thrown_in=True)
        return self.hand(self.bid(), self.some(4, 20), self.middle()).but(thrown_in=True)

    def unplayed_empty(self) -> Hand:
        """The hand is not played, and the other side melded nothing."""
        hand = self.beyond() if self.v.rules.settle.out_of_reach.value == "stop" else self.thrown_in()
        return hand.but(meld=hand.by_side(hand.meld[hand.bidder or 0], 0))

    def nobody(self) -> Hand:
        """Nobody bid."""
        hand = self.hand(self.on.bids[0], 0, 0, 0)
        return hand.but(bidder=None)

    # --- the end of the game -------------------------------------------------------------------------------

    def target(self) -> Hand:
        """One side reaches the target, the other does not."""
        ends = (self.on.target + self.some(0, 5), self.on.target - self.some(5, 60))
        return self._ending(self.made(), self.pick((ends, ends[::-1])))

    def near(self) -> Hand:
        """Neither side is there, one by a step."""
        return self._ending(self.made(), (self.on.target - self.v.scale, self.on.target - self.some(5, 60)))

    def both_past(self) -> Hand:
        """Both are there, and the bidders have fewer."""
        bidders = self.on.target + self.some(0, 6)
        return self._ending(self.made(), (bidders, bidders + self.some(1, 9)))

    def at_limit(self) -> Hand:
        """The bidders fall to the limit or below."""
        return self._ending(self.short(), ((self.on.limit or 0) - self.some(0, 4), self.some(0, 90)))

    def near_limit(self) -> Hand:
        """The bidders stay a step above the limit."""
        return self._ending(self.short(), ((self.on.limit or 0) + self.v.scale, self.some(0, 90)))

    def far_below(self) -> Hand:
        """The bidders are as far below zero as anybody gets, where that has no end."""
        return self._ending(self.short(), (-self.some(300, 340), self.some(0, 90)))

    def _ending(self, hand: Hand, after: tuple[int, int]) -> Hand:
        """The hand with scores before it that lead to these after it: the bidders', then the others'."""
        change = settled(self.v, hand.but(before=(0, 0))).change
        wanted = hand.by_side(*after)
        return hand.but(before=(wanted[0] - change[0], wanted[1] - change[1]))

    def _meld_for(self, points: int) -> int:
        """The least meld of so many points or more."""
        scale = self.v.scale
        return max(0, -(-points // scale) * scale)
