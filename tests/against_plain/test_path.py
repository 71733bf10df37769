"""The questions that the rule asks, each answer worked out plainly from the cards."""

from random import Random

import pytest

from tests.against_plain.test_plays import IDS, SETS, positions
from tests.plain.tables import ALL, TABLES
from tests.plain.tricks import beats, winner
from tests.support.both import both


def trumped(plain, trick, trump):
    """Has a plain lead been trumped?"""
    return trick[0][1] != trump and trick[winner(plain, trick, trump)][1] == trump


def can_beat(plain, hand, trick, trump):
    """Does a card of the led suit beat the best card that it can still beat?"""
    rival = trick[winner(plain, trick, None if trumped(plain, trick, trump) else trump)]
    return any(card[1] == trick[0][1] and beats(plain, card, rival, trump) for card in hand)


def can_overtrump(plain, hand, trick, trump):
    """Does a trump beat the trump that is winning?"""
    rival = trick[winner(plain, trick, trump)]
    return any(card[1] == trump and beats(plain, card, rival, trump) for card in hand)


def answer(plain, key, hand, trick, trump):
    """The answer to one question."""
    if key == "lead":
        return not trick
    if key == "follow":
        return any(card[1] == trick[0][1] for card in hand)
    if key == "trump":
        return any(card[1] == trump for card in hand)
    asked = {
        "trumped": lambda: trumped(plain, trick, trump),
        "beat": lambda: can_beat(plain, hand, trick, trump),
    }
    asked["overtrump"] = lambda: can_overtrump(plain, hand, trick, trump)
    return asked[key]()


def checked(v, plain, hand, trick, trump):
    """The path, once every answer on it is known to be true."""
    plays = v.legal(hand, trick=trick, trump=trump)
    for question in plays.path:
        truth = answer(plain, question.key, hand, trick, trump)
        assert question.answer == truth, (question.key, hand, trick, trump)
        assert str(question) == f"{question.question} {'Yes.' if truth else 'No.'}"
    return [question.key for question in plays.path], plays


@pytest.mark.parametrize("name", ALL)
def test_answers_in_each_variant(name):
    v, plain = both(name)
    for hand, trick, trump in positions(plain, f"path {name}", 1000 if name in TABLES else 500):
        checked(v, plain, hand, trick, trump)


@pytest.mark.parametrize("duties", SETS, ids=IDS)
def test_answers_under_each_set_of_duties(duties):
    v, plain = both("pagat", duties)
    for hand, trick, trump in positions(plain, f"path {duties}", 300):
        checked(v, plain, hand, trick, trump)


ORDERS = [
    # the paths that the strict rule can take, and the rules that they end in
    (["lead"], {"lead"}),
    (["lead", "follow", "trumped", "beat"], {"beat", "cannot-beat"}),
    (["lead", "follow", "trumped"], {"ruffed"}),
    (["lead", "follow", "beat"], {"beat", "cannot-beat"}),
    (["lead", "follow", "trump", "trumped", "overtrump"], {"overtrump", "cannot-overtrump"}),
    (["lead", "follow", "trump", "trumped"], {"trump"}),
    (["lead", "follow", "trump"], {"free"}),
    (["lead", "follow"], {"free"}),
]


STRICT = [
    "pinochlerun",
    "pagat",
    "okpinochle",
    "hoyle",
    "double-deck",
    "double-deck-pagat",
    "npa",
    "cutthroat",
]


@pytest.mark.parametrize("name", STRICT)
def test_strict_paths_lead_to_their_rules(name):
    """Each path is met, and ends in a rule that belongs to it."""
    v, plain = both(name)
    met = set()
    for hand, trick, trump in positions(plain, f"orders {name}", 3000 if name in TABLES else 1500):
        keys, plays = checked(v, plain, hand, trick, trump)
        row = next((number for number, (path, _rules) in enumerate(ORDERS) if path == keys), None)
        assert row is not None, keys
        assert plays.rule in ORDERS[row][1], (keys, plays.rule)
        met.add(row)
    assert met == set(range(len(ORDERS)))


@pytest.mark.parametrize("name", ["wikihow", "three-handed-wikihow", "auction"])
def test_some_tables_do_not_ask_about_overtrumping(name):
    v, _plain = both(name)
    plays = v.legal("JS AS AD", trick="KC QS", trump="S")
    assert [(q.key, q.answer) for q in plays.path] == [("lead", False), ("follow", False), ("trump", True)]


def test_every_card_judged_by_the_last_answer():
    """The last question decides: yes and no lead to different rules."""
    v, plain = both("pinochlerun")
    rng = Random(1)
    ends = {
        "beat": {True: "beat", False: "cannot-beat"},
        "overtrump": {True: "overtrump", False: "cannot-overtrump"},
    }
    for hand, trick, trump in positions(plain, f"ends {rng.random()}", 500):
        plays = v.legal(hand, trick=trick, trump=trump)
        last = plays.path[-1]
        if last.key in ends:
            assert plays.rule == ends[last.key][last.answer]
