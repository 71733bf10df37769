"""Melds as a player shows them: all of them, fewer, or wrong ones."""

import pytest

import pinochle_learn as pl
from tests.support.dealing import laid_out
from tests.support.playing import bought

RUN = "AS TS KS QS JS"
NORTH = f"{RUN} KS QS JD 9S AH AD AC"


def melding(table="pinochlerun", north=NORTH, trump="S"):
    """A deal in which North is to meld; nothing is passed, and the others hold what is left of the pack."""
    v = pl.variant(table).with_rules({"exchange.cards": 0})
    left = list(v.pack.whole())
    for card in v.pack.read(north):
        left.remove(card)
    deal = v.deal(hands=[north, left[:12], left[12:24], left[24:]], dealer=3)
    deal.act(f"bid {v.rules.auction.minimum.value}").act("pass").act("pass").act("pass")
    return deal.act(f"trump {trump}")


SHOWN = [
    # what is shown, points on the small scale
    ("meld", 0),
    (f"meld {RUN}", 15),
    (f"meld {RUN}; KS QS", 19),
    ("meld KS QS; KS QS", 8),
    (f"meld {RUN}; KS QS; QS JD; 9S; AS AH AD AC", 34),
    ("meld as ah ad ac;qs jd", 14),
    ("MELD 9S", 1),
]


@pytest.mark.parametrize(("shown", "points"), SHOWN)
def test_fewer_melds_than_one_holds_may_be_shown(shown, points):
    assert melding().act(shown).meld == (points, 0)


WRONG = [
    ("meld JD QS AH", "'JD QS AH' cannot be melded: These are more cards than one meld."),
    (f"meld {RUN}; KS QS; KS QS", "'KS QS' cannot be melded: Already used in type I"),
    ("meld KH QH", "neither in the hand nor on the table: the king of hearts and the queen of hearts."),
    ("meld 9H", "neither in the hand nor on the table"),
    ("meld KS QS; ", "'' cannot be melded: No card is claimed"),
    (
        "meld KS QS KS QS",
        "cannot be melded: These are 2 melds, each a royal marriage of 4: lay them one at a time.",
    ),
    ("meld everything", "'everything' is no card"),
    ("lay KS QS", "'lay KS QS' cannot be done in the phase meld."),
]


@pytest.mark.parametrize(("shown", "words"), WRONG)
def test_what_cannot_be_shown(shown, words):
    deal = melding()
    with pytest.raises(pl.PinochleError) as refusal:
        deal.act(shown)
    assert words in str(refusal.value)
    assert deal.meld == (0, 0)


def test_the_best_is_what_is_proposed():
    deal = melding()
    assert deal.actions() == (f"meld {RUN}; KS QS; 9S; QS JD; AS AH AD AC",)
    assert deal.act(deal.actions()[0]).meld == (34, 0)


def test_each_seat_melds_in_turn_and_then_it_is_played():
    deal = melding()
    for seat in range(4):
        assert (deal.phase, deal.to_act) == ("meld", seat)
        deal.act("meld")
    assert (deal.phase, deal.to_act) == ("play", 0)


def test_copies_shown_one_by_one_count_together():
    """Two pinochles laid one after the other are a double pinochle."""
    deal = melding("pagat", "QS QS JD JD AS AS TS TS 9S 9S KS KS", "C").act("meld QS JD; QS JD")
    assert deal.meld == (300, 0)
    assert [meld.key for meld in deal.view(1).melds[0]] == ["double-pinochle"]


FOUR = [
    # melds of the double deck: all at once, one by one, or some of them; points at PinochleRun's table
    ("QS JD; QS JD; QS JD; QS JD", 90, "quadruple-pinochle"),
    ("QS JD QS JD; QS JD", 60, "triple-pinochle"),
    ("QS JD QS JD QS JD QS JD", 90, "quadruple-pinochle"),
    ("QS JD; QS JD", 30, "double-pinochle"),
    ("AS TS KS QS JS AS TS KS QS JS; AS TS KS QS JS", 225, "triple-run"),
]


@pytest.mark.parametrize(("shown", "points", "key"), FOUR)
def test_up_to_four_copies_shown_one_by_one_count_together(shown, points, key):
    v = pl.variant("double-deck")
    north = "AS TS KS QS JS " * 3 + "QS JD JD JD JD"
    deal = bought(v, laid_out(v, north)).act("trump S")
    assert deal.act(f"meld {shown}").meld == (points, 0)
    assert [meld.key for meld in deal.view(1).melds[0]] == [key]


def test_where_only_the_bidder_melds_nobody_else_is_asked():
    v = pl.variant("auction")
    deal = bought(v, v.deal(seed=2)).act("take kitty").act("trump S")
    assert (deal.phase, deal.to_act) == ("meld", deal.view(0).bidder)
    assert deal.act("meld").phase == "bury"
    own = pl.variant("pagat").with_rules({"meld.who": "bidder", "exchange.cards": 0})
    alone = bought(own, own.deal(seed=2)).act("trump S").act("meld")
    assert alone.phase != "meld"


def test_melds_that_share_cards_lie_there_once():
    """Read so that a run pays its marriage too, five cards show both: three more of eight can be buried."""
    v = pl.variant("auction").with_rules({"meld.run_extras": "both"})
    assert [meld.key for meld in v.meld(RUN, trump="S")] == ["run", "royal-marriage"]
    north = f"{RUN} AH AD AC KH QH KD QD KC QC JD"  # with the kitty all but three are melded
    deal = laid_out(v, north, kitty="9H 9D 9C")
    for action in ("bid 300", "pass", "pass", "take kitty", "trump S"):
        deal.act(action)
    laid = deal.act(deal.actions()[0]).view(0).melds[0]
    assert sum(meld.points for meld in laid) == v.meld(f"{north} 9H 9D 9C", trump="S").points
