"""Whatever says where a rule comes from says what the record says."""

from collections import Counter

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.melds.page import melds_lesson
from pinochle_learn.lessons.scoring.page import scoring_lesson
from pinochle_learn.lessons.tricks.page import tricks_lesson
from pinochle_learn.lessons.whole_hand.page import whole_lesson
from pinochle_learn.rules.change import entries
from pinochle_learn.teaching.practice.banks import BANKS
from pinochle_learn.teaching.practice.question import known, quiz
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS
from pinochle_learn.widgets.nodes import text_of
from tests.lessons.tree import nodes

pytestmark = pytest.mark.usefixtures("every_fold_open")

LINES = {
    source_line(entry.value): entry.value.provenance for v in pl.variants() for entry in entries(v.rules)
}
SAYS = ("Source: ", "The source does not say; ")  # how such a line begins
LESSONS = (melds_lesson, tricks_lesson, scoring_lesson, whole_lesson)


def test_a_line_says_whether_a_rule_is_assumed():
    """No rule that is assumed is given a source, and none that has one is said to have none."""
    for line, provenance in LINES.items():
        assert line.startswith(SAYS[provenance == "assumed"]), line


def test_questions_name_the_source_of_the_record():
    """The mistakes at a table of each kind, and the questions on coloured cards and on turns."""
    told: Counter[str] = Counter()
    for (kind, _lesson), bank in BANKS.items():
        v = pl.variant({SUITS: "pagat", COLOURS: "purple", TURNS: "purple-rummy"}[kind])
        for one in known(bank, v.rules):
            for line in quiz(bank, v, one.key, 1).reasons:
                if line.startswith(SAYS):
                    assert line in LINES, (one.key, line)
                    told[LINES[line]] += 1
    assert min(told.values()) > 2
    assert set(told) == {"seed", "found", "assumed"}


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
@pytest.mark.parametrize("make", LESSONS, ids=lambda make: make.__name__)
def test_pages_name_the_source_of_the_record(make, v):
    page = make()
    page.hear({"event": "open", "search": f"?table={v.id}", "kept": {}})
    here = {source_line(entry.value): entry.value.provenance for entry in entries(v.rules)}
    found = 0
    for node in nodes(page.page):
        line = text_of(node)
        if node[0] == "p" and line.startswith(SAYS):
            assert line in here, line
            assert ("pl-assumed" in node[1].get("class", "")) == (here[line] == "assumed"), line
            found += 1
    assert found
