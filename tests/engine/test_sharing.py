"""Which cards may serve again: claims with melds on the table and cards in hand."""

import pytest

import pinochle_learn as pl

RUN = "AS TS KS QS JS"
ACES = "AS AH AD AC"


def claim(cards, trump="S", hand="", laid=(), table="pinochlerun"):
    """The answer to one claim."""
    return pl.variant(table).check_meld(cards, trump=trump, hand=hand, laid=laid)


GOOD = [
    # cards, trump, hand, laid, gain
    ("KS QS", "S", "KS QS", [], 4),
    ("KS QS", "H", "KS", ["QS JD"], 2),  # the queen serves in two types
    ("QS JD", "H", "JD", ["KS QS"], 4),
    (RUN, "S", "TS KS QS JS", [ACES], 15),  # the ace of the around runs
    (ACES, "S", "AH AD AC", [RUN], 10),
    ("KS QS", "S", "KS QS", [RUN], 4),  # a second king and queen are fresh
    ("QS JD", "H", "QS JD", ["QS JD"], 26),  # 30 in all
    (RUN, "S", RUN, [RUN], 135),  # 150 in all
    (ACES, "S", ACES, [ACES], 90),
    ("9S", "S", "9S", ["9S"], 1),
    ("KH QH", "S", "KH QH", ["KH QH"], 2),
]


@pytest.mark.parametrize(("cards", "trump", "hand", "laid", "gain"), GOOD)
def test_what_may_be_melded_besides(cards, trump, hand, laid, gain):
    answer = claim(cards, trump, hand, laid)
    assert (answer.ok, answer.points, answer.rule) == (True, gain, "meld")


USED = [
    # cards, trump, hand, laid, words
    (
        "KS QS",
        "S",
        "",
        [RUN],
        "Already used in type I: the king of spades and the queen of spades, in the run.",
    ),
    (RUN, "S", "AS TS JS", ["KS QS"], "the king of spades and the queen of spades, in the royal marriage."),
    ("KS QS", "S", "KS", [RUN], "Already used in type I: the queen of spades, in the run."),
    (
        "QS JD",
        "H",
        "",
        ["QS JD"],
        "Already used in type II: the queen of spades and the jack of diamonds, in the pinochle.",
    ),
    ("QS JD", "H", "JD", ["QS JD"], "Already used in type II: the queen of spades, in the pinochle."),
    (ACES, "S", "AS AH AD", [ACES], "Already used in type III: the ace of clubs, in the aces around."),
    ("9S", "S", "", ["9S"], "Already used in type I: the nine of spades, in the dix."),
]


@pytest.mark.parametrize(("cards", "trump", "hand", "laid", "words"), USED)
def test_a_card_serves_once_in_a_type(cards, trump, hand, laid, words):
    answer = claim(cards, trump, hand, laid)
    assert (answer.ok, answer.points, answer.rule) == (False, 0, "used")
    assert words in answer.why
    assert "A card serves once in a type; with fresh cards this would be a" in answer.why


def test_what_a_second_copy_raises_is_told():
    answer = claim("QS JD", "H", "QS JD", ["QS JD"])
    assert answer.why.endswith("With the one already laid it pays 30 in all, 26 more than now.")


def test_what_the_hand_would_do_better_is_told():
    answer = claim("KS QS", "S", f"{RUN}")
    assert answer.ok
    assert answer.why.endswith("But this hand does more with its cards: run, 15 points.")
    assert "does more" not in claim("KS QS", "S", f"{RUN} KS QS").why
    assert "does more" not in claim(RUN, "S", f"{RUN} KS QS").why


def test_a_run_is_less_than_a_run_with_its_extras():
    answer = claim(RUN, "S", f"{RUN} KS QS", table="pagat")
    assert answer.points == 150
    assert answer.why.endswith("run with extra marriage, 230 points.")


def test_without_a_hand_the_claimed_cards_are_held():
    v = pl.variant("pagat")
    assert v.check_meld("KS QS", trump="S").points == 40
    assert v.check_meld("KS QS", trump="H", laid=["QS JD"]).points == 20
    assert not v.check_meld("KS QS", trump="S", laid=[RUN])


def test_where_run_and_royal_marriage_both_count():
    v = pl.variant("pagat").with_rules({"meld.run_extras": "both"})
    assert v.check_meld("KS QS", trump="S", hand="9S", laid=[RUN]).points == 40
    assert not v.check_meld("KS QS", trump="S", hand="9S", laid=[RUN, "KS QS"])
    assert "score once more as a royal marriage" in v.check_meld(RUN, trump="S").why


@pytest.mark.parametrize("cards", ["QH", "KS QH", "KS QS"])
def test_what_is_neither_held_nor_on_the_table(cards):
    with pytest.raises(pl.CardError, match="neither in the hand nor on the table"):
        claim(cards, "S", "KS", ["QS JD"] if cards == "KS QH" else [])


def test_more_copies_than_there_are():
    with pytest.raises(pl.CardError, match="3 times QS"):
        claim("QS JD", "H", "QS QS", ["QS JD"])


def test_a_good_claim_brings_its_meld():
    answer = claim("QS JD QS JD", "H", "QS JD QS JD")
    assert (answer.meld.key, answer.meld.copies, answer.points) == ("double-pinochle", 2, 30)
    assert str(answer.meld) == "double pinochle: QS QS JD JD (30)"
