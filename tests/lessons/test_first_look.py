"""Ask the rules: the panels answer as the engine does, at every table, and only fields of use are shown."""

import re
from html import escape

import pytest

import pinochle_learn as pl
from pinochle_learn.coach.situations import has_phases
from pinochle_learn.lessons.first_look import FirstLook
from tests.support.tables import SUITED

TABLES = SUITED
ONE_BY_ONE = [v for v in TABLES if v.rules.meld.who.value == "trick_winner"]
HAND = "AS TS KS QS JS KS QS JD KC"


def shown(field):
    return field.layout.display != "none"


def moved(page, v):
    """Chooses a table, and types the hand that is asked about."""
    page.choice.value = v.id
    page.hand.value = HAND
    page.trump.value = "S"


def test_one_page_answers_at_every_table_in_turn():
    page = FirstLook(seed=1)
    for v in TABLES:
        moved(page, v)
        assert v.about in page.about.value
        stock = has_phases(v.rules) or None  # it still lasts, where there is one
        for verdict in v.legal(HAND, trick="KC", trump="S", stock=stock).verdicts:
            assert escape(verdict.why) in page.play_answer.value
        for meld in v.meld(HAND, trump="S") if v not in ONE_BY_ONE else ():
            assert escape(meld.why) in page.meld_answer.value
        assert "alert" not in page.meld_answer.value + page.play_answer.value
        assert shown(page.stock) == has_phases(v.rules)
        assert shown(page.laid) == (v in ONE_BY_ONE)


@pytest.mark.parametrize("v", ONE_BY_ONE, ids=lambda v: v.id)
def test_melds_that_lie_on_the_table_change_the_plan_and_the_claim(v):
    page = FirstLook(v.id, seed=1)
    moved(page, v)
    plan = v.plan_melds(HAND, trump="S", tricks=12)
    assert f"Total: {plan.points} points" in page.meld_answer.value
    rows = re.findall(r"<td>([^<]*)</td></tr>", page.meld_answer.value)
    assert rows == [escape(meld.why) for meld in plan.melds]
    page.hand.value, page.laid.value, page.claim.value = "QS JD AS", "KS QS, KS JD", "QS JD"
    assert "alert" in page.claim_answer.value  # a king and a jack are no meld
    page.laid.value = "KS QS"
    for claim in ("QS JD", "KS QS"):
        page.claim.value = claim
        right = v.check_meld(claim, trump="S", hand="QS JD AS", laid=["KS QS"])
        assert escape(right.why) in page.claim_answer.value
        assert ("Yes." if right.ok else "No.") in page.claim_answer.value
    page.deal(2)
    assert page.laid.value == ""
    assert page.trump.value == v.deal(seed=2).trump


@pytest.mark.parametrize("v", [v for v in TABLES if has_phases(v.rules)], ids=lambda v: v.id)
def test_the_stock_is_asked_about_where_it_changes_what_may_be_played(v):
    page = FirstLook(v.id, seed=1)
    moved(page, v)
    page.hand.value, page.trick.value = "AH QH 9H AS", "KH"
    answers = []
    for stock in (True, False):
        page.stock.value = stock
        answers.append(page.play_answer.value)
        for verdict in v.legal("AH QH 9H AS", trick="KH", trump="S", stock=stock).verdicts:
            assert escape(verdict.why) in answers[-1]
    assert answers[0].count("✗") == 0 < answers[1].count("✗")


def test_a_trick_that_no_longer_fits_is_laid_anew():
    page = FirstLook("pagat", seed=1)
    page.trick.value = "TC JS"
    page.choice.value = "cutthroat"
    assert page.trick.value == "KC"  # other hands, another deal
    page.choice.value, page.trick.value = "pagat", "TC JS"
    page.choice.value = "two-handed"
    assert page.trick.value == "KC"


def test_a_link_says_the_cards_and_the_phase(monkeypatch):
    monkeypatch.setenv("QUERY_STRING", "table=two-handed&hand=QS.JD&trump=H&trick=KH&stock=used-up")
    page = FirstLook.from_link()
    assert (page.hand.value, page.trick.value, page.trump.value) == ("QS JD", "KH", "H")
    assert page.stock.value is False


def test_coloured_cards_are_asked_about_as_the_engine_answers():
    page = FirstLook("purple", seed=3)
    v = pl.variant("purple")
    assert page.trump.value == v.deal(seed=3).trump
    page.hand.value, page.trick.value, page.trump.value = "ABk KBk QBk ARd ABl AGr 8Si", "QBk", "Si"
    for meld in v.meld(page.hand.value, trump="Si"):
        assert escape(meld.why) in page.meld_answer.value
    page.hand.value = "ABk KBk ARd ABl AGr 8Si"
    for verdict in v.legal(page.hand.value, trick="QBk", trump="Si").verdicts:
        assert escape(verdict.why) in page.play_answer.value
    assert [shown(f) for f in (page.trump, page.trick, page.drawn, page.laid)] == [True, True, False, False]
    assert len(page.trump.options) == 7


def test_two_melds_and_tricks_are_settled_for_each_size_of_table():
    page = FirstLook("purple", seed=3)
    panel = page.settling_cards
    assert page.settled.children == (panel.box,)
    for players, sides in ((4, 2), (3, 3), (2, 2)):
        panel.players.value = players
        panel.melds[0].value, panel.seconds[0].value = 30, 70
        settled = (
            pl.variant("purple").seated(players).settle(**panel.facts(pl.variant("purple").seated(players)))
        )
        assert len(settled.change) == sides
        assert settled.change[0] == 100 + panel.points[0].value
        assert all(escape(side.why) in panel.answer.value for side in settled.sides)
    panel.points[0].value += 1000
    assert "trick_points" in panel.answer.value
    assert "alert" in panel.answer.value


def test_a_game_of_turns_asks_what_may_be_laid_off_and_discarded():
    page = FirstLook("purple-rummy", seed=3)
    v = pl.variant("purple-rummy")
    assert [shown(f) for f in (page.trump, page.trick, page.drawn, page.laid)] == [False, False, True, True]
    page.hand.value, page.drawn.value = "JBk 8Go 9Go TGo", "8Go"
    page.laid.value = "8Bk 9Bk TBk as color-run, KRd KGo KSi"
    for one in v.lay_offs("JBk 8Go 9Go TGo", laid=page.laid.value.split(",")):
        assert escape(one.why) in page.play_answer.value
    for one in v.discards("JBk 8Go 9Go TGo", drawn="8Go"):
        assert escape(one.why) in page.play_answer.value
    for meld in v.meld("JBk 8Go 9Go TGo", trump=None):
        assert escape(meld.why) in page.meld_answer.value
    page.claim.value = "8Go 9Go JBk"
    assert "No." in page.claim_answer.value
    panel = page.settling_cards
    panel.players.value = 6
    assert panel.facts(v.seated(6))["left"] == tuple(field.value for field in panel.left)
    assert "went out" in panel.answer.value


def test_the_way_back_from_colours_to_suits():
    page = FirstLook("purple-rummy", seed=3)
    page.choice.value = "pagat"
    assert page.settled.children == (page.settling.box,)
    assert "alert" not in page.meld_answer.value + page.play_answer.value
    assert [shown(f) for f in (page.trump, page.trick, page.drawn, page.laid)] == [True, True, False, False]


def test_a_hand_with_both_kings_of_clubs_is_led_another_card():
    v = pl.variant("pagat")
    seed = next(s for s in range(1000) if str(v.deal(seed=s).hands[0]).count("KC") == v.pack.copies)
    page = FirstLook("pagat", seed=seed)
    assert page.trick.value != "KC"
    assert "alert" not in page.play_answer.value


@pytest.mark.parametrize("seed", range(12))
def test_a_dealt_hand_never_holds_the_card_that_is_led(seed):
    """Of coloured cards there is one each."""
    page = FirstLook("purple", seed=seed)
    assert page.trick.value not in page.hand.value.split()
    assert "alert" not in page.play_answer.value
