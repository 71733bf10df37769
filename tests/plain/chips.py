"""Auction pinochle is settled in chips: what the bidder receives from, or pays to, each opponent."""

from typing import Any

from .tables import Table


def unit(table: Table, bid: int) -> int:
    """Returns the chips that a bid is worth to each opponent."""
    units, (every, more) = table["chip_units"], table["chip_beyond"]
    start, chips = max(mark for mark in units if mark[0] <= bid)
    return chips + more * ((bid - start) // every) if start == units[-1][0] else chips


def result(bid: int, points: int, conceded: bool) -> str:  # noqa: FBT001
    """Returns the outcome; points are the bidder's meld and tricks."""
    if conceded:
        return "single bete"
    return "made" if points >= bid else "double bete"


def settle_chips(table: Table, bid: int, bidder: int, trump: str | None, outcome: str) -> tuple[int, ...]:
    """Returns the change of every player."""
    chips = unit(table, bid)
    if (
        trump
        and trump in table["chip_doubled"]
        and (outcome != "single bete" or table["chip_conceded_doubled"])
    ):
        chips *= 2
    if outcome == "double bete":
        chips *= table["chip_failed"]
    each = chips if outcome == "made" else -chips
    opponents = table["players"] - 1
    return tuple(opponents * each if seat == bidder else -each for seat in range(table["players"]))


def most_chips(table: Table, after: tuple[int, ...], facts: dict[str, Any]) -> int | None:
    """Returns who has won once the last deal is settled; a tie plays on."""
    number = facts["deal_number"]
    if number is None or number < table["deals"] or after.count(max(after)) > 1:
        return None
    return after.index(max(after))
