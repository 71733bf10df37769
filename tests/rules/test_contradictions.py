"""Rules that cannot stand side by side, each with its reason."""

import pytest

import pinochle_learn as pl

CASES = [
    # table, changes, reason
    ("pagat", {"deal.hand": 11}, "4 players with 11 cards each are 44 cards, but the pack has 48"),
    ("pagat", {"deal.hand": 15}, "4 players with 15 cards each are 60 cards, but the pack has 48"),
    ("pagat", {"auction.minimum": 255}, "The lowest bid, 255, is not on a step of the bids"),
    ("pinochlerun", {"auction.cap": 20}, "The highest bid, 20, is below the lowest or not on a step"),
    ("pagat", {"auction.cap": 305}, "The highest bid, 305, is below the lowest or not on a step"),
    ("pagat", {"auction.raises": [15]}, "A raise of 15 does not lead to a step of the bids"),
    ("pagat", {"auction.raises": [0, 10]}, "A raise of 0 does not lead to a step of the bids"),
    ("pagat", {"exchange.cards": 13}, "One cannot pass 13 cards from a hand of 12"),
    ("hoyle", {"exchange.cards": 3}, "Cards are passed, but the phases leave out exchange"),
    ("pagat", {"play.must_follow": False}, "Who need not follow suit can have no duty to beat or to trump"),
    (
        "pagat",
        {"play.must_follow": False, "play.must_beat": "never"},
        "Who need not follow suit can have no duty to beat or to trump",
    ),
    ("pagat", {"play.must_trump": False}, "Who need not trump cannot be made to overtrump"),
    ("pagat", {"count.points": [10, 10, 10]}, "needs one number for each of the ranks ATKQJ9"),
    (
        "pinochlerun",
        {"count.points": [10, 10, 10, 0, 0, 0]},
        "241 trick points a hand do not go with scores on the ÷10",
    ),
    (
        "pagat",
        {"count.points": [1, 1, 1, 0, 0, 0]},
        "34 trick points a hand do not go with scores on the ×10",
    ),
    ("pagat", {"settle.throw_in": "out_of_reach"}, "stops by itself, so there is nothing left to throw in"),
    ("hoyle", {"settle.throw_in": "any"}, "A hand may be thrown in, but the phases leave out decision"),
    (
        "hoyle",
        {"deal.phases": ["trump", "auction", "meld", "play"]},
        "begins with the auction and ends with the play",
    ),
    (
        "hoyle",
        {"deal.phases": ["auction", "trump", "play", "meld"]},
        "begins with the auction and ends with the play",
    ),
    ("hoyle", {"deal.phases": ["auction", "trump", "play"]}, "The phases leave out meld"),
    ("hoyle", {"deal.phases": ["auction", "play"]}, "The phases leave out meld, trump"),
    (
        "hoyle",
        {"deal.phases": ["auction", "meld", "trump", "play"]},
        "Melds need trump, so trump comes first",
    ),
    ("pagat", {"meld.melds.run.points": [150, 100]}, "run: more copies cannot pay less than fewer"),
]


@pytest.mark.parametrize(("table", "changes", "reason"), CASES, ids=str)
def test_contradictions(table, changes, reason):
    with pytest.raises(pl.RuleError) as refusal:
        pl.variant(table).with_rules(changes)
    text = str(refusal.value)
    assert text.startswith("These rules contradict each other: ")
    assert reason in text
    assert text.endswith(".")


TOGETHER = [
    # what is refused alone stands with what it needs
    (
        "pagat",
        {
            "play.must_follow": False,
            "play.must_beat": "never",
            "play.must_trump": False,
            "play.must_overtrump": False,
        },
    ),
    ("pagat", {"play.must_trump": False, "play.must_overtrump": False}),
    ("pagat", {"settle.throw_in": "out_of_reach", "settle.out_of_reach": "play"}),
    ("pagat", {"auction.minimum": 255, "auction.ladder": [(0, 5)]}),
    ("hoyle", {"exchange.cards": 3, "deal.phases": ["auction", "trump", "exchange", "meld", "play"]}),
    ("hoyle", {"settle.throw_in": "any", "deal.phases": ["auction", "trump", "meld", "decision", "play"]}),
    ("pagat", {"meld.melds.run.points": [150, 150]}),
]


@pytest.mark.parametrize(("table", "changes"), TOGETHER, ids=str)
def test_what_stands_together(table, changes):
    own = pl.variant(table).with_rules(changes)
    assert dict(own.rules.changes).keys() == changes.keys()


def test_every_contradiction_is_told_at_once():
    with pytest.raises(pl.RuleError) as refusal:
        pl.variant("pagat").with_rules({"deal.hand": 11, "auction.minimum": 255, "exchange.cards": 13})
    assert "48" in str(refusal.value)
    assert "255" in str(refusal.value)
    assert "13" in str(refusal.value)


def test_any_count_stands_whose_total_fits_the_scale():
    v = pl.variant("pagat").with_rules({"count.points": [5, 5, 5, 5, 5, 5]})
    assert v.count(v.pack.whole()) == 240
