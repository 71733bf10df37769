"""Hands in links, hands on other scales, the bands of the picture, the worked hand, other tables."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pinochle_learn as pl
from pinochle_learn.coach.score_edges import edges, to_edge
from pinochle_learn.coach.score_elsewhere import elsewhere
from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_hand import fitted, may_throw_in, read, settled, usual, written
from pinochle_learn.coach.score_piles import counts, pile
from pinochle_learn.coach.score_reach import at, bands
from pinochle_learn.coach.score_story import story

SCALED = [v for own in pl.variants() for v in (own.on_scale(1), own.on_scale(10)) if v]
each = pytest.mark.parametrize("v", SCALED, ids=lambda v: f"{v.id}-{v.scale}")


@each
def test_the_facts_of_a_link_come_back(v):
    hand = usual(v)
    assert read(v, written(hand)) == hand
    assert fitted(v, hand, v.scale) == hand


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


@given(st.lists(st.integers(-(10**6), 10**6), min_size=1, max_size=16), st.sampled_from(SCALED))
def test_any_numbers_are_a_hand_or_an_error_of_ours(numbers, v):
    with contextlib.suppress(pl.ScoreError):
        settled(v, read(v, ".".join(map(str, numbers))))


@each
def test_a_hand_goes_to_every_other_table_and_can_be_there(v):
    for other in SCALED:
        moved = fitted(other, usual(v), v.scale)
        assert read(other, written(moved)) == moved


@each
def test_every_edge_is_reached_from_anywhere(v):
    for bid in grid(v.rules).bids[:: len(grid(v.rules).bids) // 6]:
        for key, _ in edges():
            hand = to_edge(v, usual(v).but(bid=bid), key)
            own = hand.meld[hand.bidder]
            missing = hand.bid - own - hand.points
            assert read(v, written(hand)) == hand
            if key == "exact":
                assert missing == 0
            if key == "short":
                assert settled(v, hand).outcome == "set"
                assert 0 < missing <= 2 * grid(v.rules).step
            if key == "beyond":
                assert hand.bid == own + grid(v.rules).total + v.scale


@each
def test_the_bands_are_what_the_engine_says_of_every_point(v):
    for hand in (usual(v), usual(v).but(meld=(40 * v.scale, 0)), usual(v).but(bid=60 * v.scale, bidder=1)):
        found = bands(v, hand)
        assert (found[0].low, found[-1].high) == (0, grid(v.rules).total)
        for points in grid(v.rules).points:
            band, result = at(found, points), settled(v, hand.but(points=points))
            words = {"made": {"made"}, "set": {"set", "beyond"}, "out of reach": {"unplayed"}}
            assert band.bidders in words[result.outcome]
            lost = result.sides[hand.defender].rule in {"meld-lost", "points-lost"}
            assert (band.others == "lost") == lost


GOLDEN = {
    # table: changes of the score, five short, nothing, sixty, both; on the small scale
    "pinochlerun": ((43, 22), (-34, 32), (53, 0), (-60, 12), (43, 22)),
    "pagat": ((43, 22), (-34, 32), (53, 0), (-60, 12), (43, 22)),
    "okpinochle": ((43, 22), (-34, 32), (53, 0), (-60, 22), (43, 22)),
    "wikihow": ((43, 22), (-34, 32), (53, 0), (-60, 22), (43, 22)),
    "hoyle": ((43, 22), (-34, 32), (53, 0), (-60, 22), (43, 22)),
}


@each
def test_the_worked_hand_and_its_four_other_ends(v):
    told = story(v)
    assert [step.key for step in told] == [
        *("auction", "meld", "reach", "tricks", "score"),
        *("one-short", "nothing", "sixty", "both"),
    ]
    results = [settled(v, step.hand) for step in told if step.settles]
    assert tuple(r.change for r in results) == tuple(
        tuple(n * v.scale for n in pair) for pair in GOLDEN[v.id]
    )
    assert [r.game_winner for r in results] == [0, None, 0, None, 0]
    assert results[-1].game_rule == "bidders-first"
    assert results[0].after[0] == v.rules.game.target.value + 5 * v.scale


def test_the_story_says_what_a_table_does_otherwise():
    def lines(table, key):
        return " ".join(next(step for step in story(pl.variant(table)) if step.key == key).lines)

    assert "340 cannot be bid now: bid 270 or 280, or pass" in lines("okpinochle", "auction")
    assert "North passes 3 cards" in lines("wikihow", "auction")
    assert "Nobody passes cards" in lines("hoyle", "auction")
    assert "A game is 1000 here" in lines("hoyle", "auction")
    assert "which saves their meld of 120" in lines("wikihow", "nothing")
    assert "would not help them" in lines("pagat", "nothing")
    assert "throw it in instead" in lines("okpinochle", "sixty")
    assert "the hand is not played" in lines("pinochlerun", "sixty")


def test_other_tables_stand_apart_where_they_differ():
    run = pl.variant("pinochlerun")
    groups = elsewhere(run, usual(run).but(points=25, bare=1))
    assert groups[0].line.startswith("wikiHow: made. North-South +53, East-West +12. East-West took no trick")
    assert groups[1].line.startswith("Hoyle: made. North-South +53, East-West +12.")
    assert groups[-1].line == "Pagat and Ok Pinochle: the same."


@each
def test_every_hand_can_be_compared(v):
    hand = usual(v)
    thrown = hand.but(bid=grid(v.rules).bids[-1], thrown_in=True)
    for one in (hand, thrown if may_throw_in(v, thrown) else hand, hand.but(bid=grid(v.rules).bids[0])):
        names = [name for group in elsewhere(v, one) for name in group.names]
        assert sorted(names) == sorted(other.name for other in pl.variants() if other.id != v.id)


@each
def test_a_pile_is_won_by_the_rules_and_counts_as_the_engine_counts(v):
    for seed in range(12):
        sides = [pile(v.rules, seed, side) for side in (0, 1)]
        assert sum(len(one.tricks) for one in sides) == v.rules.deal.hand.value
        assert sum(one.last for one in sides) == 1
        for one in sides:
            v.pack.check_copies(one.cards)
            schemes = counts(v, one.cards, last=one.last)
            assert schemes[0].total == int(v.count(one.cards, last_trick=one.last))
            assert {scheme.key for scheme in schemes} == {"counters", "classic", "simplified"}
        both = zip(*(counts(v, one.cards, last=one.last) for one in sides), strict=True)
        for first, second in both:
            assert round(first.total + second.total, 6) == grid(v.rules).total
