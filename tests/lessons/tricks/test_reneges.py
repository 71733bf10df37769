"""Records with a renege, or without: they are what they say, and the call is what the engine says."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.tricks.reneges import price
from pinochle_learn.lessons.tricks.reneges.records import coverage, record, strictly
from pinochle_learn.lessons.tricks.reneges.situations import duties, priced, renege_situations, thinkable
from pinochle_learn.teaching.words.seats import learner
from tests.plain.reneges import reneges as plainly
from tests.plain.stock import table as two_handed
from tests.support.both import both
from tests.support.tables import SUITED

SEEDS = range(6)
EACH = [(v, s.key) for v in SUITED for s in renege_situations(v.rules)]
IDS = [f"{v.id}-{key}" for v, key in EACH]
PRICED = [v for v in SUITED if priced(v.rules)]


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_every_duty_of_every_table_is_failed_and_no_other(v):
    play = v.rules.play
    keys = {key for key, n in coverage(v.rules, SEEDS).items() if n >= len(SEEDS) - 1}
    assert keys == {s.key for s in renege_situations(v.rules)}
    assert {"renege-follow", "renege-beat", "renege-trump", "renege-none"} <= keys
    assert ("renege-overtrump" in keys) == play.must_overtrump.value
    lenient = not play.must_overtrump.value and max(v.players) > 2
    assert ("renege-allowed" in keys) == (play.must_beat.value != "always" or lenient)
    assert ("overtrump" in thinkable(v.rules)) == (max(v.players) > 2)
    assert ("renege-aces" in keys) == ("aces-declared" in keys) == v.rules.settle.aces_declared.value
    assert bool({"call-right", "call-own", "call-wrong"} & keys) == (v.rules.settle.renege.value != "none")


@pytest.mark.parametrize(("v", "key"), EACH, ids=IDS)
def test_a_record_is_what_it_says(v, key):
    for seed in SEEDS:
        made = record(v.rules, key, seed)
        found = v.reneges(
            made.hands, made.plays, trump=made.trump, leader=made.leader, aces_declared=made.declared
        )
        assert found == (() if made.found is None else (made.found,))
        assert 2 <= len(made.tricks) <= 4
        assert len(made.hands) == max(v.players)
        assert (made.stakes is not None) == priced(v.rules)
        v.pack.check_copies(card for hand in made.hands for card in hand)
        if made.found is not None:
            assert made.found.rule in duties(v.rules)
        if key.startswith(("renege", "aces")):
            assert made.answer_key == key


@pytest.mark.parametrize(("v", "key"), [(v, key) for v, key in EACH if "aces" not in key], ids=str)
def test_the_plain_rules_find_the_same_play(v, key):
    for seed in SEEDS:
        made = record(v.rules, key, seed)
        hands = [[str(card) for card in hand] for hand in made.hands]
        facts = (hands, [str(card) for card in made.plays], made.trump, made.leader)
        found = plainly(both(v.id)[1], *facts) if v.rules.stock is None else plainly_for_two(v.id, *facts)
        one = made.found
        known = one is not None and one.trick is not None
        assert found == ([(one.trick, one.seat, str(one.card))] if known else [])


def plainly_for_two(name, hands, plays, trump, leader):
    """Every play of a record after the stock that broke a duty, by the plain rules for two players."""
    rules, held, found = two_handed.TABLES[name], [list(hand) for hand in hands], []
    for number in range(len(plays) // 2):
        lead, answer = plays[2 * number : 2 * number + 2]
        second = 1 - leader
        if answer not in two_handed.legal(rules, held[second], [lead], trump, stock=False):
            found.append((number, second, answer))
        held[leader].remove(lead)
        held[second].remove(answer)
        leader = second if two_handed.second_wins(lead, answer, trump) else leader
    return found


@pytest.mark.parametrize("v", [v for v in SUITED if v.rules.stock is not None], ids=lambda v: v.id)
def test_with_a_stock_a_record_is_of_the_tricks_after_it(v):
    for situation in renege_situations(v.rules):
        for seed in SEEDS:
            made = record(v.rules, situation.key, seed)
            sizes = {len(hand) for hand in made.hands}
            assert len(sizes) == 1  # nobody draws any more
            assert sizes.pop() <= v.rules.deal.hand.value // 2


@pytest.mark.parametrize(("v", "key"), EACH, ids=IDS)
def test_a_seed_draws_the_same_record_again(v, key):
    assert record(v.rules, key, 11) == record(v.rules, key, 11)


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_what_nobody_reneged_in_looks_wrong_only_at_other_tables(v):
    for seed in SEEDS:
        assert strictly(v.rules, record(v.rules, "renege-none", seed)) == ()
    if "renege-allowed" in {s.key for s in renege_situations(v.rules)}:
        for seed in SEEDS:
            assert len(strictly(v.rules, record(v.rules, "renege-allowed", seed))) == 1


def test_a_situation_of_another_table_is_refused():
    with pytest.raises(LookupError):
        record(pl.variant("wikihow").rules, "renege-overtrump", 1)


# The call


@pytest.mark.parametrize("v", PRICED, ids=lambda v: v.id)
@pytest.mark.parametrize("key", ["call-right", "call-own", "call-wrong", "renege-aces", "aces-declared"])
def test_the_call_is_what_the_engine_says(v, key):
    for seed in range(12):
        made = record(v.rules, key, seed)
        call = price.called(v, made)
        kind = price.call_key(v, made)
        assert kind == key or not key.startswith("call")
        assert call.call.right == (made.found is not None)
        facts = {"trump": made.trump, "leader": made.leader, "aces_declared": made.declared}
        if kind == "call-own":
            with pytest.raises(pl.PinochleError, match="Only an opponent"):
                v.call_renege(
                    made.hands, made.plays, by=learner(max(v.players)), against=call.against, **facts
                )
        else:
            assert (
                v.call_renege(
                    made.hands, made.plays, by=learner(max(v.players)), against=call.against, **facts
                )
                == call.call
            )
        answers = {said: price.judge_may(v, made, said).right for said in price.may_choices(v)}
        assert sum(answers.values()) == 1
        assert answers[price.may_answer(v, made)]


@pytest.mark.parametrize("v", PRICED, ids=lambda v: v.id)
@pytest.mark.parametrize("scale", [1, 10])
def test_the_scores_to_choose_from_hold_the_right_one_once(v, scale):
    scaled = v.on_scale(scale)
    for key in ("call-right", "call-own", "call-wrong", "renege-aces"):
        for seed in range(12):
            made = record(scaled.rules, key, seed)
            choices = price.cost_choices(scaled, made)
            assert len(set(choices)) == len(choices) == 4
            answers = [price.judge_cost(scaled, made, scores) for scores in choices]
            right = [scores for scores, said in zip(choices, answers, strict=True) if said.right]
            payer = price.called(scaled, made).call.renege_by
            about, other = made.stakes, 1 - payer
            meld = about.meld[other] if about.meld[other] >= 20 * scale else 0
            assert right == [(0, about.bid + meld) if payer == 0 else (about.bid + meld, 0)]
            assert all(said.line not in {"", "No."} for said in answers)


def test_every_kind_of_call_comes_up_with_every_duty():
    v = pl.variant("npa")
    for key in ("call-right", "call-own"):
        failed = {record(v.rules, key, seed).found.rule for seed in range(25)}
        assert failed == set(duties(v.rules)) == {"follow", "beat", "trump", "overtrump", "aces"}


def test_the_page_says_what_a_renege_costs_or_that_no_price_is_known():
    for v in SUITED:
        line = price.price_line(v)
        if priced(v.rules):
            assert line.startswith("After a renege the bid and the meld go to the others. Only an opponent")
        else:
            assert line.startswith("This table's source gives no price for a renege. Another table, NPA")


def test_a_table_of_ones_own_without_a_price_for_a_wrong_call():
    v = pl.variant("npa").with_rules({"settle.wrong_call": "none"})
    made = record(v.rules, "call-wrong", 3)
    assert price.cost_choices(v, made) == ()
    assert price.may_choices(v)[price.NONE] == "No: nobody reneged"
    assert price.price_line(v).endswith("A wrong call costs nothing.")
