"""Scores at the two-handed tables: rounding, declaring out, both past the target."""

from collections import Counter
from random import Random

import pytest

import pinochle_learn as pl
from tests.plain.stock.table import TABLES, rounded, settle

KEYS = ("change", "after", "outcome", "game_winner", "next_target")


def answer(settled):
    """The settlement as the plain implementation writes it."""
    return {key: getattr(settled, key) for key in KEYS}


def facts_of_a_deal(rules, rng):
    """What a deal was worth, most of them near the target."""
    target = rules["target"] + (rng.choice([0, 250, 500]) if rules["both_past"] == "raise" else 0)
    step = 1 if rules["rounds"] else 10
    before = tuple(target - 10 * rng.randint(1, rng.choice([target, 500]) // 10) for _side in (0, 1))
    meld = (1, 1_000_000)
    while sum(meld) > 1200:  # twelve melds at most, one a trick, make little more
        meld = tuple(10 * rng.randint(0, rng.choice([3, 30, 90])) for _side in (0, 1))
    first = rng.choice([n for n in range(0, 251, step) if n not in (1, 249)])  # no card counts 1
    facts = {"before": before, "meld": meld, "trick_points": (first, 250 - first)}
    return facts | ({"target": target} if rules["both_past"] == "raise" else {})


def declared(facts, rng):
    """The same deal, at some point of which a player declares to be out."""
    side, first = rng.randrange(2), facts["trick_points"][0]
    so_far = (first, rng.choice([n for n in range(251 - first) if n not in (1, 249)]))
    short = facts["target"] - facts["before"][side] - facts["meld"][side]
    if 1 <= short <= 250 and rng.random() < 0.5:  # by a hair: just enough, or one point less
        won = short - rng.choice([0, 1])
        if won not in (1, 249):
            so_far = (won, 250 - won) if side == 0 else (250 - won, won)
    return facts | {"trick_points": so_far, "declared_out": side}


@pytest.mark.parametrize("name", TABLES)
def test_deals_at_random(name):
    v, rules, rng = pl.variant(name), TABLES[name], Random(f"settle {name}")
    past = Counter()
    for _deal in range(1500):
        facts = facts_of_a_deal(rules, rng)
        found = v.settle(**facts)
        assert answer(found) == settle(rules, **facts), facts
        target = facts.get("target", rules["target"])
        crossed = sum(points >= target for points in found.after)
        past[crossed, found.game_winner is not None] += 1
    both = {(2, False)} if rules["both_past"] == "raise" else {(2, True), (2, False)}
    assert past.keys() == {(0, False), (1, True), *both}


def test_declaring_out_at_random():
    v, rules, rng = pl.variant("two-handed"), TABLES["two-handed"], Random("declare")
    outcomes = Counter()
    for _deal in range(1500):
        facts = declared(facts_of_a_deal(rules, rng), rng)
        found = v.settle(**facts)
        assert answer(found) == settle(rules, **facts), facts
        outcomes[found.outcome, found.game_winner == facts["declared_out"], facts["target"]] += 1
    ways = {("declared out", True), ("wrongly declared", False)}
    assert outcomes.keys() == {(*way, target) for way in ways for target in (1000, 1250, 1500)}


def test_trick_points_to_tens():
    """X134, X135, and every other number of trick points."""
    assert (rounded(47), rounded(46)) == (50, 40)
    for points in (n for n in range(251) if n not in (1, 249)):  # no card counts 1
        found = pl.variant("two-handed").settle(meld=(0, 0), trick_points=(points, 250 - points))
        assert found.change == (rounded(points), rounded(250 - points))


def test_x182_the_target_rises():
    """First to 1250, then to 1500; who crosses alone wins, and a tie plays on at either table."""
    for name, before, winner, target in [
        ("two-handed", (890, 900), None, 1250),
        ("two-handed-wikihow", (1390, 1400), 1, 1500),
        ("two-handed-wikihow", (1400, 1390), 0, 1500),
        ("two-handed-wikihow", (1400, 1400), None, 1500),
        ("two-handed", (740, 900), 1, 1000),
    ]:
        facts = {"meld": (100, 110), "trick_points": (130, 120)}
        found = pl.variant(name).settle(before=before, **facts)
        assert answer(found) == settle(TABLES[name], before=before, **facts)
        assert (found.game_winner, found.next_target) == (winner, target)
    twice = pl.variant("two-handed").settle(
        before=(1190, 1170), meld=(100, 100), trick_points=(120, 130), target=1250
    )
    assert (twice.after, twice.game_winner, twice.next_target) == ((1410, 1400), None, 1500)


@pytest.mark.parametrize("name", TABLES)
def test_games_at_random(name):
    """Deal after deal: the scores go on, the deal passes, and the target rises where it does."""
    rules, rng, targets = TABLES[name], Random(f"games {name}"), Counter()
    for seed in range(4):
        game = pl.variant(name).game(seed=seed)
        before, dealer, target = (0, 0), game.deal.dealer, rules["target"]
        while game.winner is None:
            deal = game.deal
            assert (deal.before, deal.dealer, deal.target) == (before, dealer, target)
            play_out(deal, rng)
            facts = {"meld": deal.meld, "trick_points": deal.trick_points, "before": before, "target": target}
            expected = settle(rules, **facts)
            assert (game.scores, game.winner) == (expected["after"], expected["game_winner"])
            before, dealer, target = expected["after"], 1 - dealer, expected["next_target"]
            targets[target] += 1
    assert (len(targets) > 1) == (name == "two-handed")


def play_out(deal, rng):
    """Plays a deal of the engine to its end, with every meld that is there."""
    while deal.phase != "over":
        able = [action for action in deal.actions() if action != "declare out"]
        laying = [action for action in able if action.startswith(("meld", "dix"))]
        deal.act(rng.choice(laying or able))
