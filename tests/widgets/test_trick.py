"""A trick: the words that are shown and spoken."""

import pytest

from pinochle_learn import CardError
from pinochle_learn.widgets import Trick, trick_traits

PLAYS = [("North", "KC"), ("East", "TC"), ("South", "9S")]


def spoken(**facts):
    return [play["spoken"] for play in trick_traits(PLAYS, **facts)["plays"]]


def facts(plays=PLAYS, **given):
    return [fact["text"] for fact in trick_traits(plays, **given)["facts"]]


def test_each_play_is_a_sentence():
    assert spoken() == [
        "North led the king of clubs",
        "East played the ten of clubs",
        "South played the nine of spades",
    ]
    assert spoken(winner=2, to_play="you")[2:] == [
        "South played the nine of spades, winning so far",
        "You are to play",
    ]
    assert spoken(winner=1, over=True, to_play="West")[1:] == [
        "East played the ten of clubs, the winning card",
        "South played the nine of spades",
        "West is to play",
    ]


def test_the_seat_that_led_says_so_and_the_winner_has_a_caption():
    shown = trick_traits(PLAYS, winner=2)["plays"]
    assert [play["seat"] for play in shown] == ["North led", "East", "South"]
    assert [play["caption"] for play in shown] == ["", "", "winning"]


def test_trump_and_the_suit_led_are_words():
    assert facts(trump="♠", winner=2) == ["Spades are trump", "Clubs were led", "South is winning"]
    assert facts([], trump="hearts") == ["Hearts are trump"]
    assert facts() == ["Clubs were led"]


def test_the_learner_is_spoken_to():
    mine = [("you", "AC")]
    assert facts(mine, winner=0) == ["Clubs were led", "You are winning"]
    assert facts(mine, winner=0, over=True) == ["Clubs were led", "You win the trick"]
    assert facts(PLAYS, winner=0, over=True)[-1] == "North wins the trick"
    assert trick_traits(mine)["plays"][0]["spoken"] == "You led the ace of clubs"


def test_showing_another_trick_keeps_label_and_title():
    trick = Trick(PLAYS, label="The last trick", titled=True, trump="S")
    trick.show(PLAYS[:1])
    assert (trick.label, trick.titled, len(trick.plays)) == ("The last trick", True, 1)
    assert [fact["text"] for fact in trick.facts] == ["Clubs were led"]


@pytest.mark.parametrize(
    ("plays", "given", "message"),
    [
        ([("North", "KC TC")], {}, "is 2 cards; one is wanted"),
        ([("North", "")], {}, "is 0 cards"),
        (PLAYS, {"winner": 3}, "Play 3 cannot win: 3 cards were played"),
        ([], {"winner": 0}, "Play 0 cannot win: 0 cards were played"),
        (PLAYS, {"trump": "stars"}, "'stars' is no suit; say S "),
    ],
)
def test_what_cannot_be_is_refused(plays, given, message):
    with pytest.raises(CardError, match=message):
        trick_traits(plays, **given)


def test_a_renege_is_marked_and_said():
    shown = trick_traits(PLAYS, winner=2, over=True, reneged=1)["plays"]
    assert [play["sign"] for play in shown] == ["", "wrong", "winning"]
    assert [play["caption"] for play in shown] == ["", "renege", "wins"]
    assert shown[1]["spoken"] == "East played the ten of clubs, a renege"
    both = trick_traits(PLAYS, winner=2, over=True, reneged=2)["plays"][2]
    assert both["spoken"] == "South played the nine of spades, the winning card, a renege"
    with pytest.raises(CardError, match="Play 3 cannot be a renege: 3 cards were played"):
        trick_traits(PLAYS, reneged=3)
