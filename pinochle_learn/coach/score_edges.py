"""Brings a hand to an edge: exactly the bid, one step short, no trick, all of them, out of reach."""

from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_hand import Hand, nearest, tidied
from pinochle_learn.front import Variant
from pinochle_learn.text import say


def edges() -> tuple[tuple[str, str], ...]:
    """The edges: keys and names."""
    return (
        ("exact", say("Exactly the bid")),
        ("short", say("One short")),
        ("none", say("No trick")),
        ("all", say("Every trick")),
        ("beyond", say("Out of reach")),
    )


def to_edge(v: Variant, hand: Hand, key: str) -> Hand:
    """The hand at an edge, with as little of it changed as need be."""
    played = hand.but(thrown_in=False, bare=0, bidder=hand.bidder or 0)
    if key in {"none", "all"}:
        return tidied(v, played.but(points=0 if key == "none" else grid(v.rules).total))
    return tidied(v, _beyond(v, played) if key == "beyond" else _exact(v, played, short=key == "short"))


def _exact(v: Variant, hand: Hand, *, short: bool) -> Hand:
    on = grid(v.rules)
    need = hand.bid - _own(hand)
    if need not in on.points[1 if short else 0 :]:
        hand = _with_meld(hand, nearest(on.melds, hand.bid - 15 * v.scale))
        need = hand.bid - _own(hand)
    points = max(n for n in on.points if n < need) if short else nearest(on.points, need)
    return hand.but(points=points)


def _beyond(v: Variant, hand: Hand) -> Hand:
    """One step out of reach; the bid stays where the meld can be that low."""
    on = grid(v.rules)
    meld = hand.bid - on.total - v.scale
    if meld >= 0:
        return _with_meld(hand, nearest(on.melds, meld))
    bid = min(bid for bid in on.bids if bid > on.total)
    return _with_meld(hand, nearest(on.melds, bid - on.total - v.scale)).but(bid=bid)


def _own(hand: Hand) -> int:
    return hand.meld[hand.bidder or 0]


def _with_meld(hand: Hand, meld: int) -> Hand:
    return hand.but(meld=hand.by_side(meld, hand.meld[hand.defender]))
