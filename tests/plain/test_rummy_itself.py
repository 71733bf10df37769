"""Checks the plain Purple Rummy on examples worked by hand, and against itself."""

from random import Random

import pytest

from .colours.table import PACK, count
from .rummy import (
    CARDS_EACH,
    able_discards,
    able_lay_offs,
    able_melds,
    act,
    draws,
    end_without_score,
    kinds,
    melds,
    melds_by_every_choice,
    must_renew_the_stock,
    new_deal,
    only_the_drawn_is_left,
    renew_the_stock,
    replay,
    settle_rummy,
    takes,
    written,
)


def held(cards):
    """Returns a list of cards from a text."""
    return cards.split()


KINDS = [
    ("KBk QBk JBk", "suit-run color-run color-set"),  # spades are all black
    ("KRd QGo JRd", "suit-run"),
    ("KRd QRd 9Rd", "color-set"),
    ("KRd KGo KBk", "rank-set"),
    ("KRd KGo QRd", ""),  # a rank twice
    ("KRd QRd", ""),
    ("ABl KSi QBl", "suit-run"),
    ("ABl 8Si 9Bl", ""),  # no way round
    ("TBl JSi QBl 9Si 8Si", "suit-run"),
    ("8Gr 9Gr TGr JGr QGr KGr AGr", "suit-run color-run color-set"),
    ("KRd QGo JBl", ""),
    ("KRd KGo KBk KSi KBr KBl KGr", "rank-set"),
]


@pytest.mark.parametrize("row", KINDS, ids=str)
def test_kinds(row):
    cards, expected = row
    assert kinds(held(cards)) == set(held(expected))


def test_every_meld_of_a_hand():
    hand = held("KRd QGo JRd KGo KBk 8Rd 9Rd")
    expected = {
        "KRd QGo JRd as suit-run",
        "KBk KRd KGo as rank-set",
        "KRd JRd 9Rd as color-set",
        "KRd JRd 8Rd as color-set",
        "KRd 9Rd 8Rd as color-set",
        "JRd 9Rd 8Rd as color-set",
        "KRd JRd 9Rd 8Rd as color-set",
        "KGo QGo JRd as suit-run",
    }
    named = {(frozenset(held(text)[:-2]), held(text)[-1]) for text in expected}
    assert melds(hand) == named


def test_no_meld_of_a_hand_is_left_out():
    rng, found = Random("every choice"), 0
    for _hand in range(40):
        hand = rng.sample(PACK, rng.randint(1, 11))
        assert melds(hand) == melds_by_every_choice(hand)
        found += len(melds(hand))
    assert found > 100


LAY_OFFS = [
    # a meld's kind and cards, a card, does it go there?
    ("suit-run", "KRd QGo JRd", "ARd", True),
    ("suit-run", "KRd QGo JRd", "TGo", True),
    ("suit-run", "KRd QGo JRd", "9Rd", False),
    ("suit-run", "KRd QGo JRd", "TBk", False),
    ("suit-run", "ARd KGo QRd", "8Rd", False),
    ("color-run", "KRd QRd JRd", "TGo", False),
    ("suit-run", "KRd QRd JRd", "TGo", True),
    ("suit-run", "KRd QRd JRd", "8Rd", False),
    ("color-set", "KRd QRd JRd", "8Rd", True),
    ("color-set", "KRd QRd JRd", "TGo", False),
    ("rank-set", "KRd KGo KBk", "KSi", True),
    ("rank-set", "KRd KGo KBk", "QRd", False),
]


@pytest.mark.parametrize("row", LAY_OFFS, ids=str)
def test_what_goes_on_a_meld(row):
    kind, cards, card, expected = row
    assert takes(kind, held(cards), card) == expected


def test_settlement():
    left = [held("KBk 8Br"), [], held("ARd")]
    assert settle_rummy(left) == {"change": (0, 28, 0), "after": (0, 28, 0), "game_winner": None}
    assert settle_rummy(left, (990, 972, 0))["game_winner"] == 1
    assert settle_rummy(left, (990, 971, 0))["game_winner"] is None
    assert settle_rummy([held("KBk"), held("QRd")], (5, 6))["after"] == (5, 6)


HANDS = [
    held("KBk QBk JBk ARd AGo ASi 9Br 8Br TBr TGr"),
    held("KRd QGo JRd 9Rd 8Bk KGr KSi 8Gr 9Gr 8Bl"),
]


def begun(to_draw="ABk ABl"):
    """Returns a deal for two in which seat 1 begins, and these cards are the next of the stock."""
    rest = [card for card in PACK if card not in [*HANDS[0], *HANDS[1], "TRd", *held(to_draw)]]
    return new_deal(HANDS, [*rest, *reversed(held(to_draw))], "TRd", 0)


def test_a_turn_by_hand():
    deal = begun()
    assert len(deal.stock) == 28  # X206
    assert (deal.to_act, draws(deal)) == (1, {"draw stock", "draw discard"})
    assert (able_melds(deal), able_discards(deal), able_lay_offs(deal)) == (set(), set(), set())
    act(deal, "draw discard")
    assert deal.discards == []
    assert able_discards(deal) == set(HANDS[1])  # not the ten
    with pytest.raises(AssertionError):
        act(deal, "discard TRd")
    act(deal, "meld KRd QGo JRd")
    assert able_melds(deal) == set()  # one a turn, though greens would be another
    assert able_lay_offs(deal) == {("TRd", 0)}
    act(deal, "lay off TRd on 1")
    assert able_lay_offs(deal) == {("9Rd", 0)}
    act(deal, "discard 8Bk")
    assert (deal.to_act, deal.discards, draws(deal)) == (0, ["8Bk"], {"draw stock", "draw discard"})
    assert deal.melds == [("suit-run", ["KRd", "QGo", "JRd", "TRd"])]


TWO_TURNS = [
    *("draw discard", "discard 8Bk"),
    *("draw stock", "meld KBk QBk JBk as suit-run", "lay off ABk on 1", "discard TGr"),
    *("draw discard", "discard 8Bl"),
    *("draw stock", "meld TBr 9Br 8Br as suit-run", "discard ARd"),
    *("draw discard", "discard 8Gr"),
]
OUT = [
    # the next cards, and how the player with three aces goes out
    ("AGr", "draw stock; meld AGo ASi ABl AGr"),
    ("TBk", "draw stock; meld AGo ASi ABl; lay off TBk on 1"),
]


@pytest.mark.parametrize(("card", "turn"), OUT, ids=str)
def test_going_out_by_hand(card, turn):
    deal = begun(f"ABk ABl {card}")
    assert replay(deal, TWO_TURNS) is None
    assert replay(deal, turn.split("; ")) == settle_rummy([[], deal.hands[1]])
    assert (deal.over, deal.result["change"]) == (True, (count(deal.hands[1]), 0))
    assert len(deal.hands[1]) == 10


def test_the_card_drawn_stays_where_it_is_the_only_one_left():
    deal = begun("ABk ABl 8Si JGr")
    replay(deal, [*TWO_TURNS, "draw stock", "meld AGo ASi ABl"])
    assert (able_discards(deal), only_the_drawn_is_left(deal)) == (set(), True)
    act(deal, "keep")
    replay(deal, ["draw discard", "discard 9Gr", "draw stock", "lay off JGr on 2"])
    assert (able_discards(deal), deal.result) == ({"8Si"}, None)
    act(deal, "discard 8Si")
    assert deal.result["change"] == (count(deal.hands[1]), 0)


def test_melds_come_before_lay_offs():
    deal = begun("ABk ABl TBk")
    replay(deal, [*TWO_TURNS, "draw stock"])
    assert (frozenset(held("AGo ASi ABl")), "rank-set") in able_melds(deal)
    act(deal, "lay off TBk on 1")
    assert (able_melds(deal), able_discards(deal)) == (set(), set(held("AGo ASi ABl")))


def random_turn(deal, rng):
    """A turn at random, with all that can be laid."""
    act(deal, rng.choice(sorted(draws(deal))))
    while not deal.over:
        laid = sorted((written(cards), kind) for cards, kind in able_melds(deal))
        off = sorted(able_lay_offs(deal))
        if laid:
            cards, kind = rng.choice(laid)
            act(deal, f"meld {cards} as {kind}")
        elif off:
            card, place = rng.choice(off)
            act(deal, f"lay off {card} on {place + 1}")
        elif able_discards(deal):
            act(deal, f"discard {rng.choice(sorted(able_discards(deal)))}")
            return
        else:
            act(deal, "keep")
            return


@pytest.mark.parametrize("players", range(2, 7))
def test_deals_at_random(players):
    rng, scored = Random(f"rummy {players}"), 0
    for _deal in range(10):
        cards, each = rng.sample(PACK, 49), CARDS_EACH[players]
        hands = [cards[each * seat : each * seat + each] for seat in range(players)]
        rest = cards[each * players :]
        deal = new_deal(hands, rest[1:], rest[0], rng.randrange(players))
        while not deal.over:
            if must_renew_the_stock(deal) and deal.reshuffled == deal.reshuffles:
                end_without_score(deal)
                break
            if must_renew_the_stock(deal):
                renew_the_stock(deal, rng.sample(deal.discards[:-1], len(deal.discards) - 1))
            random_turn(deal, rng)
            there = [*sum(deal.hands, []), *deal.stock, *deal.discards]  # noqa: RUF017 (a few short lists)
            assert sorted([*there, *(card for _kind, meld in deal.melds for card in meld)]) == sorted(PACK)
            assert all(kind in kinds(meld) for kind, meld in deal.melds)
        left = sum(count(hand) for hand in deal.hands)
        scored += deal.result["change"] != (0,) * players
        assert sum(deal.result["change"]) in (0, left)
    assert scored > 5
