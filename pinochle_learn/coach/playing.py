"""Plays a deal sensibly and says why: what a steady beginner would do, not what an expert would.

Each choice is a legal action of the deal, with a sentence on why this one.
"""

from collections.abc import Callable
from dataclasses import dataclass

from pinochle_learn.coach import playing_bids, playing_cards, playing_claims, playing_stock, playing_tricks
from pinochle_learn.coach.playing_seat import Seat
from pinochle_learn.deal import Deal


@dataclass(frozen=True, slots=True)
class Choice:
    """An action of the deal, as ``Deal.act`` takes it, and why it was chosen."""

    action: str
    why: str


def choose(deal: Deal, *, hasty: int | None = None) -> Choice:
    """What a steady player does now; the seat ``hasty`` counts wrongly when it declares out.

    Raises:
        KeyError: the deal is over.
    """
    seat = Seat(deal)
    claim = playing_claims.declare(seat, hasty=seat.seat == hasty)
    return Choice(*(claim or _PHASES[deal.phase](seat)))


_PHASES: dict[str, Callable[[Seat], tuple[str, str]]] = {
    "auction": playing_bids.bid,
    "kitty": playing_cards.take,
    "trump": playing_bids.name_trump,
    "exchange": playing_cards.give,
    "meld": playing_cards.meld,
    "bury": playing_cards.bury,
    "decision": playing_bids.decide,
    "stock": playing_stock.act,
    "play": playing_tricks.play,
}
