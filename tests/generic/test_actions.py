"""What is listed is accepted; what is not legal is refused with a reason and changes nothing."""

from random import Random

import pytest

import pinochle_learn as pl
from tests.support.cards import DECK
from tests.support.playing import moves, play_out

PLAYS = [f"play {card}" for card in dict.fromkeys(DECK)]
SAMPLES = {
    # an act that belongs to this phase and to no other
    "auction": ["pass", "bid 30", "bid 300"],
    "trump": ["trump S", "trump hearts"],
    "exchange": ["give AS TS KS QS", "give 9H 9H 9C"],
    "meld": ["meld", "meld KS QS"],
    "decision": ["play on", "throw in"],
    "play": PLAYS,
}
JUNK = [
    "",
    " ",
    "play",
    "bid",
    "bid x",
    "bid -5",
    "bid 25.5",
    "trump",
    "trump X",
    "give",
    "give AS",
    "meld 9",
    "fold",
]
JUNK += ["pass please", "bid ²", "play AS KS", "throw", "play of", "meld KS QS; KS", "undo", "actions"]


def a_deal(v, seed):
    """A deal and chance."""
    rng = Random(f"{v.id} {seed}")
    return v.deal(seed=rng.randrange(2**31), dealer=rng.randrange(4)), rng


def is_refused(deal, action):
    """A refusal has a message and changes nothing."""
    before, text = deal.state, deal.to_text()
    with pytest.raises(pl.PinochleError) as refusal:
        deal.act(action)
    assert str(refusal.value).endswith((".", "…"))
    assert deal.state is before
    assert deal.to_text() == text


@pytest.mark.parametrize("seed", range(3))
def test_each_listed_action_is_accepted(v, seed):
    deal, rng = a_deal(v, f"listed {seed}")
    most = {}
    while deal.phase != "over":
        state, actions = deal.state, deal.actions()
        for action in actions:
            assert deal.act(action).state is not state
            assert deal.undo().state is state
        most[deal.phase] = max(len(actions), most.get(deal.phase, 0))
        deal.act(rng.choice(actions))
    assert most["auction"] > 1


@pytest.mark.parametrize("seed", range(5))
def test_acts_of_other_phases_are_refused(v, seed):
    deal, rng = a_deal(v, f"other {seed}")
    is_refused(deal, "trump S")
    for _action in moves(v, deal, rng):
        for phase, samples in SAMPLES.items():
            if phase != deal.phase:
                is_refused(deal, rng.choice(samples))
        is_refused(deal, rng.choice(JUNK))


def test_a_card_that_is_not_listed_is_refused(v):
    deal, rng = a_deal(v, "cards")
    for _action in moves(v, deal, rng):
        if deal.phase == "play":
            for action in PLAYS:
                if action not in deal.actions():
                    is_refused(deal, action)


def test_a_bid_that_is_not_legal_is_refused_and_any_other_accepted(v):
    deal, _rng = a_deal(v, "bids")
    legal = v.auction(dealer=deal.dealer).legal_bids()
    for bid in range(0, 500, 5):
        if bid in legal:
            assert deal.act(f"bid {bid}").history[-1] == f"bid {bid}"
            deal.undo()
        else:
            is_refused(deal, f"bid {bid}")


@pytest.mark.parametrize("junk", [None, 5, b"pass", ["pass"], object])
def test_an_action_is_a_text(v, junk):
    is_refused(v.deal(seed=1), junk)


@pytest.mark.parametrize("junk", JUNK)
def test_junk_is_refused_in_every_phase(v, junk):
    deal, rng = a_deal(v, f"junk {junk}")
    is_refused(deal, junk)
    for _action in moves(v, deal, rng):
        is_refused(deal, junk)


def test_acts_may_be_written_freely(v):
    """Case and spaces do not matter, and a suit may be named."""
    minimum = v.rules.auction.minimum.value
    deal = v.deal(seed=1, dealer=3).act(f"  BID   {minimum} ")
    while deal.phase == "auction":
        deal.act("Pass")
    assert deal.act("Trump  Hearts").trump == "H"
    play_out(v, deal, Random(1), until=lambda d: d.phase == "play")
    card = deal.actions()[0].split()[1]
    assert str(deal.act(f"play {card.lower()}").trick[0]) == card


def test_nothing_is_left_to_do_at_the_end(v):
    deal, rng = a_deal(v, "end")
    play_out(v, deal, rng)
    for action in ("pass", "play AS", "meld"):
        is_refused(deal, action)
