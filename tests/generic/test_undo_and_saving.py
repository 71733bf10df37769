"""A deal can be taken back step by step, and saved and resumed at any moment."""

import json
from random import Random

import pytest

import pinochle_learn as pl
from tests.support.playing import bought, moves, play_out, scores_before


def moment(deal):
    """All that a deal shows at one moment."""
    public = (deal.phase, deal.to_act, deal.trump, deal.hands, deal.trick, deal.tricks, deal.scores)
    aside = (deal.kitty, deal.buried, deal.stock, deal.on_table, deal.number, deal.target)
    aside += (deal.turned, deal.second_meld, deal.pile, deal.laid)
    return deal.state, public, aside, deal.meld, deal.trick_points, deal.history, deal.result


def games(v, number, seed):
    """Deals at random scores, with the rng to play them by."""
    rng = Random(f"{v.id} {seed}")
    for _ in range(number):
        before = scores_before(v, rng)
        yield v.deal(seed=rng.randrange(2**31), dealer=rng.randrange(v.rules.players), before=before), rng


def test_undo_restores_every_earlier_state(v):
    for deal, rng in games(v, 10, "undo"):
        seen = [moment(deal)]
        seen += [moment(deal) for _action in moves(v, deal, rng)]
        while deal.history:
            assert moment(deal) == seen.pop()
            deal.undo()
        assert [moment(deal)] == seen
        with pytest.raises(pl.ActionError, match="nothing to take back"):
            deal.undo()


def test_undo_and_the_same_act_again(v):
    for deal, rng in games(v, 5, "again"):
        for action in moves(v, deal, rng):
            now = moment(deal)
            deal.undo()
            assert deal.result is None
            deal.act(action)
            assert moment(deal) == now


def test_a_saved_deal_is_restored_exactly(v):
    for deal, rng in games(v, 6, "saving"):
        for _action in moves(v, deal, rng):
            if rng.random() < 0.15 or deal.phase == "over":
                again = pl.Deal.from_text(deal.to_text())
                assert again == deal
                assert moment(again) == moment(deal)
                assert (again.seed, again.dealer, again.before) == (deal.seed, deal.dealer, deal.before)
                assert again.actions() == deal.actions()


def test_a_restored_deal_plays_on_alike(v):
    for deal, rng in games(v, 3, "on"):
        play_out(v, deal, rng, until=well_on)
        again = pl.Deal.from_text(deal.to_text())
        chance = rng.random()
        play_out(v, deal, Random(chance))
        play_out(v, again, Random(chance))
        assert moment(again) == moment(deal)


def test_a_restored_deal_can_be_taken_back(v):
    for deal, rng in games(v, 3, "back"):
        play_out(v, deal, rng)
        again = pl.Deal.from_text(deal.to_text())
        while again.history:
            again.undo()
        assert again.hands == deal.dealt


def test_own_rules_are_saved_with_the_deal(v):
    end = {"game.target": 7 * v.scale} if v.rules.game.deals.value is None else {"game.deals": 7}
    own = v.with_rules({**changes(v), **end})
    rng = Random(v.id)
    deal = play_out(
        own, bought(own, own.deal(seed=5)), rng, until=lambda d: len(d.tricks) > 3 or len(d.laid) > 1
    )
    assert deal.phase != "over"
    again = pl.Deal.from_text(deal.to_text())
    assert again.rules == own.rules
    assert moment(again) == moment(deal)


def changes(v):
    """Rules of one's own: of suits, of colours, of turns."""
    if v.rules.turns is not None:
        return {"turns.melds": 2, "turns.lay_off_first": False}
    if v.rules.colours is not None:
        return {"play.lead_counts_as_colour": True, "count.last_trick": 10}
    return {"play.must_beat": "trump_led", "meld.run_extras": "borrow"}


def well_on(deal):
    """Says whether the play has begun, or where there are no tricks, some melds lie on the table."""
    return deal.phase == "play" or len(deal.laid) > 1


def test_the_text_is_lines_that_a_person_can_read(v):
    before = [n * v.scale for n in (3, 4, 5, 6, 7, 8)[: len(v.deal(seed=7).scores)]]
    before = [-1, 3, -2] if v.rules.chips is not None else before
    last = v.rules.players - 1
    deal = v.deal(seed=7, dealer=min(2, last), before=before)
    lines = deal.act(deal.actions()[1 if v.rules.auctioned else 0]).to_text().splitlines()
    number = [] if v.rules.game.deals.value is None else ["number 1"]
    scores = "before " + " ".join(map(str, before))
    own = [f"rules {json.dumps(dict(v.rules.changes))}"] if v.rules.changes else []
    own += [f"players {v.rules.seats}"] if v.rules.seats else []
    dealt = ["seed 7", f"dealer {min(2, last)}", *number, scores]
    head = ["pinochle_learn deal 1", f"table {v.id}", *own, *dealt]
    assert lines[: len(head)] == head
    assert [line.split()[0] for line in lines[len(head) :]] == [
        *["hand"] * v.rules.players,
        *(["stock"] if v.rules.stock or v.rules.colours else []),
        "do",
    ]


def test_which_deal_of_a_game_it_is_is_saved_where_that_decides_the_game(v):
    """A game of so many deals is won by its last one, so a saved deal knows its number."""
    if v.rules.colours is not None:  # the cards won meld so much that a game of three deals is rare
        v = v.with_rules({"game.target": 100_000})
    game = v.game(seed=2)
    rng = Random(v.id)
    for _ in range(3):
        play_out(v, game.deal, rng)
    deal = play_out(v, game.deal, rng, until=well_on)
    again = pl.Deal.from_text(deal.to_text())
    counted = v.rules.game.deals.value is not None
    assert (deal.number, again.number) == (4, 4 if counted else 1)
    assert ("number 4" in deal.to_text()) == counted
    assert again == deal
    assert moment(again)[:2] == moment(deal)[:2]


@pytest.mark.parametrize("number", [10, 11, 12])
def test_a_deal_saved_near_the_end_of_a_game_still_ends_it(number):
    """At a table of twelve deals the twelfth decides, also when it was put away meanwhile."""
    v = pl.variant("auction")
    deal = pl.Deal(v.rules, seed=5, number=number, before=(9000, -4000, -5000))
    bought(v, deal)
    again = pl.Deal.from_text(deal.to_text())
    rest = Random(1).random()
    for one in (deal, again):
        play_out(v, one, Random(rest))
    assert again.result == deal.result
    assert deal.result.game_winner == (0 if number == 12 else None)


@pytest.mark.parametrize(("number", "before"), [(11, (9, -4, -5)), (12, (9, -4, -5)), (13, (9, 9, -18))])
def test_a_deal_that_nobody_bids_on_counts_as_one_of_the_game(number, before):
    """All pass in the last deal: the game is over all the same; after a tie it still is one."""
    v = pl.variant("auction")
    deal = pl.Deal(v.rules, seed=5, number=number, before=before).act("pass").act("pass").act("pass")
    assert (deal.result.outcome, deal.result.change) == ("no contract", (0, 0, 0))
    assert deal.result.game_winner == (0 if number == 12 else None)
    assert deal.result == v.settle(before=before, deal_number=number)


def test_deals_are_equal_when_all_is_the_same(v):
    one, two = v.deal(seed=3, dealer=1), v.deal(seed=3, dealer=1)
    assert one == two
    assert one != v.deal(seed=4, dealer=1)
    assert one != v.deal(seed=3, dealer=0)
    assert one != two.act(two.actions()[-1])
    assert one != one.to_text()
