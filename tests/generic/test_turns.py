"""Laws of a game of turns: melds stay melds, one a turn, the card drawn is kept, and no card is lost."""

from collections import Counter
from random import Random

import pytest

import pinochle_learn as pl
from tests.support.cards import deck
from tests.support.playing import moves, play_out
from tests.support.tables import RUMMIES, RUMMY, each

ORDER = "89TJQKA"
BOTH = each(RUMMIES)
ALL_SIZES = each(RUMMY.seated(players) for players in (2, 3, 4, 5, 6))
DEALS = 12


def deals(v, seed, number=DEALS):
    """Fresh deals, each with chance to play it by."""
    rng = Random(f"{v.rules.players} {seed}")
    for _ in range(number):
        yield v.deal(seed=rng.randrange(2**31), dealer=rng.randrange(v.rules.players)), rng


def is_of_its_kind(group):
    """A run goes up without a gap in one suit or colour; a set is of one rank or colour; three at least."""
    ranks = sorted(ORDER.index(card.rank) for card in group.cards)
    in_a_row = ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    alike = {
        "suit-run": in_a_row and len({card.suit for card in group.cards}) == 1,
        "color-run": in_a_row and len({card.colour for card in group.cards}) == 1,
        "rank-set": len({card.rank for card in group.cards}) == 1,
        "color-set": len({card.colour for card in group.cards}) == 1,
    }
    return len(group.cards) >= 3 and alike[group.kind]


def everywhere(deal):
    """Every card: hands, stock, discard pile and melds."""
    piles = [*deal.hands, deal.stock, deal.pile, *(laid.group.cards for laid in deal.laid)]
    return Counter(card for pile in piles for card in pile)


@ALL_SIZES
def test_the_four_places_hold_the_49_cards_at_every_step(v):
    whole = Counter(v.pack.read(deck(v)))
    assert whole.total() == 49
    for deal, rng in deals(v, "cards", 6):
        assert everywhere(deal) == whole
        for action in moves(v, deal, rng):
            assert everywhere(deal) == whole, action


@BOTH
def test_every_meld_stays_a_meld_of_its_kind_and_loses_no_card(v):
    grown = Counter()
    for deal, rng in deals(v, "melds"):
        before = ()
        for action in moves(v, deal, rng):
            assert all(is_of_its_kind(laid.group) for laid in deal.laid), action
            assert len(deal.laid) == len(before) + action.startswith("meld")
            for old, new in zip(before, deal.laid, strict=False):
                assert (old.owner, old.group.kind) == (new.owner, new.group.kind)
                gained = set(new.group.cards) - set(old.group.cards)
                assert set(old.group.cards) <= set(new.group.cards)
                assert len(gained) == (f" on {deal.laid.index(new) + 1}" in action)
                grown[new.group.kind] += len(gained)
            before = deal.laid
    assert len(grown) == 4, grown


@BOTH
def test_a_turn_is_one_card_drawn_at_most_one_meld_and_one_card_discarded(v):
    """In this order; lay-offs may be any number, and a turn in which one goes out ends there."""
    turns = Counter()
    for deal, rng in deals(v, "turns"):
        seat, turn = deal.to_act, ""
        assert seat == (deal.dealer + 1) % v.rules.players
        for action in moves(v, deal, rng):
            turn += action[0]
            if deal.to_act != seat:
                went_out = deal.phase == "over" and not deal.hands[seat]
                assert turn[0] == "d"
                body = turn[1:] if went_out and action[0] != "d" else turn[1:-1]
                assert body in ("m" * body.count("m") + "l" * body.count("l"))
                assert body.count("m") <= 1
                assert went_out or action.split()[0] in ("discard", "keep")
                assert deal.phase == "over" or deal.to_act == (seat + 1) % v.rules.players
                turns[body[:2]] += 1
                seat, turn = deal.to_act, ""
    assert {"", "m", "l", "ml"} <= set(turns), turns


@BOTH
def test_the_card_drawn_is_never_discarded(v):
    """Nor listed; who holds it alone keeps it; and only the player himself is told which it is."""
    offered = 0
    for deal, rng in deals(v, "drawn"):
        drawn, held = None, deal.hands
        for action in moves(v, deal, rng):
            if action.startswith("draw"):
                seat = deal.to_act
                (drawn,) = set(deal.hands[seat]) - set(held[seat])
                assert [deal.view(one).drawn for one in range(v.rules.players)].count(
                    None
                ) == v.rules.players - 1
                assert deal.view(seat).drawn == drawn
            assert action != f"discard {drawn}"
            if deal.phase != "over" and deal.state.stage != "draw" and drawn in deal.hands[seat]:
                offered += 1
                assert f"discard {drawn}" not in deal.actions()
                assert ("keep" in deal.actions()) == (deal.hands[seat] == (drawn,))
                with pytest.raises(pl.PinochleError):
                    deal.act(f"discard {drawn}")
            held = deal.hands
    assert offered > 100


@BOTH
def test_the_winner_has_no_card_and_scores_those_of_the_others(v):
    """Where the stock has run out for good, all hold cards and nobody scores."""
    ended = Counter()
    for deal, rng in deals(v, "scores", 30):
        play_out(v, deal, rng)
        empty = [seat for seat, hand in enumerate(deal.hands) if not hand]
        worth = sum(v.count(hand) for hand in deal.hands)
        for seat, change in enumerate(deal.result.change):
            assert change == (worth if seat in empty else 0)
        assert len(empty) <= 1
        assert bool(empty) or deal.state.reshuffled == v.rules.turns.reshuffles.value
        assert deal.result == v.settle(left=deal.hands, before=deal.before)
        ended[bool(empty)] += 1
    assert ended[True] > 15


@BOTH
def test_play_stops_at_once_when_a_hand_is_empty(v):
    last = set()
    for deal, rng in deals(v, "out", 25):
        for _action in moves(v, deal, rng):
            assert all(deal.hands) or deal.phase == "over"
        if not all(deal.hands):
            last.add(deal.history[-1].split()[0])
    assert len(last & {"meld", "lay", "discard"}) > 1, last


def lazy(deal, rng):
    """A player who lays nothing, so that the stock runs out; or whatever there is to do."""
    actions = [act for act in deal.actions() if not act.startswith(("meld", "lay"))]
    stock = [act for act in actions if act == "draw stock"]
    return rng.choice(stock or actions or deal.actions())


@ALL_SIZES
def test_the_discard_pile_becomes_the_stock_once_and_then_the_deal_ends(v):
    rng = Random(v.rules.players)
    deal, shuffled = v.deal(seed=rng.randrange(2**31)), []
    while deal.phase != "over":
        pile, before = deal.pile, deal.state.reshuffled
        action = lazy(deal, rng)
        deal.act(action)
        if deal.state.reshuffled > before:
            shuffled.append(len(deal.stock))
            top = v.pack.card(action.split()[1])
            assert deal.pile == (top,)
            assert set(deal.stock) == set(pile)
    assert len(shuffled) == 1
    assert (deal.stock, deal.result.change) == ((), (0,) * v.rules.players)
    assert deal.result.game_winner is None


@BOTH
def test_a_deal_saved_in_any_stage_is_restored_and_goes_on_alike(v):
    """Also when the pile has been shuffled into a new stock: the same one comes again."""
    stages = Counter()
    for deal, rng in deals(v, "saved", 5):
        again = deal
        while deal.phase != "over":
            if rng.random() < 0.15 or deal.state.stage == "lay off":
                again = pl.Deal.from_text(deal.to_text())
                assert (again, again.state, again.actions()) == (deal, deal.state, deal.actions())
                stages[deal.state.stage, deal.state.reshuffled] += 1
            action = lazy(deal, rng) if rng.random() < 0.8 else rng.choice(deal.actions())
            deal.act(action)
            assert again is deal or again.act(action).state == deal.state
    assert {stage for stage, _times in stages} == {"draw", "meld", "lay off"}
    assert {times for _stage, times in stages} == {0, 1}


@BOTH
def test_own_rules_of_a_turn_hold(v):
    """Two melds a turn; no lay-off before one's own meld; the card drawn may go again; no new stock."""
    changes = {
        "turns.melds": 2,
        "turns.lay_off_first": False,
        "turns.discard_drawn": True,
        "turns.reshuffles": 0,
    }
    own, two = v.with_rules(changes), 0
    for deal, rng in deals(own, "own", 20):
        laid_now, seat = 0, deal.to_act
        for action in moves(own, deal, rng):
            laid_now += action.startswith("meld")
            two += laid_now == 2
            assert action != "keep"
            assert not action.startswith("lay off") or any(laid.owner == seat for laid in deal.laid)
            if deal.to_act != seat:
                assert laid_now <= 2
                laid_now, seat = 0, deal.to_act
        assert deal.state.reshuffled == 0
    assert two
