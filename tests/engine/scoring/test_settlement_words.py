"""What a settlement says: one golden text for each line of a side, and for each end of a game."""

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.scoring.settlement_lines import SIDE_LINES
from tests.engine.scoring.test_double_deck_words import LINES as DOUBLE

MADE = (
    "North-South bid 34 and have 28 in meld and 15 trick points, 43 in all: "
    "the bid is made, and they score 43."
)
SAVED = "East-West took 10 trick points, which saves their meld of 12: they score 22."
POINT = "one trick point (a card that counts, or the last trick)"
HAND = {"bid": 34, "bidder": 0, "meld": (28, 12)}
LARGE = {"bid": 250, "bidder": 0, "meld": (300, 100)}
TWENTY = {"settle.save_meld": "points_20"}
NEVER = {"settle.save_meld": "never"}

LINES = [
    # rule, side, table, changes, facts, text
    ("made", 0, "pinochlerun", {}, HAND | {"trick_points": (15, 10)}, MADE),
    ("saved", 1, "pinochlerun", {}, HAND | {"trick_points": (15, 10)}, SAVED),
    (
        "set",
        0,
        "pinochlerun",
        {},
        HAND | {"trick_points": (5, 20)},
        (
            "North-South bid 34 and have 28 in meld and 5 trick points, 33 in all, 1 short: "
            "they are set, score nothing and lose their bid of 34."
        ),
    ),
    (
        "set-meld-lost",
        0,
        "okpinochle",
        {},
        LARGE | {"trick_points": (0, 250)},
        (
            f"North-South bid 250 and melded 300, but took no trick point, and it takes {POINT} "
            "for anything to count: they are set and lose their bid of 250."
        ),
    ),
    (
        "out-of-reach",
        0,
        "pinochlerun",
        {},
        HAND | {"bid": 60},
        (
            "With 28 in meld and all 25 trick points North-South would come to 53, short of 60: "
            "the hand is not played, and they lose their bid."
        ),
    ),
    (
        "thrown-in",
        0,
        "okpinochle",
        {},
        {"bid": 330, "bidder": 0, "meld": (60, 0), "thrown_in": True},
        "North-South throw the hand in and lose their bid of 330.",
    ),
    (
        "unplayed-nothing",
        1,
        "okpinochle",
        {},
        {"bid": 330, "bidder": 0, "meld": (60, 0), "thrown_in": True},
        "East-West melded nothing and score nothing.",
    ),
    ("unplayed-meld", 1, "pinochlerun", {}, HAND | {"bid": 60}, "East-West score their meld of 12."),
    (
        "meld-lost",
        1,
        "pinochlerun",
        {},
        HAND | {"trick_points": (25, 0)},
        (
            f"East-West took no trick point, and it takes {POINT} to save a meld: "
            "their 12 in meld are lost, and they score nothing."
        ),
    ),
    (
        "meld-lost",
        1,
        "wikihow",
        {},
        LARGE | {"trick_points": (250, 0), "tricks_taken": (12, 0)},
        (
            "East-West took no trick point, and it takes one trick to save a meld: "
            "their 100 in meld are lost, and they score nothing."
        ),
    ),
    (
        "meld-lost",
        1,
        "pagat",
        TWENTY,
        LARGE | {"trick_points": (100, 150)},
        (
            "East-West took 150 trick points, and it takes 200 trick points to save a meld: "
            "their 100 in meld are lost, and they score nothing."
        ),
    ),
    (
        "points-lost",
        1,
        "pagat",
        TWENTY,
        LARGE | {"meld": (300, 0), "trick_points": (100, 150)},
        (
            "East-West took 150 trick points, and it takes 200 trick points to score anything: "
            "they score nothing."
        ),
    ),
    (
        "trick-saved",
        1,
        "wikihow",
        {},
        LARGE | {"trick_points": (250, 0), "tricks_taken": (11, 1)},
        (
            "East-West took no trick point but at least one trick, which saves their meld of 100: "
            "they score 100."
        ),
    ),
    (
        "nines-saved",
        1,
        "pinochlerun",
        {},
        HAND | {"meld": (28, 1), "trick_points": (25, 0), "nines_only": (False, True)},
        "East-West took no trick point, but nines of trump save themselves: they score 1.",
    ),
    (
        "kept",
        1,
        "pagat",
        NEVER,
        LARGE | {"trick_points": (240, 10)},
        "East-West have 100 in meld and 10 trick points: they score 110.",
    ),
    (
        "nothing",
        1,
        "pinochlerun",
        {},
        HAND | {"meld": (28, 0), "trick_points": (25, 0)},
        "East-West melded nothing and took no trick point: they score nothing.",
    ),
    (
        "reneged",
        0,
        "pagat",
        {"settle.renege": "bid_and_meld"},
        LARGE | {"renege_by": 0},
        "North-South reneged and score nothing.",
    ),
    (
        "renege-award",
        1,
        "pagat",
        {"settle.renege": "bid_and_meld"},
        LARGE | {"renege_by": 0},
        "East-West receive the bid of 250 and their meld of 100.",
    ),
    (
        "no-contract",
        0,
        "hoyle",
        {},
        {},
        "Nobody bid: the hand is not played, no score changes, and the next dealer deals.",
    ),
]


@pytest.mark.parametrize("row", LINES, ids=[f"{row[0]}-{number}" for number, row in enumerate(LINES)])
def test_each_line_of_a_side(row):
    rule, side, table, changes, facts, text = row
    score = pl.variant(table).with_rules(changes).settle(**facts).sides[side]
    assert (score.side, score.rule, score.why) == (side, rule, text)


def test_every_rule_has_its_text():
    assert {row[0] for row in LINES + DOUBLE} == set(SIDE_LINES) - {
        "counted",
        "counted-rounded",
    }  # told in test_purple_words.py


def test_the_whole_is_its_lines_bidders_first():
    v = pl.variant("pinochlerun")
    assert v.settle(**HAND, trick_points=(15, 10)).why == f"{MADE} {SAVED}"
    turned = v.settle(bid=34, bidder=1, meld=(12, 28), trick_points=(10, 15)).why
    assert turned.startswith("East-West bid 34")
    assert turned.endswith("North-South took 10 trick points, which saves their meld of 12: they score 22.")


OPENINGS = [
    (
        "pinochlerun",
        HAND | {"bid": 60},
        (
            "With 28 in meld and all 25 trick points North-South would come to 53, short of 60: "
            "the hand is not played, and they lose their bid. East-West score their meld of 12."
        ),
    ),
    (
        "okpinochle",
        {"bid": 330, "bidder": 0, "meld": (60, 90), "thrown_in": True},
        "North-South throw the hand in and lose their bid of 330. East-West score their meld of 90.",
    ),
    ("hoyle", {}, "Nobody bid: the hand is not played, no score changes, and the next dealer deals."),
]


@pytest.mark.parametrize(("table", "facts", "text"), OPENINGS)
def test_hands_that_are_not_played(table, facts, text):
    assert pl.variant(table).settle(**facts).why.endswith(text)
