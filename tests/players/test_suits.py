"""What players do at tables of suits."""

import pinochle_learn as pl
from pinochle_learn.players import choose
from pinochle_learn.players.suits.seat import Seat
from pinochle_learn.players.suits.stock import next_meld
from tests.support.tables import SUITED, each

BIDDING = [v for v in SUITED if v.rules.auction]
STOCK = [v for v in SUITED if v.rules.stock]


@each(BIDDING)
def test_a_bid_is_covered_by_melds_and_likely_tricks(v):
    for seed in range(20):
        deal = v.deal(seed=seed, dealer=0)
        while deal.phase == "auction":
            choice = choose(deal.view(deal.to_act))
            if choice.action != "pass" and "must bid" not in choice.why:
                seat, bid = Seat(deal.view(deal.to_act)), int(choice.action.split()[1])
                assert bid <= most(v, seat)
            deal.act(choice.action)


def most(v, seat):
    """What a hand may reckon with, counted in the test's own way."""
    whole, hand, size = v.count(v.pack.whole(), last_trick=True), seat.hand, v.rules.deal.hand.value
    if v.rules.table.partners.value:
        suits = (
            "SHDC"
            if not v.rules.trump.marriage.value
            else [suit for suit in "SHDC" if {f"K{suit}", f"Q{suit}"} <= set(map(str, hand))]
        )
        return max(v.meld(hand, trump=suit).points for suit in suits) + whole // 2 + seat.partners_meld()
    sums = []
    for suit in "SHDC":
        tricks = sum(card.suit == suit or card.rank == "A" for card in hand) - 2
        unseen = list(v.pack.whole())
        for card in hand:
            unseen.remove(card)
        now = v.meld(hand, trump=suit).points
        gains = sum(v.meld((*hand, card), trump=suit).points - now for card in unseen)
        sums.append(now + whole * max(tricks, 0) / size + gains * 3 / len(unseen))
    return max(sums) + (whole // 8 if v.rules.chips else 0)


def test_a_hopeless_bid_is_thrown_in_where_the_table_lets_one():
    deal = pl.variant("okpinochle").deal(seed=5, dealer=3)
    for action in ("bid 250", "bid 270", "pass", "pass", "bid 290", "pass", "trump S"):
        deal.act(action)
    while deal.phase == "exchange":
        deal.act(choose(deal.view(deal.to_act)).action)
    while deal.phase == "meld":
        deal.act("meld")  # nobody shows anything, so 250 is the most that the bidders can reach
    assert deal.phase == "decision"
    assert choose(deal.view(deal.to_act)).action == "throw in"
    assert deal.act("throw in").result.outcome == "thrown in"


def test_a_bidder_concedes_what_is_out_of_sight_and_plays_what_is_not():
    for amount, choice in ((600, "concede"), (350, "play on")):
        deal = pl.variant("auction").deal(seed=12, dealer=0).act(f"bid {amount}")
        while deal.phase == "auction":
            deal.act("pass")
        while deal.phase != "decision":
            deal.act(choose(deal.view(deal.to_act)).action)
        assert choose(deal.view(deal.to_act)).action == choice
        assert deal.meld[1] < 350


@each(STOCK)
def test_the_winner_of_a_trick_lays_the_next_meld_of_the_plan(v):
    laid = 0
    for seed in range(15):
        deal = v.deal(seed=seed, dealer=1)
        while deal.phase == "stock":
            action = choose(deal.view(deal.to_act)).action
            if deal.state.after_trick and action != "dix":
                melds = [one for one in deal.actions() if one.startswith("meld")]
                assert action.startswith("meld") is bool(melds)
            if action.startswith("meld"):
                option, copies = next_meld(Seat(deal.view(deal.to_act)))
                assert v.check_meld(action[5:], trump=deal.trump).points == option.pays(copies)
                laid += 1
            deal.act(action)
    assert laid > 30
