"""Draws hands that are paid in chips: doubled, conceded, won by the meld alone, at a step of the unit."""

from pinochle_learn.lessons.scoring.suits.practise.draw import Draw
from pinochle_learn.teaching.scores.hand import Hand, settled


def doubled(draw: Draw, hand: Hand) -> Hand:
    """The hand with a trump suit that doubles the chips."""
    chips = draw.v.rules.chips
    return hand if chips is None else hand.but(trump=draw.pick(chips.doubled.value))


def made_doubled(draw: Draw) -> Hand:
    """Made, and doubled."""
    return doubled(draw, draw.made())


def short_doubled(draw: Draw) -> Hand:
    """Lost in play, and doubled."""
    return doubled(draw, draw.short())


def meld_wins(draw: Draw) -> Hand:
    """The meld alone reaches the bid."""
    bid = draw.bid()
    return draw.hand(bid, bid + draw.some(0, 8), draw.middle())


def conceded(draw: Draw) -> Hand:
    """Given up before the first lead."""
    bid = draw.bid()
    return draw.hand(bid, max(0, bid - draw.on.total + draw.some(-4, 6)), draw.middle()).but(given_up=True)


def conceded_doubled(draw: Draw) -> Hand:
    """Given up with a trump suit that would double the chips."""
    return doubled(draw, conceded(draw))


def _starts(draw: Draw) -> list[int]:
    chips = draw.v.rules.chips
    return [] if chips is None else [start for start, _ in chips.units.value]


def last_of_unit(draw: Draw) -> Hand:
    """A bid that is the last of its unit."""
    start = draw.pick(_starts(draw)[1:])
    return _bid(draw, max(bid for bid in draw.on.bids if bid < start))


def first_of_unit(draw: Draw) -> Hand:
    """A bid that is the first of its unit."""
    return _bid(draw, draw.pick(_starts(draw)[1:]))


def beyond_units(draw: Draw) -> Hand:
    """A bid above all that the scale of units lists."""
    chips = draw.v.rules.chips
    least = _starts(draw)[-1] + (chips.beyond.value[0] if chips else 0)
    return _bid(draw, draw.bid(least))


def _bid(draw: Draw, bid: int) -> Hand:
    points = draw.pick([p for p in draw.on.middle if bid - p in draw.on.melds])
    return draw.hand(bid, bid - points, points)


# --- the end of the game -----------------------------------------------------------------------------------


def last_deal(draw: Draw) -> Hand:
    """The last deal, and somebody has the most chips."""
    return draw.made().but(deal=draw.on.deals)


def deal_before(draw: Draw) -> Hand:
    """One deal before the last."""
    return draw.made().but(deal=(draw.on.deals or 2) - 1)


def last_tie(draw: Draw) -> Hand:
    """The last deal, and two have equally many chips."""
    hand, both = last_deal(draw), 1 + abs(draw.likely_chips())
    least = [-2 * both, *(0 for _ in range(hand.sides - 3))]
    after = hand.by_side(*draw.pick(((both, both, *least), (*least, both, both))))
    change = settled(draw.v, hand).change
    return hand.but(before=tuple(end - gain for end, gain in zip(after, change, strict=True)))
