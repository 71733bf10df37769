"""The lesson on legal plays, walked through its controller: what is shown is what the engine says."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.tricks.suits.situations import situations
from pinochle_learn.widgets.nodes import text_of
from tests.lessons.tree import keyed, nodes, text, with_event
from tests.lessons.tricks.pages import WITH_STOCK, compared, hand_state, opened
from tests.support.tables import SUITED

TABLES = [v.id for v in SUITED]
SEATS = {2: ["North", "You"], 3: ["North", "East", "You"], 4: ["North", "East", "You", "West"]}


@pytest.mark.parametrize("table", TABLES)
def test_explore_answers_for_every_card_as_the_engine_does(table):
    lesson = opened(f"?table={table}&hand=AC.TC.QC.KH&trick=KC&trump=S")
    stock = None if pl.variant(table).rules.stock is None else True
    plays = pl.variant(table).legal("AC TC QC KH", trick="KC", trump="S", stock=stock)
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
        assert lesson.practice.level(situation.key) == int(right)
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
    hands = {seed: opened(f"?table=pagat&seed={seed}").state.hand for seed in (7, 8, 7)}
    assert hands[7] != hands[8]
    assert opened("?table=pagat&seed=7").state.hand == hands[7]


def test_the_learner_sits_south_and_partners_stay_partners():
    for seed in range(20):
        lesson = opened(f"?step=practise&ask=over-partner&seed={seed}")
        part = lesson.part
        plays = keyed(lesson.page, "trick")[1]["state"]["plays"]
        assert plays[-1]["seat"].lower() == "you"
        assert plays[part.plays.trick.winner]["seat"].startswith("North")


@pytest.mark.parametrize("table", TABLES)
def test_everybody_sits_where_the_table_has_a_seat(table):
    v = pl.variant(table)
    players = max(v.players)
    seats = SEATS[players]
    for situation in situations(v.rules):
        lesson = opened(f"?table={table}&step=practise&ask={situation.key}&seed=5")
        shown = [
            play["seat"].removesuffix(" led") for play in keyed(lesson.page, "trick")[1]["state"]["plays"]
        ]
        assert shown[-1] == "You"
        you = seats.index("You")
        assert shown == [seats[(you + step) % players] for step in range(1 - len(shown), 1)]
        lesson.hear({"event": "reveal"})
        lesson.hear({"event": "go-on"})
        offered = [text_of(node) for node in with_event(lesson.page, "said-winner")]
        assert sorted(offered) == sorted(seats)
        assert len(keyed(lesson.page, "trick")[1]["state"]["plays"]) == players


def test_a_winner_who_does_not_sit_there_is_no_answer():
    lesson = opened("?table=auction&step=practise&ask=lead&seed=1")
    lesson.hear({"event": "reveal"})
    lesson.hear({"event": "go-on"})
    lesson.hear({"event": "said-winner", "data": 3})
    assert lesson.part.answer is None
    assert lesson.notes == ()


@pytest.mark.parametrize("table", TABLES)
def test_a_whole_hand_of_any_table_is_laid_out_and_one_more_card_is_refused(table):
    v = pl.variant(table)
    size = v.rules.deal.hand.value
    hand = v.pack.whole()[: size + 1]
    lesson = opened(f"?table={table}&hand={'.'.join(map(str, hand[:size]))}&trump=S")
    assert len(lesson.parts["explore"].hand) == size
    lesson.hear({"event": "card", "value": {"index": size - 1}})
    assert lesson.page.spoken == "You lead, so you may play any card."
    lesson.hear({"event": "pick", "value": {"code": str(hand[size])}})
    assert lesson.notes == (f"{size + 1} cards are too many: at this table a hand has {size}.",)
    assert len(lesson.parts["explore"].hand) == size
    palette = keyed(lesson.page, "pack")[1]["state"]["cards"]
    assert {card["rank"] for card in palette} == {
        rank.replace("T", "10") for rank in v.rules.pack.ranks.value
    }


def test_another_table_with_other_cards_says_so_and_lays_out_an_example():
    lesson = opened("?table=pagat&hand=TS.9S.KH&trick=KC.JS.AC&trump=S")
    lesson.hear({"event": "table", "value": "npa"})
    assert "9" in lesson.notes[0]
    assert lesson.parts["explore"].hand
    lesson.hear({"event": "table", "value": "pagat"})
    lesson.hear({"event": "hand-text", "value": "AC TC QC"})
    lesson.hear({"event": "trick-text", "value": "KC JC 9C"})
    lesson.hear({"event": "table", "value": "auction"})
    assert "complete" in lesson.notes[0]
    assert lesson.parts["explore"].hand


# The two phases of a table with a stock


def test_every_card_is_chosen_at_once_and_only_while_cards_are_asked():
    lesson = opened("?table=two-handed&step=practise&ask=stock&seed=4")
    lesson.hear({"event": "every"})
    assert lesson.part.chosen == list(range(12))
    assert lesson.part.answer is None
    lesson.hear({"event": "check"})
    assert lesson.part.answer.line == "Right: every card may be played."
    assert lesson.practice.level("stock") == 1
    lesson.hear({"event": "every"})
    assert lesson.part.answer.right
    lesson.hear({"event": "go-on"})
    lesson.hear({"event": "every"})
    assert lesson.part.question == "winner"
    assert lesson.part.answer is None
    wrong = opened("?table=pagat&step=practise&ask=follow&seed=4")
    wrong.hear({"event": "every"})
    wrong.hear({"event": "check"})
    assert not wrong.part.answer.right


# Other tables with the same trick


def test_only_tables_that_can_have_the_trick_are_compared():
    names = {v.id: v.name for v in SUITED}
    four = {names[v.id] for v in SUITED if v.players == (4,) and v.pack.copies == 2}
    three = {names[v.id] for v in SUITED if v.players == (3,)}
    eighty = {names[v.id] for v in SUITED if v.pack.copies == 4}
    two = {f"{names[table]} (after the stock)" for table in WITH_STOCK}
    lasting = {f"{names[table]} (while the stock lasts)" for table in WITH_STOCK}

    def others(*case, stock=None):
        return {name for group in compared(*case, stock=stock) for name in group.names}

    assert others("pagat", "AC QC", "KC JC 9C") == four - {names["pagat"]}
    assert others("pagat", "AC QC", "KC JC") == (four | three) - {names["pagat"]}
    assert others("auction", "AC QC", "KC JC") == (four | three) - {names["auction"]}
    assert others("auction", "AS TS KS QS JS 9S AH TH KH QH JH 9H AC", "") == three - {names["auction"]}
    assert others("pagat", "AC QC", "KC") == (four | three | two) - {names["pagat"]}
    twelve = "AS TS KS QS JS 9S AH TH KH QH JH 9H"
    assert others("pagat", twelve, "KC") == (four | three | two | lasting) - {names["pagat"]}
    for stock, mine in ((True, lasting), (False, two)):
        other = {name for name in mine if "wikiHow" in name}
        assert others("two-handed", twelve, "KC", stock=stock) == four | three | other
    assert others("npa", "AC AC QC", "KC JC TC") == eighty - {names["npa"]}


def test_a_reason_of_another_table_speaks_of_no_partner_where_there_is_none():
    lines = [group.line for group in compared("auction", "AC QC", "KC JC") if not group.same]
    assert len(lines) == 1
    assert "must play the ace of clubs" in lines[0]
    assert "partner" not in lines[0]


def test_only_the_first_answer_counts():
    lesson = opened("?step=practise&ask=lead&seed=1")
    lesson.hear({"event": "chosen", "value": [0]})
    lesson.hear({"event": "check"})
    lesson.hear({"event": "chosen", "value": list(range(len(lesson.part.hand)))})
    lesson.hear({"event": "check"})
    assert lesson.part.answer.right
    assert lesson.practice.level("lead") == 0


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
    assert again.practice.level("lead") == 1
    assert opened("?table=hoyle", kept=dict(kept)).practice.level("lead") == 0


def test_a_code_restores_and_wiping_wipes():
    lesson = opened("?table=pagat", kept={"tricks:pagat": {"lead": 2}})
    code = keyed(lesson.page, "code")[1]["value"]
    other = opened("?table=pagat")
    other.hear({"event": "restore", "value": code})
    assert other.practice.level("lead") == 2
    assert other.page.spoken == "Your progress is restored."
    other.hear({"event": "wipe"})
    assert other.practice.level("lead") == 0


def test_a_bad_code_is_said_and_changes_nothing():
    lesson = opened("?table=pagat", kept={"tricks:pagat": {"lead": 2}})
    lesson.hear({"event": "restore", "value": "PL1-0000-xyz"})
    assert lesson.notes == ("The code has a slip in it: copy it once more, from PL1 to its end.",)
    assert lesson.practice.level("lead") == 2


def test_a_hostile_link_is_shown_as_text_with_usual_cards():
    lesson = opened("?table=%3Cimg%20src=x%20onerror=alert(1)%3E&hand=AS.AS.AS&step=explore")
    assert len(lesson.notes) == 2
    assert "<img src=x onerror=alert(1)>" in text(lesson.page)
    assert lesson.state.table == "pinochlerun"
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
    assert (lesson.state.hand, lesson.state.trick, lesson.state.trump) == ("TS", "KC", "S")
    lesson.hear({"event": "hand-text", "value": "AS 9C ZZ"})
    assert "'ZZ' is no card" in lesson.notes[0]
    assert lesson.state.hand == "TS"
    lesson.hear({"event": "trick-text", "value": "KC TC 9S JC"})
    assert "complete" in lesson.notes[0]
    lesson.hear({"event": "hand-text", "value": "10♠ 9c"})
    assert lesson.state.hand == "TS 9C"
    lesson.hear({"event": "take-back"})
    assert lesson.state.trick == ""


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
    play, settle = pl.variant(table).rules.play, pl.variant(table).rules.settle
    values = [value for name in type(play).__dataclass_fields__ if (value := getattr(play, name))]
    values += [settle.renege, settle.wrong_call, settle.aces_declared]
    values += [pl.variant(table).rules.stock.free_play] if table in WITH_STOCK else []
    assert settle.renege.source in shown
    assert len(assumed) == sum(value.provenance == "assumed" for value in values)
