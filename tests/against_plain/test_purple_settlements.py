"""Settlements of Purple Pinochle against the plain rules: two melding phases, with and without an auction."""

from collections import Counter
from random import Random

import pytest

import pinochle_learn as pl
from tests.plain.colours.settle import passed_out, settle, sharers
from tests.plain.colours.table import PACK, count

PURPLE = pl.variant("purple")
AUCTION = PURPLE.with_rules({"auction.held": True})
ONE_DEAL = {"game.target": None, "game.deals": 1}
PLAYERS = (2, 3, 4)
FEW = 90  # trick points: whoever has fewer may have too few cards for a large second meld


def seated(v, players):
    """The table with so many players; two sides alone could be four players as well."""
    return v.seated(players) if players == 2 else v


def facts_of_a_deal(rng, players):
    """Melds, and trick points of cards that were dealt: all but the turned one and those left out."""
    sides = 2 if players == 4 else players
    dealt = rng.sample(PACK, 12 * players)
    tricks = [dealt[place : place + players] for place in range(0, len(dealt), players)]
    points = [0] * sides
    for trick in tricks:
        points[rng.randrange(sides)] += count(trick)
    first = tuple(rng.randrange(0, 300, 10) for _side in range(sides))
    second = tuple(rng.randrange(0, 700, 10) if taken >= FEW else 0 for taken in points)
    return {"meld": first, "second_meld": second, "trick_points": tuple(points)}


def alike(found, expected):
    """The two settlements of one deal."""
    assert {key: getattr(found, key) for key in expected} == expected


@pytest.mark.parametrize("players", PLAYERS)
def test_without_an_auction(players):
    rng, won, v = Random(f"free {players}"), Counter(), seated(PURPLE, players)
    for _case in range(400):
        facts = facts_of_a_deal(rng, players)
        if rng.random() < 0.8:
            facts["before"] = tuple(rng.randrange(0, 1490) for _side in facts["meld"])
        found = v.settle(**facts)
        alike(found, settle(**facts))
        past = sum(points >= 1500 for points in found.after)
        won[min(past, 2), found.game_winner is not None] += 1
    assert won.keys() >= {(0, False), (1, True), (2, True)}


@pytest.mark.parametrize("players", PLAYERS)
def test_with_an_auction(players):
    """Both melds and the tricks count towards the bid; a bid not made is lost; the others keep all."""
    rng, outcomes, v = Random(f"bid {players}"), Counter(), seated(AUCTION, players)
    for _case in range(400):
        facts = facts_of_a_deal(rng, players)
        bidder = rng.randrange(len(facts["meld"]))
        own = sum(facts[part][bidder] for part in ("meld", "second_meld", "trick_points"))
        bid = max(100, own // 10 * 10 + 10 * rng.randint(-20, 12))
        if rng.random() < 0.8:
            facts["before"] = tuple(rng.randrange(-500, 1490) for _side in facts["meld"])
        found = v.settle(bid=bid, bidder=bidder, **facts)
        alike(found, settle(contract=(bid, bidder), **facts))
        outcomes[found.outcome] += 1
        outcomes["won by another"] += found.game_winner not in (None, bidder)
    assert outcomes.keys() == {"made", "set", "won by another"}
    assert min(outcomes.values()) > 20


@pytest.mark.parametrize(("short", "outcome"), [(0, "made"), (1, "set")])
def test_the_last_point_that_makes_a_bid(short, outcome):
    """Of 392 points on the cards of four players one card's are left out: here 12."""
    points = (200 - short, 180 + short)
    facts = {"meld": (40, 0), "second_meld": (160, 0), "trick_points": points}
    found = AUCTION.settle(bid=400, bidder=0, **facts)
    assert found.outcome == outcome
    alike(found, settle(contract=(400, 0), **facts))


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_bid(players):
    sides = 2 if players == 4 else players
    before = tuple(range(10, 10 + sides))
    alike(AUCTION.settle(before=before), passed_out(sides, before))


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_one_deal(players, auction):
    """The most wins; of a tie nobody alone is the winner."""
    rng, shared = Random(f"one {players}"), 0
    v = seated((AUCTION if auction else PURPLE).with_rules(ONE_DEAL), players)
    for case in range(200):
        facts = tied(rng, players) if case % 2 else facts_of_a_deal(rng, players)
        told = {"bid": 100, "bidder": 0} if auction else {}
        expected = settle(contract=(100, 0) if auction else None, target=None, **facts)
        found = v.settle(**told, **facts)
        alike(found, expected)
        top = len(sharers(found.after))
        assert (found.game_winner is None) == (top > 1)
        assert (found.game_rule == "shared") == (top > 1)
        shared += top > 1
    assert shared > 80


def tied(rng, players):
    """A deal in which the first two sides have as much, and most: their second melds make up for the rest."""
    facts = facts_of_a_deal(rng, players)
    while (
        (  # melds go in tens, and the higher ones want cards
            facts["trick_points"][0] - facts["trick_points"][1]
        )
        % 10
        or min(facts["trick_points"][:2]) < FEW
    ):
        facts = facts_of_a_deal(rng, players)
    totals = [sum(parts) for parts in zip(*facts.values(), strict=True)]
    lift = (max(totals) - totals[0] + 10) // 10 * 10
    second = list(facts["second_meld"])
    second[0] += lift
    second[1] += totals[0] + lift - totals[1]
    return {**facts, "second_meld": tuple(second)}


@pytest.mark.parametrize("players", PLAYERS)
def test_a_tie_past_the_target_plays_on(players):
    rng, ties, v = Random(f"tie {players}"), 0, seated(PURPLE, players)
    for _case in range(100):
        facts = tied(rng, players)
        before = (1500, 1500, *[rng.randrange(0, 1500) for _side in facts["meld"][2:]])
        found = v.settle(before=before, **facts)
        alike(found, settle(before=before, **facts))
        ties += found.game_winner is None
        assert found.game_rule != "shared"
    assert ties > 30


def test_what_is_refused():
    facts = {"meld": (10, 0), "second_meld": (0, 0), "trick_points": (200, 180)}
    assert PURPLE.settle(**facts).change == (210, 180)
    for change in (
        {"trick_points": (200, 200)},  # more than the pack has
        {"trick_points": (-1, 381)},
        {"second_meld": (0, 0, 0)},
        {"meld": (10, 0, 0)},
        {"bid": 100, "bidder": 0},  # there is no auction
        {"nines_only": (True, False)},
    ):
        with pytest.raises(pl.PinochleError):
            PURPLE.settle(**{**facts, **change})
    with pytest.raises(pl.PinochleError):
        AUCTION.settle(bid=105, bidder=0, **facts)
