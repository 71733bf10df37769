"""Exercises on melds: every branch of every table is asked, truly, with exactly one right answer."""

import re
from collections import Counter

import pytest

import pinochle_learn as pl
from pinochle_learn.coach import meld_copies as copied
from pinochle_learn.coach import meld_slips as slips
from pinochle_learn.coach.meld_exercises import meld_coverage, meld_exercise, slips_asked
from pinochle_learn.coach.meld_situations import SITUATIONS, meld_situations, meld_steps, questions
from pinochle_learn.engine.melds import base_key

SEEDS = range(25)
BURY = {
    "bury-plain",
    "bury-trump",
    "bury-keep",
    "bury-most",
}  # answered with cards: test_meld_burying.py
EACH = [(v, s.key) for v in pl.variants() for s in meld_situations(v.rules)]
IDS = [f"{v.id}-{key}" for v, key in EACH]
FEW = {"name-run": 4, "name-royal-marriage": 4, "name-dix": 4, "name-pinochle": 4}  # one a trump suit


def gains(v, drawn):
    """What each card offered would add."""
    now = v.meld(drawn.hand, trump=drawn.trump).points
    return {
        choice.data: v.meld((*drawn.hand, v.pack.card(choice.data)), trump=drawn.trump).points - now
        for choice in drawn.choices
    }


def counted_meld(v, drawn):
    """What is left of a side's meld when the hand is settled, after a bid that is reached."""
    least, bid = v.rules.settle.least_meld.value, v.rules.auction.minimum.value
    both = v.meld(drawn.hand, trump=drawn.trump).points + int(re.search(r"\d+", drawn.asked)[0])
    tricks = (least, v.rules.count.last_trick.value + 48 * v.scale - least)
    return {v.settle(bid=bid, bidder=1, meld=(both, bid), trick_points=tricks).change[0] - least}


def suits_with_a_marriage(v, drawn):
    held = set(map(str, drawn.hand))
    return {"".join(suit for suit in v.pack.suits if {f"K{suit}", f"Q{suit}"} <= held) or "none"}


ALONE = {
    "total-side": counted_meld,
    "trump-allowed": suits_with_a_marriage,
    "bury-worth": lambda v, drawn: {int(v.count(drawn.hand))},
}


def right_answers(v, drawn):
    """The answers that are right, worked out anew through the front door."""
    if drawn.question == "name":
        claim = v.check_meld(drawn.group, trump=drawn.trump)
        names = {f"{rule.key}:{n}" for rule in v.rules.meld.melds for n in (1, 2, 3, 4)}
        key = base_key(claim.meld.key) if claim else "none"
        right = {f"{key}:{claim.meld.copies}" if claim else "none"}
        assert {choice.data for choice in drawn.choices} <= {*names, "none"}
        return right
    if drawn.question == "claim":
        table = Counter()
        for kind in {meld.type for cards in drawn.laid for meld in v.meld(cards, trump=drawn.trump)}:
            laid = [c for c in drawn.laid if v.check_meld(c, trump=drawn.trump).meld.type == kind]
            table |= Counter(card for cards in laid for card in cards)
        held = list((Counter(drawn.hand) - table).elements())
        claim = v.check_meld(drawn.group, trump=drawn.trump, hand=held, laid=drawn.laid)
        return {"yes" if claim else "no"}
    if drawn.situation in ALONE:
        return ALONE[drawn.situation](v, drawn)
    if drawn.question == "total":
        return {v.meld(drawn.hand, trump=drawn.trump).points}
    if drawn.question == "trump":
        found = {suit: v.meld(drawn.hand, trump=suit).points for suit in v.pack.suits}
        return {suit for suit, points in found.items() if points == max(found.values())}
    found = gains(v, drawn)
    return {card for card, gain in found.items() if gain == max(found.values())}


@pytest.mark.parametrize(("v", "key"), EACH, ids=IDS)
def test_exactly_one_choice_is_right_and_the_engine_says_so(v, key):
    for seed in SEEDS:
        drawn = meld_exercise(v.rules, key, seed)
        assert drawn.situation == key
        v.pack.check_copies(drawn.hand)
        if drawn.question == "find":
            assert drawn.choices == ()
            assert len(v.meld(drawn.hand, trump=drawn.trump)) >= 2
            continue
        if key in BURY:
            assert drawn.choices == ()
            assert len(drawn.hand) == v.rules.deal.hand.value + v.rules.kitty.cards.value
            continue
        data = [choice.data for choice in drawn.choices]
        assert len(set(data)) == len(data) == (2 if drawn.question == "claim" else 4)
        assert {choice.data for choice in drawn.choices if choice.right} == right_answers(v, drawn)
        assert len({choice.label for choice in drawn.choices}) == len(data)
        assert all(choice.line for choice in drawn.choices)
        assert all(drawn.reasons)


@pytest.mark.parametrize(("v", "key"), EACH, ids=IDS)
def test_a_seed_draws_the_same_exercise_again(v, key):
    assert meld_exercise(v.rules, key, 11) == meld_exercise(v.rules, key, 11)


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_every_branch_of_every_table_is_asked_again_and_again(v):
    found = meld_coverage(v.rules, SEEDS)
    assert list(found) == [key for key, _ in meld_steps(v.rules)]
    for key, count in found.items():
        assert count >= FEW.get(key, 8), key


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_every_branch_of_the_record_has_a_situation(v):
    keys = {s.key for s in meld_situations(v.rules)}
    kinds = ("name", "claim", "total", "find", "trump", "help") + ("bury",) * bool(v.rules.kitty)
    assert questions(v.rules) == kinds
    named = v.rules.meld.run_extras.value == "named"
    assert ("name-extras" in keys) is named
    names = [key for key in keys if key.startswith("name-")]
    shown = {meld_exercise(v.rules, key, seed).right.data for key in names for seed in range(80)}
    for rule in v.rules.meld.melds:
        plays = rule.on.value and (named or not rule.readings)
        assert (f"{rule.key}:1" in shown) is plays, rule.key
        for n in (2, 3, 4):
            counts = plays and not rule.each.value and len(rule.points.value) >= n
            assert (f"{rule.key}:{n}" in shown) is counts, (rule.key, n)


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_every_mistake_is_offered_or_made(v):
    asked = slips_asked(v.rules, SEEDS)
    wanted = {*slips.SLIPS} - (
        {slips.NO_DIX} if "dix" in [r.key for r in v.rules.meld.melds] else {slips.DIX}
    )
    if v.pack.copies < 3:
        wanted -= {copied.SINGLES, copied.PART, copied.FOURTH}
    wanted |= {"least-meld"} if v.rules.settle.least_meld.value else set()
    wanted |= {"no-marriage"} if v.rules.trump.marriage.value else set()
    wanted |= {"buried-worth"} if v.rules.kitty else set()
    wanted |= {"suit-missing", "wrong-cards", "wrong-suit", "used", "several", "uneven"}
    wanted |= {"help", "trump", "left-over" if v.rules.meld.run_extras.value == "named" else "not-played"}
    if v.id in ("hoyle", "auction"):  # its doubles are two singles: ten times one is the mistake there
        wanted = wanted - {copied.NOT_DOUBLED} | {copied.TENFOLD}
    assert wanted <= set(asked)


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_each_kind_of_claim_holds_and_fails(v):
    for situation in meld_situations(v.rules):
        if situation.question == "claim":
            said = {meld_exercise(v.rules, situation.key, seed).right.data for seed in SEEDS}
            assert said == {"yes", "no"}, situation.key


@pytest.mark.parametrize(
    "v", [v for v in pl.variants() if v.on_scale(1) and v.on_scale(10)], ids=lambda v: v.id
)
def test_both_scales_ask_the_same_cards(v):
    small, large = v.on_scale(1), v.on_scale(10)
    for situation in meld_situations(v.rules):
        for seed in range(5):
            one, ten = (meld_exercise(w.rules, situation.key, seed) for w in (small, large))
            assert one.shown == ten.shown
            if situation.question == "total":
                assert one.right.data * 10 == ten.right.data


def test_what_a_table_does_not_know_is_refused():
    with pytest.raises(LookupError, match="pinochlerun does not know name-extras"):
        meld_exercise(pl.variant("pinochlerun").rules, "name-extras", 1)
    with pytest.raises(LookupError):
        meld_exercise(pl.variant("pagat").rules, "lead", 1)


def test_keys_are_those_that_a_link_and_a_code_can_carry():
    keys = [s.key for s in SITUATIONS]
    assert len(set(keys)) == len(keys)
    assert all(key.replace("-", "").isalpha() and key.islower() and len(key) <= 40 for key in keys)


def test_what_is_none_of_the_answers_is_not_right():
    drawn = meld_exercise(pl.variant("pagat").rules, "total-run", 1)
    assert not drawn.answer("230; drop table").right
    assert not drawn.answer(None).right
    assert drawn.answer(drawn.right.data).right
