"""What a deal is worth to each side, and who has won the game."""

from typing import Any

from .tables import TWENTY, Table, pack
from .tricks import count

Pair = tuple[int, int]


def out_of_reach(table: Table, bid: int, bidders_meld: int) -> bool:
    """Tells whether even all the trick points would not make the bid."""
    return bidders_meld + count(table, pack(), last_trick=True) < bid


def saves(table: Table, trick_points: int, tricks_taken: int | None, *, nines_only: bool) -> bool:
    """Tells whether a side has taken enough to keep its meld."""
    if nines_only and table["nines_exempt"]:
        return True
    if table["save_meld"] == "trick":
        return trick_points > 0 or bool(tricks_taken)
    if table["save_meld"] == "trick_point":
        return trick_points > 0
    if table["save_meld"] == "points_20":
        return trick_points >= TWENTY[table["scale"]]
    return True  # never lost


def earned(table: Table, side: int, bidder: int, facts: dict[str, Any]) -> int:
    """Returns meld and tricks of a side, or nothing if the saving rule binds it and it fails."""
    trick_points = facts["trick_points"][side]
    taken = facts["tricks_taken"][side] if facts["tricks_taken"] else None
    bound = side != bidder or table["saving_binds"] == "all"
    if bound and not saves(table, trick_points, taken, nines_only=facts["nines_only"][side]):
        return 0
    return facts["meld"][side] + trick_points


def game_winner(table: Table, after: Pair, bidder: int) -> int | None:
    """Returns the side that has won: past the target, bidders first, or the other is at the limit below."""
    defender = 1 - bidder
    for side in (bidder, defender):
        if after[side] >= table["target"]:
            return side
    if table["limit_below"] is not None:
        for side in (bidder, defender):
            if after[side] <= table["limit_below"]:
                return 1 - side
    return None


def by_side(bidder: int, bidders_change: int, defenders_change: int) -> Pair:
    """Returns the two changes in the order of the sides."""
    return (bidders_change, defenders_change) if bidder == 0 else (defenders_change, bidders_change)


def settle(  # noqa: PLR0913  (the keywords of the engine's own front door)
    table: Table,
    *,
    bid: int | None = None,
    bidder: int = 0,
    meld: Pair = (0, 0),
    trick_points: Pair | None = None,
    before: Pair = (0, 0),
    tricks_taken: Pair | None = None,
    nines_only: tuple[bool, bool] = (False, False),
    thrown_in: bool = False,
) -> dict[str, Any]:
    """Returns change, after, outcome and game_winner; no bid at all is a deal without a contract."""
    if bid is None:
        return {"change": (0, 0), "after": before, "outcome": "no contract", "game_winner": None}
    defenders_meld = meld[1 - bidder]
    if table["hopeless"] and out_of_reach(table, bid, meld[bidder]):
        outcome, change = "out of reach", by_side(bidder, -bid, defenders_meld)
    elif thrown_in:
        outcome, change = "thrown in", by_side(bidder, -bid, defenders_meld)
    else:
        facts = {
            "meld": meld,
            "trick_points": trick_points,
            "tricks_taken": tricks_taken,
            "nines_only": nines_only,
        }
        ours = earned(table, bidder, bidder, facts)
        theirs = earned(table, 1 - bidder, bidder, facts)
        outcome = "made" if ours >= bid else "set"
        change = by_side(bidder, ours if ours >= bid else -bid, theirs)
    after = (before[0] + change[0], before[1] + change[1])
    winner = game_winner(table, after, bidder)
    return {"change": change, "after": after, "outcome": outcome, "game_winner": winner}
