"""Checks the plain implementation against the worked examples of the rules, and against itself."""

from collections import Counter
from random import Random

import pytest

from tests.plain.auction import legal_bids, may_pass, outcome, to_act
from tests.plain.deals import random_deal
from tests.plain.plays import legal
from tests.plain.reneges import reneges
from tests.plain.settle import game_winner, out_of_reach, settle
from tests.plain.tables import TABLES, pack, table
from tests.plain.tricks import count, winner

READINGS = {"P": "named", "S": "strict", "M": "borrow", "R": "both"}
N, E, S, W = 0, 1, 2, 3
DECK = pack()


def held(cards):
    """Returns a list of cards from a text."""
    return cards.split()


LEGAL = [
    ("X057", "KC", "S", "AC TC 9C", "AC TC"),
    ("X058", "KC TC", "S", "9S 9H QD", "9S"),
    ("X059", "KC TC 9S", "S", "AC JC", "AC JC"),
    ("X060", "QH", "S", "9H TH AH", "TH AH"),
    ("X061", "QH AH", "S", "QS 9D 9D", "QS"),
    ("W08", "AH KH", "S", "AS AH", "AH"),
    ("lead", "", "S", "AS AH", "AS AH"),
    ("overtrump", "KC 9S", "S", "JS AS AD", "JS AS"),
    ("overtrump if able", "KC QS", "S", "JS AS AD", "AS"),
    ("undertrump if not", "KC QS", "S", "JS 9S AD", "JS 9S"),
    ("void of both", "KC QS", "S", "AD 9H", "AD 9H"),
    ("the twin does not beat", "KC", "S", "KC 9C", "KC 9C"),
    ("trump led", "QS KS", "S", "JS AS AD", "AS"),
    ("no trump named", "KC", None, "AD 9H", "AD 9H"),
]


@pytest.mark.parametrize(("name", "trick", "trump", "hand", "expected"), LEGAL)
def test_legal_plays(name, trick, trump, hand, expected):
    """X057 to X061 and the other cases of the strict rule."""
    for variant in ("pinochlerun", "pagat", "okpinochle", "hoyle"):
        assert legal(table(variant), hand.split(), trick.split(), trump) == set(expected.split()), name


@pytest.mark.parametrize(
    ("options", "trick", "hand", "expected"),
    [
        ({"must_overtrump": False}, "KC QS", "JS AS AD", "JS AS"),
        ({"must_beat": "never"}, "KC", "AC TC 9C", "AC TC 9C"),
        ({"must_beat": "trump_led"}, "KC", "AC TC 9C", "AC TC 9C"),
        ({"must_beat": "trump_led"}, "KS", "AS TS 9S", "AS TS"),
        ({"after_ruff": "beat_led"}, "KC QC 9S", "AC TC JC", "AC TC"),
        ({"after_ruff": "beat_led"}, "AC QC 9S", "KC JC", "KC JC"),
        ({"must_trump": False}, "KC", "9S AD", "9S AD"),
        ({"must_follow": False}, "KC", "9C AD", "9C AD"),
    ],
)
def test_legal_plays_of_other_houses(options, trick, hand, expected):
    """Every duty can be lifted."""
    assert legal(table("pagat", **options), hand.split(), trick.split(), "S") == set(expected.split())


@pytest.mark.parametrize(
    ("cards", "trump", "position"),
    [
        ("KC TC 9S JC", "S", 3),  # X087
        ("KC AC TD TC", "D", 3),  # X088
        ("QH TH 9H QS", "S", 4),  # X089
        ("KC AC AC 9D", "S", 2),  # the first of two identical cards
        ("9C AD 9C", None, 1),
    ],
)
def test_winner(cards, trump, position):
    """Positions of the reference count from 1, ours from 0."""
    assert winner(table("pagat"), held(cards), trump) == position - 1


def test_auction_of_the_seed():
    """X102, X103, X104, X105."""
    run = table("pinochlerun")
    history = []
    for seat, act in [(S, 25), (W, 26), (N, "pass"), (E, "pass"), (S, 34), (W, "pass")]:
        assert to_act(run, history, E) == seat
        assert outcome(run, history, E) == (False, None, None)
        history.append((seat, act))
    assert outcome(run, history, E) == (True, S, 34)
    assert to_act(run, history, E) is None
    assert legal_bids(run, history, E, 100) == []
    assert 30 in legal_bids(run, [(S, 25), (W, 26)], E, 100)
    assert legal_bids(run, [(S, 97)], E, 200) == [98, 99, 100]
    assert outcome(run, [(S, 25), (W, 100)], E) == (True, W, 100)
    assert outcome(run, [(S, "pass"), (W, "pass"), (N, "pass")], E) == (True, E, 25)


def test_auction_of_the_other_tables():
    """X106, X107, X109, X112, and what decisions.md adds."""
    ok, pagat, wikihow, hoyle = (table(name) for name in ("okpinochle", "pagat", "wikihow", "hoyle"))
    assert legal_bids(ok, [(E, 250)], N, 500) == [260, 270]
    assert may_pass(ok, [(E, 250)], N)
    assert legal_bids(ok, [], N, 500) == [250]
    three = [(E, "pass"), (S, "pass"), (W, "pass")]
    for chosen in (ok, pagat):
        assert outcome(chosen, three, N) == (True, N, 250)
    assert 255 not in legal_bids(pagat, [(E, 250)], N, 500)
    assert 290 in legal_bids(pagat, [], N, 500)
    assert not may_pass(wikihow, [], N)
    assert may_pass(wikihow, [(E, 250)], N)
    assert legal_bids(wikihow, [(E, 250)], N, 280) == [260, 270, 280]
    assert outcome(hoyle, three, N) == (False, None, None)
    assert legal_bids(hoyle, three, N, 120) == [100, 110, 120]
    assert outcome(hoyle, [*three, (N, "pass")], N) == (True, None, None)
    assert outcome(hoyle, [*three, (N, 100)], N) == (True, N, 100)


def test_counts():
    """X123 to X129 and X136."""
    run, pagat = table("pinochlerun"), table("pagat")
    assert count(run, DECK, last_trick=True) == 25
    assert count(pagat, DECK, last_trick=True) == 250
    assert count(pagat, DECK, last_trick=False) == 240
    classic = table("hoyle")
    assert count(classic, DECK, last_trick=False) == 240
    assert count(classic, DECK, last_trick=True) == 250
    assert count(table("pagat", count="simplified"), DECK, last_trick=False) == 240
    double_deck = [card for card in 2 * DECK if card[0] != "9"]
    assert count(table("pinochlerun", last_trick=2), double_deck, last_trick=True) == 50
    assert count(run, held("KC TC 9S JC"), last_trick=False) == 2
    assert count(run, DECK, last_trick=True) == 15 + 10


HANDS = [
    # (bid, meld, tricks, before), (change, after, outcome, winner of the game)
    ("X138", (34, (28, 12), (15, 10), (112, 96)), ((43, 22), (155, 118), "made", 0)),
    ("X139", (34, (28, 12), (5, 20), (112, 96)), ((-34, 32), (78, 128), "set", None)),
    ("X140", (34, (28, 12), (25, 0), (112, 96)), ((53, 0), (165, 96), "made", 0)),
    ("X141", (60, (28, 12), None, (112, 96)), ((-60, 12), (52, 108), "out of reach", None)),
    ("X142", (34, (28, 12), (15, 10), (112, 140)), ((43, 22), (155, 162), "made", 0)),
    ("X144", (40, (12, 9), None, (0, 0)), ((-40, 9), (-40, 9), "out of reach", None)),
]


@pytest.mark.parametrize(("name", "facts", "expected"), HANDS)
def test_settlement_of_the_seed(name, facts, expected):
    """X138 to X142 and X144, with either side as the bidders."""
    run = table("pinochlerun")
    bid, meld, tricks, before = facts
    found = settle(run, bid=bid, bidder=0, meld=meld, trick_points=tricks, before=before)
    assert tuple(found.values()) == expected, name
    tricks = tricks and tricks[::-1]
    found = settle(run, bid=bid, bidder=1, meld=meld[::-1], trick_points=tricks, before=before[::-1])
    change, after, outcome_, won = expected
    assert tuple(found.values()) == (change[::-1], after[::-1], outcome_, None if won is None else 1 - won)


def test_reach():
    """X143 and the edge of X144."""
    run = table("pinochlerun")
    assert not out_of_reach(run, 34, 28)
    assert not out_of_reach(run, 53, 28)
    assert out_of_reach(run, 54, 28)


def test_throwing_in():
    """X145: thrown in, or played on to blank the others."""
    ok = table("okpinochle")
    thrown = settle(ok, bid=330, bidder=0, meld=(60, 90), thrown_in=True)
    assert (thrown["change"], thrown["outcome"]) == ((-330, 90), "thrown in")
    played = settle(ok, bid=330, bidder=0, meld=(60, 90), trick_points=(250, 0))
    assert (played["change"], played["outcome"]) == ((-330, 0), "set")


def test_end_of_the_game():
    """X171 to X175."""
    run, ok = table("pinochlerun"), table("okpinochle")
    assert game_winner(run, (155, 170), 0) == 0
    assert game_winner(run, (162, 155), 1) == 1
    assert game_winner(run, (-300, 20), 0) == 1
    assert game_winner(run, (-299, 20), 0) is None
    assert game_winner(ok, (1500, 1200), 0) == 0
    assert game_winner(ok, (1500, 1200), 1) == 0
    assert game_winner(ok, (1700, 1600), 1) == 1
    assert game_winner(ok, (-2000, 0), 0) is None


SAVING = [
    # variant, options, trick points, facts: change with bid 250 (25) of side 0 and meld (300, 10) (30, 1)
    ("pinochlerun", {}, (25, 0), {}, (55, 0)),
    ("pinochlerun", {}, (25, 0), {"nines_only": (False, True)}, (55, 1)),
    ("pinochlerun", {}, (0, 25), {}, (30, 26)),
    ("pagat", {}, (240, 10), {}, (540, 20)),
    ("pagat", {}, (250, 0), {"tricks_taken": (11, 1)}, (550, 0)),
    ("wikihow", {}, (250, 0), {"tricks_taken": (11, 1)}, (550, 10)),
    ("wikihow", {}, (250, 0), {"tricks_taken": (12, 0), "nines_only": (False, True)}, (550, 0)),
    ("wikihow", {}, (0, 250), {"tricks_taken": (0, 12)}, (300, 260)),
    ("okpinochle", {}, (0, 250), {}, (-250, 260)),
    ("okpinochle", {}, (240, 10), {}, (540, 20)),
    ("hoyle", {}, (0, 250), {"tricks_taken": (0, 12)}, (-250, 260)),
    ("hoyle", {}, (0, 250), {"tricks_taken": (1, 11)}, (300, 260)),
    ("pagat", {"save_meld": "points_20"}, (60, 190), {}, (360, 0)),
    ("pagat", {"save_meld": "points_20"}, (50, 200), {}, (350, 210)),
    ("pinochlerun", {"save_meld": "points_20"}, (5, 20), {}, (35, 21)),
    ("pinochlerun", {"save_meld": "points_20", "saving_binds": "all"}, (19, 6), {}, (-25, 0)),
    ("pagat", {"save_meld": "never"}, (250, 0), {}, (550, 10)),
]


@pytest.mark.parametrize(("variant", "options", "points", "facts", "change"), SAVING)
def test_saving_meld(variant, options, points, facts, change):
    """One trick, one trick point, twenty points or none, for the defenders or for all."""
    chosen = table(variant, **options)
    bid, meld = (25, (30, 1)) if chosen["scale"] == 1 else (250, (300, 10))
    assert settle(chosen, bid=bid, bidder=0, meld=meld, trick_points=points, **facts)["change"] == change


def test_nobody_bid():
    """A deal without a contract changes nothing."""
    found = settle(table("hoyle"), before=(30, 40))
    assert found == {"change": (0, 0), "after": (30, 40), "outcome": "no contract", "game_winner": None}


def test_reneges():
    """The trick of the seed, played once rightly and once with two slips."""
    hands = [held("KC AD"), held("AC TC 9C"), held("9S 9H QD"), held("AC JC")]
    run = table("pinochlerun")
    assert reneges(run, hands, held("KC TC 9S JC"), "S", N) == []
    assert reneges(run, hands, held("KC 9C 9H AC"), "S", N) == [(0, E, "9C"), (0, S, "9H")]
    assert reneges(run, hands, held("KC TC 9S JC 9H AC"), "S", N) == []
    assert reneges(run, hands, held("KC AC 9S JC QD AC AD 9C"), "S", N) == []


@pytest.mark.parametrize("variant", TABLES)
def test_random_deals(variant):
    """Whole deals lose no card, break no duty and share out all the trick points."""
    rng = Random(variant)
    outcomes = Counter()
    chosen = table(variant)
    for number in range(150):
        deal = random_deal(chosen, rng, number % 4)
        outcomes[deal["settlement"]["outcome"]] += 1
        assert sorted(card for hand in deal["dealt"] for card in hand) == sorted(DECK)
        if "plays" in deal:
            assert sorted(deal["plays"]) == sorted(DECK)
            assert reneges(chosen, deal["hands"], deal["plays"], deal["trump"], deal["leader"]) == []
            assert sum(deal["trick_points"]) == count(chosen, DECK, last_trick=True)
            assert sum(deal["tricks_taken"]) == 12
    assert {"made", "set"} <= set(outcomes)
