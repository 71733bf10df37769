"""Steps of bids: rows of (from, step)."""

import pytest

from pinochle_learn.rules.ladder import next_step, on_ladder, steps_between

DOUBLE = ((50, 1), (60, 5))  # by 1 from 50, by 5 from 60
TENS = ((0, 10),)
CROOKED = ((0, 20), (410, 50))  # the second row does not begin on a step of the first


@pytest.mark.parametrize(
    ("ladder", "steps"),
    [
        (DOUBLE, [50, 51, 59, 60, 65, 70]),
        (TENS, [0, 10, 250, 1000]),
        (CROOKED, [0, 20, 400, 410, 460]),
    ],
)
def test_bids_on_a_step(ladder, steps):
    assert all(on_ladder(ladder, bid) for bid in steps)


@pytest.mark.parametrize(
    ("ladder", "between"), [(DOUBLE, [0, 49, 61, 64]), (TENS, [-10, 5, 255]), (CROOKED, [10, 405, 420, 450])]
)
def test_bids_between_steps(ladder, between):
    assert not any(on_ladder(ladder, bid) for bid in between)


@pytest.mark.parametrize(
    ("ladder", "bid", "following"),
    [
        (DOUBLE, 10, 50),
        (DOUBLE, 50, 51),
        (DOUBLE, 59, 60),
        (DOUBLE, 60, 65),
        (DOUBLE, 62, 65),
        (TENS, 250, 260),
        (TENS, 255, 260),
        (CROOKED, 380, 400),
        (CROOKED, 400, 410),
        (CROOKED, 410, 460),
    ],
)
def test_the_next_step(ladder, bid, following):
    assert next_step(ladder, bid) == following
    assert on_ladder(ladder, following)


@pytest.mark.parametrize("ladder", [DOUBLE, TENS, CROOKED])
def test_no_step_is_left_out(ladder):
    """Climbing step by step meets every bid that is on the ladder."""
    first = ladder[0][0]
    climbed, bid = [first], first
    while bid < 600:
        bid = next_step(ladder, bid)
        climbed.append(bid)
    assert climbed == [n for n in range(first, climbed[-1] + 1) if on_ladder(ladder, n)]


@pytest.mark.parametrize(
    ("ladder", "low", "high", "n"),
    [
        (DOUBLE, 50, 54, 4),
        (DOUBLE, 53, 55, 2),
        (DOUBLE, 53, 53, 0),
        (DOUBLE, 58, 60, 2),
        (DOUBLE, 58, 70, 4),
        (DOUBLE, 65, 100, 7),
        (DOUBLE, 62, 70, 1),  # from between two steps on
        (DOUBLE, 10, 51, 1),
        (TENS, 250, 300, 5),
        (CROOKED, 380, 460, 3),
    ],
)
def test_how_many_steps_are_passed_over(ladder, low, high, n):
    assert steps_between(ladder, low, high) == n
    assert n == sum(on_ladder(ladder, bid) for bid in range(low, high))
