"""All 69,668,534,468 hands of twelve, counted by suit tables with the engine's own answers on parts.

A hand is four suit parts; a part holds none, one or two of each rank, and stands for as many hands as there
are ways to choose those copies. The engine is asked about each of the 729 parts of a suit, or about the few
cards that a meld of several suits wants; multiplying the tables counts the hands, without dealing one.
"""

from collections import Counter
from itertools import product
from math import comb, prod

import pytest

import pinochle_learn as pl

ALL = comb(48, 12)
PARTS = list(product(range(3), repeat=6))


def cards(suit, part):
    """The cards of a suit part."""
    return [rank + suit for rank, copies in zip("ATKQJ9", part, strict=True) for _ in range(copies)]


def ways(part):
    """How many choices of single copies a part stands for."""
    return prod(comb(2, copies) for copies in part)


def tabled(sizes_and_ways):
    """Numbers of hands by size."""
    table = Counter()
    for size, number in sizes_and_ways:
        table[size] += number
    return table


def together(one, other):
    """The table of two parts of the pack side by side; no more than twelve cards."""
    pairs = product(one.items(), other.items())
    return tabled((a + b, m * n) for (a, m), (b, n) in pairs if a + b <= 12)


def hands_of_twelve(*tables):
    """How many hands of twelve some tables make."""
    found = Counter({0: 1})
    for table in tables:
        found = together(found, table)
    return found[12]


def parts(suit, wanted):
    """The table of those parts of a suit of which ``wanted`` says yes."""
    return tabled((sum(part), ways(part)) for part in PARTS if wanted(cards(suit, part)))


def without(v, key, trump):
    """Hands of twelve in no suit of which the engine lays this meld."""

    def lacks(suit):
        return parts(suit, lambda held: all(m.key != key for m in v.meld(held, trump=trump(suit))))

    return hands_of_twelve(*(lacks(suit) for suit in "SHDC"))


def melds_of(v, held, trump):
    """The keys of what the engine lays."""
    return {meld.key for meld in v.meld(held, trump=trump)}


def hands_with(v, wanted_cards, keys, trump="C"):
    """Hands in which the engine lays one of these melds, by the number of each of the few cards it wants."""
    rest = tabled((n, comb(48 - 2 * len(wanted_cards), n)) for n in range(13))
    found = 0
    for copies in product(range(3), repeat=len(wanted_cards)):
        held = [card for card, n in zip(wanted_cards, copies, strict=True) for _ in range(n)]
        if keys & melds_of(v, held, trump):
            found += ways(copies) * rest[12 - sum(copies)]
    return found


@pytest.fixture(params=pl.variants(), ids=lambda v: v.id, scope="module")
def v(request):
    """Each table: what is a marriage, a run, a pinochle does not depend on it."""
    return request.param


def test_the_tables_count_every_hand():
    everything = [parts(suit, lambda _held: True) for suit in "SHDC"]
    assert hands_of_twelve(*everything) == ALL == 69_668_534_468


def test_hands_with_a_marriage(v):
    assert ALL - without(v, "marriage", lambda _suit: None) == 41_038_858_204


def test_hands_with_a_royal_marriage_in_the_best_suit(v):
    """The same hands: any marriage can be made royal. A run holds one, though it is not laid besides."""
    neither = hands_of_twelve(
        *(
            parts(suit, lambda held, suit=suit: not {"run", "royal-marriage"} & plain_keys(v, held, suit))
            for suit in "SHDC"
        )
    )
    assert ALL - neither == 41_038_858_204


def plain_keys(v, held, trump):
    """The keys of what is laid, a run with extras or a double run taken as a run."""
    return {"run" if "run" in key else key for key in melds_of(v, held, trump)}


def test_hands_with_a_run_in_some_suit(v):
    none = hands_of_twelve(
        *(parts(suit, lambda held, suit=suit: "run" not in plain_keys(v, held, suit)) for suit in "SHDC")
    )
    assert ALL - none == 2_668_331_068


def test_hands_with_aces_around(v):
    aces = [f"A{suit}" for suit in "SHDC"]
    assert hands_with(v, aces, {"aces-around", "double-aces-around"}) == 1_924_545_454


@pytest.mark.parametrize("rank", "KQJ")
def test_every_around_is_as_frequent(v, rank):
    name = {"K": "kings", "Q": "queens", "J": "jacks"}[rank]
    four = [f"{rank}{suit}" for suit in "SHDC"]
    assert hands_with(v, four, {f"{name}-around", f"double-{name}-around"}) == 1_924_545_454


def test_hands_with_a_pinochle(v):
    assert hands_with(v, ["QS", "JD"], {"pinochle", "double-pinochle"}) == 12_937_981_771


def test_hands_with_a_double_pinochle(v):
    assert hands_with(v, ["QS", "JD"], {"double-pinochle"}) == comb(44, 8) == 177_232_627
