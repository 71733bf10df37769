"""What a saved deal must look like, and what is said of one that does not."""

import pytest

import pinochle_learn as pl

HEAD = "pinochle_learn deal 1"
SAVED = pl.variant("pagat").deal(seed=7, dealer=3).act("bid 260").to_text()

BROKEN = [
    # what is changed, words of the message
    (lambda _s: "", f"A saved deal begins with '{HEAD}', not ''."),
    (lambda _s: "hello\nworld", f"A saved deal begins with '{HEAD}', not 'hello'."),
    (lambda s: s.replace(HEAD, "pinochle_learn deal 2"), "not 'pinochle_learn deal 2'"),
    (lambda s: s.replace("table pagat", "table canasta"), "There is no variant 'canasta'."),
    (lambda s: s.replace("table pagat\n", ""), "There is no variant ''."),
    (
        lambda s: s.replace("table", "tabel"),
        "Line 2: 'tabel' is none of table, rules, ",
    ),
    (lambda s: s.replace("seed 7", "seed x"), "Line 3: 'seed x' cannot be read"),
    (lambda s: s.replace("seed 7", "seed 8"), "The hands are not those of seed 8."),
    (lambda s: s.replace("dealer 3", "dealer 9"), "dealer is a seat from 0 to 3, not 9."),
    (lambda s: s.replace("before 0 0", "before 0 0 0"), "before is 2 whole numbers"),
    (lambda s: s.replace("hand ", "hand AS ", 1), "The hand of seat 0 has 13 cards, not 12."),
    (lambda s: s.replace("hand ", "do ", 1), "3 hands: this table has 4 seats."),
    (lambda s: s.replace("bid 260", "bid 265"), "265 cannot be bid now"),
    (lambda s: s.replace("bid 260", "fold"), "'fold' cannot be done in the phase auction."),
    (lambda s: s.replace("seed 7", "rules [1]"), "Line 3: 'rules [1]' cannot be read"),
    (lambda s: s.replace("seed 7", "rules {"), "Line 3: 'rules {' cannot be read"),
    (lambda s: s.replace("seed 7", 'rules {"game.target": -1}'), "game.target cannot be -1"),
    (lambda s: s + "x" * 100_001, f"A saved deal is a text that begins with '{HEAD}'."),
]


@pytest.mark.parametrize(("change", "words"), BROKEN, ids=[words for _change, words in BROKEN])
def test_what_is_no_deal(change, words):
    with pytest.raises(pl.PinochleError) as refusal:
        pl.Deal.from_text(change(SAVED))
    assert words in str(refusal.value)


@pytest.mark.parametrize("junk", [None, 5, b"pinochle_learn deal 1", [HEAD]])
def test_a_saved_deal_is_a_text(junk):
    with pytest.raises(pl.SaveError, match="A saved deal is a text"):
        pl.Deal.from_text(junk)


def test_space_around_the_lines_does_not_matter():
    loose = "\n\n" + "\r\n".join(f"  {line} " for line in SAVED.splitlines()) + "\n\n"
    assert pl.Deal.from_text(loose).to_text() == SAVED


def test_a_deal_by_hands_has_no_seed():
    text = pl.variant("pagat").deal(hands=pl.variant("pagat").deal(seed=1).dealt).to_text()
    assert "seed" not in text
    assert pl.Deal.from_text(text).seed is None


def test_an_alias_is_enough():
    assert pl.Deal.from_text(SAVED.replace("table pagat", "table Racehorse")).to_text() == SAVED


CHIPS = pl.variant("auction").deal(seed=7, dealer=2).act("bid 300").act("pass").act("pass").act("take kitty")
THREE = CHIPS.to_text()
DOUBLE = pl.variant("npa").deal(seed=7, dealer=3).act("bid 54").to_text()
BROKEN_TOO = [
    # the text, what is changed, words of the message
    (
        THREE,
        ("number 1\n", "number 0\n"),
        "Line 5: 'number 0' cannot be read: the deals of a game are counted",
    ),
    (THREE, ("number 1\n", "number -3\n"), "Line 5: 'number -3' cannot be read"),
    (THREE, ("number 1\n", "number x\n"), "Line 5: 'number x' cannot be read"),
    (THREE, ("before 0 0 0", "before 0 0"), "before is 3 whole numbers"),
    (THREE, ("dealer 2", "dealer 3"), "dealer is a seat from 0 to 2, not 3."),
    (
        THREE,
        (
            "hand ",
            "hand AS ",
        ),
        "The hand of seat 0 has 16 cards, not 15.",
    ),
    (THREE, ("take kitty", "take it"), "'take it' cannot be done in the phase kitty."),
    (THREE, ("table auction", "table pagat"), "before is 2 whole numbers"),
    (THREE, ("table auction", "table cutthroat"), "'take kitty' cannot be done in the phase trump."),
    (THREE, ("seed 7", "seed 8"), "The hands are not those of seed 8."),
    (DOUBLE, ("bid 54", "bid 61"), "61 cannot be bid now"),
    (DOUBLE, ("table npa", "table pagat"), "3 times TD: the pack has 2 copies of it."),
    (DOUBLE, ("seed 7", "scale 1\nseed 7"), None),
    (DOUBLE, ("seed 7", "scale 7\nseed 7"), "cannot be played on the scale 7."),
    (THREE, ("seed 7", "scale 1\nseed 7"), "Auction cannot be played on the scale 1."),
]


@pytest.mark.parametrize(("text", "change", "words"), BROKEN_TOO, ids=[str(row[2]) for row in BROKEN_TOO])
def test_what_is_no_deal_of_other_tables(text, change, words):
    assert change[0] in text
    changed = text.replace(*change, 1)
    if words is None:
        assert pl.Deal.from_text(changed).to_text() == text
        return
    with pytest.raises(pl.PinochleError) as refusal:
        pl.Deal.from_text(changed)
    assert words in str(refusal.value)


def test_a_kitty_is_not_written_down_since_the_hands_leave_it():
    again = pl.Deal.from_text(THREE)
    assert "kitty" not in THREE.replace("do take kitty", "")
    assert again.kitty == CHIPS.kitty
    assert again.hands == CHIPS.hands
