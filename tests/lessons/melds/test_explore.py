"""The lesson on melds, walked through its controller: what is shown is what the engine says."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.melds.page import melds_lesson
from pinochle_learn.lessons.melds.suits.practise.situations import meld_situations
from tests.lessons.tree import keyed, nodes, text, with_event
from tests.support.tables import SUITED

TABLES = [v.id for v in SUITED]
RICH = "AS.TS.KS.QS.JS.9S.QH.9H.QD.JD.QC.JC"
PLAIN = "AS.TS.KS.QS.JS.KS.QH.TH.QD.JD.QC.JC"  # the same without nines, for packs that have none


def rich(table):
    """A hand that the table's pack can deal."""
    return RICH if "9" in pl.variant(table).rules.pack.ranks.value else PLAIN


def opened(search="", kept=None):
    lesson = melds_lesson()
    lesson.hear({"event": "open", "search": search, "kept": kept or {}})
    assert "wrong on our side" not in text(lesson.page)
    return lesson


def hand_state(lesson, key="hand"):
    return keyed(lesson.page, key)[1]["state"]


def choose(lesson, cards):
    """Chooses these cards in the hand that is shown."""
    codes = [card["code"] for card in hand_state(lesson)["cards"]]
    places = []
    for card in map(str, cards):
        places.append(next(i for i, code in enumerate(codes) if code == card and i not in places))
    lesson.hear({"event": "chosen", "value": places})


def primaries(lesson):
    return [node for node in nodes(lesson.page) if "pl-primary" in str(node[1].get("class"))]


@pytest.mark.parametrize("table", TABLES)
def test_explore_shows_the_best_melds_of_a_hand_with_each_trump(table):
    v, held = pl.variant(table), rich(table)
    lesson = opened(f"?table={table}&hand={held}&trump=S")
    for suit in "SHDC":
        lesson.hear({"event": "trump", "data": suit})
        melds = v.meld(held.replace(".", " "), trump=suit)
        rows = keyed(lesson.page, "rows")
        assert len(rows[2]) == len(melds) + 1
        shown = [
            [card["code"] for card in row[2][1][2][0][2][1][1]["state"]["cards"]] for row in rows[2][:-1]
        ]
        assert shown == [list(map(str, meld.cards)) for meld in melds]
        assert keyed(lesson.page, "total")[2][2][2][0][2] == [str(melds.points)]
        assert f"melds {melds.points} point" in text(lesson.page) or not melds
        for other in "SHDC":
            row = keyed(lesson.page, f"with-{other}")
            points = v.meld(held.replace(".", " "), trump=other).points
            assert row[2][2][2] == [str(points)]
        assert len(primaries(lesson)) == 1


@pytest.mark.parametrize("table", TABLES)
def test_the_first_hand_has_a_card_that_serves_in_every_type(table):
    lesson = opened(f"?table={table}")
    melds = lesson.part.melds
    types = [{m.type for m in melds if card in m.cards} for card in lesson.part.hand]
    assert max(map(len, types)) == 3


def test_a_card_that_is_chosen_says_where_it_serves_and_lights_its_melds():
    lesson = opened(f"?hand={RICH}&trump=S")
    choose(lesson, ["QS"])
    line = "The queen of spades serves in types I, II and III: in the run, the pinochle and queens around."
    assert lesson.page.spoken == line
    lit = [
        node[1]["key"] for node in nodes(lesson.page) if node[0] == "tr" and node[1].get("class") == "pl-lit"
    ]
    assert [key for key in lit if key.startswith("meld-")] == ["meld-0", "meld-2", "meld-3"]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("cards", ["QS JD", "QS JC", "KS QS", "9H", "9S", "QS QH QD QC", "AS TS KS QS JS QH"])
def test_a_claim_is_answered_as_the_engine_does(table, cards):
    held = rich(table)
    if not set(cards.split()) <= set(held.split(".")):
        cards = cards.replace("9", "T")  # where there are no nines, a ten is no meld
    lesson = opened(f"?table={table}&hand={held}&trump=S")
    choose(lesson, cards.split())
    lesson.hear({"event": "claim"})
    claim = pl.variant(table).check_meld(cards, trump="S", hand=held.replace(".", " "))
    assert lesson.page.spoken.startswith("Yes: " if claim else "No: ")
    assert claim.why in lesson.page.spoken
    sign = keyed(lesson.page, "answer")[1]["class"]
    assert sign == ("pl-said pl-right" if claim else "pl-said pl-wrong")
    assert len(primaries(lesson)) == 1


def test_a_hand_is_dealt_built_typed_and_cleared():
    lesson = opened("?seed=7&trump=H")
    dealt = opened("?seed=7&trump=H")
    assert lesson.part.hand == dealt.part.hand
    assert len(lesson.part.hand) == 12
    before = lesson.state.hand
    lesson.hear({"event": "deal"})
    assert lesson.state.hand != before
    lesson.hear({"event": "clear"})
    assert hand_state(lesson)["cards"] == []
    assert "Put cards into the hand" in text(lesson.page)
    for code in ("QS", "JD", "QS"):
        lesson.hear({"event": "pick", "value": {"code": code}})
    assert lesson.state.hand == "QS JD QS"
    lesson.hear({"event": "pick", "value": {"code": "QS"}})
    assert "3 times QS" in lesson.notes[0]
    lesson.hear({"event": "take-back"})
    assert lesson.state.hand == "QS JD"
    lesson.hear({"event": "hand-text", "value": "AS 10H zz"})
    assert "'zz' is no card" in lesson.notes[0]
    lesson.hear({"event": "hand-text", "value": "K♥ qh"})
    assert lesson.state.hand == "KH QH"


def test_the_chosen_cards_stay_chosen_when_trump_changes():
    lesson = opened(f"?hand={RICH}&trump=S")
    choose(lesson, ["QD", "JC"])
    lesson.hear({"event": "trump", "data": "D"})
    assert sorted(map(str, lesson.part.chosen_cards)) == ["JC", "QD"]


def answer(lesson, data):
    drawn = lesson.part.exercise
    if drawn.question == "help":
        lesson.hear({"event": "said-card", "value": {"index": 0, "code": data}})
    else:
        assert data in [node[1]["data"] for node in with_event(lesson.page, "said")]
        lesson.hear({"event": "said", "data": data})


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("right", [True, False])
def test_practise_walks_every_branch_right_and_wrong(table, right):
    v = pl.variant(table)
    for situation in meld_situations(v.rules):
        lesson = opened(f"?table={table}&step=practise&ask={situation.key}&seed=4")
        part, drawn = lesson.part, lesson.part.exercise
        assert drawn.situation == situation.key
        assert len(primaries(lesson)) <= 1
        if situation.question == "find":
            walk_find(lesson, v, right=right)
        elif part.burying:
            walk_burying(lesson, right=right)
        else:
            said = next(choice for choice in drawn.choices if choice.right is right)
            answer(lesson, said.data)
            assert part.answer.right is right
            assert lesson.page.spoken.startswith(said.line)
        assert lesson.practice.level(situation.key) == int(right)
        assert [key for key, _ in lesson.practice.missed] == ([] if right else [situation.key])
        if not part.over:
            lesson.hear({"event": "reveal"})
            assert part.answer.right
            assert lesson.practice.level(situation.key) == 0
        assert [node[2] for node in primaries(lesson)] == [["Next"]]
        lesson.hear({"event": "next"})
        assert part.exercise.situation != situation.key
        assert lesson.notes == ()


def walk_find(lesson, v, *, right):
    drawn = lesson.part.exercise
    melds = list(v.meld(drawn.hand, trump=drawn.trump))
    if not right:
        lesson.hear({"event": "all-found"})
        assert lesson.part.answer.line.startswith("Not yet: you have 0 points")
        return
    for meld in melds:
        choose(lesson, meld.cards)
        lesson.hear({"event": "claim"})
        assert lesson.part.answer.right
        assert lesson.part.chosen == []
    lesson.hear({"event": "all-found"})
    assert lesson.part.answer.right
    assert lesson.part.finding.points == v.meld(drawn.hand, trump=drawn.trump).points


def walk_burying(lesson, *, right):
    part = lesson.part
    lesson.hear({"event": "bury"})
    assert part.answer.line == "Choose three cards first."
    assert lesson.practice.missed == []
    best = part.now.best.cards
    choose(lesson, best if right else best[:2])
    lesson.hear({"event": "bury"})
    assert part.answer.right is right
    if not right:
        assert lesson.page.spoken == "Bury exactly 3 cards, not 2."


def test_a_false_claim_counts_and_a_meld_can_be_taken_back():
    lesson = opened("?table=pagat&step=practise&ask=find-few&seed=3")
    part = lesson.part
    lesson.hear({"event": "claim"})
    assert lesson.practice.missed == []
    lesson.hear({"event": "chosen", "value": [0, 1, 2, 3, 4, 5]})
    lesson.hear({"event": "claim"})
    assert part.answer.line.startswith("No: ")
    assert [key for key, _ in lesson.practice.missed] == ["find-few"]
    meld = next(iter(lesson.variant.meld(part.hand, trump=part.exercise.trump)))
    choose(lesson, meld.cards)
    lesson.hear({"event": "claim"})
    lesson.hear({"event": "take-back", "data": 7})
    assert len(part.finding.laid) == 1
    lesson.hear({"event": "take-back", "data": 0})
    assert part.finding.laid == ()
    assert lesson.page.spoken == f"Taken back: {meld.name}."


def test_a_wrong_total_keeps_the_solution_back_until_it_is_asked_for():
    lesson = opened("?step=practise&ask=total-run&seed=3")
    drawn = lesson.part.exercise
    slip = next(choice for choice in drawn.choices if choice.slip == "inside")
    answer(lesson, slip.data)
    assert lesson.page.spoken == slip.line
    assert drawn.reasons[0] not in text(lesson.page)
    answer(lesson, drawn.right.data)
    assert lesson.part.answer.right
    assert lesson.practice.level("total-run") == 0
    answer_again = lesson.part.answer
    lesson.hear({"event": "said", "data": slip.data})
    assert lesson.part.answer is answer_again


def test_one_kind_of_question_can_be_practised_alone():
    lesson = opened("?step=practise")
    for kind in ("trump", "help", "find"):
        lesson.hear({"event": "kind", "data": kind})
        for _ in range(4):
            assert lesson.part.exercise.question == kind
            lesson.hear({"event": "next"})
    lesson.hear({"event": "kind", "data": "<script>"})
    assert lesson.part.kind == "all"


@pytest.mark.parametrize("table", TABLES)
def test_points_follow_the_scale_and_are_never_mixed(table):
    held = rich(table)
    lesson = opened(f"?table={table}&hand={held}&trump=S")
    own = lesson.variant.scale
    lesson.hear({"event": "scale", "data": str(11 - own)})
    other = lesson.variant.scale
    melds = lesson.variant.meld(held.replace(".", " "), trump="S")
    shown = text(lesson.page)
    assert f"melds {melds.points} points" in shown
    assert (other != own) is (table not in {"hoyle", "auction", "two-handed"})
    if other != own:
        wrong = melds.points * own // other
        assert f" {wrong} points" not in shown
        lesson.hear({"event": "step", "data": "practise"})
        assert lesson.part.exercise.hand


def test_the_place_leads_back_to_the_same_exercise_and_the_same_hand():
    for search in (
        "?table=hoyle&step=practise&ask=help-run&seed=12",
        "?table=pagat&step=practise&ask=find-many&seed=5&scale=1",
    ):
        lesson = opened(search)
        again = opened(lesson.state.search)
        assert again.state == lesson.state
        assert again.page.nodes == lesson.page.nodes
    lesson = opened(f"?table=wikihow&hand={RICH}&trump=D")
    assert opened(lesson.state.search).page.nodes == lesson.page.nodes


@pytest.mark.parametrize(
    "search",
    [
        "?table=%3Cimg%20src=x%20onerror=alert(1)%3E&hand=AS.AS.AS",
        "?step=practise&ask=%3Cscript%3E&seed=-1",
        "?step=practise&ask=name-extras&seed=1",
        "?step=practise&ask=lead&seed=1",
        "?step=nowhere&trump=Z",
        "?hand=" + ".".join(["AS", "KS", "QS", "JS", "TS", "9S"] * 2 + ["AH", "KH"] * 2),
    ],
)
def test_a_hostile_link_is_harmless(search):
    lesson = opened(search)
    assert lesson.part.hand
    assert keyed(lesson.page, "title")


@pytest.mark.parametrize(
    "event",
    [
        {},
        {"event": "card"},
        {"event": "chosen", "value": "x"},
        {"event": "chosen", "value": [99, -1, True, "a"]},
        {"event": "claim"},
        {"event": "said", "data": {"a": 1}},
        {"event": "said-card", "value": {"code": "<b>"}},
        {"event": "take-back", "data": "x"},
        {"event": "trump", "data": "Z"},
        {"event": "pick"},
        {"event": "all-found"},
        {"event": "bury"},
    ],
)
@pytest.mark.parametrize("step", ["explore", "bury", "practise"])
def test_an_event_that_cannot_be_is_answered_not_raised(event, step):
    lesson = opened(f"?table=auction&step={step}")
    lesson.hear(event)
    assert keyed(lesson.page, "title")


@pytest.mark.parametrize("table", TABLES)
def test_the_page_shows_the_tables_list_and_marks_what_is_assumed(table):
    v = pl.variant(table)
    lesson = opened(f"?table={table}")
    legend = keyed(lesson.page, "legend")
    shown = str(legend)
    for rule in v.rules.meld.melds:
        plays = rule.on.value and (not rule.readings or v.rules.meld.run_extras.value in rule.readings)
        assert (f"'paid-{rule.key}'" in shown) is plays
        if plays and rule.points.provenance == "assumed":
            assert rule.points.source in shown
    for name in ("run_extras", "doubles", "who"):
        assert getattr(v.rules.meld, name).source in text(lesson.page)


def test_progress_is_kept_by_lesson_and_table():
    kept = []
    lesson = opened("?table=pagat&step=practise&ask=name-run&seed=1")
    lesson.page.keep = lambda name, value: kept.append((name, value))
    answer(lesson, lesson.part.exercise.right.data)
    assert kept == [("melds:pagat", {"name-run": 1})]
    again = opened("?table=pagat", kept=dict(kept))
    assert again.practice.level("name-run") == 1
    assert opened("?table=hoyle", kept=dict(kept)).practice.level("name-run") == 0
