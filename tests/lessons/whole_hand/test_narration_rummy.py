"""A deal of turns as a story: it ends, it is told as it happened, and each player goes by what it sees."""

import time

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.whole_hand.turns.narration import story

V = pl.variant("purple-rummy")
SIZES = V.players


def told_for(players, seed):
    """The story of a deal."""
    return story(V.rules.seated(players), seed)


@pytest.mark.parametrize("players", SIZES)
def test_every_deal_ends_and_is_told(players):
    for seed in range(1, 51):
        told = told_for(players, seed)
        assert told.deal.phase == "over"
        assert [scene.action for scene in told.scenes] == list(told.deal.history)
        assert len(told.scenes) < 150
        for scene in told.scenes:
            assert "{" not in f"{scene.title} {scene.rule} {scene.why} {scene.then} {scene.assumed}"
            assert scene.title
            assert scene.rule.endswith(".")
            assert scene.why.endswith(".")
            assert scene.then == "" or scene.then.endswith(".")
            assert scene.assumed == "" or scene.assumed.endswith(".")


@pytest.mark.parametrize("players", SIZES)
def test_what_is_told_is_what_happened(players):
    for seed in (3, 9, 150):
        told = told_for(players, seed)
        again = V.deal(seed=seed, players=players, dealer=players - 1)
        turns, last = 0, None
        for scene in told.scenes:
            seen = again.view(scene.seat)
            assert (again.to_act, seen.hand) == (scene.seat, scene.hand)
            turns += scene.verb == "draw"
            assert scene.turn == turns
            assert scene.phase == f"round-{(turns - 1) // players + 1}"
            used = {scene.hand[place] for place in scene.chosen}
            again.act(scene.action)
            after = again.view(scene.seat)
            assert (scene.stock, scene.laid, scene.sizes) == (after.stock, after.laid, after.hand_sizes)
            assert scene.top == (after.pile[-1] if after.pile else None)
            if scene.verb in {"meld", "lay"}:
                assert used <= set(scene.laid[scene.touched].group.cards)
            last = scene
        assert again.result == told.deal.result
        if told.out is None:
            assert set(again.result.change) == {0}
        else:
            assert told.out == last.seat
            assert "no card left" in last.then


def test_a_discard_shows_what_may_go_and_what_may_not():
    scenes = [s for seed in range(1, 20) for s in told_for(3, seed).scenes if s.verb == "discard"]
    for scene in scenes:
        may = {scene.hand[place] for place in scene.legal}
        assert may == set(scene.hand) - {scene.drawn}
        if scene.drawn is not None:
            assert scene.drawn.name in scene.rule
    assert any(scene.drawn is None for scene in scenes)


def test_a_card_is_taken_from_the_pile_only_for_a_use():
    uses = [
        scene.why
        for seed in range(1, 40)
        for scene in told_for(3, seed).scenes
        if scene.action == "draw discard"
    ]
    assert len(uses) > 20
    assert all(why.startswith(("With it the hand has", "It can be laid off at once.")) for why in uses)


def test_nothing_that_could_be_laid_at_once_is_kept_without_a_word():
    """A turn that ends with a meld still in the hand has laid one, or says what waits."""
    checked = 0
    for seed in range(1, 30):
        scenes = told_for(2, seed).scenes
        for scene in scenes:
            if scene.verb != "discard":
                continue
            turn = [one for one in scenes if one.turn == scene.turn]
            if not any(one.verb == "meld" for one in turn):
                legal = [g for g in melds_of(scene.hand) if len(g) >= 3]
                assert not legal
                checked += 1
    assert checked > 20


def melds_of(hand):
    """Cards of one rank or of one colour, three or more; runs lie in one colour or one suit."""
    for trait in ("rank", "colour"):
        for value in {getattr(card, trait) for card in hand}:
            yield [card for card in hand if getattr(card, trait) == value]


def test_a_whole_deal_is_quick():
    told_for(6, 0)
    begun = time.process_time()
    for seed in range(200, 210):
        told_for(4, seed)
    assert (time.process_time() - begun) / 10 < 0.3
