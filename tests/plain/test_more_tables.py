"""Checks the plain double-deck and three-handed tables against the rules, and against themselves."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from .auction import legal_bids, may_pass, outcome, tells
from .chips import unit
from .deals import random_deal
from .kitty import best_melds, cards_of, lay_beside_three, may_bury, unmelded
from .melds import best_points, counter_points
from .more_tables import DOUBLE_DECK, THREE_HANDED
from .plays import legal
from .reneges import reneges
from .settle import settle
from .tables import pack, table
from .tricks import count

MORE = [*DOUBLE_DECK, *THREE_HANDED]


def held(cards):
    """Returns a list of cards from a text."""
    return cards.split()


def total(chosen, hand, trump="S"):
    """Returns the points of a hand, found both ways."""
    found = sum(best_points(chosen, hand, trump).values())
    assert found == counter_points(chosen, hand, trump)
    return found


FOUR_COPIES = [
    # the table of reference 6b, trump S: one to four copies
    ("JS QS KS TS AS", 15, 150, 225, 300),
    ("KS QS", 4, 8, 12, 16),
    ("KH QH", 2, 4, 6, 8),
    ("QS JD", 4, 30, 60, 90),
    ("AS AH AD AC", 10, 100, 150, 200),
    ("KS KH KD KC", 8, 80, 120, 160),
    ("QS QH QD QC", 6, 60, 90, 120),
    ("JS JH JD JC", 4, 40, 60, 80),
]


@pytest.mark.parametrize("row", FOUR_COPIES, ids=str)
def test_melds_of_the_double_deck(row):
    cards = held(row[0])
    assert tuple(total(table("double-deck"), copies * cards) for copies in (1, 2, 3, 4)) == row[1:]
    npa = {"JS QS KS TS AS": 25, "QS JD": 15}.get(row[0], row[1])
    assert tuple(total(table("npa"), copies * cards) for copies in (1, 2, 3, 4)) == (npa, *row[2:])


def test_strict_runs_of_the_double_deck():
    chosen, run = table("double-deck"), held("AS TS KS QS JS")
    assert total(chosen, [*run, "KS"]) == 15
    assert total(chosen, [*run, "KS", "QS"]) == 19
    assert total(chosen, [*run, *run, "KS", "QS"]) == 154
    assert total(chosen, held("KS QS KH QH KD QD KC QC")) == 24
    assert total(chosen, ["9S", *run]) == 15  # there are no nines


def test_melds_of_three_hands():
    auction, cutthroat, wikihow = (table(name) for name in THREE_HANDED)
    two = 2 * held("AS TS KS QS JS")
    assert [total(chosen, two) for chosen in (auction, cutthroat, wikihow)] == [300, 1500, 1500]
    assert [total(chosen, [*two[:5], "KS"]) for chosen in (auction, cutthroat, wikihow)] == [150, 150, 190]
    assert total(auction, 2 * held("QS JD")) == 80
    assert total(auction, 2 * held("AS AH AD AC")) == 200
    assert total(auction, ["9S", "9S"]) == 20


@pytest.mark.parametrize("rule", ["listed", "twice"])
@pytest.mark.parametrize("reading", ["strict", "both"])
@pytest.mark.parametrize("name", MORE)
def test_search_and_counting_agree(name, reading, rule):
    chosen, rng = table(name, run_extras=reading, doubles=rule), Random(f"{name} {reading} {rule}")
    for _hand in range(40):
        total(chosen, rng.sample(pack(chosen), rng.randint(1, chosen["hand"])), rng.choice(["S", None]))


def test_counts():
    """X126 and X128: 250 and 50 in all."""
    for name in MORE:
        chosen = table(name)
        assert count(chosen, pack(chosen), last_trick=True) == (50 if name in DOUBLE_DECK else 250)


def test_bids():
    """X121 and X122, and the ladder."""
    deck = table("double-deck")
    assert legal_bids(deck, [(0, 57)], 3, 75) == [58, 59, 60, 65, 70, 75]
    assert (tells(deck, None, 54), tells(deck, 52, 55), tells(deck, 58, 65)) == (40, 20, 20)
    assert outcome(deck, [(0, "pass"), (1, "pass"), (2, "pass")], 3) == (True, 3, 50)
    auction, cutthroat, wikihow = (table(name) for name in THREE_HANDED)
    two = [(0, "pass"), (1, "pass")]
    assert outcome(cutthroat, two, 2) == (True, 2, 250)
    assert outcome(auction, two, 2) == (False, None, None)
    assert outcome(auction, [*two, (2, "pass")], 2) == (True, None, None)
    assert outcome(auction, [(0, 300), (1, "pass"), (2, "pass")], 2) == (True, 0, 300)
    assert may_pass(cutthroat, [], 2)
    assert not may_pass(wikihow, [], 2)


def test_heading_only_trump_leads():
    auction = table("auction")
    assert legal(auction, ["AH", "9H"], ["KH"], "S") == {"AH", "9H"}
    assert legal(auction, ["AS", "9S"], ["KS"], "S") == {"AS"}
    assert legal(auction, ["AS", "9S", "AD"], ["KH", "QS"], "S") == {"AS", "9S"}


TWENTY = [
    # table, bid, meld and tricks of both sides: change and outcome; the first side has bid
    ("double-deck", 60, (30, 10), (40, 10), (70, 20), "made"),
    ("double-deck", 60, (30, 10), (50, 0), (80, 0), "made"),
    ("double-deck", 60, (12, 40), (40, 10), (-60, 50), "set"),
    ("double-deck", 63, (12, 40), None, (-63, 40), "out of reach"),
    ("double-deck-pagat", 60, (30, 19), (30, 20), (60, 20), "made"),
    ("double-deck-pagat", 60, (30, 19), (31, 19), (61, 0), "made"),
    ("double-deck-pagat", 50, (60, 20), (19, 31), (-50, 51), "set"),
    ("double-deck-pagat", 50, (19, 20), None, (-50, 20), "out of reach"),
    ("double-deck-pagat", 50, (19, 19), None, (-50, 0), "out of reach"),
    ("npa", 60, (30, 20), (20, 30), (0, 80), "set"),
    ("npa", 60, (30, 19), (20, 30), (0, 60), "set"),
    ("npa", 60, (30, 20), (50, 0), (80, 0), "made"),
    ("npa", 50, (19, 20), None, (0, 70), "out of reach"),
]


@pytest.mark.parametrize(("name", "bid", "meld", "tricks", "change", "expected"), TWENTY)
def test_settlement_of_the_double_deck(name, bid, meld, tricks, change, expected):
    found = settle(table(name), bid=bid, bidder=0, meld=meld, trick_points=tricks)
    assert (found["change"], found["outcome"]) == (change, expected)
    tricks = tricks and tricks[::-1]
    found = settle(table(name), bid=bid, bidder=1, meld=meld[::-1], trick_points=tricks)
    assert (found["change"], found["outcome"]) == (change[::-1], expected)


def test_no_marriage_and_reneges():
    facts = {"bid": 55, "bidder": 0, "meld": (60, 19)}
    changes = [settle(table(name), has_marriage=False, **facts)["change"] for name in DOUBLE_DECK]
    assert changes == [(-55, 19), (-55, 0), (0, 55)]
    assert settle(table("npa"), renege_by=1, **facts)["change"] == (115, 0)
    assert settle(table("npa"), renege_by=0, **facts)["change"] == (0, 55)


def test_settlement_of_three():
    cutthroat, wikihow = table("cutthroat"), table("three-handed-wikihow")
    facts = {"bid": 250, "bidder": 1, "meld": (100, 300, 40), "trick_points": (0, 240, 10)}
    assert settle(cutthroat, **facts)["change"] == (0, 540, 50)
    assert settle(wikihow, tricks_taken=(1, 13, 1), **facts)["change"] == (100, 540, 50)
    facts["trick_points"] = (240, 0, 10)
    assert settle(cutthroat, **facts)["change"] == (340, -250, 50)
    assert settle(wikihow, **facts)["change"] == (340, 300, 50)


@pytest.mark.parametrize(
    ("before", "winner"),
    [((1500, 1490, 0), 1), ((1500, 0, 1600), 2), ((1600, 0, 1600), None), ((0, 0, 0), None)],
)
def test_three_sides_past_the_target(before, winner):
    facts = {"bid": 250, "bidder": 1, "meld": (0, 0, 0), "trick_points": (0, 250, 0)}
    assert settle(table("cutthroat"), before=before, **facts)["game_winner"] == winner


def test_chips():
    chosen = table("auction")
    bids = (300, 340, 350, 400, 450, 500, 550, 590, 600, 640, 650)
    assert [unit(chosen, bid) for bid in bids] == [1, 1, 2, 4, 6, 8, 10, 10, 12, 12, 14]
    facts = {"bid": 350, "bidder": 0, "meld": (200, 0, 0)}
    made, failed = (150, 100, 0), (149, 101, 0)
    changes = [
        settle(chosen, trick_points=points, trump=trump, **facts)["change"]
        for points, trump in product((made, failed), "HS")
    ]
    assert changes == [(4, -2, -2), (8, -4, -4), (-8, 4, 4), (-16, 8, 8)]
    assert settle(chosen, conceded=True, trump="S", **facts)["change"] == (-4, 2, 2)
    ends = [
        settle(chosen, conceded=True, before=(5, 0, 0), deal_number=number, **facts) for number in (11, 12)
    ]
    assert [end["game_winner"] for end in ends] == [None, None]  # 1, 2 and 2 chips: a tie plays on
    assert settle(chosen, conceded=True, before=(5, 1, 0), deal_number=12, **facts)["game_winner"] == 1


def test_what_may_be_buried():
    auction, free = table("auction"), table("cutthroat")
    hand = held("AS 9S KH QH AD TC")
    laid = ["KH", "QH", "9S"]
    assert may_bury(auction, ["AS", "AD", "TC"], hand, laid, "S")
    assert not may_bury(auction, ["AS", "AD", "TC"], [*hand, "9C"], laid, "S")  # for want of others only
    assert not may_bury(auction, ["KH", "AD", "TC"], hand, laid, "S")
    assert may_bury(free, ["AS", "KH", "TC"], hand, [], "S")
    assert not may_bury(free, ["AS", "AS", "TC"], hand, [], "S")


def test_melds_leave_three_cards_to_bury():
    chosen = table("auction")
    hand = held("AS AS JD JS KC KC KD KH KH KS KS QC QC QD QH QS QS TS")
    everything = best_melds(chosen, hand, "S")
    assert (len(cards_of(chosen, everything, "S")), total(chosen, hand)) == (16, 450)
    melds, points = lay_beside_three(chosen, hand, "S")
    assert points == 430
    assert len(unmelded(hand, cards_of(chosen, melds, "S"))) >= 3


@pytest.mark.parametrize("name", MORE)
def test_random_deals(name):
    """Whole deals lose no card, break no duty and share out all the trick points."""
    chosen, rng, outcomes = table(name), Random(name), Counter()
    for number in range(24):
        deal = random_deal(chosen, rng, number % chosen["players"], boldness=1 + number % 2)
        outcomes[deal["settlement"]["outcome"]] += 1
        assert sorted([*sum(deal["dealt"], []), *deal["kitty"]]) == sorted(pack(chosen))  # noqa: RUF017
        if "plays" in deal:
            assert sorted([*deal["plays"], *deal.get("buried", [])]) == sorted(pack(chosen))
            assert reneges(chosen, deal["hands"], deal["plays"], deal["trump"], deal["leader"]) == []
            assert sum(deal["trick_points"]) == count(chosen, pack(chosen), last_trick=True)
            assert sum(deal["tricks_taken"]) == chosen["hand"]
    assert len(outcomes) > 1
