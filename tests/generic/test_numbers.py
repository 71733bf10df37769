"""Numbers that no hand can come to are refused, and whatever a hand can come to is settled."""

import time
from math import gcd
from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.most_meld import most_meld
from pinochle_learn.engine.scoring.possible import most_of_all, most_of_side
from tests.support.calls import counted
from tests.support.playing import bought, play_out
from tests.support.tables import EVERY, each

SETTLED = each([v for v in EVERY if v.rules.turns is None])
RAISED = each([v for v in EVERY if v.rules.game.raised_by.value is not None])
AUCTIONS = each([v for v in EVERY if v.rules.turns is None and v.rules.auctioned])


def pays(v):
    """What single entries of melds pay at a table, by its record."""
    return {points for meld in v.rules.meld.melds if meld.on.value for points in meld.points.value} - {0}


def hand(v):
    """The facts of some hand that was not played out, or that everybody settles by itself."""
    if v.rules.auctioned:
        sides = len(v.deal(seed=1).scores)
        return {"bid": v.rules.auction.minimum.value, "bidder": 0, "meld": (0,) * sides}
    deal = play_out(v, v.deal(seed=4), Random(4))
    while "declare out" in deal.history:
        deal = play_out(v, v.deal(), Random(5))
    return {"meld": deal.meld, "trick_points": deal.trick_points}


def refused(v, **facts):
    """The reason why a hand is refused; empty where it is not, or for another reason than its numbers."""
    try:
        v.settle(**facts)
    except pl.ScoreError as error:
        reason = str(error)
        return (
            reason
            if reason.startswith(("meld, side 0: no", "before", "trick_points, side 0: no cards"))
            else ""
        )
    return ""


OWN = {"meld.melds.pinochle.points": (70, 310), "meld.melds.dix.points": (30,)}  # points of a house's own
OWN_TABLE = pl.variant("pagat").with_rules(OWN)
ON_SCALES = [OWN_TABLE, OWN_TABLE.on_scale(1)]


@each([v for v in EVERY if v.rules.turns is None] + ON_SCALES)
def test_a_meld_that_no_entries_make_is_refused(v):
    facts, sums = hand(v), {0}
    for n in range(1, 60 * v.scale + 1):
        if any(n - points in sums for points in pays(v)):
            sums.add(n)
    rest = facts["meld"][1:] if not v.rules.auctioned else (0,) * (len(facts["meld"]) - 1)
    for n in range(60 * v.scale + 1):
        reason = refused(v, **(facts | {"meld": (n, *rest)}))
        assert bool(reason) == (n not in sums), n
        assert not reason or "the nearest" in reason


@SETTLED
def test_a_score_off_the_grid_is_refused(v):
    """Every score is a sum of melds, trick points and bids, or of chips."""
    bids = [n for row in v.rules.auction.ladder.value for n in row] if v.rules.auctioned else []
    counts = [*v.rules.count.points.value, v.rules.count.last_trick.value]
    if v.rules.count.rounding.value == "tens":
        counts = [10]
    if v.rules.colours is not None:
        counts += v.rules.colours.points.value
    step = 1 if v.rules.chips is not None else gcd(*pays(v), *bids, *counts)
    facts = hand(v)
    for n in range(3 * v.scale, 3 * v.scale + 20):
        if v.rules.chips is None:
            before = (n, *(0 for _ in facts["meld"][1:]))
            assert bool(refused(v, **facts, before=before)) == bool(n % step), n
    if v.rules.chips is not None:
        assert "chips make 0" in refused(v, **facts, before=(1, 2, -2))


@SETTLED
def test_no_hand_is_above_the_most(v):
    """Hands at random, also those in which one melds much, are never refused."""
    rng, facts = Random(f"most {v}"), hand(v)
    for _ in range(40 if v.rules.stock is None else 0):
        deal = v.deal(seed=rng.randrange(2**31))
        trump = rng.choice(v.pack.suits_or_colours)
        points = v.meld(deal.hands[0], trump=trump).points
        assert not refused(v, **(facts | {"meld": (points, *(0 for _ in facts["meld"][1:]))}))
    assert refused(v, **(facts | {"meld": (10_000 * v.scale, *(0 for _ in facts["meld"][1:]))}))


BEST = [
    # table, trump, the hands of a side, and what they meld: no two hands of it meld more
    ("pagat", "S", ["AS AS TS TS KS KS QS QS JS JS JD JD"], 1800),
    ("pinochlerun", "S", ["AS AS TS TS KS KS QS QS JS JS JD JD"], 180),
    ("double-deck", "S", ["AS AS AS TS TS TS KS KS KS QS QS QS QS JS JS JS JD JD JD JD"], 315),
    ("auction", "D", ["AD AD TD TD KD KD QD QD JD JD KS KS KH KC QS QS QH QC"], 600),
    (
        "double-deck",
        "D",
        ["AD AD TD TD KD KD QD QD JD JD AS AS AH AH AC AC QS QS QH QC"] * 2,
        572,
    ),
    ("hoyle", "D", ["AD TD KD QD JD KS KH KC QS QH QC 9D"] * 2, 800),
]


@pytest.mark.parametrize(("name", "trump", "hands", "points"), BEST)
def test_the_best_hands_are_settled(name, trump, hands, points):
    v = pl.variant(name)
    assert sum(v.meld(held, trump=trump).points for held in hands) == points
    facts = hand(v)
    assert not refused(v, **(facts | {"meld": (points, *(0 for _ in facts["meld"][1:]))}))


@pytest.mark.parametrize(
    ("name", "points"), [("pagat", 2220), ("pinochlerun", 222), ("double-deck", 572), ("auction", 600)]
)
def test_what_is_above_the_best_hands_of_a_side_is_refused(name, points):
    v = pl.variant(name)
    facts, step = hand(v), 2 if v.pack.copies > 2 else v.scale
    rest = (0,) * (len(facts["meld"]) - 1)
    assert not refused(v, **(facts | {"meld": (points, *rest)}))
    assert f"the most is {points}" in refused(v, **(facts | {"meld": (points + step, *rest)}))


@pytest.mark.parametrize("name", ["double-deck", "purple"])  # the largest packs
def test_the_most_is_found_soon(name):
    """Whoever first settles a hand with many melds waits for it."""
    table = compiled(pl.variant(name).rules)
    most_meld.cache_clear()
    with counted() as calls:
        most = most_of_side(table, bidder=True), most_of_all(table)
    assert calls.number < 600_000
    assert most[0] <= most[1]


@pytest.mark.parametrize(
    ("name", "facts", "hint"),
    [
        ("pinochlerun", {"meld": (280, 12)}, "280 looks like the ×10 scale; here it would be 28."),
        ("pagat", {"meld": (28, 12)}, "28 looks like the ÷10 scale; here it would be 280."),
        ("pinochlerun", {"bid": 340}, "340 looks like the ×10 scale; here it would be 34."),
        ("pagat", {"trick_points": (15, 10)}, "25 looks like the ÷10 scale; here it would be 250."),
        ("pinochlerun", {"before": (1120, 960)}, "1120 looks like the ×10 scale; here it would be 112."),
    ],
)
def test_the_other_scale_is_suggested(name, facts, hint):
    v = pl.variant(name)
    good = {"bid": 34 * v.scale, "bidder": 0, "meld": (280, 120), "trick_points": (150, 100)}
    good |= {key: tuple(n * v.scale // 10 for n in good[key]) for key in ("meld", "trick_points")}
    assert v.settle(**good).outcome == "made"
    with pytest.raises(pl.ScoreError) as refusal:
        v.settle(**(good | facts))
    assert hint in str(refusal.value)


@AUCTIONS
def test_iterating_the_bids_comes_to_an_end(v):
    """At the highest that any hand could make; higher bids stay legal where there is no cap."""
    bids = v.auction().legal_bids()
    listed, started = list(bids), time.monotonic()
    assert listed == sorted(set(listed))
    assert set(listed[:10]) <= set(bids)
    assert list(bids.next_few()) == listed[:10]
    if bids.maximum is None:
        far = listed[-1] * 1_000_000
        assert far in bids
        bids.meaning(far)
        above = v.auction().bid(far).legal_bids()
        assert list(above) == [above.minimum]
        assert above.minimum > far
        assert repr(above)
    assert time.monotonic() - started < 60
    assert bool(bids)


def test_the_highest_bid_that_is_listed_could_be_made():
    assert list(pl.variant("pagat").auction().legal_bids())[-1] == 2220 + 250
    assert list(pl.variant("auction").auction().legal_bids())[-1] == 600 + 250


@RAISED
def test_scores_out_of_all_proportion_come_to_an_end(v):
    """However high a score, the target above it is found at once."""
    target = v.rules.game.target.value + v.rules.game.raised_by.value * 10**12
    high = target - v.scale
    found = v.settle(**hand(v), before=(high, high), target=target)
    assert found.next_target > max(found.after) or found.game_winner is not None


def test_a_deal_starts_from_scores_that_can_be():
    text = pl.variant("pagat").deal(seed=7, before=(1230, 20)).to_text()
    for good, bad in (("before 1230 20", "before 1235 17"), ("before 1230 20", "before 9990 20")):
        with pytest.raises(pl.PinochleError, match="before"):
            pl.Deal.from_text(text.replace(good, bad))


def test_bought_deals_are_settled_as_they_are_told():
    """A deal that a good hand has bought is never refused."""
    v = pl.variant("double-deck")
    for seed in range(5):
        deal = play_out(v, bought(v, v.deal(seed=seed)), Random(seed))
        facts = {"bid": deal.view(0).bid, "bidder": v.side_of(deal.view(0).bidder), "meld": deal.meld}
        assert not refused(v, **facts)
