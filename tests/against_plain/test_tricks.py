"""Winners of tricks and trick points against the plain implementation."""

from random import Random

import pytest

from tests.against_plain.drawing import trick_and_hand
from tests.plain.tables import ALL, TABLES, pack, table
from tests.plain.tricks import count, winner
from tests.support.both import both
from tests.support.cards import TRUMPS

SCHEMES = ("counters", "classic", "simplified")
HOUSES = [(name, None) for name in ALL]
HOUSES += [(name, scheme) for name in ALL if table(name)["scale"] == 10 for scheme in SCHEMES]


def house(name, scheme):
    """A table, with another count of tricks where one is named."""
    return both(name, {"count.points": scheme} if scheme else None)


@pytest.mark.parametrize("alike", ["first", "last"])
@pytest.mark.parametrize("name", ALL)
def test_winners(name, alike):
    v, plain = both(name, {"play.alike": alike})
    rng = Random(f"winner {name}")
    for _ in range(2000):
        played = rng.randint(1, plain["players"])
        trick, _hand = trick_and_hand(plain, rng, (played, 0), suits=rng.choice(["SHDC", "SH", "D"]))
        trump = rng.choice(TRUMPS)
        won = v.winner(trick, trump=trump)
        assert won.position == winner(plain, trick, trump), (trick, trump)
        assert str(won.card) == trick[won.position]
        assert (f"played {alike} wins" in won.why) == (trick.count(str(won.card)) > 1)
        assert won.rule == ("trump" if won.card.suit == trump else "led-suit")


@pytest.mark.parametrize(("name", "scheme"), HOUSES)
def test_counts(name, scheme):
    v, plain = house(name, scheme)
    rng = Random(f"count {name} {scheme}")
    for _ in range(1000 if name in TABLES else 300):
        cards, last = rng.sample(pack(plain), rng.randint(0, len(pack(plain)))), rng.random() < 0.5
        assert v.count(cards, last_trick=last) == count(plain, cards, last_trick=last)


@pytest.mark.parametrize(("name", "scheme"), HOUSES)
def test_a_trick_is_worth_what_its_cards_count(name, scheme):
    v, plain = house(name, scheme)
    rng = Random(f"trick {name} {scheme}")
    for _ in range(500):
        trick, last = rng.sample(pack(plain), rng.randint(1, plain["players"])), rng.random() < 0.5
        won = v.winner(trick, trump=rng.choice(TRUMPS), last_trick=last)
        assert won.points == count(plain, trick, last_trick=last)


@pytest.mark.parametrize("last", [0, 5, 20])
def test_another_price_for_the_last_trick(last):
    v, plain = both("pagat", {"count.last_trick": last})
    assert v.count("AS 9D", last_trick=True) == count(plain, ["AS", "9D"], last_trick=True) == 10 + last


@pytest.mark.parametrize("name", ALL)
def test_the_order_of_play_matters_and_the_losers_do_not(name):
    """Taking a losing card out of a trick leaves the winner where it was."""
    v, plain = both(name)
    rng = Random(f"losers {name}")
    for _ in range(500):
        trick, trump = rng.sample(pack(plain), plain["players"]), rng.choice(TRUMPS)
        won = v.winner(trick, trump=trump)
        loser = rng.choice([place for place in range(1, len(trick)) if place != won.position])
        rest = trick[:loser] + trick[loser + 1 :]
        assert v.winner(rest, trump=trump).card == won.card
