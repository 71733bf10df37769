"""Reneges: the plays of a deal that were not legal when they were made."""

from .plays import legal
from .tables import Table
from .tricks import winner


def reneges(
    table: Table, hands: list[list[str]], plays: list[str], trump: str | None, leader: int
) -> list[tuple[int, int, str]]:
    """Returns (trick from 0, seat, card) of every play that broke a duty."""
    held = [list(hand) for hand in hands]
    found = []
    for start in range(0, len(plays), 4):
        trick: list[str] = []
        for card in plays[start : start + 4]:
            seat = (leader + len(trick)) % 4
            if card not in legal(table, held[seat], trick, trump):
                found.append((start // 4, seat, card))
            held[seat].remove(card)
            trick.append(card)
        leader = (leader + winner(table, trick, trump)) % 4
    return found
