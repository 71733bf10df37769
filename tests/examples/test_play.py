"""Worked examples of play: legal cards (reference 11.2) and who wins (11.3)."""

import pytest

import pinochle_learn as pl
from tests.support.tables import SUITED

STRICT = ["pinochlerun", "pagat", "okpinochle", "hoyle"]
LEGAL = [
    # id, trick so far, hand, legal; spades are trump
    ("X057", "KC", "AC TC 9C", "AC TC"),
    ("X058", "KC TC", "9S 9H QD", "9S"),
    ("X059", "KC TC 9S", "AC JC", "AC JC"),
    ("X060", "QH", "9H TH AH", "AH TH"),
    ("X061", "QH AH", "QS 9D 9D", "QS"),
    ("W08", "AH KH", "AS AH", "AH"),
]


def texts(cards):
    return " ".join(map(str, cards))


@pytest.mark.parametrize("table", STRICT)
@pytest.mark.parametrize(("trick", "hand", "legal"), [pytest.param(*row[1:], id=row[0]) for row in LEGAL])
def test_legal_cards(table, trick, hand, legal):
    plays = pl.variant(table).legal(hand, trick=trick, trump="S")
    assert texts(plays) == legal
    assert {str(verdict.card) for verdict in plays.verdicts if verdict} == set(legal.split())


WON = [
    # id, trick, trump, position counted from 1, card
    ("X087", "KC TC 9S JC", "S", 3, "9S"),
    ("X088", "KC AC TD TC", "D", 3, "TD"),
    ("X089", "QH TH 9H QS", "S", 4, "QS"),
]


DOUBLE_WON = [
    # the same without nines
    ("X087", "KC TC JS JC", "S", 3, "JS"),
    ("X088", "KC AC TD TC", "D", 3, "TD"),
    ("X089", "QH TH JH QS", "S", 4, "QS"),
]
THREE_WON = [
    # the same with three players, hence without the last card
    ("X087", "KC TC 9S", "S", 3, "9S"),
    ("X088", "KC AC TD", "D", 3, "TD"),
    ("X089", "QH TH 9H", "S", 2, "TH"),
]
TWO_WON = [
    # and with two
    ("X087", "KC TC", "S", 2, "TC"),
    ("X088", "KC TD", "D", 2, "TD"),
    ("X089", "QH QS", "S", 2, "QS"),
]
SINGLE = ["pinochlerun", "pagat", "okpinochle", "wikihow", "hoyle"]
DOUBLE = ["double-deck", "double-deck-pagat", "npa"]
THREE = ["auction", "cutthroat", "three-handed-wikihow"]
TWO = ["two-handed", "two-handed-wikihow"]
TRICKS = [
    pytest.param(table, *row[1:], id=f"{row[0]}-{table}")
    for tables, rows in ((SINGLE, WON), (DOUBLE, DOUBLE_WON), (TWO, TWO_WON), (THREE, THREE_WON))
    for table in tables
    for row in rows
]


@pytest.mark.parametrize(("table", "trick", "trump", "position", "card"), TRICKS)
def test_winner(table, trick, trump, position, card):
    won = pl.variant(table).winner(trick, trump=trump)
    assert (won.position, str(won.card)) == (position - 1, card)


def test_every_table_has_its_tricks():
    assert [*SINGLE, *DOUBLE, *TWO, *THREE] == [v.id for v in SUITED]


def test_the_trick_of_the_seed_is_worth_two_points():
    """X087: the king and the ten."""
    assert pl.variant("pinochlerun").winner("KC TC 9S JC", trump="S").points == 2


@pytest.mark.parametrize("table", [v.id for v in SUITED])
def test_the_first_of_identical_cards_wins(table):
    """PR-19."""
    v = pl.variant(table)
    assert v.winner("AC AC", trump="S").position == 0
    assert v.winner("TS TS", trump="S").position == 0
    if max(v.players) > 2:
        assert v.winner("KC AC AC", trump="S").position == 1
        assert v.winner("KC TS TS", trump="S").position == 1
        assert v.winner("JC AD JC", trump=None).position == 0
    if len(v.pack) == 80:  # four copies of a card can meet in one trick
        assert v.winner("AC AC AC AC", trump="S").position == 0
        assert v.winner("KC JS JS JS", trump="S").position == 1


def test_ten_ranks_above_the_king_everywhere():
    """S1: the rank order is the stumbling block."""
    for v in SUITED:
        assert v.winner("KC TC", trump="S").position == 1, v
        assert v.winner("TC KC", trump="S").position == 0, v


def test_what_the_whole_trick_is_worth_with_the_last():
    assert pl.variant("pagat").winner("KC TC 9S JC", trump="S", last_trick=True).points == 30
    assert pl.variant("hoyle").winner("KC TC 9S JC", trump="S", last_trick=True).points == 4 + 10 + 2 + 10
