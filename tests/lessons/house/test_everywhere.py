"""Tables of a group's own whose rules take a question away, or leave a part nothing to show."""

import logging

import pytest

import pinochle_learn as pl
from pinochle_learn.errors import RuleError
from pinochle_learn.front.own_table import house_of
from pinochle_learn.lessons.melds.page import melds_lesson
from pinochle_learn.lessons.melds.suits.practise.bank import drawn
from pinochle_learn.lessons.melds.suits.practise.situations import meld_situations
from pinochle_learn.lessons.scoring.page import scoring_lesson
from pinochle_learn.lessons.tables.page import tables_lesson
from pinochle_learn.lessons.tricks.page import tricks_lesson
from pinochle_learn.lessons.whole_hand.page import whole_lesson
from pinochle_learn.teaching.page.custom_table import to_code
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.scores.clamp import usual
from pinochle_learn.teaching.scores.hand import settled
from tests.lessons.tree import text, with_event

NO_DUTY = {
    "play.must_follow": False,
    "play.must_beat": "never",
    "play.must_trump": False,
    "play.must_overtrump": False,
}
OFF = {
    "run": {"name-run", "claim-run", "claim-royal-inside", "total-run", "trump-run", "help-run"},
    "royal-marriage": {"name-royal-marriage", "claim-royal-inside", "total-run", "trump-marriage"},
    "marriage": {"name-marriage", "claim-marriage"},
    "pinochle": {"name-pinochle", "claim-pinochle", "total-pinochle", "help-pinochle"},
}


@pytest.fixture(autouse=True)
def nothing_is_logged(caplog):
    """No part fails, and none says so."""
    with caplog.at_level(logging.ERROR, "pinochle_learn"):
        yield
    assert caplog.records == []


def opened(make, table, changes, step):
    """A part of a lesson at a table of a group's own."""
    place = PageState(table=table, house=to_code(house_of("Ours", table, changes)), step=step)
    page = make()
    page.hear({"event": "open", "search": place.search, "kept": {}})
    assert page.notes == ()
    return page


@pytest.mark.parametrize("table", ["pinochlerun", "pagat", "hoyle", "wikihow", "double-deck", "cutthroat"])
def test_a_hand_is_settled_where_only_the_bidder_melds(table):
    v = pl.variant(table).with_rules({"meld.who": "bidder"})
    hand = usual(v)
    assert [side for side, meld in enumerate(hand.meld) if meld] == [hand.bidder]
    assert settled(v, hand).change
    page = opened(scoring_lesson, table, {"meld.who": "bidder"}, "settle")
    assert "cannot show this" not in text(page.page)
    assert page.part.result.outcome


@pytest.mark.parametrize("meld", OFF)
@pytest.mark.parametrize("table", ["pagat", "npa"])
def test_no_question_is_asked_about_a_meld_that_is_off(table, meld):
    v = pl.variant(table)
    rules = v.with_rules({f"meld.melds.{meld}.on": False}).rules
    asked = {one.key for one in meld_situations(rules)}
    before = {one.key for one in meld_situations(v.rules)}
    assert OFF[meld] <= before
    assert not OFF[meld] & asked
    for key in asked & {"name-none", "name-double", "total-around", "total-shared", "total-nothing"}:
        assert drawn(rules, key, 1).choices, key


def test_a_pack_with_nines_but_no_dix_is_not_said_to_lack_them():
    changed = pl.variant("pagat").with_rules({"meld.melds.dix.on": False})
    keys = {one.key for one in meld_situations(changed.rules)}
    assert not keys & {"total-no-dix", "total-dix", "name-dix"}
    lines = [choice.line for seed in range(3) for choice in drawn(changed.rules, "total-run", seed).choices]
    assert not any("no nines" in line for line in lines)


def test_doubles_are_not_asked_about_where_they_pay_once():
    rules = pl.variant("pagat").with_rules({"meld.doubles": "once"}).rules
    assert not {one.key for one in meld_situations(rules)} & {"name-double", "claim-double", "total-double"}


def test_meld_is_taught_where_an_around_pays_nothing():
    page = opened(melds_lesson, "pinochlerun", {"meld.melds.aces-around.points": [0]}, "explore")
    assert "cannot show this" not in text(page.page)


@pytest.mark.parametrize("table", ["pagat", "two-handed", "auction"])
def test_nobody_can_renege_where_every_card_may_be_played(table):
    page = opened(tricks_lesson, table, NO_DUTY, "reneges")
    assert "nobody can renege" in text(page.page)
    assert not with_event(page.page, "reveal")
    assert not [key for key in page.practice.keys if key.startswith(("renege", "call"))]
    for event in ("check", "nobody", "reveal", "next", "again", "go-on"):
        page.part.events().get(event, lambda _event: None)({"event": event})
    page.hear({"event": "step", "data": "practise"})
    assert page.part.exercise.situation in page.practice.keys


def test_aces_that_were_not_declared_are_asked_about_where_every_card_may_be_played():
    page = opened(tricks_lesson, "npa", NO_DUTY, "reneges")
    assert page.part.situations() == ["renege-aces", "aces-declared"]
    page.hear({"event": "reveal"})
    assert page.part.right()


def test_a_house_table_melds_one_hand_beside_the_table_that_it_comes_from():
    own = pl.variant("pagat").with_rules({"meld.melds.run.points": [999]})
    told = pl.same_hand("AS TS KS QS JS KD QD", trump="S", table=own).points.to_list()
    base = pl.same_hand("AS TS KS QS JS KD QD", trump="S", table="pagat")
    assert len(told) == len(base) + 1
    assert base.loc["Pagat", "points"] in told
    assert max(told) > max(base.points)


def test_cards_are_dealt_by_ones_at_least():
    with pytest.raises(RuleError, match=r"deal\.packets"):
        pl.variant("hoyle").with_rules({"deal.packets": [0]})


def test_a_whole_deal_where_runs_share_their_cards():
    changes = {"meld.melds.marriage.points": [21], "meld.run_extras": "both"}
    page = opened(whole_lesson, "auction", changes, "deal")
    assert "cannot show this" not in text(page.page)


def test_a_question_with_answers_to_choose_from_hears_no_check():
    page = opened(melds_lesson, "purple", {"count.last_trick": 10}, "practise")
    for situation in page.part.situations():
        page.part.draw(situation, 1)
        if page.part.exercise.offers:
            page.hear({"event": "check"})
            assert page.part.answer is None
            return
    pytest.fail("no question has answers to choose from")


def test_no_final_digit_is_asked_about_where_all_points_are_tens():
    page = opened(scoring_lesson, "two-handed-wikihow", {"count.rounding": "tens"}, "settle")
    offered = {node[1]["data"] for node in with_event(page.page, "edge")}
    assert "all" in offered
    assert not offered & {"up", "down"}
    for _ in range(10):
        page.hear({"event": "another"})
        assert page.notes == ()
    assert not [key for key, _ in page.about.steps(page.variant.rules) if key.startswith("round")]


def test_tables_are_compared_where_the_laid_cards_are_no_meld():
    changes = {"meld.melds.royal-marriage.points": [0], "meld.reuse": "higher"}
    page = opened(tables_lesson, "two-handed-wikihow", changes, "compare")
    assert "cannot show this" not in text(page.page)


@pytest.mark.parametrize("meld", ["run", "royal-marriage", "pinochle"])
def test_the_first_hand_is_there_where_a_meld_is_off(meld):
    page = opened(melds_lesson, "three-handed-wikihow", {f"meld.melds.{meld}.on": False}, "explore")
    assert "cannot show this" not in text(page.page)


def test_another_hand_that_is_too_rare_is_said_to_be():
    page = opened(scoring_lesson, "pagat", {"meld.who": "bidder"}, "settle")
    hand = page.part.hand
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("pinochle_learn.lessons.scoring.suits.settle.part.exercise", lambda *_: {}["rare"])
        page.hear({"event": "another"})
    assert page.notes == ()
    assert page.part.hand == hand
