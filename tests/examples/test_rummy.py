"""Worked examples of Purple Rummy, by their ids in the rules reference."""

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.groups import check_group
from pinochle_learn.engine.scoring.rummy_scores import read_left, settle_left
from pinochle_learn.tables import find

RULES = find("purple-rummy")
RUMMY = pl.variant("purple-rummy")
SIZES = [(2, 10, 28), (3, 9, 21), (4, 8, 16), (5, 7, 13), (6, 6, 12)]
TABLE = compiled(RULES)


def kinds(cards):
    return " ".join(check_group(TABLE, RUMMY.pack.read(cards)).kinds)


def test_pr2_01_players_and_pack():
    assert RUMMY.players == (2, 3, 4, 5, 6)
    assert len(RUMMY.pack) == 49


@pytest.mark.parametrize(("players", "cards", "stock"), SIZES)
def test_x206_pr2_02_pr2_03_the_deal_leaves_one_card_face_up_and_a_stock(players, cards, stock):
    deal = pl.Deal(RULES.seated(players), seed=1)
    assert [len(hand) for hand in deal.hands] == [cards] * players
    assert (len(deal.pile), len(deal.stock)) == (1, stock)


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        pytest.param("QGr KBr AGr", "suit-run", id="PR2-05 a run in one suit"),
        pytest.param("QGr KGr AGr", "suit-run color-run color-set", id="PR2-05 a run in one colour"),
        pytest.param("QGr QBr QRd", "rank-set", id="PR2-05 a set of one rank"),
        pytest.param("8Go JGo AGo", "color-set", id="PR2-05 and PR2-06 a set of one colour"),
        pytest.param("QGr KGr", "", id="PR2-05 three cards at least"),
        pytest.param("KGr ABr 8Gr", "", id="PR2-11 no wrap"),
        pytest.param("AGr 8Br 9Gr", "", id="PR2-11 the ace is high"),
    ],
)
def test_what_is_a_meld(cards, wanted):
    assert kinds(cards) == wanted


def turn(hand, drawn, *actions):
    """North's first turn at a table of six, with these cards in the hand and this one on top of the stock."""
    rest = [str(card) for card in RUMMY.pack.whole() if str(card) not in f"{hand} {drawn}".split()]
    hands = [hand.split(), *(rest[6 * n : 6 * n + 6] for n in range(5))]
    deal = pl.Deal(RULES.seated(6), dealer=5, hands=hands, stock=[drawn, *rest[30:]])
    for action in ("draw stock", *actions):
        assert action in deal.actions()
        deal.act(action)
    return deal


def test_pr2_04_a_turn_draws_melds_once_lays_off_and_discards():
    actions = ("meld 8Bk 9Bk TBk as color-run", "lay off JBk on 1", "discard 9Go")
    deal = turn("8Bk 9Bk TBk 8Si 9Go QBl", "JBk", *actions)
    assert (deal.to_act, str(deal.pile[-1]), str(deal.laid[0].group)) == (1, "9Go", "8Bk 9Bk TBk JBk")
    assert [*map(str, deal.hands[0])] == ["QBl", "8Si"]


def test_pr2_04_the_card_just_drawn_is_not_discarded():
    deal = turn("8Bk 9Bk TBk 8Si 9Go QBl", "JBk")
    with pytest.raises(pl.ActionError, match="just drawn"):
        deal.act("discard JBk")


@pytest.mark.parametrize(
    ("hand", "actions"),
    [
        pytest.param(
            "8Bk 9Bk TBk JBk QBk ABk", ["meld 8Bk 9Bk TBk JBk QBk KBk ABk as suit-run"], id="a meld"
        ),
        pytest.param(
            "8Bk 9Bk TBk JBk QBk ABk",
            ["meld 8Bk 9Bk TBk JBk QBk KBk as suit-run", "lay off ABk on 1"],
            id="laying off",
        ),
        pytest.param(
            "8Bk 9Bk TBk JBk QBk 8Gr",
            ["meld 8Bk 9Bk TBk JBk QBk KBk as suit-run", "discard 8Gr"],
            id="a discard",
        ),
    ],
)
def test_pr2_08_going_out_stops_play_at_once(hand, actions):
    deal = turn(hand, "KBk", *actions)
    assert (deal.phase, deal.hands[0], deal.actions()) == ("over", (), ())
    assert deal.scores[0] == sum(RUMMY.count(left) for left in deal.hands) > 0
    assert set(deal.scores[1:]) == {0}


def test_pr2_13_the_last_card_is_kept_when_it_was_just_drawn():
    deal = turn("8Bk 9Bk TBk JBk QBk KBk", "8Gr", "meld 8Bk 9Bk TBk JBk QBk KBk as color-set", "keep")
    assert (deal.to_act, [*map(str, deal.hands[0])]) == (1, ["8Gr"])


def test_pr2_07_a_meld_keeps_its_kind_and_its_cards():
    deal = turn("8Bl 9Bl TBl JSi KBl 8Gr", "QGr", "meld 8Bl 9Bl TBl as color-run")
    assert [action for action in deal.actions() if action.startswith("lay off")] == []
    deal = turn("8Bl 9Bl TBl JSi KBl 8Gr", "QGr", "meld 8Bl 9Bl TBl as suit-run")
    assert [action for action in deal.actions() if action.startswith("lay off")] == ["lay off JSi on 1"]
    deal = turn("8Bl 9Bl TBl JSi KBl 8Gr", "QGr", "meld 8Bl 9Bl TBl as color-set")
    assert [action for action in deal.actions() if action.startswith("lay off")] == ["lay off KBl on 1"]


def test_pr2_09_the_winner_scores_rank_and_colour_points_of_all_other_hands():
    # ace of black 7 + 7, ten of silver 3 + 2, eight of bronze 1 + 1 (placeholder numbers)
    table = compiled(RULES.seated(3))
    assert settle_left(table, read_left(table, ("ABk TSi", "", "8Br")), (0, 0, 0)).change == (0, 21, 0)


@pytest.mark.parametrize(("before", "won"), [(978, None), (979, 0), (999, 0)])
def test_pr2_10_the_game_is_to_a_thousand(before, won):
    hand = settle_left(TABLE, read_left(TABLE, ("", "ABk TSi 8Br")), (before, 0))
    assert hand.game_winner == won
