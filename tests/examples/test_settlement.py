"""Worked examples of the settlement (reference 11.6) and of the end of the game (11.8)."""

import pytest

import pinochle_learn as pl

HANDS = [
    # id, bid, meld, trick points, before: change, after, outcome, winner of the game. Side 0 has the bid.
    ("X138", 34, (28, 12), (15, 10), (112, 96), (43, 22), (155, 118), "made", 0),
    ("X139", 34, (28, 12), (5, 20), (112, 96), (-34, 32), (78, 128), "set", None),
    ("X140", 34, (28, 12), (25, 0), (112, 96), (53, 0), (165, 96), "made", 0),
    ("X141", 60, (28, 12), None, (112, 96), (-60, 12), (52, 108), "out of reach", None),
    ("X142", 34, (28, 12), (15, 10), (112, 140), (43, 22), (155, 162), "made", 0),
    ("X143", 34, (28, 12), (6, 19), None, (34, 31), (34, 31), "made", None),
    ("X144", 40, (12, 9), None, None, (-40, 9), (-40, 9), "out of reach", None),
]
EACH = pytest.mark.parametrize("row", HANDS, ids=lambda row: row[0])


@EACH
def test_hands_of_the_seed(row):
    _id, bid, meld, points, before, *expected = row
    s = pl.variant("pinochlerun").settle(bid=bid, bidder=0, meld=meld, trick_points=points, before=before)
    assert [s.change, s.after, s.outcome, s.game_winner] == expected


@EACH
def test_the_same_with_the_sides_exchanged(row):
    _id, bid, meld, points, before, change, after, outcome, winner = row
    turned = {"trick_points": points and points[::-1], "before": before and before[::-1]}
    s = pl.variant("pinochlerun").settle(bid=bid, bidder=1, meld=meld[::-1], **turned)
    assert (s.change, s.after, s.outcome) == (change[::-1], after[::-1], outcome)
    assert s.game_winner == (None if winner is None else 1 - winner)


@pytest.mark.parametrize("table", ["pagat", "okpinochle", "wikihow"])
@pytest.mark.parametrize("row", [row for row in HANDS if row[3]], ids=lambda row: row[0])
def test_played_hands_on_the_large_scale(table, row):
    _id, bid, meld, points, _before, change, _after, outcome, _winner = row
    tens = [tuple(10 * n for n in pair) for pair in (meld, points, change)]
    none_taken = {"tricks_taken": (12, 0)} if table == "wikihow" and 0 in points else {}
    s = pl.variant(table).settle(bid=10 * bid, bidder=0, meld=tens[0], trick_points=tens[1], **none_taken)
    assert (s.change, s.outcome) == (tens[2], outcome)


def test_x143_a_bid_within_reach_has_to_be_played():
    with pytest.raises(pl.ScoreError, match="trick_points are missing"):
        pl.variant("pinochlerun").settle(bid=34, bidder=0, meld=(28, 12))


@pytest.mark.parametrize(("bid", "stops"), [(53, False), (54, True)])
def test_the_edge_of_reach(bid, stops):
    """28 and all 25 trick points are 53."""
    points = None if stops else (25, 0)
    s = pl.variant("pinochlerun").settle(bid=bid, bidder=0, meld=(28, 12), trick_points=points)
    assert s.outcome == ("out of reach" if stops else "made")


def test_x145_thrown_in_or_played_on():
    ok = pl.variant("okpinochle")
    thrown = ok.settle(bid=330, bidder=0, meld=(60, 90), thrown_in=True)
    assert (thrown.change, thrown.outcome) == ((-330, 90), "thrown in")
    played = ok.settle(bid=330, bidder=0, meld=(60, 90), trick_points=(250, 0))
    assert (played.change, played.outcome) == ((-330, 0), "set")


def test_ok_may_not_throw_in_what_can_be_reached():
    """OK-19."""
    with pytest.raises(pl.ScoreError, match="310 can still be reached"):
        pl.variant("okpinochle").settle(bid=310, bidder=0, meld=(60, 90), thrown_in=True)


def test_pagat_may_throw_in_any_hand():
    """PG-19."""
    s = pl.variant("pagat").settle(bid=250, bidder=0, meld=(240, 90), thrown_in=True)
    assert (s.change, s.outcome) == ((-250, 90), "thrown in")


ENDS = [
    # id, table, bid, bidder, meld, trick points, before: after, winner
    ("X171", "pinochlerun", (30, 0, (20, 30), (20, 5), (115, 135)), (155, 170), 0),
    ("X172", "pinochlerun", (30, 1, (30, 20), (5, 20), (127, 115)), (162, 155), 1),
    ("X173", "pinochlerun", (40, 0, (12, 9), None, (-260, 11)), (-300, 20), 1),
    ("X173-not-yet", "pinochlerun", (40, 0, (12, 9), None, (-259, 11)), (-299, 20), None),
    ("X174", "okpinochle", (250, 0, (150, 100), (150, 100), (1200, 1000)), (1500, 1200), 0),
    ("X174-defenders", "okpinochle", (250, 1, (150, 150), (150, 100), (1200, 950)), (1500, 1200), 0),
    ("X175", "okpinochle", (250, 1, (100, 100), (50, 200), (1550, 1300)), (1700, 1600), 1),
    ("no-limit", "okpinochle", (400, 0, (100, 100), (0, 250), (-9000, 0)), (-9400, 350), None),
]


@pytest.mark.parametrize(
    ("table", "hand", "after", "winner"), [pytest.param(*row[1:], id=row[0]) for row in ENDS]
)
def test_end_of_the_game(table, hand, after, winner):
    bid, bidder, meld, points, before = hand
    s = pl.variant(table).settle(bid=bid, bidder=bidder, meld=meld, trick_points=points, before=before)
    assert (s.after, s.game_winner) == (after, winner)


def test_equal_scores_past_the_target_play_on():
    v = pl.variant("pagat").with_rules({"game.first_past": "higher"})
    s = v.settle(bid=250, bidder=0, meld=(150, 150), trick_points=(130, 120), before=(1220, 1230))
    assert (s.after, s.game_winner) == ((1500, 1500), None)
