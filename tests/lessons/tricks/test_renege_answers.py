"""The answer to an accusation is to exactly the slip that was made."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.tricks.reneges.answers import BEFORE, Accusation, judge, truth
from pinochle_learn.lessons.tricks.reneges.records import Laid, Record, record
from pinochle_learn.lessons.tricks.reneges.situations import DUTIES
from tests.support.tables import SUITED

HANDS = ("AC KC 9H", "TC 9C 9D", "9S TS 9H", "QC KD JH")  # North, East, South, West; spades are trump


def made(table, played, hands=HANDS, trump="S", leader=0, declared=None):
    """A record by hand; ``played`` has a text for each trick."""
    v = pl.variant(table)
    tricks = []
    for text in played:
        cards = v.pack.read(text)
        won = v.winner(cards, trump=trump).position
        tricks.append(Laid(leader, cards, won))
        leader = (leader + won) % len(hands)
    held = tuple(v.pack.read(hand) for hand in hands)
    plays = [card for trick in tricks for card in trick.cards]
    found = v.reneges(held, plays, trump=trump, leader=tricks[0].leader, aces_declared=declared)
    return v.rules, Record(
        "renege-none", 0, trump, held, tuple(tricks), found[0] if found else None, declared
    )


def said(case, *accusation):
    rules, drawn = case
    return judge(rules, drawn, Accusation(*accusation) if accusation else None)


NOT_TRUMPED = made("pagat", ["KC TC 9H QC"])  # South is out of clubs, holds spades, and throws a heart


def test_the_right_answer_names_all_three():
    answer = said(NOT_TRUMPED, 0, 2, "trump")
    assert answer.right
    assert answer.line == "Right: South did not trump in trick 1."
    why = "You are out of clubs and hold the ten or nine of spades, so you must play a trump."
    assert answer.reasons == (f"The rule, to South: {why}",)
    assert truth(NOT_TRUMPED[1]) == Accusation(0, 2, "trump")


def test_that_nobody_reneged_is_wrong_and_the_trick_is_given():
    answer = said(NOT_TRUMPED)
    assert not answer.right
    assert answer.line == "Somebody reneged. Look at trick 1 once more."


def test_another_duty_is_answered_with_the_one_that_was_failed():
    answer = said(NOT_TRUMPED, 0, 2, "overtrump")
    assert not answer.right
    assert answer.line == "The trick and the player are right; the duty is another one: trump."
    assert "must play a trump" in answer.reasons[0]


def test_another_player_did_what_the_rules_ask():
    answer = said(NOT_TRUMPED, 0, 3, "beat")
    assert answer.line == "It is trick 1, but not West: the queen of clubs was allowed."
    assert answer.reasons == (
        "The rule, to West: Clubs were led, and you cannot beat the ten of clubs: any club will do.",
    )


def test_another_trick_of_the_same_player():
    case = made("pagat", ["KC TC 9H QC", "9D 9S JH 9H"])
    assert case[1].found.rule == "trump"
    answer = said(case, 1, 2, "follow")
    assert answer.line == "It is South, but not in trick 2: the nine of spades was allowed."


def test_another_player_in_another_trick():
    case = made("pagat", ["KC TC 9H QC", "9D 9S JH 9H"])
    assert said(case, 1, 0, "trump").line == "Not North in trick 2: the nine of hearts was allowed."


def test_a_duty_that_the_table_lacks_is_said_to_be_lacking():
    hands = ("QC 9C", "TS 9D", "AS 9S", "KC 9H")  # East trumps, and South may play a lower trump
    case = made("wikihow", ["QC TS 9S KC"], hands)
    assert case[1].found is None
    answer = said(case, 0, 2, "overtrump")
    assert answer.line == "Not South in trick 1: the nine of spades was allowed."
    assert answer.reasons[0].endswith("You need not beat the ten of spades: any spade will do.")
    assert answer.reasons[1] == "At this table nobody has to overtrump."
    strict = made("pagat", ["QC TS 9S KC"], hands)
    assert said(strict, 0, 2, "overtrump").line == "Right: South did not overtrump in trick 1."


def test_where_one_must_beat_only_trump_the_reason_says_so():
    hands = ("QC 9S", "AC 9C", "KC TS")
    answer = said(made("auction", ["QC 9C KC"], hands), 0, 1, "beat")
    assert answer.line == "Not East in trick 1: the nine of clubs was allowed."
    why = "Clubs were led, and you follow. One must beat only when trump is led: any club will do."
    assert answer.reasons == (f"The rule, to East: {why}",)
    assert said(made("cutthroat", ["QC 9C KC"], hands), 0, 1, "beat").right


def test_two_players_are_called_by_their_seats():
    case = made("two-handed", ["KC 9S"], ("KC 9H", "AC 9S"))
    answer = said(case, 0, 1, "follow")
    assert answer.line == "Right: South did not follow suit in trick 1."
    why = "Clubs were led and you hold the ace of clubs, so you must follow suit."
    assert answer.reasons == (f"The rule, to South: {why}",)
    assert said(case, 0, 0, "follow").line == "It is trick 1, but not North: the king of clubs was allowed."
    low = made("two-handed", ["KC 9C"], ("KC 9H", "AC 9C"))
    assert said(low, 0, 1, "beat").line == "Not South in trick 1: the nine of clubs was allowed."
    assert said(made("two-handed", ["KS 9S"], ("KS 9H", "AS 9S")), 0, 1, "beat").right


def test_nobody_reneged_is_right_with_what_looked_like_it():
    answer = said(made("pagat", ["KC TC 9S QC"]))
    assert answer.right
    assert answer.line == "Right: nobody reneged."
    why = "Clubs were led, but the nine of spades has trumped the trick. No club can win it now"
    assert answer.reasons == (f"Trick 1, the queen of clubs. The rule, to West: {why}: any club will do.",)


ACES = ("AS AH AD AC", "AS AH AD KC", "KS QS KH QH", "JS JH JD JC")


def test_aces_around_that_were_not_declared():
    case = made("npa", ["AS AS KS JS"], ACES, trump="H", declared=(0, 0, 0, 0))
    answer = said(case, BEFORE, 0, "aces")
    assert answer.line == "Right: North did not declare aces around."
    assert answer.reasons == (
        "North holds aces around and did not declare it before the first card was played.",
    )
    assert said(case).line.startswith("Somebody reneged before the first card.")
    wrong = said(case, BEFORE, 1, "aces")
    assert wrong.line == "It was before the first card, but not East."
    assert wrong.reasons == ("East holds no aces around: an ace of each suit is needed.",)


def test_aces_around_that_were_declared():
    case = made("npa", ["AS AS KS JS"], ACES, trump="H", declared=(1, 0, 0, 0))
    assert said(case).reasons == ("North holds aces around, and declared it.",)
    wrong = said(case, BEFORE, 0, "aces")
    assert (wrong.line, wrong.reasons) == (
        "Not North before the first card.",
        ("North holds aces around, and declared it.",),
    )


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_no_card_is_right_to_accuse_but_the_one(v):
    for key in ("renege-follow", "renege-none"):
        drawn = record(v.rules, key, 5)
        right = truth(drawn)
        for trick in range(len(drawn.tricks)):
            for seat in range(len(drawn.hands)):
                for duty in DUTIES:
                    accusation = Accusation(trick, seat, duty)
                    assert judge(v.rules, drawn, accusation).right == (accusation == right)
