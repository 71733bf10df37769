"""What a settlement says of players who are each alone: one golden text for each line, each end of a game."""

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.scoring.settlement_lines import PLAYER_LINES
from tests.engine.scoring import player_lines, player_lines_chips

H = {"bid": 250, "bidder": 0, "meld": (150, 40, 0)}

LINES = [*player_lines.LINES, *player_lines_chips.LINES]


@pytest.mark.parametrize("row", LINES, ids=[f"{row[0]}-{number}" for number, row in enumerate(LINES)])
def test_each_line_of_a_player(row):
    rule, side, table, changes, facts, text = row
    score = pl.variant(table).with_rules(changes).settle(**facts).sides[side]
    assert (score.side, score.rule, score.why) == (side, rule, text)


def test_every_rule_has_its_text():
    assert {row[0] for row in LINES} == set(PLAYER_LINES)


def test_the_whole_is_its_lines_the_bidder_first_then_clockwise_from_north():
    facts = H | {"bidder": 1, "trick_points": (60, 150, 40)}
    settled = pl.variant("cutthroat").settle(**facts)
    assert settled.why == " ".join(settled.sides[side].why for side in (1, 0, 2))
