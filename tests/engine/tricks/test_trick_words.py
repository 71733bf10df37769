"""What is said of a trick's winner, of a count, and of each meld."""

import pytest

import pinochle_learn as pl

WINNERS = [
    ("KC TC 9S JC", "S", "Spades are trump, and the nine of spades is the highest trump."),
    ("KS TS", "S", "Spades are trump, and the ten of spades is the highest trump."),
    (
        "KC AC JC 9D",
        "S",
        "No trump was played, so the highest card of the led suit, clubs, wins: the ace of clubs.",
    ),
    (
        "KC AD",
        None,
        "No trump was played, so the highest card of the led suit, clubs, wins: the king of clubs.",
    ),
    ("KC", "S", "Only the king of clubs has been played."),
    ("KC AC AC 9D", "S", "the ace of clubs. Of two identical cards the one played first wins."),
    (
        "KC TS TS",
        "S",
        "the ten of spades is the highest trump. Of two identical cards the one played first wins.",
    ),
]


@pytest.mark.parametrize(("trick", "trump", "text"), WINNERS)
def test_who_wins_and_why(trick, trump, text):
    why = pl.variant("pinochlerun").winner(trick, trump=trump).why
    assert text in why
    assert why.endswith(pl.variant("pinochlerun").count(trick).why)
    assert why.count("identical") == text.count("identical")


COUNTS = [
    # table, cards, with the last trick, text
    ("pinochlerun", "AS", False, "Ace (1): 1 point."),
    ("pinochlerun", "AS TS KS", False, "Ace, ten and king (1 each): 3 points."),
    ("pinochlerun", "KC TC 9S JC", False, "King and ten (1 each): 2 points."),
    ("pinochlerun", "AS", True, "Ace (1) and the last trick (1): 2 points."),
    ("pinochlerun", "9S QH", False, "It holds no card that counts."),
    ("pinochlerun", "9S", True, "The last trick (1): 1 point."),
    ("pagat", "TD", False, "Ten (10): 10 points."),
    ("hoyle", "AS QS 9S", True, "Ace (11), queen (3) and the last trick (10): 24 points."),
    ("hoyle", "KS KH JD", False, "kings (4 each) and jack (2): 10 points."),
]


@pytest.mark.parametrize(("table", "cards", "last", "text"), COUNTS)
def test_counts(table, cards, last, text):
    counted = pl.variant(table).count(cards, last_trick=last)
    assert counted.why.endswith(text)
    assert isinstance(counted, int)


ONCE = " a card serves once in type I."
MELDS = [
    # changes, cards, key, name, text
    ({}, "KH QH", "marriage", "marriage", "King and queen of hearts, not trump: marriage, 20 points."),
    (
        {},
        "KS QS",
        "royal-marriage",
        "royal marriage",
        "King and queen of spades, the trump suit: royal marriage, 40 points.",
    ),
    ({}, "9S", "dix", "dix", "Nine of spades, the trump suit: dix, 10 points."),
    (
        {},
        "QS JD",
        "pinochle",
        "pinochle",
        "Queen of spades and jack of diamonds, whatever is trump: pinochle, 40 points.",
    ),
    (
        {},
        "QS JD QS JD",
        "double-pinochle",
        "double pinochle",
        "Two queens of spades and two jacks of diamonds, whatever is trump: double pinochle, 300 points.",
    ),
    ({}, "JS JH JD JC", "jacks-around", "jacks around", "A jack in each suit: jacks around, 40 points."),
    (
        {},
        "JS JH JD JC JS JH JD JC",
        "double-jacks-around",
        "double jacks around",
        "Two jacks in each suit: double jacks around, 400 points.",
    ),
    (
        {},
        "AS TS KS QS JS",
        "run",
        "run",
        "Ace, ten, king, queen and jack of spades, the trump suit: run, 150 points.",
    ),
    ({}, "AS TS KS QS JS", "run", "run", ONCE),
    (
        {"meld.run_extras": "both"},
        "AS TS KS QS JS",
        "run",
        "run",
        "Here its king and queen score once more as a royal marriage.",
    ),
    (
        {},
        "AS TS KS QS JS KS",
        "run-with-king",
        "run with extra king",
        "Ace, ten, two kings, queen and jack of spades, the trump suit: run with extra king, 190 points.",
    ),
    ({"meld.melds.dix.points": [1]}, "9S", "dix", "dix", "Nine of spades, the trump suit: dix, 1 point."),
]


@pytest.mark.parametrize(("changes", "cards", "key", "name", "text"), MELDS)
def test_melds(changes, cards, key, name, text):
    meld = pl.variant("pagat").with_rules(changes).check_meld(cards, trump="S").meld
    assert (meld.key, meld.name) == (key, name)
    assert text in meld.why
    assert str(meld).startswith(f"{name}: ")


def test_the_type_that_is_told_is_the_tables_own():
    assert pl.variant("hoyle").meld("AS TS KS QS JS", trump="S").melds[0].why.endswith("once in type A.")


def test_a_renege_tells_the_duty():
    found = pl.variant("pinochlerun").reneges(["KC", "TC 9C", "9S 9H", "JC"], "KC 9C 9H JC", trump="S")
    assert [(r.trick, r.position, r.seat, str(r.card), r.rule) for r in found] == [
        (0, 1, 1, "9C", "beat"),
        (0, 2, 2, "9H", "trump"),
    ]
    assert [list(map(str, r.legal)) for r in found] == [["TC"], ["9S"]]
    assert (
        found[0].why == "Clubs were led and you can beat the king of clubs: you must play the ten of clubs."
    )
