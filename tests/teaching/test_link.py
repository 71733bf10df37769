"""Links: a place goes out and comes back; a hostile one is named and changes nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pinochle_learn as pl
from pinochle_learn.teaching.page.link import read_link
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.glossary import TERMS, marked
from pinochle_learn.teaching.words.other_tables import elsewhere


def test_a_place_goes_into_a_link_and_comes_back():
    place = PageState("hoyle", "practise", "AS TS 9H", "KC", "H", 12, "beat")
    assert read_link(place.search) == (place, ())
    assert place.search == "?table=hoyle&step=practise&hand=AS.TS.9H&trick=KC&trump=H&seed=12&ask=beat"


def test_a_link_says_only_what_is_not_the_usual():
    assert PageState().search == "?table=pinochlerun"


@pytest.mark.parametrize(
    ("search", "name"),
    [
        ("?table=<script>alert(1)</script>", "table"),
        ("?table=pagat&step=%3Ccheat%3E", "step"),
        ("?hand=AS.AS.AS", "hand"),
        ("?hand=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E", "hand"),
        ("?trick=1Q", "trick"),
        ("?trump=Z", "trump"),
        ("?seed=1e9", "seed"),
        ("?seed=99999999999999999999", "seed"),
        ("?ask=../../etc", "ask"),
    ],
)
def test_a_hostile_parameter_is_named_and_the_rest_stays_usual(search, name):
    place, notes = read_link(search)
    assert len(notes) == 1
    assert f"{name}=" in notes[0]
    assert getattr(place, name) == getattr(PageState(), name)


@given(st.text(max_size=80))
def test_any_text_is_read_as_a_place(text):
    place, notes = read_link(text)
    assert read_link(place.search)[0] == place
    assert all(notes)


def test_other_tables_are_compared_by_what_they_allow():
    run = pl.variant("pinochlerun")
    hand, trick = run.pack.read("TS 9S KH"), run.pack.read("KC JS")
    groups = elsewhere(run, hand, trick, "S")
    assert [group.names for group in groups] == [
        ("wikiHow", "Auction", "wikiHow for three"),
        ("Pagat", "Ok Pinochle", "Hoyle", "Cutthroat"),
    ]
    assert groups[0].line == (
        "wikiHow, Auction and wikiHow for three: also the nine of spades. You are out of clubs, so you "
        "must trump. You need not beat the jack of spades: any spade will do."
    )


def test_the_table_itself_is_not_among_the_others():
    wiki = pl.variant("wikihow")
    groups = elsewhere(wiki, wiki.pack.read("TS 9S"), wiki.pack.read("KC JS"), "S")
    assert "wikiHow" not in [name for group in groups for name in group.names]
    assert groups[0].line.startswith(
        "PinochleRun, Pagat, Ok Pinochle, Hoyle and Cutthroat: not the nine of spades."
    )


def test_a_word_is_explained_where_it_first_stands():
    seen: set[str] = set()
    pieces = list(marked("Trump is led. Another trump is not.", seen))
    assert [term.key for _, term in pieces if term] == ["trump", "lead"]
    assert "".join(piece for piece, _ in pieces) == "Trump is led. Another trump is not."
    assert list(marked("Led again.", seen)) == [("Led again.", None)]


def test_every_term_is_explained_in_a_full_sentence():
    for term in TERMS:
        assert term.text[0].isupper()
        assert term.text.endswith(".")
