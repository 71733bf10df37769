"""Laws of the Purple pack in a game of tricks: melds that choose, a trump colour, two melding phases."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.melds.choosing import COLOUR, RANK, standing
from pinochle_learn.rules import Alike
from tests.support.cards import on_no_side
from tests.support.playing import moves, play_out
from tests.support.tables import AUCTIONED, PURPLE, PURPLES, each

PACK = PURPLE.pack.whole()
LANES = PURPLE.pack.suits_or_colours
ALIKE = tuple(rule for rule in PURPLE.rules.meld.melds if isinstance(rule.cards.value, Alike))
FOUR = {"A": 50, "K": 40, "Q": 30, "J": 20, "Bk": 50, "Rd": 40, "Bl": 30, "Gr": 20}  # what four pay
LONE = PURPLE.with_rules({"play.lead_counts_as_colour": True})


def piles(seed, number, sizes=(12, 12, 16, 20, 24, 30)):
    """Cards at random, half of the time from the ranks and colours that pay."""
    rng = Random(seed)
    paying = [card for card in PACK if card.rank in "AKQJ" or card.colour in {"Bk", "Rd", "Bl", "Gr"}]
    for _ in range(number):
        size = rng.choice(sizes)
        yield rng.sample(paying if rng.random() < 0.5 else PACK, size), rng.choice([*LANES, None]), rng


def groups(cards, given):
    """How many cards count for each rank and each colour."""
    return Counter(card.colour if given[card] == COLOUR else card.rank for card in cards)


def paid(counts):
    """What groups pay: so much for four, and twice as much for each card more."""
    return sum(points * 2 ** (counts[of] - 4) for of, points in FOUR.items() if counts[of] >= 4)


# --- melds -------------------------------------------------------------------------------------------------


def test_no_division_of_the_cards_pays_more_than_the_best():
    """Each card goes to its rank or to its colour by chance, or to the one that most of its like went to."""
    reached = 0
    for cards, trump, rng in piles("divisions", 120):
        best = PURPLE.meld(cards, trump=trump).by_type["B"]
        most = 0
        for lean in (0.5, 0.5, 0.1, 0.9, *[None] * 8):
            strong = {suit: rng.random() for suit in (*LANES, *PURPLE.pack.ranks)}
            given = {
                card: RANK
                if (rng.random() < lean if lean else strong[card.rank] > strong[card.colour])
                else COLOUR
                for card in cards
            }
            most = max(most, paid(groups(cards, given)))
        assert most <= best, (cards, trump)
        reached += most == best > 0
    assert reached > 25


def test_a_card_moved_to_its_colour_changes_only_those_two_groups():
    moved = 0
    for cards, _trump, rng in piles("moved", 150):
        given = {card: rng.choice([RANK, COLOUR]) for card in cards}
        card = rng.choice(cards)
        other = given | {card: COLOUR if given[card] == RANK else RANK}
        before, after = standing(ALIKE, cards, given), standing(ALIKE, cards, other)
        for one, two in zip(before, after, strict=True):
            of = one.rule.cards.value.of
            assert one.rule is two.rule
            if of in (card.rank, card.colour):
                moved += 1
                assert set(one.cards) ^ set(two.cards) == {card}
            else:
                assert one == two
    assert moved > 150


def test_what_stands_is_what_the_groups_pay():
    for cards, _trump, rng in piles("standing", 150):
        given = {card: rng.choice([RANK, COLOUR]) for card in cards}
        stands = standing(ALIKE, cards, given)
        assert sum(one.points for one in stands) == paid(groups(cards, given))
        assert sum(len(one.cards) for one in stands) == sum(groups(cards, given)[of] for of in FOUR)


def test_meld_points_never_fall_when_a_card_is_added():
    """Not in any type either, card by card from nothing to twenty-four; and now and then they grow."""
    grown = Counter()
    for cards, trump, _rng in piles("added", 25, sizes=(24,)):
        by_type = [PURPLE.meld(cards[:size], trump=trump).by_type for size in range(25)]
        for less, more in pairwise(by_type):
            for name in less:
                assert less[name] <= more[name], (cards, trump)
                grown[name] += less[name] < more[name]
    assert min(grown[name] for name in "ABC") > 20


def test_trump_changes_no_meld_but_those_of_class_a():
    """And there a king and queen count once: what they pay is the highest that they may have."""
    differ = 0
    for cards, _trump, rng in piles("trumps", 60, sizes=(12, 16)):
        one, two = (PURPLE.meld(cards, trump=trump).by_type for trump in rng.sample(LANES, 2))
        assert (one["B"], one["C"]) == (two["B"], two["C"])
        differ += one["A"] != two["A"]
    assert differ > 10


# --- the deal ----------------------------------------------------------------------------------------------


@each(v for v in PURPLES if not v.rules.auctioned)
def test_trump_is_the_colour_of_the_card_turned_up_from_beginning_to_end(v):
    met = set()
    for seed in range(12):
        deal = v.deal(seed=seed)
        assert deal.trump == deal.turned.colour
        turned = deal.turned
        play_out(v, deal, Random(seed))
        assert (deal.trump, deal.turned) == (turned.colour, turned)
        assert turned not in [card for trick in deal.tricks for card in trick]
        met.add(deal.trump)
    assert len(met) > 4


def test_with_an_auction_the_card_left_over_makes_no_trump():
    met = set()
    for seed in range(12):
        deal = play_out(AUCTIONED, AUCTIONED.deal(seed=seed), Random(seed), until=lambda d: bool(d.trump))
        if deal.trump is None:
            continue
        assert f"trump {deal.trump}" == deal.history[-1]
        met.add(deal.trump == deal.turned.colour)
    assert False in met


@each(PURPLES)
def test_trick_points_and_the_cards_left_out_make_392(v):
    for seed in range(10):
        deal = play_out(v, v.deal(seed=seed), Random(seed))
        if deal.tricks:
            out = on_no_side(deal)
            assert len(out) == 49 - 12 * v.rules.players
            assert sum(deal.trick_points) + v.count(out) == 392


@each(PURPLES)
def test_the_piles_of_all_sides_are_the_cards_played(v):
    for seed in range(8):
        deal = play_out(v, v.deal(seed=seed), Random(seed))
        won = Counter(card for pile in won_by_side(deal, v) for card in pile)
        assert won == Counter(card for trick in deal.tricks for card in trick)
        assert set(won.values()) <= {1}
        if deal.tricks:
            assert won == Counter(card for hand in deal.dealt for card in hand)


def won_by_side(deal, v):
    """The cards of the tricks that each side won, counted up from the tricks."""
    piles = [[] for _ in deal.scores]
    for trick in deal.view(0).tricks:
        piles[v.side_of(trick.winner)] += trick.cards
    return piles


@each(PURPLES)
def test_second_melds_are_those_of_the_cards_won_and_partners_pool_theirs(v):
    laid = 0
    for seed in range(8):
        deal = play_out(
            v, v.deal(seed=seed), Random(seed), until=lambda d: d.phase in ("second_meld", "over")
        )
        acted, piles = [], won_by_side(deal, v)
        while deal.phase == "second_meld":
            acted.append(v.side_of(deal.to_act))
            deal.act(deal.actions()[0])
        if not deal.tricks:
            continue
        assert sorted(acted) == list(range(len(deal.scores)))
        for side, pile in enumerate(piles):
            melds = deal.view(0).second_melds[side]
            assert {card for meld in melds for card in meld.cards} <= set(pile)
            assert deal.second_meld[side] == melds.points == v.meld(pile, trump=deal.trump).points
            laid += bool(melds.points)
    assert laid > 8


@each(PURPLES)
def test_a_card_that_a_side_did_not_win_serves_in_none_of_its_second_melds(v):
    """Nor may a side meld by cards of another, or by one that stayed out."""
    refused = 0
    for seed in range(20):
        deal = play_out(
            v, v.deal(seed=seed), Random(seed), until=lambda d: d.phase in ("second_meld", "over")
        )
        while deal.phase == "second_meld":
            own = set(won_by_side(deal, v)[v.side_of(deal.to_act)])
            for rank, colour in (("KQ", suit) for suit in LANES):
                pair = {v.pack.card(f"{one}{colour}") for one in rank}
                if not pair <= own:
                    refused += 1
                    with pytest.raises(pl.PinochleError):
                        deal.act("meld " + " ".join(map(str, pair)))
            deal.act("meld")
    assert refused > 50


@each(PURPLES)
def test_melds_of_both_phases_and_trick_points_are_what_a_side_scores(v):
    counted = 0
    for seed in range(10):
        deal = play_out(v, v.deal(seed=seed), Random(seed))
        for side, change in enumerate(deal.result.change):
            whole = deal.meld[side] + deal.second_meld[side] + deal.trick_points[side]
            if deal.tricks and (deal.view(0).bidder is None or deal.result.outcome == "made"):
                counted += 1
                assert change == whole
            elif deal.tricks and side == v.side_of(deal.view(0).bidder):
                assert whole < deal.view(0).bid == -change
    assert counted > 10


# --- the play ----------------------------------------------------------------------------------------------


def test_the_readings_of_the_lead_differ_only_where_it_alone_shows_its_colour():
    rng, differ = Random("readings"), 0
    for _ in range(1500):
        trick, trump = rng.sample(PACK, rng.randint(1, 4)), rng.choice([*LANES, None])
        one, two = (v.winner(trick, trump=trump) for v in (PURPLE, LONE))
        colours = [card.colour for card in trick]
        if one.position != two.position:
            differ += 1
            assert colours.count(colours[0]) == 1
            assert trump not in colours
            assert two.position == 0
            assert trick[one.position].suit == trick[0].suit
    assert differ > 30


def test_the_winner_is_of_the_trump_colour_or_of_the_led_colour_or_of_the_led_suit():
    """No card of its group is higher, and none as high was played before it."""
    rng, ways = Random("winners"), Counter()
    order = PURPLE.pack.ranks
    for _ in range(1500):
        trick, trump = rng.sample(PACK, rng.randint(1, 4)), rng.choice(LANES)
        won = PURPLE.winner(trick, trump=trump)
        group = [card for card in trick if card.colour == trump]
        group = group or [card for card in trick if card.colour == trick[0].colour]
        if len(group) == 1 and group[0].colour != trump:
            group = [card for card in trick if card.suit == trick[0].suit]
        assert won.card == min(group, key=lambda card: order.index(card.rank))
        ways[won.rule] += 1
    assert set(ways) == {"trump", "led-colour", "led-suit"}


@each(PURPLES)
def test_legal_cards_are_the_led_suit_and_the_trump_colour_or_else_all(v):
    """Whoever cannot follow suit plays any card, though he hold trumps, and nobody must play one."""
    ways = Counter()
    for seed in range(6):
        deal, rng = v.deal(seed=seed), Random(seed)
        for _action in moves(v, deal, rng):
            if deal.phase != "play":
                continue
            hand, led = deal.hands[deal.to_act], deal.trick[:1]
            follow = [card for card in hand if led and card.suit == led[0].suit]
            instead = [card for card in hand if follow and card.colour == deal.trump]
            wanted = {*follow, *instead} if follow else set(hand)
            assert set(deal.actions()) == {f"play {card}" for card in wanted}
            ways["lead" if not led else "follow" if follow else "free"] += 1
            ways["instead"] += bool(set(instead) - set(follow))
    assert min(ways[way] for way in ("lead", "follow", "free", "instead")) > 10, ways
