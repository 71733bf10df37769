"""What is said of a card that may or may not be played: one golden text for each rule."""

import pytest

import pinochle_learn as pl
from tests.support.both import OPEN

LAX = {"play.must_trump": False, "play.must_overtrump": False}
EQUAL = " An equal card does not beat it: of two identical cards the first played wins."
PARTNER = " That your partner is winning changes nothing."

ALLOWED = [
    # rule, changes, hand, trick, trump, card, text
    ("lead", {}, "AS 9H", "", "S", "9H", "You lead, so you may play any card."),
    (
        "open",
        OPEN,
        "AD 9S",
        "KC",
        "S",
        "AD",
        "There is no duty to follow suit now, so you may play any card.",
    ),
    (
        "follow",
        {"play.must_beat": "trump_led"},
        *("AC 9C", "KC", "S", "9C"),
        "Clubs were led, and you follow. One must beat only when trump is led: any club will do.",
    ),
    (
        "follow",
        {"play.must_beat": "never"},
        *("AC 9C", "KC", "S", "9C"),
        "Clubs were led, and you follow. You need not beat the best card: any club will do.",
    ),
    (
        "beat",
        {},
        "AC TC",
        "KC",
        "S",
        "TC",
        "Clubs were led, and the ten of clubs beats the king of clubs, as it must.",
    ),
    (
        "beat",
        {"play.after_ruff": "beat_led"},
        *("AC 9C", "KC QC 9S", "S", "AC"),
        "Clubs were led, and the ace of clubs beats the king of clubs, as it must.",
    ),
    (
        "cannot-beat",
        {},
        "QC 9C",
        "KC",
        "S",
        "9C",
        "Clubs were led, and you cannot beat the king of clubs: any club will do.",
    ),
    (
        "ruffed",
        {},
        *("AC JC", "KC TC 9S", "S", "JC"),
        (
            "Clubs were led, but the nine of spades has trumped the trick. "
            "No club can win it now: any club will do."
        ),
    ),
    (
        "trump",
        {},
        "9S 9H",
        "KC TC",
        "S",
        "9S",
        "You are out of clubs, so you must trump: the nine of spades does.",
    ),
    (
        "trump",
        {"play.must_overtrump": False},
        *("JS AS", "KC QS", "S", "JS"),
        "You are out of clubs, so you must trump. You need not beat the queen of spades: any spade will do.",
    ),
    (
        "overtrump",
        {},
        *("JS AS", "KC QS", "S", "AS"),
        (
            "You are out of clubs, so you must trump, "
            "and the ace of spades beats the queen of spades, as it must."
        ),
    ),
    (
        "cannot-overtrump",
        {},
        *("JS 9S", "KC QS", "S", "9S"),
        "You are out of clubs and cannot beat the queen of spades, but must still trump: any spade will do.",
    ),
    (
        "free",
        {},
        "AD 9H",
        "KC",
        "S",
        "AD",
        "You are out of clubs and hold no trump (spades): any card will do.",
    ),
    ("free", {}, "AD 9H", "KS", "S", "AD", "You are out of spades: any card will do."),
    ("free", {}, "AD 9H", "KC", None, "AD", "You are out of clubs: any card will do."),
    ("free", LAX, "AD 9S", "KC", "S", "AD", "You are out of clubs, and need not trump: any card will do."),
]

BROKEN = [
    # rule, changes, hand, trick, card, text; spades are trump
    (
        "follow",
        {},
        *("AC TC 9C KH", "KC", "KH"),
        "Clubs were led and you hold the ace, ten or nine of clubs, so you must follow suit.",
    ),
    (
        "follow",
        {},
        "AC JC KD",
        "KC TC 9S",
        "KD",
        "Clubs were led and you hold the ace or jack of clubs, so you must follow suit.",
    ),
    (
        "beat",
        {},
        "AC TC 9C",
        "KC",
        "9C",
        "Clubs were led and you can beat the king of clubs: you must play the ace or ten of clubs.",
    ),
    (
        "beat",
        {},
        "AS 9S",
        "KS",
        "9S",
        "Spades were led and you can beat the king of spades: you must play the ace of spades.",
    ),
    (
        "trump",
        {},
        "9S QD",
        "KC",
        "QD",
        "You are out of clubs and hold the nine of spades, so you must play a trump.",
    ),
    (
        "trump",
        {},
        "JS 9S QD",
        "KC QS",
        "QD",
        "You are out of clubs and hold the jack or nine of spades, so you must play a trump.",
    ),
    (
        "trump",
        {},
        "AS JS QD",
        "KC QS",
        "QD",
        "You are out of clubs and hold a higher trump than the queen of spades: play the ace of spades.",
    ),
    (
        "overtrump",
        {},
        *("AS JS QD", "KC QS", "JS"),
        (
            "You are out of clubs, and the trick was trumped with the queen of spades: "
            "you must beat it with the ace of spades."
        ),
    ),
]


def judged(changes, hand, trick, trump, card):
    """The verdict on one card at the first table, or at one made from it."""
    return pl.variant("pinochlerun").with_rules(changes).legal(hand, trick=trick, trump=trump)[card]


@pytest.mark.parametrize("row", ALLOWED, ids=[f"{row[0]}-{row[6][:40]}" for row in ALLOWED])
def test_a_card_that_may_be_played(row):
    rule, changes, hand, trick, trump, card, text = row
    verdict = judged(changes, hand, trick, trump, card)
    assert (verdict.legal, verdict.rule, verdict.why) == (True, rule, text)


@pytest.mark.parametrize("row", BROKEN, ids=[f"{row[0]}-{row[5][:60]}" for row in BROKEN])
def test_a_card_that_breaks_a_duty(row):
    rule, changes, hand, trick, card, text = row
    verdict = judged(changes, hand, trick, "S", card)
    assert (verdict.legal, verdict.rule, verdict.why) == (False, rule, text)


def test_every_rule_has_its_text():
    rules = {
        "lead",
        "open",
        "follow",
        "beat",
        "cannot-beat",
        "ruffed",
        "trump",
        "overtrump",
        "cannot-overtrump",
        "free",
    }
    assert {row[0] for row in ALLOWED} == rules
    assert {row[0] for row in BROKEN} == {"follow", "beat", "trump", "overtrump"}


REMARKS = [
    # hand, trick, card, the remark that ends the text
    ("KC 9C", "KC", "KC", EQUAL),
    ("QS 9S", "KC QS", "QS", EQUAL),
    ("AC KC", "KC", "KC", EQUAL),
    ("AC 9C", "KC 9C", "AC", PARTNER),
    ("AC 9C", "KC 9C", "9C", PARTNER),
    ("AS JS", "KC QS 9C", "AS", PARTNER),
    ("AS JS", "KC QS 9C", "JS", PARTNER),
    ("AC KC", "KC 9C", "KC", EQUAL + PARTNER),
]


@pytest.mark.parametrize(("hand", "trick", "card", "remark"), REMARKS)
def test_what_a_learner_would_ask_next(hand, trick, card, remark):
    why = judged({}, hand, trick, "S", card).why
    assert why.endswith(remark)
    assert why.count(EQUAL) == (EQUAL in remark)
    assert why.count(PARTNER) == (PARTNER in remark)


NONE = [("AC 9C", "KC", "AC"), ("AC 9C", "9C KC", "AC"), ("JC 9C", "KC 9C", "JC"), ("AS JS", "KC QS", "AS")]


@pytest.mark.parametrize(("hand", "trick", "card"), NONE)
def test_no_remark_where_none_is_due(hand, trick, card):
    """The partner is not winning, or nothing is asked of the player over him."""
    why = judged({}, hand, trick, "S", card).why
    assert "partner" not in why
    assert "equal" not in why


def test_legal_plays_behave_like_a_collection():
    plays = pl.variant("pinochlerun").legal("9C AC TC AC KH", trick="KC", trump="S")
    assert list(map(str, plays)) == ["AC", "TC"]
    assert len(plays) == 2
    assert repr(plays) == "LegalPlays('AC TC', rule='beat')"
    assert [str(verdict.card) for verdict in plays.verdicts] == ["KH", "AC", "TC", "9C"]
    assert ("AC" in plays, "9C" in plays, "QD" in plays) == (True, False, False)


def test_the_questions_in_words():
    plays = pl.variant("pinochlerun").legal("JS AS AD", trick="KC QS", trump="S")
    assert [str(question) for question in plays.path] == [
        "Do you lead? No.",
        "Do you hold a club? No.",
        "Do you hold a trump, a spade? Yes.",
        "Has the trick been trumped (spades)? Yes.",
        "Can you beat the queen of spades? Yes.",
    ]
