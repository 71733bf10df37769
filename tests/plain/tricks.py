"""Who wins a trick and what its cards count."""

from .tables import Table
from .values import COUNTS


def beats(table: Table, card: str, other: str, trump: str | None) -> bool:
    """Tells whether a card played later beats the one that is winning."""
    if card == other:
        return bool(table["alike"] == "last")
    if card[1] == other[1]:
        return table["ranks"].index(card[0]) < table["ranks"].index(other[0])
    return card[1] == trump


def winner(table: Table, trick: list[str], trump: str | None) -> int:
    """Returns the position (from 0) of the card that wins; of identical cards the first, or the last."""
    best = 0
    for position in range(1, len(trick)):
        if beats(table, trick[position], trick[best], trump):
            best = position
    return best


def count(table: Table, cards: list[str], last_trick: bool) -> int:  # noqa: FBT001
    """Returns the trick points of these cards, and of the last trick if it is among them."""
    pays = COUNTS[table["count"], table["scale"]]
    points = sum(pays[card[0]] for card in cards)
    if not last_trick:
        return points
    return points + (pays["last"] if table["last_trick"] is None else table["last_trick"])
