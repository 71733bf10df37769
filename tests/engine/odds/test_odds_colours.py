"""Exact chances of single melds with coloured cards: every hand, sampled hands, and plain formulas."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt
from random import Random
from time import process_time

import pytest

import pinochle_learn as pl

PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
ORDER = "89TJQKA"


def pairs(cards, ranks, same, other):
    """Whether two ranks are there that are the same in one thing and not in the other."""
    first, second = ([c for c in cards if c.rank == rank] for rank in ranks)
    return any(
        getattr(a, same) == getattr(b, same) and getattr(a, other) != getattr(b, other)
        for a in first
        for b in second
    )


def run_of_three(cards, alike):
    held = {}
    for card in cards:
        held.setdefault(getattr(card, alike), set()).add(ORDER.index(card.rank))
    return any({n, n + 1, n + 2} <= ranks for ranks in held.values() for n in range(5))


def most(cards, alike):
    return max(Counter(getattr(card, alike) for card in cards).values(), default=0)


def has(cards, *codes):
    return set(codes) <= {str(card) for card in cards}


PURPLE_MELDS = {
    "run": lambda c: has(c, "ABk", "KBk", "QBk", "JBk", "TBk"),
    "royal-marriage": lambda c: has(c, "KBk", "QBk"),
    "color-marriage": lambda c: pairs(c, "KQ", "colour", "rank"),
    "suit-marriage": lambda c: pairs(c, "KQ", "suit", "colour"),
    "dix": lambda c: has(c, "8Bk"),
    "aces-around": lambda c: sum(card.rank == "A" for card in c) >= 4,
    "five-kings-around": lambda c: sum(card.rank == "K" for card in c) >= 5,
    "six-black-around": lambda c: sum(card.colour == "Bk" for card in c) >= 6,
    "seven-green-around": lambda c: sum(card.colour == "Gr" for card in c) == 7,
    "pinochle": lambda c: has(c, "QBk", "JBl") or has(c, "QBk", "JSi"),
    "color-pinochle": lambda c: pairs(c, "QJ", "colour", "rank"),
    "suit-pinochle": lambda c: pairs(c, "QJ", "suit", "colour"),
}
RUMMY_MELDS = {
    "suit-run": lambda c: run_of_three(c, "suit"),
    "color-run": lambda c: run_of_three(c, "colour"),
    "rank-set": lambda c: most(c, "rank") >= 3,
    "color-set": lambda c: most(c, "colour") >= 3,
}
CASES = [
    (
        PURPLE,
        "Bk",
        PURPLE_MELDS,
        ("", "KBk QRd QGo ABk ARd ABl KRd JBk", "KBk QBk JBk TBk 9Bk 8Bk AGr KGr TGr"),
    ),
    (RUMMY, None, RUMMY_MELDS, ("", "8Bk 9Bk JRd QRd 8Go 8Gr", "TRd JGo 9Si KSi ABl ABr 9Br")),
]


def every_hand(v, held, drawn):
    own = v.pack.read(held)
    left = [card for card in v.pack.distinct if card not in own]
    return [(*own, *more) for more in combinations(left, drawn)]


@pytest.mark.parametrize(("v", "trump", "melds", "held"), [(*case[:3], h) for case in CASES for h in case[3]])
def test_melds_are_those_of_every_hand(v, trump, melds, held):
    hands = every_hand(v, held, 3)
    odds = v.odds(3, trump=trump, held=held)
    assert odds.ways == len(hands)
    assert {key: odds.melds[key] for key in melds} == {
        k: sum(map(has_it, hands)) for k, has_it in melds.items()
    }


@pytest.mark.parametrize(("v", "trump", "melds"), [case[:3] for case in CASES])
@pytest.mark.parametrize("held", ["", "KBk QRd ABl ARd 9Gr TGr"])
def test_sampled_hands_hold_melds_as_often(v, trump, melds, held):
    """A partner's, or another player's, hand: each share within five standard deviations of the exact one."""
    chance, n, own = Random(49), 3000, v.pack.read(held)
    left = [card for card in v.pack.distinct if card not in own]
    odds = v.odds(trump=trump, held=held, of="partner")
    hands = [chance.sample(left, v.rules.hand_size) for _ in range(n)]
    for key, has_it in melds.items():
        exact = float(odds.chance(key))
        assert abs(sum(map(has_it, hands)) - n * exact) <= 5 * sqrt(n * exact * (1 - exact)) + 1, key


def test_plain_formulas():
    odds = PURPLE.odds(trump="Rd")
    assert odds.ways == comb(49, 12)
    assert odds.chance("dix") == Fraction(12, 49)
    assert odds.chance("royal-marriage") == Fraction(12 * 11, 49 * 48)
    fours = sum(comb(7, n) * comb(42, 12 - n) for n in range(4, 8))
    assert odds.melds["aces-around"] == odds.melds["green-around"] == fours
    assert odds.melds["seven-red-around"] == comb(42, 5)
    no_set = sum(
        comb(7, twos) * comb(7, 2) ** twos * comb(7 - twos, 10 - 2 * twos) * 7 ** (10 - 2 * twos)
        for twos in range(3, 6)
    )
    assert RUMMY.odds().melds["rank-set"] == RUMMY.odds().ways - no_set


def test_all_single_melds_of_the_table_are_there():
    """One key for each meld, and for each around one more for five, six and seven cards."""
    keys = set(PURPLE.odds(trump="Bk").melds)
    arounds = {rule.key for rule in PURPLE.rules.meld.melds if rule.key.endswith("around")}
    plain = {rule.key for rule in PURPLE.rules.meld.melds}
    assert keys == plain | {f"{n}-{key}" for n in ("five", "six", "seven") for key in arounds}
    assert "dix" not in PURPLE.with_rules({"meld.melds.dix.on": False}).odds(trump="Bk").melds
    assert set(RUMMY.odds().melds) == {rule.key for rule in RUMMY.rules.meld.melds}


def test_a_meld_can_be_laid_when_the_engine_lays_it():
    """Cards that are exactly one meld: the chance says so, and so does the judge of claims."""
    for cards, key in (("KRd QRd", "royal-marriage"), ("KBk QBk", "color-marriage"), ("QBk JSi", "pinochle")):
        odds = PURPLE.odds(0, trump="Rd", held=cards)
        assert odds.chance(key) == 1
        assert PURPLE.check_meld(cards, trump="Rd").meld.key == key


def test_without_a_trump_any_colour_may_be_it():
    odds = PURPLE.odds(2)
    assert odds.melds["royal-marriage"] == odds.melds["color-marriage"] == 7
    assert odds.melds["dix"] == comb(49, 2) - comb(42, 2)


def test_cards_that_i_hold_are_not_my_partners():
    odds = PURPLE.odds(trump="Bk", held="KBk ARd ABl AGr AGo", of="partner")
    assert odds.melds["run"] == odds.melds["royal-marriage"] == odds.melds["aces-around"] == 0
    assert odds.melds["kings-around"] == sum(comb(6, n) * comb(38, 12 - n) for n in range(4, 7))
    with pytest.raises(pl.PinochleError, match="has no kitty"):
        PURPLE.odds(of="kitty")
    with pytest.raises(pl.PinochleError, match="There is no meld 'marriage'"):
        PURPLE.odds().chance("marriage")


def test_all_is_counted_in_good_time():
    start = process_time()
    for n in (6, 12, 24, 49):
        assert PURPLE.odds(n).melds["run"] <= PURPLE.odds(n).ways
        assert RUMMY.odds(n).melds["color-set"] >= RUMMY.odds(n).melds["color-run"]
    assert process_time() - start < 4
