"""What is listed is accepted; what is not legal is refused with a reason and changes nothing."""

from itertools import chain
from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.cards.card import colour_name, suit_name
from tests.support.cards import deck
from tests.support.playing import as_listed, bought, choose, limits, moves, play_out
from tests.support.tables import WITH_TRICKS, each

SAMPLES = {
    # an act that belongs to this phase and to no other
    "auction": ["pass", "bid 30", "bid 300"],
    "trump": ["trump S", "trump hearts"],
    "kitty": ["take kitty"],
    "bury": ["bury AS TS KS", "bury QH QH JD"],
    "exchange": ["give AS TS KS QS", "give 9H 9H 9C"],
    "meld": ["meld", "meld KS QS"],
    "decision": ["play on", "throw in", "concede"],
    "stock": ["draw", "no meld", "dix", "play KS table"],
    "turns": ["draw stock", "draw discard", "keep", "discard AS", "lay off AS on 1"],
}
COLOURED = {
    # the same with cards and trumps of the Purple pack
    "trump": ["trump Bk", "trump red"],
    "bury": ["bury ABk TBk KBk", "bury QRd QBl JBl"],
    "exchange": ["give ABk TBk KBk QBk", "give 9Rd 9Go 9Gr"],
    "meld": ["meld", "meld KBk QBk"],
    "stock": ["draw", "no meld", "dix", "play KBk table"],
    "second_meld": ["meld", "meld KBk QBk"],
    "turns": ["draw stock", "draw discard", "keep", "discard ABk", "lay off ABk on 1"],
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
JUNK += ["draw two", "no", "dix 9S", "play KS hand", "declare", "declare in"]
JUNK += ["take", "take the kitty", "bury", "bury AS", "bury X", "concede please"]
JUNK += ["trump purple", "play KXx", "draw pile", "discard", "discard X", "keep it", "lay", "lay off"]
JUNK += [
    "lay off KBk",
    "lay off KBk on",
    "lay off KBk on 0",
    "lay off KBk on 99",
    "lay off on 1",
    "lay KBk on 1",
]
JUNK += ["meld 8Bk 9Bk TBk as flush", "meld as color-run", "meld 8Bk 9Bk as set", "discard ABk ABk"]


def plays(v):
    """The act of playing each card of the pack."""
    return [f"play {card}" for card in dict.fromkeys(deck(v))]


def samples(v):
    """Acts of every phase, with the cards of the table."""
    own = SAMPLES | (COLOURED if v.rules.colours else {})
    return own | {"play": plays(v)}


def a_deal(v, seed):
    """A deal and chance."""
    rng = Random(f"{v.id} {seed}")
    return v.deal(seed=rng.randrange(2**31), dealer=rng.randrange(v.rules.players)), rng


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
    assert max(most[phase] for phase in chosen_in(v)) > 1


def chosen_in(v):
    """The phase in which there is a choice: the first, but for melds, of which the best are listed."""
    phases = v.rules.deal.phases.value
    return {phases[0] if v.rules.auctioned or v.rules.auction is None else "play"}


@pytest.mark.parametrize("seed", range(3))
def test_acts_of_other_phases_are_refused(v, seed):
    deal, rng = a_deal(v, f"other {seed}")
    for trump in samples(v)["trump"]:
        is_refused(deal, trump)
    for _action in moves(v, deal, rng):
        for phase, acts in samples(v).items():
            if phase != deal.phase and not allowed_in(deal.phase, phase):
                is_refused(deal, rng.choice(acts))
        is_refused(deal, rng.choice(JUNK))


def allowed_in(phase, other):
    """Says whether acts of another phase may be done in this.

    One plays and melds while the stock lasts, and melds twice where the cards won are melded as well.
    """
    return (phase == "stock" and other in {"play", "meld"}) or {phase, other} == {"meld", "second_meld"}


@each(WITH_TRICKS)
def test_a_card_that_is_not_listed_is_refused(v):
    rng, played, every = Random(v.id), 0, plays(v)
    for _ in range(6):
        deal = bought(v, v.deal(seed=rng.randrange(2**31)))
        as_listed(deal, until=lambda d: d.phase in ("play", "over"))
        played += deal.phase == "play"
        while deal.phase == "play" and played == 1:
            others = sorted(set(every) - set(deal.actions()))
            assert len(others) > len(every) - len(deal.hands[deal.to_act]) - 1
            for action in rng.sample(others, min(8, len(others))):
                is_refused(deal, action)
            deal.act(rng.choice(deal.actions()))
    assert played


def test_a_bid_that_is_not_legal_is_refused_and_any_other_accepted(v):
    """Where there is no auction, every bid is refused."""
    deal, _rng = a_deal(v, "bids")
    if not v.rules.auctioned:
        for bid in range(0, 500, 50):
            is_refused(deal, f"bid {bid}")
        return
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


def test_junk_is_refused_in_every_phase(v):
    """All of it whenever a phase begins, some of it at every other moment."""
    for number in range(2):
        deal, rng = a_deal(v, f"junk {number}")
        phase = ""
        for _action in chain(["the deal"], moves(v, deal, rng)):
            for junk in JUNK if deal.phase != phase else rng.sample(JUNK, 3):
                is_refused(deal, junk)
            phase = deal.phase
        assert phase == "over"


@each(WITH_TRICKS)
def test_acts_may_be_written_freely(v):
    """Case and spaces do not matter, and a suit or a colour may be named."""
    deal = v.deal(seed=1, dealer=v.rules.players - 1)
    if v.rules.auctioned:
        deal.act(f"  BID   {v.rules.auction.minimum.value} ")
    while deal.phase == "auction":
        deal.act("Pass")
    while deal.phase != "play":
        deal.act(loosely(deal.actions()[0]))
    card = deal.actions()[0].split()[1]
    assert str(deal.act(f"play {card.lower()}").trick[0]) == card


def test_an_act_written_freely_does_what_the_listed_one_does(v):
    deal, rng = a_deal(v, "freely")
    most = limits(v, deal, rng)
    while deal.phase != "over":
        action = choose(v, deal, rng, most)
        listed = deal.act(action).state
        assert deal.undo().act(loosely(action)).state == listed


def loosely(action):
    """The same act in other letters, with more space and a suit by its name."""
    verb, _, rest = action.partition(" ")
    if verb == "trump":
        name = colour_name(rest) if len(rest) > 1 else suit_name(rest)
        return f" {verb.title()}   {name.title()} "
    return f"  {verb.upper()}  {rest.lower()} "


@each(WITH_TRICKS)
def test_giving_up_has_one_name_a_table(v):
    """What is thrown in for points is conceded for chips, and each table knows its own word only."""
    if v.rules.settle.throw_in.value == "never":
        assert "decision" not in phases(v)
        return
    deal = first_with(v, "decision")
    own, other = ("throw in", "concede") if v.rules.chips is None else ("concede", "throw in")
    assert deal.actions() == ("play on", own)
    is_refused(deal, other)
    assert deal.act(own).result.outcome == {"throw in": "thrown in", "concede": "single bete"}[own]


def first_with(v, phase):
    """The first deal, by seed, that comes to a phase; the bid is out of reach where that is asked for."""
    enough = 600 if v.rules.settle.throw_in.value == "out_of_reach" else v.rules.auction.minimum.value
    for seed in range(50):
        deal = driven_up(v.deal(seed=seed), enough)
        as_listed(deal, until=lambda d: d.phase in (phase, "play", "over"))
        if deal.phase == phase:
            return deal
    raise AssertionError(phase)


def driven_up(deal, enough):
    """A deal whose bid is at least so much: everybody bids the least there is."""
    while deal.phase == "auction":
        standing = max((bid for _seat, bid in deal.view(0).calls if bid), default=0)
        bids = [action for action in deal.actions() if action.startswith("bid")]
        deal.act("pass" if standing >= enough else bids[0])
    return deal


def phases(v):
    """The phases that deals of this table go through."""
    met, rng = set(), Random(v.id)
    for seed in range(6):
        deal = v.deal(seed=seed)
        met |= {deal.phase for _action in moves(v, deal, rng)}
    return met


def test_every_phase_of_the_record_is_met(v):
    """A phase for which the table has no use is never entered, and every other is."""
    met = phases(v)
    assert met - {"over"} <= set(v.rules.deal.phases.value)
    assert sure_to_be_met(v) <= met
    assert {"kitty", "bury"} & met == ({"kitty", "bury"} if v.rules.kitty else set())
    assert {"auction", "trump"} & met == ({"auction", "trump"} if v.rules.auctioned else set())


def sure_to_be_met(v):
    """The phases without which this table is not played."""
    if v.rules.turns is not None:
        return {"turns"}
    bidding = {"auction", "trump"} if v.rules.auctioned else set()
    after = {"second_meld"} & set(v.rules.deal.phases.value)
    return bidding | {"stock" if v.rules.stock else "meld", "play"} | after


def test_nothing_is_left_to_do_at_the_end(v):
    deal, rng = a_deal(v, "end")
    play_out(v, deal, rng)
    for action in ("pass", "play AS", "meld", "draw stock", "discard ABk", "keep"):
        is_refused(deal, action)
