"""The page of a whole hand, as the tests of it open it, and the tables that have one."""

from pinochle_learn.lessons.whole_hand.page import whole_lesson
from tests.support.tables import SUITED

VARIANTS = SUITED


TABLES = [v.id for v in VARIANTS]


def opened(search=""):
    lesson = whole_lesson()
    lesson.hear({"event": "open", "search": search, "kept": {}})
    return lesson
