"""The lesson "Which cards may I play?": explore a trick, practise the situations, then find reneges."""

from typing import Any

from pinochle_learn.coach.course import lesson
from pinochle_learn.coach.place import Place
from pinochle_learn.front import variant
from pinochle_learn.lessons.lesson_page import LessonPage
from pinochle_learn.lessons.tricks_explore import Explore
from pinochle_learn.lessons.tricks_practise import Practise
from pinochle_learn.lessons.tricks_reneges import Reneges
from pinochle_learn.widgets.page import Page

_ALSO = ("stock.free_play", "settle.renege", "settle.wrong_call", "settle.aces_declared")


def tricks_lesson(table: str = "pinochlerun", **place: Any) -> LessonPage:  # noqa: ANN401 - fields of a place
    """Makes the lesson. ``place`` takes the fields of a place, such as ``step``, ``hand`` and ``stock``."""
    start = Place(table=variant(table).id, **place)
    made = LessonPage(lesson("tricks"), "play", start, also=_ALSO)
    made.start({"explore": Explore(made), "practise": Practise(made), "reneges": Reneges(made)})
    return made


def show(table: str = "pinochlerun", **place: Any) -> Page:  # noqa: ANN401 - fields of a place
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", step="practise")`` opens another table and another part; ``hand``, ``trick`` and ``trump``
    lay out cards of one's own.
    """
    return tricks_lesson(table, **place).page
