"""Reads cards, suits and colours from what people type."""

import re
from collections.abc import Iterable

from pinochle_learn.cards.card import (
    COLOUR_NAMES,
    COLOUR_SUITS,
    SUIT_NAMES,
    SUIT_SINGULAR,
    SUIT_SYMBOLS,
    Card,
)
from pinochle_learn.errors import CardError
from pinochle_learn.text import say

_SUIT_SIGNS = {sign: suit for suit, sign in SUIT_SYMBOLS.items()} | dict(zip("♤♡♢♧", "SHDC", strict=True))
_COLOURS = {code.upper(): code for code in COLOUR_NAMES}
_CARD = re.compile(
    r"(10|[ATKQJ98])\s*(?:([♠♥♦♣])?(" + "|".join(COLOUR_NAMES) + ")|([SHDC♠♥♦♣♤♡♢♧]))", re.IGNORECASE
)
_BETWEEN = re.compile(r"[\s,;.+\ufe0e\ufe0f-]*")
_SHOWN = 12  # how much of an unreadable text an error repeats


def read_cards(cards: object, *, coloured: bool = False) -> list[Card]:
    """Reads a text, a card, or an iterable of both into cards of any pack.

    ``coloured`` says that cards with colours are wanted: an error then tells how those are written.

    >>> read_cards("as 10♥,9c"), read_cards(["KD", Card("Q", "D")])
    ([Card('AS'), Card('TH'), Card('9C')], [Card('KD'), Card('QD')])
    >>> read_cards("KBk 10si"), read_cards("8♦Si")
    ([Card('KBk'), Card('TSi')], [Card('8Si')])
    """
    if isinstance(cards, Card):
        return [cards]
    if isinstance(cards, str):
        return _read_text(cards, coloured=coloured)
    if isinstance(cards, Iterable):
        return [card for item in cards for card in _read_item(item, coloured=coloured)]
    example = "KBk QBk 8Si" if coloured else "AS TS 9H"
    text = "{cards!r} is no list of cards: give a text such as {example!r}, or cards."
    raise CardError(say(text, cards=cards, example=example))


def read_suit(text: object) -> str | None:
    """Reads a letter, a symbol or a name of a suit; ``None`` where it is none."""
    word = str(text).strip().strip("\ufe0e\ufe0f") if isinstance(text, str) else ""
    if word in _SUIT_SIGNS:
        return _SUIT_SIGNS[word]
    for suit in SUIT_NAMES:
        if word.upper() == suit or word.lower() in {SUIT_NAMES[suit], SUIT_SINGULAR[suit]}:
            return suit
    return None


def read_colour(text: object) -> str | None:
    """Reads a code or a name of a colour of the Purple pack; ``None`` where it is none."""
    word = text.strip().lower() if isinstance(text, str) else ""
    return next((code for code, name in COLOUR_NAMES.items() if word in {code.lower(), name}), None)


def card_of(code: str) -> Card:
    """The card that is written so, as ``str`` writes it."""
    return _read_text(code)[0]


def _read_item(item: object, *, coloured: bool) -> list[Card]:
    if not isinstance(item, Card | str):
        text = "{item!r} is no card: write a rank and a suit, such as TS."
        if coloured:
            text = "{item!r} is no card: write a rank and a colour, such as KBk."
        raise CardError(say(text, item=item))
    return read_cards(item, coloured=coloured)


def _read_text(text: str, *, coloured: bool = False) -> list[Card]:
    cards: list[Card] = []
    place = _skip(text, 0)
    while place < len(text):
        match = _CARD.match(text, place)
        if match is None:
            raise CardError(_unreadable(text, place, len(cards), coloured=coloured))
        rank = match[1].upper().replace("10", "T")
        if match[3]:
            cards.append(_coloured(rank, match[2], _COLOURS[match[3].upper()]))
        else:
            suit = match[4].upper()
            cards.append(Card(rank, _SUIT_SIGNS.get(suit, suit)))
        place = _skip(text, match.end())
    return cards


def _coloured(rank: str, sign: str | None, colour: str) -> Card:
    """A card of a colour; the suit's sign may stand before the colour, where it is the right one."""
    suit = COLOUR_SUITS[colour]
    if sign is not None and _SUIT_SIGNS[sign] != suit:
        text = "{card} cannot be: {colour} cards are {suit}, so write {right}."
        name, right = say(COLOUR_NAMES[colour]), f"{rank}{colour}"
        shown = f"{rank}{sign}{colour}"
        raise CardError(say(text, card=shown, colour=name, suit=say(SUIT_NAMES[suit]), right=right))
    return Card(rank, suit, colour)


def _skip(text: str, place: int) -> int:
    match = _BETWEEN.match(text, place)
    return match.end() if match else place


def _unreadable(text: str, place: int, before: int, *, coloured: bool) -> str:
    rest = text[place:]
    piece = rest.split()[0][:_SHOWN]
    message = (
        "{piece!r} is no card (card {n} of {text!r}): "
        "write a rank (A 10 K Q J 9) and a suit (S H D C), such as TS."
    )
    if coloured:
        message = (
            "{piece!r} is no card (card {n} of {text!r}): "
            "write a rank (A K Q J 10 9 8) and a colour (Bk Rd Bl Gr Go Si Br), such as KBk."
        )
    return say(
        message,
        piece=piece,
        n=before + 1,
        text=text if len(text) <= 5 * _SHOWN else text[: 5 * _SHOWN] + "…",
    )
