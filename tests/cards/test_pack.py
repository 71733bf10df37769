"""The pack, its cards, and hands as the engine keeps them."""

from collections import Counter
from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.cards import Pack
from tests.plain.tables import pack as plain_pack

PACK = pl.variant("pagat").pack


def test_the_pack_is_two_of_each_card():
    assert len(PACK) == 48
    assert [str(card) for card in PACK.whole()] == plain_pack()
    assert len(PACK.distinct) == 24


def test_a_card_in_its_forms():
    card = PACK.card("10s")
    assert (str(card), repr(card), card.name, card.symbol) == ("TS", "Card('TS')", "ten of spades", "10♠")
    assert (card.rank, card.suit) == ("T", "S")
    assert card == pl.Card("T", "S")
    assert len({card, pl.Card("T", "S")}) == 1


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_keeps_its_cards(seed):
    cards = Random(seed).sample(PACK.whole(), 12 + seed)
    assert Counter(PACK.cards(PACK.hand(cards))) == Counter(cards)


def test_hands_are_the_same_whatever_the_order():
    assert PACK.hand("AS AS TS") == PACK.hand("TS AS AS") != PACK.hand("AS TS TS")


def test_adding_and_removing():
    hand = PACK.hand("AS")
    ace = PACK.number[pl.Card("A", "S")]
    two = PACK.add(hand, ace)
    assert (PACK.copies_in(hand, ace), PACK.copies_in(two, ace)) == (1, 2)
    assert PACK.remove(two, ace) == hand
    assert PACK.remove(hand, ace) == 0


def test_the_lowest_bits_are_the_distinct_cards():
    """The engine's masks rest on it."""
    assert PACK.hand("AS AS") & (1 << 24) - 1 == PACK.hand("AS")
    assert PACK.hand("AS AS").bit_count() == 2


@pytest.mark.parametrize(("cards", "n"), [("", 0), ("AS TS", 2), ("AS AS", 2), ([], 0)])
def test_one_card_is_one_card(cards, n):
    with pytest.raises(pl.CardError, match=f"is {n} cards; one card is wanted"):
        PACK.card(cards)


def test_another_pack():
    """Four copies and no nines, as the double deck has them."""
    double = Pack("ATKQJ", "SHDC", 4)
    assert len(double) == 80
    assert double.cards(double.hand("AS AS AS AS KD")) == double.read("AS AS AS AS KD")
    with pytest.raises(pl.CardError, match="5 times AS: the pack has 4 copies of it"):
        double.read("AS AS AS AS AS")
    with pytest.raises(pl.CardError, match="9S is not in this pack: its ranks are A, T, K, Q and J"):
        double.read("9S")


def test_equal_packs_are_equal():
    assert Pack("ATKQJ9", "SHDC", 2) == PACK
    assert Pack("ATKQJ9", "SHDC", 4) != PACK
