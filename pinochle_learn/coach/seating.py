"""Where the learner sits: South, at every table."""

_SOUTH = 2  # where three or four play


def learner(players: int) -> int:
    """The learner's seat at a table of so many players; where two face each other South is seat 1.

    >>> [learner(players) for players in (2, 3, 4)]
    [1, 2, 2]
    """
    return min(_SOUTH, players - 1)
