"""Settlements at random against the plain implementation, at each table and under every option."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.plain.settle import out_of_reach, saves, settle
from tests.plain.tables import SINGLES, TABLES
from tests.support.both import both

OPTIONS = [
    {"settle.save_meld": save, "settle.saving_binds": binds, "settle.nines_exempt": nines}
    for save, binds, nines in product(
        ("trick", "trick_point", "points_20", "never"), ("defenders", "all"), (True, False)
    )
]
SURRENDER = [
    {"settle.out_of_reach": reach, "settle.throw_in": throw}
    for reach, throw in product(("stop", "play"), ("never", "out_of_reach", "any"))
    if (reach, throw) != ("stop", "out_of_reach")
]
GAMES = [{"game.target": target, "game.limit": limit} for target in (1, 500) for limit in (None, -1, -400)]
HOUSES = [(name, {}) for name in TABLES]
HOUSES += [(name, changes) for name in ("pinochlerun", "pagat", "hoyle") for changes in OPTIONS]
HOUSES += [(name, changes) for name in ("pinochlerun", "pagat") for changes in SURRENDER]
HOUSES += [(name, changes) for name in ("pinochlerun", "okpinochle") for changes in GAMES]


def facts_of_a_hand(plain, rng):
    """The facts of one hand as a table would tell them: all that the front door asks for, and no more."""
    scale, bidder = plain["scale"], rng.randrange(2)
    cap = plain["cap"] or plain["minimum"] + 40 * plain["step"]
    bid = rng.randrange(plain["minimum"], cap + 1, plain["step"])
    dix = SINGLES[scale]["dix"]
    meld = tuple(dix * rng.choice([0, 1, 2, *range(3, 60)]) for _side in (0, 1))
    low = -40 * scale if plain["limit_below"] is None else plain["limit_below"] + 1  # else the game was over
    before = tuple(rng.randint(low, 160 * scale) for _side in (0, 1))
    facts = {"bid": bid, "bidder": bidder, "meld": meld, "before": before}
    if plain["nines_exempt"]:
        facts["nines_only"] = tuple(0 < points <= 2 * dix and rng.random() < 0.7 for points in meld)
    return facts | not_played(plain, facts, rng) if stops(plain, facts, rng) else facts | played(plain, rng)


def stops(plain, facts, rng):
    """Does this hand end before the play?"""
    reach = out_of_reach(plain, facts["bid"], facts["meld"][facts["bidder"]])
    if reach and plain["hopeless"]:
        return True
    may = plain["throw_in"] == "any" or (plain["throw_in"] == "out_of_reach" and reach)
    return may and rng.random() < 0.3


def not_played(plain, facts, _rng):
    """Thrown in, unless the table stops the hand by itself."""
    by_itself = plain["hopeless"] and out_of_reach(plain, facts["bid"], facts["meld"][facts["bidder"]])
    return {} if by_itself else {"thrown_in": True}


def played(plain, rng):
    """Trick points; and tricks where they matter."""
    total = 25 * plain["scale"]
    first = rng.choice([0, total, rng.randrange(0, total + 1), rng.randrange(0, total + 1)])
    points = (first, total - first)
    if plain["save_meld"] != "trick":
        return {"trick_points": points}
    least = [int(won > 0) for won in points]
    most = [12 if won else 11 for won in points]
    taken = rng.randint(max(least[0], 12 - most[1]) if first else rng.choice([0, 0, 1]), 12 - least[1])
    taken = min(taken, 3) if not first else taken
    return {"trick_points": points, "tricks_taken": (taken, 12 - taken)}


@pytest.mark.parametrize(("name", "changes"), HOUSES, ids=str)
def test_hands_at_random(name, changes):
    v, plain = both(name, changes)
    rng = Random(f"{name} {changes}")
    outcomes = Counter()
    for _ in range(250):
        facts = facts_of_a_hand(plain, rng)
        found = v.settle(**facts)
        expected = settle(plain, **facts)
        got = (found.change, found.after, found.outcome, found.game_winner)
        assert got == tuple(expected.values()), facts
        outcomes[found.outcome] += 1
    assert outcomes["set"], outcomes
    assert outcomes["made"], outcomes
    assert bool(outcomes["out of reach"]) == plain["hopeless"]
    assert bool(outcomes["thrown in"]) == (plain["throw_in"] != "never")


@pytest.mark.parametrize("name", TABLES)
def test_each_side_is_told_apart(name):
    """What counts, what was saved and the change of each side fit together."""
    v, plain = both(name)
    rng = Random(f"sides {name}")
    for _ in range(300):
        facts = facts_of_a_hand(plain, rng)
        settled = v.settle(**facts)
        for side in settled.sides:
            assert (side.meld, side.change) == (facts["meld"][side.side], settled.change[side.side])
            assert side.meld_counted in (0, side.meld)
            expected = -facts["bid"] if settled.change[side.side] < 0 else side.counted
            assert side.change == expected


@pytest.mark.parametrize("binds", ["defenders", "all"])
@pytest.mark.parametrize("save", ["trick_point", "points_20", "never"])
def test_saved_is_what_the_plain_rule_says(save, binds):
    v, plain = both("pagat", {"settle.save_meld": save, "settle.saving_binds": binds})
    for points in range(0, 251, 10):
        s = v.settle(bid=250, bidder=0, meld=(300, 100), trick_points=(points, 250 - points))
        free = binds == "defenders"
        assert s.sides[0].saved == (free or saves(plain, points, None, nines_only=False))
        assert s.sides[1].saved == saves(plain, 250 - points, None, nines_only=False)


@pytest.mark.parametrize("first_past", ["bidders", "higher"])
def test_who_wins_when_both_are_past_the_target(first_past):
    """The plain implementation counts bidders first; the higher score is compared here."""
    v, plain = both("pagat")
    v = v.with_rules({"game.first_past": first_past})
    rng = Random(first_past)
    for _ in range(500):
        facts = facts_of_a_hand(plain, rng) | {"before": (rng.randint(800, 1600), rng.randint(800, 1600))}
        found, expected = v.settle(**facts), settle(plain, **facts)
        assert found.after == expected["after"]
        one, two = found.after
        both_past = min(one, two) >= 1500 and first_past == "higher"
        higher = None if one == two else int(two > one)
        assert found.game_winner == (higher if both_past else expected["game_winner"]), facts


def test_nobody_bid():
    v, plain = both("hoyle")
    found = v.settle(before=(30, 40))
    assert (found.change, found.after, found.outcome, found.game_winner) == tuple(
        settle(plain, before=(30, 40)).values()
    )
