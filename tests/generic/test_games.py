"""Games: deal after deal until a side has won, the scores carried along."""

from random import Random

import pytest

from tests.support.playing import play_out

MOST = 500  # deals; a game that is not over by then does not end


def finish(v, game, rng):
    """Plays a game to its end; returns its deals."""
    deals = []
    while game.winner is None and len(deals) < MOST:
        deals.append(play_out(v, game.deal, rng))
    return deals


@pytest.mark.parametrize("seed", range(3))
def test_a_game_ends_with_a_winner_and_scores_that_add_up(v, seed):
    first = seed % v.rules.players
    game = v.game(seed=seed, dealer=first)
    deals = finish(v, game, Random(f"{v.id} {seed}"))
    running = (0,) * len(game.scores)
    for number, deal in enumerate(deals):
        assert (deal.before, deal.dealer) == (running, (first + number) % v.rules.players)
        running = tuple(a + b for a, b in zip(running, deal.result.change, strict=True))
        assert deal.result.after == running
        assert (deal.result.game_winner is None) == (deal is not deals[-1])
    assert game.scores == running
    assert game.winner == deals[-1].result.game_winner
    assert game.deal is deals[-1]


def test_the_winner_is_past_the_target_or_the_other_at_the_limit(v):
    """Where a game is so many deals, the winner has the most after the last; a tie plays on."""
    limit, last = v.rules.game.limit.value, v.rules.game.deals.value
    for seed in range(3):
        game = v.game(seed=seed)
        deals = finish(v, game, Random(f"target {v.id} {seed}"))
        if last is None and deals[-1].result.outcome == "wrongly declared":
            assert game.scores[1 - game.winner] < deals[-1].target
        elif last is None:
            target = deals[-1].target  # raised, where both sides had passed the one before
            fallen = limit is not None and min(game.scores) <= limit
            assert game.scores[game.winner] >= target or fallen
        else:
            assert len(deals) >= last
            assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
            assert max(game.scores) == game.scores[game.winner] > sorted(game.scores)[-2]
            assert all(tied(deal.scores) for deal in deals[last - 1 : -1])


def tied(scores):
    """Says whether two or more share the most."""
    return max(scores) == sorted(scores)[-2]


def test_chips_go_from_hand_to_hand(v):
    """What one is paid the others pay; points come from nobody."""
    sums = [sum(deal.result.change) for deal in finish(v, v.game(seed=4), Random(v.id))]
    assert (set(sums) == {0}) == (v.rules.chips is not None)


def test_the_same_seed_gives_the_same_deals(v):
    dealt = [[deal.dealt for deal in finish(v, v.game(seed=9), Random(1))] for _ in range(2)]
    assert dealt[0] == dealt[1]
    assert len(set(dealt[0])) == len(dealt[0])


def test_other_seeds_give_other_deals(v):
    firsts = {v.game(seed=seed).deal.dealt for seed in range(50)}
    assert len(firsts) == 50


def test_neighbouring_games_share_no_deal(v):
    runs = [finish(v, v.game(seed=seed), Random(seed)) for seed in (0, 1)]
    dealt = [deal.dealt for deals in runs for deal in deals]
    assert len(set(dealt)) == len(dealt)


def test_the_largest_seed_lasts_for_a_whole_game(v):
    game = v.game(seed=2**63 - 1)
    assert finish(v, game, Random(v.id))[-1].result.game_winner == game.winner


def test_the_deal_stays_while_it_lasts(v):
    game = v.game(seed=1)
    deal = game.deal
    deal.act(deal.actions()[0])
    assert game.deal is deal
    assert game.winner is None
    assert game.scores == (0,) * len(game.scores)
