"""Finding reneges, walked through the controller at every table: right, wrong, shown, and the call."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.tricks.page import tricks_lesson
from pinochle_learn.lessons.tricks.reneges import price
from pinochle_learn.lessons.tricks.reneges.answers import truth
from pinochle_learn.lessons.tricks.reneges.situations import priced, renege_situations
from pinochle_learn.widgets.nodes import text_of
from tests.lessons.tree import keyed, nodes, text, with_event
from tests.support.tables import SUITED

TABLES = [v.id for v in SUITED]
SEATS = {
    2: ["North", "South (you)"],
    3: ["North", "East", "South (you)"],
    4: ["North", "East", "South (you)", "West"],
}


def opened(table, key, seed=4):
    lesson = tricks_lesson()
    search = f"?table={table}&step=reneges&ask={key}&seed={seed}"
    lesson.hear({"event": "open", "search": search, "kept": {}})
    return lesson


def offered(lesson, event):
    return {node[1]["data"]: text_of(node) for node in with_event(lesson.page, event)}


def accuse(lesson, trick, seat, duty):
    for kind, value in (("trick", trick), ("seat", seat), ("duty", duty)):
        assert str(value) in offered(lesson, f"say-{kind}")
        lesson.hear({"event": f"say-{kind}", "data": str(value)})
    lesson.hear({"event": "check"})


def find(lesson):
    right = truth(lesson.part.exercise)
    if right is None:
        lesson.hear({"event": "nobody"})
    else:
        accuse(lesson, right.trick, right.seat, right.duty)


@pytest.mark.parametrize("table", TABLES)
def test_every_situation_is_found_to_its_end(table):
    v = pl.variant(table)
    for situation in renege_situations(v.rules):
        lesson = opened(table, situation.key)
        part, made = lesson.part, lesson.part.exercise
        assert lesson.notes == ()
        find(lesson)
        assert part.answer.right
        assert part.aloud() == lesson.page.spoken
        assert lesson.practice.level(made.answer_key) == 1
        if priced(v.rules):
            lesson.hear({"event": "go-on"})
            lesson.hear({"event": "said-may", "data": price.may_answer(v, made)})
            assert part.answer.right
            lesson.hear({"event": "go-on"})
            scores = price.called(v, made).settled.change
            lesson.hear({"event": "said-cost", "data": price.cost_choices(v, made).index(scores)})
            assert part.answer.right
            assert lesson.practice.level(price.call_key(v, made)) == 1
        assert part.last
        lesson.hear({"event": "next"})
        assert part.question == "find"
        assert part.answer is None


@pytest.mark.parametrize("table", TABLES)
def test_every_situation_is_missed_shown_and_comes_back(table):
    v = pl.variant(table)
    for situation in renege_situations(v.rules):
        lesson = opened(table, situation.key)
        part, made = lesson.part, lesson.part.exercise
        if made.found is not None:
            lesson.hear({"event": "nobody"})
        else:
            accuse(lesson, 0, 0, "follow")
        assert not part.answer.right
        assert lesson.page.spoken.startswith(part.answer.line)
        lesson.hear({"event": "reveal"})
        assert part.answer.right
        assert lesson.practice.level(made.answer_key) == 0
        assert [key for key, _ in lesson.practice.missed] == [made.answer_key]
        turn = part.turn
        lesson.hear({"event": "again"})
        assert part.exercise.situation == situation.key
        assert part.turn == turn + 1
        assert part.exercise.plays != made.plays


@pytest.mark.parametrize("table", TABLES)
def test_the_choices_are_what_the_table_has(table):
    v = pl.variant(table)
    players = max(v.players)
    lesson = opened(table, "renege-follow")
    made = lesson.part.exercise
    seats = SEATS[players]
    assert list(offered(lesson, "say-seat").values()) == seats
    assert list(offered(lesson, "say-trick").values()) == [str(n + 1) for n in range(len(made.tricks))]
    duties = ["Follow suit", "Beat", "Trump", *(["Overtrump"] if players > 2 else [])]
    assert list(offered(lesson, "say-duty").values()) == duties
    after = (
        "tricks after the stock, with both hands face up." if v.rules.stock else "tricks of a hand, with all"
    )
    assert after in text(lesson.page)
    hands = [node[1]["state"] for node in nodes(lesson.page) if node[0] == "cards"]
    assert [len(state["cards"]) for state in hands] == [len(hand) for hand in made.hands]
    assert [state["label"].partition(":")[0] for state in hands] == seats
    tricks = [node[1]["state"] for node in nodes(lesson.page) if node[0] == "trick"]
    assert [len(state["plays"]) for state in tricks] == [players] * len(made.tricks)
    assert price.price_line(v).partition(" ")[0] in text(lesson.page)


def test_the_renege_is_marked_only_once_it_is_found():
    lesson = opened("pagat", "renege-beat")

    def signs():
        states = [node[1]["state"] for node in nodes(lesson.page) if node[0] == "trick"]
        return [play["sign"] for state in states for play in state["plays"]]

    assert "wrong" not in signs()
    lesson.hear({"event": "nobody"})
    assert "wrong" not in signs()
    find(lesson)
    found = lesson.part.exercise.found
    assert signs().index("wrong") == found.trick * 4 + found.position


def test_an_accusation_needs_all_three_and_is_no_answer_without():
    lesson = opened("pagat", "renege-beat")
    lesson.hear({"event": "say-trick", "data": "0"})
    lesson.hear({"event": "check"})
    assert lesson.page.spoken.startswith("Choose the trick, the player and the duty")
    assert lesson.practice.missed == []
    assert "pl-open" in keyed(lesson.page, "answer")[1]["class"]


def test_aces_around_go_with_the_time_before_play():
    lesson = opened("npa", "aces-declared")
    part = lesson.part
    assert list(offered(lesson, "say-trick").values()) == ["Before play", "1", "2"]
    lesson.hear({"event": "say-duty", "data": "aces"})
    assert part.said == {"duty": "aces", "trick": "-1"}
    lesson.hear({"event": "say-trick", "data": "1"})
    assert part.said == {"trick": "1"}
    lesson.hear({"event": "say-trick", "data": "-1"})
    assert part.said == {"trick": "-1", "duty": "aces"}
    lesson.hear({"event": "say-duty", "data": "beat"})
    assert part.said == {"duty": "beat"}
    assert "Declared before the first card: " in text(lesson.page)
    assert len([node for node in nodes(lesson.page) if node[0] == "cards"]) > 4  # a row for each suit


def test_a_call_is_right_only_when_its_price_is():
    lesson = opened("npa", "call-right")
    v, made = pl.variant("npa"), lesson.part.exercise
    find(lesson)
    lesson.hear({"event": "go-on"})
    assert lesson.part.asked() == "You sit South. May you call a renege?"
    lesson.hear({"event": "said-may", "data": "may"})
    assert lesson.practice.level("call-right") == 0
    lesson.hear({"event": "go-on"})
    choices = price.cost_choices(v, made)
    right = choices.index(price.called(v, made).settled.change)
    lesson.hear({"event": "said-cost", "data": (right + 1) % len(choices)})
    assert not lesson.part.answer.right
    lesson.hear({"event": "said-cost", "data": right})
    assert lesson.part.answer.right
    assert lesson.practice.level("call-right") == 0
    assert [key for key, _ in lesson.practice.missed] == ["call-right"]


def test_the_parts_do_not_complain_of_each_others_exercises():
    lesson = opened("pagat", "renege-beat")
    for step in ("practise", "reneges", "explore", "reneges"):
        lesson.hear({"event": "step", "data": step})
        assert lesson.notes == ()
    lesson.hear({"event": "open", "search": "?step=reneges&ask=renege-nonsense&seed=1", "kept": {}})
    assert "no situation 'renege-nonsense'" in lesson.notes[0]


@pytest.mark.parametrize(
    "event",
    [
        {"event": "say-trick", "data": "9"},
        {"event": "say-seat", "data": "3"},
        {"event": "say-duty", "data": "aces"},
        {"event": "said-may", "data": "may"},
        {"event": "said-cost", "data": 0},
        {"event": "go-on"},
    ],
)
def test_what_is_not_offered_changes_nothing(event):
    lesson = opened("auction", "renege-follow")
    lesson.hear(event)
    assert lesson.notes == ()
    assert (lesson.part.said, lesson.part.answer, lesson.part.question) == ({}, None, "find")
    assert lesson.practice.missed == []
