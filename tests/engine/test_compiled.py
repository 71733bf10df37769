"""The fast path: points alone are those of the melds, from the tables of any record, filled in any order."""

from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds import scopes
from pinochle_learn.rules.change import restored
from tests.support.cards import some_cards, trumps
from tests.support.tables import COLOURED, PURPLES, SUITED, TRICKS, named

CHANGES = [
    {},
    {"meld.run_extras": "both"},
    {"meld.run_extras": "borrow", "meld.doubles": "twice"},
    {"meld.doubles": "once", "meld.run_extras": "named"},
    {"meld.melds.pinochle.type": "I"},
]
OF_COLOURS = [
    {},
    {"meld.melds.pinochle.type": "A"},
    {"meld.melds.aces-around.points": (10, 20, 500, 501), "meld.melds.black-around.on": False},
    {"meld.melds.suit-marriage.points": (200,), "meld.melds.dix.on": False},
]
CHANGED = [(v, changes) for v in SUITED for changes in CHANGES]
CHANGED += [(v, changes) for v in COLOURED for changes in OF_COLOURS]


@pytest.fixture(params=TRICKS, ids=lambda v: v.id)
def v(request):
    """One variant of the registry, but for games without tricks: what they lay counts nothing by itself."""
    return request.param


@pytest.mark.parametrize(("v", "changes"), CHANGED, ids=str)
def test_points_alone_are_the_points_of_the_melds(v, changes):
    grand = {"meld.melds.grand-pinochle.on": True} if len(v.pack) == 48 and changes else {}
    own = type(v)(restored(v.rules, changes | grand))  # some tables list twice as much anyhow
    table = compiled(own.rules)
    rng = Random(f"{v.id} {changes}")
    for _ in range(120):
        hand, trump = some_cards(rng, 20, v), rng.choice(trumps(v))
        points = table.meld_points(own.pack.hand(hand), trump)
        assert points == own.meld(hand, trump=trump).points, (hand, trump)
        assert points == table.meld_points(own.pack.hand(hand), trump)


def test_the_order_in_which_tables_fill_does_not_matter(v):
    rng = Random(v.id)
    hands = [(v.pack.hand(some_cards(rng, 12, v)), rng.choice(trumps(v))) for _ in range(200)]
    one, two = Compiled(v.rules), Compiled(v.rules)
    forwards = [one.meld_points(hand, trump) for hand, trump in hands]
    backwards = [two.meld_points(hand, trump) for hand, trump in reversed(hands)]
    assert forwards == backwards[::-1]


def test_scopes_share_no_card_and_know_every_meld(v):
    table = compiled(v.rules)
    for trump, parts in table.scopes.items():
        for number, scope in enumerate(parts):
            assert scope.choice(v.pack.pile(v.pack.whole()))[0] > 0, trump
            same_type = [s for s in parts[:number] if types(s) & types(scope)]
            assert all(scope.mask & other.mask == 0 for other in same_type)


def types(scope):
    """The types of the melds of a scope."""
    return {option.rule.type.value for option in scope.options}


def test_a_record_is_compiled_once(v):
    assert compiled(v.rules) is compiled(pl.variant(v.id).rules)
    own = v.with_rules({"count.last_trick": v.rules.count.last_trick.value + 1})
    assert compiled(own.rules) is not compiled(v.rules)


@pytest.mark.parametrize("v", [*SUITED, *PURPLES], ids=named)
def test_sides_and_partners(v):
    """Where each plays alone, nobody's partner is winning; so do two and three of Purple Pinochle."""
    table = compiled(v.rules)
    partners = v.rules.table.partners.value and table.players == max(v.players)
    sides = [0, 1, 0, 1] if partners else [0, 1, 2][: v.rules.players]
    assert [table.side_of(seat) for seat in range(table.players)] == sides
    assert table.sides == len(set(sides))
    assert table.partner_winning(0, 2) == partners
    assert not table.partner_winning(1, 2)
    assert not table.partner_winning(0, 1)
    assert not table.partner_winning(-1, 0)


@pytest.mark.parametrize("v", SUITED, ids=named)
def test_the_points_of_a_whole_hand(v):
    """All cards that count, and the last trick: what the deals play for."""
    table = compiled(v.rules)
    assert table.total == table.least_total == v.count(v.pack.whole(), last_trick=True)


@pytest.mark.parametrize("v", PURPLES, ids=named)
def test_the_points_of_a_whole_hand_where_cards_stay_out(v):
    """At most those of all cards but the lowest, at least those of all but the highest."""
    table, out = compiled(v.rules), 49 - 12 * v.rules.players
    ranked = sorted(v.pack.whole(), key=lambda card: int(v.count([card])))
    assert table.left_out == out
    assert table.total == v.count(ranked[out:]) < 392
    assert table.least_total == v.count(ranked[:-out])


def test_a_full_memory_changes_nothing(v, monkeypatch):
    """What cannot be remembered is worked out again."""
    monkeypatch.setattr(scopes, "_REMEMBERED", 2)
    small, usual = Compiled(v.rules), compiled(v.rules)
    rng = Random(v.id)
    for _ in range(100):
        hand, trump = v.pack.hand(some_cards(rng, 14, v)), rng.choice(trumps(v))
        assert small.meld_points(hand, trump) == usual.meld_points(hand, trump)
    assert max(len(scope) for parts in small.scopes.values() for scope in parts) == 2


TIES = [
    # reading, hand: of equal sets the one that the record's order finds first
    ("borrow", "AS TS KS QS JS KS QS", ["run", "royal-marriage"]),
    ("named", "AS TS KS QS JS KS", ["run-with-king"]),
    ("strict", "AS TS KS QS JS KS", ["run"]),
]


@pytest.mark.parametrize(("reading", "hand", "keys"), TIES)
def test_of_equal_sets_always_the_same(reading, hand, keys):
    own = pl.variant("pagat").with_rules({"meld.run_extras": reading})
    for cards in (hand.split(), hand.split()[::-1]):
        assert [meld.key for meld in own.meld(cards, trump="S")] == keys
