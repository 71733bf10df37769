"""The start page: tables, lessons, goals, progress, and where to go on."""

import pinochle_learn as pl
from pinochle_learn.lessons.start.page import StartPage
from pinochle_learn.lessons.tricks.suits.situations import situations
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import LESSONS
from tests.lessons.tree import nodes, text, with_event


def opened(search="", kept=None):
    page = StartPage(PageState())
    page.hear({"event": "open", "search": search, "kept": kept or {}})
    return page


def test_every_table_can_be_chosen_and_one_is():
    start = opened()
    choices = with_event(start.page, "table")
    assert [node[1]["data"] for node in choices] == [v.id for v in pl.variants()]
    start.hear({"event": "table", "data": "hoyle"})
    pressed = [n[1]["data"] for n in with_event(start.page, "table") if n[1]["aria-pressed"] == "true"]
    assert pressed == ["hoyle"]
    assert start.page.place == "?table=hoyle"


def test_lessons_stand_with_goals_and_links_that_keep_the_table():
    start = opened("?table=wikihow")
    shown = text(start.page)
    links = [node[1]["href"] for node in nodes(start.page) if node[0] == "a"]
    for lesson in LESSONS:
        assert all(goal in shown for goal in lesson.goals)
        assert f"{lesson.notebook}?table=wikihow" in links


def test_progress_counts_at_the_table_that_is_chosen():
    kept = {"tricks:wikihow": {s.key: 2 for s in situations(pl.variant("wikihow").rules)}}
    assert "11 of 18 situations firm" in text(opened("?table=wikihow", kept).page)
    assert "0 of 19 situations firm" in text(opened("?table=pagat", kept).page)


def test_a_lesson_that_is_begun_is_to_be_continued():
    begun = opened(kept={"tricks:pinochlerun": {"lead": 1}})
    assert "Continue: Which cards may I play?" in text(begun.page)
    assert "Continue" not in text(opened().page)
