"""Burying: what may go is what the deal itself allows, and each mistake hears its own reason."""

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.lessons.melds.suits.bury.answers import judged, judged_by_goal, kitty_rules, may_go, told
from pinochle_learn.lessons.melds.suits.bury.kitty import Burying, kitty_for
from pinochle_learn.lessons.melds.suits.practise.bank import meld_exercise
from pinochle_learn.lessons.melds.suits.practise.situations import meld_situations
from tests.support.tables import SUITED

WITH_KITTY = [v for v in SUITED if v.rules.kitty]
AUCTION, CUTTHROAT = map(pl.variant, ("auction", "cutthroat"))
BURIED = {"bury-plain", "bury-trump", "bury-keep", "bury-most"}
EACH = [(v, s.key) for v in WITH_KITTY for s in meld_situations(v.rules) if s.key in BURIED]
# A run, a pinochle and queens around; three plain counters, two plain nines and trumps besides.
HAND = "AS TS KS QS JS TS KS QH QD QC JD AC AH TH 9H 9C 9S 9S"


def burying(v, hand=HAND, trump="S"):
    return Burying(compiled(v.rules), v.pack.read(hand), trump)


def at_burying(v, seed):
    """A deal that has come to the bury phase."""
    deal = v.deal(seed=seed, dealer=0)
    while deal.phase != "bury":
        acts = deal.actions()
        bids = [act for act in acts if act.startswith("bid")]
        deal.act("pass" if "pass" in acts and deal.state.bidding.calls else (bids or acts)[0])
    return deal


@pytest.mark.parametrize("v", WITH_KITTY, ids=lambda v: v.id)
@pytest.mark.parametrize("seed", range(6))
def test_what_may_go_is_what_the_deal_allows(v, seed):
    deal = at_burying(v, seed)
    hand = deal.hands[deal.state.bidder]
    now = Burying(compiled(v.rules), hand, deal.state.trump)
    assert [f"bury {' '.join(map(str, choice.cards))}" for choice in now.allowed] == list(deal.actions())
    if now.laid is not None:
        assert now.laid == deal.state.melds[deal.state.bidder]
    for choice in now.allowed[:20]:
        assert now.refusal(choice.cards) == ""
        assert choice.worth == int(v.count(choice.cards))
        kept = now.laid or v.meld(now.left(choice.cards), trump=now.trump)
        assert choice.kept == kept.points == now.kept(choice.cards).points


@pytest.mark.parametrize(
    ("cards", "line", "reason"),
    [
        ("9H 9C", "Bury exactly 3 cards, not 2.", None),
        ("9H 9C TH AH", "Bury exactly 3 cards, not 4.", None),
        (
            "QH 9H 9C",
            "Melded cards may not be buried: queen of hearts.",
            "The queen of hearts serves in type III: in queens around.",
        ),
        ("TS 9H 9C", "A trump may be buried only when nothing else is left: ten of spades cannot go.", None),
    ],
)
def test_what_may_not_go_hears_why(cards, line, reason):
    answer = judged(burying(AUCTION), AUCTION.pack.read(cards))
    assert (answer.right, answer.line) == (False, line)
    assert answer.reasons == (() if reason is None else (reason,))


def test_what_may_go_where_melds_lie_on_the_table():
    now = burying(AUCTION)
    assert may_go(now).startswith("Free to go: the ")
    assert "of spades" not in may_go(now)
    answer = judged(now, AUCTION.pack.read("AH TH 9H"))
    assert (answer.right, answer.line) == (True, "These three may go.")
    assert answer.reasons[0].startswith("They are yours as if won in tricks. ")
    assert "21" in answer.reasons[0]
    points = now.laid.points
    assert answer.reasons[1:] == (f"Your melds lie on the table and stay: {points} points.",)
    assert told(now, AUCTION.pack.read("9H 9C"))[0] == "None of them counts in tricks: they bring nothing."


def test_trumps_go_last_and_are_announced():
    hand = "AS TS KS QS JS AS TS KS QS JS 9S 9S QH QD QC JD 9H AH"
    now = burying(AUCTION, hand)
    assert now.whole.points == 150 + 150 + 10 + 10 + 40 + 60
    assert now.laid.points == now.whole.points - 10  # one nine is kept back, to be buried
    assert now.trumps == 1
    held = "AS TS KS QS JS TS KS 9S QH QD QC JD KH KD KC AS 9H 9S"
    now = burying(AUCTION, held)
    assert now.trumps == 2
    assert may_go(now) == "Only the nine of hearts can go, and 2 trumps with them."
    refused = judged(now, AUCTION.pack.read("AS TS KS"))
    assert refused.line.endswith("only when nothing else is left: here 2 trumps must go, and no more.")
    answer = judged(now, AUCTION.pack.read("9H AS TS"))
    assert answer.right
    assert answer.reasons[-1] == "2 trumps go, since nothing else is left: you announce it to the others."


def test_what_burying_costs_where_the_melds_come_after():
    now = burying(CUTTHROAT)
    assert now.laid is None
    assert may_go(now) == "Any card may go."
    free = judged(now, CUTTHROAT.pack.read("AH TH 9H"))
    assert free.reasons[1].startswith("The 15 cards left: Run 150")
    assert len(free.reasons) == 2
    dear = judged(now, CUTTHROAT.pack.read("QH 9H 9C"))
    assert dear.right
    whole = now.whole.points
    assert dear.reasons[2] == f"With all 18 it would be {whole}. Gone: queens around 60."
    broken = judged(now, CUTTHROAT.pack.read("AS 9H 9C"))
    assert broken.reasons[-1] == "Left instead: royal marriage 40."


@pytest.mark.parametrize(("v", "key"), EACH, ids=[f"{v.id}-{key}" for v, key in EACH])
def test_each_exercise_can_be_answered_rightly_and_wrongly(v, key):
    for seed in range(8):
        drawn = meld_exercise(v.rules, key, seed)
        v.pack.check_copies(drawn.hand)
        assert set(drawn.kitty) <= set(drawn.hand)
        assert len(drawn.kitty) == v.rules.kitty.cards.value
        now = Burying(compiled(v.rules), drawn.hand, drawn.trump)
        right = judged_by_goal(now, now.best.cards, key)
        assert right.right
        assert not judged_by_goal(now, now.best.cards[:2], key).right
        if key in ("bury-keep", "bury-most"):
            worst = min(now.allowed, key=lambda choice: (choice.kept, choice.worth)).cards
            assert judged_by_goal(now, worst, key).line.startswith("They may go")
        else:
            shown = now.shown[: now.count]
            assert judged_by_goal(now, shown, key).line.startswith("Melded cards may not be buried")
        assert bool(now.trumps) is (key == "bury-trump") or key == "bury-most"


def test_fewer_points_than_one_could_bury_is_said():
    now = burying(CUTTHROAT)
    cards = CUTTHROAT.pack.read("9H 9C TH")
    nines = judged_by_goal(now, cards, "bury-most")
    assert nines.line == "They may go and are worth 10, but others are worth more: 30."
    assert judged_by_goal(now, cards, "bury-keep").line == "Right: these three may go."


def test_the_kitty_of_a_hand_of_ones_own_is_always_the_same():
    hand = CUTTHROAT.pack.read(HAND)[:15]
    kitty = kitty_for(compiled(CUTTHROAT.rules), hand)
    assert kitty == kitty_for(compiled(CUTTHROAT.rules), hand)
    CUTTHROAT.pack.check_copies((*hand, *kitty))
    assert len(kitty) == 3


@pytest.mark.parametrize("v", SUITED, ids=lambda v: v.id)
def test_how_the_kitty_is_taken_follows_the_record(v):
    lines = " ".join(kitty_rules(v.rules))
    order = v.rules.deal.phases.value
    if v.rules.kitty is None:
        assert lines == ""
        return
    assert ("named before the kitty" in lines) is (order.index("trump") < order.index("kitty"))
    assert ("laid before burying" in lines) is (order.index("meld") < order.index("bury"))
    assert ("Melded cards may not go" in lines) is not v.rules.kitty.bury_melded.value
    assert ("announced" in lines) is (v.rules.kitty.bury_trump.value == "last")
