"""Worked examples of the two-handed tables, by their ids in the rules reference."""

import pytest

import pinochle_learn as pl

TWO = pl.variant("two-handed")
WIKI = pl.variant("two-handed-wikihow")
RUN, KQ = "AS TS KS QS JS", "KS QS"


def claim(v, cards, hand="", laid=(), trump="S"):
    found = v.check_meld(cards, trump=trump, hand=hand, laid=laid)
    return found.ok, found.points, found.rule


@pytest.mark.parametrize(
    ("cards", "hand", "laid", "expected"),
    [
        pytest.param(
            RUN, "AS TS JS", [KQ], (True, 150, "meld"), id="T2-10 a royal marriage grows into a flush"
        ),
        pytest.param(KQ, "9H", [RUN], (False, 0, "used"), id="T2-10 a flush yields no marriage afterwards"),
        pytest.param("QS JD", "JD", [KQ], (True, 40, "meld"), id="T2-10 the queen in a pinochle"),
        pytest.param(
            "QS QH QD QC", "QH QD QC", [KQ, "QS JD"], (True, 60, "meld"), id="T2-10 and in queens around"
        ),
        pytest.param(
            "KS KH KD KC",
            "KS",
            ["KS KH KD KC"],
            (False, 0, "used"),
            id="T2-10 a fifth king is no new four kings",
        ),
        pytest.param(
            KQ, KQ, [KQ], (True, 40, "meld"), id="T2-10 a second pair of the same suit scores again"
        ),
        pytest.param(
            KQ, "KS", [KQ], (False, 0, "used"), id="MCN X191 a second king alone makes no second marriage"
        ),
        pytest.param("QS JD QS JD", "QS JD", ["QS JD"], (True, 300, "meld"), id="T2-11 40 and 300"),
        pytest.param("QS JD", "QS JD", ["QS JD QS JD"][:0], (True, 40, "meld"), id="T2-11 a first pinochle"),
        pytest.param(
            KQ, "9H", ["KS KH KD KC", "QS QH QD QC"], (False, 0, "no-fresh"), id="T2-08 a fresh card"
        ),
    ],
)
def test_what_may_serve_again(cards, hand, laid, expected):
    assert claim(TWO, cards, hand, laid) == expected


def test_x187_one_meld_a_trick():
    """With the king and queen of spades and the jack of diamonds two melds stand in the hand, one a trick."""
    for trump, pays in (("S", [40, 40]), ("H", [40, 20])):
        plan = TWO.plan_melds("KS QS JD", trump=trump, tricks=2)
        assert sorted((meld.points for meld in plan.melds), reverse=True) == pays
        assert TWO.plan_melds("KS QS JD", trump=trump, tricks=1).points == 40


def test_x188_forty_and_then_150():
    plan = TWO.plan_melds(RUN, trump="S", tricks=2)
    assert [(meld.key, meld.points) for meld in plan.melds] == [("royal-marriage", 40), ("run", 150)]
    assert "Better first the royal marriage for 40" in TWO.check_meld(RUN, trump="S", hand=RUN).why


def test_x189_never_150_and_then_40():
    assert claim(TWO, KQ, "9H", [RUN]) == (False, 0, "used")
    assert (
        "pays more, and this royal marriage pays 40"
        in TWO.check_meld(KQ, trump="S", hand="9H", laid=[RUN]).why
    )


def test_no_card_serves_twice_in_a_type_at_wikihow():
    assert claim(WIKI, RUN, "AS TS JS", [KQ]) == (False, 0, "used")
    assert claim(WIKI, "QS JD", "JD", [KQ]) == (True, 40, "meld")
    assert WIKI.plan_melds(RUN, trump="S", tricks=5).points == 150


def test_x190_the_dealer_is_paid_for_a_nine_that_is_turned():
    seed = next(n for n in range(100) if TWO.deal(seed=n).view(0).turned.rank == "9")
    for dealer in (0, 1):
        assert TWO.deal(seed=seed, dealer=dealer).meld == ((10, 0), (0, 10))[dealer]
        assert WIKI.deal(seed=seed, dealer=dealer).meld == (0, 0)


@pytest.mark.parametrize(
    ("took", "scores"),
    [pytest.param(47, 50, id="X134"), pytest.param(46, 40, id="X135"), (0, 0), (7, 10), (250, 250)],
)
def test_trick_points_are_rounded_to_tens(took, scores):
    hand = TWO.settle(meld=(0, 0), trick_points=(took, 250 - took))
    assert hand.change[0] == scores
    assert hand.outcome == "no contract"


def test_x182_both_cross_undeclared():
    hand = TWO.settle(meld=(100, 100), trick_points=(150, 100), before=(900, 900))
    assert (hand.after, hand.game_winner, hand.next_target) == ((1150, 1100), None, 1250)
    again = TWO.settle(meld=(200, 200), trick_points=(130, 120), before=(1150, 1100), target=1250)
    assert (again.game_winner, again.next_target) == (None, 1500)
    assert "raised to 1500" in again.why


def test_who_crosses_alone_wins():
    assert TWO.settle(meld=(100, 0), trick_points=(150, 100), before=(900, 700)).game_winner == 0
    assert TWO.settle(meld=(0, 0), trick_points=(100, 150), before=(900, 700)).next_target == 1000


@pytest.mark.parametrize(
    ("took", "outcome", "winner"),
    [(200, "declared out", 1), (199, "wrongly declared", 0), (60, "wrongly declared", 0)],
)
def test_declaring_out_counts_what_is_won_unrounded(took, outcome, winner):
    """T2-18 and T2-20: a count for declaring out is not rounded, and a wrong claim loses."""
    hand = TWO.settle(meld=(0, 100), trick_points=(30, took), before=(500, 700), declared_out=1)
    assert (hand.outcome, hand.game_winner) == (outcome, winner)
    assert hand.after == (530, 800 + took)


def test_both_cross_at_wikihow():
    assert WIKI.settle(meld=(100, 90), trick_points=(130, 120), before=(1400, 1400)).game_winner == 0
    assert WIKI.settle(meld=(90, 100), trick_points=(130, 120), before=(1400, 1400)).game_winner is None
