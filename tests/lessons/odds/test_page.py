"""The lesson on chances, walked through its controller at every table."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.odds.page import odds_lesson
from pinochle_learn.lessons.odds.query import parts
from pinochle_learn.lessons.odds.words import exactly, percent
from pinochle_learn.widgets.nodes import text_of
from tests.lessons.tree import keyed, nodes, text, with_event

KITTY_HAND = "AS TS KS QS 9S AH TH 9H AD TD 9D AC TC 9C JC"


def opened(search=""):
    lesson = odds_lesson()
    lesson.hear({"event": "open", "search": search, "kept": {}})
    assert "wrong on our side" not in text(lesson.page)
    return lesson


def hear(lesson, event, **values):
    lesson.hear({"event": event, **values})
    assert "wrong on our side" not in text(lesson.page)


def row(lesson, key):
    """The cells of a row: name, chance, nothing for the bar, about, exactly."""
    return [text_of(cell) for cell in keyed(lesson.page, f"odds-{key}")[2]]


def line(lesson):
    return text_of(keyed(lesson.page, "answer")[2][0])


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_every_part_of_every_table_shows_what_the_function_says(v):
    lesson = opened(f"?table={v.id}")
    for step in parts(v.rules):
        hear(lesson, "step", data=step)
        asked = lesson.part.asked
        found = v.odds(asked.drawn, trump=asked.trump, held=asked.held, of=asked.of)
        key = next(k for k, n in found.melds.items() if found.ways // 200 < n < found.ways)
        key = next(node[1]["key"] for node in nodes(lesson.page) if node[1].get("key") == f"odds-{key}")[5:]
        shown = row(lesson, key)
        assert shown[1] == percent(found.chance(key))
        assert shown[4] == exactly(found.melds[key], found.ways)
        if not v.pack.colours:
            if with_event(lesson.page, "total"):
                hear(lesson, "total")
            points = next(p for p in list(found.totals)[::-1] if f"odds-{p}" in text_keys(lesson))
            assert row(lesson, points)[1] == percent(found.at_least(points))


def text_keys(lesson):
    return {node[1].get("key") for node in nodes(lesson.page)}


def test_trump_cards_and_their_number_change_the_answer():
    lesson = opened("?table=pagat&trump=S")
    assert "12 cards holds a run in spades" in line(lesson)
    hear(lesson, "trump", data="D")
    assert "a run in diamonds" in line(lesson)
    hear(lesson, "drawn", value="16")
    assert lesson.state.facts == "16"
    assert row(lesson, "royal-marriage")[4] == exactly(*ways("pagat", 16, "D", "royal-marriage"))
    hear(lesson, "drawn", value="12")
    assert lesson.state.facts == ""
    hear(lesson, "pick", value={"code": "AD"})
    hear(lesson, "pick", value={"code": "AD"})
    assert lesson.state.hand == "AD AD"
    hear(lesson, "pick", value={"code": "AD"})
    assert "the pack has 2 copies" in text(lesson.page)
    hear(lesson, "take-back")
    assert lesson.state.hand == "AD"
    hear(lesson, "clear")
    assert "You hold no card yet" in text(lesson.page)
    hear(lesson, "hand-text", value="AD 10D KD QD")
    assert "With 8 cards more you hold a run in diamonds" in line(lesson)
    hear(lesson, "deal")
    assert (len(lesson.part.held), lesson.state.hand) == (6, "")


def ways(table, cards, trump, key):
    odds = pl.variant(table).odds(cards, trump=trump)
    return odds.melds[key], odds.ways


def test_the_kitty_of_a_link():
    lesson = opened(f"?table=auction&step=kitty&trump=S&hand={KITTY_HAND.replace(' ', '.')}")
    assert row(lesson, "run")[3:] == ["1 in 6", exactly(961, 5456)]
    assert line(lesson).endswith("With the kitty you hold a run in spades in 1 case of 6.")
    assert not with_event(lesson.page, "drawn")


def test_a_place_leads_back_to_the_same_page():
    lesson = opened("?table=wikihow&step=partner&seed=77&trump=H")
    hear(lesson, "drawn", value="9")
    again = opened(lesson.state.search)
    assert text(again.page) == text(lesson.page)
    hear(again, "table", value="okpinochle")
    assert len(again.part.held) == 12
    hear(again, "table", value="npa")
    assert len(again.part.held) == 20  # a dealt hand is dealt again where hands are larger


def test_large_packs_wait_for_a_button():
    lesson = opened("?table=npa")
    assert "odds-stair" not in text_keys(lesson)
    hear(lesson, "total")
    assert "odds-stair" in text_keys(lesson)
    hear(lesson, "trump", data="C")
    assert "odds-stair" not in text_keys(lesson)


def test_what_a_table_has_not_is_said():
    for search, said in (
        ("?table=pagat&step=kitty", "Pagat has no kitty: here is a dealt hand."),
        ("?table=auction&step=partner", "Auction has no partners: here is a dealt hand."),
        ("?table=purple-rummy&step=stock&trump=Bk", "Purple Rummy has no stock: here is a dealt hand."),
        (
            "?table=pagat&step=polka",
            "step='polka': this lesson has no such part at this table. There is hand and partner.",
        ),
    ):
        assert said in text(opened(search).page)


@pytest.mark.parametrize(
    "search",
    [
        "?table=pagat&hand=" + ".".join(str(card) for card in pl.variant("pagat").pack.whole()),
        "?table=pagat&step=partner&hand=" + ".".join(str(card) for card in pl.variant("pagat").pack.whole()),
        "?table=auction&step=kitty&hand="
        + ".".join(str(card) for card in pl.variant("auction").pack.whole()),
        "?table=pagat&facts=99999",
        "?table=pagat&facts=-3.4",
        "?table=pagat&step=partner&ask=nothing",
        "?table=two-handed&step=stock&ask=nothing&facts=0",
        "?table=purple&trump=S&hand=AS",
        "?table=npa&hand=9S",
        "?table=npa&seed=999999999999999",
    ],
)
def test_links_of_anybody_show_a_page(search):
    lesson = opened(search)
    assert line(lesson)
    hear(lesson, "drawn", value="many")
    hear(lesson, "drawn", value="3")
    hear(lesson, "deal")


def test_the_picture_is_a_table():
    lesson = opened("?table=hoyle")
    tables = [node for node in nodes(lesson.page) if node[0] == "table" and node[1].get("class") == "pl-odds"]
    assert len(tables) >= 2
    for table in tables:
        assert table[1]["role"] == "table"
        heads = [node for node in every_node(table) if node[1].get("role") == "columnheader"]
        rows = [node for node in every_node(table) if node[0] == "tr"][1:]
        assert rows
        assert all(len(one[2]) == len(heads) for one in rows)
        assert all(one[2][0][1]["scope"] == "row" for one in rows)


def every_node(node):
    yield node
    for child in node[2]:
        if isinstance(child, tuple):
            yield from every_node(child)


def test_tables_with_coloured_cards_say_why_there_is_no_total():
    assert "counts for its rank or for its colour" in text(opened("?table=purple").page)
    rummy = opened("?table=purple-rummy&trump=Bk")
    assert "Here melds score nothing by themselves" in text(rummy.page)
    assert not with_event(rummy.page, "trump")
