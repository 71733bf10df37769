"""Deals that end before a card is played: no marriage, little meld, a meld that wins, a bid conceded."""

import pytest

import pinochle_learn as pl
from tests.support.dealing import acted, laid_out
from tests.support.playing import as_listed, bought

DOUBLE, PAGAT, NPA, AUCTION = (pl.variant(n) for n in ("double-deck", "double-deck-pagat", "npa", "auction"))
BARE = "AS AS TS TS KS KS AH AH TH TH KH KH AD TD QD QD AC QC QC JC"  # kings and queens in no common suit


def melded(deal):
    """A deal whose melds have all been laid as proposed."""
    return as_listed(deal, until=lambda d: d.phase not in ("meld", "bury", "kitty"))


def bare(v, others=()):
    """North has the bid and no marriage."""
    return bought(v, laid_out(v, BARE, others=others))


@pytest.mark.parametrize("v", [DOUBLE, PAGAT, NPA], ids=lambda v: v.id)
def test_without_a_marriage_no_trump_is_named(v):
    """DP-04: the melds are laid all the same, and the deal is over."""
    deal = bare(v)
    assert (deal.phase, deal.trump, deal.to_act) == ("meld", None, 0)
    with pytest.raises(pl.ActionError, match="'trump S' cannot be done in the phase meld"):
        deal.act("trump S")
    melded(deal)
    assert (deal.phase, deal.trump, deal.tricks) == ("over", None, ())
    assert deal.result.outcome == "no marriage"


def test_marriages_are_plain_and_runs_are_none():
    """Without trump a run is one marriage, and no marriage is royal."""
    deal = bare(DOUBLE, others=("AD TD KD QD JD KD",))
    deal.act(deal.actions()[0])
    deal.act(deal.actions()[0])
    keys = {meld.key for meld in deal.view(1).melds[1]}
    assert "marriage" in keys
    assert not {"run", "royal-marriage"} & keys
    assert all(meld.points == 2 for meld in deal.view(1).melds[1] if meld.key == "marriage")


@pytest.mark.parametrize("v", [DOUBLE, PAGAT, NPA], ids=lambda v: v.id)
def test_what_it_costs(v):
    """The bid, and the others their meld; 20 of it at least by the 20/20 rule, and the bid with the NPA."""
    deal = melded(bare(v))
    others = deal.meld[1]
    counted = others if others >= v.rules.settle.least_meld.value else 0
    lost = (0, 50 + counted) if v is NPA else (-50, counted)
    assert deal.result.change == lost
    assert deal.result.change == v.settle(bid=50, bidder=0, meld=deal.meld, has_marriage=False).change


def test_only_a_suit_with_a_marriage_may_be_named():
    """DR-02."""
    deal = bought(DOUBLE, laid_out(DOUBLE, BARE.replace("KS KS", "KS QS")))
    assert deal.actions() == ("trump S",)
    with pytest.raises(pl.ActionError) as refusal:
        deal.act("trump hearts")
    assert str(refusal.value) == "Hearts cannot be trump: the bidder holds no king and queen of hearts."
    assert deal.act("trump spades").trump == "S"


def test_elsewhere_any_suit_may_be_named():
    for name in ("pagat", "hoyle", "auction", "cutthroat"):
        v = pl.variant(name)
        deal = bought(v, v.deal(seed=1))
        as_listed(deal, until=lambda d: d.phase == "trump")
        assert deal.actions() == ("trump S", "trump H", "trump D", "trump C")


def test_a_table_with_a_kitty_takes_none_where_there_is_no_trump():
    """In a house that asks three players for a marriage; the kitty is shown at the end."""
    v = pl.variant("cutthroat").with_rules({"trump.marriage": True})
    deal = bought(v, laid_out(v, "AS TS KS AH TH KH AD TD QD QD AC QC QC JC JC", "9S 9H 9D"))
    assert (deal.phase, deal.trump) == ("meld", None)
    melded(deal)
    assert (deal.result.outcome, len(deal.view(1).kitty), deal.buried) == ("no marriage", 3, ())


# --- the 20/20 rule ---

LITTLE = "AS AS TS TS KS QS AH AH TH TH KH KH TD TD QD QD TC TC QC QC"  # one marriage


@pytest.mark.parametrize("v", [PAGAT, NPA], ids=lambda v: v.id)
def test_bidders_below_twenty_do_not_play(v):
    """DP-09: trump is named all the same."""
    deal = bought(
        v, laid_out(v, LITTLE, others=("", "TS " * 2 + "JS JS JS JS JH JH JH JH TH TH JC JC JC JC"))
    )
    melded(acted(deal, "trump S"))
    assert deal.meld[0] < 20
    assert (deal.phase, deal.result.outcome, deal.trump) == ("over", "out of reach", "S")


def test_without_that_rule_they_play():
    deal = bought(
        DOUBLE, laid_out(DOUBLE, LITTLE, others=("", "TS TS JS JS JS JS JH JH JH JH TH TH JC JC JC JC"))
    )
    melded(acted(deal, "trump S"))
    assert (deal.meld[0] < 20, deal.phase) == (True, "play")


# --- aces that must be declared ---

ACES = "AS AH AD AC AS AH AD AC KS QS TS TH TD TC JS JH JD JC JS JH"


def declaring(v=NPA):
    """North holds aces around twice and has named spades."""
    return acted(bought(v, laid_out(v, ACES)), "trump S")


KEPT = [
    # what is shown, what is said
    ("meld", "double aces around"),
    ("meld KS QS", "double aces around"),
    ("meld AS AH AD AC", "double aces around"),
    ("meld KS QS; AS AH AD AC", "double aces around"),
]


@pytest.mark.parametrize(("shown", "name"), KEPT)
def test_aces_around_may_not_be_kept_back(shown, name):
    """NP-03."""
    deal = declaring()
    with pytest.raises(pl.ActionError) as refusal:
        deal.act(shown)
    assert str(refusal.value) == (
        f"Aces around must be declared before the first card is played, or it is a renege: {name}."
    )
    assert (deal.phase, deal.meld) == ("meld", (0, 0))


def test_aces_around_once_are_named_so():
    once = "AS AH AD AC KS QS TS TH TD TC JS JH JD JC JS JH AS AH AD KH"
    deal = acted(bought(NPA, laid_out(NPA, once)), "trump S")
    with pytest.raises(pl.ActionError, match=r"it is a renege: aces around\.$"):
        deal.act("meld KS QS")
    assert deal.act("meld AS AH AD AC").meld == (10, 0)


@pytest.mark.parametrize("shown", ["meld AS AH AD AC; AS AH AD AC", "meld AS AH AD AC AS AH AD AC"])
def test_they_may_be_declared_at_once_or_one_by_one(shown):
    assert declaring().act(shown).meld == (100, 0)


def test_where_they_need_not_be_declared_they_may_be_kept():
    assert declaring(PAGAT).act("meld").to_act == 1


# --- chips: a meld that wins alone, and a bid that is conceded ---

WINNING = (
    "AS TS KS QS JS AH AD AC KH QH KD QD KC QC 9S"  # a roundhouse with a run and aces: 150, 100, 60 and more
)
OTHERS = "9H JD TC"


def winning(bid):
    """North has the bid, the kitty and spades as trump, and shows all the melds he has."""
    deal = bought(AUCTION, laid_out(AUCTION, WINNING, OTHERS), bid)
    acted(deal, "take kitty", "trump S")
    return deal.act(deal.actions()[0])


def test_a_meld_that_reaches_the_bid_wins_without_play():
    """Nothing is buried, no choice is asked for, no card is played."""
    deal = winning(300)
    assert deal.meld[0] >= 300
    assert (deal.phase, deal.buried, deal.tricks, len(deal.hands[0])) == ("over", (), (), 18)
    assert (deal.result.outcome, deal.result.change) == ("made", (4, -2, -2))
    assert deal.view(1).buried_trumps is None


def test_a_meld_that_is_ten_short_is_played():
    points = winning(300).meld[0]
    assert winning(points).phase == "over"
    assert winning(points + 10).phase == "bury"


def test_where_a_meld_does_not_win_alone_it_is_played():
    own = AUCTION.with_rules({"settle.meld_wins": False})
    deal = acted(bought(own, laid_out(own, WINNING, OTHERS)), "take kitty", "trump S")
    assert deal.act(deal.actions()[0]).phase == "bury"


def deciding(trump="S"):
    """North has buried and may concede."""
    deal = bought(AUCTION, laid_out(AUCTION, "AS TS KS QS JS 9S AH TH QH AD KD AC TC 9C 9D", "9H QD JC"))
    acted(deal, "take kitty", f"trump {trump}", "meld")
    return deal.act(deal.actions()[0])


def test_a_bid_may_be_conceded_before_the_first_lead():
    """A3-10: the single bete, one unit to each, and spades do not double it."""
    deal = deciding()
    assert (deal.phase, deal.to_act, deal.actions()) == ("decision", 0, ("play on", "concede"))
    deal.act("concede")
    assert (deal.phase, deal.result.outcome, deal.result.change) == ("over", "single bete", (-2, 1, 1))
    assert deal.tricks == ()
    assert all(len(deal.view(seat).buried) == 3 for seat in range(3))


def test_played_on_it_cannot_be_conceded_any_more():
    deal = deciding().act("play on")
    assert (deal.phase, deal.to_act) == ("play", 0)
    with pytest.raises(pl.ActionError, match="'concede' cannot be done in the phase play"):
        deal.act("concede")
    as_listed(deal, until=lambda d: d.phase == "over")
    assert deal.result.outcome in ("made", "double bete")


def test_taken_back_it_can_still_be_played():
    deal = deciding()
    state = deal.state
    assert deal.act("concede").undo().state is state
    assert deal.act("PLAY  ON").phase == "play"


def test_no_decision_where_nothing_may_be_conceded():
    phases = [phase for phase in AUCTION.rules.deal.phases.value if phase != "decision"]
    own = AUCTION.with_rules({"settle.throw_in": "never", "deal.phases": phases})
    deal = bought(own, laid_out(own, "AS TS KS QS JS 9S AH TH QH AD KD AC TC 9C 9D", "9H QD JC"))
    acted(deal, "take kitty", "trump S", "meld")
    assert deal.act(deal.actions()[0]).phase == "play"


def test_nobody_bids_at_the_auction_table():
    """A3-05: no score, the next dealer deals, and the kitty is nobody's."""
    deal = AUCTION.deal(seed=3, dealer=2).act("pass").act("pass").act("pass")
    assert (deal.phase, deal.result.outcome, deal.result.change) == ("over", "no contract", (0, 0, 0))
    assert [len(hand) for hand in deal.hands] == [15] * 3
    assert all(len(deal.view(seat).kitty) == 3 for seat in range(3))
