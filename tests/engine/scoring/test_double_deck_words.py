"""What a settlement says at the double-deck tables: 20 in meld, 20 in tricks, bids that go to the others."""

import pytest

import pinochle_learn as pl

D = {"bid": 50, "bidder": 0, "meld": (30, 24)}
LINES = [
    # rule, side, table, changes, facts, text
    (
        "made",
        0,
        "double-deck",
        {},
        D | {"trick_points": (29, 21)},
        (
            "North-South bid 50 and have 30 in meld and 29 trick points, 59 in all: the bid "
            "is made, and they score 59."
        ),
    ),
    (
        "set-to-others",
        0,
        "npa",
        {},
        D | {"bid": 65, "trick_points": (30, 20)},
        (
            "North-South bid 65 and have 30 in meld and 30 trick points, 60 in all, 5 short: "
            "they are set and score nothing."
        ),
    ),
    (
        "set-meld-lost-to-others",
        0,
        "npa",
        {},
        D | {"trick_points": (19, 31)},
        (
            "North-South bid 50 and melded 30, but took 19 trick points, and it takes 20 "
            "trick points for anything to count: they are set and score nothing."
        ),
    ),
    (
        "set-award",
        1,
        "npa",
        {},
        D | {"bid": 65, "trick_points": (30, 20)},
        "East-West receive the bid of 65 and their meld of 24: 89.",
    ),
    (
        "set-award",
        1,
        "npa",
        {},
        D | {"has_marriage": False},
        "East-West receive the bid of 50 and their meld of 24: 74.",
    ),
    (
        "set-award-bare",
        1,
        "npa",
        {},
        D | {"bid": 65, "meld": (30, 12), "trick_points": (30, 20)},
        "East-West receive the bid of 65; they have no meld that counts.",
    ),
    ("reneged", 1, "npa", {}, D | {"renege_by": 1}, "East-West reneged and score nothing."),
    (
        "renege-award",
        1,
        "npa",
        {},
        D | {"renege_by": 0},
        "East-West receive the bid of 50 and their meld of 24.",
    ),
    (
        "renege-award-bare",
        1,
        "npa",
        {},
        D | {"meld": (30, 19), "renege_by": 0},
        "East-West receive the bid of 50; they have no meld that counts.",
    ),
    (
        "no-marriage",
        0,
        "double-deck",
        {},
        D | {"has_marriage": False},
        (
            "North-South hold no marriage, so there is no suit that they may name: the hand "
            "is not played, and they lose their bid of 50."
        ),
    ),
    ("unplayed-meld", 1, "double-deck", {}, D | {"has_marriage": False}, "East-West score their meld of 24."),
    (
        "least-meld",
        0,
        "double-deck-pagat",
        {},
        D | {"meld": (19, 24)},
        (
            "North-South melded 19, and bidders need 20: the hand is not played, and they "
            "lose their bid of 50."
        ),
    ),
    (
        "unplayed-short",
        1,
        "double-deck-pagat",
        {},
        D | {"meld": (19, 18)},
        "East-West melded 18, and a meld below 20 does not count: they score nothing.",
    ),
    (
        "unplayed-nothing",
        1,
        "double-deck-pagat",
        {},
        D | {"meld": (19, 0)},
        "East-West melded nothing and score nothing.",
    ),
    (
        "short-meld",
        1,
        "double-deck-pagat",
        {},
        D | {"meld": (30, 19), "trick_points": (25, 25)},
        (
            "East-West melded 19, and a meld below 20 does not count; they took 25 trick "
            "points: they score 25."
        ),
    ),
    (
        "set-meld-lost",
        0,
        "double-deck-pagat",
        {},
        D | {"meld": (60, 24), "trick_points": (19, 31)},
        (
            "North-South bid 50 and melded 60, but took 19 trick points, and it takes 20 "
            "trick points for anything to count: they are set and lose their bid of 50."
        ),
    ),
    (
        "meld-lost",
        1,
        "double-deck-pagat",
        {},
        D | {"trick_points": (31, 19)},
        (
            "East-West took 19 trick points, and it takes 20 trick points to save a meld: "
            "their 24 in meld are lost, and they score nothing."
        ),
    ),
    (
        "points-lost",
        1,
        "double-deck-pagat",
        {},
        D | {"meld": (30, 0), "trick_points": (31, 19)},
        (
            "East-West took 19 trick points, and it takes 20 trick points to score anything: "
            "they score nothing."
        ),
    ),
    (
        "meld-wins",
        0,
        "pagat",
        {"settle.meld_wins": True},
        {"bid": 250, "bidder": 0, "meld": (300, 100)},
        ("North-South bid 250 and melded 300: the meld alone makes the bid, and they score 300."),
    ),
    (
        "out-of-reach",
        0,
        "double-deck",
        {},
        D | {"bid": 85},
        (
            "With 30 in meld and all 50 trick points North-South would come to 80, short of "
            "85: the hand is not played, and they lose their bid."
        ),
    ),
]


@pytest.mark.parametrize("row", LINES, ids=[f"{row[0]}-{number}" for number, row in enumerate(LINES)])
def test_each_line_of_a_side(row):
    rule, side, table, changes, facts, text = row
    score = pl.variant(table).with_rules(changes).settle(**facts).sides[side]
    assert (score.side, score.rule, score.why) == (side, rule, text)


NOT_PLAYED = [
    # table, facts, change: a hand that is not played says what is left out
    ("double-deck", D | {"has_marriage": False}, (-50, 24)),
    ("double-deck", D | {"bid": 85}, (-85, 24)),
    ("double-deck-pagat", D | {"has_marriage": False}, (-50, 24)),
    ("double-deck-pagat", D | {"meld": (19, 24)}, (-50, 24)),
    ("double-deck-pagat", D | {"meld": (19, 19)}, (-50, 0)),
    ("npa", D | {"has_marriage": False}, (0, 74)),
    ("npa", D | {"meld": (19, 24)}, (0, 74)),
    ("npa", D | {"meld": (19, 19)}, (0, 50)),
    ("npa", D | {"renege_by": 0}, (0, 74)),
    ("npa", D | {"renege_by": 1}, (80, 0)),
]


@pytest.mark.parametrize(("table", "facts", "change"), NOT_PLAYED, ids=range(len(NOT_PLAYED)))
def test_hands_that_are_not_played(table, facts, change):
    settled = pl.variant(table).settle(**facts)
    assert settled.change == change
    assert "North-South " in settled.why.partition(":")[0]
    with pytest.raises(pl.ScoreError, match="Leave out trick_points and tricks_taken: "):
        pl.variant(table).settle(**facts, trick_points=(30, 20))
