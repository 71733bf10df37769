"""Another language is one function away: every word that a user reads goes through the translator."""

import re
from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn import text
from tests.support.both import OPEN
from tests.support.cards import TRUMPS, some_cards, trick_and_hand
from tests.support.playing import bought, play_out
from tests.support.tables import SUITED

OUTSIDE = re.compile(r"[A-Za-z]{2,}")  # words; a card such as KS or a suit letter may stand anywhere
CARD = re.compile(r"\b(10|[ATKQJ98])([SHDC]|Bk|Rd|Bl|Gr|Go|Si|Br)\b")


def bracketed(message):
    """A language whose every message stands in brackets."""
    return f"[{message}]"


@pytest.fixture(autouse=True)
def _brackets():
    """Speaks in brackets during a test, and English again afterwards."""
    pl.set_translator(bracketed)
    yield
    pl.set_translator(None)


def untranslated(words):
    """The words of a text that stand in no bracket."""
    depth, outside = 0, []
    for sign in words:
        depth += (sign == "[") - (sign == "]")
        outside.append(sign if depth == 0 else " ")
    return OUTSIDE.findall(CARD.sub("", "".join(outside)))


def is_translated(words):
    """All of it came through the translator."""
    assert "[" in words
    assert not untranslated(words), words


HOUSES = [*SUITED, pl.variant("pagat").with_rules(OPEN)]
HOUSES += [pl.variant("pagat").with_rules({"play.must_beat": "trump_led", "play.must_overtrump": False})]


@pytest.mark.parametrize("v", HOUSES, ids=lambda v: f"{v.id}-{len(v.rules.changes)}")
def test_plays(v):
    rng = Random(v.id)
    for _ in range(100):
        played = rng.randint(0, max(v.players) - 1)
        trick, hand = trick_and_hand(rng, played, rng.randint(1, 12), suits="SH", v=v)
        plays = v.legal(hand, trick=trick, trump="S")
        for words in [verdict.why for verdict in plays.verdicts] + [str(question) for question in plays.path]:
            is_translated(words)


@pytest.mark.parametrize("v", HOUSES, ids=lambda v: f"{v.id}-{len(v.rules.changes)}")
def test_melds_and_claims(v):
    rng = Random(v.id)
    for _ in range(100):
        hand, trump = some_cards(rng, 12, v), rng.choice(TRUMPS)
        melds = list(v.meld(hand, trump=trump))
        for meld in melds:
            is_translated(meld.why)
            is_translated(meld.name)
        is_translated(
            v.check_meld(
                rng.sample(hand, min(3, len(hand))), trump=trump, laid=[m.cards for m in melds[:1]]
            ).why
        )


@pytest.mark.parametrize("v", HOUSES, ids=lambda v: f"{v.id}-{len(v.rules.changes)}")
def test_winners_and_counts(v):
    rng = Random(v.id)
    for _ in range(50):
        trick, _hand = trick_and_hand(rng, rng.randint(1, max(v.players)), 0, v=v)
        is_translated(v.winner(trick, trump=rng.choice(TRUMPS)).why)
        is_translated(v.count(trick, last_trick=True).why)


@pytest.mark.parametrize("v", HOUSES, ids=lambda v: f"{v.id}-{len(v.rules.changes)}")
def test_settlements(v):
    rng = Random(v.id)
    for _ in range(20):
        near = 0 if v.rules.chips is not None else 110 * v.scale
        before = [near for _side in v.deal(seed=1).scores]
        deal = pl.Deal(v.rules, seed=rng.randrange(999), before=before, number=12)
        play_out(v, bought(v, deal) if rng.random() < 0.7 else deal, rng)
        is_translated(deal.result.why)
        assert all(not untranslated(side.why) for side in deal.result.sides)


def test_what_is_said_of_coloured_cards():
    v, rng = pl.variant("purple"), Random(1)
    cards = v.pack.whole()
    for _ in range(60):
        trump, drawn = rng.choice(v.pack.suits_or_colours), rng.sample(cards, 28)
        hand, trick, claimed = drawn[:12], drawn[12 : rng.randint(13, 15)], rng.sample(drawn[:12], 3)
        plays = v.legal(hand, trick=trick, trump=trump)
        told = [verdict.why for verdict in plays.verdicts] + [str(question) for question in plays.path]
        told += [v.winner(trick, trump=trump).why, v.count(trick).why]
        told += [meld.why for meld in v.meld(drawn, trump=trump)]
        told.append(v.check_meld(claimed, trump=trump, hand=hand).why)
        for words in told:
            is_translated(words)


def test_names_of_cards_and_tables():
    v = pl.variant("pagat")
    is_translated(v.name)
    is_translated(v.about)
    is_translated(v.with_rules({"game.target": 5}).name)
    is_translated(v.pack.card("TS").name)
    assert v.pack.card("TS").symbol == "10♠"


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_names_of_each_table_and_what_its_bids_tell(v):
    is_translated(v.name)
    is_translated(v.about)
    bids = v.auction().legal_bids() if v.rules.auctioned else ()
    for bid in bids and bids.next_few():
        is_translated(bids.meaning(bid) or "[no message]")


def after(v, *actions):
    """A deal after some acts, the first of them at the dealer's left."""
    deal = v.deal(seed=2, dealer=max(v.players) - 1)
    for action in actions:
        deal.act(action)
    return deal


AUCTION, NPA = pl.variant("auction"), pl.variant("npa")
TAKEN = ("bid 300", "pass", "pass", "take kitty")
HANDS = ["KC AS AH AD AC", "TC JC", "QC", "AC"]
NEW_REFUSALS = [
    lambda: after(AUCTION, *TAKEN).act("bury AS"),
    lambda: after(AUCTION, *TAKEN, "trump S", "meld").act("bury AS"),
    lambda: after(AUCTION, *TAKEN, "trump S", "meld").act("bury AS AS AS"),
    lambda: after(AUCTION, "bid 300", "pass", "pass").act("leave kitty"),
    lambda: AUCTION.settle(bid=300, bidder=0, meld=(0, 1, 0), trump="S", conceded=True),
    lambda: AUCTION.settle(bid=300, bidder=0, meld=(300, 0, 0)),
    lambda: AUCTION.settle(bid=300, bidder=0, meld=(300, 0, 0), trump="S", conceded=True),
    lambda: AUCTION.settle(deal_number=0),
    lambda: AUCTION.settle(bid=300, bidder=0, meld=(0, 0, 0), thrown_in=True),
    lambda: AUCTION.with_rules({"game.target": 5}),
    lambda: AUCTION.with_rules({"settle.lost_bid": "to_others"}),
    lambda: AUCTION.with_rules({"meld.who": "all"}),
    lambda: AUCTION.with_rules({"kitty.cards": 5}),
    lambda: pl.variant("cutthroat").with_rules({"kitty.bury_melded": False}),
    lambda: NPA.with_rules({"settle.renege": "none"}),
    lambda: NPA.auction().legal_bids().meaning(7),
    lambda: NPA.settle(bid=50, bidder=0, meld=(1, 1), trick_points=(25, 25)),
    lambda: NPA.settle(bid=50, bidder=0, meld=(20, 1), deal_number=2),
    lambda: NPA.settle(bid=50, bidder=0, meld=(20, 1), trump="S"),
    lambda: NPA.settle(bid=50, bidder=0, meld=(20, 1), conceded=True),
    lambda: NPA.call_renege(HANDS, "", trump="S", by=0, against=2, leader=0),
    lambda: NPA.reneges(HANDS, "", trump="S", leader=0, aces_declared=(1, 2)),
    lambda: AUCTION.call_renege(HANDS[:3], "", trump="S", by=0, against=1, leader=0),
]


@pytest.mark.parametrize("number", range(len(NEW_REFUSALS)))
def test_errors_of_kitty_chips_and_calls(number):
    with pytest.raises(pl.PinochleError) as refusal:
        NEW_REFUSALS[number]()
    assert str(refusal.value).startswith("[")


def test_calls_and_undeclared_aces():
    for plays in ("KC JC", "KC TC"):
        answer = NPA.call_renege(HANDS, plays, trump="S", by=0, against=1, leader=0)
        is_translated(answer.why)
    for renege in NPA.reneges(HANDS, "", trump="S", leader=0, aces_declared=(0, 0, 0, 0)):
        is_translated(renege.why)


REFUSALS = [
    lambda v: v.meld("XX", trump="S"),
    lambda v: v.meld("AS AS AS", trump="S"),
    lambda v: v.meld("AS", trump="X"),
    lambda v: v.legal("AS", trick="KC QC JC 9C", trump="S"),
    lambda v: v.winner("", trump="S"),
    lambda v: v.auction().bid(7),
    lambda v: v.settle(bid=1, bidder=0, meld=(0, 0)),
    lambda v: v.settle(bid=250, bidder=7, meld=(0, 0)),
    lambda v: v.deal(seed=-1),
    lambda v: v.deal(seed=1).act("fold"),
    lambda v: v.deal(seed=1).act("bid 7"),
    lambda v: v.with_rules({"play.must_beat": "x"}),
    lambda v: v.with_rules({"no.rule": 1}),
    lambda v: v.with_rules({"deal.hand": 5}),
    lambda v: v.reneges(["AS", "KS", "QS", "JS"], "9C", trump="S"),
    lambda _v: pl.variant("zzz"),
    lambda _v: pl.Deal.from_text("zzz"),
]


@pytest.mark.parametrize("number", range(len(REFUSALS)))
def test_errors(number):
    with pytest.raises(pl.PinochleError) as refusal:
        REFUSALS[number](pl.variant("pagat"))
    assert str(refusal.value).startswith("[")


@pytest.mark.parametrize("translator", ["Beim Spiel {place}: {seat} hat {card} nicht.", "{card}?"])
def test_a_language_with_another_order_of_words(translator):
    """No part of the package reads its own words again."""
    pl.set_translator(lambda message: translator if message.startswith("Play {place}") else message)
    with pytest.raises(pl.CardError) as refusal:
        pl.variant("pagat").reneges(["AS", "KS", "QS", "JS"], "9C", trump="S")
    assert str(refusal.value) == translator.format(place=1, seat=0, card="9C")


def test_upper_case():
    """A translator may leave the names in braces as they are and change all the rest."""

    def upper(message):
        return re.sub(r"{[^}]*}|[^{]+", lambda m: m[0] if m[0].startswith("{") else m[0].upper(), message)

    pl.set_translator(upper)
    why = pl.variant("pagat").legal("AC 9C", trick="KC", trump="S")["9C"].why
    assert why == why.upper()


def test_english_again():
    pl.set_translator(None)
    assert pl.variant("pagat").legal("AS", trump="S")["AS"].why == "You lead, so you may play any card."


def test_rules_do_not_hang_on_the_language():
    """Keys and results are the same in any language."""
    v = pl.variant("pagat")
    there = (
        v.legal("AC TC 9C KH", trick="KC", trump="S")["9C"].rule,
        v.settle(bid=250, bidder=0, meld=(300, 0), trick_points=(250, 0)).outcome,
    )
    pl.set_translator(None)
    here = (
        v.legal("AC TC 9C KH", trick="KC", trump="S")["9C"].rule,
        v.settle(bid=250, bidder=0, meld=(300, 0), trick_points=(250, 0)).outcome,
    )
    assert there == here


def test_the_helpers():
    pl.set_translator(None)
    assert text.say("no {values} here") == "no {values} here"
    assert text.say("{n} here", n=3) == "3 here"
    assert (text.plural(1, "{n} card", "{n} cards"), text.plural(0, "{n} card", "{n} cards")) == (
        "1 card",
        "0 cards",
    )
    assert [text.listed(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert text.listed(["a", "b"], "or") == "a or b"
    assert (text.sentence(""), text.sentence("ten of spades")) == ("", "Ten of spades")
