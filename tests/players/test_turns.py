"""What players do at tables of turns."""

from random import Random

import pinochle_learn as pl
from pinochle_learn.players import choose

V = pl.variant("purple-rummy")


def test_a_steady_player_beats_one_who_plays_at_random():
    steady = random = 0
    for seed in range(40):
        deal = V.deal(seed=seed, players=2, dealer=1)
        mine, chance = seed % 2, Random(seed)
        while deal.phase != "over":
            sure = deal.to_act == mine
            deal.act(choose(deal.view(mine)).action if sure else chance.choice(deal.actions()))
        steady += deal.result.change[mine]
        random += deal.result.change[1 - mine]
    assert steady > 3 * random
