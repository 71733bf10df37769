"""The score of a deal of rummy: the winner gets rank and colour points of all that the others still hold."""

import pytest

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.rummy_scores import read_before, read_left, settle_left
from pinochle_learn.errors import CardError, ScoreError
from pinochle_learn.rules import changed
from pinochle_learn.tables import find

RULES = find("purple-rummy")


def settled(*left, before=None, rules=RULES):
    table = compiled(rules.seated(len(left)))
    return settle_left(table, read_left(table, left), read_before(table, before))


def test_the_winner_gets_all_and_the_others_lose_nothing():
    # king 6 and black 7, queen 5 and gold 3; eight 1 and bronze 1
    hand = settled("KBk QGo", "", "8Br", before=(10, 20, 30))
    assert (hand.change, hand.after) == ((0, 23, 0), (10, 43, 30))
    assert (hand.outcome, hand.game_winner, hand.bid, hand.bidder) == ("no contract", None, None, None)
    assert [side.rule for side in hand.sides] == ["left", "went-out", "left"]
    assert hand.why == (
        "East went out and scores 23 points. "
        "North is left with KBk (6 + 7) and QGo (5 + 3): 21 points for East. "
        "South is left with 8Br (1 + 1): 2 points for East."
    )


def test_without_a_winner_nothing_is_scored():
    hand = settled("KBk", "QGo 8Br", before=(5, 6))
    assert (hand.change, hand.after, hand.game_winner) == ((0, 0), (5, 6), None)
    assert hand.why == "Nobody went out, so no score changes."
    assert {side.rule for side in hand.sides} == {"nobody-out"}


def test_points_follow_the_record():
    rules = changed(RULES, {"count.points": (10, 1, 1, 1, 1, 1, 1)})
    assert settled("", "ABr KBk", rules=rules).change == (10 + 1 + 1 + 7, 0)


@pytest.mark.parametrize(
    ("before", "winner", "rule", "words"),
    [
        ((980, 0), 0, "target", "North reaches 1000 and wins the game."),
        ((976, 0), None, None, ""),
        ((977, 0), 0, "target", "North reaches 1000"),
        ((977, 1010), 1, "higher", "the highest score wins: South wins the game."),
        ((990, 1013), None, "tie", "the game goes on."),
    ],
)
def test_the_game(before, winner, rule, words):
    hand = settled("", "KBk QGo 8Br", before=before)
    assert (hand.game_winner, hand.game_rule) == (winner, rule)
    assert words in hand.why


def test_seats_have_names_at_a_table_of_six():
    assert settled("KBk", "KRd", "KBl", "", "KGr", "KGo").why.startswith(
        "South went out and scores 55 points."
    )


WRONG = [
    (("", ""), ScoreError, "only one player can go out"),
    ("KBk", ScoreError, "one text or list for each, not 'KBk'"),
    (None, ScoreError, "each of the 2 players"),
    (("", "KBk", "QBk"), ScoreError, "each of the 2 players"),
    (("KBk", "KBk"), CardError, "2 times KBk"),
    (("", "XX"), CardError, "no card"),
    (
        ("", "8Bk 9Bk TBk JBk QBk KBk ABk 8Rd 9Rd TRd JRd"),
        ScoreError,
        "South has 11 cards, and no hand has more than 10 at the end of a deal",
    ),
]


@pytest.mark.parametrize(("left", "kind", "words"), WRONG)
def test_what_cannot_be_left(left, kind, words):
    with pytest.raises(kind) as refusal:
        read_left(compiled(RULES), left)
    assert words in str(refusal.value)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_as_many_cards_as_were_dealt_can_be_left(players):
    table = compiled(RULES.seated(players))
    hands, size = table.pack.whole(), table.rules.hand_size
    left = ["", *(hands[seat * size : (seat + 1) * size] for seat in range(1, players))]
    assert [len(hand) for hand in read_left(table, left)] == [0] + [size] * (players - 1)
    with pytest.raises(ScoreError, match=f"no hand has more than {size}"):
        read_left(table, ["", hands[: size + 1], *left[2:]])


@pytest.mark.parametrize("before", [(1,), (1, 2, 3), 5, ("1", 2), (1.0, 2), (True, 2)])
def test_scores_before_are_whole_numbers_one_a_side(before):
    with pytest.raises(ScoreError, match="before is 2 whole numbers, one a side"):
        read_before(compiled(RULES), before)
