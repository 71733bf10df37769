"""What the page on chances says: rows, stair, sentences and advice agree with the function."""

from fractions import Fraction

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.odds.deals import best_trump, dealt, first_seed
from pinochle_learn.lessons.odds.melds import headline, meld_rows, split
from pinochle_learn.lessons.odds.query import (
    HAND,
    KITTY,
    PARTNER,
    STOCK,
    Asked,
    choices,
    odds,
    parts,
    quick,
    usual,
)
from pinochle_learn.lessons.odds.totals import advice, advice_on_melds, on_average, stair
from pinochle_learn.lessons.odds.words import THIN, about, grouped, of_cases, percent

KITTY_HAND = "AS TS KS QS 9S AH TH 9H AD TD 9D AC TC 9C JC"
PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")


def asked(v, of, held="", drawn=None, trump="S"):
    cards = v.pack.read(held)
    return Asked(of, cards, usual(v, of, len(cards)) if drawn is None else drawn, trump)


def test_each_table_has_the_parts_that_it_can_ask():
    found = {v.id: parts(v.rules) for v in pl.variants()}
    assert {name for name, has in found.items() if PARTNER in has} == {
        *("pinochlerun", "pagat", "okpinochle", "wikihow", "hoyle"),
        *("double-deck", "double-deck-pagat", "npa", "purple"),
    }
    assert {name for name, has in found.items() if KITTY in has} == {
        "auction",
        "cutthroat",
        "three-handed-wikihow",
    }
    assert {name for name, has in found.items() if STOCK in has} == {"two-handed", "two-handed-wikihow"}
    assert found["purple-rummy"] == (HAND,)


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_every_meld_stands_in_one_row_with_its_own_number(v):
    trump = None if v.rules.trump is None else v.pack.suits_or_colours[0]
    for of in parts(v.rules):
        held = () if of == HAND else dealt(v, of, 5)
        question = Asked(of, held, usual(v, of, len(held)), trump)
        rows, melds = (
            meld_rows(v, question),
            v.odds(trump=trump, held=held, of=of, cards=question.drawn).melds,
        )
        assert all(melds[row.key] == row.ways for row in rows)
        assert {row.ways for row in rows} == set(melds.values())
        assert [row.chance for row in rows] == sorted((row.chance for row in rows), reverse=True)
        assert len({row.name for row in rows}) == len(rows)
        assert sum(map(len, split(rows, Fraction(1, 200)))) == len(rows)
        assert "{" not in headline(v, question) + "".join(row.name for row in rows)


def test_arounds_that_come_alike_stand_in_one_row():
    names = [row.name for row in meld_rows(pl.variant("pagat"), asked(pl.variant("pagat"), HAND))]
    assert "Aces, kings, queens or jacks around (each)" in names
    assert "Double aces, kings, queens or jacks around (each)" in names
    purple = [row.name for row in meld_rows(PURPLE, asked(PURPLE, HAND, "ARd AGo", trump="Bk"))]
    assert "Aces around, four or more" in purple
    assert "Red around, five or more" in purple
    assert "Kings, queens, jacks, black, blue or green around (each), five or more" in purple


def test_the_headline_is_about_the_run():
    auction = pl.variant("auction")
    assert headline(auction, asked(auction, KITTY, KITTY_HAND)) == (
        "With the kitty you hold a run in spades in 1 case of 6."
    )
    pagat = pl.variant("pagat")
    assert headline(pagat, asked(pagat, HAND)) == "A hand of 12 cards holds a run in spades in 1 hand of 104."
    mine = asked(pagat, PARTNER, "AS AS TS KS QS JS")
    assert (
        headline(pagat, mine) == "Your partner cannot hold a run in spades: you hold too many of its cards."
    )
    assert headline(pagat, asked(pagat, HAND, "AS TS KS QS JS")) == "You hold a run in spades already."
    assert headline(pagat, asked(pagat, HAND, drawn=3)) == "So few cards cannot hold a run in spades."
    assert (
        headline(RUMMY, asked(RUMMY, HAND, trump=None))
        == "A hand of 10 cards holds a colour run in 1 hand of 5."
    )


def test_the_stair_goes_down_and_ends_where_hope_does():
    for name, scale in (("pinochlerun", 1), ("pagat", 10), ("auction", 10), ("npa", 1)):
        v = pl.variant(name)
        question = asked(v, PARTNER, "AS TS KS QS JS AH AH TH KD QD AC JC")
        steps, found = stair(v, question), odds(v, question)
        assert 5 <= len(steps) <= 12
        assert [s.points for s in steps] == sorted({s.points for s in steps})
        assert all(s.chance == found.at_least(s.points) for s in steps)
        assert steps[-1].chance >= Fraction(1, 200)
        assert all(s.points % scale == 0 for s in steps)
    certain = stair(pl.variant("auction"), asked(pl.variant("auction"), KITTY, KITTY_HAND))[0]
    assert certain.chance == 1


def test_advice_is_true():
    """The totals that it names come as often as it says."""
    pagat = pl.variant("pagat")
    told = advice(pagat, asked(pagat, HAND))
    odds_ = pagat.odds(trump="S")
    assert told == (
        "Before you bid, compare: 54.0% of hands meld 30 points or more with this trump. "
        "Only 1 hand of 13 has 110 or more."
    )
    assert f"{float(odds_.at_least(30)):.1%}" == "54.0%"
    assert round(1 / odds_.at_least(110)) == 13
    assert odds_.at_least(40) < Fraction(1, 2) <= odds_.at_least(30)
    assert odds_.at_least(110) <= Fraction(1, 10) < odds_.at_least(100)
    auction = pl.variant("auction")
    told = advice(auction, asked(auction, KITTY, KITTY_HAND))
    now = auction.meld(KITTY_HAND, trump="S").points
    more = auction.odds(held=KITTY_HAND, of="kitty", trump="S").at_least(now + 1)
    assert f"Your cards meld {now} points now. With the kitty it is more in {percent(more)} of cases." in told
    assert more < Fraction(1, 2)
    assert told.endswith("Before you bid, count on what you hold, not on what may come.")
    held = "AD AD TD QD JD 9D AS KS JS 9S AH AH TH QH TC"
    told = advice(auction, asked(auction, KITTY, held, trump="D"))
    sure = int(told.split("count on ")[1].split()[0])
    raised = auction.odds(held=held, of="kitty", trump="D").at_least(sure)
    assert raised >= Fraction(1, 2)
    assert told.endswith(f"so much or more comes in {percent(raised)} of cases.")
    whole = advice(auction, asked(auction, HAND, KITTY_HAND))
    assert whole == f"Your cards meld {now} points, and none are to come."
    assert advice(pl.variant("two-handed"), asked(pl.variant("two-handed"), HAND)).startswith(
        "Before you play,"
    )
    assert on_average(pagat, asked(pagat, HAND)) == f"On average it is {float(odds_.mean):.1f} points."


def test_no_meld_is_said_to_be_none():
    pagat = pl.variant("pagat")
    nothing = asked(pagat, PARTNER, drawn=2)
    assert "count on no meld from your partner" in advice(pagat, nothing)
    assert stair(pagat, asked(pagat, PARTNER, "9S 9S", drawn=1)) == []


def test_advice_without_totals_names_what_is_likely():
    told = advice_on_melds(RUMMY, meld_rows(RUMMY, asked(RUMMY, HAND, trump=None)))
    assert told == "Likelier than not: rank set and colour set. Before you draw, count on nothing else."
    told = advice_on_melds(PURPLE, meld_rows(PURPLE, asked(PURPLE, PARTNER, trump="Bk")))
    assert told.endswith("count on no single meld: the likeliest, colour marriage, comes 1 in 3.")


def test_percentages_are_zero_or_a_hundred_only_when_that_is_so():
    assert percent(Fraction(1, 10**6)) == "0.00010%"
    for chance in (Fraction(1, 10**12), Fraction(1, 3), 1 - Fraction(1, 10**12), Fraction(999, 1000)):
        assert percent(chance) not in {"0%", "100%", "0.0%", "100.0%"}
    assert percent(Fraction(961, 5456)) == "17.6%"


def test_shares_are_near_and_large_numbers_can_be_read():
    for chance in (Fraction(n, 997) for n in range(1, 997)):
        some, of = (int(part.replace(THIN, "")) for part in about(chance).split(" in "))
        assert 0 < some < of
        assert abs(Fraction(some, of) - chance) < Fraction(1, 15)
    assert of_cases(Fraction(4, 5), hands=True) == "in 4 hands of 5"
    assert of_cases(Fraction(1, 6), hands=False) == "in 1 case of 6"
    assert grouped(3535316142212174320).split(THIN) == ["3", "535", "316", "142", "212", "174", "320"]


def test_first_deals_leave_something_open():
    for v in pl.variants():
        for of in parts(v.rules):
            seed = first_seed(v, of)
            assert (seed is None) == (of == HAND)
            if seed is not None:
                held = dealt(v, of, seed)
                assert len(held) == v.rules.hand_size
                trump = best_trump(v, held)
                assert 0 < v.odds(usual(v, of, len(held)), held=held, of=of, trump=trump).chance("run") < 1


def test_only_large_packs_make_one_wait():
    npa, pagat = pl.variant("npa"), pl.variant("pagat")
    assert quick(pagat, asked(pagat, HAND))
    assert not quick(npa, asked(npa, HAND))
    assert quick(npa, Asked(PARTNER, dealt(npa, PARTNER, 1), 20, "S"))
    assert choices(pl.variant("auction"), KITTY, 15) == (3,)
    assert choices(pagat, HAND, 48) == (0,)
