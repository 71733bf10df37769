"""Exercises on melds: every branch of every table is asked, truly, with exactly one right answer."""

import re
from collections import Counter

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import base_key
from pinochle_learn.lessons.melds.suits.grow.laying import Growing
from pinochle_learn.lessons.melds.suits.practise import copies as copied
from pinochle_learn.lessons.melds.suits.practise import mistakes as slips
from pinochle_learn.lessons.melds.suits.practise.bank import meld_coverage, meld_exercise, slips_asked
from pinochle_learn.lessons.melds.suits.practise.situations import (
    SITUATIONS,
    meld_situations,
    meld_steps,
    questions,
)
from pinochle_learn.teaching.melds.words import placed
from pinochle_learn.text import sentence
from tests.support.tables import SUITED

SEEDS = range(25)
BURY = {
    "bury-plain",
    "bury-trump",
    "bury-keep",
    "bury-most",
}  # answered with cards: test_meld_burying.py
EACH = [(v, s.key) for v in SUITED for s in meld_situations(v.rules)]
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


def all_to_come(v, drawn, label):
    """What a meld brings as the first of so many tricks, with the best that can follow it."""
    won = int((re.search(r"\d+", drawn.asked) or ["1"])[0])
    now = Growing(compiled(v.rules), drawn.hand, drawn.trump)
    meld = next(m for m in now.able if label == sentence(f"{placed(m, drawn.trump)} for {m.points}"))
    held = list((Counter(drawn.hand) - Counter(meld.cards)).elements())
    return meld.points + v.plan_melds(held, trump=drawn.trump, laid=[meld.cards], tricks=won - 1).points


def grow_right(v, drawn):
    """The answers that are right where melds are laid one by one."""
    if drawn.situation in ("grow-first", "grow-last"):
        found = {choice.data: all_to_come(v, drawn, choice.label) for choice in drawn.choices}
        return {label for label, points in found.items() if points == max(found.values())}
    if drawn.situation == "grow-total":
        return {v.plan_melds(drawn.hand, trump=drawn.trump, tricks=12).points}
    if drawn.situation == "grow-dix":
        if not v.rules.stock.dix_exchange.value:
            return {"instead"}
        return {"show" if drawn.turned[0].rank == "9" else "exchange"}
    return {v.check_meld(drawn.group, trump=drawn.trump, hand=drawn.hand, laid=drawn.laid).rule}


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
    alone = grow_right if drawn.question == "grow" else ALONE.get(drawn.situation)
    if alone:
        return alone(v, drawn)
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
        assert len(set(data)) == len(data)
        assert len(data) in {"claim": (2,), "grow": (3, 4)}.get(drawn.question, (4,))
        assert {choice.data for choice in drawn.choices if choice.right} == right_answers(v, drawn)
        assert len({choice.label for choice in drawn.choices}) == len(data)
        assert all(choice.line for choice in drawn.choices)
        assert all(drawn.reasons)


@pytest.mark.parametrize(("v", "key"), EACH, ids=IDS)
def test_a_seed_draws_the_same_exercise_again(v, key):
    assert meld_exercise(v.rules, key, 11) == meld_exercise(v.rules, key, 11)


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_every_branch_of_every_table_is_asked_again_and_again(v):
    found = meld_coverage(v.rules, SEEDS)
    assert list(found) == [key for key, _ in meld_steps(v.rules)]
    for key, count in found.items():
        doubles = [r for r in v.rules.meld.melds if not r.each.value and len(r.points.value) > 1]
        only_one = key == "name-double" and len(doubles) == 1  # the double pinochle, with four trumps
        assert count >= (4 if only_one else FEW.get(key, 8)), key


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_every_branch_of_the_record_has_a_situation(v):
    keys = {s.key for s in meld_situations(v.rules)}
    whole = ("name", "claim", "total", "find", "trump", "help") + ("bury",) * bool(v.rules.kitty)
    kinds = ("name", "claim", "grow") if v.rules.stock else whole
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


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_every_mistake_is_offered_or_made(v):
    asked = slips_asked(v.rules, SEEDS)
    if v.rules.stock:  # nothing is added up there
        growing = {
            "said-meld",
            "said-used",
            "said-no-fresh",
            "no-fresh",
            "used",
            "order",
            "one-by-one",
            "dix-way",
        }
        assert growing <= set(asked)
        return
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


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_each_kind_of_claim_holds_and_fails(v):
    for situation in meld_situations(v.rules):
        if situation.question == "claim":
            said = {meld_exercise(v.rules, situation.key, seed).right.data for seed in SEEDS}
            assert said == {"yes", "no"}, situation.key


@pytest.mark.parametrize("v", [v for v in SUITED if v.on_scale(1) and v.on_scale(10)], ids=lambda v: v.id)
def test_both_scales_ask_the_same_cards(v):
    small, large = v.on_scale(1), v.on_scale(10)
    for situation in meld_situations(v.rules):
        for seed in range(5):
            one, ten = (meld_exercise(w.rules, situation.key, seed) for w in (small, large))
            assert one.shown == ten.shown
            if situation.question == "total":
                assert one.right.data * 10 == ten.right.data


def test_a_higher_meld_of_the_type_holds_at_one_table_and_never_at_the_other():
    for table, both in (("two-handed", {"meld", "used"}), ("two-handed-wikihow", {"used"})):
        rules = pl.variant(table).rules
        assert {meld_exercise(rules, "grow-higher", seed).right.data for seed in SEEDS} == both
        for key, found in (("grow-fresh", {"meld", "no-fresh"}), ("grow-type", {"meld", "used"})):
            assert {meld_exercise(rules, key, seed).right.data for seed in SEEDS} == found


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
