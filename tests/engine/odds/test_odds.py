"""Exact chances: against every hand where they are few, against known figures, and laws that hold for all."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pinochle_learn as pl

HELD = {
    "pinochlerun": "AS TS KS QS JS KS QS JD AH AD AC",
    "pagat": "AS TS KS QS JS KH QH KD QD JD QS",
    "hoyle": "KS KH KD KC QS JD QS JD AS",
    "auction": "AS TS KS QS 9S AH TH 9H KD QD 9D JC",
    "npa": "AS AS AH AD AC TS KS QS JS KS QS JD QS",
}


def every_hand(v, held, drawn):
    """Every way to draw so many cards from what is left of the pack, each with what all cards meld."""
    own = v.pack.read(held)
    left = list((Counter(v.pack.whole()) - Counter(own)).elements())
    return [(*own, *more) for more in combinations(left, drawn)]


@pytest.mark.parametrize("name", HELD)
@pytest.mark.parametrize("trump", ["S", "D"])
def test_totals_are_those_of_every_hand(name, trump):
    v = pl.variant(name)
    hands = every_hand(v, HELD[name], 2)
    odds = v.odds(2, trump=trump, held=HELD[name])
    assert odds.ways == len(hands)
    assert odds.totals == Counter(v.meld(hand, trump=trump).points for hand in hands)


@pytest.mark.parametrize("changes", [{"meld.run_extras": r} for r in ("strict", "named", "borrow", "both")])
def test_totals_under_other_readings(changes):
    v = pl.variant("pagat").with_rules({**changes, "meld.melds.grand-pinochle.on": True})
    hands = every_hand(v, HELD["pagat"], 2)
    assert v.odds(2, trump="S", held=HELD["pagat"]).totals == Counter(
        v.meld(h, trump="S").points for h in hands
    )


def test_melds_are_those_of_every_hand():
    v, held = pl.variant("pinochlerun"), "AS TS KS QS AH KH AD QD AC"
    hands = [Counter(map(str, hand)) for hand in every_hand(v, held, 2)]
    odds = v.odds(2, trump="S", held=held)
    wanted = {
        "run": [["AS", "TS", "KS", "QS", "JS"]],
        "royal-marriage": [["KS", "QS"]],
        "marriage": [[f"K{s}", f"Q{s}"] for s in "HDC"],
        "dix": [["9S"]],
        "pinochle": [["QS", "JD"]],
        "aces-around": [["AS", "AH", "AD", "AC"]],
        "double-aces-around": [["AS", "AH", "AD", "AC"] * 2],
    }
    for key, places in wanted.items():
        holding = sum(any(not Counter(place) - hand for place in places) for hand in hands)
        assert odds.melds[key] == holding, key


@pytest.mark.parametrize(
    ("cards", "key", "percent"),
    [(16, "royal-marriage", "79.9404"), (16, "run", "15.9090"), (12, "dix", None)],
)
def test_known_figures(cards, key, percent):
    """16 of 48: a marriage in any suit, a run in any suit; 12 of 48: at least one nine of any suit."""
    chance = pl.variant("pagat").odds(cards).chance(key)
    if percent is None:
        assert chance == 1 - Fraction(comb(40, cards), comb(48, cards))
    else:
        assert f"{float(chance) * 100:.4f}" == percent


OTHERS = [rank + suit for rank in "AJ9" for suit in "SHDC"]  # none of them makes a run or a marriage


@pytest.mark.parametrize(
    ("held", "trump", "meld", "ways"),
    [
        pytest.param("AS TS KS QS", "S", "run", 961, id="X195 a jack of spades"),
        pytest.param("KH KD KC", "S", "marriage", 2531, id="X197 a queen of three suits"),
        pytest.param("KS KH KD KC", None, "royal-marriage", 3156, id="X198 a queen of four suits"),
    ],
)
def test_the_kitty_holds_a_wanted_card(held, trump, meld, ways):
    """Three cards of 33 unseen hold at least one of two copies of each card that is wanted."""
    hand = [*held.split(), *(card for card in OTHERS if card not in {"AS", "JS"})][:15]
    hand += ["TH", "TD", "TC"][: 15 - len(hand)]
    odds = pl.variant("auction").odds(held=hand, of="kitty", trump=trump)
    assert (odds.melds[meld], odds.ways) == (ways, 5456)


def test_the_kitty_and_the_stock_of_a_table_without_one():
    with pytest.raises(pl.PinochleError, match="has no kitty"):
        pl.variant("pagat").odds(of="kitty")
    with pytest.raises(pl.PinochleError, match="of is hand, partner"):
        pl.variant("pagat").odds(of="talon")
    with pytest.raises(pl.PinochleError, match="up to 36"):
        pl.variant("pagat").odds(37, held=HELD["pagat"] + " 9C")
    with pytest.raises(pl.PinochleError, match="name it"):
        _ = pl.variant("pagat").odds().totals
    with pytest.raises(pl.PinochleError, match="There is no meld 'flush'"):
        pl.variant("pagat").odds().chance("flush")


def test_a_partners_hand_is_drawn_from_what_i_do_not_hold():
    v = pl.variant("pagat")
    odds = v.odds(trump="S", held="AS AS AH AD AC TS KS QS JS 9S 9S JD", of="partner")
    assert odds.ways == comb(36, 12)
    assert odds.melds["aces-around"] == 0  # both aces of spades are mine
    assert odds.melds["dix"] == 0
    assert sum(odds.totals.values()) == odds.ways


@pytest.mark.parametrize("name", ["pinochlerun", "hoyle", "double-deck", "npa", "cutthroat"])
def test_all_totals_together_are_all_hands(name):
    v = pl.variant(name)
    odds = v.odds(trump="H")
    assert (
        sum(odds.totals.values()) == odds.ways == comb(len(v.pack), v.rules.deal.hand.value)
    )  # of all cards
    assert min(odds.totals.values()) > 0
    assert odds.at_least(0) == 1


@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_more_cards_never_lower_a_chance(data):
    v = pl.variant("okpinochle")
    held = data.draw(st.lists(st.sampled_from([str(c) for c in v.pack.distinct]), unique=True, max_size=6))
    fewer, more = (v.odds(n, trump="C", held=held) for n in (4, 5))
    for key in fewer.melds:
        assert fewer.chance(key) <= more.chance(key)
    assert fewer.mean <= more.mean


def test_a_stock_gives_its_cards_to_my_hand():
    v, held = pl.variant("two-handed"), "AS TS KS QS AH TH KH 9D QD JD AC TC"
    odds = v.odds(2, trump="S", held=held, of="stock")
    hands = every_hand(v, held, 2)
    assert odds.ways == len(hands) == comb(36, 2)
    assert odds.melds["run"] == sum("JS" in map(str, hand) for hand in hands)
    assert odds.totals == Counter(v.meld(hand, trump="S").points for hand in hands)


@pytest.mark.parametrize(
    ("name", "held", "trump"),
    [("pagat", "", "D"), ("wikihow", "AS TS KS QS 9S AH KH 9H QD JD AC 9C", "S"), ("npa", "", "H")],
)
def test_sampled_hands_meld_as_often(name, held, trump):
    """Hands drawn by chance: each share lies within five standard deviations of the exact one."""
    v, chance, n = pl.variant(name), Random(48), 4000
    own = v.pack.read(held)
    left = list((Counter(v.pack.whole()) - Counter(own)).elements())
    odds = v.odds(trump=trump, held=held, of="partner")
    melded = [v.meld(chance.sample(left, v.rules.hand_size), trump=trump) for _ in range(n)]
    for least in list(odds.totals)[1:40:4]:
        exact = float(odds.at_least(least))
        seen = sum(melds.points >= least for melds in melded)
        assert abs(seen - n * exact) <= 5 * sqrt(n * exact * (1 - exact)) + 1, least
    exact = float(odds.chance("run"))
    seen = sum(any(meld.key.startswith("run") or meld.key.endswith("-run") for meld in m) for m in melded)
    assert abs(seen - n * exact) <= 5 * sqrt(n * exact * (1 - exact)) + 1


@pytest.mark.parametrize(("name", "seconds"), [("pagat", 1), ("three-handed-wikihow", 1), ("double-deck", 6)])
def test_all_is_counted_in_good_time(name, seconds):
    """Twelve of 48 in a second, twenty of 80 in a few, of this process's own time."""
    start = process_time()
    odds = pl.variant(name).odds(trump="S")
    assert odds.melds["run"] < sum(odds.totals.values())
    assert process_time() - start < seconds
