"""The best order to lay melds in, one a trick: every order is tried beside the engine's plan."""

from random import Random

import pytest

import pinochle_learn as pl
from tests.plain.stock.melds import Player, best_plan, chosen, known, lay, physical, texts
from tests.plain.stock.table import PACK_ORDER, SUITS, TABLES, melds

HANDS = 250
RICH = [rank + suit for rank in "KQ" for suit in SUITS] + [rank + "S" for rank in "ATJ"] + ["JD", "JH", "AH"]


def cards_for_melds(rules, rng, most):
    """Cards of which many meld with spades as trump.

    At `two-handed` without the nine of trump: it takes no trick's meld there, so no plan has to find room.
    """
    pack = 2 * (RICH if rng.random() < 0.8 else PACK_ORDER)
    pack = [card for card in pack if card != "9S" or not rules["dix_exchange"]]
    pack += [] if rules["dix_exchange"] else ["9S"] * (2 - pack.count("9S"))
    return rng.sample(pack, rng.randint(most // 2, most))


def player_at_random(rules, rng, most):
    """A player with so many cards in hand at most, and the melds on the table."""
    player, laid = Player(physical(cards_for_melds(rules, rng, most + 3))), []
    while len(player.hand) > most or rng.random() < 0.4:
        able = ready(rules, player)
        if not able:
            break
        meld, cards = rng.choice(able)
        lay(player, meld, cards)
        laid.append(list(meld.cards))
    player.hand = player.hand[:most]
    return player, laid


def ready(rules, player):
    """Every meld that may be laid now, with its cards."""
    able = [(meld, chosen(rules, player, meld)) for meld in melds(rules, "S")]
    return [(meld, cards) for meld, cards in able if cards]


@pytest.mark.parametrize("name", TABLES)
def test_no_order_pays_more_and_of_equals_it_pays_first(name):
    v, rules, rng = pl.variant(name), TABLES[name], Random(f"plans {name}")
    for _hand in range(HANDS):
        player, laid = player_at_random(rules, rng, 8)
        tricks = rng.randint(1, 4)
        facts = {"trump": "S", "laid": laid, "tricks": tricks}
        plan = v.plan_melds(texts(player.hand), **facts)
        best = best_plan(rules, player, "S", tricks)
        assert (plan.points, points_of(plan)) == (sum(best), best), (texts(player.hand), facts)
        first = v.next_meld(texts(player.hand), **facts)
        assert first == (plan.melds[0] if plan.melds else None)
        assert lies(rules, player, plan), (texts(player.hand), facts)


def points_of(plan):
    """What the melds of a plan pay, one after the other."""
    return tuple(meld.points for meld in plan.melds)


def lies(rules, player, plan):
    """Can the melds of a plan be laid one after the other?"""
    for meld in plan.melds:
        same = known(rules, [str(card) for card in meld.cards], "S")
        cards = chosen(rules, player, same)
        if not cards or same.points != meld.points:
            return False
        lay(player, same, cards)
    return True


@pytest.mark.parametrize("name", TABLES)
def test_no_random_order_pays_more(name):
    v, rules, rng = pl.variant(name), TABLES[name], Random(f"orders {name}")
    for _hand in range(HANDS // 2):
        player, laid = player_at_random(rules, rng, 12)
        tricks = rng.randint(1, 12)
        plan = v.plan_melds(texts(player.hand), trump="S", laid=laid, tricks=tricks)
        assert all(random_order(rules, player, tricks, rng) <= plan.points for _order in range(5))
        assert lies(rules, player, plan)


def random_order(rules, player, tricks, rng):
    """What melds laid in a random order pay."""
    player, paid = Player(list(player.hand), {card: list(old) for card, old in player.table.items()}), 0
    for _trick in range(tricks):
        able = ready(rules, player)
        if able:
            meld, cards = rng.choice(able)
            lay(player, meld, cards)
            paid += meld.points
    return paid


@pytest.mark.parametrize(("name", "points"), [("two-handed", (150, 190)), ("two-handed-wikihow", (150, 150))])
def test_x188_pays_190_over_two_tricks(name, points):
    run = "AS TS KS QS JS"
    for tricks, expected in enumerate(points, start=1):
        assert pl.variant(name).plan_melds(run, trump="S", tricks=tricks).points == expected
        assert sum(best_plan(TABLES[name], Player(physical(run.split())), "S", tricks)) == expected
