"""The answer is to exactly the mistake that was made: totals, claims, names, trump, the card to come."""

from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.lessons.melds.suits.finding import found, judge_claim
from pinochle_learn.lessons.melds.suits.practise import copies as copied
from pinochle_learn.lessons.melds.suits.practise import mistakes as slips
from pinochle_learn.lessons.melds.suits.practise.bank import meld_exercise
from pinochle_learn.lessons.melds.suits.practise.case import Case
from pinochle_learn.lessons.melds.suits.practise.situations import meld_situations
from pinochle_learn.teaching.melds.hands import Draw
from tests.support.tables import SUITED

RUN, PAGAT, HOYLE, NPA, TWICE = map(pl.variant, ("pinochlerun", "pagat", "hoyle", "npa", "auction"))


def said(v, key, hand, trump="S"):
    """The totals that a mistake gives for a hand, with what is said to them."""
    draw = Draw(compiled(v.rules), trump, Random(1))
    cards = v.pack.read(hand)
    case = Case(draw, cards, draw.melds(cards))
    return [(slip.total, slip.line) for slip in slips.SLIPS[key](case)]


TOTALS = [
    (
        RUN,
        slips.INSIDE,
        "AS TS KS QS JS",
        [(19, "You counted the royal marriage inside the run: its king and queen serve in type I already.")],
    ),
    (RUN, slips.INSIDE, "KS QS", []),
    (
        RUN,
        slips.EXTRAS,
        "AS TS KS QS JS KS",
        [
            (
                19,
                (
                    "This table knows no run with extra cards: "
                    "a run counts 15, and an extra king or queen nothing."
                ),
            )
        ],
    ),
    (
        PAGAT,
        slips.EXTRAS,
        "AS TS KS QS JS KS",
        [(150, "Here the extra cards count with the run: run with extra king, 190.")],
    ),
    (
        RUN,
        slips.SUITS,
        "KS KS KH KD JC",
        [(8, "Not so: four kings, but not of four suits. Kings around is a king in each suit.")],
    ),
    (RUN, slips.SUITS, "KS KH KD KC", []),
    (RUN, slips.SUITS, "KS KH KD", []),
    (
        RUN,
        slips.CARDS,
        "QS JC",
        [(4, "A pinochle is the queen of spades and the jack of diamonds, and no other.")],
    ),
    (RUN, slips.CARDS, "QS JD JC", []),
    (RUN, slips.DIX, "9S 9H 9H", [(3, "A dix is the nine of trump: the nine of hearts is none.")]),
    (RUN, slips.DIX, "9S", []),
    (
        RUN,
        copied.DOUBLED,
        "KH QH KH QH",
        [(20, "A marriage does not double: two of them are 2 and 2.")],
    ),
    (RUN, copied.DOUBLED, "KH QH KD QD", []),
    (
        RUN,
        copied.NOT_DOUBLED,
        "QS QS JD JD",
        [
            (8, "A double is no two singles: double pinochle is 30."),
            (40, "Here double pinochle is 30, not ten times one."),
        ],
    ),
    (
        HOYLE,
        copied.NOT_DOUBLED,
        "QS QS JD JD",
        [
            (80, "A double is no two singles: double pinochle is 80."),
            (400, "Here double pinochle is 80, not ten times one."),
        ],
    ),
    (
        TWICE,
        copied.NOT_DOUBLED,
        "AS AS AH AH AD AD AC AC",
        [
            (200, "A double is no two singles: double aces around is 200."),
            (1000, "Here double aces around is 200, not ten times one."),
        ],
    ),
    (
        NPA,
        copied.DOUBLED,
        "KH QH KH QH KH QH",
        [(20, "A marriage does not double: three of them are 2 each.")],
    ),
    (
        NPA,
        copied.SINGLES,
        "QS QS QS JD JD JD",
        [(45, "A triple is no three singles: triple pinochle is 60.")],
    ),
    (
        NPA,
        copied.PART,
        "QS QS QS JD JD JD",
        [(45, "A triple is no double plus a single (30 and 15): triple pinochle is 60.")],
    ),
    (NPA, copied.PART, "QS QS JD JD", []),
    (
        NPA,
        copied.SINGLES,
        "QS QS QS QS JD JD JD JD",
        [(60, "A quadruple is no four singles: quadruple pinochle is 90.")],
    ),
    (
        NPA,
        copied.FOURTH,
        "QS QS QS QS JD JD JD JD",
        [
            (75, "The fourth copy is no single more: quadruple pinochle is 90, 30 more than the triple."),
            (60, "You left the fourth copy out: quadruple pinochle is 90, 30 more than the triple."),
            (60, "Four copies are not two doubles of 30: quadruple pinochle is 90."),
        ],
    ),
    (
        NPA,
        slips.NO_DIX,
        "QS JD",
        [(16, "That is 1 too many: this pack has no nines, so there is no dix to count.")],
    ),
    (RUN, slips.NO_DIX, "QS JD", []),
    (NPA, slips.DIX, "QS JD", []),
    (
        RUN,
        slips.ONCE,
        "KS QS JD",
        [
            (
                4,
                (
                    "A card serves once in each type, not once in all: "
                    "the queen of spades serves in types I and II."
                ),
            )
        ],
    ),
    (RUN, slips.SCALE, "KS QS", [(40, "That is the other scale: here a run is 15.")]),
    (PAGAT, slips.SCALE, "KS QS", [(4, "That is the other scale: here a run is 150.")]),
    (RUN, slips.SCALE, "AS", []),
    (
        RUN,
        slips.MISSED,
        "9S KH QH",
        [
            (2, "You left one out: dix, 1 point."),
            (1, "You left one out: marriage, 2 points."),
        ],
    ),
]


@pytest.mark.parametrize(
    ("v", "key", "hand", "expected"), TOTALS, ids=[f"{v.id}-{key}-{hand}" for v, key, hand, _ in TOTALS]
)
def test_what_a_mistake_makes_of_a_total(v, key, hand, expected):
    assert said(v, key, hand) == expected


CLAIMS = [
    ("KH KD KH KC", "No: not every suit is there."),
    ("AS AS AH AH AD AD AC", "No: every suit must be there equally often."),
    ("QS JC", "No: these are the wrong suits for it."),
    ("9C", "No: the suit is not right."),
    ("AH TH KH QH JH", "No: the suit is not right."),
    ("KH QC", "No: the suit is not right."),
    ("KH KH QH QH", "No: these do not double."),
    ("AS TS KS QS JS KS", "No: this table does not pay that meld."),
    ("QS QS JD", "No: these are not the cards of one meld."),
    ("TS KS QS JS", "No: something is missing."),
    ("TS TH TD TC", "No: this rank makes no meld."),
    ("KH JH", "No: these are no meld."),
    ("QS JD", "Yes: pinochle, 4 points."),
]


@pytest.mark.parametrize(("cards", "line"), CLAIMS, ids=[cards for cards, _ in CLAIMS])
def test_what_is_said_to_a_claim(cards, line):
    claim = RUN.check_meld(cards, trump="S")
    answer = judge_claim(claim)
    assert (answer.right, answer.line, answer.reasons) == (claim.ok, line, (claim.why,))


def test_a_claim_of_nothing_asks_for_cards():
    answer = judge_claim(RUN.check_meld("", trump="S"))
    assert (answer.right, answer.line, answer.reasons) == (
        False,
        "Choose the cards of one meld, then claim it.",
        (),
    )


def finding(hand, *groups, v=RUN):
    cards = v.pack.read(hand)
    return found(compiled(v.rules), cards, "S", [v.pack.read(group) for group in groups])


def test_all_melds_are_found_claim_by_claim():
    now = finding("AS TS KS QS JS JD", "AS TS KS QS JS", "QS JD")
    assert [laid.gain for laid in now.laid] == [15, 4]
    assert now.judged().right
    assert now.judged().line == "Right: that is all, 19 points."


def test_what_is_left_is_hinted_at_by_type():
    assert finding("AS TS KS QS JS JD", "QS JD").judged().reasons == ("There is something of type I.",)
    now = finding("AS TS KS QS JS JD", "KS QS", "QS JD")
    assert now.judged().line == "Not yet: you have 8 points, and there is more."
    assert now.judged().reasons == ("Look at type I once more: it gives more than 4.",)


def test_a_meld_that_stands_in_the_way_is_taken_back():
    now = finding("AS TS KS QS JS", "KS QS")
    run = RUN.pack.read("AS TS KS QS JS")
    assert now.claim(run).rule == "used"
    assert now.after(now.claim(run)) is now
    bare = now.without(0)
    assert bare.after(bare.claim(run)).judged().right


def test_a_second_copy_gains_the_difference_and_loses_it_again():
    now = finding("QS QS JD JD", "QS JD", "QS JD")
    assert [laid.gain for laid in now.laid] == [4, 26]
    assert [laid.gain for laid in now.without(0).laid] == [4]


WORDS_FOR_SOME = (
    ("total-dix", "is none"),
    ("total-no-dix", "no dix to count"),
    ("total-triple", "A triple is no"),
    ("total-quadruple", "fourth copy"),
    ("total-side", "side"),
    ("trump-allowed", "a king and a queen"),
    ("bury-worth", "buried cards"),
)


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_every_wrong_answer_says_what_is_wrong(v):
    known = {situation.key for situation in meld_situations(v.rules)}
    for key, words in [
        ("name-none", "No: "),
        ("trump-run", "in all."),
        ("help-run", "adds"),
        ("total-run", "You counted the royal marriage inside the run"),
        ("total-around", "but not of four suits"),
        ("total-pinochle", "and no other"),
        ("total-each", "does not double"),
        *WORDS_FOR_SOME,
    ]:
        if key not in known:
            continue
        for seed in range(5):
            wrong = [choice.line for choice in meld_exercise(v.rules, key, seed).choices if not choice.right]
            assert any(words in line for line in wrong), (key, wrong)
