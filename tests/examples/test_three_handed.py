"""The tables of three: reference 8 (the impossible deal, A3, 8.2), D31 and D32, the chips."""

from collections import Counter

import pytest

import pinochle_learn as pl
from tests.support.dealing import acted, laid_out
from tests.support.playing import as_listed, bought

AUCTION, CUTTHROAT, WIKIHOW = TABLES = tuple(
    pl.variant(name) for name in ("auction", "cutthroat", "three-handed-wikihow")
)
EACH = pytest.mark.parametrize("v", TABLES, ids=lambda v: v.id)
NORTH_HAND = "AS TS KS QS JS 9S AH KH QH AD KD AC TC 9C 9D"
KITTY = "9H QD JC"


@EACH
def test_e01_eighteen_each_cannot_be_dealt(v):
    """Three times 18 are 54, and 57 with the kitty; the pack has 48."""
    with pytest.raises(
        pl.RuleError, match="18 cards each and 3 in the kitty are 57 cards, but the pack has 48"
    ):
        v.with_rules({"deal.hand": 18})
    assert 3 * 15 + 3 == 48


def test_e01_what_the_page_says_is_marked():
    """The seed's number cannot be played, so the package's own stands there, with the sum as its reason."""
    hand = WIKIHOW.rules.deal.hand
    assert (hand.value, hand.provenance) == (15, "assumed")
    assert "3 × 18 = 54" in hand.source


@EACH
def test_d32_a3_02_fifteen_each_and_three_to_the_kitty(v):
    deal = v.deal(seed=4)
    assert [len(hand) for hand in deal.hands] == [15, 15, 15]
    assert len(deal.kitty) == 3
    everything = Counter(card for hand in (*deal.hands, deal.kitty) for card in hand)
    assert everything == Counter(v.pack.whole())


@EACH
def test_a3_01_three_players_each_for_himself(v):
    assert v.players == (3,)
    assert [v.side_of(seat) for seat in range(3)] == [0, 1, 2]


def test_a3_03_a3_04_bids_go_by_tens_from_three_hundred():
    bids = AUCTION.auction(dealer=2).legal_bids()
    assert bids.next_few()[:3] == (300, 310, 320)
    assert 305 not in bids
    assert 290 not in bids
    assert [v.auction(dealer=2).legal_bids().minimum for v in TABLES] == [300, 250, 250]


def test_a3_05_all_pass_and_the_next_one_deals():
    deal = AUCTION.deal(seed=1, dealer=0)
    acted(deal, "pass", "pass", "pass")
    assert (deal.result.outcome, deal.result.change) == ("no contract", (0, 0, 0))
    game = AUCTION.game(seed=1, dealer=0)
    acted(game.deal, "pass", "pass", "pass")
    assert (game.deal.dealer, game.deal.number) == (1, 2)


def test_a3_06_the_widow_is_turned_up_to_all():
    deal = acted(bought(AUCTION, laid_out(AUCTION, NORTH_HAND, KITTY)), "take kitty")
    for seat in range(3):
        assert Counter(map(str, deal.view(seat).kitty)) == Counter(KITTY.split())


def test_a3_07_d31_only_the_bidder_melds():
    """At the other two tables everybody does, and counts it."""
    deal = bought(AUCTION, laid_out(AUCTION, NORTH_HAND, KITTY, others=("KC QC KC QC", "QS JD")), 500)
    as_listed(deal, until=lambda d: d.phase == "decision")
    assert deal.meld[1:] == (0, 0)
    assert deal.meld[0] > 0
    for v in (CUTTHROAT, WIKIHOW):
        deal = bought(v, laid_out(v, NORTH_HAND, KITTY, others=("KC QC KC QC", "QS JD")))
        as_listed(deal, until=lambda d: d.phase == "play")
        assert min(deal.meld[1:]) >= 40


def test_a3_08_three_cards_that_were_not_melded_are_buried_and_count():
    deal = acted(bought(AUCTION, laid_out(AUCTION, NORTH_HAND, KITTY)), "take kitty", "trump S", "meld KH QH")
    with pytest.raises(pl.ActionError, match="Melded cards may not be buried: king of hearts"):
        deal.act("bury KH AD AC")
    acted(deal, "bury AD AC TC", "play on")
    assert deal.trick_points == (32, 0, 0)


@pytest.mark.parametrize(
    ("trump", "conceded", "failed"), [("H", -1, -2), ("D", -1, -2), ("C", -1, -2), ("S", -1, -4)]
)
def test_a3_10_a3_11_single_and_double_bete(trump, conceded, failed):
    """Conceded before the first lead the bid costs one unit to each, spades or not; lost in play, twice."""
    facts = {"bid": 300, "bidder": 0, "meld": (100, 0, 0), "trump": trump}
    given_up = AUCTION.settle(**facts, conceded=True)
    assert (given_up.outcome, given_up.change) == ("single bete", (2 * conceded, -conceded, -conceded))
    lost = AUCTION.settle(**facts, trick_points=(190, 40, 20))
    assert (lost.outcome, lost.change) == ("double bete", (2 * failed, -failed, -failed))


SCALE = [(300, 1), (340, 1), (350, 2), (390, 2), (400, 4), (440, 4), (450, 6), (490, 6)]
SCALE += [(500, 8), (540, 8), (550, 10), (590, 10), (600, 12), (650, 14), (700, 16)]


@pytest.mark.parametrize(("bid", "unit"), SCALE)
def test_a3_12_the_scale_of_chips(bid, unit):
    """And two more for each 50 above 590, as was decided."""
    facts = {"bid": bid, "bidder": 1, "meld": (0, min(bid, 600), 0)}
    if bid > 600:  # no hand melds so much
        facts["trick_points"] = (50, 150, 50)
    assert AUCTION.settle(**facts, trump="H").change == (-unit, 2 * unit, -unit)
    assert AUCTION.settle(**facts, trump="S").change == (-2 * unit, 4 * unit, -2 * unit)


@pytest.mark.parametrize(
    ("scale", "bid", "unit"), [("A3-13", 250, 5), ("A3-13", 460, 50), ("A3-13", 590, 100)]
)
def test_another_scale_can_be_set(scale, bid, unit):
    """Reference A3-13: 5, 10, 15, 25, 50, and 100 from 500 on."""
    assert scale == "A3-13"
    rows = [(250, 5), (300, 10), (350, 15), (400, 25), (450, 50), (500, 100)]
    own = AUCTION.with_rules({"auction.minimum": 250, "chips.units": rows, "chips.beyond": (1000, 1)})
    assert own.settle(bid=bid, bidder=0, meld=(bid, 0, 0), trump="H").change == (2 * unit, -unit, -unit)


LEGAL = [
    # trick, hand, legal at the auction table and at cutthroat; spades are trump
    ("KC", "AC 9C", "AC 9C", "AC"),
    ("KS", "AS 9S", "AS", "AS"),
    ("KC QS", "AS JS 9H", "AS JS", "AS"),
    ("KC", "9S 9H", "9S", "9S"),
    ("KC TC", "AC 9C", "AC 9C", "AC"),
    ("KC 9S", "AC 9C", "AC 9C", "AC 9C"),
]


@pytest.mark.parametrize(("trick", "hand", "auction", "cutthroat"), LEGAL)
def test_a3_16_d09_the_head_must_be_taken_in_trumps_only(trick, hand, auction, cutthroat):
    """Books after 1945; a void player trumps, and need not overtrump."""
    assert " ".join(map(str, AUCTION.legal(hand, trick=trick, trump="S"))) == auction
    assert " ".join(map(str, CUTTHROAT.legal(hand, trick=trick, trump="S"))) == cutthroat


@EACH
def test_a3_16_the_bidder_leads(v):
    deal = bought(v, v.deal(seed=2, dealer=0))
    as_listed(deal, until=lambda d: d.phase in ("play", "over"))
    assert (deal.phase, deal.to_act) == ("play", 1)


def test_a3_17_d31_the_defenders_score_nothing_of_their_own():
    settled = AUCTION.settle(bid=300, bidder=0, meld=(100, 0, 0), trump="H", trick_points=(0, 240, 10))
    assert [side.counted for side in settled.sides] == [100, 0, 0]
    assert settled.change == (-4, 2, 2)
    facts = {"bid": 300, "bidder": 0, "meld": (100, 60, 20), "trick_points": (0, 240, 10)}
    assert CUTTHROAT.settle(**facts).change == (-300, 300, 30)
    assert WIKIHOW.settle(**facts).change == (-300, 300, 30)


def test_the_classic_count_at_the_auction_table():
    assert [int(AUCTION.count(f"{rank}D")) for rank in "ATKQJ9"] == [11, 10, 4, 3, 2, 0]
    for v in TABLES:
        assert v.count(v.pack.whole(), last_trick=True) == 250


@pytest.mark.parametrize(
    ("cards", "auction", "others"),
    [
        ("QS JD QS JD", 80, 300),
        ("AS AH AD AC AS AH AD AC", 200, 1000),
        ("JS JH JD JC JS JH JD JC", 80, 400),
        ("AH TH KH QH JH AH TH KH QH JH", 300, 1500),
        ("KS QS KS QS", 40, 40),
    ],
)
def test_doubles_pay_twice_the_single_at_the_auction_table(cards, auction, others):
    assert AUCTION.meld(cards, trump="H").points == auction
    assert CUTTHROAT.meld(cards, trump="H").points == WIKIHOW.meld(cards, trump="H").points == others


@pytest.mark.parametrize(
    ("extra", "strict", "named"), [("KH", 150, 190), ("QH", 150, 190), ("KH QH", 190, 230)]
)
def test_d01_run_extras(extra, strict, named):
    hand = f"AH TH KH QH JH {extra}"
    assert AUCTION.meld(hand, trump="H").points == CUTTHROAT.meld(hand, trump="H").points == strict
    assert WIKIHOW.meld(hand, trump="H").points == named


def test_a_meld_that_reaches_the_bid_wins_without_play():
    settled = AUCTION.settle(bid=300, bidder=0, meld=(300, 0, 0), trump="H")
    assert (settled.outcome, settled.change) == ("made", (2, -1, -1))
    for v in (CUTTHROAT, WIKIHOW):
        with pytest.raises(pl.ScoreError, match="trick_points are missing"):
            v.settle(bid=300, bidder=0, meld=(300, 0, 0))


CUT = [
    # id, trick points, change; North bid 250 with 150 in meld, the others melded 40 and 20
    ("made", (150, 60, 40), (300, 100, 60)),
    ("set", (50, 160, 40), (-250, 200, 60)),
    ("a trick point saves", (150, 90, 10), (300, 130, 30)),
    ("without one nothing counts", (150, 100, 0), (300, 140, 0)),
]


@pytest.mark.parametrize(("points", "change"), [pytest.param(*row[1:], id=row[0]) for row in CUT])
def test_cutthroat_each_player_is_settled_alone(points, change):
    """8.2, and what was decided: set is the bid, a trick point saves each player's meld, the bidder's too."""
    settled = CUTTHROAT.settle(bid=250, bidder=0, meld=(150, 40, 20), trick_points=points)
    assert settled.change == change


def test_cutthroat_a_bidder_without_a_trick_point():
    settled = CUTTHROAT.settle(bid=250, bidder=0, meld=(300, 40, 20), trick_points=(0, 200, 50))
    assert (settled.outcome, settled.change) == ("set", (-250, 240, 70))


def test_wikihow_one_trick_saves_a_defenders_score():
    """S3: a trick, not a trick point; and the bidder needs none."""
    facts = {"bid": 250, "bidder": 0, "meld": (260, 40, 20), "trick_points": (0, 250, 0)}
    assert WIKIHOW.settle(**facts, tricks_taken=(0, 14, 1)).change == (260, 290, 20)
    assert WIKIHOW.settle(**facts, tricks_taken=(1, 14, 0)).change == (260, 290, 0)


def test_wikihow_the_first_must_open_and_trump_is_named_before_the_kitty_is_taken():
    deal = WIKIHOW.deal(seed=1, dealer=2)
    with pytest.raises(pl.BidError, match="first player must bid here"):
        deal.act("pass")
    assert acted(deal, "bid 250", "pass", "pass").phase == "trump"
    assert acted(deal, "trump S").phase == "kitty"


@pytest.mark.parametrize("v", [CUTTHROAT, WIKIHOW], ids=lambda v: v.id)
def test_fifteen_hundred_and_the_bidder_first(v):
    """D23, among three: the bidder, else the higher, and a tie plays on."""
    facts = {"bid": 250, "bidder": 0, "meld": (150, 40, 20), "trick_points": (150, 60, 40)}
    assert v.settle(**facts, before=(1200, 1450, 1450)).game_winner == 0
    assert v.settle(**facts, before=(0, 1450, 1430)).game_winner == 1
    assert v.settle(**facts, before=(0, 1440, 1480)).game_winner is None
    assert v.settle(**facts, before=(0, 0, 1430)).game_winner is None


def test_a_game_of_chips_is_twelve_deals():
    facts = {"bid": 300, "bidder": 0, "meld": (300, 0, 0), "trump": "H"}
    assert AUCTION.settle(**facts, deal_number=11).game_winner is None
    assert AUCTION.settle(**facts, deal_number=12).game_winner == 0
