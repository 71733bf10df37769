"""Card faces: what the views send to the browser, and the same faces as text for any HTML."""

from collections.abc import Iterable
from html import escape

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import SUIT_NAMES, rank_name, suit_name
from pinochle_learn.cards.reading import read_cards, read_suit
from pinochle_learn.errors import CardError
from pinochle_learn.text import listed, plural, say
from pinochle_learn.widgets.files import shapes, styles

_RANKS = "ATKQJ98"
_SUITS = "SHCD"  # red beside black

Face = dict[str, str]


def in_order(cards: object, trump: str | None = None) -> tuple[Card, ...]:
    """Sorts a hand as one holds it: suit by suit, red beside black, high to low; trump first.

    >>> in_order("9D QS AS KH"), in_order("9D QS AS KH", trump="D")[0]
    ((Card('AS'), Card('QS'), Card('KH'), Card('9D')), Card('9D'))
    """
    first = None if trump is None else one_suit(trump)

    def place(card: Card) -> tuple[bool, int, int]:
        return card.suit != first, _SUITS.index(card.suit), _RANKS.index(card.rank)

    return tuple(sorted(read_cards(cards), key=place))


def described(card: Card) -> Face:
    """What a view needs to know of a card.

    >>> described(Card("T", "S"))
    {'code': 'TS', 'rank': '10', 'suit': 'S', 'symbol': '♠', 'name': 'ten of spades'}
    """
    rank, symbol = card.symbol[:-1], card.symbol[-1]
    return {"code": str(card), "rank": rank, "suit": card.suit, "symbol": symbol, "name": card.name}


def spoken(cards: Iterable[Card], name: str = "") -> str:
    """Says a group of cards, with the name of what they are.

    >>> spoken(read_cards("AS TS KS QS JS"), "run in spades")
    'run in spades: ace, ten, king, queen, jack'
    >>> spoken(read_cards("QS JD"), "pinochle"), spoken(read_cards("KH QH"))
    ('pinochle: queen of spades, jack of diamonds', 'king and queen of hearts')
    """
    group = list(cards)
    if not group:
        return name or say("no cards")
    suits = {card.suit for card in group}
    ranks = [rank_name(card.rank) for card in group]
    if len(suits) != 1:
        words = ", ".join(card.name for card in group)
    elif (suit := suit_name(suits.pop())) in name.lower():
        words = ", ".join(ranks)
    else:
        words = say("{ranks} of {suit}", ranks=listed(ranks), suit=suit)
    return say("{name}: {cards}", name=name, cards=words) if name else words


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
    return _picture("pl-chip", known["name"], inner, suit=known["suit"], four_colour=four_colour)


def suit_html(suit: object) -> str:
    """Draws a suit's sign in the colour of the text around it, to stand beside the suit's name.

    Raises:
        CardError: what is no suit.
    """
    return _drawing("pl-suit pl-inline", "suits", one_suit(suit))


def backs_html(count: int, label: str = "") -> str:
    """Draws cards that lie face down."""
    text = label or plural(count, "{n} card, face down", "{n} cards, face down")
    back = '<span class="pl-card"><span class="pl-face pl-back" aria-hidden="true"></span></span>'
    return _picture("pl-cards", text, back * count)


def stylesheet() -> str:
    """The styles of the cards as one ``<style>`` element, for pages without a card view."""
    return f"<style>{styles()}</style>"


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


def _picture(kind: str, label: str, inner: str, *, suit: str = "", four_colour: bool = True) -> str:
    classes = kind if four_colour else f"{kind} pl-two-colour"
    own = f' data-suit="{suit}"' if suit else ""
    return f'<span class="{classes}"{own} role="img" aria-label="{escape(label)}">{inner}</span>'


def _face(card: Card) -> str:
    known = described(card)
    drawn = _drawing("pl-court", "courts", known["rank"]) + _drawing("pl-suit", "suits", known["suit"])
    return (
        f'<span class="pl-face" aria-hidden="true" data-suit="{known["suit"]}">'
        f'<span class="pl-rank">{known["rank"]}</span>{drawn}</span>'
    )


def _drawing(classes: str, kind: str, name: str) -> str:
    path = shapes()[kind].get(name)
    if path is None:  # only courts have one
        return ""
    return f'<svg class="{classes}" viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"></path></svg>'
