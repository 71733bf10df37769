"""Brings a hand to an edge: exactly the bid, one step short, no trick, all of them, out of reach, twenty."""

from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.edges_unbid import to_unbid_edge, unbid_edges
from pinochle_learn.teaching.scores.clamp import tidied, yours
from pinochle_learn.teaching.scores.hand import Hand, stops
from pinochle_learn.teaching.scores.ranges import ScoreRanges, grid
from pinochle_learn.teaching.scores.split import moved, nearest
from pinochle_learn.text import say


def edges(v: Variant) -> tuple[tuple[str, str], ...]:
    """The edges of a table: keys and names."""
    if not v.rules.auctioned:
        return unbid_edges(v)
    on = grid(v.rules)
    found = [
        ("exact", say("Exactly the bid")),
        ("short", say("One short")),
        ("none", say("No trick")),
        ("all", say("Every trick")),
        ("beyond", say("Out of reach")),
    ]
    if on.needed > on.points[1]:
        found += [
            ("least-tricks", say("{n} in tricks", n=on.needed)),
            ("few-tricks", say("{n} in tricks", n=on.needed - on.scale)),
        ]
    if on.least:
        found += [
            ("least-meld", say("{n} in meld", n=on.least)),
            ("small-meld", say("{n} in meld", n=on.least - on.scale)),
        ]
    if v.rules.settling.meld_wins.value:
        found.append(("meld", say("Meld enough")))
    return tuple(found)


def to_edge(v: Variant, hand: Hand, key: str) -> Hand:
    """The hand at an edge, with as little of it changed as need be."""
    on = grid(v.rules)
    if key not in dict(edges(v)):
        return hand
    if not v.rules.auctioned:
        return to_unbid_edge(v, hand, key)
    bidder = yours(v) if hand.bidder is None else hand.bidder
    played = hand.but(given_up=False, bare=(0,) * hand.sides, bidder=bidder, marriage=True, renege=None)
    points = {"none": 0, "all": on.total, "least-tricks": on.needed, "few-tricks": on.needed - on.scale}
    if key in {"least-tricks", "few-tricks"}:
        played = _bid_up_to(played, on, on.melds[-1] + points[key])
        played = _with_meld(played, nearest(on.melds, max(on.least, played.bid - points[key])))
    if key in points:
        return tidied(v, moved(v, _played(v, played), bidder, points[key]))
    if key == "least-meld":
        played = _bid_up_to(played, on, on.least + on.total)
    if key == "meld":
        played = _bid_up_to(played, on, on.melds[-1])
    melds = {"least-meld": on.least, "small-meld": on.least - on.scale, "meld": played.bid}
    if key in melds:
        return tidied(v, _with_meld(played, nearest(on.melds, melds[key])))
    return tidied(v, _beyond(v, played) if key == "beyond" else _exact(v, played, short=key == "short"))


def _bid_up_to(hand: Hand, on: ScoreRanges, most: int) -> Hand:
    """The bid, or the highest below it that is no more than so much."""
    return hand.but(bid=max(bid for bid in on.bids if bid <= min(hand.bid, most)))


def _played(v: Variant, hand: Hand) -> Hand:
    """With a meld that leads to play, where the one at hand would not."""
    on = grid(v.rules)
    if stops(v, hand):
        return _with_meld(hand, nearest(on.melds, max(on.least, hand.bid - 15 * v.scale)))
    return hand


def _exact(v: Variant, hand: Hand, *, short: bool) -> Hand:
    on = grid(v.rules)
    hand = _with_bid(v, _played(v, hand))
    need = hand.bid - hand.own_meld
    if not on.needed * (v.rules.settling.saving_binds.value == "all") <= need - short * on.step <= on.total:
        hand = _with_meld(hand, nearest(_played_melds(on), hand.bid - _easy(on)))
        need = hand.bid - hand.own_meld
    if need not in on.points[1 if short else 0 :]:
        hand = _with_meld(hand, nearest(_played_melds(on), hand.bid - _easy(on)))
        need = hand.bid - hand.own_meld
    points = max(n for n in on.points if n < need) if short else nearest(on.points, need)
    return moved(v, hand, hand.bidder or 0, points)


def _easy(on: ScoreRanges) -> int:
    """Trick points that one side may well take."""
    return nearest(on.middle, on.total * 3 // 5)


def _with_bid(v: Variant, hand: Hand) -> Hand:
    """The bid stays where a meld that leads to play can be so much less."""
    on = grid(v.rules)
    fitting = [bid for bid in on.bids if on.melds[0] + on.least <= bid - _easy(on) <= on.melds[-1]]
    return hand if hand.bid in fitting else hand.but(bid=nearest(fitting, hand.bid))


def _played_melds(on: ScoreRanges) -> tuple[int, ...]:
    return tuple(meld for meld in on.melds if meld >= on.least)


def _beyond(v: Variant, hand: Hand) -> Hand:
    """One step out of reach; the bid stays where the meld can be that low."""
    on = grid(v.rules)
    meld = hand.bid - on.total - v.scale
    if meld >= on.least and meld in on.melds:
        return _with_meld(hand, meld)
    fitting = [bid for bid in on.bids if bid - on.total - v.scale in _played_melds(on)]
    bid = nearest(fitting, hand.bid)
    return _with_meld(hand, bid - on.total - v.scale).but(bid=bid)


def _with_meld(hand: Hand, meld: int) -> Hand:
    return hand.put("meld", hand.bidder or 0, meld)
