"""When a game is over, who has won it, and what is said of it: two sides, three players, so many deals."""

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.scoring.settlement_lines import PLAYER_ENDS, SIDE_ENDS
from pinochle_learn.rules.change import restored

HAND = {"bid": 34, "bidder": 0, "meld": (28, 12)}
LARGE = {"bid": 250, "bidder": 0, "meld": (300, 100)}
D = {"bid": 50, "bidder": 0, "meld": (30, 24)}
SAVED = "East-West took 10 trick points, which saves their meld of 12: they score 22."
H = {"bid": 250, "bidder": 0, "meld": (150, 40, 0)}
C = {"bid": 350, "bidder": 1, "meld": (0, 240, 0)}
SO_MANY = {"game.target": None, "game.deals": 4}
GAMES = [
    # rule, table, changes, facts, text at the end
    (
        "target",
        "pinochlerun",
        {},
        HAND | {"trick_points": (15, 10), "before": (112, 96)},
        "North-South reach 150 and win the game.",
    ),
    (
        "bidders-first",
        "pinochlerun",
        {},
        HAND | {"trick_points": (15, 10), "before": (112, 140)},
        "Both sides are past 150, and the bidders are counted first: North-South win the game.",
    ),
    (
        "higher",
        "pagat",
        {"game.first_past": "higher"},
        LARGE | {"trick_points": (150, 100), "before": (1250, 1450)},
        "Both sides are past 1500, and the higher score wins: North-South win the game.",
    ),
    (
        "tie",
        "pagat",
        {"game.first_past": "higher"},
        LARGE | {"trick_points": (150, 100), "before": (1240, 1490)},
        "Neither side is in front, so the game goes on.",
    ),
    (
        "raise",
        "pagat",
        {"game.first_past": "raise", "game.raised_by": 500},
        LARGE | {"trick_points": (150, 100), "before": (1250, 1450)},
        "Both sides are past 1500: the target is raised to 2000, and the game goes on.",
    ),
    (
        "limit",
        "pinochlerun",
        {},
        {"bid": 40, "bidder": 0, "meld": (12, 9), "before": (-260, 11)},
        "The other side has fallen to -300 or below: East-West win the game.",
    ),
    (
        "most",
        "pagat",
        SO_MANY,
        LARGE | {"trick_points": (150, 100), "deal_number": 4},
        "That was deal 4, the last: North-South have the most and win the game.",
    ),
    (
        "tie",
        "pagat",
        SO_MANY,
        LARGE | {"trick_points": (150, 100), "before": (0, 250), "deal_number": 4},
        "Neither side is in front, so the game goes on.",
    ),
    (
        "bidders-first",
        "double-deck",
        {},
        D | {"trick_points": (29, 21), "before": (441, 480)},
        "Both sides are past 500, and the bidders are counted first: North-South win the game.",
    ),
    (None, "pinochlerun", {}, HAND | {"trick_points": (15, 10)}, SAVED),
]


def test_every_end_between_sides_has_its_text():
    assert {row[0] for row in GAMES} - {None} == set(SIDE_ENDS) - {"shared"}  # told in test_purple_words.py


@pytest.mark.parametrize("row", GAMES, ids=[f"{row[0]}-{number}" for number, row in enumerate(GAMES)])
def test_the_end_of_a_game_between_two_sides(row):
    rule, table, changes, facts, text = row
    settled = pl.variant(table).with_rules(changes).settle(**facts)
    assert settled.game_rule == rule
    assert settled.why.endswith(text)


NEAR = H | {"trick_points": (150, 60, 40)}
CHIPS = C | {"trick_points": (60, 150, 40), "trump": "H", "deal_number": 12}
HIGHER = {"game.first_past": "higher"}
TWO = {"meld": (100, 60), "trick_points": (154, 96)}
PLAYERS = [
    # rule, table, changes, facts, winner, text at the end
    ("target", "cutthroat", {}, NEAR | {"before": (1200, 0, 0)}, 0, "North reaches 1500 and wins the game."),
    ("target", "cutthroat", {}, NEAR | {"before": (0, 0, 1460)}, 2, "South reaches 1500 and wins the game."),
    (
        "bidders-first",
        "cutthroat",
        {},
        NEAR | {"before": (1200, 1490, 1490)},
        0,
        "More than one player is past 1500, and the bidder is counted first: North wins the game.",
    ),
    (
        "higher",
        "cutthroat",
        {},
        NEAR | {"before": (0, 1490, 1490)},
        1,
        "More than one player is past 1500, and the highest score wins: East wins the game.",
    ),
    (
        "higher",
        "cutthroat",
        HIGHER,
        NEAR | {"before": (1200, 1410, 1490)},
        2,
        "More than one player is past 1500, and the highest score wins: South wins the game.",
    ),
    (
        "tie",
        "cutthroat",
        HIGHER,
        NEAR | {"before": (1200, 1400, 0)},
        None,
        "Nobody is alone in front, so the game goes on.",
    ),
    (
        "tie",
        "cutthroat",
        {},
        NEAR | {"before": (0, 1400, 1460)},
        None,
        "Nobody is alone in front, so the game goes on.",
    ),
    (
        "raise",
        "two-handed",
        {},
        TWO | {"before": (960, 900)},
        None,
        "Both players are past 1000: the target is raised to 1250, and the game goes on.",
    ),
    (
        "declared",
        "two-handed",
        {},
        TWO | {"before": (800, 900), "declared_out": 0},
        0,
        "North declared out and has 1054 of 1000: North wins the game at once.",
    ),
    (
        "wrongly-declared",
        "two-handed",
        {},
        TWO | {"before": (700, 900), "declared_out": 0},
        1,
        "North declared out, but has only 954 of 1000: South wins the game.",
    ),
    (
        "limit",
        "purple",
        {"auction.held": True, "game.limit": -300},
        {"bid": 400, "bidder": 0, "meld": (40, 40), "trick_points": (100, 90)},
        1,
        "The other player has fallen to -300 or below: South wins the game.",
    ),
    ("most", "auction", {}, CHIPS, 1, "That was deal 12, the last: East has the most and wins the game."),
    (
        "most",
        "auction",
        {},
        CHIPS | {"before": (9, 9, -18), "deal_number": 13},
        1,
        "That was deal 12, the last: East has the most and wins the game.",
    ),
    (
        "tie",
        "auction",
        {},
        CHIPS | {"before": (6, 0, -6)},
        None,
        "Nobody is alone in front, so the game goes on.",
    ),
    (None, "auction", {}, CHIPS | {"deal_number": 11}, None, "South pays 2 chips."),
    (None, "cutthroat", {}, NEAR | {"before": (1190, 0, 0)}, None, "South scores 40."),
    (None, "cutthroat", {"game.limit": -300}, NEAR | {"before": (0, -900, 0)}, None, "South scores 40."),
]


@pytest.mark.parametrize("row", PLAYERS, ids=[f"{row[0]}-{number}" for number, row in enumerate(PLAYERS)])
def test_the_end_of_a_game_among_three(row):
    rule, table, changes, facts, winner, text = row
    own = pl.Variant(restored(pl.variant(table).rules, changes))  # also ends to which no hand there leads
    settled = own.settle(**facts)
    assert (settled.game_rule, settled.game_winner) == (rule, winner)
    assert settled.why.endswith(text)


def test_every_end_among_players_has_its_text():
    """The limit ends a game of two players: of three, nobody wins by one other falling out."""
    assert {row[0] for row in PLAYERS} - {None} == set(PLAYER_ENDS) - {"shared"}  # as above


def chips(deal_number, before):
    """A deal of the auction table in which East wins two chips from each."""
    return pl.variant("auction").settle(**(CHIPS | {"deal_number": deal_number, "before": before}))


def test_twelve_deals():
    """Nobody wins before the twelfth, whoever leads; then the most chips do; a tie plays one more deal."""
    for number in range(1, 12):
        assert chips(number, (0, 1000, -1000)).game_winner is None
    assert chips(12, (0, 1000, -1000)).game_winner == 1
    assert chips(12, (6, 0, -6)).after == (4, 4, -8)
    assert chips(12, (6, 0, -6)).game_winner is None
    assert chips(13, (4, 4, -8)).game_winner == 1


def test_without_its_number_no_deal_is_the_last():
    facts = {name: value for name, value in CHIPS.items() if name != "deal_number"}
    assert pl.variant("auction").settle(**facts, before=(0, 900, -900)).game_winner is None


def test_a_deal_that_nobody_bids_on_may_be_the_last():
    settled = pl.variant("auction").settle(before=(5, -3, -2), deal_number=12)
    assert (settled.outcome, settled.game_winner, settled.game_rule) == ("no contract", 0, "most")


@pytest.mark.parametrize("dealt", [13, 40])
def test_only_a_tie_goes_on_after_the_last_deal(dealt):
    tied = pl.variant("auction").settle(before=(5, 5, -10), deal_number=dealt)
    assert (tied.outcome, tied.game_winner, tied.game_rule) == ("no contract", None, "tie")
    with pytest.raises(pl.ScoreError, match="a game is 12 deals, and only a tie goes on"):
        pl.variant("auction").settle(before=(5, -3, -2), deal_number=dealt)


ORDER = [
    # scores before, bidder, winner: 300, 100 and 40 are added in turn, with the bidder at 300
    ((1200, 1400, 1460), 0, 0),
    ((1190, 1400, 1460), 0, None),
    ((1190, 1410, 1460), 0, 1),
    ((0, 0, 1460), 0, 2),
    ((1200, 0, 0), 0, 0),
    ((0, 0, 0), 0, None),
]


@pytest.mark.parametrize(("before", "bidder", "winner"), ORDER)
def test_three_players_past_the_target(before, bidder, winner):
    """The bidder first; without him the highest; equal scores play on."""
    facts = NEAR | {"bidder": bidder, "before": before}
    assert pl.variant("cutthroat").settle(**facts).game_winner == winner
