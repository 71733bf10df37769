"""Where the learner sits: South, or nearest to it."""

from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.text import say

_SOUTH = 2  # where three or four play, and nearest to it where five do
_SIX = 6


def learner(players: int) -> int:
    """The learner's seat at a table of so many players; where two face each other South is seat 1.

    >>> [learner(players) for players in (2, 3, 4, 5, 6)]
    [1, 2, 2, 2, 3]
    """
    if players == _SIX:
        return players // 2
    return min(_SOUTH, players - 1)


def who(seat: int, players: int) -> str:
    """A seat as the learner calls it: ``you``, else its name.

    >>> [who(seat, 4) for seat in range(4)]
    ['North', 'East', 'you', 'West']
    """
    return say("you") if seat == learner(players) else seat_name(seat, players)
