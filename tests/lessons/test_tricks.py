"""The lesson on legal plays, walked through its controller: what is shown is what the engine says."""

import pytest
from ipywidgets.widgets import widget as widget_module

import pinochle_learn as pl
from pinochle_learn.coach.situations import situations
from pinochle_learn.lessons.tricks import tricks_lesson
from tests.lessons.tree import keyed, nodes, text, with_event

TABLES = [v.id for v in pl.variants()]


def opened(search="", kept=None):
    lesson = tricks_lesson()
    lesson.hear({"event": "open", "search": search, "kept": kept or {}})
    return lesson


def hand_state(lesson):
    return keyed(lesson.page, "hand")[1]["state"]


@pytest.mark.parametrize("table", TABLES)
def test_explore_answers_for_every_card_as_the_engine_does(table):
    lesson = opened(f"?table={table}&hand=AC.TC.9C.KH&trick=KC&trump=S")
    plays = pl.variant(table).legal("AC TC 9C KH", trick="KC", trump="S")
    for place, card in enumerate(lesson.parts["explore"].hand):
        lesson.hear({"event": "card", "value": {"index": place, "code": str(card)}})
        assert lesson.page.spoken == plays[card].why
        assert plays[card].why.replace(" ", "") in text(lesson.page).replace(" ", "") or "tip-" in str(
            keyed(lesson.page, "answer")
        )
        state = "allowed" if card in plays else "forbidden"
        assert hand_state(lesson)["states"][place] == state


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("right", [True, False])
def test_practise_walks_every_situation_to_its_end(table, right):
    v = pl.variant(table)
    for situation in situations(v.rules):
        lesson = opened(f"?table={table}&step=practise&ask={situation.key}&seed=4")
        part = lesson.part
        legal = [place for place, card in enumerate(part.hand) if card in part.plays]
        chosen = (
            legal if right else [place for place in range(len(part.hand)) if place not in legal] or legal[:1]
        )
        lesson.hear({"event": "chosen", "value": chosen})
        lesson.hear({"event": "check"})
        assert part.answer.right == right
        assert lesson.practice.rung(situation.key) == int(right)
        if not right:
            lesson.hear({"event": "reveal"})
        lesson.hear({"event": "go-on"})
        assert "Who wins it?" in text(lesson.page)
        won = v.winner(part.exercise.whole, trump=part.exercise.trump)
        seats = [node[1]["data"] for node in with_event(lesson.page, "said-winner")]
        lesson.hear({"event": "said-winner", "data": seats[won.position]})
        assert part.answer.right
        lesson.hear({"event": "go-on"})
        worth = int(v.count(part.exercise.whole, last_trick=part.exercise.last))
        assert worth in [node[1]["data"] for node in with_event(lesson.page, "said-worth")]
        lesson.hear({"event": "said-worth", "data": worth})
        lesson.hear({"event": "go-on"})
        assert "On to the next one?" in text(lesson.page)
        lesson.hear({"event": "next"})
        assert part.question == "cards"
        assert lesson.notes == ()


def test_a_seed_in_the_link_lays_out_its_own_trick():
    hands = {seed: opened(f"?table=pagat&seed={seed}").place.hand for seed in (7, 8, 7)}
    assert hands[7] != hands[8]
    assert opened("?table=pagat&seed=7").place.hand == hands[7]


def test_the_learner_sits_south_and_partners_stay_partners():
    for seed in range(20):
        lesson = opened(f"?step=practise&ask=over-partner&seed={seed}")
        part = lesson.part
        plays = keyed(lesson.page, "trick")[1]["state"]["plays"]
        assert plays[-1]["seat"].lower() == "you"
        assert plays[part.plays.trick.winner]["seat"].startswith("North")


def test_only_the_first_answer_counts():
    lesson = opened("?step=practise&ask=lead&seed=1")
    lesson.hear({"event": "chosen", "value": [0]})
    lesson.hear({"event": "check"})
    lesson.hear({"event": "chosen", "value": list(range(len(lesson.part.hand)))})
    lesson.hear({"event": "check"})
    assert lesson.part.answer.right
    assert lesson.practice.rung("lead") == 0


def test_shown_answers_come_back():
    lesson = opened("?step=practise&ask=lead&seed=1")
    lesson.hear({"event": "reveal"})
    assert [key for key, _ in lesson.practice.missed] == ["lead"]


def test_progress_is_kept_by_lesson_and_table_and_restored():
    kept = []
    lesson = opened("?table=pagat&step=practise&ask=lead&seed=1")
    lesson.page.keep = lambda name, value: kept.append((name, value))
    lesson.hear({"event": "chosen", "value": list(range(len(lesson.part.hand)))})
    lesson.hear({"event": "check"})
    assert kept == [("tricks:pagat", {"lead": 1})]
    again = opened("?table=pagat", kept=dict(kept))
    assert again.practice.rung("lead") == 1
    assert opened("?table=hoyle", kept=dict(kept)).practice.rung("lead") == 0


def test_a_code_restores_and_wiping_wipes():
    lesson = opened("?table=pagat", kept={"tricks:pagat": {"lead": 2}})
    code = keyed(lesson.page, "code")[1]["value"]
    other = opened("?table=pagat")
    other.hear({"event": "restore", "value": code})
    assert other.practice.rung("lead") == 2
    assert other.page.spoken == "Your progress is restored."
    other.hear({"event": "wipe"})
    assert other.practice.rung("lead") == 0


def test_a_bad_code_is_said_and_changes_nothing():
    lesson = opened("?table=pagat", kept={"tricks:pagat": {"lead": 2}})
    lesson.hear({"event": "restore", "value": "PL1-0000-xyz"})
    assert lesson.notes == ("The code has a slip in it: copy it once more, from PL1 to its end.",)
    assert lesson.practice.rung("lead") == 2


def test_a_hostile_link_is_shown_as_text_with_usual_cards():
    lesson = opened("?table=%3Cimg%20src=x%20onerror=alert(1)%3E&hand=AS.AS.AS&step=explore")
    assert len(lesson.notes) == 2
    assert "<img src=x onerror=alert(1)>" in text(lesson.page)
    assert lesson.place.table == "pinochlerun"
    assert lesson.parts["explore"].hand


def test_a_link_with_more_copies_than_the_pack_has_is_no_good():
    lesson = opened("?hand=KC.KC.9H&trick=KC&trump=S")
    assert lesson.notes
    assert lesson.parts["explore"].hand


def test_cards_of_ones_own_are_laid_out_and_slips_change_nothing():
    lesson = opened()
    lesson.hear({"event": "clear"})
    assert hand_state(lesson)["cards"] == []
    lesson.hear({"event": "pick", "value": {"code": "TS"}})
    lesson.hear({"event": "target", "data": "trick"})
    lesson.hear({"event": "pick", "value": {"code": "KC"}})
    lesson.hear({"event": "trump", "data": "S"})
    assert (lesson.place.hand, lesson.place.trick, lesson.place.trump) == ("TS", "KC", "S")
    lesson.hear({"event": "hand-text", "value": "AS 9C ZZ"})
    assert "'ZZ' is no card" in lesson.notes[0]
    assert lesson.place.hand == "TS"
    lesson.hear({"event": "trick-text", "value": "KC TC 9S JC"})
    assert "complete" in lesson.notes[0]
    lesson.hear({"event": "hand-text", "value": "10♠ 9c"})
    assert lesson.place.hand == "TS 9C"
    lesson.hear({"event": "take-back"})
    assert lesson.place.trick == ""


@pytest.mark.parametrize(
    "event", [{}, {"event": "nonsense"}, {"event": "card"}, {"event": "chosen", "value": "x"}]
)
def test_an_event_that_cannot_be_is_answered_not_raised(event):
    lesson = opened()
    lesson.hear(event)
    assert keyed(lesson.page, "title")


@pytest.mark.parametrize("table", TABLES)
def test_the_page_shows_where_the_rules_come_from_and_what_is_assumed(table):
    lesson = opened(f"?table={table}")
    shown = text(lesson.page)
    for name in ("must_follow", "must_beat", "after_ruff", "must_trump", "must_overtrump"):
        value = getattr(pl.variant(table).rules.play, name)
        assert value.source in shown
    assumed = [node for node in nodes(lesson.page) if node[1].get("class") == "pl-assumed"]
    fields = pl.variant(table).rules.play
    count = sum(getattr(fields, name).provenance == "assumed" for name in type(fields).__dataclass_fields__)
    assert len(assumed) == count


def test_a_hundred_exercises_make_no_widget():
    lesson = opened("?step=practise&ask=lead&seed=1")
    before = set(widget_module._instances)
    for _ in range(100):
        lesson.hear({"event": "again"})
        lesson.hear({"event": "reveal"})
    after = set(widget_module._instances)
    assert after == before
