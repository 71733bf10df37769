"""A deal as a story: sensible, legal, explained, and the same on every machine."""

import pytest

import pinochle_learn as pl
from pinochle_learn.coach.playing import choose
from pinochle_learn.coach.story import story

TABLES = pl.variants()
IDS = [v.id for v in TABLES]


@pytest.mark.parametrize("v", TABLES, ids=IDS)
def test_every_deal_is_told_to_its_end(v):
    outcomes = set()
    for seed in range(40):
        told = story(v.rules, seed, seed % 4)
        assert told.deal.phase == "over"
        assert len(told.scenes) == len(told.deal.history)
        outcomes.add(told.deal.result.outcome)
        for scene in told.scenes:
            assert scene.title
            assert scene.rule.endswith(".")
            assert scene.why.endswith(".")
            assert "{" not in scene.title + scene.rule + scene.why + scene.then
    assert {"made", "set"} <= outcomes


@pytest.mark.parametrize("v", TABLES, ids=IDS)
def test_what_is_told_is_what_happened(v):
    told = story(v.rules, 7, 3)
    again = v.deal(seed=7, dealer=3)
    for scene, action in zip(told.scenes, told.deal.history, strict=True):
        assert again.phase == scene.phase
        assert again.to_act == scene.seat
        assert again.hands[scene.seat] == scene.hand
        if scene.phase == "play":
            plays = v.legal(scene.hand, trick=scene.trick, trump=scene.trump)
            card = scene.hand[scene.chosen[0]]
            assert action == f"play {card}"
            assert scene.rule == plays[card].why
            assert {scene.hand[place] for place in scene.legal} == set(plays)
        again.act(action)
        assert (scene.meld, scene.points) == (again.meld, again.trick_points)
    assert again.result == told.deal.result


@pytest.mark.parametrize("v", TABLES, ids=IDS)
def test_a_bid_is_covered_by_meld_and_half_the_tricks(v):
    for seed in range(20):
        deal = v.deal(seed=seed, dealer=0)
        while deal.phase == "auction":
            choice = choose(deal)
            if choice.action != "pass" and "must bid" not in choice.why:
                hand, bid = deal.hands[deal.to_act], int(choice.action.split()[1])
                half = (v.count(v.pack.whole(), last_trick=True)) // 2
                assert bid <= max(v.meld(hand, trump=suit).points for suit in "SHDC") + half
            deal.act(choice.action)


def test_a_hopeless_bid_is_thrown_in_where_the_table_lets_one():
    deal = pl.variant("okpinochle").deal(seed=5, dealer=3)
    for action in ("bid 250", "bid 270", "pass", "pass", "bid 290", "pass", "trump S"):
        deal.act(action)
    while deal.phase == "exchange":
        deal.act(choose(deal).action)
    while deal.phase == "meld":
        deal.act("meld")  # nobody shows anything, so 250 is the most that the bidders can reach
    assert deal.phase == "decision"
    assert choose(deal).action == "throw in"
    assert deal.act("throw in").result.outcome == "thrown in"
