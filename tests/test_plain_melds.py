"""Checks the melds of the plain implementation by the worked examples, and its two scorers by each other."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.plain.melds import best_points, counter_points, packings
from tests.plain.tables import DOUBLES, SINGLES, pack, table

READINGS = {"P": "named", "S": "strict", "M": "borrow", "R": "both"}
DECK = pack()

MELDS = [
    ("X001", "AH TH KH QH JH", "H", 15, "PSM"),
    ("X002", "AH TH KH QH JH KH", "H", 19, "PMR"),
    ("X003", "AH TH KH QH JH QH", "H", 19, "PMR"),
    ("X004", "AH TH KH QH JH KH QH", "H", 23, "PR"),
    ("X009", "AH TH KH QH JH AH TH KH QH JH", "H", 150, "PSM"),
    ("X010", "AH TH KH QH JH", "C", 2, "PSMR"),
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
    # The table of reference 0.3 where it differs from the rows above.
    ("0.3 S +K", "AH TH KH QH JH KH", "H", 15, "S"),
    ("0.3 S +Q", "AH TH KH QH JH QH", "H", 15, "S"),
    ("0.3 SM +KQ", "AH TH KH QH JH KH QH", "H", 19, "SM"),
    ("0.3 R bare", "AH TH KH QH JH", "H", 19, "R"),
    ("0.3 R double", "AH TH KH QH JH AH TH KH QH JH", "H", 158, "R"),
    # Reference 1.1.
    ("roundhouse", "KS QS KH QH KD QD KC QC", "H", 24, "PSMR"),
    ("double roundhouse", "KS QS KH QH KD QD KC QC KS QS KH QH KD QD KC QC", "H", 160, "PSMR"),
    ("run and roundhouse", "AH TH KH QH JH KS QS KD QD KC QC", "H", 35, "PSM"),
    ("two sets needed", "AS AS AH AD AC", "H", 10, "PSMR"),
    ("three suits", "AS AS AH AH AD AD", "H", 0, "PSMR"),
    ("tens and nines around", "TS TH TD TC 9S 9H 9D 9C", "H", 1, "PSMR"),
    ("no trump", "AH TH KH QH JH 9H", None, 2, "PSMR"),
]


def held(cards):
    """Returns a list of cards from a text."""
    return cards.split()


def total(chosen, cards, trump):
    """Returns the points of a hand, found both ways."""
    found = sum(best_points(chosen, held(cards), trump).values())
    assert found == counter_points(chosen, held(cards), trump)
    return found


@pytest.mark.parametrize(("name", "cards", "trump", "points", "models"), MELDS)
def test_melds_on_both_scales(name, cards, trump, points, models):
    """X001 to X028 and the tables of values."""
    for letter in models:
        small = table("pinochlerun", run_extras=READINGS[letter])
        large = table("pagat", run_extras=READINGS[letter])
        assert total(small, cards, trump) == points, name
        assert total(large, cards, trump) == 10 * points, name


def test_passing_and_melding_choices():
    """X191 to X194."""
    assert total(table("pinochlerun"), "KH QH QH", "S") == 2
    assert total(table("wikihow"), "AS AH AD AC KS QS JS TS 9S", "S") == 260
    ok = table("okpinochle")
    assert best_points(ok, held("KH QH QS QD QC"), "S") == {"I": 20, "II": 0, "III": 60}
    run = held("AH TH KH QH JH")
    both = [keys for keys in key_lists(ok, run, "H", "I") if {"run", "royal-marriage"} <= set(keys)]
    assert both == []
    assert best_points(table("pinochlerun"), held("QS JD KS"), "H") == {"I": 2, "II": 4, "III": 0}


def key_lists(chosen, hand, trump, type_name):
    """Returns the sorted keys of every packing."""
    every = packings(chosen, hand, trump, type_name)
    return sorted(sorted(key for key, _cards, _points in packing) for packing in every)


def test_packings_are_all_there():
    """A king and two queens, two marriages, a run with an extra pair in two readings."""
    strict = table("pinochlerun")
    assert key_lists(strict, held("KH QH QH"), "S", "I") == [[], ["marriage"]]
    assert key_lists(strict, held("KH QH KH QH"), "S", "I") == [[], ["marriage"], ["marriage"] * 2]
    run = held("AS TS KS QS JS KS QS")
    marriages = [[], ["royal-marriage"], ["royal-marriage", "royal-marriage"]]
    runs = [["royal-marriage", "run"], ["run"]]
    assert key_lists(strict, run, "S", "I") == sorted(marriages + runs)
    more = [["run-with-king"], ["run-with-queen"], ["run-with-marriage"]]
    assert key_lists(table("pagat"), run, "S", "I") == sorted(marriages + runs + more)
    assert key_lists(strict, held("QS JD QS JD"), "H", "II") == [[], ["double-pinochle"], ["pinochle"]]


def test_type_names():
    """Every table calls its types by its own names."""
    hand = held("AS AH AD AC QS JD KS")
    assert best_points(table("pagat"), hand, "H") == {"I": 20, "II": 40, "III": 100}
    assert best_points(table("wikihow"), hand, "H") == {"I": 20, "II": 100, "III": 40}
    assert best_points(table("hoyle"), hand, "H") == {"A": 20, "B": 40, "C": 100}


DOUBLE_CASES = [
    # cards, trump H: listed, twice, once, Foster
    ("QS JD QS JD", 300, 80, 40, 80),
    ("AS AH AD AC AS AH AD AC", 1000, 200, 100, 200),
    ("KS KH KD KC KS KH KD KC", 800, 160, 80, 160),
    ("QS QH QD QC QS QH QD QC", 600, 120, 60, 120),
    ("JS JH JD JC JS JH JD JC", 400, 80, 40, 80),
    ("AH TH KH QH JH AH TH KH QH JH", 1500, 300, 190, 300),  # once: a run and a royal marriage
    ("KH QH KH QH 9H 9H", 100, 100, 100, 100),
    ("KS QS KS QS", 40, 40, 40, 40),
]


@pytest.mark.parametrize(("cards", "listed", "twice", "once", "foster"), DOUBLE_CASES)
def test_doubles(cards, listed, twice, once, foster):
    """What a second copy pays under the three rules and on Foster's list."""
    for rule, points in (("listed", listed), ("twice", twice), ("once", once)):
        assert total(table("pagat", run_extras="strict", doubles=rule), cards, "H") == points
    assert total(table("hoyle"), cards, "H") == foster


def test_grand_binocle():
    """80 where it is played, and its queen and jack make no pinochle beside it."""
    off, on = table("hoyle"), table("hoyle", grand_binocle=True)
    assert best_points(off, held("KS QS JD"), "H")["B"] == 40
    assert best_points(on, held("KS QS JD"), "H") == {"A": 20, "B": 80, "C": 0}
    assert best_points(on, held("KS QS JD QS JD"), "H")["B"] == 120
    assert best_points(on, held("KS QS JD KS QS JD"), "H")["B"] == 160


COMBINATIONS = [
    (reading, rule, variant, grand)
    for reading, rule, variant, grand in product(
        READINGS.values(), ("listed", "twice", "once"), ("pinochlerun", "pagat", "hoyle"), (False, True)
    )
]


def random_hand(rng):
    """Returns 1 to 12 cards, at times up to 20, half of the time from the cards that meld most."""
    rich = [card for card in DECK if card[1] == "S" or card[0] in "KQ" or card == "JD"]
    cards = rich if rng.random() < 0.5 else DECK
    size = rng.randint(13, 20) if rng.random() < 0.1 else rng.randint(1, 12)
    return rng.sample(cards, size)


@pytest.mark.parametrize(("reading", "rule", "variant", "grand"), COMBINATIONS)
def test_search_and_counting_agree(reading, rule, variant, grand):
    """The two scorers agree on random hands under every reading and doubling rule."""
    chosen = table(variant, run_extras=reading, doubles=rule, grand_binocle=grand)
    rng = Random(f"{reading} {rule} {variant} {grand}")
    for _hand in range(100):
        hand, trump = random_hand(rng), rng.choice(["S", "S", "S", "H", "D", "C", None])
        assert sum(best_points(chosen, hand, trump).values()) == counter_points(chosen, hand, trump), hand


def test_packings_are_disjoint():
    """No packing uses more cards than the hand holds, pool by pool."""
    rng = Random(1)
    for _hand in range(200):
        hand = random_hand(rng)
        for type_name in ("I", "II", "III"):
            for packing in packings(table("pagat"), hand, "S", type_name):
                used = Counter(card for _key, cards, _points in packing for card in cards)
                assert used <= Counter(hand)


def test_values_are_typed_right():
    """The two scales tell the same story, and an unknown option is refused."""
    assert SINGLES[10] == {key: 10 * points for key, points in SINGLES[1].items()}
    for by_scale in DOUBLES.values():
        assert by_scale[10] == {key: 10 * points for key, points in by_scale[1].items()}
    with pytest.raises(KeyError, match="no option"):
        table("pagat", colour="green")
