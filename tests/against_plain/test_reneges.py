"""Records of play with slips planted in them: the engine finds what the plain rule finds."""

from random import Random

import pytest

from tests.plain.plays import legal
from tests.plain.reneges import reneges
from tests.plain.tables import ALL, SUITS, pack
from tests.plain.tricks import winner
from tests.support.both import OPEN, both

HOUSES = [(name, {}) for name in ALL]
HOUSES += [("pagat", {"play.must_beat": "trump_led"}), ("pagat", {"play.after_ruff": "beat_led"})]
HOUSES += [("pinochlerun", {"play.must_trump": False, "play.must_overtrump": False}), ("hoyle", OPEN)]
HOUSES += [
    ("npa", {"play.must_beat": "never"}),
    ("auction", {"play.must_overtrump": True}),
    ("cutthroat", OPEN),
]


def record(plain, rng, slips):
    """Hands, plays, trump and leader of a hand in which players slip now and then; and the slips."""
    players, size = plain["players"], plain["hand"]
    cards = rng.sample(pack(plain), players * size)
    held = [cards[seat * size : seat * size + size] for seat in range(players)]
    hands, trump, leader = [list(hand) for hand in held], rng.choice(SUITS), rng.randrange(players)
    plays, planted, first = [], [], leader
    for number in range(size):
        trick = []
        for turn in range(players):
            seat = (leader + turn) % players
            allowed = legal(plain, held[seat], trick, trump)
            wrong = sorted(set(held[seat]) - allowed)
            slip = bool(wrong) and rng.random() < slips
            card = rng.choice(wrong if slip else sorted(allowed))
            if slip:
                planted.append((number, seat, card))
            held[seat].remove(card)
            trick.append(card)
        plays += trick
        leader = (leader + winner(plain, trick, trump)) % players
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


@pytest.mark.parametrize("name", ALL)
def test_a_record_that_breaks_off(name):
    v, plain = both(name)
    rng = Random(f"short {name}")
    for _ in range(40):
        hands, plays, trump, leader, _planted = record(plain, rng, 0.3)
        part = plays[: rng.randrange(len(plays))]
        assert summary(v.reneges(hands, part, trump=trump, leader=leader)) == reneges(
            plain, hands, part, trump, leader
        )


@pytest.mark.parametrize("name", ALL)
def test_the_leader_is_worked_out(name):
    """From a whole hand there is nearly always one leader only; with two the engine asks."""
    v, plain = both(name)
    rng = Random(f"leader {name}")
    for _ in range(40):
        hands, plays, trump, leader, planted = record(plain, rng, 0.2)
        assert summary(v.reneges(hands, plays, trump=trump)) == planted, leader


@pytest.mark.parametrize("name", ["pagat", "npa", "auction"])
def test_each_renege_tells_all_about_it(name):
    v, plain = both(name)
    rng = Random(f"told {name}")
    for _ in range(40):
        hands, plays, trump, leader, _planted = record(plain, rng, 0.3)
        for renege in v.reneges(hands, plays, trump=trump, leader=leader):
            place = plain["players"] * renege.trick + renege.position
            trick = plays[plain["players"] * renege.trick : place]
            held = list(hands[renege.seat])
            for card in [c for c in own(v, hands, plays, trump, leader)[renege.seat] if c[0] < renege.trick]:
                held.remove(card[1])
            assert str(renege.card) == plays[place]
            assert set(map(str, renege.legal)) == legal(plain, held, trick, trump)
            verdict = v.legal(held, trick=trick, trump=trump)[renege.card]
            assert (renege.rule, renege.why) == (verdict.rule, verdict.why)


def own(v, hands, plays, trump, leader):
    """Each seat's cards with the trick in which it played them."""
    played, players = [[] for _hand in hands], len(hands)
    for start in range(0, len(plays), players):
        trick = plays[start : start + players]
        for turn, card in enumerate(trick):
            played[(leader + turn) % players].append((start // players, card))
        leader = (leader + v.winner(trick, trump=trump).position) % players
    return played
