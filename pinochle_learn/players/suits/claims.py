"""When a player claims to have reached the target: only on what is certain, or on a count that is wrong."""

from pinochle_learn.engine.scoring.settling import rounded
from pinochle_learn.players.choice import Choice
from pinochle_learn.players.suits.seat import Seat
from pinochle_learn.text import say


def declare(seat: Seat, *, hasty: bool = False) -> Choice | None:
    """Declares out once the player's own score, melds and tricks reach the target; else ``None``.

    All of it lies open or has been won by the player, who has kept count. A ``hasty`` one rounds its trick
    points first, which the count for a claim does not.
    """
    target, table = seat.view.target, seat.table
    if target is None or not table.rules.game.declare_out.value:
        return None
    before, meld, points = seat.view.scores[seat.side], seat.melded, seat.view.trick_points[seat.side]
    counted = rounded(table, points) if hasty else points
    if before + meld + counted < target:
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
    return Choice("declare out", say(text, **values))
