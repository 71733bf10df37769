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
    (
        {"nines_only": (True, True), "bid": 27, "meld": (2, 1)},
        "nines_only: nines of trump alone make 3 here, and all of them are 2.",
    ),
    ({"nines_only": True}, "nines_only is one True or False for each side, not True."),
    ({"nines_only": (0, 1)}, "nines_only is one True or False for each side, not (0, 1)."),
    ({"thrown_in": True}, "thrown_in has no use here: a hand cannot be thrown in at this table."),
    ({"thrown_in": 1}, "thrown_in is True or False, not 1."),
    ({"renege_by": 0}, "renege_by has no use here: this table's source gives no price for a renege."),
    ({"bid": 60}, "Leave out trick_points and tricks_taken: 53 is the most the bidders could reach"),
]
LARGE = [
    ("okpinochle", {"thrown_in": True, "bid": 540}, "tricks_taken: the hand was thrown in."),
    ("okpinochle", {"thrown_in": True}, "and 340 can still be reached."),
    ("okpinochle", {"thrown_in": True, "trick_points": GONE}, "and 340 can still be reached."),
    ("okpinochle", {"nines_only": (True, False)}, "nines do not save themselves at this table."),
    ("wikihow", {"trick_points": (250, 0)}, "tricks_taken is missing: a side has no trick points"),
    ("wikihow", {"tricks_taken": (10, 1)}, "tricks_taken (10, 1) make 11; a hand has 12 tricks."),
    ("wikihow", {"tricks_taken": (12, 0)}, "Side 1 took no trick, so it has no trick points."),
    (
        "wikihow",
        {"tricks_taken": (11, 1)},
        "tricks_taken: 50 points are the most in one trick, and side 1 has 100.",
    ),
    ("wikihow", {"trick_points": (0, 250), "tricks_taken": (8, 4)}, "side 1 has 250"),
    ("hoyle", {"tricks_taken": (3, 9)}, "138 points are the most in 3 tricks, and side 0 has 150."),
    ("hoyle", {"bid": 345}, "bid cannot be 345 at this table: bid 100 or more in steps of 10."),
    (
        "hoyle",
        {"bid": GONE, "bidder": GONE},
        "Leave out trick_points and tricks_taken: the hand was not played out.",
    ),
]
DOUBLE_HAND = {"bid": 55, "bidder": 0, "meld": (30, 24), "trick_points": (29, 21)}
DOUBLE = [
    # table, changes to a good hand of the double deck, words of the message
    ("double-deck", {"bid": 49}, "bid cannot be 49 at this table: bid 50 or more."),
    ("double-deck", {"bid": 61}, "bid cannot be 61 at this table: bid 50 or more."),
    ("double-deck", {"bid": 64}, "bid cannot be 64 at this table"),
    (
        "double-deck",
        {"trick_points": (15, 10)},
        "make 25; the cards and the last trick make 50 at this table.",
    ),
    (
        "double-deck",
        {"has_marriage": False},
        "without a marriage there is no trump, and the hand is not played.",
    ),
    ("double-deck", {"has_marriage": "no"}, "has_marriage is True or False, not 'no'."),
    ("double-deck", {"nines_only": (False, True)}, "nines do not save themselves at this table."),
    ("double-deck", {"renege_by": 0}, "this table's source gives no price for a renege."),
    ("double-deck", {"trump": "S"}, "trump has no use here: it changes no score at this table."),
    ("double-deck", {"conceded": True}, "conceded has no use here: it is for bids that are paid in chips."),
    ("double-deck", {"deal_number": 3}, "deal_number has no use here: a game ends at a target"),
    ("double-deck", {"thrown_in": True}, "a hand cannot be thrown in at this table."),
    ("double-deck", {"bid": 85}, "80 is the most the bidders could reach, so a bid of 85 is not played."),
    ("double-deck-pagat", {"meld": (19, 24)}, "bidders who meld 19, less than 20, do not play their bid."),
    ("npa", {"meld": (0, 24)}, "bidders who meld 0, less than 20, do not play their bid."),
    ("npa", {"renege_by": 1}, "Leave out trick_points and tricks_taken: the hand was not played out."),
    ("npa", {"renege_by": 2}, "renege_by is the side that reneged, not 2."),
    ("npa", {"renege_by": "North"}, "renege_by is the side that reneged, not 'North'."),
    ("npa", {"tricks_taken": (12, 8)}, "it is trick points that save a meld at this table."),
]
CHIPS_HAND = {"bid": 350, "bidder": 1, "meld": (0, 240, 0), "trick_points": (60, 150, 40), "trump": "H"}
CHIPS = [
    ({"trump": GONE}, "trump is missing: chips are doubled with spades as trump."),
    ({"trick_points": GONE, "meld": (0, 350, 0), "trump": GONE}, "trump is missing: chips are doubled"),
    ({"meld": (20, 240, 0)}, "Only the bidder melds at this table: the meld of side 0 is 0."),
    ({"meld": (0, 240, 40)}, "Only the bidder melds at this table: the meld of side 2 is 0."),
    ({"meld": (240, 0)}, "meld is 3 whole numbers, one a side, none below 0, not (240, 0)."),
    ({"bidder": 3}, "bidder is a side, 0, 1 or 2, not 3."),
    ({"bid": 290}, "bid cannot be 290 at this table: bid 300 or more in steps of 10."),
    ({"trick_points": (150, 100)}, "trick_points is 3 whole numbers"),
    ({"trick_points": (60, 150, 30)}, "make 240; the cards and the last trick make 250 at this table."),
    ({"conceded": True}, "Leave out trick_points and tricks_taken: the bid was conceded."),
    ({"conceded": 1}, "conceded is True or False, not 1."),
    (
        {"conceded": True, "meld": (0, 350, 0), "trick_points": GONE},
        "A meld of 350 reaches the bid of 350, so there is nothing to concede.",
    ),
    ({"meld": (0, 350, 0)}, "a meld of 350 reaches the bid of 350, and the hand is not played."),
    ({"thrown_in": True}, "At this table a bid is conceded: say conceded=True."),
    ({"has_marriage": False}, "has_marriage has no use here: any suit may be trump at this table."),
    ({"deal_number": 0}, "deal_number is a whole number from 1, not 0."),
    ({"deal_number": "12"}, "deal_number is a whole number from 1, not '12'."),
    ({"deal_number": 1.0}, "deal_number is a whole number from 1, not 1.0."),
    ({"deal_number": True}, "deal_number is a whole number from 1, not True."),
    ({"renege_by": 0}, "this table's source gives no price for a renege."),
    ({"before": (1, 2)}, "before is 3 whole numbers, one a side, not (1, 2)."),
    (
        {"bid": GONE, "bidder": GONE, "conceded": True, "trick_points": GONE, "meld": GONE},
        "conceded has no use",
    ),
]
THREE_HAND = {"bid": 250, "bidder": 0, "meld": (150, 40, 0), "trick_points": (150, 60, 40)}
THREE = [
    ("cutthroat", {"meld": (150, 40)}, "meld is 3 whole numbers"),
    ("cutthroat", {"bidder": 3}, "bidder is a side, 0, 1 or 2, not 3."),
    ("cutthroat", {"conceded": True}, "conceded has no use here: it is for bids that are paid in chips."),
    ("cutthroat", {"trump": "S"}, "trump has no use here: it changes no score at this table."),
    ("cutthroat", {"deal_number": 1}, "deal_number has no use here"),
    ("cutthroat", {"bid": GONE, "bidder": GONE}, "Somebody always has the bid at this table"),
    ("three-handed-wikihow", {"tricks_taken": (12, 0)}, "tricks_taken is 3 whole numbers"),
    ("three-handed-wikihow", {"tricks_taken": (10, 1, 1)}, "(10, 1, 1) make 12; a hand has 15 tricks."),
    (
        "three-handed-wikihow",
        {"tricks_taken": (14, 0, 1)},
        "Side 1 took no trick, so it has no trick points.",
    ),
    (
        "three-handed-wikihow",
        {"tricks_taken": (13, 1, 1)},
        "40 points are the most in one trick, and side 1 has 60.",
    ),
    ("three-handed-wikihow", {"trick_points": (210, 0, 40)}, "tricks_taken is missing: a side has no trick"),
]


PURPLE_HAND = {"meld": (100, 60), "trick_points": (180, 200), "second_meld": (100, 60)}
PURPLE = [
    # rules of one's own, changes to a good hand of purple, words of the message
    (
        {},
        {"trick_points": (0, 380)},
        "second_meld, side 0: cards won for 0 trick points meld 0 at most, not 100.",
    ),
    (
        {},
        {"trick_points": (365, 15), "second_meld": (0, 150)},
        "cards won for 15 trick points meld 140 at most",
    ),
    (
        {},
        {"second_meld": (100, 4000)},
        "second_meld, side 1: no cards won in tricks make 4000; the most is 2550.",
    ),
    ({}, {"second_meld": (100, 65)}, "second_meld, side 1: no melds of this table make 65"),
    ({}, {"tricks_taken": (6, 6)}, "tricks_taken has no use here"),
    (
        {"auction.held": True},
        {"trick_points": GONE, "meld": GONE},
        "Leave out second_meld: the hand was not played out.",
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


@pytest.mark.parametrize(("table", "changes", "words"), DOUBLE, ids=[f"{row[0]}-{row[2]}" for row in DOUBLE])
def test_what_cannot_be_with_the_double_deck(table, changes, words):
    with pytest.raises(pl.ScoreError) as refusal:
        pl.variant(table).settle(**facts(DOUBLE_HAND, changes))
    assert words in str(refusal.value)


@pytest.mark.parametrize(("changes", "words"), CHIPS, ids=[words for _changes, words in CHIPS])
def test_what_cannot_be_with_chips(changes, words):
    with pytest.raises(pl.ScoreError) as refusal:
        pl.variant("auction").settle(**facts(CHIPS_HAND, changes))
    assert words in str(refusal.value)


@pytest.mark.parametrize(("table", "changes", "words"), THREE, ids=[f"{row[0]}-{row[2]}" for row in THREE])
def test_what_cannot_be_among_three(table, changes, words):
    with pytest.raises(pl.ScoreError) as refusal:
        pl.variant(table).settle(**facts(THREE_HAND, changes))
    assert words in str(refusal.value)


@pytest.mark.parametrize(("rules", "changes", "words"), PURPLE, ids=[words for *_, words in PURPLE])
def test_what_cannot_be_with_a_second_meld(rules, changes, words):
    with pytest.raises(pl.ScoreError) as refusal:
        pl.variant("purple").with_rules(rules).settle(**facts(PURPLE_HAND, changes))
    assert words in str(refusal.value)


def test_the_good_hands_are_good():
    """Else a refusal could be one of another fact."""
    tables = [("pinochlerun", GOOD), ("okpinochle", TENS), ("wikihow", TENS), ("hoyle", TENS)]
    tables += [(name, DOUBLE_HAND) for name in ("double-deck", "double-deck-pagat", "npa")]
    tables += [("auction", CHIPS_HAND), ("cutthroat", THREE_HAND), ("three-handed-wikihow", THREE_HAND)]
    for name, hand in tables:
        assert pl.variant(name).settle(**hand).outcome == "made"
    assert pl.variant("purple").settle(**PURPLE_HAND).change == (380, 320)
    nines = {"nines_only": (True, True), "bid": 26, "meld": (1, 1), "trick_points": (25, 0)}
    assert pl.variant("pinochlerun").settle(**facts(GOOD, nines)).change == (26, 1)


def test_a_bid_that_may_not_be_conceded():
    own = pl.variant("auction").with_rules({"settle.throw_in": "never"})
    with pytest.raises(pl.ScoreError, match="a bid cannot be conceded at this table"):
        own.settle(bid=350, bidder=1, meld=(0, 240, 0), conceded=True)


def test_only_a_bid_out_of_reach_is_conceded_where_the_table_says_so():
    own = pl.variant("auction").with_rules({"settle.throw_in": "out_of_reach"})
    with pytest.raises(pl.ScoreError, match="350 can still be reached"):
        own.settle(bid=350, bidder=1, meld=(0, 100, 0), conceded=True)
    assert own.settle(bid=350, bidder=1, meld=(0, 90, 0), conceded=True).outcome == "single bete"


def test_trump_is_needed_only_where_it_changes_what_is_paid():
    v = pl.variant("auction")
    assert v.settle(bid=350, bidder=1, meld=(0, 240, 0), conceded=True).change == (2, -4, 2)
    assert v.settle().change == (0, 0, 0)
    plain = v.with_rules({"chips.doubled": ""})
    assert plain.settle(**facts(CHIPS_HAND, {"trump": GONE})).change == (-2, 4, -2)


@pytest.mark.parametrize("trump", ["X", 5, "", ["S"]])
def test_trump_is_a_suit(trump):
    with pytest.raises(pl.CardError, match="is no suit of this pack"):
        pl.variant("auction").settle(**facts(CHIPS_HAND, {"trump": trump}))


BURIED = [
    # trick points, tricks taken: what the bidder buried counts for him, also where he takes no trick
    ((30, 180, 40), (0, 10, 5), "set"),
    ((10, 200, 40), (0, 10, 5), "set"),
]


@pytest.mark.parametrize(("points", "taken", "outcome"), BURIED)
def test_buried_counters_count_for_a_bidder_without_a_trick(points, taken, outcome):
    v = pl.variant("three-handed-wikihow")
    settled = v.settle(bid=250, bidder=0, meld=(150, 40, 0), trick_points=points, tricks_taken=taken)
    assert settled.outcome == outcome


def test_three_buried_cards_count_thirty_at_most():
    with pytest.raises(pl.ScoreError, match="Side 0 took no trick, so it has no trick points"):
        pl.variant("three-handed-wikihow").settle(
            bid=250, bidder=0, meld=(150, 40, 0), trick_points=(40, 170, 40), tricks_taken=(0, 10, 5)
        )


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
