"""Hands in links, on other scales and at other tables, the split of tricks, the picture, the worked hand."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pinochle_learn as pl
from pinochle_learn.lessons.scoring.charts.bars import bars
from pinochle_learn.lessons.scoring.charts.reach import strips, word
from pinochle_learn.lessons.scoring.suits.edges import edges, to_edge
from pinochle_learn.lessons.scoring.suits.piles import counts, pile
from pinochle_learn.lessons.scoring.suits.settle.chips import made_up_for
from pinochle_learn.lessons.scoring.suits.settle.link import read, written
from pinochle_learn.lessons.scoring.suits.settle.other_tables import comparable, elsewhere
from pinochle_learn.teaching.scores.clamp import fitted, usual
from pinochle_learn.teaching.scores.hand import Renege, plays, settled
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.split import moved
from tests.support.tables import SUITED

SCALED = [v for own in SUITED for v in (own.on_scale(1), own.on_scale(10)) if v]
each = pytest.mark.parametrize("v", SCALED, ids=lambda v: f"{v.id}-{v.scale}")
BID = [v for v in SCALED if v.rules.auction]
UNBID = [v for v in SCALED if not v.rules.auction]
THREE = [v for v in SCALED if grid(v.rules).sides == 3]
EACH_FOR_HIMSELF = [v for v in THREE if not grid(v.rules).pair]


@each
def test_the_facts_of_a_link_come_back(v):
    hand = usual(v)
    assert read(v, written(v, hand)) == hand
    assert fitted(v, hand, v.scale) == hand


@pytest.mark.parametrize(
    ("table", "changes", "tail"),
    [
        ("npa", {"renege": Renege(1)}, ".0.2"),
        ("npa", {"renege": Renege(0, called=True)}, ".0.3"),
        ("npa", {"marriage": False}, ".8.0"),
        ("double-deck", {"marriage": False}, ".8"),
        ("auction", {"trump": "S", "deal": 12, "given_up": True}, ".1.0.12"),
        ("three-handed-wikihow", {"points": (0, 0, 250), "bare": (2, 1, 0)}, ".2.1.0"),
    ],
)
def test_the_facts_say_how_a_hand_ended(table, changes, tail):
    v = pl.variant(table)
    hand = usual(v).but(**changes)
    assert written(v, hand).endswith(tail)
    assert read(v, written(v, hand)) == hand


@pytest.mark.parametrize(
    "facts",
    [
        *("34", "34.0.28.12.15.112.96.0", "34.0.28.12.15.112.96.0.0.0", "24.0.28.12.15.112.96.0.0"),
        *("34.3.28.12.15.112.96.0.0", "34.0.-1.12.15.112.96.0.0", "34.0.28.999.15.112.96.0.0"),
        *("34.0.28.12.26.112.96.0.0", "34.0.28.12.15.150.96.0.0", "34.0.28.12.15.112.-300.0.0"),
        *("34.0.28.12.15.112.96.7.0", "34.0.28.12.15.112.96.0.8", "34.0.28.12.15.112.96.0.1"),
        *("34.0.28.12.15.112.96.0.2", "34.2.28.12.15.112.96.0.0", "34.-1.28.12.15.112.96.0.0"),
    ],
)
def test_facts_that_cannot_be_are_refused(facts):
    with pytest.raises(pl.ScoreError):
        read(pl.variant("pinochlerun"), facts)


@pytest.mark.parametrize(
    ("table", "facts"),
    [
        ("double-deck", "60.0.34.24.28.470.446.0.16"),
        ("double-deck-pagat", "60.0.34.24.28.470.446.0.1"),
        ("npa", "60.0.34.24.28.470.446.0.0.5"),
        ("npa", "62.0.34.24.28.470.446.0.0.0"),
        ("auction", "350.2.0.0.230.140.110.6.-2.-3.0.0.0.1.4"),
        ("auction", "350.2.10.0.230.140.110.6.-2.-4.0.0.0.1.4"),
        ("auction", "350.2.0.0.230.140.110.6.-2.-4.0.0.0.4.4"),
        ("auction", "350.2.0.0.230.140.110.6.-2.-4.0.0.0.1.13"),
        ("cutthroat", "300.2.60.40.180.200.100.960.800.1200.0.0.0"),
        ("cutthroat", "300.4.60.40.180.140.70.960.800.1200.0.0.0"),
        ("three-handed-wikihow", "300.2.60.40.180.250.0.960.800.1200.9.0.0"),
    ],
)
def test_facts_of_other_tables_that_cannot_be_are_refused(table, facts):
    with pytest.raises(pl.ScoreError):
        read(pl.variant(table), facts)


@given(st.lists(st.integers(-(10**6), 10**6), min_size=1, max_size=16), st.sampled_from(SCALED))
def test_any_numbers_are_a_hand_or_an_error_of_ours(numbers, v):
    with contextlib.suppress(pl.ScoreError):
        settled(v, read(v, ".".join(map(str, numbers))))


@each
def test_a_hand_goes_to_every_other_table_and_can_be_there(v):
    for other in SCALED:
        there = fitted(other, usual(v), v.scale)
        assert read(other, written(other, there)) == there


each_bid = pytest.mark.parametrize("v", BID, ids=lambda v: f"{v.id}-{v.scale}")
each_unbid = pytest.mark.parametrize("v", UNBID, ids=lambda v: f"{v.id}-{v.scale}")


@each_bid
def test_every_edge_is_reached_from_anywhere(v):
    on = grid(v.rules)
    for bid in on.bids[:: len(on.bids) // 6]:
        for key, _ in edges(v):
            hand = to_edge(v, usual(v).but(bid=bid), key)
            assert read(v, written(v, hand)) == hand
            result, missing = settled(v, hand), hand.bid - hand.own_meld - hand.own
            checks = {
                "exact": (result.outcome, missing) == ("made", 0),
                "short": result.outcome in {"set", "double bete"} and 0 < missing <= 2 * on.step,
                "beyond": hand.bid == hand.own_meld + on.total + v.scale,
                "none": plays(v, hand) and hand.own == 0,
                "all": plays(v, hand) and hand.own == on.total,
                "least-tricks": plays(v, hand) and (hand.own, result.outcome) == (on.needed, "made"),
                "few-tricks": (hand.own, result.outcome) == (on.needed - v.scale, "set"),
                "least-meld": plays(v, hand) and hand.own_meld == on.least,
                "small-meld": (hand.own_meld, result.outcome) == (on.least - v.scale, "out of reach"),
                "meld": not plays(v, hand) and result.outcome == "made",
            }
            assert checks[key] or (key in {"none", "all"} and hand.bid > hand.own_meld + on.total)


@pytest.mark.parametrize("v", EACH_FOR_HIMSELF, ids=lambda v: f"{v.id}-{v.scale}")
@given(data=st.data())
def test_three_parts_always_make_the_whole_and_any_split_can_be_set(v, data):
    on, hand = grid(v.rules), usual(v)
    for _ in range(6):
        side, points = data.draw(st.sampled_from(range(3))), data.draw(st.sampled_from(on.points))
        hand = moved(v, hand, side, points)
        assert sum(hand.points) == on.total
        assert hand.points[side] == points
        assert all(share in on.points for share in hand.points)
    own, first, _ = (hand.bidder, *hand.others)
    wanted = data.draw(st.sampled_from(on.points))
    rest = data.draw(st.sampled_from([p for p in on.points if p <= on.total - wanted]))
    hand = moved(v, moved(v, hand, own, wanted), first, rest)
    assert (hand.own, hand.points[first]) == (wanted, rest)


def test_what_one_has_more_in_chips_the_others_have_less():
    assert made_up_for((6, -2, -4), 0, 10, range(-60, 61)) == (10, -6, -4)
    assert made_up_for((60, -50, -10), 2, -20, range(-60, 61)) == (60, -40, -20)
    assert made_up_for((0, -60, 60), 0, 60, range(-60, 61)) == (60, -60, 0)


@each_unbid
def test_every_edge_without_an_auction_is_reached_from_anywhere(v):
    on, you, start = grid(v.rules), 1, usual(v)
    small = start.but(before=(0, 0))
    big = start.but(meld=(on.melds[-1], on.melds[-1]))
    for first in (
        start,
        small,
        big,
        moved(v, start, you, 0),
        start.but(target=start.target and on.targets[-1]),
    ):
        target = first.target or on.target
        for key, _ in edges(v):
            hand = to_edge(v, first, key)
            assert read(v, written(v, hand)) == hand
            after = settled(v, hand).after
            checks = {
                "none": hand.points[you] == 0,
                "all": hand.points[you] == on.total,
                "up": hand.points[you] % 10 == 7,
                "down": hand.points[you] % 10 == 6,
                "reach": (after[you], after[0] < target) == (target, True),
                "below": after[you] == target - v.scale,
                "both": min(after) > target,
            }
            assert checks[key]


@each_unbid
def test_the_bars_say_what_the_engine_counts(v):
    hand = usual(v)
    for one in (hand, moved(v, hand, 1, 0), *(to_edge(v, hand, key) for key, _ in edges(v))):
        drawings, _, table = bars(v, one, marked=True)
        assert str(one.target or grid(v.rules).target) in str(table)
        for score, drawing, after in zip(settled(v, one).sides, drawings, settled(v, one).after, strict=True):
            said = drawing[1]["aria-label"]
            assert f"{score.meld_counted} in meld, {score.tricks_counted} for tricks: {after}." in said
            reached = after >= (one.target or grid(v.rules).target)
            assert ("is reached" in said) == reached


def test_the_facts_of_a_hand_without_an_auction():
    v, wiki = pl.variant("two-handed"), pl.variant("two-handed-wikihow")
    assert written(v, usual(v)) == "120.180.113.560.750.0.1000"
    assert written(wiki, usual(wiki)) == "120.180.110.1060.1250"
    hand = read(v, "120.180.125.1200.1240.2.1250")
    assert (hand.points, hand.declared, hand.target) == ((125, 125), 1, 1250)
    bad = "120.180.113.560.750.3.1000 120.180.113.560.750.0.1100 120.180.113.560.1000.0.1000 1.2.3"
    bad += " 120.180.249.560.750.0.1000 125.180.113.560.750.0.1000 120.180.113.-10.750.0.1000"
    for facts in bad.split():
        with pytest.raises(pl.ScoreError):
            read(v, facts)


def test_tables_without_an_auction_are_compared_with_one_another_only():
    v, wiki = pl.variant("two-handed"), pl.variant("two-handed-wikihow")
    assert [other.id for other in comparable(v)] == ["two-handed-wikihow"]
    assert [other.id for other in comparable(wiki)] == ["two-handed"]
    assert elsewhere(v, usual(v))[0].line == (
        "wikiHow for two: cards count otherwise there, and never make 113."
    )
    assert elsewhere(wiki, usual(wiki))[0].line == "Two-handed: the same."
    declared = moved(v, usual(v), 1, 130).but(declared=1)
    assert elsewhere(v, declared)[0].line == "wikiHow for two: nobody declares out there."


@each_bid
def test_the_picture_is_what_the_engine_says_of_every_point(v):
    on = grid(v.rules)
    lost = {"meld-lost", "points-lost"}
    outcomes = {
        "made": "made",
        "won": "made",
        "unplayed": "out of reach",
        **dict.fromkeys(("set", "below", "beyond"), "double bete" if on.chips else "set"),
    }
    start = usual(v)
    for hand in (start, start.put("meld", start.defender, 0), start.but(bid=on.bids[-1])):
        found = strips(v, hand.but(before=(0,) * hand.sides))
        for strip in found:
            assert (strip.bands[0].low, strip.bands[-1].high) == (0, on.total)
            for points in on.points:
                there, key = moved(v, hand, strip.axis, points), strip.at(points).key
                result = settled(v, there)
                assert word(v, hand, strip.side, key)
                if strip.instead:
                    given = settled(v, there.but(given_up=True))
                    cheaper = given.change[strip.side] > result.change[strip.side]
                    assert key == ("cheaper" if cheaper else "dearer")
                elif strip.side == hand.bidder:
                    assert result.outcome == outcomes[key]
                else:
                    assert (key == "lost") == (result.sides[strip.side].rule in lost)


def test_the_picture_of_twenty_of_a_lost_bid_and_of_chips():
    def drawn(table, **changes):
        v = pl.variant(table)
        hand = usual(v).but(before=(0,) * grid(v.rules).sides, **changes)
        return [[(b.low, b.high, word(v, hand, s.side, b.key)) for b in s.bands] for s in strips(v, hand)]

    assert drawn("double-deck-pagat") == [
        [(0, 19, "set: under 20"), (20, 25, "set"), (26, 50, "made")],
        [(0, 30, "meld saved"), (31, 50, "meld lost")],
    ]
    assert drawn("npa")[1] == [(0, 25, "bid and meld"), (26, 30, "meld saved"), (31, 50, "meld lost")]
    assert drawn("auction", trump="S") == [
        [(0, 119, "double bete"), (120, 250, "made")],
        [(0, 119, "each is paid 8 chips"), (120, 250, "each pays 4 chips")],
        [(0, 119, "cheaper"), (120, 250, "dearer")],
    ]
    assert drawn("cutthroat") == [
        [(0, 0, "set: no trick point"), (10, 110, "set"), (120, 250, "made")],
        *[[(0, 0, "meld lost"), (10, 250, "meld saved")]] * 2,
    ]


@each
def test_a_pile_is_won_by_the_rules_and_counts_as_the_engine_counts(v):
    on = grid(v.rules)
    for seed in range(6):
        piles = [pile(v.rules, seed, side, bidder=side == 1) for side in range(on.sides)]
        if v.rules.kitty is None:
            assert sum(len(one.tricks) for one in piles) == on.tricks
            assert sum(one.last for one in piles) == 1
        for one in piles:
            v.pack.check_copies(one.cards)
            schemes = counts(v, one.cards, last=one.last)
            assert schemes[0].total == int(v.count(one.cards, last_trick=one.last))
            assert {scheme.key for scheme in schemes} == {"counters", "classic", "simplified"}
            assert len(one.buried) == (v.rules.kitty.cards.value if v.rules.kitty and one is piles[1] else 0)


@pytest.mark.parametrize("v", THREE, ids=lambda v: f"{v.id}-{v.scale}")
def test_buried_cards_and_all_tricks_make_the_whole(v):
    """Seen from each seat the same hand is played when the bidder sits there, or at its right."""
    for seed in range(8):
        first = pile(v.rules, seed, 0, bidder=True)
        second = pile(v.rules, seed, 2)  # at the right of the bidder, who is seat 0
        cards = (*first.cards, *second.cards)
        v.pack.check_copies(cards)
        points = v.count(first.cards, last_trick=first.last) + v.count(second.cards, last_trick=second.last)
        assert points <= grid(v.rules).total
        if v.rules.kitty.bury_trump.value == "last":
            assert len({card.suit for card in first.buried}) <= 3


# --- what a table has, and what it has instead -----------------------------------------------------------
