"""Auctions at random, each moment of them against the plain implementation."""

import re
from collections import Counter
from random import Random

import pytest

import pinochle_learn as pl
from tests.plain.auction import bids, legal_bids, may_pass, outcome, tells, to_act
from tests.plain.tables import ALL, TABLES
from tests.support.both import both

HOUSES = [(name, {}) for name in ALL]
HOUSES += [
    ("pinochlerun", {"auction.cap": None}),
    ("pinochlerun", {"auction.cap": 30, "auction.minimum": 20}),
    ("pinochlerun", {"auction.all_pass": "next_deal"}),
    ("pinochlerun", {"auction.raises": (1, 5), "auction.exact_opening": True}),
    ("pagat", {"auction.must_open": True}),
    *((name, {"auction.pass_final": False}) for name in ("pinochlerun", "hoyle", "okpinochle", "cutthroat")),
    ("pagat", {"auction.cap": 300}),
    ("pagat", {"auction.raises": (10, 20, 50), "auction.cap": 320}),
    ("pagat", {"auction.ladder": ((0, 50),), "auction.exact_opening": True}),
    ("okpinochle", {"auction.raises": None, "auction.exact_opening": False}),
    ("wikihow", {"auction.must_open": False, "auction.all_pass": "next_deal"}),
    ("hoyle", {"auction.minimum": 150, "auction.ladder": ((0, 50),)}),
    ("pagat", {"auction.ladder": ((0, 10), (400, 50)), "auction.minimum": 370}),
    ("double-deck", {"auction.ladder": ((50, 1), (55, 5), (65, 10)), "auction.skipped": 7}),
    ("double-deck", {"auction.all_pass": "next_deal", "auction.cap": 70}),
    ("npa", {"auction.must_open": True, "auction.minimum": 57, "auction.skipped": None}),
    ("auction", {"auction.all_pass": "dealer", "auction.minimum": 330}),
    ("auction", {"auction.cap": 350, "auction.must_open": True}),
    ("cutthroat", {"auction.raises": (10, 20), "auction.exact_opening": True}),
    ("three-handed-wikihow", {"auction.must_open": False, "auction.all_pass": "next_deal"}),
]
FAR = 12  # steps of bids looked at


def top(plain, history):
    """As far as bids are compared."""
    standing = bids(history)[-1][1] if bids(history) else plain["minimum"]
    step = max(step for start, step in plain["ladder"] if start <= standing + FAR)
    return standing + FAR * step


def compare(plain, held, history, dealer):
    """One moment of an auction in both implementations."""
    done, seat, amount = outcome(plain, history, dealer)
    assert (held.to_bid, held.done) == (to_act(plain, history, dealer), done), history
    assert held.may_pass() == may_pass(plain, history, dealer), history
    if done:
        assert (held.winner, held.amount) == (seat, amount), history
    upto, legal = top(plain, history), held.legal_bids()
    expected = legal_bids(plain, history, dealer, upto)
    assert [bid for bid in range(upto + 1) if bid in legal] == expected, history
    assert (legal.minimum, bool(legal)) == (expected[0] if expected else None, bool(expected))
    assert list(legal.next_few()) == expected[:10] or len(legal.next_few()) == 10
    standing = bids(history)
    assert (held.high_bidder, held.amount) == (standing[-1] if standing else (seat, amount))
    assert held.winner == seat
    compare_messages(plain, legal, standing[-1][1] if standing else None, expected[:8])


def compare_messages(plain, legal, standing, expected):
    """What the skipped bids tell: a sentence that names the meld, or nothing where bids have no message."""
    for bid in expected:
        told, meaning = tells(plain, standing, bid), legal.meaning(bid)
        if told is None:
            assert meaning is None
        elif told == 0:
            assert not re.search(r"\d", meaning), meaning
        else:
            assert re.search(r"about (\d+) in meld", meaning)[1] == str(told), (standing, bid)


def one_auction(v, plain, rng):
    """Bids and passes at random to the end; now and then a bid that is refused."""
    dealer, history = rng.randrange(plain["players"]), []
    held = v.auction(dealer=dealer)
    compare(plain, held, history, dealer)
    while not held.done:
        seat, few = held.to_bid, held.legal_bids().next_few()
        refuse_a_bid(held, rng)
        if held.may_pass() and (not few or rng.random() < 0.6):
            held = held.pass_()
            history.append((seat, "pass"))
        else:
            held = held.bid(rng.choice(few))
            history.append((seat, held.amount))
        compare(plain, held, history, dealer)
    return held


def refuse_a_bid(held, rng):
    """An illegal bid leaves everything as it was."""
    bid, before = rng.randint(0, 400), held.calls
    if bid not in held.legal_bids():
        with pytest.raises(pl.BidError, match=f"^{bid} cannot be bid now"):
            held.bid(bid)
        assert held.calls == before


@pytest.mark.parametrize(("name", "changes"), HOUSES, ids=str)
def test_auctions_at_random(name, changes):
    v, plain = both(name, changes)
    rng = Random(f"{name} {changes}")
    ends = Counter(one_auction(v, plain, rng).winner for _ in range(150 if name in TABLES else 80))
    assert len(ends) >= plain["players"]


@pytest.mark.parametrize(("name", "changes"), HOUSES, ids=str)
def test_nobody_bids(name, changes):
    v, plain = both(name, changes)
    held, history = v.auction(dealer=2), []
    while held.may_pass():
        history.append((held.to_bid, "pass"))
        held = held.pass_()
        compare(plain, held, history, 2)
    assert held.done != plain["compulsory_opening"]


def test_the_ladder_may_have_two_steps():
    """By tens, and by 50 from 400 on."""
    v = pl.variant("pagat").with_rules({"auction.ladder": ((0, 10), (400, 50))})
    bids_ = v.auction().bid(380).legal_bids()
    assert list(bids_.next_few())[:4] == [390, 400, 450, 500]
    assert (410 in bids_, 450 in bids_) == (False, True)


@pytest.mark.parametrize("name", ["double-deck", "double-deck-pagat", "npa"])
def test_bids_that_show_meld(name):
    """X121 and X122 of the reference; and past 60 a skipped number is a skipped five."""
    v, plain = both(name)
    for standing, bid, shown in ((None, 54, 40), (52, 55, 20), (58, 65, 20), (60, 75, 20)):
        held = v.auction() if standing is None else v.auction().bid(standing)
        assert tells(plain, standing, bid) == shown
        assert f"about {shown} in meld" in held.legal_bids().meaning(bid)
