"""The lesson "Tables side by side", walked through its controller at every table."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.tables.page import tables_lesson
from pinochle_learn.teaching.practice.banks import BANKS
from pinochle_learn.teaching.practice.question import quiz
from pinochle_learn.teaching.words.table_kinds import edition
from tests.lessons.tree import keyed, nodes, text, with_event
from tests.support.calls import counted

IDS = [v.id for v in pl.variants()]


def pressed(page, event):
    return {n[1]["data"] for n in with_event(page, event) if n[1].get("aria-pressed") == "true"}


def groups_open(page):
    return {n[1]["data"] for n in with_event(page, "group") if n[1]["aria-expanded"] == "true"}


@pytest.mark.parametrize("table", IDS)
def test_every_table_is_compared_asked_and_practised(table):
    lesson = tables_lesson(table)
    assert pl.variant(table).name in text(lesson.page)
    assert "differ" in text(lesson.page)
    if len(groups_open(lesson.page)) < len(with_event(lesson.page, "group")):
        lesson.hear({"event": "groups"})
    assert lesson.notes == ()
    assert any(n[1].get("class") == "pl-example" for n in nodes(lesson.page)) == (
        not table.startswith("purple")
    )
    lesson.hear({"event": "step", "data": "same-hand"})
    lesson.hear({"event": "deal"})
    assert lesson.notes == ()
    assert len(lesson.state.hand.split()) >= 10 or table == "purple-rummy"
    lesson.hear({"event": "step", "data": "spot"})
    drawn = quiz(
        BANKS[edition(lesson.variant.rules), "tables"], lesson.variant, lesson.state.ask, lesson.state.seed
    )
    wrong, right = (next(o for o in drawn.offers if o.right is good) for good in (False, True))
    lesson.hear({"event": "said", "data": wrong.value})
    assert f"Not so: {wrong.label}." in text(lesson.page)
    assert lesson.part.answer.reasons == (wrong.why,)
    lesson.hear({"event": "said", "data": right.value})
    assert f"Right: {right.label}." in text(lesson.page)
    assert lesson.part.answer.reasons[-1] == drawn.reasons[-1]
    assert lesson.notes == ()


def test_tables_are_laid_beside_and_taken_away():
    lesson = tables_lesson("pagat")
    assert lesson.state.beside == "pinochlerun"
    for name in ("npa", "auction"):
        lesson.hear({"event": "beside", "data": name})
    assert pressed(lesson.page, "beside") == {"pinochlerun", "npa", "auction"}
    lesson.hear({"event": "beside", "data": "hoyle"})
    assert "take one away first" in lesson.said
    assert lesson.state.beside == "pinochlerun.npa.auction"
    lesson.hear({"event": "beside", "data": "pagat"})
    assert lesson.state.beside == "pinochlerun.npa.auction"
    for name in ("pinochlerun", "npa"):
        lesson.hear({"event": "beside", "data": name})
    lesson.hear({"event": "beside", "data": "auction"})
    assert "One table must stay" in lesson.said
    assert "beside=auction" in lesson.state.search


def test_a_difference_shows_words_example_and_answers():
    lesson = tables_lesson("pagat", beside="wikihow", ask="play")
    assert groups_open(lesson.page) == {"play"}
    shown = text(lesson.page)
    assert "Must one beat a trump that is already played?" in shown
    assert "Only the ace of spades" in shown
    assert "You need not beat the queen of spades" in shown
    row = keyed(lesson.page, "row-play.must_overtrump")
    assert "The source does not say" in str(row)
    lesson.hear({"event": "group", "data": "settlement"})
    assert groups_open(lesson.page) == {"play", "settlement"}
    assert "ask=settlement" in lesson.state.search
    lesson.hear({"event": "group", "data": "play"})
    assert "Only the ace of spades" not in text(lesson.page)


def test_the_chosen_table_may_change_while_others_stay():
    lesson = tables_lesson("pagat", beside="wikihow.npa")
    lesson.hear({"event": "table", "value": "wikihow"})
    assert lesson.state.beside == "npa"
    lesson.hear({"event": "step", "data": "spot"})
    lesson.hear({"event": "table", "value": "purple"})
    assert (lesson.state.table, lesson.state.step) == ("purple", "spot")
    lesson.hear({"event": "table", "value": "purple-rummy"})
    lesson.hear({"event": "step", "data": "compare"})
    lesson.hear({"event": "groups"})
    assert "Is it played in turns, without tricks?" in text(lesson.page)


def test_links_are_read_with_care():
    lesson = tables_lesson("pagat")
    lesson.hear({"event": "open", "search": "?table=npa&beside=nonsense&ask=settlement", "kept": {}})
    assert "beside='nonsense'" in lesson.notes[0]
    assert groups_open(lesson.page) == {"settlement"}
    lesson.hear(
        {"event": "open", "search": "?beside=hoyle.npa.auction.cutthroat.wikihow&ask=nowhere", "kept": {}}
    )
    assert len(lesson.notes) == 2
    assert lesson.state.beside.count(".") == 2
    lesson.hear({"event": "open", "search": "?step=same-hand&hand=AS.AS.AS&trump=S&table=pagat", "kept": {}})
    assert any("3 times AS" in note for note in lesson.notes)
    assert lesson.state.hand


def test_the_same_hand_at_all_tables_with_the_pack():
    lesson = tables_lesson("pagat", step="same-hand", hand="AS TS KS QS JS KS QS JD", trump="S")
    shown = text(lesson.page)
    assert "270" in shown
    assert "230" in shown
    lesson.hear({"event": "trump", "data": "H"})
    assert "270" not in text(keyed_page(lesson))
    lesson.hear({"event": "trump", "data": "S"})
    lesson.hear({"event": "card", "value": {"index": 0}})
    assert len(lesson.state.hand.split()) == 7
    lesson.hear({"event": "pick", "value": {"code": "AS"}})
    assert len(lesson.state.hand.split()) == 8
    lesson.hear({"event": "clear"})
    assert "No meld." in text(lesson.page)
    lesson.hear({"event": "hand-text", "value": "9S 9S 9S"})
    assert "the pack has 2 copies" in lesson.notes[0]


def keyed_page(lesson):
    class Shown:
        nodes = [keyed(lesson.page, "answers")]  # noqa: RUF012 - a stand-in for a page, used once

    return Shown


def test_purple_says_plainly_that_it_stands_alone():
    assert "there is nothing beside it" in text(tables_lesson("purple", step="same-hand").page)
    assert "by itself scores nothing here" in text(tables_lesson("purple-rummy", step="same-hand").page)


def test_another_table_is_laid_beside_without_a_long_search():
    lesson = tables_lesson("pagat")
    lesson.hear({"event": "groups"})
    with counted() as calls:
        lesson.hear({"event": "beside", "data": "npa"})
        lesson.hear({"event": "beside", "data": "two-handed-wikihow"})
    assert calls.number < 1_000_000
