"""What a deal is worth to each side, and who has won the game."""

from typing import Any

from .chips import most_chips, result, settle_chips
from .tables import Table, pack
from .tricks import count
from .values import TWENTY

Points = tuple[int, ...]


def out_of_reach(table: Table, bid: int, bidders_meld: int) -> bool:
    """Tells whether even all the trick points would not make the bid."""
    return bidders_meld + count(table, pack(table), last_trick=True) < bid


def stops(table: Table, bid: int, bidders_meld: int) -> bool:
    """Tells whether the hand ends by itself: the bid is out of reach, or the bidders' meld is not counted."""
    hopeless = table["hopeless"] and out_of_reach(table, bid, bidders_meld)
    return hopeless or bidders_meld < table["least_meld"]


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


def counted(table: Table, meld: int) -> int:
    """Returns the meld if it is enough to be scored."""
    return meld if meld >= table["least_meld"] else 0


def earned(table: Table, side: int, bidder: int, facts: dict[str, Any]) -> int:
    """Returns meld and tricks of a side, or nothing if the saving rule binds it and it fails."""
    trick_points = facts["trick_points"][side]
    taken = facts["tricks_taken"][side] if facts["tricks_taken"] else None
    bound = side != bidder or table["saving_binds"] == "all"
    if bound and not saves(table, trick_points, taken, nines_only=facts["nines_only"][side]):
        return 0
    return counted(table, facts["meld"][side]) + trick_points


def game_winner(table: Table, after: Points, bidder: int) -> int | None:
    """Returns the side that has won: past the target, bidders first, or the other is at the limit below."""
    if after[bidder] >= table["target"]:
        return bidder
    highest = max(after)
    if highest >= table["target"]:
        return after.index(highest) if after.count(highest) == 1 else None  # a tie plays on
    if table["limit_below"] is not None:
        for side in (bidder, 1 - bidder):
            if after[side] <= table["limit_below"]:
                return 1 - side
    return None


def settle(table: Table, *, bid: int | None = None, bidder: int = 0, **told: Any) -> dict[str, Any]:
    """Returns change, after, outcome and game_winner; no bid at all is a deal without a contract.

    The other keywords are those of the engine's own front door.
    """
    facts = with_defaults(table, told)
    if bid is None:
        outcome, change = "no contract", zeros(table)
    elif table["chip_units"]:
        outcome, change = chips(table, bid, bidder, facts)
    else:
        outcome, change = points(table, bid, bidder, facts)
    after = tuple(old + new for old, new in zip(facts["before"], change, strict=True))
    if table["chip_units"]:
        won = most_chips(table, after, facts)
    else:
        won = None if bid is None else game_winner(table, after, bidder)
    return {"change": change, "after": after, "outcome": outcome, "game_winner": won}


def zeros(table: Table) -> Points:
    """Returns nothing for every side."""
    return (0,) * table["sides"]


def with_defaults(table: Table, told: dict[str, Any]) -> dict[str, Any]:
    """Returns the facts with what was not told."""
    facts = {
        "meld": zeros(table),
        "trick_points": None,
        "before": zeros(table),
        "tricks_taken": None,
        "nines_only": (False,) * table["sides"],
        "thrown_in": False,
        "has_marriage": True,
        "renege_by": None,
        "conceded": False,
        "trump": None,
        "deal_number": None,
    }
    unknown = set(told) - set(facts)
    assert not unknown, unknown
    return {**facts, **told}


def chips(table: Table, bid: int, bidder: int, facts: dict[str, Any]) -> tuple[str, Points]:
    """Returns outcome and change where the deal is settled in chips."""
    tricks = facts["trick_points"][bidder] if facts["trick_points"] else 0
    outcome = result(bid, facts["meld"][bidder] + tricks, facts["conceded"])
    return outcome, settle_chips(table, bid, bidder, facts["trump"], outcome)


def points(table: Table, bid: int, bidder: int, facts: dict[str, Any]) -> tuple[str, Points]:
    """Returns outcome and change where the deal is settled in points."""
    if facts["renege_by"] is not None:
        return "renege", moved(table, bid, facts["renege_by"], facts)
    unplayed = why_not_played(table, bid, bidder, facts)
    if unplayed:
        return unplayed, lost_by(table, bid, bidder, facts)
    scored = [earned(table, side, bidder, facts) for side in range(table["sides"])]
    if scored[bidder] >= bid:
        return "made", tuple(scored)
    if table["lost_bid"] == "to_others":
        return "set", lost_by(table, bid, bidder, facts)
    scored[bidder] = -bid
    return "set", tuple(scored)


def why_not_played(table: Table, bid: int, bidder: int, facts: dict[str, Any]) -> str | None:
    """Returns why the bid is lost before the first lead, or None where it is played for."""
    if not facts["has_marriage"]:
        return "no marriage"
    if stops(table, bid, facts["meld"][bidder]):
        return "out of reach"
    return "thrown in" if facts["thrown_in"] else None


def lost_by(table: Table, bid: int, loser: int, facts: dict[str, Any]) -> Points:
    """Returns the change where tricks do not count: the others score their meld, and npa's the bid too."""
    if table["lost_bid"] == "to_others":
        return moved(table, bid, loser, facts)
    change = [counted(table, meld) for meld in facts["meld"]]
    change[loser] = -bid
    return tuple(change)


def moved(table: Table, bid: int, loser: int, facts: dict[str, Any]) -> Points:
    """Returns the change where the loser scores nothing and the others the bid and their meld."""
    return tuple(
        0 if side == loser else bid + counted(table, meld) for side, meld in enumerate(facts["meld"])
    )
