"""The exercises on scoring, walked through the lesson's controller: every branch, right and wrong."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.scoring.suits.practise.bank import steps
from pinochle_learn.lessons.scoring.suits.practise.choices import choices, right
from tests.lessons.scoring.test_settle import each, opened, says
from tests.lessons.tree import nodes, text, with_event


@each
@pytest.mark.parametrize("good", [True, False])
def test_practise_walks_every_branch_to_its_end(table, good):
    for key, _ in steps(pl.variant(table).rules):
        lesson = opened(f"?table={table}&step=practise&ask={key}&seed=4")
        part, v = lesson.part, lesson.variant
        while part.ask:
            offered = with_event(lesson.page, "said")
            assert [n[1]["data"] for n in offered] == [c.value for c in choices(v, part.exercise, part.ask)]
            truth = right(v, part.exercise, part.ask)
            if not good:
                wrong = next(n[1]["data"] for n in offered if n[1]["data"] != truth)
                lesson.hear({"event": "said", "data": wrong})
                assert not part.answer.right
                assert says(lesson, part.answer.line)
            lesson.hear({"event": "said", "data": truth})
            assert part.answer.right
            primary = [n for n in nodes(lesson.page) if n[0] == "button" and "pl-primary" in n[1]["class"]]
            assert len(primary) == 1
            lesson.hear({"event": "go-on"})
        assert "On to the next one?" in text(lesson.page)
        assert lesson.practice.level(key) == int(good)
        lesson.hear({"event": "next"})
        assert part.number == 0
        assert lesson.notes == ()


def test_what_was_shown_or_missed_comes_back_and_only_the_first_answer_counts():
    lesson = opened("?step=practise&ask=short&seed=1")
    lesson.hear({"event": "reveal"})
    assert lesson.part.answer.right
    assert [key for key, _ in lesson.practice.missed] == ["short"]
    lesson.hear({"event": "again"})
    assert "ask=short" in lesson.state.search
    assert "seed=1&" not in lesson.state.search
    asked = []
    for _ in range(3):
        lesson.hear({"event": "next"})
        asked.append(lesson.part.exercise.situation)
    assert asked[2] == "short"


def test_progress_is_kept_by_table():
    kept = []
    lesson = opened("?table=hoyle&step=practise&ask=pile&seed=2")
    lesson.page.keep = lambda name, value: kept.append((name, value))
    lesson.hear({"event": "said", "data": right(lesson.variant, lesson.part.exercise, lesson.part.ask)})
    assert kept == [("scoring:hoyle", {"pile": 1})]
    assert opened("?table=hoyle", kept=dict(kept)).practice.level("pile") == 1
    assert "0 of 22 situations firm" in text(opened("?table=pagat", kept=dict(kept)).page)


def test_a_table_without_the_situation_asks_another():
    lesson = opened("?table=hoyle&step=practise&ask=no-contract&seed=2")
    assert "Nobody has bid." in text(lesson.page)
    lesson.hear({"event": "table", "value": "pagat"})
    assert lesson.part.exercise.situation != "no-contract"


@pytest.mark.parametrize(
    ("table", "ask", "line"),
    [
        ("npa", "wrong-call", "called “renege”, and no rule had been broken."),
        ("npa", "renege", "reneged: a card was played against the rules"),
        ("double-deck", "no-marriage", "hold no marriage in any suit."),
        ("auction", "short-doubled", "Spades are trump."),
        ("auction", "conceded", "concedes before the first lead."),
        ("auction", "last-deal", "This is deal 12 of 12."),
        ("cutthroat", "pile-buried", "The bidder won these tricks, and buried the cards below."),
        ("three-handed-wikihow", "bare-trick", "no card in "),
    ],
)
def test_what_no_number_says_is_told(table, ask, line):
    assert line in text(opened(f"?table={table}&step=practise&ask={ask}&seed=4").page)
