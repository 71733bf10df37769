"""Whole deals at random: they end, no card is lost, and the trick points add up."""

from collections import Counter
from itertools import pairwise
from random import Random

import pinochle_learn as pl
from tests.support.cards import on_no_side
from tests.support.playing import moves, play_out
from tests.support.tables import WITH_TRICKS, each

DEALS = 24
OUTCOMES = {"made", "set", "out of reach", "thrown in", "no marriage", "no contract"}
OUTCOMES |= {"single bete", "double bete", "declared out", "wrongly declared"}


def everywhere(deal):
    """Every card of a deal, wherever it lies now: a kitty that was taken lies in a hand."""
    piles = [*deal.hands, deal.trick, *deal.tricks, deal.buried, deal.stock, *deal.on_table]
    piles += [on_no_side(deal), deal.pile, *(laid.group.cards for laid in deal.laid)]
    if not deal.state.kitty_taken:
        piles.append(deal.kitty)
    return Counter(card for pile in piles for card in pile)


def deals(v, seed, number=DEALS):
    """Fresh deals, each with a source of chance to play it by."""
    rng = Random(f"{v.id} {seed}")
    for _ in range(number):
        yield v.deal(seed=rng.randrange(2**31), dealer=rng.randrange(v.rules.players)), rng


def test_deals_end_with_a_result(v):
    for deal, rng in deals(v, "ends"):
        assert deal.result is None
        play_out(v, deal, rng)
        assert (deal.phase, deal.to_act, deal.actions()) == ("over", None, ())
        assert deal.result is not None
        assert deal.scores == deal.result.after


def test_both_outcomes_of_a_bid_are_met(v):
    """Where nobody bids, a deal is counted, or somebody declares out where that may be done."""
    outcomes = Counter(play_out(v, deal, rng).result.outcome for deal, rng in deals(v, "outcomes", 45))
    if not v.rules.auctioned:
        declared = {"declared out", "wrongly declared"} if v.rules.game.declare_out.value else set()
        assert "no contract" in outcomes
        assert set(outcomes) <= {"no contract"} | declared
        assert (len(outcomes) > 1) == bool(declared)
        return
    lost = {"set"} if v.rules.chips is None else {"single bete", "double bete"}
    assert {"made", *lost} <= set(outcomes), outcomes
    assert set(outcomes) <= OUTCOMES


def test_no_card_is_lost_at_any_step(v):
    whole = Counter(v.pack.whole())
    for deal, rng in deals(v, "cards"):
        assert everywhere(deal) == whole
        for action in moves(v, deal, rng):
            assert everywhere(deal) == whole, action


def test_there_is_always_something_to_do(v):
    for deal, rng in deals(v, "actions", 20):
        while deal.phase != "over":
            actions = deal.actions()
            assert len(actions) == len(set(actions)) > 0
            assert deal.to_act in range(v.rules.players)
            deal.act(rng.choice(actions[:5]))


@each(WITH_TRICKS)
def test_trick_points_add_up_to_those_of_the_pack(v):
    """Cards of the Purple pack that nobody is dealt count for nobody."""
    total, played = v.count(v.pack.whole(), last_trick=True), 0
    for deal, rng in deals(v, "points"):
        play_out(v, deal, rng)
        if deal.tricks and not declared_out(deal):
            played += 1
            out = on_no_side(deal)
            assert sum(deal.trick_points) + v.count(out) == total
            assert sum(len(trick) for trick in deal.tricks) + len(deal.buried) + len(out) == len(v.pack)
    assert played > DEALS // 4


def declared_out(deal):
    """Says whether a deal ended before its last trick since somebody declared out."""
    return "declare out" in deal.history


@each(WITH_TRICKS)
def test_each_trick_goes_to_the_card_that_wins_it(v):
    """Points by side, added up again from the tricks."""
    for deal, rng in deals(v, "tricks", 20):
        play_out(v, deal, rng)
        seen = deal.view(0).tricks
        points = [0] * len(deal.scores)
        if deal.buried:
            points[v.side_of(deal.view(0).bidder)] += v.count(deal.buried)
        for number, trick in enumerate(seen):
            last = number == len(seen) - 1 and not declared_out(deal)
            won = v.winner(trick.cards, trump=deal.trump, last_trick=last)
            assert trick.winner == (trick.leader + won.position) % v.rules.players
            points[v.side_of(trick.winner)] += won.points
        assert tuple(points) == deal.trick_points


@each(WITH_TRICKS)
def test_the_winner_of_a_trick_leads_the_next(v):
    for deal, rng in deals(v, "leads", 10):
        play_out(v, deal, rng)
        seen = deal.view(0).tricks
        for before, after in pairwise(seen):
            assert after.leader == before.winner


def the_same_hands(v, deal, **own):
    """A deal of the hands of another, and of what they leave in the order drawn, a card face up last."""
    left = (*deal.stock, *deal.pile, *on_no_side(deal))
    stock = {"stock": left} if left else {}
    return pl.Deal(v.with_rules(own).rules, hands=deal.dealt, dealer=deal.dealer, **stock)


def test_hands_that_are_given_are_dealt(v):
    """A deal by hands is the deal by seed, but for the seed, which also says how a pile is shuffled anew."""
    for deal, rng in deals(v, "hands", 5):
        again = the_same_hands(v, deal)
        assert (again.hands, again.seed) == (deal.hands, None)
        for action in moves(v, deal, rng):
            again.act(action)
            if deal.state.reshuffled:
                break
            assert (again.hands, again.stock, again.actions()) == (deal.hands, deal.stock, deal.actions())
        assert again.result == deal.result


@each(WITH_TRICKS)
def test_own_rules_hold_in_a_deal(v):
    """The same deal lists more cards where nobody need beat, trump or follow suit, and never fewer."""
    lax = {"play.must_beat": "never", "play.must_overtrump": False, "play.must_trump": False}
    lax = {"play.must_follow": False} if v.rules.colours else lax
    wider = 0
    for deal, rng in deals(v, "own rules", 5):
        free = the_same_hands(v, deal, **lax)
        for action in moves(v, deal, rng):
            free.act(action)
            assert set(deal.actions()) <= set(free.actions())
            wider += len(free.actions()) > len(deal.actions())
    assert wider


def test_the_kitty_is_taken_by_the_bidder_and_as_many_cards_are_buried(v):
    """What is buried came from the bidder's hand or the kitty, and everybody plays a whole hand."""
    kitty, size = v.rules.kitty, v.rules.hand_size
    buried = 0
    for deal, rng in deals(v, "kitty", 15):
        assert len(deal.kitty) == (kitty.cards.value if kitty else 0)
        play_out(v, deal, rng)
        if deal.buried:
            buried += 1
            bidder = deal.view(0).bidder
            assert not Counter(deal.buried) - Counter(deal.dealt[bidder] + deal.kitty)
            assert len(deal.buried) == kitty.cards.value
            if deal.tricks:
                assert [len(deal.tricks), sum(map(len, deal.tricks))] == [size, size * v.rules.players]
    assert (buried > 0) == (kitty is not None)


@each(WITH_TRICKS)
def test_where_only_the_bidder_melds_the_others_lay_nothing(v):
    alone = v.rules.meld.who.value == "bidder"
    others = 0
    for deal, rng in deals(v, "who melds", 15):
        play_out(v, deal, rng)
        bidder = deal.view(0).bidder
        for seat, melds in enumerate(deal.view(0).melds):
            others += bool(seat != bidder and melds)
    assert (others == 0) == alone


@each(WITH_TRICKS)
def test_trump_is_a_suit_that_the_table_lets_the_bidder_name(v):
    """Where it takes a marriage, the bidder held one when he named it; without any there is no trump."""
    for deal, rng in deals(v, "trump", 30):
        play_out(v, deal, rng, until=lambda d: d.phase == "trump")
        while deal.phase == "trump":
            hand = set(map(str, deal.hands[deal.to_act]))
            held = [suit for suit in v.pack.suits_or_colours if {f"K{suit}", f"Q{suit}"} <= hand]
            wanted = held if v.rules.trump.marriage.value else list(v.pack.suits_or_colours)
            assert deal.actions() == tuple(f"trump {suit}" for suit in wanted)
            deal.act(rng.choice(deal.actions()))
