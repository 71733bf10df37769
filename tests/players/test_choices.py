"""Players decide from what their seat sees: every deal of every table is played to its end by views alone."""

from pinochle_learn.players import choose
from tests.support.tables import EVERY, each


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
