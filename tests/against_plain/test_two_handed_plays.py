"""Legal cards for two: any card while the stock lasts, the duties after it."""

from collections import Counter
from itertools import product
from random import Random

import pytest

import pinochle_learn as pl
from tests.plain.stock.table import PACK_ORDER, SUITS, TABLES, legal, second_wins

PACK = 2 * PACK_ORDER


@pytest.mark.parametrize(("name", "stock"), list(product(TABLES, (True, False))))
def test_hands_at_random(name, stock):
    v, rules, rng = pl.variant(name), TABLES[name], Random(f"plays {name} {stock}")
    sizes = Counter()
    for _hand in range(600):
        drawn = rng.sample(PACK, rng.randint(2, 13))
        hand, trick, trump = drawn[1:], drawn[: rng.choice([0, 1, 1, 1])], rng.choice(SUITS)
        found = v.legal(hand, trick=trick, trump=trump, stock=stock)
        expected = legal(rules, hand, trick, trump, stock=stock)
        assert {str(card) for card in found} == expected, (hand, trick, trump)
        assert {card for card in hand if found[card].legal} == expected
        sizes[len(expected) < len(set(hand))] += 1
    assert sizes[True] > 100 or stock


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("lead", PACK_ORDER)
def test_each_lead_before_hands_of_two(name, lead):
    """Every two different cards after every lead, and who wins with each of them."""
    v, rules, hands = pl.variant(name), TABLES[name], Random(lead)
    for _hand in range(60):
        hand = hands.sample(PACK_ORDER, 2)
        found = v.legal(hand, trick=[lead], trump="S", stock=False)
        assert {str(card) for card in found} == legal(rules, hand, [lead], "S", stock=False), hand
        for card in hand:
            position = v.winner([lead, card], trump="S").position
            assert bool(position) == second_wins(lead, card, "S"), (lead, card)


CASES = [
    # lead, hand: what may be played at two-handed and at two-handed-wikihow; trump is spades
    ("KS", "AS QS AH", "AS", "AS"),
    ("AS", "KS QS AH", "KS QS", "KS QS"),
    ("KH", "AH QH AS", "AH QH", "AH"),
    ("KH", "AS 9S AC", "AS 9S", "AS 9S"),
    ("KS", "AH 9C", "AH 9C", "AH 9C"),
    ("KH", "KH 9H", "KH 9H", "KH 9H"),
]


@pytest.mark.parametrize(("lead", "hand", "here", "there"), CASES)
def test_duties_after_the_stock(lead, hand, here, there):
    for name, expected in zip(TABLES, (here, there), strict=True):
        found = pl.variant(name).legal(hand, trick=lead, trump="S", stock=False)
        assert " ".join(str(card) for card in found) == expected
        assert legal(TABLES[name], hand.split(), [lead], "S", stock=False) == set(expected.split())
