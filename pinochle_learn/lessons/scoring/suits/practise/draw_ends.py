"""Draws hands that are not played out, and ends of the game."""

from pinochle_learn.lessons.scoring.suits.practise.draw import Draw
from pinochle_learn.teaching.scores.hand import Hand, Renege, settled, stops

# --- out of reach, thrown in, nobody bid -------------------------------------------------------------------


def in_reach(draw: Draw) -> Hand:
    """Meld and all trick points are exactly the bid."""
    on = draw.on
    bid = draw.bid(on.total + max(2 * draw.v.scale, on.least))
    return draw.hand(bid, bid - on.total, on.total)


def beyond(draw: Draw) -> Hand:
    """Meld and all trick points are one step short of the bid."""
    on, out = draw.on, draw.on.total + draw.v.scale
    bid = draw.bid_with(out, least=max(2 * draw.v.scale, on.least))
    return draw.hand(bid, bid - out, draw.middle())


def thrown_in(draw: Draw) -> Hand:
    """The bidders give up: out of reach, or wherever the table lets them."""
    if draw.v.rules.settling.throw_in.value == "out_of_reach":
        return beyond(draw).but(given_up=True)
    return draw.hand(draw.bid(), draw.some(4, 20), draw.middle()).but(given_up=True)


def unplayed_empty(draw: Draw) -> Hand:
    """The hand is not played, and the other side melded nothing."""
    hand = beyond(draw)
    if not stops(draw.v, hand):
        hand = thrown_in(draw)
    return hand.put("meld", hand.defender, 0)


def unplayed_small(draw: Draw) -> Hand:
    """The hand is not played, and the other side melded less than counts."""
    hand = beyond(draw)
    return hand.put("meld", hand.defender, draw.can(draw.on.least - draw.some(1, 9)))


def bidders_small_meld(draw: Draw) -> Hand:
    """The bidders melded one less than counts."""
    return draw.hand(draw.bid(), draw.on.least - draw.v.scale, draw.middle())


def bidders_least_meld(draw: Draw) -> Hand:
    """The bidders melded the least that counts, and can still reach their bid."""
    return draw.hand(draw.bid(), draw.on.least, draw.middle())


def no_marriage(draw: Draw) -> Hand:
    """The bidders hold no marriage, so there is no trump."""
    return draw.hand(draw.bid(), draw.some(0, 24), draw.middle()).but(marriage=False)


def nobody(draw: Draw) -> Hand:
    """Nobody bid."""
    hand = draw.hand(draw.on.bids[0], 0, 0)
    return hand.but(bidder=None, meld=(0,) * hand.sides)


def reneged(draw: Draw) -> Hand:
    """A renege of one side, rightly called."""
    hand = draw.made()
    return hand.but(renege=Renege(draw.pick(range(hand.sides))))


def wrongly_called(draw: Draw) -> Hand:
    """A wrong call of "renege"."""
    hand = reneged(draw)
    return hand.but(renege=Renege(hand.renege.side if hand.renege else 0, called=True))


def reneged_bare(draw: Draw) -> Hand:
    """A renege, and those whom it pays have no meld that counts."""
    hand = reneged(draw)
    small = draw.pick((0, draw.on.least - draw.v.scale))
    return hand.but(meld=(small,) * hand.sides)


# --- the end of the game -----------------------------------------------------------------------------------


def target(draw: Draw) -> Hand:
    """One side reaches the target, the others do not."""
    ends = [draw.on.goal + draw.some(0, 5), *(_below(draw) for _ in range(draw.on.sides - 1))]
    first = draw.pick(range(draw.on.sides))
    return _ending(draw, draw.made(), [*ends[-first:], *ends[:-first]] if first else ends)


def near(draw: Draw) -> Hand:
    """Nobody is there, one by a step."""
    ends = [draw.on.goal - draw.v.scale, *(_below(draw) for _ in range(draw.on.sides - 1))]
    return _ending(draw, draw.made(), ends)


def both_past(draw: Draw) -> Hand:
    """The bidders are there with fewer than another, who is there too."""
    own = draw.on.goal + draw.some(0, 6)
    return _ending(
        draw, draw.made(), [own, own + draw.some(1, 9), *(_below(draw) for _ in range(draw.on.sides - 2))]
    )


def others_past(draw: Draw) -> Hand:
    """Two are there, and the bidder is not."""
    first = draw.on.goal + draw.some(0, 6)
    others = draw.pick(((first, first + draw.some(1, 9)), (first + draw.some(1, 9), first)))
    return _ending(draw, draw.made(), [_below(draw), *others])


def tied(draw: Draw) -> Hand:
    """Two are there with equal scores, and the bidder is not."""
    both = draw.on.goal + draw.some(0, 6)
    return _ending(draw, draw.made(), [_below(draw), both, both])


def at_limit(draw: Draw) -> Hand:
    """The bidders fall to the limit or below."""
    return _ending(draw, draw.short(), _low(draw, (draw.on.limit or 0) - draw.some(0, 4)))


def near_limit(draw: Draw) -> Hand:
    """The bidders stay a step above the limit."""
    return _ending(draw, draw.short(), _low(draw, (draw.on.limit or 0) + draw.v.scale))


def far_below(draw: Draw) -> Hand:
    """The bidders are as far below zero as anybody gets, where that has no end."""
    return _ending(draw, draw.short(), _low(draw, -draw.some(300, 340)))


def _low(draw: Draw, own: int) -> list[int]:
    return [own, *(draw.some(0, 90) for _ in range(draw.on.sides - 1))]


def _below(draw: Draw) -> int:
    return draw.on.goal - draw.some(5, 60)


def _ending(draw: Draw, hand: Hand, after: list[int]) -> Hand:
    """The hand with scores before it that lead to these after it: the bidders', then the others'."""
    change = settled(draw.v, hand.but(before=(0,) * hand.sides)).change
    wanted = hand.by_side(*after)
    return hand.but(before=tuple(end - gain for end, gain in zip(wanted, change, strict=True)))
