"""A view holds what its seat may know: hidden cards may change places and it stays the same."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import permutations
from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.cards import Card
from tests.support.playing import moves, play_out


def cards_in(part: object) -> Iterator[Card]:
    """Every card anywhere in a view."""
    if isinstance(part, Card):
        yield part
    elif is_dataclass(part):
        for field in fields(part):
            yield from cards_in(getattr(part, field.name))
    elif isinstance(part, tuple | list):
        for item in part:
            yield from cards_in(item)


def shown(deal, seat):
    """The melds of a seat that lie open or did."""
    melds = deal.state.melds[seat] if deal.state.melds else None
    return set(cards_in(melds)) if melds else set()


def public(deal):
    """Every card that all have seen."""
    open_cards = {card for trick in (*deal.tricks, deal.trick) for card in trick}
    return open_cards.union(*(shown(deal, seat) for seat in range(len(deal.hands))))


def received(deal, seat):
    """The cards that a seat was given, also those that it gave back."""
    numbers = [number for passed in deal.state.passed if passed.taker == seat for number in passed.cards]
    return {deal._table.pack.distinct[number] for number in numbers}


def hidden(deal, seat):
    """Dealt cards that a seat still holds and has shown to nobody."""
    passed = {n for p in deal.state.passed if seat in (p.giver, p.taker) for n in p.cards}
    moved = {card for card in deal.dealt[seat] if deal._table.pack.number[card] in passed}
    kept = Counter(deal.hands[seat]) & Counter(deal.dealt[seat])
    return sorted(set(kept) - moved - shown(deal, seat), key=str)


def exchanged(deal, one, mine, two, yours):
    """The same deal with two hidden cards in each other's hands; None where its history could not be."""
    hands = [list(hand) for hand in deal.dealt]
    hands[one][hands[one].index(mine)] = yours
    hands[two][hands[two].index(yours)] = mine
    other = pl.Deal(deal.rules, hands=hands, dealer=deal.dealer, before=deal.before)
    try:
        for action in deal.history:
            other.act(action)
    except pl.PinochleError:
        return None
    return other


def deals_at_random_moments(v, number, seed):
    """Deals, each broken off somewhere."""
    rng = Random(f"{v.id} {seed}")
    for _ in range(number):
        deal, stop = v.deal(seed=rng.randrange(2**31), dealer=rng.randrange(4)), rng.randint(0, 60)
        yield play_out(v, deal, rng, until=lambda d, stop=stop: len(d.history) >= stop), rng


def test_hidden_cards_may_change_places(v):
    compared = Counter()
    for deal, rng in deals_at_random_moments(v, 40, "swap"):
        for seat in range(max(v.players)):
            one, two = rng.choice([p for p in permutations(range(max(v.players)), 2) if seat not in p])
            pairs = [(a, b) for a in hidden(deal, one) for b in hidden(deal, two) if a != b]
            for mine, yours in rng.sample(pairs, min(4, len(pairs))):
                other = exchanged(deal, one, mine, two, yours)
                if other is not None:
                    compared[deal.phase] += 1
                    assert other.hands != deal.hands
                    assert other.view(seat) == deal.view(seat)
    assert compared["auction"] > 10, compared
    assert compared["play"] > 50, compared


def test_a_view_holds_no_card_that_its_seat_has_not_seen(v):
    rng = Random(v.id)
    for _ in range(10):
        deal = v.deal(seed=rng.randrange(2**31), dealer=rng.randrange(4))
        for _action in moves(v, deal, rng):
            seen = public(deal)
            for seat in range(max(v.players)):
                own = {*deal.dealt[seat], *received(deal, seat)}
                assert set(cards_in(deal.view(seat))) <= seen | own


def test_a_view_tells_what_all_may_know(v):
    for deal, _rng in deals_at_random_moments(v, 30, "public"):
        for seat, hand in enumerate(deal.hands):
            view = deal.view(seat)
            assert (view.seat, view.hand) == (seat, hand)
            assert (view.phase, view.to_act, view.dealer) == (deal.phase, deal.to_act, deal.dealer)
            assert view.hand_sizes == tuple(map(len, deal.hands))
            assert (view.trick.cards, [t.cards for t in view.tricks]) == (deal.trick, list(deal.tricks))
            assert (view.trump, view.scores, view.trick_points) == (
                deal.trump,
                deal.scores,
                deal.trick_points,
            )


PASSING = [v for v in pl.variants() if v.rules.exchange.cards.value]


def passed(v, gifts, seed):
    """A deal after the exchange of some cards; the dealer's left has the bid."""
    deal = v.deal(seed=seed, dealer=3)
    deal.act(f"bid {v.rules.auction.minimum.value}").act("pass").act("pass").act("pass").act("trump H")
    for gift in gifts:
        deal.act(deal.actions()[gift])
    return deal


@pytest.mark.parametrize("v", PASSING, ids=lambda v: v.id)
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


@pytest.mark.parametrize("seat", [-1, 4, 1.0, "0", None, True])
def test_there_is_no_such_seat(v, seat):
    with pytest.raises(pl.ActionError, match="seat is a seat from 0 to 3"):
        v.deal(seed=1).view(seat)
