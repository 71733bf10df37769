"""The lesson "A whole hand, step by step": any deal by its seed, and the course's worked hand."""

from dataclasses import fields
from typing import Any

from pinochle_learn.coach.course import lesson
from pinochle_learn.coach.place import Place
from pinochle_learn.front import variant
from pinochle_learn.lessons.lesson_page import LessonPage
from pinochle_learn.lessons.whole_colours import ColoursDeal
from pinochle_learn.lessons.whole_deal import WholeDeal
from pinochle_learn.lessons.whole_turns import TurnsDeal
from pinochle_learn.lessons.whole_worked import WorkedHand
from pinochle_learn.rules.records import StockRules
from pinochle_learn.widgets.page import Page

_STOCK = tuple(f"stock.{field.name}" for field in fields(StockRules))  # what there is in place of an auction


def whole_lesson(table: str = "pinochlerun", **place: Any) -> LessonPage:  # noqa: ANN401 - fields of a place
    """Makes the lesson. ``place`` takes the fields of a place: ``seed``, and ``at`` for the step."""
    start = Place(table=variant(table).id, **place)
    made = LessonPage(lesson("whole"), "auction", start, _STOCK)
    made.start(
        {"deal": WholeDeal(made), "worked": WorkedHand(made)},
        colours={"deal": ColoursDeal(made)},
        turns={"deal": TurnsDeal(made)},
    )
    return made


def show(table: str = "pinochlerun", **place: Any) -> Page:  # noqa: ANN401 - fields of a place
    """Shows the lesson: what a notebook's cell has as its last line.

    ``show("pagat", seed=7, at=12)`` opens a deal at one of its steps.
    """
    return whole_lesson(table, **place).page
