"""Worked examples of Purple Pinochle, by their ids in the rules reference."""

import pytest

import pinochle_learn as pl

PURPLE = pl.variant("purple")
BIDDING = PURPLE.with_rules({"auction.held": True})
ONE_DEAL = PURPLE.with_rules({"game.target": None, "game.deals": 1})
ACES = ["ABk", "ARd", "ABl", "AGr", "AGo", "ASi", "ABr"]
GREENS = ["AGr", "KGr", "QGr", "JGr", "TGr", "9Gr", "8Gr"]
HAND = {"meld": (150, 90), "second_meld": (60, 20), "trick_points": (240, 140)}


# --- the pack and the deal ----------------------------------------------------------------------------------


def test_pd_01_to_pd_04_the_pack():
    assert len(PURPLE.pack) == 49
    suits = {card.colour: card.suit for card in PURPLE.pack.distinct}
    assert suits.pop("Go") == "H"  # the seventh colour is assumed
    assert suits == {"Bk": "S", "Rd": "H", "Bl": "D", "Gr": "C", "Si": "D", "Br": "C"}
    assert PURPLE.rules.colours.seventh.provenance == "assumed"


def test_pd_08_all_cards_count_392_with_the_assumed_numbers():
    assert PURPLE.count(PURPLE.pack.distinct) == 392
    assert PURPLE.rules.count.points.provenance == PURPLE.rules.colours.points.provenance == "assumed"


@pytest.mark.parametrize("seed", range(5))
def test_x203_pu_02_four_players_leave_one_card_and_its_colour_is_trump(seed):
    deal = PURPLE.deal(seed=seed)
    assert [len(hand) for hand in deal.hands] == [12] * 4
    assert {deal.turned} == set(PURPLE.pack.distinct) - {card for hand in deal.hands for card in hand}
    assert deal.trump == deal.turned.colour


@pytest.mark.parametrize(("players", "out"), [(4, 1), (3, 13), (2, 25)])
def test_pu_01_pu_03_players_and_the_cards_that_stay_out(players, out):
    deal = PURPLE.deal(seed=1, players=players)
    assert len(PURPLE.pack) - sum(map(len, deal.hands)) == out
    assert deal.turned not in {card for hand in deal.hands for card in hand}


# --- melds --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "points"), [(4, 50), (5, 100), (6, 200), (7, 400)])
def test_x200_aces_around(n, points):
    assert PURPLE.meld(ACES[:n], trump="Br").points == points


@pytest.mark.parametrize(("n", "points"), [(4, 20), (5, 40), (6, 80), (7, 160)])
def test_x201_green_around(n, points):
    assert PURPLE.meld(GREENS[-n:], trump="Bk").by_type["B"] == points


@pytest.mark.parametrize(
    ("cards", "trump", "points"),
    [("KBk QBk", "Bk", 40), ("KBk QBk", "Rd", 30), ("KBl QSi", "Rd", 20), ("KBl QGr", "Rd", 0)],
)
def test_x202_pu_12_a_king_and_queen_count_once_at_the_most_they_can(cards, trump, points):
    assert PURPLE.meld(cards, trump=trump).points == points


def test_pu_07_class_a():
    melds = PURPLE.meld("AGo KGo QGo JGo TGo 8Go", trump="Go")
    assert melds.by_type["A"] == 150 + 10


@pytest.mark.parametrize(
    ("cards", "points"), [("QBk JBl", 40), ("QBk JSi", 40), ("QRd JRd", 30), ("QRd JGo", 20)]
)
def test_pu_10_class_c(cards, points):
    assert PURPLE.meld(cards, trump="Br").points == points


# --- tricks -------------------------------------------------------------------------------------------------


def test_pu_14_follow_suit_or_play_a_trump():
    legal = PURPLE.legal("8Si 9Rd ABk TGr", trick="KBl", trump="Gr")
    assert [str(card) for card in legal] == ["TGr", "8Si"]  # a silver card is a diamond too


@pytest.mark.parametrize(
    ("trick", "trump", "position"),
    [
        pytest.param("ABl 8Gr KBl ASi", "Gr", 1, id="the highest trump"),
        pytest.param("9Bl ASi KBl ARd", "Gr", 2, id="no trump: the highest of the led colour"),
        pytest.param(
            "9Bl ASi KRd ABk", "Gr", 1, id="the lead alone in its colour: the highest of the led suit"
        ),
        pytest.param("ABl ASi KRd ABk", "Gr", 0, id="a tie: the first played"),
    ],
)
def test_pu_15_who_wins(trick, trump, position):
    assert PURPLE.winner(trick, trump=trump).position == position


def test_pu_16_the_lead_may_count_as_its_own_colour():
    counts = PURPLE.with_rules({"play.lead_counts_as_colour": True})
    assert counts.winner("9Bl ASi KRd ABk", trump="Gr").position == 0
    assert PURPLE.rules.play.lead_counts_as_colour.provenance == "assumed"


def test_pu_18_a_card_counts_for_its_rank_and_for_its_colour():
    assert PURPLE.count("KBk") == 6 + 7
    assert PURPLE.count("KBk 8Si") == 6 + 7 + 1 + 2
    mine = PURPLE.with_rules(
        {"count.points": (10, 8, 6, 4, 3, 2, 0), "colours.points": (1, 2, 3, 4, 5, 6, 7)}
    )
    assert mine.count("KBk 8Si") == 8 + 1 + 0 + 6


# --- settlement ---------------------------------------------------------------------------------------------


def test_pu_19_pu_20_both_melding_phases_and_the_tricks_are_added_up():
    result = PURPLE.settle(**HAND, before=(100, 0))
    assert (result.outcome, result.change, result.after) == ("no contract", (450, 250), (550, 250))
    first = result.sides[0]
    assert (first.meld, first.second_meld, first.trick_points, first.change) == (150, 60, 240, 450)
    assert "150 first and 60 second" in first.why


def test_pu_05_a_bid_that_is_made():
    result = BIDDING.settle(bid=450, bidder=0, **HAND)
    assert (result.outcome, result.change) == ("made", (450, 250))


def test_pu_05_a_bid_that_is_missed_is_lost():
    result = BIDDING.settle(bid=460, bidder=0, **HAND)
    assert (result.outcome, result.change) == ("set", (-460, 250))
    assert "10 short" in result.sides[0].why


def test_the_second_meld_counts_towards_the_bid():
    made = BIDDING.settle(bid=440, bidder=0, **HAND)
    without = BIDDING.settle(bid=440, bidder=0, **HAND | {"second_meld": (0, 20)})
    assert (made.outcome, without.outcome) == ("made", "set")
    assert without.change == (-440, 250)


def test_nobody_bids():
    result = BIDDING.settle(before=(300, 200))
    assert (result.outcome, result.change, result.after) == ("no contract", (0, 0), (300, 200))


@pytest.mark.parametrize(
    ("points", "change"),
    [((140, 60), (350, 170)), ((140, 100, 60), (350, 210, 70)), ((240, 140), (450, 250))],
)
def test_pu_01_sides_of_two_three_and_four_players(points, change):
    # 2 players take 136 to 248 trick points, 3 take 242 to 334, 4 take 378 to 390
    sides = len(points)
    hand = {"meld": (150, 90, 0)[:sides], "second_meld": (60, 20, 10)[:sides], "trick_points": points}
    players = {200: 2, 300: 3, 380: 4}[sum(points)]
    assert PURPLE.seated(players).settle(**hand).change == change


@pytest.mark.parametrize(("players", "least", "most"), [(2, 136, 248), (3, 242, 334), (4, 378, 390)])
def test_the_trick_points_have_no_fixed_total(players, least, most):
    table = PURPLE.seated(players)
    nothing = (0,) * (players - 1) if players < 4 else (0,)
    meld = (0,) * (1 + len(nothing))
    for points in (least, most):
        assert table.settle(meld=meld, trick_points=(points, *nothing)).change[0] == points
    for points in (least - 1, most + 1):
        with pytest.raises(pl.PinochleError, match=f"{least} to {most}"):
            table.settle(meld=meld, trick_points=(points, *nothing))


def test_trick_points_that_are_missing_are_asked_for_by_what_they_can_be():
    with pytest.raises(pl.PinochleError, match="they make 378 to 390"):
        PURPLE.settle(meld=(20, 20))


# --- the end of the game ------------------------------------------------------------------------------------


def test_pu_21_one_deal_the_most_points_win():
    result = ONE_DEAL.settle(**HAND)
    assert (result.game_winner, result.game_rule) == (0, "most")


def test_pu_21_one_deal_a_tie_is_shared():
    result = ONE_DEAL.settle(meld=(150, 90), second_meld=(60, 20), trick_points=(140, 240))
    assert result.change == (350, 350)
    assert (result.game_winner, result.game_rule) == (None, "shared")
    assert "shared" in result.why
    assert PURPLE.rules.game.tie.provenance == "assumed"


@pytest.mark.parametrize(
    ("before", "winner", "rule"),
    [
        pytest.param((1049, 1000), None, None, id="nobody"),
        pytest.param((1050, 1000), 0, "target", id="one"),
        pytest.param((1100, 1400), 1, "higher", id="both, the higher wins"),
        pytest.param((1200, 1400), None, "tie", id="both alike, another deal"),
    ],
)
def test_pu_21_first_to_1500(before, winner, rule):
    result = PURPLE.settle(**HAND, before=before)
    assert (result.game_winner, result.game_rule) == (winner, rule)


def test_pu_21_the_bidders_are_not_counted_first():
    result = BIDDING.settle(bid=200, bidder=0, **HAND, before=(1100, 1400))
    assert (result.outcome, result.after, result.game_winner) == ("made", (1550, 1650), 1)
