"""Worked examples of the auction (reference 11.4)."""

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.bidding.auction import Auction

NORTH, EAST, SOUTH, WEST = range(4)


def auction(table: str, dealer: int, *calls: int | None) -> Auction:
    """An auction after some calls: a number bids, None passes."""
    held = pl.variant(table).auction(dealer=dealer)
    for call in calls:
        held = held.pass_() if call is None else held.bid(call)
    return held


def test_x102_the_auction_of_the_seed():
    held = pl.variant("pinochlerun").auction(dealer=EAST)
    for seat, call in ((SOUTH, 25), (WEST, 26), (NORTH, None), (EAST, None), (SOUTH, 34), (WEST, None)):
        assert (held.to_bid, held.done) == (seat, False)
        held = held.pass_() if call is None else held.bid(call)
    assert (held.done, held.winner, held.amount, held.to_bid) == (True, SOUTH, 34, None)


def test_x103_a_jump_is_legal():
    held = auction("pinochlerun", EAST, 25, 26)
    assert 30 in held.legal_bids()
    assert held.bid(30).amount == 30


@pytest.mark.parametrize("calls", [(100,), (25, 100), (None, None, 99, 100)])
def test_x104_a_bid_of_100_ends_the_auction(calls):
    held = auction("pinochlerun", EAST, *calls)
    assert (held.done, held.amount, held.winner) == (True, 100, (EAST + len(calls)) % 4)
    with pytest.raises(pl.BidError, match="over"):
        held.pass_()


def test_x105_the_dealer_is_forced():
    held = auction("pinochlerun", EAST, None, None, None)
    assert (held.done, held.winner, held.amount) == (True, EAST, 25)


def test_x106_only_ten_or_twenty_more():
    held = auction("okpinochle", NORTH, 250)
    assert list(held.legal_bids()) == [260, 270]
    assert held.may_pass()
    with pytest.raises(pl.BidError, match="280 cannot be bid now: bid 260 or 270, or pass"):
        held.bid(280)


@pytest.mark.parametrize("table", ["okpinochle", "pagat"])
def test_x107_the_dealer_has_it_at_the_minimum(table):
    """Three passes decide it: the fourth has no choice."""
    held = auction(table, NORTH, None, None, None)
    assert (held.done, held.winner, held.amount) == (True, NORTH, 250)


def test_x109_a_bid_off_the_grid_is_refused():
    held = auction("pagat", NORTH, 250)
    assert 255 not in held.legal_bids()
    with pytest.raises(pl.BidError, match="255 cannot be bid now: bid 260 or more in steps of 10, or pass"):
        held.bid(255)


def test_x112_an_opening_jump_is_accepted():
    assert auction("pagat", NORTH, 290).amount == 290


def test_ok_opens_with_the_minimum_and_no_other():
    held = auction("okpinochle", NORTH)
    assert list(held.legal_bids()) == [250]
    with pytest.raises(pl.BidError, match="bid 250, or pass"):
        held.bid(260)


def test_wikihow_must_open():
    """WH-02: the player at the dealer's left starts with 250 or more."""
    held = auction("wikihow", NORTH)
    assert not held.may_pass()
    with pytest.raises(pl.BidError, match="first player must bid here: bid 250 or more"):
        held.pass_()
    assert held.bid(290).may_pass()


def test_hoyle_may_pass_out():
    held = auction("hoyle", NORTH, None, None, None)
    assert (held.done, held.to_bid, held.legal_bids().minimum) == (False, NORTH, 100)
    passed_out = held.pass_()
    assert (passed_out.done, passed_out.winner, passed_out.amount) == (True, None, None)
    last = auction("hoyle", NORTH, None, None, None, 100)
    assert (last.done, last.winner, last.amount) == (True, NORTH, 100)


def test_legal_bids_have_ends():
    bids = auction("pinochlerun", EAST, 97).legal_bids()
    assert (bids.minimum, bids.maximum, list(bids)) == (98, 100, [98, 99, 100])
    open_ended = auction("pagat", EAST).legal_bids()
    assert (open_ended.minimum, open_ended.maximum) == (250, None)
    assert open_ended.meaning(260) is None
