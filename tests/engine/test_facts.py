"""The facts of a hand that ``settle`` refuses, each with the reason."""

import pytest

import pinochle_learn as pl

GOOD = {"bid": 34, "bidder": 0, "meld": (28, 12), "trick_points": (15, 10)}
TENS = {"bid": 340, "bidder": 0, "meld": (280, 120), "trick_points": (150, 100)}
GONE = object()  # left out

SMALL = [
    # changes to a good hand of pinochlerun, words of the message
    ({"bid": 24}, "bid cannot be 24 at this table: bid 25 to 100."),
    ({"bid": 101}, "bid cannot be 101 at this table: bid 25 to 100."),
    ({"bid": "34"}, "bid cannot be '34' at this table"),
    ({"bid": 34.0}, "bid cannot be 34.0 at this table"),
    ({"bid": True}, "bid cannot be True at this table"),
    ({"bid": GONE}, "bid cannot be None at this table"),
    ({"bidder": 2}, "bidder is a side, 0 or 1, not 2."),
    ({"bidder": -1}, "bidder is a side, 0 or 1, not -1."),
    ({"bidder": "0"}, "bidder is a side, 0 or 1, not '0'."),
    ({"bidder": GONE}, "bidder is a side, 0 or 1, not None."),
    ({"bid": GONE, "bidder": GONE}, "Somebody always has the bid at this table: give bid and bidder."),
    ({"meld": GONE}, "meld is 2 whole numbers, one a side, none below 0, not None."),
    ({"meld": (28,)}, "meld is 2 whole numbers"),
    ({"meld": (28, 12, 0)}, "meld is 2 whole numbers"),
    ({"meld": (28, -1)}, "none below 0, not (28, -1)"),
    ({"meld": (28, 1.5)}, "meld is 2 whole numbers"),
    ({"meld": "28"}, "meld is 2 whole numbers"),
    ({"trick_points": (15, 11)}, "trick_points (15, 11) make 26; the cards and the last trick make 25"),
    ({"trick_points": (-5, 30)}, "none below 0"),
    ({"trick_points": GONE}, "trick_points are missing: this hand was played, and they make 25."),
    ({"before": (1, 2, 3)}, "before is 2 whole numbers, one a side, not (1, 2, 3)."),
    (
        {"tricks_taken": (11, 1)},
        "tricks_taken has no use here: it is trick points that save a meld at this table.",
    ),
    ({"nines_only": (False, True)}, "nines_only: side 1 melded 12, and nines of trump alone are 1 or 2."),
    ({"nines_only": True}, "nines_only is one True or False for each side, not True."),
    ({"nines_only": (0, 1)}, "nines_only is one True or False for each side, not (0, 1)."),
    ({"thrown_in": True}, "thrown_in has no use here: a hand cannot be thrown in at this table."),
    ({"thrown_in": 1}, "thrown_in is True or False, not 1."),
    ({"renege_by": 0}, "renege_by has no use here: this table's source gives no price for a renege."),
    ({"bid": 60}, "Leave out trick_points and tricks_taken: 53 is the most the bidders could reach"),
]
LARGE = [
    ("okpinochle", {"thrown_in": True}, "Leave out trick_points and tricks_taken: the hand was thrown in."),
    ("okpinochle", {"thrown_in": True, "trick_points": GONE}, "and 340 can still be reached."),
    ("okpinochle", {"nines_only": (True, False)}, "nines do not save themselves at this table."),
    ("wikihow", {"trick_points": (250, 0)}, "tricks_taken is missing: a side has no trick points"),
    ("wikihow", {"tricks_taken": (10, 1)}, "tricks_taken (10, 1) make 11; a hand has 12 tricks."),
    ("wikihow", {"tricks_taken": (12, 0)}, "Side 1 took no trick, so it has no trick points."),
    ("hoyle", {"bid": 345}, "bid cannot be 345 at this table: bid 100 or more in steps of 10."),
    (
        "hoyle",
        {"bid": GONE, "bidder": GONE},
        "Leave out trick_points and tricks_taken: the hand was not played out.",
    ),
]


def facts(good, changes):
    """A hand with some facts changed or left out."""
    return {name: value for name, value in (good | changes).items() if value is not GONE}


@pytest.mark.parametrize(("changes", "words"), SMALL, ids=[words for _changes, words in SMALL])
def test_what_cannot_be_at_the_small_scale(changes, words):
    with pytest.raises(pl.ScoreError) as refusal:
        pl.variant("pinochlerun").settle(**facts(GOOD, changes))
    assert words in str(refusal.value)


@pytest.mark.parametrize(("table", "changes", "words"), LARGE, ids=[f"{row[0]}-{row[2]}" for row in LARGE])
def test_what_cannot_be_at_the_large_scale(table, changes, words):
    with pytest.raises(pl.ScoreError) as refusal:
        pl.variant(table).settle(**facts(TENS, changes))
    assert words in str(refusal.value)


def test_a_renege_where_it_has_a_price():
    """NPA's price: the offenders score nothing, the others receive the bid and their meld."""
    v = pl.variant("pinochlerun").with_rules({"settle.renege": "bid_and_meld"})
    by_bidder = v.settle(bid=34, bidder=0, meld=(28, 12), renege_by=0)
    assert (by_bidder.outcome, by_bidder.change) == ("renege", (0, 46))
    by_defender = v.settle(bid=34, bidder=0, meld=(28, 12), renege_by=1)
    assert (by_defender.outcome, by_defender.change) == ("renege", (62, 0))
    for wrong in ({"renege_by": 2}, {"renege_by": "0"}, {"renege_by": 0, "trick_points": (15, 10)}):
        with pytest.raises(pl.ScoreError):
            v.settle(bid=34, bidder=0, meld=(28, 12), **wrong)
