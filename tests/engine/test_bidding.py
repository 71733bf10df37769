"""Legal bids as a collection and in words, and what an auction tells of itself."""

from itertools import islice

import pytest

import pinochle_learn as pl

WORDS = [
    # table, calls, the legal bids in words
    ("pinochlerun", [], "bid 25 to 100"),
    ("pinochlerun", [40], "bid 41 to 100"),
    ("pagat", [], "bid 250 or more in steps of 10"),
    ("okpinochle", [], "bid 250"),
    ("okpinochle", [250], "bid 260 or 270"),
    ("hoyle", [100], "bid 110 or more in steps of 10"),
    ("pinochlerun", [100], "bid no higher"),
]


@pytest.mark.parametrize(("table", "calls", "words"), WORDS)
def test_legal_bids_in_words(table, calls, words):
    held = pl.variant(table).auction(dealer=3)
    for bid in calls:
        held = held.bid(bid)
    assert str(held.legal_bids()) == words
    assert repr(held.legal_bids()) == f"LegalBids({words})"


@pytest.mark.parametrize("junk", ["25", 25.0, True, None, [25]])
def test_what_is_no_bid_is_not_among_them(junk):
    bids = pl.variant("pinochlerun").auction().legal_bids()
    assert junk not in bids
    with pytest.raises(pl.BidError):
        pl.variant("pinochlerun").auction().bid(junk)


def test_an_endless_range_goes_on():
    bids = pl.variant("pagat").auction().legal_bids()
    assert list(islice(bids, 3)) == [250, 260, 270]
    assert next(islice(bids, 1000, None)) == 250 + 10_000
    assert len(bids.next_few()) == 10


def test_after_the_end():
    held = pl.variant("pinochlerun").auction(dealer=3).bid(100)
    assert (list(held.legal_bids()), bool(held.legal_bids()), held.may_pass()) == ([], False, False)
    for late in (held.pass_, lambda: held.bid(100)):
        with pytest.raises(pl.BidError, match="The auction is over: no more bids and passes"):
            late()


def test_what_an_auction_tells():
    held = pl.variant("pagat").auction(dealer=3).bid(250).pass_()
    assert held.calls == ((0, 250), (1, None))
    assert repr(held) == "<Auction: 250 by seat 0, seat 2 to bid>"


def test_a_cap_ends_also_where_raises_are_exact():
    """With 310 as the highest bid, 300 leaves one raise."""
    v = pl.variant("okpinochle").with_rules({"auction.cap": 310})
    held = v.auction(dealer=3).bid(250).bid(270).bid(290).bid(300)
    assert list(held.legal_bids()) == [310]
    assert held.bid(310).done


def test_a_raise_that_is_too_large_leaves_only_the_pass():
    """The last raise below a cap may be out of reach."""
    v = pl.variant("okpinochle").with_rules({"auction.cap": 280, "auction.raises": [20]})
    held = v.auction(dealer=3).bid(250).bid(270)
    assert (list(held.legal_bids()), held.may_pass(), held.done) == ([], True, False)
    with pytest.raises(pl.BidError, match=r"^280 cannot be bid now"):
        held.bid(280)
    assert held.pass_().pass_().pass_().done
