"""A whole hand, walked forwards and backwards at every table."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.whole import whole_lesson
from tests.lessons.tree import keyed, text, with_event

TABLES = [v.id for v in pl.variants()]


def opened(search=""):
    lesson = whole_lesson()
    lesson.hear({"event": "open", "search": search, "kept": {}})
    return lesson


@pytest.mark.parametrize("table", TABLES)
def test_forwards_to_the_result_and_backwards_to_the_deal(table):
    lesson = opened(f"?table={table}&seed=7")
    part, titles = lesson.part, [keyed(lesson.page, "title")]
    while part.at < part.last:
        lesson.hear({"event": "on"})
        titles.append(lesson.page.spoken)
        assert lesson.notes == ()
    result = part.story.deal.result
    for side in result.sides:
        assert side.why in text(lesson.page)
    back = [lesson.page.spoken]
    while part.at > 1:
        lesson.hear({"event": "back"})
        back.append(lesson.page.spoken)
    assert back == titles[:0:-1]
    assert f"at={1}" in lesson.page.place


@pytest.mark.parametrize("table", TABLES)
def test_each_phase_can_be_reached(table):
    lesson = opened(f"?table={table}&seed=7")
    for button in with_event(lesson.page, "phase"):
        lesson.hear({"event": "phase", "data": button[1]["data"]})
        scene = lesson.part.scene
        assert (scene.phase if scene else "over") == button[1]["data"]


def test_the_card_that_is_played_is_marked_in_the_hand_as_shown():
    lesson = opened("?table=pinochlerun&seed=7&at=15")
    scene, state = lesson.part.scene, keyed(lesson.page, "hand")[1]["state"]
    best = [state["cards"][place]["code"] for place, mark in state["states"].items() if mark == "best"]
    assert best == [str(scene.hand[place]) for place in scene.chosen]
    marked = {place for place, mark in state["states"].items() if mark in {"allowed", "best"}}
    allowed = {state["cards"][place]["code"] for place in marked}
    assert allowed == {str(scene.hand[place]) for place in scene.legal}


def test_a_step_beyond_the_deal_is_its_last_and_one_that_is_none_is_named():
    assert opened("?seed=3&at=9999999").part.scene is None
    assert opened("?seed=3&at=9999999").part.at == opened("?seed=3&at=9999999").part.last
    lesson = opened("?seed=3&at=-5")
    assert lesson.part.at == 0
    assert lesson.notes == ("The link says at='-5', which is no whole number.",)


def test_another_table_keeps_the_deal_and_fits_the_step():
    lesson = opened("?table=pagat&seed=7&at=500")
    lesson.hear({"event": "table", "value": "hoyle"})
    assert lesson.place.seed == 7
    assert lesson.part.at <= lesson.part.last


def test_the_worked_hand_is_the_sources_at_either_scale():
    lesson = opened("?step=worked")
    for _ in range(lesson.part.last):
        lesson.hear({"event": "on"})
    assert "155" not in text(lesson.page)
    assert "43 in all: the bid is made" in text(lesson.page)
    assert "North-South reach 150 and win the game." in text(lesson.page)
    lesson.hear({"event": "scale", "data": "10"})
    assert "430 in all: the bid is made" in text(lesson.page)
    assert "43 in all" not in text(lesson.page)


def test_the_worked_auction_says_what_was_legal():
    lesson = opened("?step=worked")
    lesson.hear({"event": "on"})
    assert lesson.page.spoken == "South bids 25"
    assert "South may bid 25 to 100, or pass." in text(lesson.page)
