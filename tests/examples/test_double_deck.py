"""The 80-card tables: facts of reference 6 (DD, DR, DP, NP) and the disagreements D29, D30 and D35."""

from collections import Counter

import pytest

import pinochle_learn as pl
from tests.support.playing import bought

DOUBLE, PAGAT, NPA = TABLES = tuple(pl.variant(n) for n in ("double-deck", "double-deck-pagat", "npa"))
EACH = pytest.mark.parametrize("v", TABLES, ids=lambda v: v.id)
NORTH, EAST, SOUTH, WEST = range(4)


@EACH
def test_dd01_dd02_eighty_cards_and_twenty_each(v):
    assert Counter(v.pack.whole()) == Counter(v.pack.distinct * 4)
    assert {card.rank for card in v.pack.distinct} == set("ATKQJ")
    assert [len(hand) for hand in v.deal(seed=1).hands] == [20] * 4


@EACH
def test_dd03_x128_forty_eight_counters_and_two_for_the_last_trick(v):
    """DR-04 too."""
    assert v.count(v.pack.whole()) == 48
    assert v.count(v.pack.whole(), last_trick=True) == 50
    assert v.count("AS TS KS QS JS") == 3
    assert v.count("QS JS JD", last_trick=True) == 2


@EACH
def test_w03_sixteen_of_each_counter_not_eight(v):
    """A web page counts 8 aces, 8 tens, 8 kings and 1 for the last trick: that is the small pack."""
    assert [v.count([rank + suit for suit in "SHDC"] * 4) for rank in "ATKQJ"] == [16, 16, 16, 0, 0]


@EACH
def test_dd05_dr03_nothing_is_passed(v):
    deal = bought(v, v.deal(seed=2))
    deal.act(deal.actions()[0])
    assert deal.phase == "meld"


MELDS = [
    # meld, values of one to four copies: the table of reference 6b
    ("run", "AS TS KS QS JS", "S", (15, 150, 225, 300)),
    ("royal marriage", "KS QS", "S", (4, 8, 12, 16)),
    ("plain marriage", "KH QH", "S", (2, 4, 6, 8)),
    ("pinochle", "QS JD", "H", (4, 30, 60, 90)),
    ("aces around", "AS AH AD AC", "S", (10, 100, 150, 200)),
    ("kings around", "KS KH KD KC", None, (8, 80, 120, 160)),
    ("queens around", "QS QH QD QC", None, (6, 60, 90, 120)),
    ("jacks around", "JS JH JD JC", "S", (4, 40, 60, 80)),
]


@pytest.mark.parametrize("v", [DOUBLE, PAGAT], ids=lambda v: v.id)
@pytest.mark.parametrize(("cards", "trump", "points"), [pytest.param(*row[1:], id=row[0]) for row in MELDS])
def test_dd04_one_to_four_copies(v, cards, trump, points):
    assert tuple(v.meld(f"{cards} " * n, trump=trump).points for n in range(1, 5)) == points


@pytest.mark.parametrize(("copies", "points"), [(1, 24), (2, 160)])
def test_d07_d08_roundhouse_is_the_sum_of_its_parts(copies, points):
    """4 + 2 + 2 + 2 + 8 + 6; twice, 8 + 12 + 80 + 60."""
    hand = "KS QS KH QH KD QD KC QC " * copies
    assert DOUBLE.meld(hand, trump="S").points == points


def test_run_and_roundhouse():
    """15 + 6 + 8 + 6."""
    assert DOUBLE.meld("AS TS KS QS JS KH QH KD QD KC QC", trump="S").points == 35


@EACH
def test_tens_around_are_worthless(v):
    assert v.meld("TS TH TD TC " * 4, trump="S").points == 0


@pytest.mark.parametrize(
    ("cards", "others", "npa"),
    [
        ("AS TS KS QS JS", 15, 25),
        ("AS TS KS QS JS AS TS KS QS JS", 150, 150),
        ("QS JD", 4, 15),
        ("QS JD QS JD", 30, 30),
        ("AS TS KS QS JS KS QS", 19, 29),
        ("KH QH", 2, 2),
        ("AS AH AD AC", 10, 10),
    ],
)
def test_d30_np08_run_and_pinochle_of_the_npa(cards, others, npa):
    assert DOUBLE.meld(cards, trump="S").points == PAGAT.meld(cards, trump="S").points == others
    assert NPA.meld(cards, trump="S").points == npa


@EACH
def test_dr01_dp01_the_dealer_is_forced_at_fifty(v):
    auction = v.auction(dealer=WEST)
    assert auction.legal_bids().minimum == 50
    passed = auction.pass_().pass_().pass_()
    assert (passed.done, passed.winner, passed.amount) == (True, WEST, 50)


@EACH
def test_dp02_by_one_below_sixty_and_by_five_from_there(v):
    bids = v.auction(dealer=WEST).bid(57).legal_bids()
    assert bids.next_few()[:5] == (58, 59, 60, 65, 70)
    for wrong in (57, 61, 64, 66, 99):
        assert wrong not in bids
    assert 100 in bids


@EACH
def test_dp03_x121_first_bid_54_shows_40(v):
    told = v.auction(dealer=WEST).legal_bids().meaning(54)
    assert told == "Four numbers are skipped: this shows about 40 in meld."


@EACH
def test_dp03_x122_55_over_52_shows_20(v):
    told = v.auction(dealer=WEST).bid(52).legal_bids().meaning(55)
    assert told == "Two numbers are skipped: this shows about 20 in meld."


@EACH
def test_dr02_dp04_trump_is_a_suit_with_a_marriage(v):
    """Without one, the hand is not played and the bid is lost."""
    settled = v.settle(bid=55, bidder=0, meld=(24, 24), has_marriage=False)
    assert settled.outcome == "no marriage"
    assert settled.change == ((0, 79) if v is NPA else (-55, 24))


def test_dp05_without_a_marriage_the_others_score_twenty_or_more():
    for meld, counted in ((20, 20), (19, 0)):
        assert PAGAT.settle(bid=50, bidder=0, meld=(40, meld), has_marriage=False).change == (-50, counted)
    assert DOUBLE.settle(bid=50, bidder=0, meld=(40, 19), has_marriage=False).change == (-50, 19)


@EACH
def test_dp06_the_declarer_leads(v):
    deal = bought(v, v.deal(seed=2, dealer=EAST))
    while deal.phase != "play":
        deal.act(deal.actions()[0])
    assert deal.to_act == SOUTH


@EACH
def test_dp07_five_hundred_and_the_bidders_first(v):
    facts = {"bid": 50, "bidder": 0, "meld": (30, 30), "trick_points": (25, 25)}
    assert v.settle(**facts, before=(445, 490)).game_winner == 0
    assert v.settle(**facts, before=(444, 490)).game_winner == 1
    assert v.settle(**facts, before=(444, 444)).game_winner is None


LEGAL = [
    # trick, hand, legal: X057 to X061 without nines; spades are trump
    ("KC", "AC TC JC", "AC TC"),
    ("KC TC", "JS JH QD", "JS"),
    ("KC TC JS", "AC JC", "AC JC"),
    ("QH", "JH TH AH", "AH TH"),
    ("KC JS", "QS JS AH", "QS"),
    ("KC KC KC", "KC QC JC", "KC QC JC"),
]


@EACH
@pytest.mark.parametrize(("trick", "hand", "legal"), LEGAL)
def test_dp11_strict_play(v, trick, hand, legal):
    """NP-02: beat the highest card, cut when void."""
    assert " ".join(map(str, v.legal(hand, trick=trick, trump="S"))) == legal


@EACH
def test_dp12_the_first_of_up_to_four_identical_cards_wins(v):
    assert v.winner("AC AC AC AC", trump="S").position == 0
    assert v.winner("KC AS AS AS", trump="S").position == 1


TWENTY = [
    # meld, trick points: change; the side that has the bid of 50 first
    ((20, 20), (30, 20), (50, 40), "made"),
    ((20, 19), (30, 20), (50, 20), "made"),  # too small a meld counts nothing, the tricks do
    ((20, 20), (31, 19), (51, 0), "made"),  # too few trick points: nothing counts
    ((60, 20), (19, 31), (-50, 51), "set"),  # also for the bidders, whatever they melded
    ((60, 20), (20, 30), (80, 50), "made"),
    ((25, 20), (24, 26), (-50, 46), "set"),
    ((19, 20), None, (-50, 20), "out of reach"),  # not played, and the others need no tricks
    ((19, 19), None, (-50, 0), "out of reach"),
    ((0, 0), None, (-50, 0), "out of reach"),
]


@pytest.mark.parametrize(("meld", "points", "change", "outcome"), TWENTY)
def test_dp09_d18_twenty_and_twenty(meld, points, change, outcome):
    settled = PAGAT.settle(bid=50, bidder=0, meld=meld, trick_points=points)
    assert (settled.change, settled.outcome) == (change, outcome)


def test_dp09_is_not_the_rule_of_the_first_table():
    """There one trick point saves the defenders' meld, however small, and the bidders play."""
    assert DOUBLE.settle(bid=50, bidder=0, meld=(19, 6), trick_points=(49, 1)).change == (68, 7)
    assert DOUBLE.settle(bid=50, bidder=0, meld=(60, 6), trick_points=(0, 50)).change == (60, 56)
    assert DOUBLE.settle(bid=50, bidder=0, meld=(60, 6), trick_points=(50, 0)).change == (110, 0)


@EACH
def test_a_bid_beyond_meld_and_fifty_is_not_played(v):
    settled = v.settle(bid=85, bidder=0, meld=(34, 24))
    assert settled.outcome == "out of reach"
    assert settled.change == ((0, 109) if v is NPA else (-85, 24))


# --- the National Pinochle Association ---


def test_np01_np07_a_set_pays_the_others_the_bid_and_their_meld():
    """D21: the set side scores nothing; elsewhere it loses the bid."""
    facts = {"bid": 65, "bidder": 0, "meld": (30, 24), "trick_points": (30, 20)}
    assert NPA.settle(**facts).change == (0, 89)
    assert PAGAT.settle(**facts).change == (-65, 44)
    assert DOUBLE.settle(**facts).change == (-65, 44)


def test_np02_np03_what_is_a_renege():
    """Not following, not beating, not trumping when void: each failed by one player in one trick."""
    hands = ["KC", "TC JC", "AC QH", "JS TH"]
    found = NPA.reneges(hands, "KC JC QH TH", trump="S", leader=NORTH)
    assert [(r.seat, r.rule) for r in found] == [(EAST, "beat"), (SOUTH, "follow"), (WEST, "trump")]


def test_np03_not_declaring_aces_is_one_too():
    hands = ["AS AH AD AC", "KC", "QC", "JC"]
    found = NPA.reneges(hands, "", trump="S", leader=NORTH, aces_declared=(0, 0, 0, 0))
    assert [(r.seat, r.rule, r.trick) for r in found] == [(NORTH, "aces", None)]
    assert NPA.reneges(hands, "", trump="S", leader=NORTH, aces_declared=(1, 0, 0, 0)) == ()


def called(by, against):
    """A call after a trick in which East failed to beat the king."""
    return NPA.call_renege(
        ["KC", "TC JC", "QC", "JC"], "KC JC QC JC", trump="S", by=by, against=against, leader=NORTH
    )


def test_np04_an_opponent_calls_and_nobody_else():
    assert called(NORTH, EAST).right
    assert called(SOUTH, EAST).right
    for by in (EAST, WEST):
        with pytest.raises(pl.ActionError, match="Only an opponent"):
            called(by, EAST)


@pytest.mark.parametrize("bidder", [0, 1])
def test_np05_d35_the_opponents_of_the_offender_get_the_bid_and_their_meld(bidder):
    facts = {"bid": 60, "bidder": bidder, "meld": (30, 24)}
    assert NPA.settle(**facts, renege_by=called(NORTH, EAST).renege_by).change == (90, 0)


def test_np06_a_wrong_call_is_the_callers_own_renege():
    wrong = called(NORTH, WEST)
    assert (wrong.right, wrong.renege_by) == (False, 0)
    assert NPA.settle(bid=60, bidder=0, meld=(30, 24), renege_by=wrong.renege_by).change == (0, 84)


def test_d35_elsewhere_no_source_gives_a_price():
    for v in (DOUBLE, PAGAT, pl.variant("pagat"), pl.variant("cutthroat")):
        sides = len(v.deal(seed=1).scores)
        with pytest.raises(pl.ScoreError, match="no price for a renege"):
            v.settle(bid=v.rules.auction.minimum.value, bidder=0, meld=(0,) * sides, renege_by=0)


def test_np11_the_rest_is_as_at_other_double_deck_tables_and_marked_so():
    for part, name in (("auction", "minimum"), ("settle", "least_meld"), ("game", "target")):
        value = getattr(getattr(NPA.rules, part), name)
        assert value.provenance == "assumed"
        assert value.value == getattr(getattr(PAGAT.rules, part), name).value
