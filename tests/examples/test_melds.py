"""Worked examples of melds (reference 11.1) under each reading of run extras, on both scales."""

import pytest

import pinochle_learn as pl

READINGS = {"P": "named", "S": "strict", "M": "borrow", "R": "both"}
RUN = "AH TH KH QH JH"

MELDS = [
    # id, hand, trump, points on the small scale, readings
    ("X001", RUN, "H", 15, "PSM"),
    ("X002", f"{RUN} KH", "H", 19, "PMR"),
    ("X003", f"{RUN} QH", "H", 19, "PMR"),
    ("X004", f"{RUN} KH QH", "H", 23, "PR"),
    ("X009", f"{RUN} {RUN}", "H", 150, "PSM"),
    ("X010", RUN, "C", 2, "PSMR"),
    ("X011", "KS QS", "S", 4, "PSMR"),
    ("X012", "KS QS KS QS", "S", 8, "PSMR"),
    ("X013", "KC QC KC QC", "H", 4, "PSMR"),
    ("X015", "9D", "D", 1, "PSMR"),
    ("X016", "9D 9D", "D", 2, "PSMR"),
    ("X017", "9D", "C", 0, "PSMR"),
    ("X018", "JD QS", "C", 4, "PSMR"),
    ("X019", "JD QS JD QS", "C", 30, "PSMR"),
    ("X022", "AS AH AD AC", "C", 10, "PSMR"),
    ("X023", "AS AH AD AC AS AH AD AC", "C", 100, "PSMR"),
    ("X027", "KC KD KH KS QC", "C", 12, "PSMR"),
    ("X028", "JS JH JD JC QS", "H", 8, "PSMR"),
]
CASES = [
    pytest.param(hand, trump, points, READINGS[letter], id=f"{name}-{READINGS[letter]}")
    for name, hand, trump, points, letters in MELDS
    for letter in letters
]


@pytest.mark.parametrize(("hand", "trump", "points", "reading"), CASES)
def test_on_the_small_scale(hand, trump, points, reading):
    v = pl.variant("pinochlerun").with_rules({"meld.run_extras": reading})
    assert v.meld(hand, trump=trump).points == points


@pytest.mark.parametrize("table", ["pagat", "okpinochle", "wikihow"])
@pytest.mark.parametrize(("hand", "trump", "points", "reading"), CASES)
def test_on_the_large_scale(table, hand, trump, points, reading):
    v = pl.variant(table).with_rules({"meld.run_extras": reading})
    assert v.meld(hand, trump=trump).points == 10 * points


MODELS = [
    # reading, then points on the large scale of: run, +K, +Q, +K+Q, double run (reference 0.3)
    ("named", 150, 190, 190, 230, 1500),
    ("strict", 150, 150, 150, 190, 1500),
    ("borrow", 150, 190, 190, 190, 1500),
    ("both", 190, 190, 190, 230, 1580),
]


@pytest.mark.parametrize(
    ("reading", "points"), [pytest.param(row[0], row[1:], id=f"0.3-{row[0]}") for row in MODELS]
)
def test_the_four_readings_of_a_run_with_extras(reading, points):
    v = pl.variant("pagat").with_rules({"meld.run_extras": reading})
    hands = (RUN, f"{RUN} KH", f"{RUN} QH", f"{RUN} KH QH", f"{RUN} {RUN}")
    assert tuple(v.meld(hand, trump="H").points for hand in hands) == points


@pytest.mark.parametrize(
    ("table", "reading"),
    [
        ("pinochlerun", "strict"),
        ("pagat", "named"),
        ("okpinochle", "named"),
        ("wikihow", "named"),
        ("hoyle", "strict"),
    ],
)
def test_which_reading_each_table_plays(table, reading):
    """PG-08, OK-08, WH-07; PR-15 taken at its word; decided for Hoyle."""
    assert pl.variant(table).rules.meld.run_extras.value == reading


ROUNDHOUSE = "KS QS KH QH KD QD KC QC"
VALUES = [
    # reference 1.1 and the notes below it
    ("roundhouse", ROUNDHOUSE, "H", 24),
    ("double roundhouse", f"{ROUNDHOUSE} {ROUNDHOUSE}", "H", 160),
    ("run and roundhouse", f"{RUN} KS QS KD QD KC QC", "H", 35),
    ("five aces are four", "AS AS AH AD AC", "H", 10),
    ("six aces of three suits", "AS AS AH AH AD AD", "H", 0),
    ("tens around", "TS TH TD TC", "H", 0),
    ("nines around", "9S 9H 9D 9C", "H", 1),
    ("kings around", "KS KH KD KC", "H", 8),
    ("queens around", "QS QH QD QC", "H", 6),
    ("jacks around", "JS JH JD JC", "H", 4),
    ("eight kings", "KS KH KD KC KS KH KD KC", "H", 80),
    ("eight queens", "QS QH QD QC QS QH QD QC", "H", 60),
    ("eight jacks", "JS JH JD JC JS JH JD JC", "H", 40),
    ("no trump yet", f"{RUN} 9H", None, 2),
]


@pytest.mark.parametrize(("hand", "trump", "points"), [pytest.param(*row[1:], id=row[0]) for row in VALUES])
def test_values_of_the_common_table(hand, trump, points):
    assert pl.variant("pinochlerun").meld(hand, trump=trump).points == points
    assert pl.variant("pagat").meld(hand, trump=trump).points == 10 * points
