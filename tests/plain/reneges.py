"""Reneges: the plays of a deal that were not legal when they were made."""

from .plays import legal
from .tables import Table
from .tricks import winner


def reneges(
    table: Table, hands: list[list[str]], plays: list[str], trump: str | None, leader: int
) -> list[tuple[int, int, str]]:
    """Returns (trick from 0, seat, card) of every play that broke a duty."""
    held, players = [list(hand) for hand in hands], table["players"]
    found = []
    for start in range(0, len(plays), players):
        trick: list[str] = []
        for card in plays[start : start + players]:
            seat = (leader + len(trick)) % players
            if card not in legal(table, held[seat], trick, trump):
                found.append((start // players, seat, card))
            held[seat].remove(card)
            trick.append(card)
        leader = (leader + winner(table, trick, trump)) % players
    return found
