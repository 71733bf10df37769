"""Players decide from what their seat sees: every deal of every table is played to its end by views alone."""

from collections import Counter
from random import Random

from pinochle_learn.players import choose
from tests.support.tables import EVERY, each
from tests.support.unseen import mixed, unseen

LONG = {"play", "stock", "turns"}  # phases of so many acts that some are enough


@each(EVERY)
def test_views_are_enough_to_play_any_deal_and_each_choice_says_why(v):
    for players in v.players:
        for seed in range(3):
            deal = v.deal(seed=seed, players=players)
            while deal.phase != "over":
                choice = choose(deal.view(deal.to_act))
                assert choice.why.endswith("."), choice
                deal.act(choice.action)  # what may not be done is refused
            assert deal.result.why


@each(EVERY)
def test_deals_that_look_the_same_from_a_seat_are_played_the_same(v):
    """Where cards lie that the player has not seen, with the others or face down, changes nothing."""
    met, compared, rng = Counter(), Counter(), Random(v.id)
    for seed in range(3):
        deal = v.deal(seed=seed, dealer=seed % v.rules.players)
        while deal.phase != "over":
            view = deal.view(deal.to_act)
            choice = choose(view)
            other = mixed(deal, view.seat, rng) if deal.phase not in LONG or rng.random() < 0.2 else None
            if other is not None:
                compared[deal.phase] += 1
                assert other.view(view.seat) == view
                assert choose(other.view(view.seat)) == choice
            met[deal.phase] += len({pile for pile, _place in unseen(deal, view.seat)}) > 1
            deal.act(choice.action)
    assert {*compared} >= {*+met}  # at every phase in which a card could be in another hand
    assert compared["play"] + compared["stock"] + compared["turns"] > 5, compared
