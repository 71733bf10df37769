"""Cards as text: what a screen reader hears, and that nothing becomes markup."""

import re
from xml.etree import ElementTree as ET

import pytest

from pinochle_learn import Card, CardError
from pinochle_learn.widgets import (
    CardRow,
    backs_html,
    cards_html,
    chip_html,
    in_order,
    row_traits,
    spoken,
    stylesheet,
    suit_html,
)
from pinochle_learn.widgets.files import card_styles, shapes


def parsed(text):
    return ET.fromstring(text)  # noqa: S314 - our own text


def test_a_group_is_one_picture_with_a_spoken_name():
    picture = parsed(cards_html("QS JD", "pinochle"))
    assert picture.get("role") == "img"
    assert picture.get("aria-label") == "pinochle: queen of spades, jack of diamonds"
    assert ["".join(rank.itertext()) for rank in picture.iter("span") if rank.get("class") == "pl-rank"] == [
        "Q",
        "J",
    ]
    assert len(list(picture.iter("svg"))) == 4  # two suits, two courts


def test_a_name_cannot_become_markup():
    hostile = "<img src=x onerror=alert(1)>\"'&"
    for text in (cards_html("QS", hostile), backs_html(3, hostile)):
        picture = parsed(text)
        assert "<img" not in text
        assert picture.get("aria-label").startswith(hostile)
        assert {node.tag for node in picture.iter()} <= {"span", "svg", "path"}


def test_a_row_says_what_its_text_says():
    label = CardRow("AS TS KS QS JS", "run in spades").label
    assert label == "run in spades: ace, ten, king, queen, jack"
    assert f'aria-label="{label}"' in cards_html("AS TS KS QS JS", "run in spades")
    assert row_traits("", "the kitty")["label"] == "the kitty"
    assert row_traits("")["label"] == "no cards"


def test_a_group_of_one_suit_names_the_suit_once():
    assert spoken([Card("9", "H")]) == "nine of hearts"
    assert (
        spoken([Card("K", "H"), Card("Q", "H")], "royal marriage")
        == "royal marriage: king and queen of hearts"
    )


def test_a_card_in_a_sentence():
    chip = parsed(chip_html("TH"))
    assert (chip.get("aria-label"), chip.get("data-suit")) == ("ten of hearts", "H")
    assert "pl-two-colour" in chip_html("TH", four_colour=False)
    with pytest.raises(CardError, match="is 2 cards; one is wanted"):
        chip_html("TH TH")


def test_a_suit_beside_its_name_is_not_read_aloud():
    assert parsed(suit_html("spades")).get("aria-hidden") == "true"
    with pytest.raises(CardError, match="'x' is no suit"):
        suit_html("x")


def test_cards_face_down():
    assert parsed(backs_html(3)).get("aria-label") == "3 cards, face down"
    assert parsed(backs_html(1)).get("aria-label") == "1 card, face down"


def test_a_hand_is_held_red_beside_black_and_trump_first():
    hand = in_order("9D QS AS TS KH 9C KC KC", trump="clubs")
    assert " ".join(map(str, hand)) == "KC KC 9C AS TS QS KH 9D"


def test_every_suit_and_court_has_a_drawing():
    assert set(shapes()["suits"]) == set("SHDC")
    assert set(shapes()["courts"]) == set("KQJ")


def test_the_styles_ask_no_other_host():
    assert stylesheet() == f"<style>{card_styles()}</style>"
    assert re.findall(r"url\(|@import|https?:", card_styles()) == []
