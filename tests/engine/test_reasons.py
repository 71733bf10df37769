"""Every reason reads as English: one to three sentences, a capital, a full stop, no slips of the pen."""

import re
from random import Random

import pytest

import pinochle_learn as pl
from tests.support.both import OPEN
from tests.support.cards import DECK, TRUMPS, some_cards, trick_and_hand
from tests.support.playing import play_out

HOUSES = [
    *pl.variants(),
    pl.variant("pagat").with_rules(OPEN),
    pl.variant("pagat").with_rules({"play.must_beat": "trump_led", "play.must_overtrump": False}),
    pl.variant("pagat").with_rules({"play.after_ruff": "beat_led", "meld.run_extras": "both"}),
    pl.variant("pinochlerun").with_rules({"play.must_trump": False, "play.must_overtrump": False}),
    pl.variant("hoyle").with_rules({"meld.melds.grand-pinochle.on": True, "meld.run_extras": "borrow"}),
    pl.variant("pagat").with_rules({"settle.save_meld": "points_20", "game.first_past": "higher"}),
    pl.variant("pinochlerun").with_rules({"settle.save_meld": "never", "settle.renege": "bid_and_meld"}),
]


@pytest.fixture(params=HOUSES, ids=[f"{v.id}-{number}" for number, v in enumerate(HOUSES)])
def v(request):
    """Every variant, and tables that bring out other words."""
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
        "one of many": bool(re.search(r"\b1 (points|cards|tricks|copies)\b", text)),
        "many of one": bool(re.search(r"\b([2-9]|\d\d+) (point|card|trick(?! point)|copy)\b", text)),
    }
    return [slip for slip, is_so in found.items() if is_so]


def test_verdicts(v):
    rng = Random(f"verdicts {v}")
    for _ in range(300):
        suits = rng.choice(["SHDC", "SH", "HD"])
        trick, hand = trick_and_hand(rng, rng.randint(0, 3), rng.randint(1, 12), suits=suits)
        for verdict in v.legal(hand, trick=trick, trump=rng.choice(TRUMPS)).verdicts:
            assert not slips(verdict.why), verdict.why


def test_questions(v):
    rng = Random(f"questions {v}")
    for _ in range(300):
        trick, hand = trick_and_hand(rng, rng.randint(0, 3), rng.randint(1, 12), suits="SH")
        for question in v.legal(hand, trick=trick, trump="S").path:
            assert question.question.endswith("?")
            assert not slips(str(question)), str(question)


def test_melds(v):
    rng = Random(f"melds {v}")
    for _ in range(200):
        for meld in v.meld(some_cards(rng, 20), trump=rng.choice(TRUMPS)):
            assert not slips(meld.why), meld.why
            assert meld.name == meld.name.lower() != ""


def test_claims(v):
    """Anything claimed of any hand, with or without melds on the table."""
    rng = Random(f"claims {v}")
    for _ in range(400):
        hand, trump = some_cards(rng, 14), rng.choice(TRUMPS)
        group = rng.sample(hand, rng.randint(0, min(len(hand), 5)))
        laid = [meld.cards for meld in list(v.meld(hand, trump=trump))[: rng.randint(0, 2)]]
        claim = v.check_meld(group, trump=trump, hand=None if laid else hand, laid=laid)
        assert not slips(claim.why), claim.why
        assert claim.ok == (claim.rule == "meld")


def test_winners_and_counts(v):
    rng = Random(f"winners {v}")
    for _ in range(300):
        trick, last = rng.sample(DECK, rng.randint(1, 4)), rng.random() < 0.3
        won = v.winner(trick, trump=rng.choice(TRUMPS), last_trick=last)
        assert not slips(won.why), won.why
        counted = v.count(trick, last_trick=last)
        assert not slips(counted.why), counted.why


def test_lines_of_a_settlement(v):
    rng = Random(f"lines {v}")
    for deal in finished(v, rng, 40):
        for side in deal.result.sides:
            assert not slips(side.why), side.why


def test_settlements(v):
    rng = Random(f"settlements {v}")
    for deal in finished(v, rng, 40):
        assert not slips(deal.result.why), deal.result.why


def finished(v, rng, number):
    """Deals played to their end near the end of a game."""
    for _ in range(number):
        before = [rng.randint(100, 150) * v.scale for _side in range(2)]
        yield play_out(v, v.deal(seed=rng.randrange(2**31), before=before), rng)


def test_the_words_of_a_variant(v):
    assert not slips(v.about), v.about


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
        ("Good. so play.", "a small letter after a full stop"),
    ],
)
def test_the_check_would_notice(text, slip):
    assert slip in slips(text)
    assert slips("You are out of clubs: any card will do.") == []
