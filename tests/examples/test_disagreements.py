"""What tables disagree about (reference 12.1), and slips of the seeds and of the web (12.2, 12.3)."""

import pytest

import pinochle_learn as pl
from tests.support.tables import SUITED

RUN = "AH TH KH QH JH"
PINOCHLES = "QS JD QS JD"


@pytest.mark.parametrize(
    ("table", "points"),
    [
        ("pagat", 190),
        ("okpinochle", 190),
        ("wikihow", 190),
        ("hoyle", 150),
        ("auction", 150),
        ("cutthroat", 150),
        ("three-handed-wikihow", 190),
    ],
)
def test_d01_run_with_an_extra_king(table, points):
    assert pl.variant(table).meld(f"{RUN} KH", trump="H").points == points


def test_d01_run_with_an_extra_king_at_the_first_seed():
    assert pl.variant("pinochlerun").meld(f"{RUN} KH", trump="H").points == 15


@pytest.mark.parametrize(("doubles", "points"), [("listed", 300), ("twice", 80), ("once", 40)])
def test_d04_double_pinochle(doubles, points):
    v = pl.variant("pagat").with_rules({"meld.doubles": doubles})
    assert v.meld(PINOCHLES, trump="H").points == points


def test_d04_double_pinochle_after_foster():
    assert pl.variant("hoyle").meld(PINOCHLES, trump="H").points == 80


@pytest.mark.parametrize(
    ("rank", "listed", "twice", "once"),
    [("A", 1000, 200, 100), ("K", 800, 160, 80), ("Q", 600, 120, 60), ("J", 400, 80, 40)],
)
def test_d05_all_eight_of_a_rank(rank, listed, twice, once):
    hand = [rank + suit for suit in "SHDC"] * 2
    for doubles, points in (("listed", listed), ("twice", twice), ("once", once)):
        v = pl.variant("pagat").with_rules({"meld.doubles": doubles})
        assert v.meld(hand, trump="S").points == points
    assert pl.variant("hoyle").meld(hand, trump="S").points == twice


def test_d05_two_runs_of_foster_are_two_runs():
    assert pl.variant("hoyle").meld(f"{RUN} {RUN}", trump="H").points == 300


@pytest.mark.parametrize(
    ("hand", "points"), [("KS QS JD", 80), ("KS QS JD QS JD", 120), ("KS QS JD KS QS JD", 160)]
)
def test_d06_grand_pinochle_where_it_is_played(hand, points):
    """Off in every table; 80 where a house plays it, and a second one is one more of them."""
    assert pl.variant("hoyle").meld("KS QS JD", trump="H").by_type["B"] == 40
    v = pl.variant("hoyle").with_rules({"meld.melds.grand-pinochle.on": True})
    assert v.meld(hand, trump="H").by_type["B"] == points


def legal(changes, trick, hand, table="pagat"):
    return " ".join(map(str, pl.variant(table).with_rules(changes).legal(hand, trick=trick, trump="S")))


def test_d09_beat_always_or_only_on_a_trump_lead():
    assert legal({"play.must_beat": "always"}, "KC", "AC TC 9C") == "AC TC"
    assert legal({"play.must_beat": "trump_led"}, "KC", "AC TC 9C") == "AC TC 9C"
    assert legal({"play.must_beat": "trump_led"}, "KS", "AS TS 9S") == "AS TS"


def test_d10_after_the_trick_is_ruffed():
    assert legal({"play.after_ruff": "free"}, "KC QC 9S", "AC TC JC") == "AC TC JC"
    assert legal({"play.after_ruff": "beat_led"}, "KC QC 9S", "AC TC JC") == "AC TC"


def test_d11_over_a_winning_partner():
    """Third hand beats a winning king of the partner's."""
    assert legal({"play.must_beat": "always"}, "KC 9C", "AC JC") == "AC"


OVERTRUMP = [(name, "AS") for name in ("pinochlerun", "pagat", "okpinochle", "hoyle", "cutthroat")]
OVERTRUMP += [(name, "AS") for name in ("double-deck", "double-deck-pagat", "npa")]
OVERTRUMP += [(name, "AS JS") for name in ("wikihow", "three-handed-wikihow", "auction")]


@pytest.mark.parametrize(("table", "cards"), OVERTRUMP)
def test_d12_overtrump(table, cards):
    plays = pl.variant(table).legal("JS AS AD", trick="KC QS", trump="S")
    assert " ".join(map(str, plays)) == cards


@pytest.mark.parametrize(("table", "leads"), [("pagat", "bidder"), ("hoyle", "dealer_left")])
def test_d13_who_leads(table, leads):
    deal = (
        pl.variant(table)
        .deal(seed=1, dealer=3)
        .act("pass")
        .act("pass")
        .act("bid 250")
        .act("pass")
        .act("trump S")
    )
    while deal.phase != "play":
        deal.act(deal.actions()[0])
    assert deal.to_act == {"bidder": 2, "dealer_left": 0}[leads]


def bare_trick(table, tricks_taken=None):
    """The defenders take one trick and no trick point."""
    return pl.variant(table).settle(
        bid=250, bidder=0, meld=(300, 100), trick_points=(250, 0), tricks_taken=tricks_taken
    )


def test_d18_one_trick_without_counters():
    """It saves the meld where one trick does, and not where it takes a trick point."""
    assert bare_trick("wikihow", tricks_taken=(11, 1)).change == (550, 100)
    assert bare_trick("wikihow", tricks_taken=(12, 0)).change == (550, 0)
    assert bare_trick("pagat").change == (550, 0)
    assert bare_trick("okpinochle").change == (550, 0)


def test_d19_nines_save_themselves_only_at_some_tables():
    facts = {"bid": 250, "bidder": 0, "meld": (300, 20), "trick_points": (250, 0)}
    assert pl.variant("pagat").settle(**facts, nines_only=(False, True)).change == (550, 20)
    with pytest.raises(pl.ScoreError, match="nines do not save themselves at this table"):
        pl.variant("okpinochle").settle(**facts, nines_only=(False, True))


@pytest.mark.parametrize(("table", "change"), [("pagat", (300, 260)), ("okpinochle", (-250, 260))])
def test_d20_bidders_without_a_trick_point(table, change):
    """E09: only Ok Pinochle's general sentence takes in the bidders."""
    s = pl.variant(table).settle(bid=250, bidder=0, meld=(300, 10), trick_points=(0, 250))
    assert s.change == change


@pytest.mark.parametrize(("first", "winner"), [("bidders", 0), ("higher", 1)])
def test_d23_both_reach_the_target(first, winner):
    v = pl.variant("pagat").with_rules({"game.first_past": first})
    s = v.settle(bid=250, bidder=0, meld=(150, 150), trick_points=(150, 100), before=(1250, 1400))
    assert (s.after, s.game_winner) == ((1550, 1650), winner)


def test_e04_double_kings_are_eight():
    """The page describes double kings with one king a suit: that is 80, and the eight are 800."""
    v = pl.variant("wikihow")
    assert v.meld("KS KH KD KC", trump="S").points == 80
    assert v.meld("KS KH KD KC KS KH KD KC", trump="S").points == 800


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_w01_pinochle_is_the_queen_of_spades(v):
    assert v.meld("QH JD", trump="C").points == 0
    assert v.check_meld("QH JD", trump="C").rule == "wrong-cards"


def test_w02_no_royal_marriage_inside_a_run():
    claim = pl.variant("pagat").check_meld("KH QH", trump="H", hand="", laid=[RUN])
    assert not claim.ok
    assert pl.variant("pagat").meld(RUN, trump="H").points == 150


@pytest.mark.parametrize(("rank", "points"), [("K", 80), ("Q", 60), ("J", 40)])
def test_w06_w07_arounds_below_the_aces(rank, points):
    for table in ("pagat", "okpinochle", "wikihow", "hoyle"):
        assert pl.variant(table).meld([rank + suit for suit in "SHDC"], trump="S").by_type in (
            {"I": 0, "II": 0, "III": points},
            {"I": 0, "II": points, "III": 0},
            {"A": 0, "B": 0, "C": points},
        )


def test_w09_two_queens_of_spades_and_two_jacks_of_diamonds():
    """A published test gives 4 for what is a double pinochle of 30."""
    assert pl.variant("pinochlerun").meld(PINOCHLES, trump="H").points == 30


def test_w10_scales_are_not_mixed():
    """Trick points of the small scale do not settle a hand of the large one."""
    with pytest.raises(pl.ScoreError, match="make 25; the cards and the last trick make 250"):
        pl.variant("pagat").settle(bid=250, bidder=0, meld=(300, 100), trick_points=(15, 10))
