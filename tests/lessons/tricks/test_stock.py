"""Tricks while a stock lasts and after it: the switch, and what the answers say."""

import pytest

import pinochle_learn as pl
from tests.lessons.tree import text, with_event
from tests.lessons.tricks.pages import WITH_STOCK, asked_and_answered, compared, hand_state, opened


def switched(lesson, data):
    lesson.hear({"event": "stock", "data": data})
    return lesson.page.spoken


@pytest.mark.parametrize("table", WITH_STOCK)
def test_the_switch_goes_to_the_other_phase_and_the_answers_follow(table):
    v = pl.variant(table)
    lesson = opened(f"?table={table}&hand=AS.QS.AH&trick=KS&trump=S")
    assert lesson.state.stock == ""
    ace, queen, heart = map(lesson.part.hand.index, v.pack.read("AS QS AH"))
    lesson.hear({"event": "card", "value": {"index": queen}})
    assert lesson.page.spoken.startswith("As long as the stock lasts")
    assert asked_and_answered(lesson, "Does the stock still last?", "Yes")
    assert hand_state(lesson)["states"] == {queen: "allowed"}
    assert switched(lesson, "used-up") == "The stock is used up. 1 card may be played."
    assert hand_state(lesson)["states"] == {queen: "forbidden"}
    assert "No, the queen of spades may not be played." in text(lesson.page)
    assert asked_and_answered(lesson, "Does the stock still last?", "No")
    assert asked_and_answered(lesson, "Can you beat the king of spades?", "Yes")
    assert "stock=used-up" in lesson.state.search
    again = opened(lesson.state.search)
    again.hear({"event": "all"})
    assert hand_state(again)["states"] == {ace: "allowed", queen: "forbidden", heart: "forbidden"}
    assert switched(again, "lasts") == "The stock still lasts. 3 cards may be played."
    switched(again, "nonsense")
    assert again.state.stock == "lasts"
    assert again.notes == ()
    pressed = {node[1]["data"]: node[1]["aria-pressed"] for node in with_event(again.page, "stock")}
    assert pressed == {"lasts": "true", "used-up": "false"}


def test_only_when_trump_is_led_must_one_beat_at_the_one_and_always_at_the_other():
    hand, facts = "AH QH AS", {"trick": "KH", "trump": "S", "stock": False}
    for table, queen in (("two-handed", True), ("two-handed-wikihow", False)):
        lesson = opened(f"?table={table}&hand=AH.QH.AS&trick=KH&trump=S&stock=used-up")
        lesson.hear(
            {"event": "card", "value": {"index": lesson.part.hand.index(pl.variant(table).pack.card("QH"))}}
        )
        assert pl.variant(table).legal(hand, **facts)["QH"].legal is queen
        assert ("Yes, the queen of hearts" in text(lesson.page)) is queen


@pytest.mark.parametrize("table", WITH_STOCK)
@pytest.mark.parametrize("phase", ["lasts", "used-up"])
def test_another_trick_stays_in_the_phase(table, phase):
    v = pl.variant(table)
    lesson = opened(f"?table={table}&stock={phase}")
    if phase == "lasts":  # what is laid out first shows what the switch does
        lesson.hear({"event": "stock", "data": "used-up"})
        assert len(lesson.part.plays) < len(set(lesson.part.hand))
        lesson.hear({"event": "stock", "data": "lasts"})
    for _ in range(12):
        lesson.hear({"event": "deal"})
        assert lesson.state.stock == phase
        assert len(lesson.part.trick) <= 1
        if phase == "lasts":
            assert len(lesson.part.hand) == v.rules.deal.hand.value
            assert len(lesson.part.plays) == len(set(lesson.part.hand))


def test_a_table_without_a_stock_has_no_switch_and_no_trace_of_one():
    lesson = opened("?table=two-handed&stock=used-up&hand=AS.QS.AH&trick=KS&trump=S")
    lesson.hear({"event": "table", "value": "pagat"})
    assert with_event(lesson.page, "stock") == []
    assert "stock" not in lesson.state.search
    switched(lesson, "used-up")
    assert lesson.state.stock == ""
    assert "stock" in opened("?table=two-handed&stock=perhaps").notes[0]


@pytest.mark.parametrize("table", WITH_STOCK)
def test_an_exercise_says_in_which_phase_it_is(table):
    for key, line, other in (
        ("stock", "The stock still lasts.", "The stock is used up."),
        ("trump-led", "The stock is used up.", "The stock still lasts."),
    ):
        lesson = opened(f"?table={table}&step=practise&ask={key}&seed=4")
        for event in ("reveal", "go-on"):
            assert line in text(lesson.page)
            assert other not in text(lesson.page)
            lesson.hear({"event": event})
        assert line in text(lesson.page)


def test_another_table_is_compared_in_each_phase_with_the_reason_of_that_phase():
    groups = compared("pagat", "AC QC TD KD QD JD 9D TS KS QS JS 9S", "KC")
    by_name = {name: group for group in groups for name in group.names}
    lasts = by_name["Two-handed (while the stock lasts)"]
    assert ": any card. As long as the stock lasts there is no duty to follow suit" in lasts.line
    assert set(lasts.names) == {f"{pl.variant(t).name} (while the stock lasts)" for t in WITH_STOCK}
    after = by_name["Two-handed (after the stock)"]
    assert "also the queen of clubs. Clubs were led, and you follow." in after.line
    assert by_name["wikiHow for two (after the stock)"].same
    here = compared("two-handed", "AC QC TD KD QD JD 9D TS KS QS JS 9S", "KC", stock=True)
    assert any(group.same and "wikiHow for two (while the stock lasts)" in group.names for group in here)
    assert all("As long as the stock" not in group.line for group in here)
    strict = next(group.line for group in here if "Pagat" in group.names)
    assert strict.endswith(
        ": only the ace of clubs. Clubs were led, and the ace of clubs beats the king of clubs, as it must."
    )
