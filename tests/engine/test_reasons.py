"""Every reason reads as English: one to three sentences, a capital, a full stop, no slips of the pen."""

import re
from random import Random

import pytest

import pinochle_learn as pl
from pinochle_learn.rules.change import entries
from pinochle_learn.rules.words import value_in_words
from tests.support.both import OPEN
from tests.support.cards import deck, some_cards, trick_and_hand, trumps
from tests.support.playing import bought, moves, play_out, scores_before
from tests.support.tables import AUCTIONED, PURPLES, RUMMIES, SUITED

HOUSES = [
    *SUITED,
    *PURPLES,
    pl.variant("pagat").with_rules(OPEN),
    pl.variant("pagat").with_rules({"play.must_beat": "trump_led", "play.must_overtrump": False}),
    pl.variant("pagat").with_rules({"play.after_ruff": "beat_led", "meld.run_extras": "both"}),
    pl.variant("pinochlerun").with_rules({"play.must_trump": False, "play.must_overtrump": False}),
    pl.variant("hoyle").with_rules({"meld.melds.grand-pinochle.on": True, "meld.run_extras": "borrow"}),
    pl.variant("pagat").with_rules({"settle.save_meld": "points_20", "game.first_past": "higher"}),
    pl.variant("pinochlerun").with_rules({"settle.save_meld": "never", "settle.renege": "bid_and_meld"}),
    pl.variant("double-deck").with_rules({"meld.run_extras": "named", "settle.lost_bid": "to_others"}),
    pl.variant("auction").with_rules({"settle.meld_wins": False, "chips.doubled": "SHDC"}),
    pl.variant("cutthroat").with_rules({"settle.lost_bid": "to_others", "settle.least_meld": 40}),
    pl.variant("cutthroat").with_rules({"settle.save_meld": "points_20", "settle.out_of_reach": "stop"}),
    pl.variant("three-handed-wikihow").with_rules({"trump.marriage": True, "game.first_past": "higher"}),
    AUCTIONED.seated(3).with_rules({"play.lead_counts_as_colour": True, "meld.melds.aces-around.on": False}),
    AUCTIONED.with_rules({"play.trump_instead": False, "settle.lost_bid": "to_others"}),
    pl.variant("purple").with_rules({"game.target": None, "game.deals": 12}),
]
TURNS = [*RUMMIES, RUMMIES[0].with_rules({"turns.lay_off_first": False, "turns.discard_drawn": True})]
EVERY = [*HOUSES, *TURNS]
SEAT, TEAM = r"(?<!-)\b(?:North|East|South|West)\b(?!-)", r"\b(?:North-South|East-West)\b"
ONE = "has|scores|loses|takes|is|pays|concedes|receives|holds|wins|reaches|throws|needs|plays"
MANY = "have|score|lose|take|are|pay|concede|receive|hold|win|reach|throw|need|play"


@pytest.fixture(params=HOUSES, ids=[f"{v.id}-{number}" for number, v in enumerate(HOUSES)])
def v(request):
    """Every variant with tricks, and tables that bring out other words."""
    return request.param


@pytest.fixture(params=EVERY, ids=[f"{v.id}-{number}" for number, v in enumerate(EVERY)])
def any_v(request):
    """The same, and games of turns."""
    return request.param


@pytest.fixture(params=TURNS, ids=[f"{v.id}-{number}" for number, v in enumerate(TURNS)])
def turns_v(request):
    """Games of turns."""
    return request.param


def slips(text):
    """What is wrong with a reason."""
    found = {
        "no capital": not re.match(r"[A-Z]", text),
        "no full stop": not text.endswith("."),
        "sentences": not 1 <= len(re.findall(r"[.?!](?= |$)", text)) <= 3,
        "a brace": "{" in text or "}" in text,
        "a double space": "  " in text or text != text.strip(),
        "an article": bool(re.search(r"\b[Aa] [aeiou]|\b[Aa]n [^aeiouAEIOU]", text)),
        "a small letter after a full stop": bool(re.search(r"\. [a-z]", text)),
        "a space before a stop": bool(re.search(r" [.,:;]", text)),
        "two stops": bool(re.search(r"[.,:;]{2}", text)),
        "one of many": bool(re.search(r"\b1 (points|cards|tricks|copies|chips)\b", text)),
        "one player as many": bool(re.search(rf"{SEAT} (?:{MANY})\b", text)),
        "a team as one": bool(re.search(rf"{TEAM} (?:{ONE})\b", text)),
        "they of one player": bool(re.search(rf"{SEAT}.*\b(?:they|their)\b", text)),
        "many of one": bool(re.search(r"\b([2-9]|\d\d+) (point|card|trick(?! point)|copy|chip)\b", text)),
    }
    return [slip for slip, is_so in found.items() if is_so]


def test_verdicts(v):
    rng = Random(f"verdicts {v}")
    for _ in range(200):
        suits = rng.choice(["SHDC", "SH", "HD"])
        played = rng.randint(0, v.rules.players - 1)
        trick, hand = trick_and_hand(rng, played, rng.randint(1, 12), suits=suits, v=v)
        for verdict in v.legal(hand, trick=trick, trump=rng.choice(trumps(v))).verdicts:
            assert not slips(verdict.why), verdict.why


def test_questions(v):
    rng = Random(f"questions {v}")
    for _ in range(200):
        played = rng.randint(0, v.rules.players - 1)
        trick, hand = trick_and_hand(rng, played, rng.randint(1, 12), suits="SH", v=v)
        for question in v.legal(hand, trick=trick, trump=v.pack.suits_or_colours[0]).path:
            assert question.question.endswith("?")
            assert not slips(str(question)), str(question)


def test_melds(v):
    rng = Random(f"melds {v}")
    for _ in range(150):
        for meld in v.meld(some_cards(rng, 20, v), trump=rng.choice(trumps(v))):
            assert not slips(meld.why), meld.why
            assert meld.name == meld.name.lower() != ""


def test_claims(v):
    """Anything claimed of any hand, with or without melds on the table."""
    rng = Random(f"claims {v}")
    for _ in range(60 if v.rules.colours else 250):  # several tables of the Purple pack meld alike
        hand, trump = some_cards(rng, 14, v), rng.choice(trumps(v))
        group = rng.sample(hand, rng.randint(0, min(len(hand), 5)))
        laid = [meld.cards for meld in list(v.meld(hand, trump=trump))[: rng.randint(0, 2)]]
        claim = v.check_meld(group, trump=trump, hand=None if laid else hand, laid=laid)
        assert not slips(claim.why), claim.why
        assert claim.ok == (claim.rule == "meld")


def test_winners_and_counts(v):
    rng = Random(f"winners {v}")
    for _ in range(200):
        trick, last = rng.sample(deck(v), rng.randint(1, v.rules.players)), rng.random() < 0.3
        won = v.winner(trick, trump=rng.choice(trumps(v)), last_trick=last)
        assert not slips(won.why), won.why
        counted = v.count(trick, last_trick=last)
        assert not slips(counted.why), counted.why


def test_settlements_and_their_lines(any_v):
    """Each line of a side by itself; the whole has one to three sentences a side."""
    v = any_v
    rng, told = Random(f"settlements {v}"), set()
    for deal in finished(v, rng, 30):
        for side in deal.result.sides:
            told.add(side.rule)
            assert not slips(side.why), side.why
        assert set(slips(deal.result.why)) <= {"sentences"}, deal.result.why
    assert len(told) > (2 if v.rules.auctioned and not v.rules.colours else 0), told


def finished(v, rng, number):
    """Deals played to their end near the end of a game."""
    for _ in range(number):
        before = scores_before(v, rng, near=True)
        number = (v.rules.game.deals.value or 12) - rng.randint(0, 1)
        deal = pl.Deal(v.rules, seed=rng.randrange(2**31), before=before, number=number)
        yield play_out(v, bought(v, deal) if rng.random() < 0.5 else deal, rng)


def test_the_value_of_every_rule_in_words(any_v):
    """No value is shown as Python writes it."""
    v = any_v
    for entry in entries(v.rules):
        words = value_in_words(v.rules, entry.path, entry.value.value)
        if not entry.path.startswith("meld.melds."):
            assert not re.search(r"[(){}_]|True|False|None", words), (entry.path, words)


@pytest.mark.parametrize("v", [v for v in HOUSES if v.rules.auctioned], ids=repr)
def test_what_bids_tell(v):
    auction = v.auction(dealer=0)
    for bid in auction.legal_bids().next_few():
        told = auction.legal_bids().meaning(bid)
        assert (told is None) == (v.rules.bidding.skipped.value is None)
        assert told is None or not slips(told), told


def test_the_words_of_a_variant(any_v):
    assert not slips(any_v.about), any_v.about


def test_groups(turns_v):
    """What a hand can lay, and cards at random, which mostly are no meld."""
    rng = Random(f"groups {turns_v}")
    for _ in range(150):
        for meld in turns_v.meld(some_cards(rng, 9, turns_v), trump=None):
            assert not slips(meld.why), meld.why
        claim = turns_v.check_meld(rng.sample(deck(turns_v), rng.randint(0, 5)), trump=None)
        assert not slips(claim.why), claim.why


def test_lay_offs_and_discards(turns_v):
    """Every card of every hand, whenever there is something on the table."""
    rng, told = Random(f"lay-offs {turns_v}"), set()
    for seed in range(6):
        deal = turns_v.deal(seed=seed)
        for _action in moves(turns_v, deal, rng):
            if deal.phase == "over":
                continue
            hand, laid = deal.hands[deal.to_act], [laid.group for laid in deal.laid]
            drawn = deal.view(deal.to_act).drawn
            drawn = drawn if drawn in hand else None
            answers = (*turns_v.lay_offs(hand, laid=laid), *turns_v.discards(hand, drawn=drawn))
            told |= {answer.rule for answer in answers}
            for answer in answers:
                assert not slips(answer.why), answer.why
    assert told >= {"fits", "other-suit", "other-colour", "other-rank", "gap", "after", "free"}


def test_refusals_in_turns(turns_v):
    """What may not be done says why, in words as good as those of an answer."""
    rng, said = Random(f"refusals {turns_v}"), set()
    for seed in range(4):
        deal = turns_v.deal(seed=seed)
        for _action in moves(turns_v, deal, rng):
            cards = rng.sample(deck(turns_v), 3)
            acts = [
                f"meld {' '.join(cards)}",
                f"discard {cards[0]}",
                f"lay off {cards[0]} on {rng.randint(1, 3)}",
            ]
            for act in [*acts, "draw stock", "draw discard", "keep"]:
                if deal.phase != "over" and act not in deal.actions():
                    with pytest.raises(pl.PinochleError) as refusal:
                        deal.act(act)
                    said.add(re.sub(r"'[^']*'|\d+", "", str(refusal.value)))
                    assert set(slips(str(refusal.value))) <= {"no capital"}, str(refusal.value)
    assert len(said) > 20


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("you lead.", "no capital"),
        ("You lead", "no full stop"),
        ("One. Two. Three. Four.", "sentences"),
        ("You {lead}.", "a brace"),
        ("You  lead.", "a double space"),
        ("Play a ace.", "an article"),
        ("Play an ten.", "an article"),
        ("It pays 1 points.", "one of many"),
        ("It pays 12 point.", "many of one"),
        ("He pays 1 chips.", "one of many"),
        ("He pays 2 chip.", "many of one"),
        ("South have 12 in meld.", "one player as many"),
        ("It is East who score nothing, and West win.", "one player as many"),
        ("North-South scores 12.", "a team as one"),
        ("South loses their bid.", "they of one player"),
        ("Good. so play.", "a small letter after a full stop"),
    ],
)
def test_the_check_would_notice(text, slip):
    assert slip in slips(text)
    assert slips("You are out of clubs: any card will do.") == []
    assert slips("North-South have 28 in meld, and they score 43.") == []
    assert slips("South has 12 in meld and pays 1 chip.") == []
