"""Card faces: what the views send to the browser, and the same faces as text for any HTML."""

import re
from collections.abc import Iterable
from html import escape

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import (
    COLOUR_NAMES,
    SUIT_NAMES,
    SUIT_SYMBOLS,
    colour_name,
    rank_name,
    suit_name,
)
from pinochle_learn.cards.reading import read_cards, read_colour, read_suit
from pinochle_learn.errors import CardError
from pinochle_learn.text import listed, plural, say
from pinochle_learn.widgets.files import card_styles, shapes

_RANKS = "ATKQJ98"
_PURPLE_RANKS = "AKQJT98"
_LANES = (*"SHCD", *COLOUR_NAMES)  # red beside black; the colours as the Purple pack has them

Face = dict[str, str]


def in_order(cards: object, trump: str | None = None) -> tuple[Card, ...]:
    """Sorts a hand as one holds it: suit by suit, red beside black, high to low; trump first.

    Cards of the Purple pack go colour by colour.

    >>> in_order("9D QS AS KH"), in_order("9D QS AS KH", trump="D")[0]
    ((Card('AS'), Card('QS'), Card('KH'), Card('9D')), Card('9D'))
    >>> in_order("TBk 8Si KBk ARd", trump="silver")
    (Card('8Si'), Card('KBk'), Card('TBk'), Card('ARd'))
    """
    first = None if trump is None else known_suit(trump)

    def place(card: Card) -> tuple[bool, int, int]:
        ranks = _PURPLE_RANKS if card.colour else _RANKS
        return card.suit_or_colour != first, _LANES.index(card.suit_or_colour), ranks.index(card.rank)

    return tuple(sorted(read_cards(cards), key=place))


def described(card: Card) -> Face:
    """What a view needs to know of a card.

    >>> described(Card("T", "S"))
    {'code': 'TS', 'rank': '10', 'suit': 'S', 'symbol': '♠', 'name': 'ten of spades'}
    >>> known = described(Card("8", "D", "Si"))
    >>> known["code"], known["colour"], known["word"], known["name"]
    ('8Si', 'Si', 'silver', 'silver eight of diamonds')
    """
    rank, symbol = "10" if card.rank == "T" else card.rank, SUIT_SYMBOLS[card.suit]
    face = {"code": str(card), "rank": rank, "suit": card.suit, "symbol": symbol, "name": card.name}
    return face | {"colour": card.colour, "word": colour_name(card.colour)} if card.colour else face


def spoken(cards: Iterable[Card], name: str = "") -> str:
    """Says a group of cards, with the name of what they are.

    >>> spoken(read_cards("AS TS KS QS JS"), "run in spades")
    'run in spades: ace, ten, king, queen, jack'
    >>> spoken(read_cards("QS JD"), "pinochle"), spoken(read_cards("KH QH"))
    ('pinochle: queen of spades, jack of diamonds', 'king and queen of hearts')
    >>> spoken(read_cards("KGo QGo")), spoken(read_cards("KGo QGo"), "royal marriage in gold")
    ('gold king and queen of hearts', 'royal marriage in gold: king, queen')
    """
    group = list(cards)
    if not group:
        return name or say("no cards")
    words = _in_words(group, name)
    return say("{name}: {cards}", name=name, cards=words) if name else words


def _in_words(group: list[Card], name: str) -> str:
    """Says each card; what all have in common is said once, and not again where the name says it."""
    if len({card.suit_or_colour for card in group}) != 1:
        return ", ".join(card.name for card in group)
    suit, colour = group[0].suit, group[0].colour
    ranks = [rank_name(card.rank) for card in group]
    if (colour_name(colour) if colour else suit_name(suit)) in re.findall(r"\w+", name.lower()):
        return ", ".join(ranks)
    words = say("{ranks} of {suit}", ranks=listed(ranks), suit=suit_name(suit))
    return say("{colour} {cards}", colour=colour_name(colour), cards=words) if colour else words


def cards_html(cards: object, name: str = "", *, four_colour: bool = True) -> str:
    """Draws a few small cards for a table; a screen reader hears ``name`` and the cards.

    The page needs the styles: any card view on it brings them, and so does ``stylesheet()``.

    Raises:
        CardError: what cannot be read as cards.
    """
    group = read_cards(cards)
    drawn = "".join(f'<span class="pl-card">{_face(card)}</span>' for card in group)
    return _picture("pl-cards", spoken(group, name), drawn, four_colour=four_colour)


def chip_html(card: object, *, four_colour: bool = True) -> str:
    """Draws one card as small as a word, for a sentence.

    Raises:
        CardError: what is not exactly one card.
    """
    known = described(one_card(card))
    inner = f'<span class="pl-rank">{known["rank"]}</span>{_drawing("pl-suit", "suits", known["suit"])}'
    if "colour" in known:
        inner += f'<span class="pl-word">{escape(known["word"])}</span>{_band(known["colour"])}'
    return _picture("pl-chip", known["name"], inner, known, four_colour=four_colour)


def suit_html(suit_or_colour: object) -> str:
    """Draws a suit's sign in the colour of the text around it, or a colour's band; its name stands beside it.

    Raises:
        CardError: what is no suit and no colour.
    """
    known = known_suit(suit_or_colour)
    return _band(known) if known in COLOUR_NAMES else _drawing("pl-suit pl-inline", "suits", known)


def backs_html(count: int, label: str = "") -> str:
    """Draws cards that lie face down."""
    text = label or plural(count, "{n} card, face down", "{n} cards, face down")
    back = '<span class="pl-card"><span class="pl-face pl-back" aria-hidden="true"></span></span>'
    return _picture("pl-cards", text, back * count)


def stylesheet() -> str:
    """The styles of the cards as one ``<style>`` element, for pages without a card view."""
    return f"<style>{card_styles()}</style>"


def one_card(card: object) -> Card:
    """Reads exactly one card.

    Raises:
        CardError: none, or more.
    """
    cards = read_cards(card)
    if len(cards) != 1:
        raise CardError(say("{card!r} is {n} cards; one is wanted, such as TS.", card=card, n=len(cards)))
    return cards[0]


def one_suit(suit: object) -> str:
    """Reads a suit: a letter, a symbol or a name.

    Raises:
        CardError: what is no suit.
    """
    letter = read_suit(suit)
    if letter is None:
        names = listed((f"{letter} ({suit_name(letter)})" for letter in SUIT_NAMES), "or")
        raise CardError(say("{suit!r} is no suit; say {names}.", suit=suit, names=names))
    return letter


def known_suit(suit_or_colour: object) -> str:
    """Reads what can be trump: a suit, or a colour of the Purple pack by its code or its name.

    Raises:
        CardError: what is neither.
    """
    return read_colour(suit_or_colour) or one_suit(suit_or_colour)


def _picture(kind: str, label: str, inner: str, face: Face | None = None, *, four_colour: bool = True) -> str:
    classes = kind if four_colour else f"{kind} pl-two-colour"
    own = _data(face or {})
    return f'<span class="{classes}"{own} role="img" aria-label="{escape(label)}">{inner}</span>'


def _data(face: Face) -> str:
    return "".join(f' data-{name}="{face[name]}"' for name in ("suit", "colour") if name in face)


def _face(card: Card) -> str:
    known = described(card)
    drawn = _drawing("pl-suit", "suits", known["suit"])
    drawn = drawn + _foot(known) if card.colour else _drawing("pl-court", "courts", known["rank"]) + drawn
    return (
        f'<span class="pl-face" aria-hidden="true"{_data(known)}>'
        f'<span class="pl-rank">{known["rank"]}</span>{drawn}</span>'
    )


def _foot(face: Face) -> str:
    """A card's colour at its foot: code and word, of which the styles show one, and the band."""
    code, word = face["colour"], escape(face["word"])
    texts = f'<span class="pl-code">{code}</span><span class="pl-word">{word}</span>'
    return f'<span class="pl-colour">{texts}{_band(code)}</span>'


def _band(colour: str) -> str:
    path = shapes()["bands"][colour]
    return (
        f'<svg class="pl-band" viewBox="0 0 48 16" aria-hidden="true" preserveAspectRatio="xMidYMid slice"'
        f' data-colour="{colour}"><path d="{path}"></path></svg>'
    )


def _drawing(classes: str, kind: str, name: str) -> str:
    path = shapes()[kind].get(name)
    if path is None:  # only courts have one
        return ""
    return f'<svg class="{classes}" viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"></path></svg>'
