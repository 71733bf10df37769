"""The answer is to exactly the mistake that was made."""

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.teaching.practice.answer import judge_choice, judge_winner, judge_worth

RUN = pl.variant("pinochlerun")
TABLE = compiled(RUN.rules)
HAND = RUN.pack.read("AC TC 9C KH")
PLAYS = RUN.legal(HAND, trick="KC", trump="S")
SEATS = (3, 0, 1, 2)


def test_where_every_card_may_be_played_that_is_said():
    two = pl.variant("two-handed")
    plays = two.legal(HAND, trick="KC", trump="S", stock=True)
    said = judge_choice(plays, HAND, [0, 1, 2, 3])
    assert said.line == "Right: every card may be played."
    assert said.reasons == (
        "As long as the stock lasts there is no duty to follow suit: you may play any card.",
    )
    assert judge_choice(plays, HAND, [0, 1]).line == (
        "Almost: you may also play the nine of clubs and the king of hearts."
    )


@pytest.mark.parametrize(
    ("said", "line"),
    [
        (0, "Right: North wins the trick with the king of clubs."),
        (1, "Not you: the same card was played before."),
    ],
)
def test_of_identical_cards_the_leaders_wins_where_two_play(said, line):
    two = pl.variant("two-handed")
    cards = two.pack.read("KC KC")
    won = two.winner(cards, trump="S")
    assert judge_winner(compiled(two.rules), won, (0, 1), said, cards).line == line


def test_all_and_only_the_legal_cards_are_right():
    said = judge_choice(PLAYS, HAND, [0, 1])
    assert said.right
    assert said.line == "Right: these 2 cards may be played, and no other."
    assert said.marks == ("right", "right", "", "")


def test_a_missed_card_is_named_with_its_reason():
    said = judge_choice(PLAYS, HAND, [0])
    assert not said.right
    assert said.line == "Almost: you may also play the ten of clubs."
    assert said.reasons == ("Clubs were led, and the ten of clubs beats the king of clubs, as it must.",)
    assert said.marks == ("right", "missed", "", "")


def test_a_wrong_card_is_named_with_the_duty_it_breaks():
    said = judge_choice(PLAYS, HAND, [0, 1, 3])
    assert said.line == "Not quite: the king of hearts may not be played."
    assert "must follow suit" in said.reasons[0]
    assert said.marks == ("right", "right", "", "wrong")


def test_wrong_and_missed_are_both_said():
    said = judge_choice(PLAYS, HAND, [0, 2])
    assert said.line == "No: the nine of clubs may not be played, but the ten of clubs may."
    assert len(said.reasons) == 2


def test_nothing_chosen_is_no_answer():
    said = judge_choice(PLAYS, HAND, [])
    assert not said.right
    assert said.line == "Choose every card that may be played, then check."
    assert said.marks == ()


def test_either_twin_stands_for_the_card():
    hand = RUN.pack.read("AC AC 9C")
    plays = RUN.legal(hand, trick="KC", trump="S")
    assert judge_choice(plays, hand, [0]).right
    assert judge_choice(plays, hand, [1]).right
    assert judge_choice(plays, hand, [0, 1]).right
    double = pl.variant("npa")
    held = double.pack.read("AC AC AC TC KH")
    said = judge_choice(double.legal(held, trick="KC", trump="S"), held, [0, 3])
    assert said.line == "Right: these 4 cards may be played, and no other."


@pytest.mark.parametrize(
    ("trick", "trump", "said", "line"),
    [
        ("KC TC 9S JC", "S", 1, "Right: East wins the trick with the nine of spades."),
        ("KC TC 9S 9C", "S", 2, "Not you: a trump beats every card of another suit."),
        ("KC TC 9C AC", "S", 2, "Right: you win the trick with the ace of clubs."),
        ("KC TC 9S JC", "S", 0, "Not North: a trump beats every card of another suit."),
        (
            "KC TC 9C JC",
            "S",
            3,
            (
                "Not West: the king of clubs is lower than the ten of clubs. "
                "The ranks: ace, ten, king, queen, jack, nine."
            ),
        ),
        ("KC TC TC JC", "S", 1, "Not East: the same card was played before."),
        ("KC TC AH JC", "S", 1, "Not East: the ace of hearts does not follow suit and is no trump."),
    ],
)
def test_who_wins(trick, trump, said, line):
    cards = RUN.pack.read(trick)
    won = RUN.winner(trick, trump=trump)
    answer = judge_winner(TABLE, won, SEATS, said, cards)
    assert answer.line == line
    assert answer.right == line.startswith("Right")
    assert answer.reasons == (won.why,)


@pytest.mark.parametrize(
    ("said", "last", "line"),
    [
        (2, False, "Right: the trick is worth 2 points."),
        (3, False, "This is not the last trick, so nothing is added."),
        (2, True, "You forgot the last trick: it is worth 1 more."),
        (20, False, "That is the other scale: here the ace counts 1."),
        (4, False, "Not every card counts."),
        (1, False, "Not 1. Here A, 10 and K count 1 and the last trick 1."),
    ],
)
def test_what_a_trick_is_worth(said, last, line):
    answer = judge_worth(TABLE, RUN.pack.read("KC TC 9S JC"), said, last=last)
    assert answer.line == line
    assert answer.right == line.startswith("Right")


def test_the_ranks_are_those_of_the_pack():
    table = pl.variant("npa")
    cards = table.pack.read("KC AC QC JC")
    said = judge_winner(compiled(table.rules), table.winner(cards, trump="S"), SEATS, 3, cards)
    assert said.line.endswith("The ranks: ace, ten, king, queen, jack.")


def test_no_points_at_all_is_no_other_scale():
    said = judge_worth(TABLE, RUN.pack.read("KC QC JC 9C"), 0, last=False)
    assert said.line == "Not 0. Here A, 10 and K count 1 and the last trick 1."


def test_where_ranks_count_differently_every_card_may_count():
    table = pl.variant("auction")
    said = judge_worth(compiled(table.rules), table.pack.read("AC TC KC"), 30, last=False)
    assert said.line.startswith("Not 30. Here A counts 11")


def test_a_trick_without_counters_is_worth_nothing():
    assert judge_worth(TABLE, RUN.pack.read("9C QC JC 9C"), 0, last=False).line == "Right: nothing counts."
