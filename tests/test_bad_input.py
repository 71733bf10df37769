"""Any junk into any call of the front door gives an answer or a PinochleError with words; nothing else."""

from collections.abc import Iterable
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pinochle_learn as pl
from tests.support.junk import junk, numbers, texts
from tests.support.tables import AUCTIONED, EVERY, PURPLES, RUMMIES, RUMMY, SUITED

V = EVERY
AUCTION, NPA = pl.variant("auction"), pl.variant("npa")
SAVED = V[0].deal(seed=7, dealer=3).act("bid 30").act("pass").act("pass").act("pass").act("trump S").to_text()
SAVED_COLOURS = AUCTIONED.deal(seed=7, dealer=2).act("bid 100").act("pass").act("pass").to_text()
SAVED_TURNS = RUMMY.deal(seed=7, dealer=3, players=4).act("draw stock").to_text()
PURPLE_PACK = [str(card) for card in PURPLES[0].pack.whole()]
PATHS = [
    "play.must_beat",
    "meld.run_extras",
    "count.points",
    "auction.ladder",
    "auction.raises",
    "deal.phases",
]

suited = st.lists(st.sampled_from([f"{rank}{suit}" for suit in "SHDC" for rank in "ATKQJ9"]), max_size=14)
coloured = st.lists(st.sampled_from(PURPLE_PACK), max_size=14)
cards = st.one_of(suited, coloured)
maybe_cards = st.one_of(cards, cards.map(" ".join), junk)
maybe_trump = st.one_of(st.sampled_from(["S", "H", "D", "C", "Bk", "Si", "gold", None]), junk)
points = st.integers(0, 250)
pairs = st.one_of(st.tuples(points, points), st.tuples(points, points, points), st.none(), junk)
variant = st.sampled_from(V)
# half of the time a table with suits, else one with colours
any_kind = st.one_of(st.sampled_from(SUITED), st.sampled_from([v for v in EVERY if v not in SUITED]))


def used(answer):
    """Looks into an answer, as far as a reader would."""
    str(answer)
    repr(answer)
    if isinstance(answer, Iterable):
        list(islice(answer, 30))
    return getattr(answer, "why", "")


def answers_or_refuses(call, *args, **kwargs):
    """The rule of this page."""
    try:
        return used(call(*args, **kwargs))
    except pl.PinochleError as error:
        assert str(error).strip()  # noqa: PT017 - a refusal is one of two good ends
        return str(error)


@given(junk)
def test_variant(name):
    answers_or_refuses(pl.variant, name)


@given(any_kind, maybe_cards, maybe_trump)
def test_meld(v, hand, trump):
    answers_or_refuses(v.meld, hand, trump=trump)


@given(any_kind, maybe_cards, maybe_trump, maybe_cards, st.one_of(st.lists(maybe_cards, max_size=3), junk))
def test_check_meld(v, claim, trump, hand, laid):
    answers_or_refuses(v.check_meld, claim, trump=trump, hand=hand, laid=laid)


GROUPS = ["KBk QBk JBk as color-run", "8Bk 8Rd 8Gr", "8Bk 9Bk TBk", "8Gr 9Gr TGr JGr as suit-run", "ABk"]
on_the_table = st.one_of(st.lists(st.one_of(st.sampled_from(GROUPS), maybe_cards), max_size=3), junk)


@given(st.one_of(st.just(RUMMY), variant), maybe_cards, on_the_table, st.one_of(cards, junk))
def test_lay_offs_and_discards(v, hand, laid, drawn):
    answers_or_refuses(v.lay_offs, hand, laid=laid)
    answers_or_refuses(v.discards, hand, drawn=drawn)


def judged(v, hand, trick, trump, card):
    """Everything that one asks of the legal plays."""
    plays = v.legal(hand, trick=trick, trump=trump)
    return list(plays), plays.verdicts, plays.path, card in plays, plays[card].why


@given(any_kind, maybe_cards, maybe_cards, maybe_trump, junk)
def test_legal(v, hand, trick, trump, card):
    answers_or_refuses(judged, v, hand, trick, trump, card)


@given(any_kind, maybe_cards, maybe_trump, junk)
def test_winner_and_count(v, trick, trump, last):
    answers_or_refuses(v.winner, trick, trump=trump, last_trick=last)
    answers_or_refuses(v.count, trick, last_trick=last)


def spoken(v, dealer, calls):
    """An auction with these calls."""
    held = v.auction(dealer=dealer)
    for call in calls:
        held = held.pass_() if call is None else held.bid(call)
    return (
        held,
        call in held.legal_bids(),
        list(held.legal_bids().next_few()),
        held.legal_bids().meaning(call),
    )


@given(
    variant,
    st.one_of(st.integers(-1, 4), junk),
    st.lists(st.one_of(st.none(), numbers, junk), min_size=1, max_size=6),
)
def test_auction(v, dealer, calls):
    answers_or_refuses(spoken, v, dealer, calls)


FACTS = {
    "bid": st.one_of(st.integers(20, 600), st.sampled_from([50, 55, 250, 300, 350]), junk),
    "bidder": st.one_of(st.integers(0, 2), junk),
    "meld": st.one_of(pairs, points.map(lambda n: (n, 0, 0)), st.just((0, 0))),
    "trick_points": st.one_of(
        points.map(lambda n: (n, 250 - n)), points.map(lambda n: (n, 250 - n, 0)), pairs
    ),
    "before": pairs,
    "tricks_taken": st.one_of(st.integers(0, 12).map(lambda n: (n, 12 - n)), pairs),
    "nines_only": st.one_of(st.tuples(st.booleans(), st.booleans()), junk),
    "thrown_in": st.one_of(st.none(), st.booleans(), junk),
    "renege_by": st.one_of(st.none(), st.integers(0, 1), junk),
    "has_marriage": st.one_of(st.none(), st.booleans(), junk),
    "conceded": st.one_of(st.none(), st.booleans(), junk),
    "trump": maybe_trump,
    "deal_number": st.one_of(st.none(), st.integers(-1, 20), junk),
    "second_meld": st.one_of(pairs, st.tuples(points, points)),
    "left": st.one_of(st.lists(maybe_cards, max_size=6), st.just(["", "KBk 8Go"]), junk),
}


@given(variant, st.fixed_dictionaries({}, optional=FACTS))
def test_settle(v, facts):
    answers_or_refuses(v.settle, **facts)


@given(
    st.one_of(st.lists(coloured, min_size=2, max_size=6), st.lists(maybe_cards, max_size=7), junk),
    st.one_of(st.none(), st.lists(st.integers(-50, 1200), min_size=2, max_size=6), junk),
)
def test_settle_by_the_cards_left(left, before):
    """If it is an answer, at most one player scores, and nobody loses."""
    for v in (*RUMMIES, AUCTIONED):
        answers_or_refuses(v.settle, left=left, before=before)
        settled = answered(v.settle, left=left, before=before)
        assert settled is None or (min(settled.change) == 0 and sum(map(bool, settled.change)) <= 1)


@given(
    st.integers(30, 80),
    points,
    st.sampled_from("SHDC"),
    st.fixed_dictionaries(
        {}, optional={"conceded": st.booleans(), "deal_number": st.integers(1, 14), "trick_points": pairs}
    ),
)
def test_settle_in_chips(tens, meld, trump, facts):
    """Whatever is said of a bid: if it is an answer, no sum of chips but zero."""
    facts |= {"bid": 10 * tens, "bidder": 0, "meld": (3 * meld, 0, 0), "trump": trump}
    settled = answered(AUCTION.settle, **facts)
    assert settled is None or sum(settled.change) == 0
    can_be = 3 * meld <= 600 and 3 * meld % 10 == 0  # a hand melds 600 at most, in tens
    beyond = 3 * meld < 10 * tens or not can_be
    assert settled is not None or "conceded" in facts or beyond or "trick_points" in facts


def answered(call, **facts):
    """An answer, or nothing where it is refused."""
    try:
        return call(**facts)
    except pl.PinochleError:
        return None


@given(
    variant,
    st.fixed_dictionaries({}, optional=dict.fromkeys(("seed", "dealer", "players", "hands", "before"), junk)),
)
def test_deal(v, facts):
    answers_or_refuses(v.deal, **facts)


@given(variant, st.one_of(st.integers(-1, 4), junk), st.one_of(st.integers(-1, 9), junk))
def test_view_and_game(v, seat, seed):
    answers_or_refuses(v.deal(seed=1).view, seat)
    answers_or_refuses(v.game, seed=seed, dealer=seat)


def acted(v, start, actions):
    """A deal after some acts."""
    deal = v.deal(seed=5, dealer=v.rules.players - 1)
    for action in (*start, *actions):
        deal.act(action)
    return deal.actions()


STARTS = [
    [],
    ["bid 300"],
    ["bid 300", "pass", "pass", "pass"],
    ["bid 100", "pass", "pass", "pass", "trump S"],
    ["bid 300", "pass", "pass"],
    ["bid 300", "pass", "pass", "take kitty"],
    ["bid 300", "pass", "pass", "trump S", "take kitty"],
    ["bid 300", "pass", "pass", "take kitty", "trump S", "meld"],
]
IN_TURNS = [[], ["draw stock"], ["draw discard"], ["draw stock", "meld KBk QBk JBk as color-run"]]
IN_COLOURS = [
    [],
    ["meld"],
    ["meld"] * 3,
    ["meld"] * 4,
    ["bid 100", "pass", "pass", "pass", "trump Si", *["meld"] * 4],
]
VERBS = ["bid", "play", "meld", "give", "trump", "take", "bury", "concede", "throw"]
VERBS += ["draw", "lay off", "discard", "keep"]
acts = st.one_of(junk, st.builds("{} {}".format, st.sampled_from(VERBS), texts))


@given(variant, st.sampled_from(STARTS), st.lists(acts, max_size=3))
def test_act(v, start, actions):
    answers_or_refuses(acted, v, start, actions)


@given(st.sampled_from(PURPLES), st.sampled_from(IN_COLOURS), st.lists(acts, max_size=3))
def test_act_in_colours(v, start, actions):
    answers_or_refuses(acted, v, start, actions)


@given(st.sampled_from(RUMMIES), st.sampled_from(IN_TURNS), st.lists(acts, min_size=1, max_size=3))
def test_act_in_turns(v, start, actions):
    answers_or_refuses(acted, v, start, actions)


@given(st.one_of(junk, st.text(st.characters(), max_size=200)))
def test_from_text(text):
    answers_or_refuses(pl.Deal.from_text, text)


@st.composite
def mutated(draw):
    """A saved deal with some of its text cut, doubled or replaced."""
    text = draw(st.sampled_from([SAVED, SAVED_COLOURS, SAVED_TURNS]))
    for _ in range(draw(st.integers(1, 3))):
        begin = draw(st.integers(0, len(text)))
        end = min(len(text), begin + draw(st.integers(0, 12)))
        put = draw(
            st.one_of(
                st.text(st.characters(), max_size=8),
                st.sampled_from(["\n", "do ", "rules {}", "-1", "AS", "KBk", "players 3", "stock", "\x85"]),
            )
        )
        text = text[:begin] + put + text[end:]
    return text


@given(mutated())
def test_from_a_damaged_text(text):
    answers_or_refuses(pl.Deal.from_text, text)


SAVED_NUMBERS = ["-1", "0", "1.5", "", "x", "9" * 30, "12 12"]


@pytest.mark.parametrize("number", SAVED_NUMBERS)
def test_the_number_of_a_saved_deal(number):
    text = AUCTION.deal(seed=3, dealer=1).act("bid 300").to_text()
    answers_or_refuses(pl.Deal.from_text, text.replace("number 1", f"number {number}"))


JSON = [
    "[]",
    "5",
    "{",
    '{"a": 1}',
    '{"play.must_beat": NaN}',
    '{"game.target": 1e999}',
    "[" * 5000,
    '{"game.target": 5}',
]


@pytest.mark.parametrize("written", JSON, ids=lambda text: text[:20])
def test_rules_in_a_saved_deal(written):
    answers_or_refuses(pl.Deal.from_text, SAVED.replace("seed 7", f"rules {written}\nseed 7"))


KNOWN = [
    *PATHS,
    "game.target",
    "game.limit",
    "meld.melds.run.points",
    "meld.melds.dix.type",
    "exchange.cards",
    "kitty.cards",
    "kitty.bury_trump",
    "chips.units",
    "chips.beyond",
    "chips.doubled",
    "game.deals",
    "settle.least_meld",
    "auction.held",
    "colours.points",
    "count.points",
    "game.tie",
    "meld.melds.aces-around.points",
    "play.lead_counts_as_colour",
    "play.trump_instead",
    "turns.melds",
    "turns.reshuffles",
    "deal.by_players",
]


@given(
    variant,
    st.one_of(
        st.dictionaries(st.one_of(st.sampled_from(KNOWN), texts, st.integers()), junk, max_size=3), junk
    ),
)
def test_with_rules(v, changes):
    answers_or_refuses(v.with_rules, changes)


@given(
    st.one_of(st.integers(-1, 4), junk),
    st.one_of(st.integers(-1, 4), junk),
    maybe_cards,
    st.one_of(st.none(), st.lists(st.integers(-1, 3), min_size=4, max_size=4), junk),
)
def test_call_renege(by, against, plays, declared):
    hands = ["KC AS AH AD AC", "TC JC", "QH 9H", "QC"]
    for v in (NPA, V[0]):
        answers_or_refuses(
            v.call_renege, hands, plays, trump="S", by=by, against=against, leader=0, aces_declared=declared
        )


@given(variant, st.one_of(st.integers(-1, 60), junk), junk)
def test_what_a_bid_means_and_another_scale(v, bid, scale):
    if v.rules.auctioned:
        answers_or_refuses(v.auction().legal_bids().meaning, bid)
    answers_or_refuses(v.on_scale, scale)


@given(
    variant,
    st.one_of(st.lists(maybe_cards, min_size=3, max_size=4), junk),
    maybe_cards,
    maybe_trump,
    st.one_of(st.none(), st.integers(-6, 6), junk),
)
def test_reneges(v, hands, plays, trump, leader):
    answers_or_refuses(v.reneges, hands, plays, trump=trump, leader=leader)
