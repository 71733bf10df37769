"""What sets a table's melding apart, as its record has it."""

import pytest

import pinochle_learn as pl
from pinochle_learn.teaching.melds.notes import before_melding, could_be_trump, deal_sum, notes_on_melding
from tests.support.tables import SUITED

EACH_TABLE = pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)


@EACH_TABLE
def test_notes_follow_the_record(v):
    lines = " ".join(notes_on_melding(v.rules))
    rules = v.rules
    assert ("Only the bidder melds" in lines) is (rules.meld.who.value == "bidder")
    assert ("no nines" in lines) is ("9" not in rules.pack.ranks.value)
    assert ("quadruple" in lines) is (rules.pack.copies.value == 4)
    assert ("counts none of it" in lines) is (rules.settle.least_meld.value > 0)
    double = rules.meld["aces-around"].points.value
    assert ("A double pays twice" in lines) is (len(double) > 1 and double[1] == 2 * double[0])
    assert ("Two runs are two runs" in lines) is (rules.meld["run"].each.value and rules.stock is None)
    assert ("partners add" in lines) is rules.table.partners.value


@EACH_TABLE
def test_what_comes_before_melding_is_one_line_at_every_table(v):
    line = before_melding(v.rules)
    assert ("bury" in line or "buries" in line) is (v.rules.kitty is not None)
    assert ("passes" in line) is (v.rules.exchange.cards.value > 0)
    assert (str(v.rules.deal.hand.value) in line) or "passes" in line
    assert ("No kitty" in line) is (v.rules.kitty is None)


def test_the_deal_that_cannot_be_is_added_up():
    found = deal_sum(pl.variant("three-handed-wikihow").rules)
    assert found.source_says == "3 × 18 = 54, and 57 with the kitty; but the pack has 48 cards."
    assert found.here == "3 × 15 + 3 = 48: 15 each, and 3 in the kitty."
    assert "18 each" in pl.variant("three-handed-wikihow").rules.deal.hand.source


@EACH_TABLE
def test_a_deal_with_a_kitty_adds_up_to_the_pack(v):
    found = deal_sum(v.rules)
    if v.rules.kitty is None:
        assert found is None
        return
    players, hand, kitty = v.players[-1], v.rules.deal.hand.value, v.rules.kitty.cards.value
    assert players * hand + kitty == len(v.pack.whole())
    assert found.here.startswith(f"{players} × {hand} + {kitty} = {len(v.pack.whole())}")
    assert bool(found.source_says) is (v.rules.deal.hand.provenance == "assumed")


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("KS QS KH AD", "As bidder you could name spades: you hold a marriage there."),
        ("KS QS KH QH", "As bidder you could name spades or hearts: you hold a marriage there."),
        (
            "QS JD KH",
            (
                "As bidder you could name none: no trump, no play, the bid is lost. "
                "Without trump it melds 15 points."
            ),
        ),
        ("", ""),
    ],
)
def test_which_suits_could_be_named(hand, line):
    npa = pl.variant("npa")
    assert could_be_trump(npa.rules, npa.pack.read(hand)) == line
    assert could_be_trump(pl.variant("pagat").rules, npa.pack.read(hand)) == ""
