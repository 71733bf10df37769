"""The lesson on melds: explore a hand, then practise the branches one by one."""

from typing import Any

from pinochle_learn.coach.course import lesson
from pinochle_learn.coach.place import Place
from pinochle_learn.front import variant
from pinochle_learn.lessons.lesson_page import LessonPage
from pinochle_learn.lessons.melds_explore import MeldExplore
from pinochle_learn.lessons.melds_practise import MeldPractise
from pinochle_learn.widgets.page import Page


def melds_lesson(table: str = "pinochlerun", **place: Any) -> LessonPage:  # noqa: ANN401 - fields of a place
    """Makes the lesson. ``place`` takes the fields of a place: ``step``, ``hand``, ``trump``."""
    start = Place(table=variant(table).id, **place)
    made = LessonPage(lesson("melds"), "meld", start)
    made.start({"explore": MeldExplore(made), "practise": MeldPractise(made)})
    return made


def show(table: str = "pinochlerun", **place: Any) -> Page:  # noqa: ANN401 - fields of a place
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", step="practise")`` opens another table and another part; ``hand`` and ``trump`` lay out
    cards of one's own.
    """
    return melds_lesson(table, **place).page
