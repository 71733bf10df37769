"""The table that grows: melds laid one by one, walked through the controller at the two-handed tables."""

import pytest

from tests.lessons.melds.test_explore import choose, opened
from tests.lessons.tree import text
from tests.support.tables import SUITED

GROWING = [v.id for v in SUITED if v.rules.stock]
HAND = "AS.TS.KS.QS.JS.QH.QD.QC.JD.9S"


def lying(lesson, cards):
    left = list(enumerate(map(str, lesson.part.now.shown)))
    places = [next(i for i, code in left if code == card) for card in cards]
    lesson.hear({"event": "lying", "value": places})


def lay(lesson, fresh, table=()):
    choose(lesson, fresh)
    if table:
        lying(lesson, table)
    lesson.hear({"event": "lay"})
    return lesson.part.answer


@pytest.mark.parametrize("table", GROWING)
def test_melds_are_laid_from_hand_and_table(table):
    lesson = opened(f"?table={table}&step=grow&hand={HAND}&trump=S")
    part, higher = lesson.part, table == "two-handed"
    assert lay(lesson, ["KS", "QS"]).right
    assert "Laid so far: 40" in text(lesson.page)
    assert lay(lesson, ["AS", "TS", "JS"], ["KS", "QS"]).right is higher
    assert lay(lesson, ["JD"], ["QS"]).right
    assert not lay(lesson, ["QH"]).right
    lying(lesson, ["QS", "JD"])
    lesson.hear({"event": "chosen", "value": []})
    lesson.hear({"event": "lay"})
    assert not part.answer.right
    assert part.now.points == (230 if higher else 80)
    lesson.hear({"event": "take-back"})
    assert part.now.points == (190 if higher else 40)


@pytest.mark.parametrize("table", GROWING)
def test_the_best_plan_is_laid_step_by_step_and_comes_to_what_the_engine_says(table):
    lesson = opened(f"?table={table}&step=grow&hand={HAND}&trump=S")
    v, part = lesson.variant, lesson.part
    best = v.plan_melds(HAND.replace(".", " "), trump="S", tricks=12)
    while part.now.plan:
        lesson.hear({"event": "next-meld"})
        assert part.answer.right
    assert part.now.points == best.points
    lesson.hear({"event": "deal"})
    assert part.steps == ()
    assert opened(lesson.state.search).part.hand == part.hand


@pytest.mark.parametrize("table", GROWING)
def test_the_nine_of_trump_is_exchanged_or_is_a_meld_like_any_other(table):
    lesson = opened(f"?table={table}&step=grow&hand={HAND}&trump=S")
    part, turned = lesson.part, lesson.part.now.turned
    assert lay(lesson, ["9S"]).right
    assert part.now.points == 10
    assert (turned is not None and turned in part.hand) is (table == "two-handed")
    assert part.now.tricks == (12 if table == "two-handed" else 11)


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_explore_sends_on_to_grow_where_melds_are_laid_one_by_one(v):
    shown = text(opened(f"?table={v.id}").page)
    assert ("in a good order, they may come to more: see Grow." in shown) == (v.id in GROWING)


def test_elsewhere_one_line_says_what_there_is_instead():
    lesson = opened("?table=two-handed&step=grow")
    lesson.hear({"event": "table", "value": "pagat"})
    assert lesson.step == "explore"
    assert lesson.notes == ("No stock here: all melds are laid at once, before the first trick.",)


@pytest.mark.parametrize(
    "name", ["chosen", "lying", "lay", "dix", "next-meld", "take-back", "trump", "hand-text"]
)
def test_events_that_cannot_be_are_answered(name):
    lesson = opened("?table=two-handed-wikihow&step=grow")
    lesson.hear({"event": name, "value": [99, "x"], "data": "Z"})
    assert "What do you lay?" in text(lesson.page)
