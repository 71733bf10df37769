"""Worked examples of trick points (reference 11.5)."""

import pytest

import pinochle_learn as pl

TOTALS = [
    # id, table, scheme, with the last trick, points of the whole pack
    ("X123", "pinochlerun", None, True, 25),
    ("X124", "pagat", None, True, 250),
    ("X124-ok", "okpinochle", None, True, 250),
    ("X125", "wikihow", None, False, 240),
    ("E02", "wikihow", None, True, 250),
    ("X126", "hoyle", None, False, 240),
    ("X126-last", "hoyle", None, True, 250),
    ("X126-pagat", "pagat", "classic", False, 240),
    ("X127", "pagat", "simplified", False, 240),
    ("X128", "double-deck", None, True, 50),
    ("X128-pagat", "double-deck-pagat", None, True, 50),
    ("X128-npa", "npa", None, True, 50),
    ("X128-counters", "double-deck", None, False, 48),
    ("A3-auction", "auction", None, True, 250),
    ("8.2-cutthroat", "cutthroat", None, True, 250),
    ("E02-three", "three-handed-wikihow", None, True, 250),
    ("counters", "hoyle", "counters", False, 240),
]


@pytest.mark.parametrize(
    ("table", "scheme", "last", "points"), [pytest.param(*row[1:], id=row[0]) for row in TOTALS]
)
def test_the_whole_pack(table, scheme, last, points):
    v = pl.variant(table)
    v = v.with_rules({"count.points": scheme}) if scheme else v
    assert v.count(v.pack.whole(), last_trick=last) == points


RANKS = [
    ("counters", (10, 10, 10, 0, 0, 0)),
    ("classic", (11, 10, 4, 3, 2, 0)),
    ("simplified", (10, 10, 5, 5, 0, 0)),
]


@pytest.mark.parametrize(("scheme", "points"), RANKS)
def test_each_rank(scheme, points):
    """FH-04, FH-15, PG-15."""
    v = pl.variant("pagat").with_rules({"count.points": scheme})
    assert tuple(v.count(rank + "D") for rank in "ATKQJ9") == points


def test_counters_by_name_on_the_small_scale():
    v = pl.variant("pinochlerun").with_rules({"count.points": "counters"})
    assert v.rules.count.points.value == (1, 1, 1, 0, 0, 0)


@pytest.mark.parametrize("scheme", ["classic", "simplified"])
def test_the_finer_counts_need_the_large_scale(scheme):
    with pytest.raises(pl.RuleError, match=r"count\.points"):
        pl.variant("pinochlerun").with_rules({"count.points": scheme})


def test_x129_the_trick_of_the_seed():
    assert pl.variant("pinochlerun").count("KC TC 9S JC") == 2


def test_x136_both_sides_make_twenty_five():
    with pytest.raises(pl.ScoreError, match="make 24; the cards and the last trick make 25"):
        pl.variant("pinochlerun").settle(bid=30, bidder=0, meld=(20, 20), trick_points=(15, 9))
    settled = pl.variant("pinochlerun").settle(bid=30, bidder=0, meld=(20, 20), trick_points=(15, 10))
    assert settled.change == (35, 30)
