"""Deals in turns as a whole: the end of the stock, saving, games, and what a seat may know."""

from collections import Counter
from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.deal import turns
from pinochle_learn.deal.game import Game
from pinochle_learn.rules import changed
from tests.support.turns import RULES, dealt, drawn_out, laid_out, play, random_deal

BLACK = "8Bk 9Bk TBk JBk QBk KBk"


# --- the end of the stock ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "stock"), [(2, 28), (3, 21), (4, 16), (5, 13), (6, 12)])
def test_the_pile_but_for_its_top_card_becomes_the_stock_once(players, stock):
    deal = drawn_out(pl.Deal(RULES.seated(players), seed=3), 1)
    assert len(deal.history) == 2 * stock
    assert (len(deal.pile), len(deal.stock)) == (1, stock)
    assert f"discard {deal.pile[0]}" == deal.history[-1]
    drawn_out(deal, 2)
    assert (deal.phase, deal.stock, len(deal.history)) == ("over", (), 4 * stock)
    assert deal.result.change == (0,) * players
    assert deal.result.why == "Nobody went out, so no score changes."


def test_the_new_stock_is_shuffled_by_the_seed():
    def new_stock(seed):
        deal = drawn_out(pl.Deal(RULES, seed=seed), 1)
        pile = deal.undo().pile
        return deal.act(deal_action(deal)).stock, pile

    def deal_action(deal):
        return next(action for action in deal.actions() if action.startswith("discard"))

    stock, pile = new_stock(5)
    assert Counter(stock) == Counter(pile)
    assert stock != pile
    assert new_stock(5) == (stock, pile)
    assert new_stock(6)[0] != stock


@pytest.mark.parametrize("times", [0, 2, 3])
def test_how_often_the_pile_is_shuffled_is_a_rule(times):
    deal = drawn_out(pl.Deal(changed(RULES, {"turns.reshuffles": times}), seed=1), times + 1)
    assert (deal.phase, deal.state.reshuffled) == ("over", times)
    assert len(deal.history) == 2 * 28 * (times + 1)


def test_without_a_card_below_the_top_one_the_deal_ends():
    deal = dealt()
    ended = turns._next_turn(deal._table, deal.state.but(stock=(), pile=deal.state.pile[:1]))
    assert (ended.to_act, ended.reshuffled) == (None, 0)


# --- as a whole --------------------------------------------------------------------------------------------


def everywhere(deal):
    """Every card, wherever it lies."""
    cards = [*deal.stock, *deal.pile]
    cards += [card for hand in deal.hands for card in hand]
    return Counter([*cards, *(card for laid in deal.laid for card in laid.group.cards)])


@pytest.mark.parametrize("players", RULES.table.players.value)
def test_no_card_is_lost_and_what_is_listed_is_what_may_be_done(players):
    pack = pl.variant("purple-rummy").pack.whole()
    ends = Counter()
    for seed in range(6):
        deal = random_deal(players, seed, until=20 * seed)
        assert everywhere(deal) == Counter(pack)
        if deal.phase != "over":
            tried = [f"discard {card}" for card in pack] + ["keep", "draw stock", "draw discard"]
            tried += [f"lay off {card} on {n + 1}" for card in pack for n in range(len(deal.laid))]
            listed = {action for action in deal.actions() if not action.startswith("meld")}
            assert {action for action in tried if accepted(deal, action)} == listed
            assert all(accepted(deal, action) for action in deal.actions())
        ends[random_deal(players, seed).phase] += 1
    assert ends == {"over": 6}


def accepted(deal, action):
    try:
        deal.act(action)
    except pl.PinochleError:
        return False
    deal.undo()
    return True


@pytest.mark.parametrize("players", RULES.table.players.value)
def test_a_deal_is_restored_at_any_moment(players):
    for seed in range(4):
        deal = random_deal(players, seed, until=70 * seed)
        text = deal.to_text()
        again = pl.Deal.from_text(text)
        assert (f"\nplayers {players}\n" in text) is (players != 2)
        assert again == deal
        assert (again.state, again.result) == (deal.state, deal.result)


def test_a_deal_of_given_hands_is_restored_beyond_its_first_stock():
    deal = drawn_out(dealt(BLACK, up="TSi"), 1)
    assert deal.seed is None
    assert pl.Deal.from_text(deal.to_text()).state == deal.state


@pytest.mark.parametrize("players", ["7", "1", "x"])
def test_a_saved_deal_is_of_a_size_that_the_table_has(players):
    text = random_deal(3, 1, until=0).to_text()
    with pytest.raises(pl.SaveError, match=r"is for 2, 3, 4, 5 or 6 players, not|cannot be read"):
        pl.Deal.from_text(text.replace("players 3", f"players {players}"))


def test_cards_of_another_seed_are_refused():
    text = random_deal(2, 1, until=0).to_text()
    with pytest.raises(pl.SaveError, match="not those of seed 8"):
        pl.Deal.from_text(text.replace("seed 1\n", "seed 8\n"))
    stock = next(line for line in text.splitlines() if line.startswith("stock ")).split()
    swapped = " ".join([stock[0], stock[2], stock[1], *stock[3:]])
    with pytest.raises(pl.SaveError, match="not those of seed 1"):
        pl.Deal.from_text(text.replace(" ".join(stock), swapped))


def test_a_game_goes_on_to_the_target_and_the_deal_passes_to_the_left():
    game = Game(changed(RULES, {"game.target": 60}).seated(3), seed=2, dealer=2)
    dealers = []
    while game.winner is None:
        deal, rng = game.deal, Random(len(dealers))
        dealers.append(deal.dealer)
        assert deal.to_act == (deal.dealer + 1) % 3
        while deal.phase != "over":
            deal.act(rng.choice(deal.actions()))
    assert dealers == [(2 + n) % 3 for n in range(len(dealers))]
    assert game.scores[game.winner] == max(game.scores) >= 60


# --- what a seat may know ----------------------------------------------------------------------------------


def test_a_view_tells_what_lies_open():
    deal = laid_out()
    for seat in range(6):
        view = deal.view(seat)
        assert (view.pile, view.laid, view.stock) == (deal.pile, deal.laid, len(deal.stock))
        assert (view.hand_sizes, view.hand) == (tuple(map(len, deal.hands)), deal.hands[seat])
        assert (view.stage, view.reshuffled, view.turned, view.left) == ("meld", 0, None, ())
        assert view.drawn == (pl.variant("purple-rummy").pack.card("TGo") if seat == 1 else None)


def test_at_the_end_all_hands_are_shown():
    deal = random_deal(4, 2)
    assert all(deal.view(seat).left == deal.hands for seat in range(4))


@pytest.mark.parametrize("players", RULES.table.players.value)
def test_hidden_cards_may_change_places_with_the_stock(players):
    """A card that a seat has held from the start against one still face down: the others see the same."""
    compared = 0
    for seed in range(30):
        rng = Random(seed)
        deal = random_deal(players, seed, until=rng.randrange(2, 30))
        seat = rng.randrange(players)
        other = drawn_instead(deal, seat, rng)
        if other is not None:
            compared += 1
            assert deal.phase != "over"
            assert other.hands != deal.hands
            for viewer in set(range(players)) - {seat}:
                assert other.view(viewer) == deal.view(viewer)
    assert compared > 10


def drawn_instead(deal, seat, rng):
    """The same deal with a card of a seat in the place of one that still lies face down, if it can be so."""
    kept = [card for card in deal.hands[seat] if card in deal.dealt[seat]]
    first = pl.Deal(deal.rules, seed=deal.seed, dealer=deal.dealer)
    if not kept or not deal.stock or deal.phase == "over" or deal.state.reshuffled:
        return None
    mine, below = rng.choice(kept), rng.choice(deal.stock)
    hands = [[below if card == mine else card for card in hand] for hand in deal.dealt]
    order = [mine if card == below else card for card in (*first.stock, *first.pile)]
    other = pl.Deal(deal.rules, hands=hands, stock=order, dealer=deal.dealer)
    try:
        return play(other, *deal.history)
    except pl.PinochleError:
        return None
