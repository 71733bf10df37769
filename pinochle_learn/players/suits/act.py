"""Plays a deal at a table of suits sensibly and says why: what a steady beginner would do, not an expert."""

from collections.abc import Callable

from pinochle_learn.deal.view import View
from pinochle_learn.players.choice import Choice
from pinochle_learn.players.suits import bids, cards, claims, stock, tricks
from pinochle_learn.players.suits.seat import Seat


def choose(view: View, *, hasty: bool = False) -> Choice:
    """What a steady player does now; a ``hasty`` one counts wrongly when it declares out.

    Raises:
        KeyError: the deal is over.
    """
    seat = Seat(view)
    return claims.declare(seat, hasty=hasty) or _PHASES[view.phase](seat)


_PHASES: dict[str, Callable[[Seat], Choice]] = {
    "auction": bids.bid,
    "kitty": cards.take,
    "trump": bids.name_trump,
    "exchange": cards.give,
    "meld": cards.meld,
    "bury": cards.bury,
    "decision": bids.decide,
    "stock": stock.act,
    "play": tricks.play,
}
