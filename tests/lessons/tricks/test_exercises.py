"""Exercises: every situation of every table is asked, truly, and reproducibly."""

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.tricks.plays import trick_of
from pinochle_learn.lessons.tricks.suits.bank import coverage, exercise
from pinochle_learn.lessons.tricks.suits.situations import case, of_phase, situations
from pinochle_learn.lessons.tricks.worths import worths
from tests.support.tables import SUITED

SEEDS = range(25)
EACH = [(v, s.key) for v in SUITED for s in situations(v.rules)]
IDS = [f"{v.id}-{key}" for v, key in EACH]


def test_the_generator_covers_every_situation_of_every_table():
    for v in SUITED:
        found = coverage(v.rules, range(8))
        assert set(found) == {s.key for s in situations(v.rules)}
        assert min(found.values()) >= 7


def test_every_branch_that_the_rule_knows_is_a_situation_where_the_table_has_it():
    keys = {v.id: {s.key for s in situations(v.rules)} for v in SUITED}
    both = {"lead", "follow", "cannot-beat", "trump", "free", "trump-led", "equal"}
    assert all(both <= known for known in keys.values())
    for v in SUITED:
        play, known, more_than_two = v.rules.play, keys[v.id], max(v.players) > 2
        assert ({"stock", "stock-twin"} <= known) == (v.rules.stock is not None)
        assert ("ruffed" in known) == more_than_two
        assert ("over-partner" in known) == v.rules.table.partners.value
        assert ("beat" in known) == (play.must_beat.value == "always")
        assert ("no-duty" in known) == (play.must_beat.value != "always")
        assert ({"overtrump", "cannot-overtrump"} <= known) == play.must_overtrump.value
        assert ("any-trump" in known) == (not play.must_overtrump.value and more_than_two)
    assert {"overtrump", "cannot-overtrump"} <= keys["pagat"]
    assert "any-trump" not in keys["pagat"]
    assert "any-trump" in keys["wikihow"]
    assert not {"overtrump", "cannot-overtrump"} & keys["wikihow"]


@pytest.mark.parametrize(("v", "key"), EACH, ids=IDS)
def test_an_exercise_is_what_it_says(v, key):
    wanted = next(s for s in situations(v.rules) if s.key == key)
    table = compiled(v.rules)
    for seed in SEEDS:
        drawn = exercise(v.rules, key, seed)
        numbers = tuple(v.pack.number[card] for card in drawn.trick)
        trick = trick_of(table, numbers, drawn.trump)
        facts = {"stock": bool(drawn.stock), "played": v.pack.number[drawn.played]}
        assert wanted.fits(case(table, v.pack.pile(drawn.hand), trick, drawn.trump, **facts))
        assert drawn.played in v.legal(drawn.hand, trick=drawn.trick, trump=drawn.trump, stock=drawn.stock)
        assert (drawn.stock is None) == (v.rules.stock is None)
        assert len(drawn.whole) == max(v.players)
        assert len(drawn.hand) <= v.rules.deal.hand.value
        assert len(set(drawn.seats) | {drawn.seat}) == len(drawn.trick) + 1
        v.pack.check_copies((*drawn.hand, *drawn.trick, *drawn.rest))


@pytest.mark.parametrize(("v", "key"), EACH, ids=IDS)
def test_a_seed_draws_the_same_exercise_again(v, key):
    assert exercise(v.rules, key, 11) == exercise(v.rules, key, 11)
    assert len({exercise(v.rules, key, seed) for seed in SEEDS}) > len(SEEDS) // 2


WITH_STOCK = [v for v in SUITED if v.rules.stock is not None]


@pytest.mark.parametrize("v", WITH_STOCK, ids=lambda v: v.id)
def test_every_situation_is_asked_in_the_phase_in_which_it_comes_up(v):
    size, phases = v.rules.deal.hand.value, {True: set(), False: set()}
    for situation in situations(v.rules):
        for seed in SEEDS:
            drawn = exercise(v.rules, situation.key, seed)
            phases[drawn.stock].add(situation.key)
            assert len(drawn.hand) == size or not drawn.stock
            assert not (drawn.stock and drawn.last)
    assert phases[True] == {"lead", "stock", "stock-twin"}
    assert phases[False] == {s.key for s in situations(v.rules)} - {"stock", "stock-twin"}
    for lasts, keys in phases.items():
        assert {s.key for s in of_phase(v.rules, stock=lasts)} == keys
        for key in keys:
            assert exercise(v.rules, key, 3, stock=lasts).stock is lasts


@pytest.mark.parametrize("v", WITH_STOCK, ids=lambda v: v.id)
def test_while_the_stock_lasts_a_duty_is_lifted_and_of_identical_cards_the_leaders_wins(v):
    for seed in SEEDS:
        drawn = exercise(v.rules, "stock", seed)
        facts = {"trick": drawn.trick, "trump": drawn.trump}
        assert set(v.legal(drawn.hand, **facts, stock=True)) == set(drawn.hand)
        assert set(v.legal(drawn.hand, **facts, stock=False)) < set(drawn.hand)
        twins = exercise(v.rules, "stock-twin", seed)
        assert twins.trick == (twins.played,)
        assert v.winner(twins.whole, trump=twins.trump).position == 0


def test_an_unknown_situation_is_refused():
    with pytest.raises(LookupError):
        exercise(pl.variant("pagat").rules, "any-trump", 1)
    with pytest.raises(LookupError):
        exercise(pl.variant("two-handed").rules, "ruffed", 1)


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_the_choices_for_a_tricks_worth_hold_the_right_one_once(v):
    table = compiled(v.rules)
    for situation in situations(v.rules):
        for seed in range(40):
            drawn = exercise(v.rules, situation.key, seed)
            choices = worths(table, drawn.whole, last=drawn.last)
            right = sum(table.points[v.pack.number[card]] for card in drawn.whole)
            right += v.rules.count.last_trick.value * drawn.last
            assert choices.count(right) == 1
            assert len(set(choices)) == len(choices) == 4
            assert min(choices) >= 0
