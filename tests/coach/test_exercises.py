"""Exercises: every situation of every table is asked, truly, and reproducibly."""

import pytest

import pinochle_learn as pl
from pinochle_learn.coach.exercises import coverage, exercise
from pinochle_learn.coach.situations import case, situations
from pinochle_learn.coach.worths import worths
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.plays import trick_of

SEEDS = range(25)
EACH = [(v, s.key) for v in pl.variants() for s in situations(v.rules)]
IDS = [f"{v.id}-{key}" for v, key in EACH]


def test_the_generator_covers_every_situation_of_every_table():
    for v in pl.variants():
        found = coverage(v.rules, range(8))
        assert set(found) == {s.key for s in situations(v.rules)}
        assert min(found.values()) >= 7


def test_every_branch_that_the_rule_knows_is_a_situation_where_the_table_has_it():
    keys = {v.id: {s.key for s in situations(v.rules)} for v in pl.variants()}
    both = {
        *("lead", "follow", "cannot-beat", "ruffed", "trump", "free", "trump-led", "equal"),
    }
    assert all(both <= known for known in keys.values())
    for v in pl.variants():
        play, known = v.rules.play, keys[v.id]
        assert ("over-partner" in known) == v.rules.table.partners.value
        assert ("beat" in known) == (play.must_beat.value == "always")
        assert ("no-duty" in known) == (play.must_beat.value != "always")
        assert ({"overtrump", "cannot-overtrump"} <= known) == play.must_overtrump.value
        assert ("any-trump" in known) == (not play.must_overtrump.value)
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
        assert wanted.fits(case(table, v.pack.pile(drawn.hand), trick, drawn.trump))
        assert drawn.played in v.legal(drawn.hand, trick=drawn.trick, trump=drawn.trump)
        assert len(drawn.whole) == max(v.players)
        assert len(drawn.hand) <= v.rules.deal.hand.value
        assert len(set(drawn.seats) | {drawn.seat}) == len(drawn.trick) + 1
        v.pack.check_copies((*drawn.hand, *drawn.trick, *drawn.rest))


@pytest.mark.parametrize(("v", "key"), EACH, ids=IDS)
def test_a_seed_draws_the_same_exercise_again(v, key):
    assert exercise(v.rules, key, 11) == exercise(v.rules, key, 11)
    assert len({exercise(v.rules, key, seed) for seed in SEEDS}) > len(SEEDS) // 2


def test_an_unknown_situation_is_refused():
    with pytest.raises(LookupError):
        exercise(pl.variant("pagat").rules, "any-trump", 1)


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
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
