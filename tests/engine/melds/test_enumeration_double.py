"""The hands of twenty of the 80-card pack, counted by how often a meld is held and by what a suit melds.

Distributions in all 3,535,316,142,212,174,320 hands, by generating functions, against the points that the
engine finds, by its fast path, in the few cards that matter.
"""

from collections import Counter
from functools import cache
from itertools import product
from math import comb, prod

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from tests.support.counting import cards, every, hands_of, no_suit_with_all, size, so_often, suit_parts, ways

DOUBLE = ["double-deck", "double-deck-pagat", "npa"]
AROUNDS = [
    ("A", (10, 100, 150, 200)),
    ("K", (8, 80, 120, 160)),
    ("Q", (6, 60, 90, 120)),
    ("J", (4, 40, 60, 80)),
]


def points_of(v, wanted_cards):
    """Hands by what some cards alone come to, by the engine's fast path over folded hands."""
    table, copies = compiled(v.rules), v.pack.copies
    rest, found = len(v.pack) - copies * len(wanted_cards), Counter()
    for part in product(range(copies + 1), repeat=len(wanted_cards)):
        held = [card for card, n in zip(wanted_cards, part, strict=True) for _ in range(n)]
        points = table.meld_points(v.pack.hand(held), None)
        found[points] += ways(v, part) * comb(rest, size(v) - sum(part))
    return found


@pytest.mark.parametrize("name", DOUBLE)
@pytest.mark.parametrize(("rank", "pays"), AROUNDS)
def test_how_many_times_around(name, rank, pays):
    """None to four times around, in all hands of twenty, as generating functions have them."""
    v = pl.variant(name)
    at_least = [so_often(v, 4, times) for times in range(5)] + [0]
    expected = {points: at_least[n] - at_least[n + 1] for n, points in enumerate((0, *pays))}
    assert points_of(v, [rank + suit for suit in v.pack.suits]) == expected
    assert sum(expected.values()) == every(v)


@pytest.mark.parametrize("name", DOUBLE)
def test_how_many_pinochles(name):
    v = pl.variant(name)
    at_least = [so_often(v, 2, times) for times in range(5)] + [0]
    pays = (0, 15 if name == "npa" else 4, 30, 60, 90)
    expected = {points: at_least[n] - at_least[n + 1] for n, points in enumerate(pays)}
    assert points_of(v, ["QS", "JD"]) == expected


@cache
def suit_points(name, trump):
    """Hands of a suit by size and by what the engine gives for the suit's own melds."""
    v = pl.variant(name)
    table, found = compiled(v.rules), Counter()
    for part in suit_parts(v):
        points = table.meld_points(v.pack.hand(cards(v, "S", part)), trump)
        found[sum(part), points] += ways(v, part)
    return found


def runs_and_marriages(name):
    """The same by hand, read strictly: every run, then marriages of what is left of kings and queens."""
    runs, found = (0, 25 if name == "npa" else 15, 150, 225, 300), Counter()
    for part in product(range(5), repeat=5):
        whole, pairs = min(part), min(part[2], part[3])
        best = max(runs[n] + 4 * (pairs - n) for n in range(whole + 1))
        found[sum(part), best] += prod(comb(4, copies) for copies in part)
    return found


@pytest.mark.parametrize("name", DOUBLE)
def test_what_a_trump_suit_melds_by_itself(name):
    """All 2**20 holdings of a suit of twenty cards: runs once to four times, with royal marriages besides."""
    assert suit_points(name, "S") == runs_and_marriages(name)
    assert sum(suit_points(name, "S").values()) == 2**20


@pytest.mark.parametrize("name", DOUBLE)
def test_what_a_plain_suit_melds_by_itself(name):
    expected = Counter()
    for part in product(range(5), repeat=5):
        expected[sum(part), 2 * min(part[2], part[3])] += prod(comb(4, copies) for copies in part)
    assert suit_points(name, "H") == expected


@pytest.mark.parametrize("name", DOUBLE)
def test_hands_without_any_marriage(name):
    """The bidder of such a hand may name no trump: about one in eighteen."""
    v = pl.variant(name)
    plain = Counter()
    for (held, points), number in suit_points(name, "H").items():
        plain[held] += number if not points else 0
    none = hands_of(v, *[plain] * 4)
    assert none == no_suit_with_all(v, 2)
    assert none == 197_640_092_484_861_216
    assert 17.8 < every(v) / none < 17.9


def test_the_meld_of_a_dealt_hand_on_average():
    """Of aces around alone a hand of twenty melds so much; the sum over all hands, not a sample."""
    v = pl.variant("double-deck")
    found = points_of(v, ["AS", "AH", "AD", "AC"])
    mean = sum(points * number for points, number in found.items()) / every(v)
    at_least = [so_often(v, 4, times) for times in range(1, 5)]
    gains = (10, 90, 50, 50)  # what each further time around adds
    assert mean == pytest.approx(sum(g * n for g, n in zip(gains, at_least, strict=True)) / every(v))
