"""Words about melds: where a card serves, what another trump does, what other tables make of it."""

import pytest

import pinochle_learn as pl
from pinochle_learn.teaching.melds.other_tables import at_other_tables, changed_trump, readings
from pinochle_learn.teaching.melds.prices import paid
from pinochle_learn.teaching.melds.words import added_up, definition, serving
from tests.support.tables import SUITED

RUN = pl.variant("pinochlerun")
RICH = "AS TS KS QS JS 9S QH 9H QD JD QC JC"


@pytest.mark.parametrize(
    ("card", "line"),
    [
        (
            "QS",
            "The queen of spades serves in types I, II and III: in the run, the pinochle and queens around.",
        ),
        ("JD", "The jack of diamonds serves in type II: in the pinochle."),
        ("9H", "The nine of hearts serves in no meld of this hand."),
    ],
)
def test_where_a_card_serves(card, line):
    assert serving(RUN.meld(RICH, trump="S"), RUN.pack.card(card)) == line


def test_a_total_with_its_parts():
    assert added_up(RUN.meld(RICH, trump="S")) == "Run 15, dix 1, pinochle 4 and queens around 6: 26 points."
    assert added_up(RUN.meld("KH QH", trump="S")) == "Marriage in hearts: 2 points."
    assert added_up(RUN.meld("AS", trump="S")).startswith("No run, no marriage, no dix")
    assert "dix" not in added_up(RUN.meld("AS", trump="S"), dix=False)
    twice = added_up(RUN.meld("KH QH KH QH QS JD", trump="S"))
    assert twice == "Marriage in hearts 2 × 2 and pinochle 4: 8 points."


@pytest.mark.parametrize(
    ("hand", "old", "new", "line"),
    [
        (RICH, "S", "H", "13 points fewer. Gained: marriage in spades 2. Lost: run 15."),
        (RICH, "H", "S", "13 points more. Gained: run 15. Lost: marriage in spades 2."),
        ("KS QS KH QH", "S", "H", "It comes to the same."),
        ("AS AH AD AC", "S", "H", "It comes to the same."),
        ("9S", "H", "S", "1 point more. Gained: dix 1."),
    ],
)
def test_what_another_trump_does(hand, old, new, line):
    assert changed_trump(RUN.meld(hand, trump=old), RUN.meld(hand, trump=new)) == line


def test_the_same_hand_elsewhere_on_the_scale_that_is_shown():
    hand = RUN.pack.read("AS TS KS QS JS KS")
    groups = at_other_tables(RUN, hand, "S")
    assert [group.line for group in groups] == [
        (
            "Pagat, Ok Pinochle, wikiHow, wikiHow for two and wikiHow for three: 19 points. "
            "There run with extra king 19, here run 15."
        ),
        "Hoyle, Two-handed, Auction and Cutthroat: the same, 15 points.",
    ]
    large = at_other_tables(RUN.on_scale(10), hand, "S")
    assert [group.points for group in large] == [190, 150]


def test_melds_that_only_one_side_has():
    groups = at_other_tables(pl.variant("pagat"), RUN.pack.read("QS QS JD JD"), "S")
    assert (
        groups[0].line == "Hoyle and Auction: 80 points. There double pinochle 80, here double pinochle 300."
    )
    groups = at_other_tables(RUN, RUN.pack.read("AS TS KS QS JS KS QS"), "S")
    assert groups[0].line.endswith("There run with extra marriage 23, here run 15 and royal marriage 4.")


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_run_extras_as_each_reading_has_them(v):
    found = list(readings(v, "H"))
    assert [read.here for read in found] == [True, False, False, False]
    run = ["AH TH KH QH JH" + more for more in ("", " KH", " QH", " KH QH")]
    for read in found:
        other = v.with_rules({"meld.run_extras": read.key})
        assert list(read.points) == [other.meld(hand, trump="H").points for hand in run]
        assert set(read.tables) == {w.name for w in SUITED if w.rules.meld.run_extras.value == read.key}


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_the_list_of_melds_is_the_record(v):
    rows = {one.key: one for one in paid(v.rules, "H")}
    named = v.rules.meld.run_extras.value == "named"
    assert set(rows) == {r.key for r in v.rules.meld.melds if r.on.value and (named or not r.readings)}
    for key, one in rows.items():
        rule = v.rules.meld[key]
        claim = v.check_meld(one.cards, trump="H")
        assert (claim.points, claim.meld.key, claim.meld.type) == (one.pays[0], key, one.type)
        assert one.assumed is (rule.points.provenance == "assumed")
        assert one.type_assumed is (rule.type.provenance == "assumed")
        assert one.together is not rule.each.value
        if rule.each.value:
            assert one.pays == tuple(n * one.pays[0] for n in range(1, v.pack.copies + 1))
        else:
            assert one.pays == rule.points.value
            for n, points in enumerate(one.pays, 1):
                assert v.check_meld(one.cards * n, trump="H").points == points
    assert [one.type for one in rows.values()] == sorted(one.type for one in rows.values())


def test_a_meld_is_defined_in_words():
    melds = RUN.rules.meld
    assert definition(melds["run"]) == "ace, ten, king, queen and jack of trump"
    assert definition(melds["run-with-king"]) == "ace, ten, two kings, queen and jack of trump"
    assert definition(melds["dix"]) == "the nine of trump"
    assert definition(melds["pinochle"], 2) == (
        "each of these twice: the queen of spades and the jack of diamonds"
    )
    double_deck = pl.variant("npa").rules.meld
    assert definition(double_deck["pinochle"], 4).startswith("each of these four times: ")
    assert definition(double_deck["aces-around"], 3) == "three aces in each suit"
    assert definition(melds["kings-around"]) == "a king in each suit"
