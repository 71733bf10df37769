"""The parts of a game in which rules are shown, by the parts of a record."""

from pinochle_learn.text import say

_OF_PART = {
    "pack": "deal",
    "colours": "deal",
    "table": "deal",
    "deal": "deal",
    "auction": "auction",
    "trump": "trump",
    "exchange": "passing",
    "kitty": "kitty",
    "stock": "stock",
    "meld": "meld",
    "play": "play",
    "turns": "turns",
    "count": "count",
    "settle": "settlement",
    "chips": "settlement",
    "game": "end of the game",
}
GROUPS = tuple(dict.fromkeys(_OF_PART.values()))


def group(path: str) -> str:
    """The part of a game that a rule belongs to.

    >>> group("exchange.cards"), group("settle.save_meld")
    ('passing', 'settlement')
    """
    return say(_OF_PART[path.partition(".")[0]])
