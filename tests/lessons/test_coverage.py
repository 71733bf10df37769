"""No situation of any table stays unasked in any lesson."""

import pytest

from pinochle_learn.lessons.coverage import LESSONS, found, lines
from pinochle_learn.teaching.words.course import LESSONS as COURSE
from tests.support.tables import SUITED

ALONG = {"tricks": {"winner", "worth"}}  # asked along with every exercise


@pytest.mark.parametrize("name", LESSONS)
def test_every_situation_of_every_table_is_asked(name):
    lesson = next(one for one in COURSE if one.key == name)
    rows = found(name, range(4))
    for v in SUITED:
        asked = {key for key, row in rows.items() if row.get(v.id)}
        assert asked == {key for key, _ in lesson.steps(v.rules)} - ALONG.get(name, set())


def test_the_table_has_a_row_for_every_situation():
    text = "\n".join(lines(range(2)))
    for name in LESSONS:
        assert all(key in text for key in found(name, range(2)))
