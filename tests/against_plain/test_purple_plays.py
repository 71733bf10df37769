"""Legal plays, winners and trick points of the Purple pack against the plain rules, with both readings."""

from random import Random

import pytest

import pinochle_learn as pl
from tests.plain.colours.table import COLOURS, PACK, SUITS, colour, count, legal, suit, winner
from tests.support.cards import strings

PURPLE = pl.variant("purple")
READINGS = {False: PURPLE, True: PURPLE.with_rules({"play.lead_counts_as_colour": True})}


def tricks(rng, most):
    """A trick and a trump colour: from all colours, or from two or three suits, so that cards follow."""
    suits = rng.choice(["SHDC", "SHDC", "HD", "HDC", "DC", "H"])
    cards = [card for card in PACK if suit(card) in suits]
    return rng.sample(cards, rng.randint(1, most)), rng.choice(COLOURS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_plays(players):
    rng, free, bound = Random(f"legal {players}"), 0, 0
    for _case in range(1500):
        trick, trump = tricks(rng, players)
        trick = trick[: rng.randint(0, players - 1)]
        rest = [card for card in PACK if card not in trick]
        if rng.random() < 0.4:  # few suits: hands that cannot follow
            some = rng.sample(COLOURS, 3)
            rest = [card for card in rest if colour(card) in some]
        hand = rng.sample(rest, rng.randint(1, 12))
        found, expected = PURPLE.legal(hand, trick=trick, trump=trump), legal(hand, trick, trump)
        assert set(strings(found)) == expected, (hand, trick, trump)
        assert len(strings(found)) == len(found) == len(expected) > 0
        for card in hand:
            assert (card in found, found[card].legal) == (card in expected,) * 2
        free, bound = free + (len(expected) == len(hand)), bound + (len(expected) < len(hand))
    assert min(free, bound) > 300


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("lead_counts", READINGS)
def test_winners(lead_counts, last):
    rng, ways = Random(f"winner {lead_counts}"), set()
    v = READINGS[lead_counts].with_rules({"play.alike": "last" if last else "first"})
    for _case in range(4000):
        trick, trump = tricks(rng, 4)
        won = v.winner(trick, trump=trump)
        place = winner(trick, trump, lead_counts=lead_counts, last=last)
        assert (won.position, str(won.card)) == (place, trick[place]), (trick, trump)
        assert won.points == count(trick)
        ways.add(won.rule)
    assert len(ways) == 3 - lead_counts


def test_the_readings_differ_where_only_the_lead_shows_its_colour():
    rng, differ = Random("differ"), 0
    for _case in range(2000):
        trick, trump = tricks(rng, 4)
        places = [v.winner(trick, trump=trump).position for v in READINGS.values()]
        if places[0] != places[1]:
            differ += 1
            assert places[1] == 0
            assert [colour(card) for card in trick].count(colour(trick[0])) == 1
            assert trump not in [colour(card) for card in trick]
    assert differ > 100


def test_ties_of_one_rank():
    """The same rank in both colours of a suit: the first played wins, in both readings."""
    ties = [
        (one, other) for one in COLOURS for other in COLOURS if one != other and SUITS[one] == SUITS[other]
    ]
    assert len(ties) == 6
    for rank in "AKQJT98":
        for one, other in ties:
            trick = [rank + one, rank + other]
            for v in READINGS.values():
                assert v.winner(trick, trump="Bk").position == winner(trick, "Bk") == 0
                assert v.winner(trick, trump=other).position == winner(trick, other) == 1


def test_counts():
    rng = Random("count")
    for _case in range(500):
        cards = rng.sample(PACK, rng.randint(0, 49))
        assert PURPLE.count(cards, last_trick=False) == count(cards)
        assert PURPLE.count(cards, last_trick=True) == count(cards)  # nothing for the last trick
