"""Settlements at random against the plain implementation, at each table and under every option."""

from collections import Counter
from itertools import pairwise, product
from random import Random

import pytest

from tests.plain.auction import on_the_ladder
from tests.plain.settle import out_of_reach, saves, settle, stops
from tests.plain.tables import ALL, TABLES, pack
from tests.plain.tricks import count
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
NO_NINES = [
    {path: value for path, value in one.items() if path != "settle.nines_exempt"} for one in OPTIONS[::2]
]
SHARES = [
    {"settle.lost_bid": lost, "settle.least_meld": least, "settle.save_meld": save}
    for lost, least, save in product(("minus_bid", "to_others"), (0, 20), ("trick_point", "points_20"))
]
WITH_DECISION = ("auction", "trump", "meld", "decision", "play")
KITTY_AND_DECISION = ("auction", "trump", "kitty", "bury", "meld", "decision", "play")
CHIPS = [
    {"chips.doubled": "SH", "chips.failed": 3, "chips.beyond": (100, 5)},
    {"settle.meld_wins": False, "settle.throw_in": "never", "chips.doubled": ""},
    {"chips.units": ((300, 5), (500, 7)), "game.deals": 3},
    {"chips.conceded_doubled": True, "chips.doubled": "SHD"},
]
NEXT = "next"  # where nobody has to take the bid
HOUSES = [(name, {}) for name in ALL]
HOUSES += [(name, changes) for name in ("pinochlerun", "pagat", "hoyle", "cutthroat") for changes in OPTIONS]
HOUSES += [(name, changes) for name in ("double-deck", "npa") for changes in NO_NINES]
HOUSES += [(name, changes) for name in ("pinochlerun", "pagat") for changes in SURRENDER]
HOUSES += [("npa", {"deal.phases": WITH_DECISION, **changes}) for changes in SURRENDER]
HOUSES += [("cutthroat", {"deal.phases": KITTY_AND_DECISION, **changes}) for changes in SURRENDER]
HOUSES += [(name, changes) for name in ("pinochlerun", "okpinochle", "npa") for changes in GAMES]
HOUSES += [(name, changes) for name in ("double-deck", "npa") for changes in SHARES]
HOUSES += [("auction", changes) for changes in CHIPS]


def facts_of_a_hand(plain, rng):
    """The facts of one hand as a table would tell them: all that the front door asks for, and no more."""
    bidder, sides = rng.randrange(plain["sides"]), range(plain["sides"])
    melds = [plain["scale"] * rng.choice(some_melds(plain)) for _side in sides]
    if plain["who_melds"] == "bidder":
        melds = [points if side == bidder else 0 for side, points in enumerate(melds)]
    facts = {"bid": a_bid(plain, rng), "bidder": bidder, "meld": tuple(melds), "before": scores(plain, rng)}
    if plain["nines_exempt"]:
        left, only = 2 * plain["scale"], []  # two nines of trump, whoever has them
        for points in melds:
            only.append(0 < points <= left and rng.random() < 0.7)
            left -= points * only[-1]
        facts["nines_only"] = tuple(only)
    if plain["deals"]:
        facts["deal_number"] = rng.randint(1, plain["deals"])
    if plain["all_pass"] == NEXT and rng.random() < 0.05:
        return without_a_bid(facts)
    return facts | ending(plain, facts, rng)


def some_melds(plain):
    """On the small scale; with 80 cards melds are even, and odd only with a run or a pinochle for 15.

    By Foster's list the hands of both sides together make 86 at most.
    """
    top = 43 if plain["listing"] == "foster" else 60
    return [n for n in range(top) if plain["copies"] == 2 or n % 2 == 0 or n > 14]


def without_a_bid(facts):
    """What is told of a hand on which nobody bid."""
    return {path: value for path, value in facts.items() if path in ("before", "deal_number")}


def a_bid(plain, rng):
    """Any bid of this table."""
    highest = plain["cap"] or plain["minimum"] + 40 * plain["ladder"][-1][1]
    return rng.choice([bid for bid in range(plain["minimum"], highest + 1) if on_the_ladder(plain, bid)])


def scores(plain, rng):
    """What the sides have before the hand: scores that leave the game open, or chips."""
    if plain["target"] is None:
        chips = [rng.randint(-9, 9) for _side in range(plain["sides"] - 1)]
        return (*chips, -sum(chips))
    scale, limit = plain["scale"], plain["limit_below"]
    lowest = -40 * scale if limit is None else limit // scale * scale + scale
    if plain["lost_bid"] == "to_others":
        lowest = 0  # nobody loses points
    return tuple(rng.randrange(lowest, plain["target"], scale) for _side in range(plain["sides"]))


def ending(plain, facts, rng):
    """How the hand ended: before the play, in a renege or with all cards played; and in chips the trump."""
    told = {}
    if plain["chip_units"] and plain["chip_doubled"]:
        told["trump"] = rng.choice("SHDC")
    if plain["trump_marriage"] and rng.random() < 0.05:
        return told | {"has_marriage": False}
    if plain["renege"] and rng.random() < 0.1:
        return told | {"renege_by": rng.randrange(plain["sides"])}
    if ends_by_itself(plain, facts):
        return told
    if may_give_up(plain, facts) and rng.random() < 0.3:
        return told | ({"conceded": True} if plain["chip_units"] else {"thrown_in": True})
    return told | played(plain, rng)


def ends_by_itself(plain, facts):
    """Does this hand end before the play, whatever the bidder wants?"""
    meld = facts["meld"][facts["bidder"]]
    return stops(plain, facts["bid"], meld) or (plain["meld_wins"] and meld >= facts["bid"])


def may_give_up(plain, facts):
    """May the bidder throw this hand in?"""
    if plain["throw_in"] == "out_of_reach":
        return out_of_reach(plain, facts["bid"], facts["meld"][facts["bidder"]])
    return plain["throw_in"] == "any"


def played(plain, rng):
    """Trick points; and tricks where they matter."""
    total, sums = count(plain, pack(plain), last_trick=True), sums_of_cards(plain)
    points = shares(total, plain["sides"], rng)
    while not sums.issuperset(points):
        points = shares(total, plain["sides"], rng)
    if plain["save_meld"] != "trick":
        return {"trick_points": points}
    taken = tricks(plain, points, rng)
    while not enough(plain, points, taken):
        taken = tricks(plain, points, rng)
    return {"trick_points": points, "tricks_taken": taken}


def sums_of_cards(plain):
    """Every number of points that some cards make, with the last trick or without."""
    sums = {0, count(plain, [], last_trick=True)}
    for card in pack(plain):
        sums |= {points + count(plain, [card], last_trick=False) for points in sums}
    return sums


def enough(plain, points, taken):
    """Could so many tricks have so many points?"""
    worth = sorted((count(plain, [card], last_trick=False) for card in pack(plain)), reverse=True)
    last = count(plain, [], last_trick=True)
    most = [sum(worth[: plain["players"] * n]) + last * (n > 0) for n in taken]
    return all(won <= top for won, top in zip(points, most, strict=True))


def shares(total, parts, rng):
    """Parts of a whole at random, some of them nothing."""
    marks = [
        rng.choice([0, total, rng.randint(0, total), rng.randint(0, total)]) for _mark in range(parts - 1)
    ]
    ends = [0, *sorted(marks), total]
    return tuple(high - low for low, high in pairwise(ends))


def tricks(plain, points, rng):
    """Tricks that go with these points: one at least for any points, and few without."""
    taken = [1 if won else rng.choice([0, 0, 1, 2]) for won in points]
    while sum(taken) < plain["hand"]:
        taken[max(range(len(points)), key=lambda side: points[side] / (taken[side] or 1))] += 1
    return tuple(taken)


def wanted(plain):
    """The outcomes that this table knows."""
    known = {"made", "double bete" if plain["chip_units"] else "set"}
    known |= {"no contract"} if plain["all_pass"] == NEXT else set()
    known |= {"no marriage"} if plain["trump_marriage"] else set()
    known |= {"renege"} if plain["renege"] else set()
    known |= {"out of reach"} if plain["hopeless"] or plain["least_meld"] else set()
    if plain["throw_in"] != "never":
        known |= {"single bete"} if plain["chip_units"] else {"thrown in"}
    return known


@pytest.mark.parametrize(("name", "changes"), HOUSES, ids=str)
def test_hands_at_random(name, changes):
    v, plain = both(name, changes)
    rng = Random(f"{name} {changes}")
    outcomes = Counter()
    for _ in range(250 if name in TABLES else 150):
        facts = facts_of_a_hand(plain, rng)
        found = v.settle(**facts)
        expected = settle(plain, **facts)
        got = (found.change, found.after, found.outcome, found.game_winner)
        assert got == tuple(expected.values()), facts
        outcomes[found.outcome] += 1
    assert set(outcomes) == wanted(plain), outcomes


@pytest.mark.parametrize("name", ALL)
def test_each_side_is_told_apart(name):
    """What counts, what was saved and the change of each side fit together."""
    v, plain = both(name)
    rng = Random(f"sides {name}")
    for _ in range(300):
        facts = facts_of_a_hand(plain, rng)
        settled = v.settle(**facts)
        for side in settled.sides if "bid" in facts else ():
            assert (side.meld, side.change) == (facts["meld"][side.side], settled.change[side.side])
            assert side.meld_counted in (0, side.meld)
            if not plain["chip_units"]:
                assert side.change == change_told(plain, side, facts, settled)


def change_told(plain, side, facts, settled):
    """What the parts of one side add up to."""
    if plain["lost_bid"] == "minus_bid":
        return -facts["bid"] if settled.change[side.side] < 0 else side.counted
    if settled.outcome == "made":
        return side.counted
    loser = facts.get("renege_by", facts["bidder"])
    return 0 if side.side == loser else side.counted + facts["bid"]


@pytest.mark.parametrize("name", ["pagat", "double-deck", "cutthroat"])
@pytest.mark.parametrize("binds", ["defenders", "all"])
@pytest.mark.parametrize("save", ["trick_point", "points_20", "never"])
def test_saved_is_what_the_plain_rule_says(save, binds, name):
    v, plain = both(name, {"settle.save_meld": save, "settle.saving_binds": binds})
    total = count(plain, pack(plain), last_trick=True)
    rest = [0] * (plain["sides"] - 2)
    for points in range(0, total + 1, plain["scale"]):
        meld = (30 * plain["scale"], 10 * plain["scale"], *rest)
        s = v.settle(bid=plain["minimum"], bidder=0, meld=meld, trick_points=(points, total - points, *rest))
        free = binds == "defenders"
        assert s.sides[0].saved == (free or saves(plain, points, None, nines_only=False))
        assert s.sides[1].saved == saves(plain, total - points, None, nines_only=False)


@pytest.mark.parametrize("name", ["pagat", "npa", "cutthroat", "three-handed-wikihow"])
@pytest.mark.parametrize("first_past", ["bidders", "higher"])
def test_who_wins_when_several_are_past_the_target(first_past, name):
    """The plain implementation counts bidders first; the higher score is compared here."""
    v, plain = both(name)
    v = v.with_rules({"game.first_past": first_past})
    rng = Random(f"{first_past} {name}")
    low, high = plain["target"] - 60 * plain["scale"], plain["target"]
    for _ in range(500):
        before = tuple(rng.randrange(low, high, plain["scale"]) for _side in range(plain["sides"]))
        facts = facts_of_a_hand(plain, rng) | {"before": before}
        found, expected = v.settle(**facts), settle(plain, **facts)
        assert found.after == expected["after"]
        past = sorted(points for points in found.after if points >= plain["target"])
        if first_past == "higher" and len(past) > 1 and "bid" in facts:
            highest = None if past[-1] == past[-2] else found.after.index(past[-1])
            assert found.game_winner == highest, facts
        else:
            assert found.game_winner == expected["game_winner"], facts


def test_nobody_bid():
    v, plain = both("hoyle")
    found = v.settle(before=(30, 40))
    assert (found.change, found.after, found.outcome, found.game_winner) == tuple(
        settle(plain, before=(30, 40)).values()
    )
