"""Cards of the Purple pack: what is written, drawn and spoken of a colour, for every eye and ear."""

import re
from xml.etree import ElementTree as ET

import pytest

from pinochle_learn import Card, CardError
from pinochle_learn.cards.card import COLOUR_NAMES
from pinochle_learn.tables.purple_pack import COLOURS, PACK
from pinochle_learn.widgets import (
    CardRow,
    Hand,
    cards_html,
    chip_html,
    in_order,
    spoken,
    suit_html,
    trick_traits,
)
from pinochle_learn.widgets.files import shapes, styles

CODES = COLOURS.codes.value
BLACK_KING = {
    "code": "KBk",
    "rank": "K",
    "suit": "S",
    "symbol": "♠",
    "name": "black king of spades",
    "colour": "Bk",
    "word": "black",
}


def parsed(text):
    return ET.fromstring(text)  # noqa: S314 - our own text


def written(cards):
    return " ".join(map(str, cards))


# What is sent and drawn


def test_a_card_is_sent_with_its_suit_its_colour_and_all_that_is_spoken():
    hand = Hand("KBk 10Si")
    assert hand.cards[0] == BLACK_KING
    assert (hand.cards[1]["rank"], hand.cards[1]["symbol"], hand.cards[1]["word"]) == ("10", "♦", "silver")
    assert hand.held == (Card("K", "S", "Bk"), Card("T", "D", "Si"))


def test_a_hand_marks_and_disables_cards_by_their_colour():
    king = Card("K", "D", "Bl")
    hand = Hand("KSi KBl", mode="many", states={king: "right"}, disabled=[Card("K", "D", "Si")])
    assert (hand.states, hand.disabled) == ({1: "right"}, [0])
    hand.clicked = {"index": 1, "code": "KBl", "n": 1}
    assert hand.clicked["code"] == "KBl"
    with pytest.raises(CardError, match="KGo is not in the hand 'KSi KBl'"):
        hand.mark({Card("K", "H", "Go"): "wrong"})


def test_a_drawn_card_has_rank_suit_code_word_and_band():
    face = next(node for node in parsed(cards_html("TGo")).iter("span") if node.get("class") == "pl-face")
    assert (face.get("data-suit"), face.get("data-colour")) == ("H", "Go")
    assert "".join(face.itertext()) == "10Gogold"
    assert [node.get("class") for node in face.iter("svg")] == ["pl-suit", "pl-band"]


def test_an_ordinary_card_has_nothing_of_a_colour():
    assert not {"colour", "word"} & Hand("KS").cards[0].keys()
    assert not re.search(r"pl-colour|pl-band|data-colour", cards_html("KS QH") + chip_html("TH"))


def test_a_card_in_a_sentence_says_its_colour_in_full():
    chip = parsed(chip_html("QBr"))
    assert chip.get("aria-label") == "bronze queen of clubs"
    assert "".join(chip.itertext()) == "Qbronze"
    assert (chip.get("data-suit"), chip.get("data-colour")) == ("C", "Br")


def test_a_sign_for_a_colour_stands_where_one_for_a_suit_would():
    sign = parsed(suit_html("silver"))
    assert (sign.get("data-colour"), sign.get("aria-hidden")) == ("Si", "true")
    with pytest.raises(CardError, match="'purple' is no suit"):
        suit_html("purple")


# What is spoken


@pytest.mark.parametrize(
    ("cards", "name", "said"),
    [
        ("KGr QGr", "", "green king and queen of clubs"),
        ("KGr QGr", "royal marriage in green cards", "royal marriage in green cards: king, queen"),
        ("KBl QSi", "suit marriage", "suit marriage: blue king of diamonds, silver queen of diamonds"),
        ("KRd QRd", "a hundred", "a hundred: red king and queen of hearts"),  # there is a "red" in it
        ("KRd QRd", "in hearts", "in hearts: red king and queen of hearts"),  # gold cards are hearts too
    ],
)
def test_what_cards_have_in_common_is_said_once(cards, name, said):
    assert CardRow(cards, name).label == said
    assert spoken(Hand(cards).held, name) == said


def test_a_trick_says_suit_and_colour_of_what_was_led():
    shown = trick_traits([("North", "KBk"), ("East", "TSi")], trump="green", winner=0)
    assert [fact["text"] for fact in shown["facts"]] == [
        "Green cards are trump",
        "Black spades were led",
        "North is winning",
    ]
    assert shown["facts"][0]["colour"] == "Gr"
    assert (shown["facts"][1]["suit"], shown["facts"][1]["colour"]) == ("S", "Bk")
    assert shown["plays"][1]["spoken"] == "East played the silver ten of diamonds"


def test_a_hand_is_held_colour_by_colour_and_high_to_low():
    whole = [rank + code for code in CODES for rank in PACK.ranks.value]
    assert written(in_order(sorted(whole))) == written(whole)
    assert written(in_order("AGo 9Gr TBk JBk KSi", trump="Si")) == "KSi JBk TBk 9Gr AGo"
    assert written(in_order("JS TS KS")) == "TS KS JS"  # the ordinary pack's ten stays high


# For every kind of sight


def test_every_colour_has_a_band_of_its_own():
    assert set(shapes()["bands"]) == set(CODES) == set(COLOUR_NAMES)
    assert len(set(shapes()["bands"].values())) == len(CODES)


def contrast(one, other):
    """The contrast of two colours as WCAG 2 counts it."""
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour):
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def colours(block, name):
    """The colours that a block of the styles gives to names that match."""
    text = styles("widgets/static/cards/purple.css")
    inside = text[text.index(block) :].partition("{")[2].partition("}")[0]
    return {code: value[-7:] for code, value in re.findall(name + r": ([^;]+)", inside.replace(")", ""))}


NORMAL = colours(":where(", r"--plc-(\w\w)")
OFF = NORMAL | colours(".pl-off .pl-face[data-colour] {", r"--plc-(\w\w)")
DARK_OFF = NORMAL | colours('[data-jp-theme-light="false"] .pl-off', r"--plc-(\w\w)")


@pytest.mark.parametrize(
    ("inks", "card"),
    [(NORMAL, "#ffffff"), (OFF, "#e3e8ec"), (DARK_OFF, "#aab3bd")],
    ids=["on", "off", "dark"],
)
def test_every_ink_can_be_read_on_its_card(inks, card):
    assert set(inks) == set(CODES)
    assert {code: ratio for code, ink in inks.items() if (ratio := contrast(ink, card)) < 4.5} == {}


@pytest.mark.parametrize("code", CODES)
def test_every_band_stands_out_from_its_ground(code):
    ground = colours(f'[data-colour="{code}"]', "--plc-(ground)")["ground"]
    assert contrast(NORMAL[code], ground) >= 3
