"""The lesson on melds where tables differ: copies, kitty and burying, trump by marriage, the least meld."""

import pytest

import pinochle_learn as pl
from tests.lessons.melds.test_explore import TABLES, choose, opened
from tests.lessons.tree import every, keyed, text
from tests.support.tables import SUITED

WITH_KITTY = [v.id for v in SUITED if v.rules.kitty]


@pytest.mark.parametrize("table", TABLES)
def test_every_number_of_copies_stands_in_the_list(table):
    v = pl.variant(table)
    lesson = opened(f"?table={table}")
    for rule in v.rules.meld.melds:
        if rule.readings or not rule.on.value:
            continue
        paid = keyed(lesson.page, f"paid-{rule.key}")
        shown = [int(node[2][-1][2][0]) for node in every(paid) if node[0] == "dd"]
        if rule.each.value:
            assert shown == [n * rule.points.value[0] for n in range(1, v.pack.copies + 1)]
        else:
            assert tuple(shown) == rule.points.value


@pytest.mark.parametrize("table", TABLES)
def test_a_dealt_hand_is_what_one_melds_from(table):
    v = pl.variant(table)
    size = {"auction": 18}.get(table, v.rules.deal.hand.value)
    lesson = opened(f"?table={table}")
    assert len(lesson.part.hand) == size
    lesson.hear({"event": "deal"})
    assert len(lesson.part.hand) == size
    shown = text(lesson.page)
    assert ("No kitty" in shown) is (v.rules.kitty is None)
    assert ("Only the bidder melds" in shown) is (v.rules.meld.who.value == "bidder")
    assert ("As bidder you could name" in shown) is v.rules.trump.marriage.value
    assert ("3 × 18 = 54" in shown) is (table == "three-handed-wikihow")


def test_a_hand_without_a_marriage_has_no_trump():
    lesson = opened("?table=npa&hand=KS.QH.JD.AC.KC&trump=S")
    assert "As bidder you could name none: no trump, no play" in text(lesson.page)
    assert text(lesson.page).count("You hold no marriage here") == 4
    lesson.hear({"event": "hand-text", "value": "KS QS JD AC KC"})
    assert "As bidder you could name spades:" in text(lesson.page)
    assert text(lesson.page).count("You hold no marriage here") == 3


def test_a_meld_below_the_least_says_so():
    assert "Below 20 a side's meld counts nothing" in text(opened("?table=npa&hand=KS.QS&trump=S").page)
    assert "Below 20" not in text(opened("?table=double-deck&hand=KS.QS&trump=S").page)


@pytest.mark.parametrize("table", WITH_KITTY)
def test_burying_is_explored_with_the_engines_reasons(table):
    lesson = opened(f"?table={table}&step=bury")
    part, v = lesson.part, lesson.variant
    assert len(part.hand) == v.rules.deal.hand.value + v.rules.kitty.cards.value
    assert len(part.kitty) == v.rules.kitty.cards.value
    best, shown = part.now.best.cards, part.now.shown[:3]
    choose(lesson, best[:2])
    lesson.hear({"event": "bury"})
    assert lesson.page.spoken.startswith("Bury exactly 3 cards, not 2.")
    choose(lesson, best)
    assert lesson.page.spoken == "You have chosen 3 cards."
    lesson.hear({"event": "bury"})
    assert lesson.page.spoken.startswith("These three may go.")
    assert keyed(lesson.page, "total")[2][2][2][0][2] == [str(part.now.kept(best).points)]
    if shown:
        choose(lesson, shown)
        lesson.hear({"event": "bury"})
        assert lesson.page.spoken.startswith("Melded cards may not be buried")
        assert "Free to go" in lesson.page.spoken
    lesson.hear({"event": "trump", "data": "H"})
    assert part.answer is None
    lesson.hear({"event": "deal"})
    assert part.chosen == []
    lesson.hear({"event": "hand-text", "value": "AS KS"})
    assert "these are 2" in lesson.notes[0]
    lesson.hear({"event": "hand-text", "value": " ".join(map(str, v.pack.whole()[:15]))})
    assert lesson.notes == ()
    assert len(part.hand) == 18


@pytest.mark.parametrize("table", WITH_KITTY)
def test_the_hand_goes_along_from_exploring_to_burying(table):
    lesson = opened(f"?table={table}")
    before = set(lesson.part.hand)
    lesson.hear({"event": "step", "data": "bury"})
    assert before <= set(lesson.part.hand)
    assert opened(lesson.state.search).page.nodes == lesson.page.nodes


def test_a_table_without_a_kitty_says_what_it_has_instead():
    lesson = opened("?table=auction&step=bury")
    assert "step-bury" in str(lesson.page.nodes)
    lesson.hear({"event": "table", "value": "pinochlerun"})
    assert lesson.step == "explore"
    line = "No kitty here: the bidder's partner passes four cards and gets four back before the melds."
    assert lesson.notes == (line,)
    assert "step-bury" not in str(lesson.page.nodes)
    lesson.hear({"event": "step", "data": "bury"})
    assert lesson.step == "explore"
    lesson.hear({"event": "table", "value": "cutthroat"})
    assert "step-bury" in str(lesson.page.nodes)
