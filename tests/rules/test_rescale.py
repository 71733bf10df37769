"""The other scale: the same answers, ten times as large or a tenth, and never both."""

import pytest

import pinochle_learn as pl

ON_BOTH = [v for v in pl.variants() if v.id != "hoyle"]


@pytest.mark.parametrize("v", ON_BOTH, ids=lambda v: v.id)
def test_every_score_changes_scale_alike(v):
    other = v.on_scale(11 - v.scale)
    factor = other.scale / v.scale
    hand = "AS TS KS KS QS JS JD 9S AH AD AC 9H"
    assert other.meld(hand, trump="S").points == v.meld(hand, trump="S").points * factor
    assert other.count("AS TS KS QS") == v.count("AS TS KS QS") * factor
    assert other.auction().legal_bids().minimum == v.auction().legal_bids().minimum * factor
    assert other.rules.game.target.value == v.rules.game.target.value * factor


@pytest.mark.parametrize("v", ON_BOTH, ids=lambda v: v.id)
def test_there_and_back_is_the_same_table(v):
    assert v.on_scale(11 - v.scale).on_scale(v.scale) == v
    assert v.on_scale(v.scale) == v


def test_card_values_that_cannot_be_divided_have_no_small_scale():
    assert pl.variant("hoyle").on_scale(1) is None
    assert pl.variant("hoyle").on_scale(3) is None


def test_the_worked_hand_on_the_large_scale():
    hand = (
        pl.variant("pinochlerun")
        .on_scale(10)
        .settle(bid=340, bidder=0, meld=(280, 120), trick_points=(150, 100), before=(1120, 960))
    )
    assert hand.after == (1550, 1180)
    assert "155 " not in hand.why


def test_a_deal_on_the_other_scale_is_saved_and_restored():
    deal = pl.variant("pagat").on_scale(1).deal(seed=3).act("bid 26")
    again = pl.Deal.from_text(deal.to_text())
    assert again == deal
    assert again.actions() == deal.actions()


def test_rules_are_changed_before_the_scale():
    with pytest.raises(pl.RuleError, match="own scale first"):
        pl.variant("pagat").on_scale(1).with_rules({"meld.run_extras": "strict"})
    own = pl.variant("pagat").with_rules({"meld.run_extras": "strict"}).on_scale(1)
    assert own.meld("AS TS KS KS QS JS", trump="S").points == 15
