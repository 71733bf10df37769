"""The steps of bids: rows of (from, step), such as by 1 from 50 and by 5 from 60."""

Ladder = tuple[tuple[int, int], ...]


def on_ladder(ladder: Ladder, bid: int) -> bool:
    """Says whether a bid stands on a step.

    >>> [n for n in (49, 50, 59, 62, 65) if on_ladder(((50, 1), (60, 5)), n)]
    [50, 59, 65]
    """
    row = _row(ladder, bid)
    return row is not None and (bid - row[0]) % row[1] == 0


def next_step(ladder: Ladder, bid: int) -> int:
    """The lowest step above ``bid``.

    >>> next_step(((50, 1), (60, 5)), 59), next_step(((50, 1), (60, 5)), 60), next_step(((0, 10),), 255)
    (60, 65, 260)
    """
    row = _row(ladder, bid)
    if row is None:
        return ladder[0][0]
    start, step = row
    up = start + ((bid - start) // step + 1) * step
    following = [begin for begin, _ in ladder if begin > bid]
    return min([up, *following])


def steps_between(ladder: Ladder, low: int, high: int) -> int:
    """How many bids stand on a step from ``low`` on and below ``high``.

    >>> steps_between(((50, 1), (60, 5)), 50, 54), steps_between(((50, 1), (60, 5)), 58, 70)
    (4, 4)
    """
    ends = [*(start for start, _ in ladder[1:]), max(high, low)]
    rows = ((start, step, min(high, end)) for (start, step), end in zip(ladder, ends, strict=True))
    return sum(_steps(start, step, low, end) for start, step, end in rows)


def _steps(start: int, step: int, low: int, end: int) -> int:
    """How many steps of one row stand from ``low`` on and below ``end``."""
    first = start + max(0, -(-(low - start) // step)) * step
    return max(0, -(-(end - first) // step))


def chips_for(units: Ladder, beyond: tuple[int, int], bid: int) -> int:
    """The chips that stand for a bid: those of its row, and above the last row so many more for each step.

    >>> units = ((300, 1), (350, 2), (550, 10))
    >>> [chips_for(units, (50, 2), bid) for bid in (300, 340, 350, 550, 600, 690)]
    [1, 1, 2, 10, 12, 14]
    """
    start, n = [row for row in units if row[0] <= bid][-1]
    step, more = beyond
    return n + (bid - start) // step * more if start == units[-1][0] else n


def _row(ladder: Ladder, bid: int) -> tuple[int, int] | None:
    rows = [row for row in ladder if row[0] <= bid]
    return rows[-1] if rows else None
