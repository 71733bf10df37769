"""Exercises on scoring: every branch of every table is asked, truly, and exactly one answer is right."""

from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.coach.score_choices import choices, question
from pinochle_learn.coach.score_exercises import coverage, exercise, steps
from pinochle_learn.coach.score_feedback import judge
from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_hand import Hand, keywords, may_throw_in, settled
from pinochle_learn.coach.score_situations import situations

SCALED = [v for own in pl.variants() for v in (own.on_scale(1), own.on_scale(10)) if v]
EACH = [(v, key) for v in SCALED for key, _ in steps(v.rules)]
IDS = [f"{v.id}-{v.scale}-{key}" for v, key in EACH]
SEEDS = range(30)


@pytest.mark.parametrize("v", SCALED, ids=lambda v: f"{v.id}-{v.scale}")
def test_the_generator_covers_every_situation_of_every_table(v):
    found = coverage(v.rules, range(10))
    assert set(found) == {key for key, _ in steps(v.rules)}
    assert min(found.values()) >= 8


def test_a_table_is_asked_what_its_record_knows():
    known = {v.id: {s.key for s in situations(v.rules)} for v in pl.variants()}
    common = {
        "made",
        "exact",
        "short",
        "saved",
        "least",
        "no-point",
        "bare-trick",
        "nines",
        "no-meld",
        "empty",
    }
    common |= {"bidders-none", "in-reach", "beyond", "target", "near", "both-past"}
    assert all(common <= keys for keys in known.values())
    own = {table: keys - common for table, keys in known.items()}
    assert own == {
        "pinochlerun": {"unplayed-empty", "limit", "limit-near"},
        "pagat": {"thrown-in", "unplayed-empty", "no-limit"},
        "okpinochle": {"thrown-in", "unplayed-empty", "no-limit"},
        "wikihow": {"no-limit"},
        "hoyle": {"bidders-bare", "no-contract", "no-limit"},
    }


def anything(v, chance):
    """Any hand that the table can have, with no thought of what is asked."""
    on = grid(v.rules)
    pick = lambda values: values[int(chance.random() * len(values))]  # noqa: E731
    melds = (pick([0, *on.nines, *on.melds]), pick([0, *on.nines, *on.melds]))
    exempt = v.rules.settle.nines_exempt.value
    nines = tuple(exempt and meld in on.nines and chance.random() < 0.5 for meld in melds)
    nobody = v.rules.auction.all_pass.value == "next_deal" and chance.random() < 0.1
    before = (pick(on.scores), pick(on.scores))
    points = pick([0, on.total, *on.points])
    bid = pick(on.bids)
    hand = Hand(
        bid, None if nobody else pick((0, 1)), melds, points, before, pick(range(on.bare + 1)), nines=nines
    )
    return hand.but(thrown_in=may_throw_in(v, hand) and chance.random() < 0.3)


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_no_branch_of_the_engine_stays_unasked(v):
    chance, reached, ends = Random(5), set(), set()
    for _ in range(4000):
        result = settled(v, anything(v, chance))
        reached |= {(side.rule, side.side == result.bidder) for side in result.sides}
        ends |= {(result.outcome,), (result.game_rule,)}
    asked = [exercise(v, key, seed).case for key, _ in steps(v.rules) for seed in SEEDS]
    results = [case.settled for case in asked if case]
    rules = {(side.rule, side.side == result.bidder) for result in results for side in result.sides}
    assert reached <= rules
    assert ends <= {(result.outcome,) for result in results} | {(result.game_rule,) for result in results}


@pytest.mark.parametrize(("v", "key"), EACH, ids=IDS)
def test_exactly_one_choice_is_right_and_the_engine_says_so(v, key):
    for seed in SEEDS:
        asked = exercise(v, key, seed)
        for ask in asked.asks:
            offered = choices(v, asked, ask)
            values = [choice.value for choice in offered]
            assert len(set(values)) == len({choice.label for choice in offered}) == len(values)
            truth = engine_says(v, asked, ask)
            assert values.count(truth) == 1
            judged = [judge(v, asked, ask, value).right for value in values]
            assert judged == [value == truth for value in values]
            assert question(v, ask).endswith("?")


def engine_says(v, asked, ask):
    """The truth, from the front door alone."""
    if asked.pile:
        return int(v.count(asked.pile.cards, last_trick=asked.pile.last))
    hand = asked.case.hand
    result = v.settle(**keywords(v, hand))
    truth = {
        "outcome": result.outcome,
        "change": result.change[ask.side],
        "meld": "yes" if result.sides[ask.side].meld_counted else "no",
        "game": "nobody" if result.game_winner is None else result.game_winner,
    }
    return truth[ask.kind] if ask.kind in truth else after_meld(v, hand)


def after_meld(v, hand):
    """What the engine takes without trick points, and without a word that the hand was thrown in."""
    bare = {"bid": hand.bid, "bidder": hand.bidder, "meld": hand.meld}
    if accepted(v, bare):
        return "stop"
    return "choice" if accepted(v, bare | {"thrown_in": True}) else "play"


def accepted(v, told):
    """Whether a hand without trick points can be settled."""
    try:
        v.settle(**told)
    except pl.ScoreError:
        return False
    return True


@pytest.mark.parametrize(("v", "key"), EACH, ids=IDS)
def test_an_exercise_is_what_it_says_and_the_seed_draws_it_again(v, key):
    wanted = {s.key: s for s in situations(v.rules)}.get(key)
    for seed in SEEDS:
        asked = exercise(v, key, seed)
        assert asked == exercise(v, key, seed)
        if wanted:
            assert wanted.fits(asked.case)
            assert asked.case.hand.points in grid(v.rules).points
        else:
            v.pack.check_copies(asked.pile.cards)
            assert asked.pile.last == (key == "pile-last")
            assert (int(v.count(asked.pile.cards)) == 0) == (key == "pile-bare") or key == "pile"


@pytest.mark.parametrize("v", SCALED, ids=lambda v: f"{v.id}-{v.scale}")
def test_the_edges_are_at_the_edge(v):
    on = grid(v.rules)
    for seed in SEEDS:
        exact, short, beyond, reach, least = (
            exercise(v, key, seed).case for key in ("exact", "short", "beyond", "in-reach", "least")
        )
        assert (exact.settled.outcome, exact.over) == ("made", 0)
        assert (short.settled.outcome, short.over) == ("set", -on.step)
        assert beyond.hand.bid - beyond.bidders.meld - on.total == v.scale
        assert reach.hand.bid - reach.bidders.meld == on.total
        assert least.others.trick_points == on.points[1]


def test_both_scales_ask_the_same():
    small, large = pl.variant("pagat").on_scale(1), pl.variant("pagat")
    for key in ("short", "both-past", "nines"):
        one, ten = (exercise(v, key, 7).case.settled for v in (small, large))
        assert tuple(10 * n for n in one.after) == ten.after


def test_an_unknown_situation_is_refused():
    with pytest.raises(LookupError):
        exercise(pl.variant("wikihow"), "thrown-in", 1)
