"""The answer is to exactly the mistake that was made in scoring."""

import re

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.scoring.suits.piles import Pile
from pinochle_learn.lessons.scoring.suits.practise.answers import NUMBERS, judge
from pinochle_learn.lessons.scoring.suits.practise.bank import Ask, ScoreExercise, exercise, steps
from pinochle_learn.lessons.scoring.suits.practise.choices import choices, right, slips
from pinochle_learn.lessons.scoring.suits.practise.situation import case
from pinochle_learn.teaching.scores.hand import Hand, Renege, settled
from pinochle_learn.teaching.scores.words import signed
from tests.support.tables import SUITED

RUN, OK, WIKI, HOYLE = (pl.variant(name) for name in ("pinochlerun", "okpinochle", "wikihow", "hoyle"))
NPA, TWENTY, AUCTION, CUT = (
    pl.variant(name) for name in ("npa", "double-deck-pagat", "auction", "cutthroat")
)
MADE = Hand(34, 0, (28, 12), (15, 10), (112, 96))
SET = MADE.but(points=(5, 20))
LOST = MADE.but(points=(25, 0))
LARGE = Hand(250, 0, (300, 100), (0, 250), (0, 0))


def asked(v, hand):
    return ScoreExercise("any", 1, (), case(v, hand))


def said(v, hand, kind, value, side=0):
    return judge(v, asked(v, hand), Ask(kind, side), value)


CHANGES = [
    (MADE, 0, 43, "Right: +43."),
    (MADE, 0, 34, "You added the bid. A bid that is made scores all that was earned, not the bid."),
    (MADE, 0, 15, "You left out the meld: it counts, since the bid is made."),
    (MADE, 0, 28, "You left out the trick points."),
    (MADE, 0, 77, "The bid is a promise, no points: it is not added to what was earned."),
    (MADE, 0, 9, "The bid is not taken off: all that was earned is scored."),
    (MADE, 0, 22, "That is what the other side's score does."),
    (MADE, 0, 430, "That is the other scale: here a run is 15."),
    (SET, 0, -34, f"Right: {signed(-34)}."),
    (SET, 0, -62, "You subtracted the meld as well. Only the bid is taken off."),
    (SET, 0, -6, "The meld does not soften it: it is lost, and the whole bid is taken off."),
    (SET, 0, 0, "They score nothing for the hand, and lose their bid besides."),
    (SET, 0, 33, "They are set: meld and tricks are lost, and the bid is taken off."),
    (SET, 0, -1, "Not only what is missing is lost, but the whole bid."),
    (SET, 1, 66, "The bid that the others lose is given to nobody at this table."),
    (SET, 1, 12, "You left out the trick points."),
    (MADE, 1, -34, "Only the side that bid can lose the bid."),
    (LOST, 1, -12, "A meld that is lost is not taken off: only bidders can lose points."),
]


@pytest.mark.parametrize(("hand", "side", "number", "line"), CHANGES)
def test_how_a_score_changes(hand, side, number, line):
    answer = said(RUN, hand, "change", number, side)
    assert answer.line == line
    assert answer.right == line.startswith("Right")


def test_a_meld_that_is_lost_was_kept():
    answer = said(RUN, LOST, "change", 12, 1)
    assert answer.line.startswith("You kept a meld that is lost. East-West took no trick point, and it takes")


def test_a_number_without_a_known_slip_gets_the_reason():
    answer = said(RUN, MADE, "change", 44)
    assert (answer.line, answer.reasons) == ("Not +44.", (settled(RUN, MADE).sides[0].why,))


@pytest.mark.parametrize(
    ("v", "hand", "value", "line"),
    [
        (RUN, MADE.but(points=(6, 19)), "set", "Exactly the bid is enough: 34 were bid, and 34 are there."),
        (RUN, SET, "made", "Not made: 34 were bid, and there are 33 in all. That is 1 short."),
        (RUN, MADE, "set", "It is made: they have 9 more than they bid."),
        (WIKI, LARGE, "set", "It is made: the meld alone reaches the bid."),
        (OK, LARGE, "made", "Not made, though the sum would be enough."),
    ],
)
def test_made_or_set(v, hand, value, line):
    assert said(v, hand, "outcome", value).line.startswith(line)


@pytest.mark.parametrize(
    ("v", "hand", "value", "line"),
    [
        (RUN, LOST.but(bare=(0, 1)), "yes", "It is lost: a trick alone is not enough here."),
        (
            WIKI,
            LARGE.but(points=(250, 0), bare=(0, 1)),
            "no",
            "It counts: one trick is enough here, whatever is in it.",
        ),
        (RUN, LOST.but(meld=(28, 2), nines=(False, True)), "no", "It counts: nines need no trick."),
        (
            OK,
            LARGE.but(points=(250, 0), meld=(300, 20), nines=(False, True)),
            "yes",
            "It is lost: nines of trump do not save themselves here.",
        ),
        (RUN, LOST, "yes", "It is lost. East-West took no trick point"),
        (RUN, MADE, "no", "It counts, however few the points were."),
    ],
)
def test_does_the_meld_count(v, hand, value, line):
    assert said(v, hand, "meld", value, 1).line.startswith(line)


@pytest.mark.parametrize(
    ("table", "bid", "end"),
    [
        ("pinochlerun", 530, "This table plays every hand that can be made."),
        ("pinochlerun", 540, "This table does not play such a hand."),
        ("pagat", 530, "Here the bidders may throw in any hand after the meld."),
        ("okpinochle", 530, "Here only a hand out of reach may be thrown in."),
        ("okpinochle", 540, "Here the bidders may throw in a hand that is out of reach."),
        ("wikihow", 540, "This table plays every hand."),
    ],
)
def test_what_happens_after_the_meld(table, bid, end):
    v = pl.variant(table).on_scale(10)
    answer = said(v, Hand(bid, 0, (280, 120), (150, 100), (0, 0)), "after-meld", "nothing of the kind")
    assert answer.line.startswith("280 in meld and all 250 trick points are 530:")
    assert answer.line.endswith(end)


def test_the_higher_score_does_not_decide():
    answer = said(RUN, MADE.but(before=(112, 140)), "game", 1)
    assert answer.line == (
        "Both have reached 150. The higher score does not decide: the side that bid is counted first, "
        "so North-South win."
    )
    assert said(RUN, MADE.but(before=(106, 0)), "game", 0).line == "Nobody has 150 yet: 149 is the most."


TOGETHER = Hand(60, 0, (40, 24), (15, 35), (0, 0))  # set by five
ALONE = Hand(350, 2, (0, 0, 230), (110, 0, 140), (0, 0, 0), (0, 0, 0), trump="H", deal=4)
THREE = Hand(300, 2, (60, 40, 180), (0, 110, 140), (0, 0, 0), (0, 0, 0), nines=(False,) * 3)


@pytest.mark.parametrize(
    ("hand", "side", "number", "line"),
    [
        (TOGETHER, 0, -60, "At this table a lost bid is not taken off: the bidders score nothing"),
        (TOGETHER, 0, 0, "Right: 0."),
        (TOGETHER, 1, 60, "You left out the meld: bid and meld are received."),
        (TOGETHER, 1, 24, "You left out the bid: at this table it goes to those who did not lose it."),
        (TOGETHER, 1, 119, "You added the trick points: bid and meld are received"),
        (TOGETHER, 1, 84, "Right: +84."),
        (TOGETHER.but(meld=(40, 19)), 1, 79, "You counted a meld below 20: of that nothing counts"),
        (TOGETHER.but(renege=Renege(1)), 1, -60, "A renege costs all of the hand, and nothing besides"),
    ],
)
def test_a_bid_that_goes_to_the_others(hand, side, number, line):
    assert said(NPA, hand, "change", number, side).line.startswith(line)


def test_whom_a_renege_costs_the_hand():
    called = TOGETHER.but(renege=Renege(0, called=True))
    assert said(NPA, called, "costs", 0).right
    assert said(NPA, called, "costs", 1).line.startswith("The call of North-South was wrong")
    assert said(NPA, TOGETHER.but(renege=Renege(1)), "costs", 0).line.startswith("East-West reneged")


@pytest.mark.parametrize(
    ("hand", "side", "number", "line"),
    [
        (ALONE, 2, 4, "Right: +4 chips."),
        (ALONE, 2, 2, "That is what one opponent pays or is paid, and there are 2."),
        (ALONE, 2, 8, "Only spades double, and they are not trump."),
        (ALONE, 0, -4, "That is what both together pay or are paid"),
        (ALONE, 2, 20, "Points only say whether the bid is made."),
        (ALONE.but(trump="S"), 2, 4, "That is what one opponent pays"),
        (ALONE.but(trump="S"), 0, -2, "You forgot that spades double."),
        (ALONE.but(points=(250, 0, 0)), 0, 2, "That is what conceding costs. Failing in play costs 2 times"),
        (ALONE.but(given_up=True), 0, 0, "Conceding is not free: it costs the unit."),
        (ALONE.but(given_up=True, trump="S"), 2, -16, "Not even spades double a bid that is conceded."),
        (ALONE.but(given_up=True), 2, -8, "That would be for a bid that fails in play."),
    ],
)
def test_what_is_paid_in_chips(hand, side, number, line):
    assert said(AUCTION, hand, "change", number, side).line.startswith(line)


def test_what_a_bid_stands_for():
    assert said(AUCTION, ALONE, "unit", 1).line == "From 300 to 340 a bid stands for 1 chip."
    assert said(AUCTION, ALONE, "unit", 2).reasons == ("Bids from 350 to 390 stand for 2 chips.",)
    assert said(AUCTION, ALONE.but(bid=340), "unit", 2).line == "Not yet: that begins higher up."
    assert said(AUCTION, ALONE.but(bid=620), "unit", 10).line == "Above 590 each 50 more add 2 chips."


@pytest.mark.parametrize(
    ("v", "hand", "value", "line"),
    [
        (AUCTION, ALONE, "play", "230 in meld and all 250 trick points are 480: 350 can be made. Here the"),
        (AUCTION, ALONE.but(meld=(0, 0, 350)), "play", "350 in meld reach the bid of 350: it is made"),
        (TWENTY, TOGETHER.but(meld=(19, 24)), "play", "19 in meld are less than 20: so the bidders lose"),
    ],
)
def test_what_happens_after_other_melds(v, hand, value, line):
    assert said(v, hand, "after-meld", value).line.startswith(line)


def test_one_of_three_loses_its_meld():
    answer = said(CUT, THREE, "meld", "yes", 0)
    assert answer.line.startswith("It is lost. North took no trick point")
    assert said(CUT, THREE, "change", 150, 1).right
    assert said(CUT, THREE, "change", -300, 1).line == "Only the player who bid can lose the bid."


def test_a_lone_player_is_spoken_of_as_one():
    for v in SUITED:
        if v.rules.table.partners.value:
            continue
        for key, _ in steps(v.rules):
            for seed in range(3):
                drawn = exercise(v, key, seed)
                for ask in drawn.asks:
                    texts = [judge(v, drawn, ask, choice.value) for choice in choices(v, drawn, ask)]
                    for text in (line for one in texts for line in (one.line, *one.reasons)):
                        wrong = r"\b(?:North|East|South) (?:have|score|lose|win|take|are|pay|hold)\b"
                        assert not re.search(wrong, text.replace("pays or is", "")), text
                        assert not re.search(r"\bbidders\b|\btheirs?\b", text), text


TWO, WIKI_TWO = pl.variant("two-handed"), pl.variant("two-handed-wikihow")
DEAL = Hand(0, None, (120, 180), (113, 137), (560, 750), target=1000)
ENOUGH, TOO_LITTLE = DEAL.but(declared=1), DEAL.but(before=(560, 680), declared=1)
BOTH = DEAL.but(before=(820, 750))


@pytest.mark.parametrize(
    ("v", "hand", "kind", "value", "line"),
    [
        (TWO, DEAL, "change", 320, "Right: +320."),
        (TWO, DEAL, "change", 310, "You rounded down: a final 7 goes up, as 7, 8 and 9 do."),
        (TWO, DEAL, "change", 317, "You did not round: trick points are scored in tens."),
        (TWO, DEAL, "change", 140, "You left out the meld: it counts, whatever the tricks are."),
        (TWO, DEAL, "change", 180, "You left out the trick points."),
        (TWO, DEAL, "change", 0, "Something is scored: no trick is needed to keep a meld"),
        (TWO, DEAL, "change", 230, "That is what the score of North does."),
        (TWO, DEAL, "change", 1070, "That is the new score, not the change."),
        (TWO, DEAL, "change", 330, "The last trick is among the trick points already."),
        (
            TWO,
            DEAL.but(points=(115, 135)),
            "change",
            320,
            "You rounded up: a final 5 goes down. Only 7, 8 and 9",
        ),
        (TWO, DEAL, "rounded", 130, "You rounded down"),
        (TWO, DEAL, "rounded", 320, "Only the trick points are asked for here, without the meld."),
        (
            TWO,
            ENOUGH,
            "declared",
            "no",
            "750 before, 180 in meld and 137 trick points are 1067. That is enough",
        ),
        (
            TWO,
            ENOUGH,
            "game",
            0,
            "South declared out and has 1067, so South wins at once, whatever North has.",
        ),
        (TWO, TOO_LITTLE, "game", 1, "South declared out with only 997 and loses the game: North wins."),
        (TWO, BOTH, "game", 1, "Both have reached 1000, and neither declared out: they play on to 1250."),
        (TWO, BOTH, "next", 1250, "Right: 1250."),
        (TWO, BOTH, "next", 1000, "Both have 1000 already, so it is raised by 250."),
        (TWO, BOTH, "next", 1500, "It is raised by 250, once: that is above both scores."),
        (TWO, DEAL.but(before=(1100, 1000), target=1250), "next", 1250, "Both have 1250 already"),
        (TWO, DEAL, "game", 0, "South has reached 1000, and North has not."),
        (
            WIKI_TWO,
            Hand(0, None, (120, 180), (110, 140), (1400, 1300)),
            "game",
            1,
            "Both have reached 1500, and the higher score decides: North wins.",
        ),
        (
            WIKI_TWO,
            Hand(0, None, (120, 180), (110, 140), (1400, 1310)),
            "game",
            1,
            "Both have reached 1500 with equal scores: the game goes on.",
        ),
    ],
)
def test_where_nobody_bids(v, hand, kind, value, line):
    assert said(v, hand, kind, value, 1).line.startswith(line)


def test_nothing_is_rounded_for_a_declaration():
    answer = said(TWO, TOO_LITTLE, "declared", "yes")
    assert not answer.right
    assert answer.line.endswith(
        "That is 3 short of 1000. For a count after declaring out nothing is rounded."
    )


PILE = "AS TS KS QS", "KH QH JH 9H"


@pytest.mark.parametrize(
    ("v", "last", "number", "line"),
    [
        (RUN, False, 4, "Right: 4 points."),
        (RUN, True, 4, "You forgot the last trick: it is worth 1 more."),
        (RUN, False, 6, "You counted the queens, which are worth nothing. A, 10 and K count."),
        (RUN, False, 5, "You counted the jacks, which are worth nothing. A, 10 and K count."),
        (RUN, False, 2, "You left out the kings. Here A, 10 and K count 1 and the last trick 1."),
        (RUN, False, 40, "That is the other scale: here a run is 15."),
        (OK, False, 37, "That is the classic count. Here A, 10 and K count 10 and the last trick 10."),
        (
            HOYLE,
            False,
            31,
            "You left out the queens. Here A counts 11, 10 counts 10, K counts 4, Q counts 3,",
        ),
    ],
)
def test_what_a_pile_is_worth(v, last, number, line):
    pile = Pile(tuple(v.pack.read(cards) for cards in PILE), last)
    answer = judge(v, ScoreExercise("pile", 1, (Ask("pile"),), pile=pile), Ask("pile"), number)
    assert answer.line.startswith(line)
    assert answer.right == line.startswith("Right")


def test_the_buried_cards_were_left_out():
    pile = Pile((CUT.pack.read("AS TS 9S"),), last=False, buried=CUT.pack.read("KH QH TD"))
    answer = judge(CUT, ScoreExercise("pile-buried", 1, (Ask("pile"),), pile=pile), Ask("pile"), 20)
    assert answer.line == "You left out the buried cards: they count for the bidder, 20 here."


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_no_slip_is_right_after_all(v):
    for key, _ in steps(v.rules):
        for seed in range(10):
            drawn = exercise(v, key, seed)
            for ask in drawn.asks:
                if ask.kind in NUMBERS:
                    truth = right(v, drawn, ask)
                    assert truth not in [slip.number for slip in slips(v, drawn, ask)]
