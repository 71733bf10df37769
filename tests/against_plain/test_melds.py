"""The engine's best melds against the plain search: same points, and a packing that the plain rules know."""

from itertools import product
from random import Random

import pytest

from pinochle_learn.engine.melds.finding import base_key
from tests.against_plain.drawing import some_cards
from tests.plain.melds import best_points, counter_points, packings
from tests.plain.tables import ALL, pack
from tests.support.both import both
from tests.support.cards import TRUMPS, strings

READINGS = ("strict", "named", "borrow", "both")
DOUBLES = ("listed", "twice", "once")
FOUR_COPIES = ("double-deck", "double-deck-pagat", "npa")
TWO_COPIES = [name for name in ALL if name not in FOUR_COPIES]
COMBINATIONS = list(product(TWO_COPIES, READINGS, DOUBLES, (False, True)))
# A second run with an extra king beside a plain run is a question that only four copies ask, and no source
# answers; and the grand pinochle is not in those packs' lists.
COMBINATIONS += [
    (name, reading, doubles, False)
    for name, reading, doubles in product(FOUR_COPIES, READINGS, DOUBLES)
    if doubles == "listed" or reading in ("strict", "both")
]
PAIRED = ["AS", "TS", "KS", "QS", "JS", "JD", "AH", "AD", "AC"]  # doubles of many kinds
IDS = [f"{name}-{reading}-{doubles}{'-grand' * grand}" for name, reading, doubles, grand in COMBINATIONS]


def house(name, reading, doubles, grand):
    """A table under one reading of run extras and of doubles, with or without the grand pinochle."""
    changes = {"meld.run_extras": reading, "meld.doubles": doubles}
    return both(name, changes if name in FOUR_COPIES else changes | {"meld.melds.grand-pinochle.on": grand})


def hands(plain, seed, number):
    """Hands up to a full one, some longer, some of pairs, and trump or none."""
    rng, most = Random(seed), plain["hand"]
    for _ in range(number):
        hand = some_cards(plain, rng, most + 8 if rng.random() < 0.1 else most)
        if rng.random() < 0.2:
            hand = rng.randint(2, plain["copies"]) * rng.sample(PAIRED, rng.randint(1, 9))
        yield hand, rng.choice(["S", *TRUMPS])


@pytest.mark.parametrize(("name", "reading", "doubles", "grand"), COMBINATIONS, ids=IDS)
def test_points_of_each_type_are_those_of_the_plain_search(name, reading, doubles, grand):
    v, plain = house(name, reading, doubles, grand)
    for hand, trump in hands(plain, f"types {name} {reading} {doubles} {grand}", 50):
        assert v.meld(hand, trump=trump).by_type == best_points(plain, hand, trump), (hand, trump)


@pytest.mark.parametrize(("name", "reading", "doubles", "grand"), COMBINATIONS, ids=IDS)
def test_points_are_those_of_the_plain_count(name, reading, doubles, grand):
    v, plain = house(name, reading, doubles, grand)
    for hand, trump in hands(plain, f"count {name} {reading} {doubles} {grand}", 100):
        assert v.meld(hand, trump=trump).points == counter_points(plain, hand, trump), (hand, trump)


DOUBLED = ["AS TS KS QS JS", "QS JD", "KS QS JD", "AS AH AD AC", "KH QH", "KS QS", "9S"]


@pytest.mark.parametrize(("name", "reading", "doubles", "grand"), COMBINATIONS, ids=IDS)
def test_two_and_more_copies_of_each_meld(name, reading, doubles, grand):
    v, plain = house(name, reading, doubles, grand)
    known = [cards for cards in DOUBLED if cards[0] in plain["ranks"]]
    for cards, copies in product(known, range(2, plain["copies"] + 1)):
        hand = copies * cards.split()
        assert v.meld(hand, trump="S").by_type == best_points(plain, hand, "S"), hand


@pytest.mark.parametrize("name", ALL)
def test_whole_packs_and_nothing_at_all(name):
    v, plain = both(name)
    for trump in TRUMPS:
        assert v.meld("", trump=trump).points == 0
        assert v.meld(pack(plain), trump=trump).points == counter_points(plain, pack(plain), trump)


def written(key, cards, points):
    """One meld in the plain implementation's words. Two runs are one double run where they pay as much."""
    return key.replace("grand-pinochle", "grand-binocle"), tuple(sorted(cards)), points


def with_runs_together(packing):
    """A packing in one order, in which two single runs stand as one double run."""
    runs = [meld for meld in packing if meld[0] == "run"]
    if len(runs) == 2:
        both_runs = ("double-run", tuple(sorted(runs[0][1] + runs[1][1])), 2 * runs[0][2])
        packing = [meld for meld in packing if meld[0] != "run"] + [both_runs]
    return sorted(packing)


def of_engine(melds, type_name, doubles):
    """The engine's melds of one type; where no double pays more, it calls two of 40 a double of 40."""
    laid = [meld for meld in melds if meld.type == type_name]
    if doubles == "once":
        single = [(base_key(meld.key), strings(meld.cards[:: meld.copies]), meld.points) for meld in laid]
        return with_runs_together([written(*meld) for meld in single])
    return with_runs_together([written(meld.key, strings(meld.cards), meld.points) for meld in laid])


def of_plain(plain, hand, trump, type_name):
    """Every plain packing of one type."""
    every = packings(plain, hand, trump, type_name)
    return [with_runs_together([written(*meld) for meld in packing]) for packing in every]


@pytest.mark.parametrize(("name", "reading", "doubles", "grand"), COMBINATIONS, ids=IDS)
def test_the_best_set_is_a_packing_and_none_beats_it(name, reading, doubles, grand):
    v, plain = house(name, reading, doubles, grand)
    for hand, trump in hands(plain, f"packings {name} {reading} {doubles} {grand}", 30):
        melds = v.meld(hand, trump=trump)
        for type_name, points in melds.by_type.items():
            every = of_plain(plain, hand, trump, type_name)
            assert of_engine(melds, type_name, doubles) in every, (hand, trump, type_name)
            assert points == max(sum(meld[2] for meld in packing) for packing in every)


@pytest.mark.parametrize("name", ALL)
def test_the_order_of_the_cards_does_not_matter(name):
    v, plain = both(name)
    rng = Random(name)
    for hand, trump in hands(plain, f"order {name}", 100):
        mixed = rng.sample(hand, len(hand))
        assert v.meld(hand, trump=trump) == v.meld(mixed, trump=trump)


@pytest.mark.parametrize("name", ALL)
def test_one_more_card_never_melds_less(name):
    v, plain = both(name)
    for hand, trump in hands(plain, f"more {name}", 200):
        assert v.meld(hand[:-1], trump=trump).points <= v.meld(hand, trump=trump).points
