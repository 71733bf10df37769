"""A view holds what its seat may know: hidden cards may change places and it stays the same."""

from collections import Counter
from itertools import chain, permutations
from random import Random

import pytest

import pinochle_learn as pl
from tests.support.playing import as_listed, bought, moves, play_out
from tests.support.tables import EVERY, SUITED, each
from tests.support.unseen import begun, cards_in, exchanged, hidden, seen_in_turns, shown, unseen


def public(deal):
    """Every card that all have seen; at the end of a deal also the kitty, what was buried, and hands."""
    if deal.rules.turns:
        return seen_in_turns(deal)
    open_cards = {card for trick in (*deal.tricks, deal.trick) for card in trick}
    if deal.phase == "over":
        open_cards |= {*deal.kitty, *deal.buried}
    if deal.rules.stock:
        open_cards |= {card for lying in deal.on_table for card in lying} | turned_up(deal)
    if deal.rules.kitty and deal.rules.kitty.shown.value and deal.state.kitty_taken:
        open_cards |= set(deal.kitty)
    if deal.turned is not None:
        open_cards.add(deal.turned)
    return open_cards.union(*(shown(deal, seat) for seat in range(len(deal.hands))))


def turned_up(deal):
    """The cards that have lain turned up: the one that made trump, and a nine that it was exchanged for."""
    return {begun(deal).stock[-1], *deal.stock[-1:]}


def own(deal, seat):
    """The cards that a seat has held: dealt, passed to it, taken from the kitty, drawn from the stock."""
    taken = deal.kitty if deal.state.kitty_taken and seat == deal.view(seat).bidder else ()
    drawn = deal.hands[seat] if deal.rules.stock or deal.rules.turns else ()
    return {*deal.dealt[seat], *received(deal, seat), *taken, *drawn}


def received(deal, seat):
    """The cards that a seat was given, also those that it gave back."""
    numbers = [number for passed in deal.state.passed if passed.taker == seat for number in passed.cards]
    return {deal._table.pack.distinct[number] for number in numbers}


@each(v for v in EVERY if v.rules.stock or v.rules.turns)
def test_hidden_cards_may_change_places_with_the_stock(v):
    """What lies face down is known to nobody, and so is what another holds and has not shown."""
    compared = Counter()
    for deal, rng in deals_at_random_moments(v, 120 if v.rules.stock else 40, "stock"):
        for seat in range(v.rules.players):
            held, down = places(deal, seat, (seat + 1) % v.rules.players, v.rules.players)
            other = exchanged(deal, held, down, rng)
            if other is not None:
                compared[bool(deal.tricks or deal.laid)] += 1
                assert (other.hands, other.stock) != (deal.hands, deal.stock)
                assert other.view(seat) == deal.view(seat)
    assert min(compared[True], compared[False]) > 10, compared


def places(deal, seat, *piles):
    """The places of what a seat has not seen, for each of some hands, or for what lies face down."""
    return [[place for place in unseen(deal, seat) if place[0] == pile] for pile in piles]


def deals_at_random_moments(v, number, seed):
    """Deals, each broken off somewhere."""
    rng = Random(f"{v.id} {seed}")
    for _ in range(number):
        deal = v.deal(seed=rng.randrange(2**31), dealer=rng.randrange(v.rules.players))
        stop = rng.randint(0, rng.choice([3, 40]))
        yield play_out(v, deal, rng, until=lambda d, stop=stop: len(d.history) >= stop), rng


@each(v for v in EVERY if v.rules.players > 2)
def test_hidden_cards_may_change_places(v):
    compared = Counter()
    for deal, rng in deals_at_random_moments(v, 45, "swap"):
        for seat in range(v.rules.players):
            one, two = rng.choice([p for p in permutations(range(v.rules.players), 2) if seat not in p])
            for _time in range(2):
                other = exchanged(deal, *places(deal, seat, one, two), rng)
                if other is not None:
                    compared[deal.phase] += 1
                    assert other.hands != deal.hands
                    assert other.view(seat) == deal.view(seat)
    bids = "auction" if v.rules.auctioned else "meld"
    for phase, least in {"turns": 20}.items() if v.rules.turns else {bids: 10, "play": 20}.items():
        assert compared[phase] > least, compared


def test_a_view_holds_no_card_that_its_seat_has_not_seen(v):
    """Each seat in turn, from one act to the next."""
    rng = Random(v.id)
    for number in range(12):
        deal = bought(v, v.deal(seed=rng.randrange(2**31), dealer=rng.randrange(v.rules.players)))
        for turn, _action in enumerate(moves(v, deal, rng), start=number):
            seat = turn % v.rules.players
            assert set(cards_in(deal.view(seat))) <= public(deal) | own(deal, seat)
    assert deal.phase == "over"


def test_a_view_tells_what_all_may_know(v):
    for deal, _rng in deals_at_random_moments(v, 30, "public"):
        for seat, hand in enumerate(deal.hands):
            view = deal.view(seat)
            assert (view.seat, view.hand) == (seat, hand)
            assert (view.phase, view.to_act, view.dealer) == (deal.phase, deal.to_act, deal.dealer)
            assert view.hand_sizes == tuple(map(len, deal.hands))
            assert (view.trick.cards, [t.cards for t in view.tricks]) == (deal.trick, list(deal.tricks))
            assert (view.trump, view.scores) == (deal.trump, deal.scores)
            assert view.trick_points == points_seen(deal, v, seat)
            assert (view.stock, view.pile, view.laid) == (len(deal.stock), deal.pile, deal.laid)
            assert v.rules.stock or view.turned == deal.turned


def points_seen(deal, v, seat):
    """The trick points by side without what the bidder buried, for all who do not know it."""
    points = list(deal.trick_points)
    bidder = deal.view(seat).bidder
    if deal.buried and seat != bidder and deal.phase != "over":
        points[v.side_of(bidder)] -= v.count(deal.buried)
    return tuple(points)


WITH_KITTY = [v for v in EVERY if v.rules.kitty]


@each(WITH_KITTY)
def test_the_kitty_is_seen_by_those_who_may_see_it(v):
    """By nobody before it is taken; then by the bidder, by all where it is shown; at the end by everybody."""
    met = Counter()
    for seed in range(5):
        deal = bought(v, v.deal(seed=seed))
        for _action in chain(["the auction"], moves(v, deal, Random(seed))):
            bidder = deal.view(0).bidder
            for seat in range(v.rules.players):
                may = seat == bidder or v.rules.kitty.shown.value or deal.phase == "over"
                knows = may and (deal.state.kitty_taken or deal.phase == "over")
                assert deal.view(seat).kitty == (deal.kitty if knows else ())
                met[knows, deal.phase] += 1
    assert met[False, "kitty"] > 0
    assert met[True, "bury"] > 0
    assert met[True, "over"] == 5 * v.rules.players


@each(WITH_KITTY)
def test_a_kitty_not_yet_taken_may_change_places_with_any_hidden_card(v):
    """The auction is heard by all, and what lies in the kitty is known to none of them."""
    for seed in range(8):
        deal = bought(v, v.deal(seed=seed))
        while deal.phase != "kitty":
            deal.act(deal.actions()[0])
        for one in range(v.rules.players):
            mine, kitty = next((a, b) for a in hidden(deal, one) for b in deal.kitty if a != b)
            hands = [list(hand) for hand in deal.dealt]
            hands[one][hands[one].index(mine)] = kitty
            other = pl.Deal(deal.rules, hands=hands, dealer=deal.dealer)
            for action in deal.history:
                other.act(action)
            assert other.kitty != deal.kitty
            for seat in set(range(v.rules.players)) - {one}:
                assert other.view(seat) == deal.view(seat)


@each(WITH_KITTY)
def test_what_is_buried_only_the_bidder_knows_until_the_deal_is_over(v):
    """Whatever else he had buried, with as many trumps where they are announced, the others see the same."""
    different = Counter()
    for seed in range(10):
        deal = as_listed(bought(v, v.deal(seed=seed)), until=lambda d: d.phase in ("bury", "over"))
        if deal.phase == "over":
            continue
        bidder, groups = deal.to_act, deal.actions()
        views = [seen_after(deal, group) for group in Random(seed).sample(groups, min(6, len(groups)))]
        for seat in range(v.rules.players):
            different[seat == bidder] += len({repr(view[seat]) for view in views}) > 1
            assert seat == bidder or all(view[seat].buried == () for view in views)
        assert all(view[bidder].buried for view in views)
    assert different[False] == 0
    assert different[True] > 5


def seen_after(deal, action):
    """What each seat may know after an act, which is then taken back."""
    deal.act(action)
    views = [deal.view(seat) for seat in range(len(deal.hands))]
    deal.undo()
    return views


@each(WITH_KITTY)
def test_at_the_end_everybody_sees_what_was_buried_and_what_it_counted(v):
    ended = 0
    for seed in range(12):
        deal = play_out(v, bought(v, v.deal(seed=seed)), Random(seed))
        for seat in range(v.rules.players):
            assert deal.view(seat).buried == deal.buried
            assert deal.view(seat).trick_points == deal.trick_points
        ended += bool(deal.tricks and deal.buried)
    assert ended > 5


@each(WITH_KITTY)
def test_buried_trumps_are_announced_where_they_must_be(v):
    """Their number, which all may know; nothing is said where trumps are free to be buried."""
    announced = Counter()
    for seed in range(10):
        deal = play_out(v, bought(v, v.deal(seed=seed)), Random(seed), until=lambda d: bool(d.buried))
        trumps = sum(card.suit == deal.trump for card in deal.buried)
        if v.rules.kitty.bury_trump.value == "free" or not deal.buried:
            trumps = None
        for seat in range(v.rules.players):
            assert deal.view(seat).buried_trumps == trumps
        announced[trumps is not None] += 1
    assert announced[v.rules.kitty.bury_trump.value == "last"] > 5


@each(v for v in EVERY if not v.rules.kitty)
def test_a_table_without_a_kitty_shows_none(v):
    deal = v.deal(seed=1)
    for _action in moves(v, deal, Random(1)):
        view = deal.view(0)
        assert (view.kitty, view.buried, view.buried_trumps) == ((), (), None)


PASSING = [v for v in SUITED if v.rules.exchange.cards.value]


def passed(v, gifts, seed):
    """A deal after the exchange of some cards; the dealer's left has the bid."""
    deal = bought(v, v.deal(seed=seed, dealer=3)).act("trump H")
    for gift in gifts:
        deal.act(deal.actions()[gift])
    return deal


@each(PASSING)
def test_cards_passed_are_seen_by_giver_and_taker_only(v):
    for seed in range(20):
        one, two = passed(v, (0, 0), seed), passed(v, (-1, -1), seed)
        assert one.hands[0] != two.hands[0]
        for opponent in (1, 3):
            assert one.view(opponent) == two.view(opponent)
            assert one.view(opponent).given == one.view(opponent).received == ()
        assert one.view(0).received == one.view(2).given
        assert one.view(2).received == one.view(0).given
        assert len(one.view(0).given) == v.rules.exchange.cards.value


@pytest.mark.parametrize("seat", [-1, 6, 1.0, "0", None, True])
def test_there_is_no_such_seat(v, seat):
    with pytest.raises(pl.ActionError, match=f"seat is a seat from 0 to {v.rules.players - 1}"):
        v.deal(seed=1).view(seat)


def test_a_seat_that_the_table_does_not_have(v):
    with pytest.raises(pl.ActionError, match=f"not {v.rules.players}"):
        v.deal(seed=1).view(v.rules.players)
