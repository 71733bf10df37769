"""Exercises on scoring: every branch of every table is asked, truly, and exactly one answer is right."""

from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.scoring.chips import unit
from pinochle_learn.lessons.scoring.suits.practise.answers import judge
from pinochle_learn.lessons.scoring.suits.practise.bank import coverage, exercise, steps
from pinochle_learn.lessons.scoring.suits.practise.choices import choices, question
from pinochle_learn.lessons.scoring.suits.practise.situations import situations
from pinochle_learn.teaching.scores.clamp import tidied
from pinochle_learn.teaching.scores.hand import Hand, Renege, keywords, settled
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.split import moved
from tests.support.tables import SUITED

SCALED = [v for own in SUITED for v in (own.on_scale(1), own.on_scale(10)) if v]
BID = [v for v in SCALED if v.rules.auction]
EACH = [(v, key) for v in SCALED for key, _ in steps(v.rules)]
IDS = [f"{v.id}-{v.scale}-{key}" for v, key in EACH]
SEEDS = range(12)


@pytest.mark.parametrize("v", SCALED, ids=lambda v: f"{v.id}-{v.scale}")
def test_the_generator_covers_every_situation_of_every_table(v):
    found = coverage(v.rules, range(10))
    assert set(found) == {key for key, _ in steps(v.rules)}
    assert min(found.values()) >= 8


def test_a_table_is_asked_what_its_record_knows():
    known = {v.id: {s.key for s in situations(v.rules)} for v in SUITED}
    common = {"made", "exact", "short", "in-reach", "beyond"}
    points = {"saved", "least", "no-point", "no-meld", "empty", "bidders-none", "target", "near", "both-past"}
    few = points | {"bare-trick", "nines"}
    double = {"unplayed-empty", "no-marriage"}
    twenty = {"few", "small-meld", "least-meld", "points-lost", "bidders-least", "bidders-few"}
    twenty |= {"bidders-least-meld", "bidders-small-meld", "unplayed-small"}
    three = {"one-loses", "others-past", "tied", "no-limit"}
    unbid = {"counted", "no-trick-point", "only-tricks", "alone-past", "alone-near"}
    bids = {v.id for v in BID}
    assert all((common if table in bids else unbid) <= keys for table, keys in known.items())
    assert not any(common & keys for table, keys in known.items() if table not in bids)
    own = {table: keys - common - unbid for table, keys in known.items()}
    assert own == {
        "pinochlerun": few | {"unplayed-empty", "limit", "limit-near"},
        "pagat": few | {"thrown-in", "unplayed-empty", "no-limit"},
        "okpinochle": few | {"thrown-in", "unplayed-empty", "no-limit"},
        "wikihow": few | {"no-limit"},
        "hoyle": few | {"bidders-bare", "no-contract", "no-limit"},
        "double-deck": points | double | {"bare-trick", "no-limit"},
        "double-deck-pagat": points | double | twenty | {"no-limit"},
        "npa": points | double | twenty | {"award-bare", "renege", "wrong-call", "renege-bare"},
        "auction": {
            *("made-doubled", "short-doubled", "meld-wins", "conceded", "conceded-doubled", "no-contract"),
            *("unit-last", "unit-first", "unit-beyond", "deal-before", "last-deal", "last-tie"),
        },
        "cutthroat": few | three,
        "three-handed-wikihow": few | three,
        "two-handed": {
            *("round-up", "round-down", "round-edge", "declared", "declared-exact", "declared-behind"),
            *("declared-wrong", "declared-rounded", "two-raise", "raise-again", "raised-near", "raised-past"),
        },
        "two-handed-wikihow": {"two-past", "two-tied"},
    }


def test_piles_with_buried_cards_are_asked_where_there_is_a_kitty():
    asked = {v.id: "pile-buried" in dict(steps(v.rules)) for v in SUITED}
    assert {table for table, known in asked.items() if known} == {
        *("auction", "cutthroat", "three-handed-wikihow")
    }


def anything(v, chance):
    """Any hand that the table can have, with no thought of what is asked."""
    on = grid(v.rules)
    n = on.sides
    pick = lambda values: values[int(chance.random() * len(values))]  # noqa: E731
    if not v.rules.auction:
        melds, before = (tuple(pick(values) for _ in range(n)) for values in (on.melds, on.scores))
        before = (before[0], before[0] if chance.random() < 0.1 else before[1])
        melds = (melds[0], melds[0] if chance.random() < 0.3 else melds[1])
        declared = pick(range(n)) if v.rules.game.declare_out.value and chance.random() < 0.3 else None
        target = pick(on.targets) if len(on.targets) > 1 else None
        hand = Hand(0, None, melds, (0, on.total), before, (0, 0), declared=declared, target=target)
        return tidied(
            v, moved(v, hand, pick(range(n)), pick([0, on.total // 2 // v.scale * v.scale, *on.points]))
        )
    edges = [0, *on.nines, max(0, on.least - on.scale), on.least]
    melds = tuple(pick(edges if chance.random() < 0.5 else on.melds) for _ in range(n))
    nobody = v.rules.auction.all_pass.value == "next_deal" and chance.random() < 0.1
    reneged = Renege(pick(range(n))) if chance.random() < 0.2 else None
    wins = [-2, -1, 0, 1, 2, 3]
    before = tuple(pick(wins if on.chips else on.scores) for _ in range(n - 1))
    hand = Hand(
        pick(on.bids),
        None if nobody else pick(range(n)),
        melds,
        (0,) * (n - 1) + (on.total,),
        (*before, -sum(before) if on.chips else pick(on.scores)),
        tuple(pick(range(on.bare + 1)) for _ in range(n)),
        given_up=chance.random() < 0.3,
        nines=tuple(chance.random() < 0.5 for _ in range(n)),
        marriage=chance.random() < 0.9,
        renege=reneged,
        trump=pick("SHDC") if on.chips else None,
        deal=pick((1, 11, 12)) if on.deals else None,
    )
    for side in range(n):
        hand = moved(v, hand, side, pick([0, on.needed, on.total, *on.points]))
    return tidied(v, hand)


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_no_branch_of_the_engine_stays_unasked(v):
    chance, reached, ends = Random(5), set(), set()
    for _ in range(3000):
        hand = anything(v, chance)
        assert sum(hand.points) == grid(v.rules).total
        result = settled(v, hand)
        reached |= {(side.rule, side.side == result.bidder) for side in result.sides}
        ends |= {(result.outcome,), (result.game_rule,)}
    asked = [exercise(v, key, seed).case for key, _ in steps(v.rules) for seed in range(30)]
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
        "costs": hand.renege and hand.renege.side,
        "unit": v.rules.chips and unit(v.rules.chips, hand.bid),
        "declared": "yes" if result.outcome == "declared out" else "no",
        "next": result.next_target,
        "rounded": result.sides[ask.side].tricks_counted,
    }
    return truth[ask.kind] if ask.kind in truth else after_meld(v, hand)


def after_meld(v, hand):
    """What the engine takes without trick points, and without a word that the hand was given up."""
    told = keywords(v, hand.but(given_up=False))
    bare = {name: told[name] for name in told if name not in {"trick_points", "tricks_taken"}}
    if accepted(v, bare):
        return "won" if v.settle(**bare).outcome == "made" else "stop"
    give_up = {"conceded": True} if v.rules.chips else {"thrown_in": True}
    return "choice" if accepted(v, bare | give_up) else "play"


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
            assert all(points in grid(v.rules).points for points in asked.case.hand.points)
            assert sum(asked.case.hand.points) == grid(v.rules).total
        else:
            v.pack.check_copies(asked.pile.cards)
            assert asked.pile.last == (key == "pile-last") or key == "pile-buried"
            assert (int(v.count(asked.pile.cards)) == 0) == (key == "pile-bare") or key == "pile"
            buried = v.rules.kitty.cards.value if key == "pile-buried" else 0
            assert len(asked.pile.buried) == buried


@pytest.mark.parametrize("v", BID, ids=lambda v: f"{v.id}-{v.scale}")
def test_the_edges_are_at_the_edge(v):
    on = grid(v.rules)
    lost = "double bete" if on.chips else "set"
    for seed in SEEDS:
        exact, short, beyond, reach = (
            exercise(v, key, seed).case for key in ("exact", "short", "beyond", "in-reach")
        )
        assert (exact.settled.outcome, exact.over) == ("made", 0)
        assert (short.settled.outcome, short.over) == (lost, -on.step)
        assert beyond.hand.bid - beyond.bidders.meld - on.total == v.scale
        assert reach.hand.bid - reach.bidders.meld == on.total
        if not on.chips:
            assert exercise(v, "least", seed).case.others.trick_points == on.needed


@pytest.mark.parametrize("name", ["double-deck-pagat", "npa"])
def test_nineteen_is_not_twenty(name):
    v = pl.variant(name)
    for seed in SEEDS:
        few, least, small, enough = (
            exercise(v, key, seed).case for key in ("few", "least", "small-meld", "least-meld")
        )
        assert (few.others.trick_points, few.others.change) == (19, 0)
        assert (least.others.trick_points, least.others.meld_counted) == (20, least.others.meld)
        assert (small.others.meld, small.others.meld_counted) == (19, 0)
        assert (enough.others.meld, enough.others.meld_counted) == (20, 20)
        bidders = [exercise(v, key, seed).case for key in ("bidders-few", "bidders-least")]
        assert [(case.hand.own, case.settled.outcome) for case in bidders] == [(19, "set"), (20, "made")]
        unplayed, played = (exercise(v, f"bidders-{key}-meld", seed).case for key in ("small", "least"))
        assert (unplayed.hand.own_meld, unplayed.settled.outcome) == (19, "out of reach")
        assert (played.hand.own_meld, played.played) == (20, True)


def test_units_change_where_the_scale_says_so():
    v = pl.variant("auction")
    keys = ("unit-last", "unit-first", "unit-beyond")
    bids = {key: {exercise(v, key, seed).case.hand.bid for seed in range(30)} for key in keys}
    assert bids["unit-last"] == {340, 390, 440, 490, 540}
    assert bids["unit-first"] == {350, 400, 450, 500, 550}
    assert min(bids["unit-beyond"]) >= 600


def test_chips_add_up_to_nothing_and_spades_double_all_but_a_concession():
    v = pl.variant("auction")
    for key, _ in steps(v.rules):
        for seed in SEEDS:
            case = exercise(v, key, seed).case
            if case is None:
                continue
            assert sum(case.settled.change) == sum(case.settled.after) == 0
            one = unit(v.rules.chips, case.hand.bid)
            paid = {
                *(("made", 2 * one), ("made-doubled", 4 * one), ("short", -4 * one)),
                *(("short-doubled", -8 * one), ("conceded", -2 * one), ("conceded-doubled", -2 * one)),
            }
            if key in dict(paid):
                assert (key, case.bidders.change) in paid


def test_one_of_three_loses_its_meld_and_another_does_not():
    for name, least in (("cutthroat", 10), ("three-handed-wikihow", 10)):
        v = pl.variant(name)
        for seed in SEEDS:
            case = exercise(v, "one-loses", seed).case
            third = case.settled.sides[case.hand.others[1]]
            assert (case.others.trick_points, case.others.change) == (0, 0)
            assert third.trick_points >= least
            assert third.change == third.meld + third.trick_points
    names = ("cutthroat", "three-handed-wikihow")
    cut, wiki = (exercise(pl.variant(name), "bidders-none", 3).case for name in names)
    assert (cut.settled.outcome, wiki.settled.outcome) == ("set", "made")


def test_rounding_and_declaring_out_are_asked_at_their_edges():
    v = pl.variant("two-handed")
    digits = {"round-up": {7, 8, 9}, "round-down": {1, 2, 3, 4}, "round-edge": {5, 6}, "counted": {0}}
    for seed in SEEDS:
        for key, wanted in digits.items():
            case = exercise(v, key, seed).case
            points, score = case.hand.points[1], case.settled.sides[1].tricks_counted  # South is the learner
            assert points % 10 in wanted
            assert score == (points + 3) // 10 * 10
        for key, over in {"declared-exact": {0}, "declared-rounded": {-1, -2, -3}}.items():
            case = exercise(v, key, seed).case
            assert case.settled.after[case.hand.declared] - 1000 in over
            assert (case.settled.game_winner == case.hand.declared) == (key == "declared-exact")
        behind = exercise(v, "declared-behind", seed).case
        side = behind.hand.declared
        assert behind.settled.after[side] < behind.settled.after[1 - side]
        assert behind.settled.game_winner == side


def test_past_the_target_without_an_auction():
    v, wiki = pl.variant("two-handed"), pl.variant("two-handed-wikihow")
    for seed in SEEDS:
        raised, again, past = (
            exercise(v, key, seed).case for key in ("two-raise", "raise-again", "raised-past")
        )
        assert (raised.hand.target, raised.settled.next_target) == (1000, 1250)
        assert again.settled.next_target - again.hand.target == 250
        assert past.hand.target > 1000
        assert past.settled.after[past.settled.game_winner] >= past.hand.target
        near = exercise(v, "raised-near", seed).case
        assert 1000 < max(near.settled.after) < near.hand.target == 1250
        both, tied = (exercise(wiki, key, seed).case.settled for key in ("two-past", "two-tied"))
        assert both.after[both.game_winner] == max(both.after)
        assert (len(set(tied.after)), tied.game_winner) == (1, None)
        assert all(min(case.hand.before) >= 0 for case in (raised, again, past, near))


def test_both_scales_ask_the_same():
    small, large = pl.variant("pagat").on_scale(1), pl.variant("pagat")
    for key in ("short", "both-past", "nines"):
        one, ten = (exercise(v, key, 7).case.settled for v in (small, large))
        assert tuple(10 * n for n in one.after) == ten.after


def test_an_unknown_situation_is_refused():
    with pytest.raises(LookupError):
        exercise(pl.variant("wikihow"), "thrown-in", 1)
