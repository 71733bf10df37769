"""Claims that are no meld: each likely mistake has a key and an answer of its own."""

import pytest

import pinochle_learn as pl

RUN = "AS TS KS QS JS"
NOTHING = "As they lie they are worth nothing."
ITSELF = "By itself it is worth nothing."

CLAIMS = [
    # rule, cards, trump, words that the answer has
    ("no-cards", "", "S", ["No card is claimed: choose the cards of one meld."]),
    ("not-played", "KS QS JD", "H", ["Some tables pay a grand pinochle; this one does not.", "6 points"]),
    (
        "not-played",
        f"{RUN} KS",
        "S",
        ["Some tables pay a run with extra king; this one does not.", "15 points"],
    ),
    ("not-played", f"{RUN} KS QS", "S", ["Some tables pay a run with extra marriage", "19 points"]),
    ("wrong-suit", RUN, "H", ["A run counts in trump only: hearts are trump, not spades.", "2 points"]),
    ("wrong-suit", RUN, None, ["A run counts in trump only, and there is no trump."]),
    ("wrong-suit", "9H", "S", ["A dix counts in trump only: spades are trump, not hearts.", ITSELF]),
    ("wrong-suit", "KS QH", "S", ["A marriage is of one suit, and these are of different suits.", NOTHING]),
    (
        "wrong-cards",
        "QH JD",
        "S",
        ["A pinochle is the queen of spades and the jack of diamonds, and no other.", NOTHING],
    ),
    (
        "wrong-cards",
        "QS JS",
        "S",
        ["A pinochle is the queen of spades and the jack of diamonds, and no other."],
    ),
    ("worthless", "TS TH TD TC", "S", ["No number of tens is a meld."]),
    ("worthless", "9S 9H 9D 9C", "S", ["No number of nines is a meld.", "dix", "1 point."]),
    (
        "suit-missing",
        "AS AS AH AD",
        "S",
        ["Aces around needs one ace in each suit", "none of these is of clubs."],
    ),
    ("suit-missing", "KS KS KH KH", "S", ["none of these is of diamonds and clubs."]),
    ("uneven", "AS AH AD AC AS", "S", ["A double needs two aces in each suit.", "10 points."]),
    (
        "incomplete",
        "AS TS KS",
        "S",
        ["A run needs 2 more cards: the queen of spades and the jack of spades.", NOTHING],
    ),
    ("incomplete", "KS", "S", ["A royal marriage needs one more card: the queen of spades.", ITSELF]),
    ("incomplete", "QS", "H", ["A marriage needs one more card: the king of spades."]),
    ("incomplete", "AS AH AD", "S", ["Aces around needs one more card: the ace of clubs."]),
    ("left-over", "KS QS 9H", "S", ["These are more cards than one meld.", "royal marriage", "4 points."]),
    ("several", "KS QS KH QH", "S", ["These are several melds: lay one at a time.", "6 points."]),
    ("several", "9S 9S", "S", ["These are 2 melds, each a dix of 1: lay them one at a time."]),
    ("several", "KH QH KH QH", "S", ["These are 2 melds, each a marriage of 2: lay them one at a time."]),
    ("no-meld", "TH", "S", ["No meld of this table is made of these cards.", ITSELF]),
    ("no-meld", "TH 9C", "S", ["No meld of this table is made of these cards.", NOTHING]),
]


@pytest.mark.parametrize("row", CLAIMS, ids=[f"{row[0]}-{row[1]}" for row in CLAIMS])
def test_a_wrong_claim_has_an_answer(row):
    rule, cards, trump, words = row
    claim = pl.variant("pinochlerun").check_meld(cards, trump=trump)
    assert (claim.ok, bool(claim), claim.points, claim.rule, claim.meld) == (False, False, 0, rule, None)
    assert [word for word in words if word not in claim.why] == []


KEYS = {"no-cards", "not-played", "wrong-suit", "wrong-cards", "worthless", "suit-missing", "uneven"}
KEYS |= {"incomplete", "left-over", "several", "no-meld"}


def test_every_kind_of_mistake_is_met():
    assert {row[0] for row in CLAIMS} == KEYS


def test_the_same_cards_at_a_table_that_pays_them():
    v = pl.variant("pinochlerun").with_rules(
        {"meld.run_extras": "named", "meld.melds.grand-pinochle.on": True}
    )
    assert v.check_meld(f"{RUN} KS", trump="S").points == 19
    assert v.check_meld("KS QS JD", trump="H").points == 8


def test_a_meld_that_is_switched_off():
    v = pl.variant("pagat").with_rules({"meld.melds.dix.on": False})
    claim = v.check_meld("9S", trump="S")
    assert (claim.rule, claim.why) == (
        "not-played",
        "Some tables pay a dix; this one does not. By itself it is worth nothing.",
    )


@pytest.mark.parametrize("cards", ["KS QS", "QS KS", "ks q♠", ["KS", "QS"]])
def test_the_order_of_the_cards_does_not_matter(cards):
    assert pl.variant("pagat").check_meld(cards, trump="S").points == 40
