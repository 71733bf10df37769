"""Legal plays against the plain rule, in each variant and under every combination of duties."""

from itertools import product
from random import Random

import pytest

from tests.against_plain.drawing import trick_and_hand
from tests.plain.plays import legal
from tests.plain.tables import ALL, TABLES
from tests.support.both import OPEN, both
from tests.support.cards import TRUMPS, strings

DUTIES = [
    {"play.must_beat": beat, "play.after_ruff": ruff, "play.must_trump": trump, "play.must_overtrump": over}
    for beat, ruff, trump, over in product(
        ("always", "trump_led", "never"), ("free", "beat_led"), (True, False), (True, False)
    )
    if trump or not over
]
SETS = [*DUTIES, OPEN]
LAST = {"play.alike": "last"}
SETS += [LAST, {**LAST, "play.after_ruff": "beat_led"}]
HOUSES = [("pagat", duties) for duties in SETS] + [(name, {}) for name in ALL]
IDS = ["-".join(str(value) for value in duties.values()) for duties in SETS]


def positions(plain, seed, number, tables=("SHDC", "SHDC", "SH", "HD")):
    """Tricks so far and hands; few suits make it likely that hands follow, and that tricks are trumped."""
    rng = Random(seed)
    for _ in range(number):
        suits = rng.choice(tables)
        sizes = rng.randint(0, plain["players"] - 1), rng.randint(1, plain["hand"])
        trick, hand = trick_and_hand(plain, rng, sizes, suits=suits)
        yield hand, trick, rng.choice(TRUMPS)


def agrees(v, plain, hand, trick, trump):
    """The engine's answer in all its forms, against the plain one."""
    plays, expected = v.legal(hand, trick=trick, trump=trump), legal(plain, hand, trick, trump)
    listed = strings(plays)
    assert set(listed) == expected, (hand, trick, trump)
    assert len(listed) == len(set(listed)) == len(plays) > 0
    for card in set(hand):
        assert (card in plays, plays[card].legal, bool(plays[card])) == (card in expected,) * 3


@pytest.mark.parametrize("name", ALL)
def test_each_variant(name):
    v, plain = both(name)
    for hand, trick, trump in positions(plain, f"variant {name}", 1000 if name in TABLES else 500):
        agrees(v, plain, hand, trick, trump)


@pytest.mark.parametrize("name", ["pagat", "npa", "auction"])
@pytest.mark.parametrize("duties", SETS, ids=IDS)
def test_each_set_of_duties(duties, name):
    v, plain = both(name, duties)
    for hand, trick, trump in positions(plain, f"duties {duties}", 500 if name == "pagat" else 120):
        agrees(v, plain, hand, trick, trump)


@pytest.mark.parametrize("duties", SETS, ids=IDS)
def test_each_set_of_duties_on_trumped_tricks(duties):
    """The follower of a trumped lead, and the player who may have to overtrump."""
    v, plain = both("pinochlerun", duties)
    rng = Random(f"trumped {duties}")
    for _ in range(300):
        _none, cards = trick_and_hand(plain, rng, (0, 16), suits="SH")
        led = next(card for card in cards if card[1] == "H")
        ruff = next(card for card in cards if card[1] == "S")
        cards.remove(led)
        cards.remove(ruff)
        between = rng.choice([[], cards[:1]])
        hand = cards[1 : rng.randint(2, 13)]
        agrees(v, plain, hand, [led, *between, ruff], "S")
        agrees(v, plain, [card for card in hand if card[1] == "S"] or hand, [led, *between, ruff], "S")


@pytest.mark.parametrize(("name", "duties"), HOUSES, ids=str)
def test_verdicts_tell_the_duty_that_is_broken(name, duties):
    """Every illegal card names the duty that the plain rule finds broken."""
    v, plain = both(name, duties)
    for hand, trick, trump in positions(plain, f"broken {name} {duties}", 300):
        for verdict in v.legal(hand, trick=trick, trump=trump).verdicts:
            if not verdict:
                assert verdict.rule in broken(plain, str(verdict.card), hand, trick, trump)


def broken(plain, card, hand, trick, trump):
    """The duties without which the card could be played."""
    lifted = {
        "follow": plain | {"must_follow": False},
        "beat": plain | {"must_beat": "never"},
        "trump": plain | {"must_trump": False},
        "overtrump": plain | {"must_overtrump": False},
    }
    return {duty for duty, house in lifted.items() if card in legal(house, hand, trick, trump)}
