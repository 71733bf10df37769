"""The auction: what may be bid, by whom, and how it ends."""

from .tables import Table

History = list[tuple[int, int | str]]


def bids(history: History) -> list[tuple[int, int]]:
    """Returns the bids without the passes."""
    return [(seat, act) for seat, act in history if isinstance(act, int)]


def passed(table: Table, history: History) -> set[int]:
    """Returns the seats that have passed and may not bid; where passes are not final, since the last bid."""
    out: set[int] = set()
    for seat, act in history:
        if act == "pass":
            out.add(seat)
        elif not table["pass_final"]:
            out.clear()
    return out


def outcome(table: Table, history: History, dealer: int) -> tuple[bool, int | None, int | None]:
    """Returns (done, winning seat, amount); no seat and no amount before the end and when nobody bid."""
    out, players = passed(table, history), table["players"]
    made = bids(history)
    if made:
        seat, amount = made[-1]
        return (
            (True, seat, amount) if len(out) == players - 1 or amount == table["cap"] else (False, None, None)
        )
    if table["all_pass"] == "dealer" and len(out) == players - 1:  # noqa: S105
        return True, dealer, table["minimum"]
    return len(out) == players, None, None


def to_act(table: Table, history: History, dealer: int) -> int | None:
    """Returns the seat whose turn it is, clockwise past those who have passed; None after the end."""
    if outcome(table, history, dealer)[0]:
        return None
    seat = history[-1][0] if history else dealer
    for step in range(1, table["players"] + 1):
        if (seat + step) % table["players"] not in passed(table, history):
            return (seat + step) % table["players"]
    return None


def may_bid(table: Table, standing: int | None, bid: int) -> bool:
    """Tells whether this number may be bid over the standing bid (None: as the first bid)."""
    if bid < table["minimum"] or (table["cap"] is not None and bid > table["cap"]):
        return False
    if standing is None and table["exact_opening"]:
        return bid == table["minimum"]
    if standing is not None and bid <= standing:
        return False
    if standing is not None and table["exact_raises"] is not None:
        return bid - standing in table["exact_raises"]
    return on_the_ladder(table, bid)


def on_the_ladder(table: Table, bid: int) -> bool:
    """Tells whether a bid is a whole number of steps from the last mark that it has reached."""
    start, step = max(mark for mark in table["ladder"] if mark[0] <= bid)
    return (bid - start) % step == 0


def tells(table: Table, standing: int | None, bid: int) -> int | None:
    """Returns the meld that a bid shows: so much for each lower bid that could have been made instead."""
    if table["skipped"] is None:
        return None
    lowest = table["minimum"] if standing is None else standing + 1
    return table["skipped"] * sum(may_bid(table, standing, lower) for lower in range(lowest, bid))


def legal_bids(table: Table, history: History, dealer: int, upto: int) -> list[int]:
    """Returns the bids up to a limit that the player to act may make, ascending."""
    if outcome(table, history, dealer)[0]:
        return []
    made = bids(history)
    standing = made[-1][1] if made else None
    lowest = table["minimum"] if standing is None else standing + 1
    return [bid for bid in range(lowest, upto + 1) if may_bid(table, standing, bid)]


def may_pass(table: Table, history: History, dealer: int) -> bool:
    """Tells whether the player to act may pass."""
    if outcome(table, history, dealer)[0]:
        return False
    return bool(bids(history)) or not table["compulsory_opening"]
