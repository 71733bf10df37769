"""Reading cards and suits as people write them."""

import pytest

import pinochle_learn as pl
from pinochle_learn.cards.reading import read_cards, read_suit

PACK = pl.variant("pagat").pack

WRITTEN = [
    ("AS TS 9H", "AS TS 9H"),
    ("as ts 9h", "AS TS 9H"),
    ("AS10S9H", "AS TS 9H"),
    ("A♠ 10♥ K♦ Q♣", "AS TH KD QC"),
    ("a♤, t♡; k♢. q♧", "AS TH KD QC"),
    ("A♠\ufe0f 10♥\ufe0e", "AS TH"),
    ("A S  -  10 h", "AS TH"),
    ("  AS\n\tTS ", "AS TS"),
    ("", ""),
    (" , ", ""),
    (["AS", "TS 9H"], "AS TS 9H"),
    (("AS", pl.Card("T", "S")), "AS TS"),
    ({"AS": 1, "TS": 2}, "AS TS"),
    (pl.Card("A", "S"), "AS"),
    ([], ""),
    ((card for card in ["AS", "AS"]), "AS AS"),
]


@pytest.mark.parametrize(("cards", "expected"), WRITTEN, ids=[str(row[0])[:20] for row in WRITTEN])
def test_cards_as_people_write_them(cards, expected):
    assert " ".join(map(str, PACK.read(cards))) == expected


def test_whatever_is_written_is_read_again():
    whole = PACK.whole()
    assert PACK.read(" ".join(map(str, whole))) == whole
    assert PACK.read("".join(card.symbol for card in whole)) == whole
    assert PACK.read(whole) == whole


def test_an_eight_is_a_card_but_not_of_this_pack():
    assert read_cards("8S") == [pl.Card("8", "S")]
    with pytest.raises(pl.CardError, match="8S is not in this pack"):
        PACK.read("8S")


PLACES = [
    ("AS XX 9H", "card 2"),
    ("AS 9", "card 2"),
    ("ASS", "card 2"),
    ("AS 11S", "card 2"),
    ("S", "card 1"),
    ("0S", "card 1"),
]


@pytest.mark.parametrize(("cards", "place"), PLACES)
def test_the_place_of_what_cannot_be_read(cards, place):
    with pytest.raises(pl.CardError, match=place):
        PACK.read(cards)


SUITS = [
    *(("S", "S"), ("s", "S"), (" h ", "H"), ("♦", "D"), ("♧", "C"), ("♣\ufe0f", "C")),
    *(("spades", "S"), ("Hearts", "H"), ("diamond", "D"), ("CLUB", "C")),
    *(("", None), ("X", None), ("spadess", None), (None, None), (5, None), (["S"], None)),
]


@pytest.mark.parametrize(("written", "suit"), SUITS)
def test_suits_as_people_write_them(written, suit):
    assert read_suit(written) == suit


def test_a_suit_may_be_written_in_any_way_everywhere():
    v = pl.variant("pagat")
    for trump in ("S", "s", "spades", "♠", " Spade "):
        assert v.meld("KS QS", trump=trump).points == 40
        assert v.winner("KC 9S", trump=trump).position == 1


def test_a_sign_before_a_colour_is_that_of_its_suit():
    pack = pl.variant("purple").pack
    assert [str(card) for card in pack.read("8\u2666Si K\u2660Bk")] == ["8Si", "KBk"]
    with pytest.raises(pl.CardError, match="8\u2660Si cannot be: silver cards are diamonds, so write 8Si"):
        pack.read("8\u2660Si")
