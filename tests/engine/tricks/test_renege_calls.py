"""A call of "renege": who may make it, is it right, what does it cost; and aces that were not declared."""

import pytest

import pinochle_learn as pl
from tests.support.tables import SUITED

NPA = pl.variant("npa")
NORTH, EAST, SOUTH, WEST = range(4)
HANDS = ["KC", "TC JC", "AS QH", "QC"]
RIGHT = "KC TC AS QC"
WRONG = "KC JC QH QC"  # East could beat the king, and South could trump
EAST_WHY = "Clubs were led and you can beat the king of clubs: you must play the ten of clubs."
SOUTH_WHY = "You are out of clubs and hold the ace of spades, so you must play a trump."


def call(plays, by, against, v=NPA, hands=HANDS, **more):
    """A call over one trick that North led; spades are trump."""
    return v.call_renege(hands, plays, trump="S", by=by, against=against, leader=NORTH, **more)


@pytest.mark.parametrize("by", [NORTH, SOUTH])
def test_a_right_call_costs_the_side_that_reneged(by):
    answer = call(WRONG, by, EAST)
    assert (answer.right, answer.renege_by, answer.rule) == (True, 1, "right-call")
    assert answer.why == f"The call is right. {EAST_WHY}"
    assert [(renege.seat, renege.rule) for renege in answer.reneges] == [(EAST, "beat")]


def test_each_call_is_judged_against_its_own_seat():
    answer = call(WRONG, WEST, SOUTH)
    assert (answer.right, answer.renege_by) == (True, 0)
    assert answer.why == f"The call is right. {SOUTH_WHY}"
    assert [str(card) for renege in answer.reneges for card in renege.legal] == ["AS"]


@pytest.mark.parametrize(("by", "against", "side"), [(NORTH, WEST, 0), (WEST, NORTH, 1)])
def test_a_wrong_call_costs_the_side_that_called(by, against, side):
    """NP-06, also where somebody else did renege."""
    answer = call(WRONG, by, against)
    assert (answer.right, answer.renege_by, answer.rule, answer.reneges) == (False, side, "wrong-call", ())
    name = ("North", "East", "South", "West")[against]
    assert answer.why == (
        f"The call is wrong: {name} has broken no rule. The side that called is treated as having reneged."
    )


def test_a_wrong_call_over_good_plays():
    for by, against in ((NORTH, EAST), (EAST, SOUTH), (SOUTH, WEST)):
        assert not call(RIGHT, by, against).right


@pytest.mark.parametrize(("by", "against"), [(EAST, WEST), (WEST, EAST), (SOUTH, NORTH), (EAST, EAST)])
def test_only_an_opponent_may_call(by, against):
    """NP-04: not the partner, and nobody against himself."""
    with pytest.raises(pl.ActionError, match=r"^Only an opponent may call a renege\.$"):
        call(WRONG, by, against)


@pytest.mark.parametrize("v", [v for v in SUITED if v.rules.settle.renege.value == "none"], ids=str)
def test_a_table_without_a_price_judges_no_call(v):
    """It still finds the renege, which nobody has priced."""
    hands = HANDS[: max(v.players)]
    with pytest.raises(pl.RuleError, match=r"no price for a renege\. Agree on one with settle\.renege"):
        call("KC JC", NORTH, EAST, v=v, hands=hands)


def test_a_price_of_ones_own_without_one_for_wrong_calls():
    own = pl.variant("pagat").with_rules({"settle.renege": "bid_and_meld"})
    answer = call(WRONG, NORTH, WEST, v=own)
    assert (answer.right, answer.renege_by) == (False, None)
    assert answer.why == (
        "The call is wrong: West has broken no rule. It costs nothing, and the play goes on."
    )
    assert call(WRONG, NORTH, EAST, v=own).renege_by == 1


def test_three_players_are_all_opponents():
    own = pl.variant("cutthroat").with_rules({"settle.renege": "bid_and_meld"})
    answer = call("KC JC QC", SOUTH, EAST, v=own, hands=["KC", "TC JC", "QC"])
    assert (answer.right, answer.renege_by) == (True, 1)
    settled = own.settle(bid=250, bidder=0, meld=(100, 60, 20), renege_by=answer.renege_by)
    assert settled.change == (350, 0, 270)


def test_the_side_that_a_call_costs_is_what_settle_takes():
    """NP-05: the opponents of the offender get the bid and their meld."""
    facts = {"bid": 60, "bidder": 0, "meld": (30, 24)}
    right = NPA.settle(**facts, renege_by=call(WRONG, NORTH, EAST).renege_by)
    wrong = NPA.settle(**facts, renege_by=call(WRONG, NORTH, WEST).renege_by)
    assert (right.outcome, right.change) == ("renege", (90, 0))
    assert (wrong.outcome, wrong.change) == ("renege", (0, 84))


ACES = ["AS AH AD AC KC", "KD TC", "AS AH AD AC AS AH AD AC KH", "QC"]


@pytest.mark.parametrize(
    ("declared", "seats"),
    [
        (None, []),  # nobody is held to have kept any back
        ((1, 0, 2, 0), []),
        ((2, 0, 3, 1), []),  # to declare more than one holds is no renege of this rule
        ((0, 0, 2, 0), [NORTH]),
        ((1, 0, 1, 0), [SOUTH]),
        ((0, 0, 0, 0), [NORTH, SOUTH]),
    ],
)
def test_aces_that_were_not_declared(declared, seats):
    found = NPA.reneges(ACES, "", trump="S", leader=NORTH, aces_declared=declared)
    assert [renege.seat for renege in found] == seats
    for renege in found:
        assert (renege.trick, renege.position, renege.card, renege.legal) == (None, None, None, ())
        assert renege.rule == "aces"


def test_what_is_said_of_aces_kept_back():
    found = NPA.reneges(ACES, "", trump="S", leader=NORTH, aces_declared=(0, 0, 1, 0))
    after = "around and did not declare it before the first card was played."
    assert [renege.why for renege in found] == [
        f"North holds aces {after}",
        f"South holds double aces {after}",
    ]


def test_a_call_over_aces_kept_back():
    """NP-03: it stands before all that was played."""
    right = call("KC", EAST, SOUTH, hands=ACES, aces_declared=(1, 0, 1, 0))
    assert (right.right, right.renege_by) == (True, 0)
    assert right.why.startswith("The call is right. South holds double aces around")
    wrong = call("KC", EAST, NORTH, hands=ACES, aces_declared=(1, 0, 1, 0))
    assert (wrong.right, wrong.renege_by) == (False, 1)


@pytest.mark.parametrize("declared", [(1, 0, 0), (1, 0, 0, -1), (1, 0, 0, 0.5), "1000", 5, (True, 0, 0, 0)])
def test_what_was_declared_is_a_number_for_each_seat(declared):
    with pytest.raises(pl.RuleError, match="aces_declared is 4 whole numbers, one a seat"):
        NPA.reneges(ACES, "", trump="S", leader=NORTH, aces_declared=declared)


def test_where_aces_need_not_be_declared():
    for v in SUITED:
        if not v.rules.settle.aces_declared.value:
            hands = ["AS", "KC", "QC", "JC"][: max(v.players)]
            with pytest.raises(pl.RuleError, match="asks nobody to declare aces: leave out aces_declared"):
                v.reneges(hands, "", trump="S", leader=0, aces_declared=[0] * max(v.players))


@pytest.mark.parametrize("seat", [4, -1, "0", None, 1.0, True])
def test_who_calls_and_who_is_called_are_seats(seat):
    with pytest.raises(pl.PinochleError, match="by is a seat from 0 to 3"):
        call(WRONG, seat, EAST)
    with pytest.raises(pl.PinochleError, match="against is a seat from 0 to 3"):
        call(WRONG, NORTH, seat)
