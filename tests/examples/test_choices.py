"""Worked examples of passing and melding choices (reference 11.9)."""

import pytest

import pinochle_learn as pl
from tests.support.playing import as_listed, bought
from tests.support.tables import SUITED


@pytest.mark.parametrize("table", [v.id for v in SUITED])
def test_x191_a_king_and_two_queens_are_one_marriage(table):
    melds = pl.variant(table).meld("KH QH QH", trump="S")
    assert [meld.key for meld in melds] == ["marriage"]


def test_x192_the_sum_of_the_page_leaves_out_the_dix():
    """E03: 150 + 100 are 250, and the nine makes 260."""
    melds = pl.variant("wikihow").meld("AS AH AD AC KS QS JS TS 9S", trump="S")
    assert {meld.key: meld.points for meld in melds} == {"run": 150, "dix": 10, "aces-around": 100}
    assert melds.points == 260


def test_x193_a_queen_serves_in_two_types():
    melds = pl.variant("okpinochle").meld("KH QH QS QD QC", trump="S")
    assert melds.by_type == {"I": 20, "II": 0, "III": 60}


def test_x193_a_queen_of_the_run_makes_no_marriage_besides():
    claim = pl.variant("okpinochle").check_meld("KH QH", trump="H", hand="9H 9H", laid=["AH TH KH QH JH"])
    assert (claim.ok, claim.points) == (False, 0)


def test_x194_the_queen_of_spades_serves_in_pinochle_and_marriage():
    melds = pl.variant("pinochlerun").meld("QS JD KS", trump="H")
    assert melds.by_type == {"I": 2, "II": 4, "III": 0}
    claim = pl.variant("pinochlerun").check_meld("KS QS", trump="H", hand="KS QS JD", laid=["QS JD"])
    assert (claim.ok, claim.points) == (True, 2)


@pytest.mark.parametrize(
    ("table", "types"),
    [
        ("pinochlerun", {"I": 2, "II": 4, "III": 10}),
        ("pagat", {"I": 20, "II": 40, "III": 100}),
        ("okpinochle", {"I": 20, "II": 40, "III": 100}),
        ("wikihow", {"I": 20, "II": 100, "III": 40}),
        ("hoyle", {"A": 20, "B": 40, "C": 100}),
        ("double-deck", {"I": 2, "II": 4, "III": 10}),
        ("npa", {"I": 2, "II": 15, "III": 10}),
        ("auction", {"I": 20, "II": 40, "III": 100}),
        ("cutthroat", {"I": 20, "II": 40, "III": 100}),
        ("three-handed-wikihow", {"I": 20, "II": 100, "III": 40}),
    ],
)
def test_d34_each_table_has_its_own_names_of_types(table, types):
    assert pl.variant(table).meld("AS AH AD AC QS JD KS", trump="H").by_type == types


@pytest.mark.parametrize(
    ("table", "cards"),
    [("pinochlerun", 4), ("pagat", 4), ("okpinochle", 4), ("wikihow", 3), ("hoyle", 0)]
    + [(name, 0) for name in ("double-deck", "double-deck-pagat", "npa")]
    + [(name, 0) for name in ("auction", "cutthroat", "three-handed-wikihow")],
)
def test_d17_cards_passed(table, cards):
    v = pl.variant(table)
    assert v.rules.exchange.cards.value == cards
    deal = bought(v, v.deal(seed=1))
    as_listed(deal, until=lambda d: d.phase not in ("kitty", "trump", "bury"))
    passed = len(deal.actions()[0].split()) - 1 if deal.phase == "exchange" else 0
    assert passed == cards
