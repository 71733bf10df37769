"""The hands as a phase began: what a record of play is judged by."""

from random import Random

import pytest

import pinochle_learn as pl
from tests.support.playing import moves


def test_the_hands_as_each_phase_began_are_those_that_were_seen_then(v):
    for seed in range(4):
        rng = Random(f"{v.id} {seed}")
        deal = v.deal(seed=seed)
        seen = {deal.phase: deal.hands}
        for _action in moves(v, deal, rng):
            seen.setdefault(deal.phase, deal.hands)
        assert {phase: deal.hands_at(phase) for phase in seen} == seen
        for phase in {*v.rules.deal.phases.value} - {*seen}:
            with pytest.raises(pl.ActionError, match=f"went without the phase {phase}"):
                deal.hands_at(phase)


def test_nobody_reneges_in_a_deal_that_the_rules_have_watched(v):
    """After passing, a kitty and burying too, the hands at the play fit the plays."""
    if v.rules.play is None:
        return
    judged = 0
    for seed in range(6):
        deal, plays, leader = v.deal(seed=seed), [], None
        before, seat = deal.phase, deal.to_act
        for action in moves(v, deal, Random(f"{v.id} renege {seed}")):
            if before == "play" and action.startswith("play "):
                leader = seat if leader is None else leader
                plays.append(action.removeprefix("play "))
            before, seat = deal.phase, deal.to_act
        if plays:
            judged += 1
            assert v.reneges(deal.hands_at("play"), plays, trump=deal.trump, leader=leader) == ()
    assert judged


def test_a_phase_that_is_none_or_still_to_come_is_named(v):
    deal = v.deal(seed=3)
    with pytest.raises(pl.ActionError, match=r"has no phase 'whist': it has .* and over"):
        deal.hands_at("whist")
    with pytest.raises(pl.ActionError, match=f"over is still to come: the deal is at {deal.phase}"):
        deal.hands_at("over")
