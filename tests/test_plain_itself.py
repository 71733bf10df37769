"""Checks the plain implementation against the worked examples of the rules reference, and against itself."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.plain.auction import legal_bids, may_pass, outcome, to_act
from tests.plain.deals import random_deal
from tests.plain.melds import best_points, counter_points, packings
from tests.plain.plays import legal
from tests.plain.reneges import reneges
from tests.plain.settle import game_winner, out_of_reach, settle
from tests.plain.tables import DOUBLES, SINGLES, TABLES, pack, table
from tests.plain.tricks import count, winner

READINGS = {"P": "named", "S": "strict", "M": "borrow", "R": "both"}
N, E, S, W = 0, 1, 2, 3
DECK = pack()

MELDS = [
    ("X001", "AH TH KH QH JH", "H", 15, "PSM"),
    ("X002", "AH TH KH QH JH KH", "H", 19, "PMR"),
    ("X003", "AH TH KH QH JH QH", "H", 19, "PMR"),
    ("X004", "AH TH KH QH JH KH QH", "H", 23, "PR"),
    ("X009", "AH TH KH QH JH AH TH KH QH JH", "H", 150, "PSM"),
    ("X010", "AH TH KH QH JH", "C", 2, "PSMR"),
    ("X011", "KS QS", "S", 4, "PSMR"),
    ("X012", "KS QS KS QS", "S", 8, "PSMR"),
    ("X013", "KC QC KC QC", "H", 4, "PSMR"),
    ("X015", "9D", "D", 1, "PSMR"),
    ("X016", "9D 9D", "D", 2, "PSMR"),
    ("X017", "9D", "C", 0, "PSMR"),
    ("X018", "JD QS", "C", 4, "PSMR"),
    ("X019", "JD QS JD QS", "C", 30, "PSMR"),
    ("X022", "AS AH AD AC", "C", 10, "PSMR"),
    ("X023", "AS AH AD AC AS AH AD AC", "C", 100, "PSMR"),
    ("X027", "KC KD KH KS QC", "C", 12, "PSMR"),
    ("X028", "JS JH JD JC QS", "H", 8, "PSMR"),
    # The table of reference 0.3 where it differs from the rows above.
    ("0.3 S +K", "AH TH KH QH JH KH", "H", 15, "S"),
    ("0.3 S +Q", "AH TH KH QH JH QH", "H", 15, "S"),
    ("0.3 SM +KQ", "AH TH KH QH JH KH QH", "H", 19, "SM"),
    ("0.3 R bare", "AH TH KH QH JH", "H", 19, "R"),
    ("0.3 R double", "AH TH KH QH JH AH TH KH QH JH", "H", 158, "R"),
    # Reference 1.1.
    ("roundhouse", "KS QS KH QH KD QD KC QC", "H", 24, "PSMR"),
    ("double roundhouse", "KS QS KH QH KD QD KC QC KS QS KH QH KD QD KC QC", "H", 160, "PSMR"),
    ("run and roundhouse", "AH TH KH QH JH KS QS KD QD KC QC", "H", 35, "PSM"),
    ("two sets needed", "AS AS AH AD AC", "H", 10, "PSMR"),
    ("three suits", "AS AS AH AH AD AD", "H", 0, "PSMR"),
    ("tens and nines around", "TS TH TD TC 9S 9H 9D 9C", "H", 1, "PSMR"),
    ("no trump", "AH TH KH QH JH 9H", None, 2, "PSMR"),
]


def held(cards):
    """Returns a list of cards from a text."""
    return cards.split()


def total(chosen, cards, trump):
    """Returns the points of a hand, found both ways."""
    found = sum(best_points(chosen, held(cards), trump).values())
    assert found == counter_points(chosen, held(cards), trump)
    return found


@pytest.mark.parametrize(("name", "cards", "trump", "points", "models"), MELDS)
def test_melds_on_both_scales(name, cards, trump, points, models):
    """X001 to X028 and the tables of values."""
    for letter in models:
        small = table("pinochlerun", run_extras=READINGS[letter])
        large = table("pagat", run_extras=READINGS[letter])
        assert total(small, cards, trump) == points, name
        assert total(large, cards, trump) == 10 * points, name


def test_passing_and_melding_choices():
    """X191 to X194."""
    assert total(table("pinochlerun"), "KH QH QH", "S") == 2
    assert total(table("wikihow"), "AS AH AD AC KS QS JS TS 9S", "S") == 260
    ok = table("okpinochle")
    assert best_points(ok, held("KH QH QS QD QC"), "S") == {"I": 20, "II": 0, "III": 60}
    run = held("AH TH KH QH JH")
    both = [keys for keys in key_lists(ok, run, "H", "I") if {"run", "royal-marriage"} <= set(keys)]
    assert both == []
    assert best_points(table("pinochlerun"), held("QS JD KS"), "H") == {"I": 2, "II": 4, "III": 0}


def key_lists(chosen, hand, trump, type_name):
    """Returns the sorted keys of every packing."""
    every = packings(chosen, hand, trump, type_name)
    return sorted(sorted(key for key, _cards, _points in packing) for packing in every)


def test_packings_are_all_there():
    """A king and two queens, two marriages, a run with an extra pair in two readings."""
    strict = table("pinochlerun")
    assert key_lists(strict, held("KH QH QH"), "S", "I") == [[], ["marriage"]]
    assert key_lists(strict, held("KH QH KH QH"), "S", "I") == [[], ["marriage"], ["marriage"] * 2]
    run = held("AS TS KS QS JS KS QS")
    marriages = [[], ["royal-marriage"], ["royal-marriage", "royal-marriage"]]
    runs = [["royal-marriage", "run"], ["run"]]
    assert key_lists(strict, run, "S", "I") == sorted(marriages + runs)
    more = [["run-with-king"], ["run-with-queen"], ["run-with-marriage"]]
    assert key_lists(table("pagat"), run, "S", "I") == sorted(marriages + runs + more)
    assert key_lists(strict, held("QS JD QS JD"), "H", "II") == [[], ["double-pinochle"], ["pinochle"]]


def test_type_names():
    """Every table calls its types by its own names."""
    hand = held("AS AH AD AC QS JD KS")
    assert best_points(table("pagat"), hand, "H") == {"I": 20, "II": 40, "III": 100}
    assert best_points(table("wikihow"), hand, "H") == {"I": 20, "II": 100, "III": 40}
    assert best_points(table("hoyle"), hand, "H") == {"A": 20, "B": 40, "C": 100}


DOUBLE_CASES = [
    # cards, trump H: listed, twice, once, Foster
    ("QS JD QS JD", 300, 80, 40, 80),
    ("AS AH AD AC AS AH AD AC", 1000, 200, 100, 200),
    ("KS KH KD KC KS KH KD KC", 800, 160, 80, 160),
    ("QS QH QD QC QS QH QD QC", 600, 120, 60, 120),
    ("JS JH JD JC JS JH JD JC", 400, 80, 40, 80),
    ("AH TH KH QH JH AH TH KH QH JH", 1500, 300, 190, 300),  # once: a run and a royal marriage
    ("KH QH KH QH 9H 9H", 100, 100, 100, 100),
    ("KS QS KS QS", 40, 40, 40, 40),
]


@pytest.mark.parametrize(("cards", "listed", "twice", "once", "foster"), DOUBLE_CASES)
def test_doubles(cards, listed, twice, once, foster):
    """What a second copy pays under the three rules and on Foster's list."""
    for rule, points in (("listed", listed), ("twice", twice), ("once", once)):
        assert total(table("pagat", run_extras="strict", doubles=rule), cards, "H") == points
    assert total(table("hoyle"), cards, "H") == foster


def test_grand_binocle():
    """80 where it is played, and its queen and jack make no pinochle beside it."""
    off, on = table("hoyle"), table("hoyle", grand_binocle=True)
    assert best_points(off, held("KS QS JD"), "H")["B"] == 40
    assert best_points(on, held("KS QS JD"), "H") == {"A": 20, "B": 80, "C": 0}
    assert best_points(on, held("KS QS JD QS JD"), "H")["B"] == 120
    assert best_points(on, held("KS QS JD KS QS JD"), "H")["B"] == 160


COMBINATIONS = [
    (reading, rule, variant, grand)
    for reading, rule, variant, grand in product(
        READINGS.values(), ("listed", "twice", "once"), ("pinochlerun", "pagat", "hoyle"), (False, True)
    )
]


def random_hand(rng):
    """Returns 1 to 12 cards, at times up to 20, half of the time from the cards that meld most."""
    rich = [card for card in DECK if card[1] == "S" or card[0] in "KQ" or card == "JD"]
    cards = rich if rng.random() < 0.5 else DECK
    size = rng.randint(13, 20) if rng.random() < 0.1 else rng.randint(1, 12)
    return rng.sample(cards, size)


@pytest.mark.parametrize(("reading", "rule", "variant", "grand"), COMBINATIONS)
def test_search_and_counting_agree(reading, rule, variant, grand):
    """The two scorers agree on random hands under every reading and doubling rule."""
    chosen = table(variant, run_extras=reading, doubles=rule, grand_binocle=grand)
    rng = Random(f"{reading} {rule} {variant} {grand}")
    for _hand in range(100):
        hand, trump = random_hand(rng), rng.choice(["S", "S", "S", "H", "D", "C", None])
        assert sum(best_points(chosen, hand, trump).values()) == counter_points(chosen, hand, trump), hand


def test_packings_are_disjoint():
    """No packing uses more cards than the hand holds, pool by pool."""
    rng = Random(1)
    for _hand in range(200):
        hand = random_hand(rng)
        for type_name in ("I", "II", "III"):
            for packing in packings(table("pagat"), hand, "S", type_name):
                used = Counter(card for _key, cards, _points in packing for card in cards)
                assert used <= Counter(hand)


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


def test_values_are_typed_right():
    """The two scales tell the same story, and an unknown option is refused."""
    assert SINGLES[10] == {key: 10 * points for key, points in SINGLES[1].items()}
    for by_scale in DOUBLES.values():
        assert by_scale[10] == {key: 10 * points for key, points in by_scale[1].items()}
    with pytest.raises(KeyError, match="no option"):
        table("pagat", colour="green")
