"""A hand of cards: what is sent to the browser, and what is refused."""

import pytest

from pinochle_learn import Card, CardError, PinochleError
from pinochle_learn.widgets import STATES, Hand, hand_traits

JD = Card("J", "D")


@pytest.fixture
def sent(monkeypatch):
    """The names of the traits that each message to the browser brings."""
    messages = []

    def send_state(_hand, key=None):
        messages.append({key} if isinstance(key, str) else set(key or ()))

    monkeypatch.setattr(Hand, "send_state", send_state)
    return messages


def test_a_card_is_sent_with_all_that_is_shown_and_spoken():
    ten = {"code": "TS", "rank": "10", "suit": "S", "symbol": "♠", "name": "ten of spades"}
    assert Hand("TS").cards == [ten]


def test_copies_are_cards_of_their_own():
    hand = Hand("AS JD JD", mode="many")
    hand.chosen = [2]
    assert hand.chosen_cards == (JD,)
    assert hand.held == (Card("A", "S"), JD, JD)


def test_a_card_as_key_means_all_its_copies_and_a_place_means_one():
    traits = hand_traits(
        "AS JD JD", states={JD: "right", 0: "wrong"}, notes={2: "the second"}, disabled=[JD], chosen=[1]
    )
    assert traits["states"] == {1: "right", 2: "right", 0: "wrong"}
    assert traits["notes"] == {2: "the second"}
    assert traits["disabled"] == [1, 2]
    assert traits["chosen"] == [1]


def test_every_state_has_a_spoken_word():
    assert all(hand_traits("")["words"][state] for state in STATES)


def test_no_state_is_as_good_as_none():
    assert hand_traits("AS", states={0: ""})["states"] == {}


def test_showing_other_cards_forgets_what_was_said_and_keeps_mode_label_and_title():
    hand = Hand(
        "AS JD", mode="many", label="North", titled=True, chosen=[1], states={0: "best"}, disabled=[0]
    )
    hand.show("KH")
    assert (hand.chosen, hand.states, hand.notes, hand.disabled) == ([], {}, {}, [])
    assert (hand.mode, hand.label, hand.titled) == ("many", "North", True)


def test_marking_keeps_the_cards_and_the_choice():
    hand = Hand("AS JD", mode="many", chosen=[1])
    hand.mark({1: "right"}, mode="none", notes={1: "it follows suit"}, disabled=[0])
    assert (hand.chosen, hand.mode) == ([1], "none")
    assert (hand.states, hand.notes, hand.disabled) == ({1: "right"}, {1: "it follows suit"}, [0])


def test_an_update_is_one_message_with_only_what_changed(sent):
    hand = Hand("AS JD JD", mode="many", chosen=[0])
    sent.clear()
    hand.show("AS JD", states={1: "right"})
    assert sent == [{"cards", "chosen", "states"}]


def test_an_update_is_told_to_observers_when_all_of_it_is_there():
    hand, seen = Hand("AS JD JD", mode="many", chosen=[2]), []
    hand.observe(lambda _change: seen.append((len(hand.cards), hand.chosen, hand.states)), "cards")
    hand.show("KH", states={0: "best"})
    assert seen == [(1, [], {0: "best"})]


def test_a_hand_has_one_layout_and_no_other_model():
    hand = Hand("AS TS KS QS JS")
    models = [value for value in hand.get_state().values() if str(value).startswith("IPY_MODEL")]
    assert len(models) == 1


def test_choices_are_sorted_and_checked():
    hand = Hand("AS JD JD", mode="many")
    hand.chosen = [2, 0, 2]
    assert hand.chosen == [0, 2]
    with pytest.raises(CardError, match=r"no card at place 3: the hand has 3 cards, counted from 0"):
        hand.chosen = [3]
    assert hand.chosen == [0, 2]


def test_a_click_on_a_card_that_is_gone_is_ignored():
    hand = Hand("AS JD", mode="one")
    hand.clicked = {"index": 1, "code": "JD", "n": 1}
    hand.show("AS KH")
    hand.clicked = {"index": 1, "code": "JD", "n": 2}
    hand.refused = {"index": 7, "code": "JD", "n": 1}
    assert hand.clicked["n"] == 1
    assert hand.refused == {}


@pytest.mark.parametrize(
    ("facts", "error", "message"),
    [
        ({"mode": "two"}, PinochleError, "'two' is no mode; say none, one or many"),
        ({"states": {0: "good"}}, PinochleError, "'good' is no state; say right, "),
        ({"states": {5: "right"}}, CardError, "no card at place 5"),
        ({"chosen": [-1]}, CardError, "no card at place -1"),
        ({"notes": {Card("K", "H"): "no"}}, CardError, "KH is not in the hand 'AS JD'"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_changes(facts, error, message):
    hand = Hand("AS JD", mode="many", chosen=[1])
    with pytest.raises(error, match=message):
        hand.show("AS JD", **facts)
    assert hand.chosen == [1]


def test_cards_that_cannot_be_read_are_refused():
    with pytest.raises(CardError, match="'1Z' is no card"):
        Hand("AS 1Z")


def test_the_choice_of_colours_stays():
    hand = Hand("AS JD", four_colour=False)
    hand.show("KH")
    hand.mark({0: "right"})
    assert hand.four_colour is False
