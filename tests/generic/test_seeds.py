"""The same seed gives each seat the same cards, whoever deals and wherever."""

from collections import Counter

import pytest

import pinochle_learn as pl
from tests.support.cards import on_no_side
from tests.support.tables import AUCTIONED, EVERY, PURPLES, SUITED, each

GOLDEN = {
    0: [
        "AS TS KS QS AH TH KH AD QD JD TC 9C",
        "AS TS KS QS JS TH JH TD KD AC JC 9C",
        "JS 9S JH 9H AD TD KD QD AC TC KC QC",
        "9S AH KH QH QH 9H JD 9D 9D KC QC JC",
    ],
    1: [
        "TS 9S AH AH QH TD JD AC TC KC QC JC",
        "KS KS JS KH JH 9H AD QD AC QC 9C 9C",
        "AS QS JS TH TH 9H AD KD KD 9D KC JC",
        "AS TS QS 9S KH QH JH TD QD JD 9D TC",
    ],
    7: [
        "KS JS 9S AH AH QH AD TD QD JD 9D TC",
        "AS QS JS TH QH JH AD QD 9D AC AC QC",
        "KS 9S KH 9H TD KD JD TC KC QC JC 9C",
        "AS TS TS QS TH KH JH 9H KD KC JC 9C",
    ],
}


DOUBLE = {
    0: [
        "AS AS TS KS QS AH AH QH JH JH TD TD KD QD JD AC TC KC KC QC",
        "AS TS TS KS KS KS QS QS TH KH KH QH TD KD JD AC TC QC JC JC",
        "AS TS QS JS JS AH TH TH TH KH JH AD AD TD KD QD QD KC QC JC",
        "JS JS AH KH QH QH JH AD AD KD QD JD JD AC AC TC TC KC QC JC",
    ],
    7: [
        "AS TS KS JS AH AH QH JH JH AD TD TD TD QD JD TC KC QC QC JC",
        "AS AS QS QS JS AH AH QH QH JH AD QD QD AC AC TC TC KC JC JC",
        "KS QS JS JS TH KH KH AD TD KD KD KD JD JD AC AC TC KC KC JC",
        "AS TS TS TS KS KS QS TH TH TH KH KH QH JH AD KD QD JD QC QC",
    ],
}
THREE = {
    # the last is the kitty
    0: [
        "AS AS TS KS QS QS AH TH KH JH AD QD JD TC 9C",
        "TS KS JS TH 9H AD TD KD AC AC TC KC QC JC 9C",
        "JS 9S 9S AH KH QH JH 9H TD KD QD JD 9D QC JC",
        "QH 9D KC",
    ],
    7: [
        "AS KS JS 9S AH AH TH QH AD AD TD QD JD 9D TC",
        "QS JS 9S KH QH JH 9H TD QD JD 9D AC AC TC QC",
        "AS TS TS KS KH JH 9H KD KC KC QC JC JC 9C 9C",
        "QS TH KD",
    ],
}

PURPLE = {
    # the last is the card turned up
    0: [
        "KBk JBk 9Bk 8Bk ARd ABl QBl 9Gr TGo 8Go TSi 9Br",
        "ABk QBk TBk QRd 8Rd KBl TBl KGr AGo KGo QSi 8Br",
        "KRd 8Bl AGr JGr TGr 8Gr QGo JGo JSi ABr KBr JBr",
        "JRd TRd 9Rd JBl 9Bl QGr 9Go ASi KSi 9Si QBr TBr",
        "8Si",
    ],
    7: [
        "9Bk JRd 8Rd ABl TBl 9Bl KGr TGo 8Go KSi 8Si KBr",
        "ABk 8Bk KRd QRd 9Rd TGr 9Gr 8Gr JGo ASi JSi QBr",
        "TBk TRd 8Bl QGr AGo KGo 9Go QSi TSi 9Si TBr 9Br",
        "KBk QBk JBk ARd QBl JBl AGr JGr QGo ABr JBr 8Br",
        "KBl",
    ],
}
RUMMY = {
    # six hands, the stock in the order drawn, the card face up
    0: [
        "KBk 9Bk ARd ABl 9Gr TSi",
        "JBk 8Bk QBl TGo 8Go 9Br",
        "ABk TBk KBl TBl AGo 8Br",
        "QBk QRd 8Rd KGr KGo QSi",
        "8Bl JGr JSi ABr KBr JBr",
        "KRd AGr TGr 8Gr QGo JGo",
        "9Si ASi QBr TBr 9Rd 9Go JBl QGr TRd 9Bl KSi 8Si",
        "JRd",
    ],
    7: [
        "JRd ABl TBl KGr KSi 8Si",
        "9Bk 8Rd 9Bl TGo 8Go KBr",
        "ABk 8Bk KRd QRd 9Gr 8Gr",
        "9Rd TGr JGo ASi JSi QBr",
        "TRd QGr AGo 9Go QSi 9Si",
        "TBk 8Bl KGo TSi TBr 9Br",
        "JBr ABr JBl KBk AGr QBk QBl JGr JBk QGo ARd KBl",
        "8Br",
    ],
}


def line(cards):
    """Cards as one text."""
    return " ".join(map(str, cards))


def texts(deal):
    """The hands of a deal as texts."""
    return [line(hand) for hand in deal.dealt]


@pytest.mark.parametrize("seed", GOLDEN)
def test_golden_deals(seed):
    assert texts(pl.variant("pinochlerun").deal(seed=seed)) == GOLDEN[seed]


@pytest.mark.parametrize("seed", DOUBLE)
def test_golden_deals_of_the_double_deck(seed):
    assert texts(pl.variant("double-deck").deal(seed=seed)) == DOUBLE[seed]


@pytest.mark.parametrize("seed", THREE)
def test_golden_deals_for_three(seed):
    deal = pl.variant("cutthroat").deal(seed=seed)
    assert [*texts(deal), line(deal.kitty)] == THREE[seed]


@pytest.mark.parametrize("seed", PURPLE)
def test_golden_deals_of_the_purple_pack(seed):
    deal = pl.variant("purple").deal(seed=seed)
    assert [*texts(deal), line([deal.turned])] == PURPLE[seed]


@pytest.mark.parametrize("seed", RUMMY)
def test_golden_deals_of_rummy(seed):
    deal = pl.variant("purple-rummy").deal(seed=seed, players=6)
    assert [*texts(deal), line(deal.stock), line(deal.pile)] == RUMMY[seed]


def test_the_same_seed_is_the_same_shuffle_at_every_table_with_this_pack():
    """Four times twelve cards, three times fifteen and a kitty, twice twelve and a stock: one order."""
    for seed in (0, 1, 7):
        four, three = (pl.variant(name).deal(seed=seed) for name in ("pagat", "cutthroat"))
        assert not Counter(four.dealt[0]) - Counter(three.dealt[0])
        assert not Counter(three.kitty) - Counter(four.dealt[3])
        two = pl.variant("two-handed").deal(seed=seed)
        assert two.dealt == four.dealt[:2]
        assert Counter(two.stock) == Counter(four.dealt[2] + four.dealt[3])


def test_the_same_seed_is_the_same_shuffle_of_the_purple_pack():
    """Whoever sits at the table, the first hands are the same, and so is the order of the cards behind."""
    v = pl.variant("purple")
    for seed in (0, 1, 7):
        four, three, two = (v.deal(seed=seed, players=players) for players in (4, 3, 2))
        assert (three.dealt, two.dealt) == (four.dealt[:3], four.dealt[:2])
        assert three.turned in four.dealt[3]
        assert two.turned in four.dealt[2]
        rummy = pl.variant("purple-rummy").deal(seed=seed, players=6)
        assert set(rummy.dealt[0]) | set(rummy.dealt[1]) == set(four.dealt[0])


def test_no_variant_is_left_out():
    assert {v.id for v in EVERY} == {v.id for v in pl.variants()}


def test_every_seat_has_the_same_cards_whoever_deals(v):
    for seed in (0, 1, 7, 2**63 - 1):
        dealt = {v.deal(seed=seed, dealer=dealer).dealt for dealer in range(v.rules.players)}
        assert len(dealt) == 1


@each((*SUITED, PURPLES[0], AUCTIONED))
def test_tables_with_one_pack_share_their_deals(v):
    alike = [other for other in EVERY if dealt_as(other) == dealt_as(v)]
    assert len(alike) >= 2
    for seed in (0, 1, 7):
        deal = v.deal(seed=seed)
        dealt = {(o.deal(seed=seed).dealt, o.deal(seed=seed).kitty, o.deal(seed=seed).stock) for o in alike}
        assert dealt == {(deal.dealt, deal.kitty, deal.stock)}


def dealt_as(v):
    """The pack, the players and their cards."""
    return v.pack, v.rules.players, v.rules.hand_size


def test_a_deal_hands_out_the_pack(v):
    for seed in range(20):
        deal = v.deal(seed=seed)
        assert {len(hand) for hand in deal.hands} == {v.rules.hand_size}
        piles = (*deal.hands, deal.kitty, deal.stock, deal.pile, on_no_side(deal))
        everything = [card for pile in piles for card in pile]
        assert Counter(everything) == Counter(v.pack.whole())


def test_without_a_seed_one_is_chosen_and_told(v):
    deal = v.deal()
    assert v.deal(seed=deal.seed).dealt == deal.dealt


def test_different_seeds_give_different_cards(v):
    assert len({v.deal(seed=seed).dealt for seed in range(500)}) == 500


def test_every_card_falls_to_every_seat_about_as_often(v):
    """A fair shuffle: over 2000 fixed seeds each card is with each seat near its share.

    Small shares scatter more: then four and a half times their root is near.
    """
    share = 2000 * v.rules.hand_size / len(v.pack.distinct)
    near = max(0.15 * share, 4.5 * share**0.5)
    counts = [Counter() for _ in range(v.rules.players)]
    for seed in range(2000):
        for seat, hand in enumerate(v.deal(seed=seed).dealt):
            counts[seat].update(hand)
    for seat in counts:
        for card in v.pack.distinct:
            assert abs(seat[card] - share) < near


@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, "7", True, [1]])
def test_what_is_no_seed(v, seed):
    with pytest.raises(pl.ActionError, match="seed is a whole number from 0 to"):
        v.deal(seed=seed)
