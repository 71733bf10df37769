"""Melds of the Purple pack against the plain search, which tries every choice of rank or colour."""

from itertools import combinations
from random import Random

import pytest

import pinochle_learn as pl
from tests.plain.colours.melds import AROUNDS, best_by_class, best_melds, lay, readings
from tests.plain.colours.table import COLOURS, PACK, colour, rank
from tests.support.cards import strings

TRUMPS = [*COLOURS, None]
SIZES = range(1, 50)
CHOOSING = [card for card in PACK if rank(card) in AROUNDS or colour(card) in AROUNDS]
PURPLE = pl.variant("purple")


def some_cards(rng, size):
    """A set of cards; half of the time one that melds much, from few ranks and colours."""
    if rng.random() < 0.5:
        colours = rng.sample([*AROUNDS], 5)
        near = [card for card in PACK if rank(card) in colours or colour(card) in colours]
        if len(near) >= size:
            return rng.sample(near, size)
    return rng.sample(PACK, size)


def agrees(cards, trump):
    """Same points in each class, from melds that are melds and share no card within their class."""
    found, expected = PURPLE.meld(cards, trump=trump), best_by_class(cards, trump)
    assert found.by_type == expected, (cards, trump)
    assert found.points == sum(expected.values())
    used = set()
    for meld in found:
        held = strings(meld.cards)
        laid = [(kind, key, points) for kind, (key, _cards, points) in readings(held, trump)]
        assert (meld.type, meld.key, meld.points) in laid, (cards, trump, meld)
        uses = {(meld.type, card) for card in held}
        assert set(held) <= set(cards)
        assert len(uses) == len(held)
        assert not uses & used, (cards, trump, meld)
        used |= uses


@pytest.mark.parametrize("trump", TRUMPS)
def test_sets_of_every_size(trump):
    rng = Random(f"sizes {trump}")
    for size in SIZES:
        for _set in range(6 if size < 38 else 1):
            agrees(some_cards(rng, size), trump)


@pytest.mark.parametrize("size", [4, 8, 12, 13, 16, 20, 24])
def test_hands_and_what_players_win(size):
    rng = Random(f"hands {size}")
    for _set in range(150 if size < 20 else 40):
        agrees(some_cards(rng, size), rng.choice(TRUMPS))


@pytest.mark.parametrize("suit", AROUNDS)
def test_one_rank_or_colour_across_all_others(suit):
    """All seven of a kind beside four or five of those that cross it: the hardest choices."""
    rng = Random(f"across {suit}")
    for _set in range(40):
        cards = [card for card in PACK if suit in (rank(card), colour(card))]
        others = [card for card in CHOOSING if card not in cards]
        rng.shuffle(cards)
        agrees(cards[: rng.randint(4, 7)] + rng.sample(others, rng.randint(4, 14)), rng.choice(TRUMPS))


def test_the_sixteen_cards_that_choose_and_all_that_is_beside_them():
    rng = Random("sixteen")
    both = [card for card in PACK if rank(card) in AROUNDS and colour(card) in AROUNDS]
    beside = [card for card in CHOOSING if card not in both]
    assert (len(both), len(beside)) == (16, 24)
    for number in (0, 4, 8, 12, 12, 16, 16, 20, 20, 24):
        agrees([*both, *rng.sample(beside, number)], rng.choice(TRUMPS))


@pytest.mark.parametrize("trump", TRUMPS)
def test_pairs_and_runs(trump):
    """Kings, queens and jacks only, and trump: classes A and C."""
    rng = Random(f"pairs {trump}")
    cards = [card for card in PACK if rank(card) in "KQJ" or colour(card) == trump]
    for _set in range(40):
        agrees(rng.sample(cards, rng.randint(2, 16)), trump)


def test_nothing_and_the_whole_pack():
    agrees([], "Bk")
    agrees(PACK, "Bk")
    agrees(PACK, None)


def test_the_order_of_the_cards_does_not_matter():
    rng = Random("order")
    for _set in range(150):
        cards, trump = some_cards(rng, rng.randint(1, 49)), rng.choice(TRUMPS)
        mixed = rng.sample(cards, len(cards))
        assert PURPLE.meld(cards, trump=trump) == PURPLE.meld(mixed, trump=trump)


def test_one_more_card_never_melds_less():
    rng = Random("more")
    for _set in range(300):
        cards, trump = some_cards(rng, rng.randint(2, 49)), rng.choice(TRUMPS)
        assert PURPLE.meld(cards[:-1], trump=trump).points <= PURPLE.meld(cards, trump=trump).points


def test_claims_beside_melds_that_lie_there():
    """What a claim gains beside melds laid before; none of these is a run that could be an around."""
    rng, gained, refused = Random("beside"), 0, 0
    for _case in range(300):
        cards, trump = some_cards(rng, 14), rng.choice(COLOURS)
        laid = [list(held) for _key, held, _points in best_melds(cards, trump)]
        laid = [held for held in laid if len(readings(held, trump)) == 1]
        if not laid:
            continue
        claim = laid.pop(rng.randrange(len(laid)))
        if rng.random() < 0.5:
            claim = list(rng.choice(two_and_more(cards)))
        if len(readings(claim, trump)) != 1:
            continue
        there = {card for held in laid for card in held}
        hand = [card for card in cards if card not in there]
        total, before = lay(cards, [*laid, claim], trump), lay(cards, laid, trump)
        found = PURPLE.check_meld(claim, trump=trump, hand=hand, laid=laid)
        assert (found.ok, found.points) == (total is not None, (total or before) - before), (laid, claim)
        gained, refused = gained + found.ok, refused + (not found.ok)
    assert min(gained, refused) > 20


def two_and_more(cards):
    """All pairs of cards that are a meld; where there is none, two cards that may be nothing."""
    pairs = [list(pair) for pair in combinations(cards, 2) if readings(list(pair), None)]
    return pairs or [cards[:2]]


def test_claims_of_each_meld_alone():
    """A set that is a meld pays what the plain rules say; one that is none is refused."""
    rng, melds, none = Random("claims"), 0, 0
    for _set in range(300):
        hand, trump = some_cards(rng, 12), rng.choice(COLOURS)
        laid = [cards for _key, cards, _points in best_melds(hand, trump)]
        claim = list(rng.choice(laid)) if laid and rng.random() < 0.7 else rng.sample(hand, rng.randint(1, 5))
        known = readings(claim, trump)
        found = PURPLE.check_meld(claim, trump=trump, hand=hand)
        assert found.ok == bool(known), (claim, trump)
        assert found.points == max((meld[2] for _kind, meld in known), default=0), (claim, trump)
        melds, none = melds + bool(known), none + (not known)
    assert min(melds, none) > 40
