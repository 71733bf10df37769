"""Records of play with slips planted in them: the engine finds what the plain rule finds."""

from random import Random

import pytest

from tests.plain.plays import legal
from tests.plain.reneges import reneges
from tests.plain.tables import TABLES
from tests.plain.tricks import winner
from tests.support.both import OPEN, both
from tests.support.cards import DECK, SUITS

HOUSES = [(name, {}) for name in TABLES]
HOUSES += [("pagat", {"play.must_beat": "trump_led"}), ("pagat", {"play.after_ruff": "beat_led"})]
HOUSES += [("pinochlerun", {"play.must_trump": False, "play.must_overtrump": False}), ("hoyle", OPEN)]


def record(plain, rng, slips, tricks=12):
    """Hands, plays, trump and leader of a hand in which players slip now and then; and the slips."""
    cards = rng.sample(DECK, 48)
    held = [cards[start : start + 12] for start in (0, 12, 24, 36)]
    hands, trump, leader = [list(hand) for hand in held], rng.choice(SUITS), rng.randrange(4)
    plays, planted, first = [], [], leader
    for number in range(tricks):
        trick = []
        for turn in range(4):
            seat = (leader + turn) % 4
            allowed = legal(plain, held[seat], trick, trump)
            wrong = sorted(set(held[seat]) - allowed)
            slip = bool(wrong) and rng.random() < slips
            card = rng.choice(wrong if slip else sorted(allowed))
            if slip:
                planted.append((number, seat, card))
            held[seat].remove(card)
            trick.append(card)
        plays += trick
        leader = (leader + winner(plain, trick, trump)) % 4
    return hands, plays, trump, first, planted


def summary(found):
    """What the plain implementation tells of each renege."""
    return [(renege.trick, renege.seat, str(renege.card)) for renege in found]


@pytest.mark.parametrize(("name", "changes"), HOUSES, ids=str)
@pytest.mark.parametrize("slips", [0, 0.1, 0.5])
def test_planted_slips_are_found(name, changes, slips):
    v, plain = both(name, changes)
    rng = Random(f"{name} {changes} {slips}")
    for _ in range(40):
        hands, plays, trump, leader, planted = record(plain, rng, slips)
        found = v.reneges(hands, plays, trump=trump, leader=leader)
        assert summary(found) == planted == reneges(plain, hands, plays, trump, leader)


@pytest.mark.parametrize("name", TABLES)
def test_a_record_that_breaks_off(name):
    v, plain = both(name)
    rng = Random(f"short {name}")
    for _ in range(40):
        hands, plays, trump, leader, _planted = record(plain, rng, 0.3)
        part = plays[: rng.randint(0, 47)]
        assert summary(v.reneges(hands, part, trump=trump, leader=leader)) == reneges(
            plain, hands, part, trump, leader
        )


@pytest.mark.parametrize("name", TABLES)
def test_the_leader_is_worked_out(name):
    """From a whole hand there is nearly always one leader only; with two the engine asks."""
    v, plain = both(name)
    rng = Random(f"leader {name}")
    for _ in range(40):
        hands, plays, trump, leader, planted = record(plain, rng, 0.2)
        assert summary(v.reneges(hands, plays, trump=trump)) == planted, leader


def test_each_renege_tells_all_about_it():
    v, plain = both("pagat")
    rng = Random("told")
    for _ in range(40):
        hands, plays, trump, leader, _planted = record(plain, rng, 0.3)
        for renege in v.reneges(hands, plays, trump=trump, leader=leader):
            place = 4 * renege.trick + renege.position
            trick = plays[4 * renege.trick : place]
            held = list(hands[renege.seat])
            for card in [c for c in own(v, hands, plays, trump, leader)[renege.seat] if c[0] < renege.trick]:
                held.remove(card[1])
            assert str(renege.card) == plays[place]
            assert set(map(str, renege.legal)) == legal(plain, held, trick, trump)
            verdict = v.legal(held, trick=trick, trump=trump)[renege.card]
            assert (renege.rule, renege.why) == (verdict.rule, verdict.why)


def own(v, hands, plays, trump, leader):
    """Each seat's cards with the trick in which it played them."""
    played = [[] for _hand in hands]
    for start in range(0, len(plays), 4):
        trick = plays[start : start + 4]
        for turn, card in enumerate(trick):
            played[(leader + turn) % 4].append((start // 4, card))
        leader = (leader + v.winner(trick, trump=trump).position) % 4
    return played
