"""Purple Rummy against the plain rules: melds, lay-offs, scores, and whole deals act by act."""

from collections import Counter
from random import Random

import pytest

import pinochle_learn as pl
from tests.plain.colours.table import COLOURS, PACK, in_order
from tests.plain.rummy import (
    CARDS_EACH,
    KINDS,
    able_discards,
    able_lay_offs,
    able_melds,
    act,
    draws,
    end_without_score,
    kinds,
    must_renew_the_stock,
    new_deal,
    only_the_drawn_is_left,
    renew_the_stock,
    settle_rummy,
    written,
)
from tests.support.cards import strings

RUMMY = pl.variant("purple-rummy")
PLAYERS = list(CARDS_EACH)
NOBODY = "nobody went out"


def deal_both(rng, players, hands=None):
    """A deal in the engine and the same cards in the plain implementation."""
    dealer = rng.randrange(players)
    where = {"hands": hands} if hands else {"seed": rng.randrange(10**6)}
    deal = RUMMY.deal(players=players, dealer=dealer, **where)
    (up,) = strings(deal.pile)
    dealt = [strings(hand) for hand in deal.hands]
    return deal, new_deal(dealt, from_the_top(deal.stock), up, dealer)


def from_the_top(stock):
    """The engine's stock with the card to be drawn first at its end, as the plain rules keep it."""
    return strings(stock)[::-1]


def near_cards(rng, players):
    """Hands that can lay much: from four colours first."""
    some = rng.sample(COLOURS, 4)
    near = [card for card in PACK if card[1:] in some]
    cards = rng.sample(near, len(near)) + rng.sample(PACK, 49)
    cards = list(dict.fromkeys(cards))
    each = CARDS_EACH[players]
    return [cards[each * seat : each * seat + each] for seat in range(players)]


def plain_actions(plain):
    """What the player to act may do by the plain rules: melds and lay-offs as sets of cards."""
    found = {(action,) for action in draws(plain)}
    found |= {("meld", cards, kind) for cards, kind in able_melds(plain)}
    found |= {("lay off", card, place + 1) for card, place in able_lay_offs(plain)}
    found |= {("discard", card) for card in able_discards(plain)}
    return found | ({("keep",)} if plain.drawn and only_the_drawn_is_left(plain) else set())


def read(action):
    """An action of the engine in the same words; a meld without a kind must be of one kind alone."""
    words = action.split()
    if words[0] == "meld" and words[-2] == "as":
        return "meld", frozenset(words[1:-2]), words[-1]
    if words[0] == "meld":
        (kind,) = kinds(words[1:])
        return "meld", frozenset(words[1:]), kind
    if words[0] == "lay":
        return "lay off", words[2], int(words[4])
    return tuple(words) if words[0] == "discard" else (action,)


def compare(deal, plain):
    """Everything that both know at this point."""
    if plain.over:
        assert (deal.phase, deal.actions()) == ("over", ())
    else:
        assert deal.to_act == plain.to_act
        listed = [read(action) for action in deal.actions()]
        assert len(listed) == len(set(listed))
        assert set(listed) == plain_actions(plain)
    assert [in_order(strings(hand)) for hand in deal.hands] == [in_order(hand) for hand in plain.hands]
    assert (strings(deal.pile), from_the_top(deal.stock)) == (plain.discards, plain.stock)
    assert on_table(deal) == [(kind, in_order(cards)) for kind, cards in plain.melds]


def on_table(deal):
    """The melds laid, in order, each with its kind."""
    return [(laid.group.kind, in_order(strings(laid.group.cards))) for laid in deal.laid]


def choose(deal, plain, rng, eager):
    """An action that the engine lists: eager players lay what they can."""
    listed = list(deal.actions())
    laying = [action for action in listed if action.startswith(("meld", "lay"))]
    if laying and rng.random() < eager:
        return rng.choice(laying)
    others = [action for action in listed if action not in laying]
    assert others, plain
    return rng.choice(others)


def refuses(deal, plain, rng):
    """Offers the engine an action that the plain rules do not allow here."""
    hand = plain.hands[plain.to_act]
    cards = rng.sample(hand if rng.random() < 0.7 else PACK, min(3, len(hand)))
    every = ["draw stock", "draw discard", "keep", "pass", "draw", f"discard {rng.choice(PACK)}"]
    every += [f"lay off {rng.choice(hand)} on {rng.randint(0, len(plain.melds) + 1)}"]
    every += [f"meld {written(cards)} as {rng.choice(KINDS)}", f"meld {written(cards[:2])}"]
    action = rng.choice(every)
    allowed = action != f"meld {written(cards[:2])}" and read(action) in plain_actions(plain)
    if not allowed:
        with pytest.raises(pl.PinochleError):
            deal.act(action)


def play_out(deal, plain, rng, *, eager, watched=1.0):
    """Plays both to the end, watched at so many of its moments; returns what happened how often."""
    seen = Counter()
    while not plain.over:
        if must_renew_the_stock(plain):
            seen["empty stock"] += 1
            if plain.reshuffled == plain.reshuffles:
                end_without_score(plain)
                seen[NOBODY] += 1
                break
            renew_the_stock(plain, from_the_top(deal.stock))
        if rng.random() < watched:
            compare(deal, plain)
        if rng.random() < 0.3 * watched:
            refuses(deal, plain, rng)
        action = choose(deal, plain, rng, eager)
        seen[action.split()[0]] += 1
        deal.act(action)
        act(plain, action)
    compare(deal, plain)
    return seen


@pytest.mark.parametrize("players", PLAYERS)
def test_deals_at_random(players):
    rng, seen = Random(f"rummy {players}"), Counter()
    for number in range(20):
        hands = near_cards(rng, players) if number % 2 else None
        deal, plain = deal_both(rng, players, hands)
        seen += play_out(deal, plain, rng, eager=rng.choice([1, 0.9, 0.5, 0.02]))
        assert (deal.result.change, deal.result.game_winner) == (plain.result["change"], None)
    assert seen.keys() >= {"draw", "meld", "lay", "discard", "keep", "empty stock", NOBODY}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_deal(players):
    """X206: so many cards each, one face up, and the rest to draw."""
    deal, plain = deal_both(Random("deal"), players)
    assert [len(hand) for hand in deal.hands] == [CARDS_EACH[players]] * players
    assert (len(deal.pile), len(deal.stock)) == (1, [28, 21, 16, 13, 12][players - 2])
    assert deal.to_act == (deal.dealer + 1) % players
    compare(deal, plain)


@pytest.mark.parametrize("cards", ["KBk QBk JBk", "8Gr 9Gr TGr JGr"])
def test_a_colour_in_a_row_is_laid_as_one_kind_that_is_said(cards):
    rest = [card for card in PACK if card not in cards.split()]
    hands = [(cards.split() + rest)[:10], rest[20:30]]
    assert kinds(cards.split()) == {"suit-run", "color-run", "color-set"}
    for kind in KINDS:
        deal = RUMMY.deal(players=2, hands=hands, dealer=1).act("draw stock")
        for unsaid in (f"meld {cards}", f"meld {cards} as rank-set", f"meld {cards} as set"):
            with pytest.raises(pl.PinochleError):
                deal.act(unsaid)
        if kind in kinds(cards.split()):
            assert on_table(deal.act(f"meld {cards} as {kind}")) == [(kind, in_order(cards.split()))]


def left_over(rng, players):
    """The cards that each player has left, nobody's but one's none, or, seldom, nobody's."""
    cards = rng.sample(PACK, 49)
    most = min(7, CARDS_EACH[players])
    left = [cards[7 * seat : 7 * seat + rng.randint(1, most)] for seat in range(players)]
    if rng.random() < 0.85:
        left[rng.randrange(players)] = []
    return left


@pytest.mark.parametrize("players", PLAYERS)
def test_settlements(players):
    rng, won = Random(f"settle {players}"), 0
    for _case in range(150):
        left = left_over(rng, players)
        before = tuple(rng.randrange(900, 1000) for _seat in range(players))
        told = {"before": before} if rng.random() < 0.8 else {}
        found = RUMMY.settle(left=tuple(" ".join(cards) for cards in left), **told)
        expected = settle_rummy(left, told.get("before"))
        assert {key: getattr(found, key) for key in expected} == expected, (left, told)
        won += found.game_winner is not None
    assert won > 5


def test_scores_are_refused_where_two_are_out():
    for left in (("", "", "KBk"), ("KBk KBk", ""), ("KBk", "KBk", ""), ("KS", "")):
        with pytest.raises(pl.PinochleError):
            RUMMY.settle(left=left)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_games(players):
    """The deal passes to the left and the game ends at a thousand."""
    game, rng = RUMMY.game(seed=players, players=players), Random(players)
    before = (0,) * players
    for _deal in range(400):
        deal = game.deal
        plain = new_deal(
            [strings(hand) for hand in deal.hands],
            from_the_top(deal.stock),
            strings(deal.pile)[0],
            deal.dealer,
        )
        plain.before = before
        play_out(deal, plain, rng, eager=1, watched=0.05)
        before = plain.result["after"]
        assert (tuple(game.scores), game.winner) == (before, plain.result["game_winner"])
        if game.winner is not None:
            break
    assert max(before) >= 1000
    assert game.winner == before.index(max(before))
