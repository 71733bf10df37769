"""What players do at tables of colours."""

from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.players import choose
from pinochle_learn.players.colours.bids import usual_meld

PLAIN = pl.variant("purple")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_steady_player_beats_one_who_plays_at_random(players):
    steady = random = 0
    for seed in range(30):
        deal = PLAIN.deal(seed=seed, players=players, dealer=players - 1)
        mine, chance = seed % 2, Random(seed)
        while deal.phase != "over":
            if deal.phase == "play" and PLAIN.seated(players).side_of(deal.to_act) != mine:
                deal.act(chance.choice(deal.actions()))
            else:
                deal.act(choose(deal.view(deal.to_act)).action)
        steady += deal.result.change[mine]
        random += deal.result.change[1 - mine]
    assert steady > 1.25 * random


def test_what_so_many_cards_usually_meld_is_about_right():
    table = compiled(PLAIN.rules)
    for n in (14, 18, 24, 28):
        chance = Random(n)
        piles = [table.pack.pile(chance.sample(table.pack.whole(), n)) for _ in range(60)]
        mean = sum(table.meld_points(pile, "Rd") for pile in piles) / len(piles)
        assert 0.7 * mean < usual_meld(n) < 1.4 * mean
