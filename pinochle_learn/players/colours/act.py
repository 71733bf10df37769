"""Plays a deal with coloured cards sensibly and says why: a steady beginner, who knows only what he sees."""

from collections.abc import Callable

from pinochle_learn.deal.laying import meld_action
from pinochle_learn.deal.view import View
from pinochle_learn.engine.melds.finding import MeldSet, best_melds
from pinochle_learn.players.choice import Choice
from pinochle_learn.players.colours import bids, tricks
from pinochle_learn.players.colours.seat import Seat
from pinochle_learn.text import say


def choose(view: View) -> Choice:
    """What a steady player does now, by what its seat may see.

    Raises:
        KeyError: the deal is over.
    """
    return _PHASES[view.phase](Seat(view))


def _meld(seat: Seat) -> Choice:
    """Lays the melds of the hand that pay most."""
    melds = best_melds(seat.table, seat.bits, seat.trump)
    return Choice(meld_action(melds), _laid(melds, say("Its hand holds no meld.")))


def _second_meld(seat: Seat) -> Choice:
    """Lays the melds that pay most of all that its side has won."""
    melds = best_melds(seat.table, seat.pile(seat.side), seat.trump)
    return Choice(meld_action(melds), _laid(melds, say("The cards won hold no meld.")))


def _laid(melds: MeldSet, nothing: str) -> str:
    if not melds:
        return nothing
    by_type = [say("{n} in type {type}", n=n, type=name) for name, n in melds.by_type.items() if n]
    if len(by_type) == 1:
        return say("This pays most: {sum}.", sum=by_type[0])
    return say("These pay most: {parts}, {sum} in all.", parts=", ".join(by_type), sum=melds.points)


def _play(seat: Seat) -> Choice:
    card, why = tricks.play(seat)
    return Choice(f"play {card}", why)


_PHASES: dict[str, Callable[[Seat], Choice]] = {
    "auction": bids.bid,
    "trump": bids.name_trump,
    "meld": _meld,
    "play": _play,
    "second_meld": _second_meld,
}
