"""When a player claims to have reached the target: only on what is certain, or on a count that is wrong."""

from pinochle_learn.coach.playing_seat import Seat
from pinochle_learn.deal.phases import DECLARE, may_declare
from pinochle_learn.deal.state import side_melds, side_points
from pinochle_learn.engine.settling import rounded
from pinochle_learn.text import say

Chosen = tuple[str, str]  # the action, and why


def declare(seat: Seat, *, hasty: bool = False) -> Chosen | None:
    """Declares out once the player's own score, melds and tricks reach the target; else ``None``.

    All of it lies open or has been won by the player, who has kept count. A ``hasty`` one rounds its trick
    points first, which the count for a claim does not.
    """
    deal, table = seat.deal, seat.table
    if deal.target is None or not may_declare(table, deal.state):
        return None
    side = table.side_of(seat.seat)
    before, meld = deal.before[side], side_melds(table, deal.state)[side]
    points = side_points(table, deal.state)[side]
    counted = rounded(table, points) if hasty else points
    if before + meld + counted < deal.target:
        return None
    values = {
        "before": before,
        "meld": meld,
        "points": points,
        "rounded": counted,
        "sum": before + meld + counted,
    }
    text = "It had {before}, has melded {meld} and has taken {points} in tricks: {sum}."
    if counted != points:
        text = (
            "It had {before}, has melded {meld} and has taken {points} in tricks. "
            "It counts those as {rounded}: {sum}."
        )
    return DECLARE, say(text, **values)
