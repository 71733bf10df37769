"""The other scale: the same answers, ten times as large or a tenth, and never both."""

import pytest

import pinochle_learn as pl
from tests.support.cards import deck
from tests.support.tables import SUITED

ON_BOTH = [v for v in SUITED if v.id not in ("hoyle", "auction", "two-handed")]
EACH = pytest.mark.parametrize("v", ON_BOTH, ids=lambda v: v.id)


def other_scale(v):
    """The same table on the scale that is not its own."""
    return v.on_scale(11 - v.scale)


@EACH
def test_every_score_changes_scale_alike(v):
    other = other_scale(v)
    factor = other.scale / v.scale
    wanted = "AS TS KS KS QS JS JD 9S AH AD AC 9H"
    hand = [card for card in wanted.split() if card in deck(v)]
    assert other.meld(hand, trump="S").points == v.meld(hand, trump="S").points * factor
    assert other.count("AS TS KS QS") == v.count("AS TS KS QS") * factor
    assert other.count("QS", last_trick=True) == v.count("QS", last_trick=True) * factor
    if v.rules.auction:
        assert other.auction().legal_bids().minimum == v.auction().legal_bids().minimum * factor
    assert other.rules.game.target.value == v.rules.game.target.value * factor


@EACH
def test_there_and_back_is_the_same_table(v):
    assert other_scale(v).on_scale(v.scale) == v
    assert v.on_scale(v.scale) == v


@pytest.mark.parametrize("name", ["hoyle", "auction", "two-handed"])
def test_card_values_that_cannot_be_divided_have_no_small_scale(name):
    """Eleven for an ace and four for a king are no whole numbers there."""
    assert pl.variant(name).on_scale(1) is None
    assert pl.variant(name).on_scale(3) is None
    assert pl.variant(name).on_scale(10) == pl.variant(name)


def test_the_worked_hand_on_the_large_scale():
    hand = (
        pl.variant("pinochlerun")
        .on_scale(10)
        .settle(bid=340, bidder=0, meld=(280, 120), trick_points=(150, 100), before=(1120, 960))
    )
    assert hand.after == (1550, 1180)
    assert "155 " not in hand.why


SKIPPED = [
    # first bid, later bid, what it tells on each scale
    (None, 54, "Four numbers are skipped: this shows about 40 in meld."),
    (52, 55, "Two numbers are skipped: this shows about 20 in meld."),
    (58, 70, "Three numbers are skipped: this shows about 30 in meld."),
]


@pytest.mark.parametrize("name", ["double-deck", "double-deck-pagat", "npa"])
@pytest.mark.parametrize(("first", "bid", "tells"), SKIPPED)
def test_what_skipped_bids_tell_changes_scale(name, first, bid, tells):
    """The steps are ten times as wide, so as many are skipped, and each tells ten times as much."""
    for scale in (1, 10):
        auction = pl.variant(name).on_scale(scale).auction(dealer=3)
        if first:
            auction.bid(first * scale)
        told = auction.legal_bids().meaning(bid * scale)
        meld = tells.rpartition(" about ")[2].split()[0]
        assert told == tells.replace(meld, str(int(meld) * scale))


def test_the_ladder_of_the_double_deck_on_the_large_scale():
    large = pl.variant("double-deck").on_scale(10)
    assert large.rules.auction.ladder.value == ((500, 10), (600, 50))
    assert large.auction(dealer=3).bid(590).legal_bids().next_few()[:3] == (600, 650, 700)


@pytest.mark.parametrize("name", ["double-deck-pagat", "npa"])
@pytest.mark.parametrize("scale", [1, 10])
def test_the_least_meld_changes_scale(name, scale):
    """Nineteen in meld are too few, and so are 190; twenty trick points are 200."""
    v = pl.variant(name).on_scale(scale)
    facts = {"bid": 50 * scale, "bidder": 0}
    short = v.settle(**facts, meld=(19 * scale, 20 * scale))
    assert (short.outcome, short.sides[1].meld_counted) == ("out of reach", 20 * scale)
    assert f"bidders need {20 * scale}:" in short.why
    points = (31 * scale, 19 * scale)
    played = v.settle(**facts, meld=(20 * scale, 20 * scale), trick_points=points)
    assert (played.outcome, played.change) == ("made", (51 * scale, 0))
    assert f"it takes {20 * scale} trick points to save a meld" in played.why


def in_tens():
    """Auction Pinochle with cards that count ten or nothing, which can be divided."""
    return pl.variant("auction").with_rules({"count.points": "counters"})


def test_chips_stay_chips_when_the_scale_changes():
    """A bid of 35 costs what one of 350 costs, since chips are no points."""
    small = in_tens().on_scale(1)
    chips = small.rules.chips
    assert chips.units.value == ((30, 1), (35, 2), (40, 4), (45, 6), (50, 8), (55, 10))
    assert (chips.beyond.value, chips.failed.value, chips.doubled.value) == ((5, 2), 2, "S")
    assert small.rules.auction.minimum.value == 30
    assert small.rules.game.deals.value == 12
    for bid in (30, 34, 35, 44, 55, 60, 71):
        meld, conceded = min(bid, 60), bid > 60  # no hand melds more
        one = small.settle(bid=bid, bidder=0, meld=(meld, 0, 0), conceded=conceded, trump="H")
        ten = in_tens().settle(bid=10 * bid, bidder=0, meld=(10 * meld, 0, 0), conceded=conceded, trump="H")
        assert one.change == ten.change


def test_a_table_of_chips_comes_back_to_its_own_scale():
    assert in_tens().on_scale(1).on_scale(10) == in_tens()


@pytest.mark.parametrize(("name", "bid"), [("pagat", 26), ("double-deck", 550), ("cutthroat", 27)])
def test_a_deal_on_the_other_scale_is_saved_and_restored(name, bid):
    deal = other_scale(pl.variant(name)).deal(seed=3).act(f"bid {bid}")
    again = pl.Deal.from_text(deal.to_text())
    assert again == deal
    assert again.actions() == deal.actions()


def test_rules_are_changed_before_the_scale():
    with pytest.raises(pl.RuleError, match="own scale first"):
        pl.variant("pagat").on_scale(1).with_rules({"meld.run_extras": "strict"})
    own = pl.variant("pagat").with_rules({"meld.run_extras": "strict"}).on_scale(1)
    assert own.meld("AS TS KS KS QS JS", trump="S").points == 15
