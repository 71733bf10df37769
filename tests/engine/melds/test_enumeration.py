"""All hands that can be dealt, counted by tables with the engine's own answers on parts of them.

Twelve of 48 cards are 69,668,534,468 hands, fifteen a trillion, twenty of 80 three quintillion.
The engine is asked about each part of a suit, or about the few cards that a meld of several suits wants. What
must come out is worked out beside it by inclusion and exclusion, without asking the engine anything.
"""

from itertools import product
from math import comb

import pytest

import pinochle_learn as pl
from tests.support.counting import (
    all_of,
    every,
    hands_of,
    no_suit_with_all,
    parts,
    size,
    so_often,
    tabled,
    ways,
    without,
)
from tests.support.tables import SUITED

TWELVE = comb(48, 12)


def keys_of(v, held, trump):
    """The keys of what the engine lays: of several copies, and with extras, by the name of one."""
    found = {meld.key for meld in v.meld(held, trump=trump)}
    return {"run" if "run" in key else key for key in found}


def hands_with(v, wanted_cards, keys, trump="C"):
    """Hands in which the engine lays one of these melds, by the number of each of the few cards it wants."""
    copies = v.pack.copies
    rest = tabled((n, comb(len(v.pack) - copies * len(wanted_cards), n)) for n in range(size(v) + 1))
    found = 0
    for part in product(range(copies + 1), repeat=len(wanted_cards)):
        held = [card for card, n in zip(wanted_cards, part, strict=True) for _ in range(n)]
        if keys & {meld.key for meld in v.meld(held, trump=trump)}:
            found += ways(v, part) * rest[size(v) - sum(part)]
    return found


SMALL = [v.id for v in SUITED if v.pack.copies == 2]
LISTED = [v.id for v in SUITED]


@pytest.fixture(params=LISTED, scope="module")
def v(request):
    """Each table."""
    return pl.variant(request.param)


@pytest.fixture(params=SMALL, scope="module")
def shape(request):
    """Each table with the small pack, whose suits have few parts."""
    return pl.variant(request.param)


def test_the_tables_count_every_hand(v):
    everything = [parts(v, suit, lambda _held: True) for suit in v.pack.suits]
    assert hands_of(v, *everything) == every(v)


def test_how_many_hands_there_are():
    assert TWELVE == 69_668_534_468
    assert every(pl.variant("pagat")) == TWELVE
    assert every(pl.variant("cutthroat")) == comb(48, 15) == 1_093_260_079_344
    assert every(pl.variant("double-deck")) == comb(80, 20) == 3_535_316_142_212_174_320


def test_hands_with_a_marriage(shape):
    none = without(shape, lambda held, _suit: "marriage" in keys_of(shape, held, None))
    assert none == no_suit_with_all(shape, 2)
    assert size(shape) != 12 or TWELVE - none == 41_038_858_204


def test_hands_with_a_royal_marriage_in_the_best_suit(shape):
    """The same hands: any marriage can be made royal. A run holds one, though it is not laid besides."""
    none = without(shape, lambda held, suit: bool({"run", "royal-marriage"} & keys_of(shape, held, suit)))
    assert none == no_suit_with_all(shape, 2)


def test_hands_with_a_run_in_some_suit(shape):
    none = without(shape, lambda held, suit: "run" in keys_of(shape, held, suit))
    assert none == no_suit_with_all(shape, 5)
    assert size(shape) != 12 or TWELVE - none == 2_668_331_068


@pytest.mark.parametrize("rank", "AKQJ")
def test_every_around_is_as_frequent(v, rank):
    name = {"A": "aces", "K": "kings", "Q": "queens", "J": "jacks"}[rank]
    four = [f"{rank}{suit}" for suit in v.pack.suits]
    times = ("", "double-", "triple-", "quadruple-")
    found = hands_with(v, four, {f"{some}{name}-around" for some in times})
    assert found == all_of(v, 4)
    assert size(v) != 12 or found == 1_924_545_454


def test_hands_with_a_pinochle(v):
    times = ("", "double-", "triple-", "quadruple-")
    found = hands_with(v, ["QS", "JD"], {f"{some}pinochle" for some in times})
    assert found == all_of(v, 2)
    assert size(v) != 12 or found == 12_937_981_771


def test_hands_with_a_double_pinochle(v):
    found = hands_with(v, ["QS", "JD"], {"double-pinochle", "triple-pinochle", "quadruple-pinochle"})
    assert found == so_often(v, 2, 2)
    assert size(v) != 12 or found == comb(44, 8) == 177_232_627
