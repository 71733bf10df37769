"""Bids that are paid in chips: the unit of each bid, who pays whom, and that nothing is made of nothing."""

from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.scoring.chips import unit

AUCTION = pl.variant("auction")
UNITS = [
    # bids from, to, chips: the scale of decisions.md, and two more for each 50 above it
    (300, 340, 1),
    (350, 390, 2),
    (400, 440, 4),
    (450, 490, 6),
    (500, 540, 8),
    (550, 590, 10),
    (600, 640, 12),
    (650, 690, 14),
    (1000, 1040, 28),
]


@pytest.mark.parametrize(("low", "high", "chips"), UNITS)
def test_the_unit_of_every_bid(low, high, chips):
    for bid in range(low, high + 1, 10):
        assert unit(AUCTION.rules.chips, bid) == chips


def test_the_unit_on_a_scale_of_ones_own():
    own = AUCTION.with_rules({"chips.units": [(250, 3), (400, 5)], "chips.beyond": (100, 7)}).rules.chips
    units = {250: 3, 390: 3, 400: 5, 490: 5, 500: 12, 590: 12, 600: 19}
    assert {bid: unit(own, bid) for bid in units} == units


def paid(bid, trump, bidder=0, **how):
    """What a hand changes; made, lost in play or conceded."""
    melds = [0, 0, 0]
    melds[bidder] = how.pop("meld", 100)
    if "won" in how:
        points = [0, 0, 0]
        points[bidder] = how.pop("won")
        points[(bidder + 1) % 3] = 250 - points[bidder]
        how["trick_points"] = tuple(points)
    return AUCTION.settle(bid=bid, bidder=bidder, meld=tuple(melds), trump=trump, **how)


PAID = [
    # outcome, trump, facts, times the unit that each opponent pays
    ("made", "H", {"won": 250}, 1),
    ("made", "S", {"won": 250}, 2),
    ("made", "C", {"meld": 350}, 1),
    ("made", "S", {"meld": 350}, 2),
    ("single bete", "D", {"conceded": True}, -1),
    ("single bete", "S", {"conceded": True}, -1),
    ("double bete", "H", {"won": 240}, -2),
    ("double bete", "S", {"won": 240}, -4),
]


@pytest.mark.parametrize("bidder", range(3))
@pytest.mark.parametrize("row", PAID, ids=[f"{row[0]}-{row[1]}-{number}" for number, row in enumerate(PAID)])
def test_what_each_opponent_pays(row, bidder):
    """Spades double all but a single bete; a bid lost in play costs twice."""
    outcome, trump, how, times = row
    settled = paid(350, trump, bidder, **how)
    assert settled.outcome == outcome
    assert [settled.change[side] for side in range(3) if side != bidder] == [-2 * times] * 2
    assert settled.change[bidder] == 4 * times


def test_the_worked_units_of_the_decisions():
    assert paid(300, "H", won=200).change == (2, -1, -1)
    assert paid(300, "H", won=190).change == (-4, 2, 2)
    assert paid(550, "H", conceded=True).change == (-20, 10, 10)
    assert paid(600, "S", meld=600).change == (48, -24, -24)


def test_points_count_only_towards_the_bid():
    """However many, and whatever the others take, what is paid is the same."""
    for won in (200, 230, 250):
        assert paid(300, "D", won=won).change == (2, -1, -1)
    settled = paid(300, "D", won=200)
    assert [side.counted for side in settled.sides] == [300, 0, 0]


@pytest.mark.parametrize("seed", range(30))
def test_chips_sum_to_zero(seed):
    rng = Random(seed)
    bid, bidder = rng.randrange(300, 800, 10), rng.randrange(3)
    how = {"meld": rng.randrange(0, 600, 10)}
    if how["meld"] < bid:
        how |= rng.choice([{"won": rng.randrange(0, 251)}, {"conceded": True}])
    won = [rng.randint(-30, 30) for _ in range(2)]
    before = (*won, -sum(won))
    settled = paid(bid, rng.choice("SHDC"), bidder, before=before, **how)
    assert sum(settled.change) == 0
    assert sum(settled.after) == sum(before)
    assert (settled.change[bidder] > 0) == (settled.outcome == "made")


def test_rules_of_ones_own():
    own = AUCTION.with_rules({"chips.failed": 3, "chips.doubled": "HD"})
    facts = {"bid": 350, "bidder": 0, "meld": (100, 0, 0), "trick_points": (150, 50, 50)}
    assert own.settle(**facts, trump="S").change == (-12, 6, 6)
    assert own.settle(**facts, trump="D").change == (-24, 12, 12)
    played = AUCTION.with_rules({"settle.meld_wins": False})
    facts = {"bid": 350, "bidder": 0, "meld": (400, 0, 0), "trump": "H"}
    with pytest.raises(pl.ScoreError, match="trick_points are missing"):
        played.settle(**facts)
    assert played.settle(**facts, trick_points=(0, 150, 100)).outcome == "made"
