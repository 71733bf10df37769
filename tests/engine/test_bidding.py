"""Legal bids as a collection and in words, and what an auction tells of itself."""

from itertools import islice

import pytest

import pinochle_learn as pl
from tests.support.tables import SUITED

WORDS = [
    # table, calls, the legal bids in words
    ("pinochlerun", [], "bid 25 to 100"),
    ("pinochlerun", [40], "bid 41 to 100"),
    ("pagat", [], "bid 250 or more in steps of 10"),
    ("okpinochle", [], "bid 250"),
    ("okpinochle", [250], "bid 260 or 270"),
    ("hoyle", [100], "bid 110 or more in steps of 10"),
    ("pinochlerun", [100], "bid no higher"),
    ("double-deck", [], "bid 50 or more"),
    ("double-deck", [58], "bid 59 or more"),
    ("npa", [60], "bid 65 or more in steps of 5"),
    ("auction", [], "bid 300 or more in steps of 10"),
    ("cutthroat", [250], "bid 260 or more in steps of 10"),
]


@pytest.mark.parametrize(("table", "calls", "words"), WORDS)
def test_legal_bids_in_words(table, calls, words):
    v = pl.variant(table)
    held = v.auction(dealer=max(v.players) - 1)
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


def test_an_endless_range_is_listed_as_far_as_hands_can_make_it():
    bids = pl.variant("pagat").auction().legal_bids()
    assert list(islice(bids, 3)) == [250, 260, 270]
    assert list(bids)[-1] == 2220 + 250  # the best melds of two hands, and all trick points
    assert 250 + 10_000 in bids
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


MEANINGS = [
    # bids before, bid, what it tells the partner
    ([], 50, "No number is skipped: this shows no meld."),
    ([], 51, "One number is skipped: this shows about 10 in meld."),
    ([], 54, "Four numbers are skipped: this shows about 40 in meld."),  # X121
    ([52], 53, "No number is skipped: this shows no meld."),
    ([52], 55, "Two numbers are skipped: this shows about 20 in meld."),  # X122
    ([57], 60, "Two numbers are skipped: this shows about 20 in meld."),
    ([59], 60, "No number is skipped: this shows no meld."),
    ([59], 65, "One number is skipped: this shows about 10 in meld."),
    ([60], 75, "Two numbers are skipped: this shows about 20 in meld."),
    ([], 70, "Twelve numbers are skipped: this shows about 120 in meld."),
    ([], 75, "13 numbers are skipped: this shows about 130 in meld."),
]


@pytest.mark.parametrize("table", ["double-deck", "double-deck-pagat", "npa"])
@pytest.mark.parametrize(("before", "bid", "tells"), MEANINGS)
def test_what_skipped_bids_tell(table, before, bid, tells):
    """DP-03: above 60 the steps are five wide, so a jump from 59 to 65 skips one number, 60."""
    held = pl.variant(table).auction(dealer=3)
    for amount in before:
        held.bid(amount)
    assert held.legal_bids().meaning(bid) == tells


def test_passes_skip_nothing():
    """The first bid after two passes is counted from the minimum."""
    held = pl.variant("double-deck").auction(dealer=3).pass_().pass_()
    assert held.legal_bids().meaning(52) == "Two numbers are skipped: this shows about 20 in meld."


@pytest.mark.parametrize("bid", [49, 61, 64, "54", None, 54.0])
def test_a_bid_that_cannot_be_made_tells_nothing(bid):
    with pytest.raises(pl.BidError, match="cannot be bid now: bid 50 or more"):
        pl.variant("double-deck").auction(dealer=3).legal_bids().meaning(bid)


WITH_BIDS = [v for v in SUITED if v.rules.auction]


@pytest.mark.parametrize("name", ["two-handed", "two-handed-wikihow"])
def test_where_nobody_bids_there_is_no_auction(name):
    with pytest.raises(pl.RuleError, match=f"{pl.variant(name).rules.name} has no auction"):
        pl.variant(name).auction(dealer=0)


@pytest.mark.parametrize("v", WITH_BIDS, ids=lambda v: v.id)
def test_only_bids_with_a_message_have_a_meaning(v):
    bids = v.auction(dealer=0).legal_bids()
    assert (bids.meaning(bids.minimum) is None) == (v.rules.auction.skipped.value is None)


def test_a_table_of_ones_own_may_give_bids_a_message_or_take_it():
    own = pl.variant("pagat").with_rules({"auction.skipped": 20})
    told = own.auction(dealer=3).legal_bids().meaning(270)
    assert told == "Two numbers are skipped: this shows about 40 in meld."
    silent = pl.variant("double-deck").with_rules({"auction.skipped": None})
    assert silent.auction(dealer=3).legal_bids().meaning(54) is None


def test_the_ladder_of_the_double_deck():
    """DP-02: by one up to sixty, then by five."""
    bids = pl.variant("double-deck").auction(dealer=3).bid(57).legal_bids()
    assert bids.next_few() == (58, 59, 60, 65, 70, 75, 80, 85, 90, 95)
    assert [n for n in range(50, 80) if n in bids] == [58, 59, 60, 65, 70, 75]


def test_three_players_bid_in_turn_until_two_have_passed():
    held = pl.variant("cutthroat").auction(dealer=2)
    for seat, call in ((0, 250), (1, 270), (2, None), (0, 300), (1, None)):
        assert (held.to_bid, held.done) == (seat, False)
        held = held.pass_() if call is None else held.bid(call)
    assert (held.done, held.winner, held.amount) == (True, 0, 300)


def test_the_dealer_of_three_is_forced_or_the_next_one_deals():
    forced = pl.variant("cutthroat").auction(dealer=1).pass_().pass_()
    assert (forced.done, forced.winner, forced.amount) == (True, 1, 250)
    out = pl.variant("auction").auction(dealer=1).pass_().pass_()
    assert (out.done, out.to_bid) == (False, 1)
    assert (out.pass_().done, out.winner, out.amount) == (True, None, None)
    with pytest.raises(pl.BidError, match="first player must bid here"):
        pl.variant("three-handed-wikihow").auction(dealer=1).pass_()
