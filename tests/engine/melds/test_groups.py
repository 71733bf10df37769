"""Runs and sets: every meld of a hand, of which kinds a group is, and why another is none."""

from itertools import combinations
from random import Random

import pytest

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.groups import (
    all_groups,
    check_group,
    in_order,
    kinds_of,
    largest_groups,
    split_kind,
)
from pinochle_learn.errors import CardError, RuleError
from pinochle_learn.rules import changed
from pinochle_learn.tables import find

TABLE = compiled(find("purple-rummy"))
SUIT = {"Bk": "S", "Rd": "H", "Go": "H", "Bl": "D", "Si": "D", "Gr": "C", "Br": "C"}
ALL = {"suit-run", "color-run", "rank-set", "color-set"}


def check(cards, table=TABLE, **held):
    return check_group(table, table.pack.read(cards), **held)


KINDS = [
    ("JBk QBk KBk", "suit-run color-run color-set"),
    ("QBk AGo KBk", ""),
    ("9Bl TSi JBl", "suit-run"),
    ("9Gr TGr JBr QGr KBr AGr", "suit-run"),
    ("8Bk TBk KBk", "color-set"),
    ("KBk KRd KSi", "rank-set"),
    ("ABk ARd ABl AGr AGo ASi ABr", "rank-set"),
    ("8Rd 9Rd TGo JGo", "suit-run"),
    ("8Rd 9Rd TRd JRd QRd KRd ARd", "suit-run color-run color-set"),
    ("QBl KSi ABl", "suit-run"),
]


@pytest.mark.parametrize(("cards", "kinds"), KINDS)
def test_a_group_is_of_these_kinds(cards, kinds):
    found = check(cards)
    assert found.kinds == tuple(kinds.split()) == kinds_of(TABLE, TABLE.pack.read(cards))
    assert bool(found) is found.ok is bool(kinds)


NONE = [
    ("", "too-few", "three cards or more"),
    ("KBk", "too-few", "this is one"),
    ("KBk QBk", "too-few", "these are two"),
    ("JBk QRd KRd", "mixed", "in spades and hearts: a run keeps to one suit or one colour"),
    ("9Bl 9Si TBl", "double-rank", "two nines among the diamonds"),
    ("KBl ASi 8Bl", "wrap", "so king, ace and eight are no run"),
    ("ABl 8Si 9Bl", "wrap", "ace, eight and nine"),
    ("9Bl JSi QBl", "gap", "here the ten is missing"),
    ("9Bl JSi KBl", "gap", "here the ten and the queen are missing"),
    ("8Bl TSi KBl ABl", "gap", "the nine, the jack and the queen are missing"),
    ("KBk KRd QGr", "stray", "Two of them are kings, but the green queen of clubs is not a king"),
    ("ABk ARd KGr", "stray", "is not an ace"),
    ("KBk QBk 9Gr", "stray", "Two of them are black, but the green nine of clubs is not"),
    ("KBk QRd 9Gr", "nothing", "not of one rank or one colour"),
    ("KBk KRd QGr QSi", "nothing", "no sequence in one suit or one colour"),
]


@pytest.mark.parametrize(("cards", "rule", "words"), NONE)
def test_why_a_group_is_none(cards, rule, words):
    found = check(cards)
    assert (found.ok, found.rule, found.kinds) == (False, rule, ())
    assert words in found.why


OK = [
    ("9Bl TSi JBl", "Nine, ten and jack follow each other in diamonds: a suit run."),
    ("KRd KBk KSi", "Three kings: a rank set."),
    ("8Bk TBk ABk KBk", "Four black cards: a colour set."),
]


@pytest.mark.parametrize(("cards", "why"), OK)
def test_why_a_group_is_a_meld(cards, why):
    assert check(cards).why == why


def test_where_a_group_can_be_more_than_one_kind_all_are_named():
    found = check("KBk QBk JBk")
    assert found.rule == "several-kinds"
    assert "are a suit run, a colour run and a colour set at once: say which" in found.why


def test_claimed_cards_must_be_held():
    with pytest.raises(CardError, match=r"Not in the hand: the red king of hearts\."):
        check("KBk KRd KSi", hand=TABLE.pack.read("KBk KSi 8Br"))
    assert check("KBk KRd KSi", hand=TABLE.pack.read("KBk KSi KRd 8Br"))


def test_kinds_that_are_switched_off_are_none():
    table = compiled(changed(find("purple-rummy"), {"meld.melds.color-set.on": False}))
    assert check("JBk QBk KBk", table).kinds == ("suit-run", "color-run")
    assert check("JBk QBk ABk", table).rule == "gap"
    none = compiled(changed(find("purple-rummy"), {f"meld.melds.{kind}.on": False for kind in ALL}))
    assert check("JBk QBk KBk", none).rule == "none-played"
    assert all_groups(none, none.pack.read("JBk QBk KBk")) == ()


def test_other_tables_have_no_groups():
    with pytest.raises(RuleError, match=r"has no runs and sets to lay"):
        check_group(compiled(find("pagat")), (), None)


def kinds_by_letters(cards):
    """The kinds of a group, told from the letters of its cards alone."""
    ranks = sorted("89TJQKA".index(card[0]) for card in cards)
    colours = {card[1:] for card in cards}
    suits = {SUIT[colour] for colour in colours}
    row = ranks == [*range(ranks[0], ranks[0] + len(ranks))]
    told = {
        "suit-run": row and len(suits) == 1,
        "color-run": row and len(colours) == 1,
        "rank-set": len(set(ranks)) == 1,
        "color-set": len(colours) == 1,
    }
    return {kind for kind, so in told.items() if so}


def drawn(seed, cards=11, colours=7):
    """A hand, of few colours where there is to be much in it."""
    rng = Random(seed)
    suits_or_colours = rng.sample(TABLE.pack.suits_or_colours, colours)
    return rng.sample([card for card in TABLE.pack.whole() if card.suit_or_colour in suits_or_colours], cards)


HANDS = [(seed, 7) for seed in range(12)] + [(seed, 2) for seed in range(8)]


@pytest.mark.parametrize(("seed", "colours"), HANDS)
def test_every_meld_of_a_hand_is_found_once(seed, colours):
    hand = drawn(seed, colours=colours)
    wanted = {
        (kind, frozenset(map(str, group)))
        for size in range(3, len(hand) + 1)
        for group in combinations(hand, size)
        for kind in kinds_by_letters([str(card) for card in group])
    }
    found = all_groups(TABLE, hand)
    assert {(group.kind, frozenset(map(str, group.cards))) for group in found} == wanted
    assert len(found) == len(wanted)
    assert colours == 7 or len(found) > 50


@pytest.mark.parametrize(("seed", "colours"), HANDS)
def test_the_largest_melds_are_those_that_no_other_meld_of_their_kind_holds(seed, colours):
    hand = drawn(seed, colours=colours)
    found = all_groups(TABLE, hand)
    wanted = [
        one
        for one in found
        if not any(one.kind == other.kind and set(one.cards) < set(other.cards) for other in found)
    ]
    assert sorted(map(repr, largest_groups(TABLE, hand))) == sorted(map(repr, wanted))


def test_cards_stand_from_low_to_high():
    assert (
        " ".join(map(str, in_order(TABLE, TABLE.pack.read("ABk TSi 9Bl TBk 8Br")))) == "8Br 9Bl TBk TSi ABk"
    )


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("8Bk 9Bk TBk as color-run", ("8Bk 9Bk TBk", "color-run")),
        ("8Bk 9Bk TBk AS Colour Run", ("8Bk 9Bk TBk", "color-run")),
        ("8Bk 9Bk TBk", ("8Bk 9Bk TBk", None)),
    ],
)
def test_the_kind_stands_behind_the_cards(text, parts):
    assert split_kind(TABLE, text) == parts


def test_an_unknown_kind_is_refused_with_those_that_there_are():
    with pytest.raises(
        CardError, match="'flush' is no kind of meld: say 'suit-run', 'color-run', 'rank-set' or"
    ):
        split_kind(TABLE, "8Bk 9Bk TBk as flush")
