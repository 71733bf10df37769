"""The lesson on melds at the tables with coloured cards, walked through its controller."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.melds.colours import bank as purple_melds
from pinochle_learn.lessons.melds.page import melds_lesson
from pinochle_learn.lessons.melds.turns import bank as rummy_melds
from pinochle_learn.teaching.practice.question import quiz
from tests.lessons.tree import keyed, nodes, text, with_event
from tests.plain import rummy as plain_rummy

PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
HAND = "KBk.QBk.JBk.TBk.9Bk.KRd.KBl.KSi"
DEAL = "?table=purple-rummy&hand=KBk.JBk.8Bl.JGr.TGr.9Gr.TGo&trick=TBr.JBr.QBr.8Rd.9Rd.ARd&facts=0.3.3.3"


def opened(search, kept=None):
    lesson = melds_lesson()
    lesson.hear({"event": "open", "search": search, "kept": kept or {}})
    assert "wrong on our side" not in text(lesson.page)
    return lesson


def nest(lesson, key):
    return next(node for node in keyed(lesson.page, f"nest-{key}")[2] if node[0] == "hand")[1]["state"]


def points(lesson, key):
    [head] = [node for node in keyed(lesson.page, f"nest-{key}")[2] if node[1].get("key") == "head"]
    return head[2][-1][2][0]


def counting(lesson, key):
    state = nest(lesson, key)
    return {state["cards"][place]["code"] for place in state["chosen"]}


def press(lesson, key, code):
    """Presses one card of a nest."""
    state = nest(lesson, key)
    place = [card["code"] for card in state["cards"]].index(code)
    chosen = set(state["chosen"]) ^ {place}
    lesson.hear({"event": "move", "data": key, "value": sorted(chosen)})


def choose(lesson, *cards):
    shown = [card["code"] for card in keyed(lesson.page, "hand")[1]["state"]["cards"]]
    lesson.hear({"event": "chosen", "value": [shown.index(card) for card in cards]})


def primaries(lesson):
    return [node for node in nodes(lesson.page) if "pl-primary" in str(node[1].get("class"))]


# --- choose ------------------------------------------------------------------------------------------------


def test_a_card_moves_from_its_rank_to_its_colour_and_back():
    lesson = opened(f"?table=purple&hand={HAND}&trump=Bk")
    assert counting(lesson, "kings-around") == {"KBk", "KRd", "KBl", "KSi"}
    assert (points(lesson, "kings-around"), points(lesson, "black-around")) == ("40", "50")
    press(lesson, "kings-around", "KBk")
    assert "The black king now counts for black." in lesson.page.spoken
    assert "That is the best." in lesson.page.spoken
    assert counting(lesson, "kings-around") == {"KRd", "KBl", "KSi"}
    assert counting(lesson, "black-around") == {"KBk", "QBk", "JBk", "TBk", "9Bk"}
    assert (points(lesson, "kings-around"), points(lesson, "black-around")) == ("0", "100")
    assert keyed(lesson.page, "step")[2] == ["+10"]
    assert "facts=1" in lesson.state.search
    again = opened(lesson.state.search)
    assert counting(again, "black-around") == counting(lesson, "black-around")
    press(lesson, "black-around", "KBk")
    assert counting(lesson, "kings-around") == {"KBk", "KRd", "KBl", "KSi"}
    assert "facts" not in lesson.state.search


def test_a_card_without_a_choice_stays_and_says_why():
    lesson = opened(f"?table=purple&hand={HAND}&trump=Bk")
    press(lesson, "black-around", "TBk")
    assert "The black ten has no choice" in lesson.page.spoken
    assert "TBk" in counting(lesson, "black-around")


def test_the_best_is_shown_and_the_table_of_melds_follows_each_move():
    lesson = opened(f"?table=purple&hand={HAND}&trump=Bk")
    assert keyed(lesson.page, "total")[2][2][2][0][2] == [str(40 + 90 + 30)]
    assert len(primaries(lesson)) == 1
    lesson.hear({"event": "best"})
    best = PURPLE.meld(HAND.replace(".", " "), trump="Bk")
    assert keyed(lesson.page, "total")[2][2][2][0][2] == [str(best.points)]
    assert not with_event(lesson.page, "best")
    lesson.hear({"event": "trump", "data": "Si"})
    assert keyed(lesson.page, "total")[2][2][2][0][2] == [
        str(PURPLE.meld(HAND.replace(".", " "), trump="Si").points)
    ]


def test_a_pile_of_won_cards_and_another_hand():
    lesson = opened("?table=purple")
    lesson.hear({"event": "pile"})
    assert len(lesson.part.hand) in {24, 28, 32}
    assert "Cards that your side won" in text(lesson.page)
    lesson.hear({"event": "best"})
    assert lesson.part.melds.by_type == PURPLE.meld(lesson.part.hand, trump=lesson.state.trump).by_type
    lesson.hear({"event": "deal"})
    assert len(lesson.part.hand) == 12


def test_the_whole_pack_can_be_laid_out_and_a_link_that_is_no_good_says_so():
    whole = ".".join(map(str, PURPLE.pack.distinct))
    lesson = opened(f"?table=purple&hand={whole}&facts=65535")
    assert len(lesson.part.board.open) == 16
    assert len(lesson.part.board.away) == 16
    lesson.hear({"event": "best"})
    assert lesson.part.board.points == PURPLE.meld(whole.replace(".", " "), trump=None).by_type["B"]
    for bad in ("facts=1.2", "hand=KBk.KBk", "trump=S", "facts=999999"):
        assert "nests" in [node[1].get("key") for node in nodes(opened(f"?table=purple&{bad}").page)]


def test_cards_are_typed_picked_and_cleared():
    lesson = opened("?table=purple")
    lesson.hear({"event": "clear"})
    assert lesson.part.hand == ()
    assert "Lay out some cards" in text(lesson.page)
    for card in ("ABk", "ARd", "ABl", "AGr"):
        lesson.hear({"event": "pick", "value": {"code": card, "index": 0}})
    assert points(lesson, "aces-around") == "50"
    lesson.hear({"event": "pick", "value": {"code": "ARd", "index": 0}})
    assert "no rank and no colour of these has four cards" in text(lesson.page)
    lesson.hear({"event": "hand-text", "value": "KBk QBk JBk TBk"})
    assert points(lesson, "black-around") == "50"
    lesson.hear({"event": "hand-text", "value": "KBk KX"})
    assert "KX" in text(lesson.page)
    assert points(lesson, "black-around") == "50"
    lesson.hear({"event": "take-back"})
    assert "nothing" in text(lesson.page)


# --- explore -----------------------------------------------------------------------------------------------


def test_explore_asks_whether_cards_are_a_meld_and_lists_the_best():
    lesson = opened(f"?table=purple&step=explore&hand={HAND}&trump=Bk")
    melds = PURPLE.meld(HAND.replace(".", " "), trump="Bk")
    assert len(keyed(lesson.page, "rows")[2]) == len(melds) + 1
    choose(lesson, "KBk", "QBk")
    lesson.hear({"event": "claim"})
    assert "Yes: royal marriage, type A, 40 points." in lesson.page.spoken
    choose(lesson, "KRd", "QBk")
    lesson.hear({"event": "claim"})
    assert lesson.page.spoken.startswith("No:")
    choose(lesson, "KBk")
    assert "serves in type" in lesson.page.spoken
    for colour in PURPLE.pack.suits_or_colours:
        row = keyed(lesson.page, f"with-{colour}")
        assert row[2][-1][2] == [str(PURPLE.meld(HAND.replace(".", " "), trump=colour).points)]
    lesson.hear({"event": "trump", "data": "Rd"})
    assert "With red as trump" in lesson.page.spoken
    assert "four aces or more" in text(lesson.page)


# --- runs and sets -----------------------------------------------------------------------------------------


def test_a_group_is_asked_for_laid_and_laid_off_on():
    lesson = opened(DEAL)
    choose(lesson, "9Gr", "TGr", "JGr")
    lesson.hear({"event": "claim"})
    assert "Yes, this is a meld." in lesson.page.spoken
    assert {node[1]["data"] for node in with_event(lesson.page, "lay")} == plain_rummy.kinds(
        ["9Gr", "TGr", "JGr"]
    )
    assert len(primaries(lesson)) == 1
    lesson.hear({"event": "lay", "data": "color-set"})
    assert "Laid as a colour set." in lesson.page.spoken
    assert [meld.kind for meld in lesson.part.melds] == ["suit-run", "color-set", "color-set"]
    assert "9Gr" not in lesson.state.hand
    again = opened(lesson.state.search)
    assert again.part.melds == lesson.part.melds
    choose(lesson, "KBk")
    lesson.hear({"event": "lay-off", "data": 1})
    assert "No, not on this meld." in lesson.page.spoken
    lesson.hear({"event": "hand-text", "value": "8Gr KBk"})
    choose(lesson, "8Gr")
    lesson.hear({"event": "lay-off", "data": 2})
    assert "Yes, laid off." in lesson.page.spoken
    assert str(lesson.part.melds[2]) == "8Gr 9Gr TGr JGr"


def test_what_is_no_meld_and_what_fits_nowhere_says_why():
    lesson = opened(DEAL)
    choose(lesson, "KBk", "JBk", "8Bl")
    lesson.hear({"event": "claim"})
    assert "No, this is no meld." in lesson.page.spoken
    assert "Two of them are black, but the blue eight of diamonds is not." in lesson.page.spoken
    choose(lesson, "KBk")
    assert "fits on no meld of the table" in lesson.page.spoken
    assert "This run is in clubs, and the black king of spades is not a club." in text(lesson.page)
    assert "Fits from your hand: 9♣Gr" in text(lesson.page)
    lesson.hear({"event": "lay", "data": "rank-set"})
    assert "no such meld" in lesson.page.spoken or "is no meld" in lesson.page.spoken


def test_cards_on_the_table_are_in_no_hand_and_the_table_can_be_cleared():
    lesson = opened(DEAL)
    lesson.hear({"event": "hand-text", "value": "TBr KBk"})
    assert "On the table already: the bronze ten of clubs." in lesson.page.spoken
    assert "KBk.JBk" in lesson.state.search
    lesson.hear({"event": "clear-table"})
    lesson.hear({"event": "hand-text", "value": "TBr KBk"})
    assert (lesson.part.melds, len(lesson.part.hand)) == ((), 2)
    lesson.hear({"event": "deal"})
    assert len(lesson.part.melds) == 2


@pytest.mark.parametrize("bad", ["facts=0.3", "facts=0.3.3.4", "facts=3", "hand=TBr.8Bk", "trick=8Bk.9Bk"])
def test_a_link_whose_table_is_no_good_gets_another(bad):
    lesson = opened(f"{DEAL}&{bad}")
    assert len(lesson.part.melds) == 2
    assert lesson.part.hand


# --- practise, and other tables ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "key"),
    [("purple", one.key) for one in purple_melds.BANK]
    + [("purple-rummy", one.key) for one in rummy_melds.BANK],
)
def test_practise_takes_a_wrong_answer_and_the_right_one(table, key):
    bank = {"purple": purple_melds.BANK, "purple-rummy": rummy_melds.BANK}[table]
    drawn = quiz(bank, pl.variant(table), key, 3)
    lesson = opened(f"?table={table}&step=practise&ask={key}&seed=3")
    assert drawn.question in text(lesson.page)
    if drawn.offers:
        wrong = next(offer for offer in drawn.offers if not offer.right)
        lesson.hear({"event": "said", "data": wrong.value})
        assert wrong.why in lesson.page.spoken
        lesson.hear({"event": "said", "data": next(offer.value for offer in drawn.offers if offer.right)})
    else:
        lesson.hear({"event": "check"})
        assert "Not quite" in lesson.page.spoken
        choose(lesson, *(str(card) for card in drawn.hand if drawn.fits[card][0]))
        lesson.hear({"event": "check"})
    assert lesson.page.spoken.startswith("Right")
    assert (
        drawn.reasons[-1] in text(lesson.page).replace("  ", " ") or drawn.reasons[-1] in lesson.page.spoken
    )
    assert lesson.practice.level(key) == 0
    lesson.hear({"event": "next"})
    assert lesson.state.ask != key


def test_other_tables_and_back_keep_the_page_alive():
    lesson = opened(f"?table=purple&hand={HAND}&trump=Br&facts=1")
    for table in ("purple-rummy", "pagat", "purple", "double-deck", "purple-rummy", "purple"):
        lesson.hear({"event": "table", "data": table})
        assert "wrong on our side" not in text(lesson.page)
        assert lesson.state.trump in pl.variant(table).pack.suits_or_colours or table == "purple-rummy"
        for step in lesson.parts:
            lesson.hear({"event": "step", "data": step})
            assert "wrong on our side" not in text(lesson.page)
        lesson.hear({"event": "step", "data": next(iter(lesson.parts))})
    assert list(lesson.parts) == ["choose", "explore", "practise"]
    for steps, table in ((["groups", "practise"], "purple-rummy"), (["explore", "practise"], "pagat")):
        assert list(opened(f"?table={table}").parts) == steps
