"""A pack: which cards there are, how many of each, and a hand as the engine keeps it.

A *hand* inside the engine is one integer. With ``n`` distinct cards, bit ``i`` says "at least one of card
number ``i``", bit ``n + i`` "at least two", and so on. The lowest ``n`` bits are thus the distinct cards of
the hand, and ``&`` with a mask cuts some cards out of it with all their copies. Cards are numbered suit by
suit, in each suit from the highest rank to the lowest; in the Purple pack colour by colour.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from pinochle_learn.cards.card import COLOUR_SUITS, Card, colour_name, suit_name
from pinochle_learn.cards.reading import read_cards, read_colour, read_suit
from pinochle_learn.errors import CardError
from pinochle_learn.text import listed, plural, say


@dataclass(frozen=True)
class Pack:
    """``copies`` of each rank (highest first) in each suit, or in each colour of the Purple pack.

    ``suits_or_colours`` are what a trump can be: the suits, or where the cards have colours, these.

    >>> pack = Pack("ATKQJ9", "SHDC", 2)
    >>> len(pack), pack.read("as 10♠ 9H")
    (48, (Card('AS'), Card('TS'), Card('9H')))
    >>> pack.cards(pack.hand("9H AS 9H"))
    (Card('AS'), Card('9H'), Card('9H'))
    >>> purple = Pack("AKQJT98", "SHDC", 1, ("Bk", "Rd", "Bl", "Gr", "Go", "Si", "Br"))
    >>> len(purple), purple.read("KBk 8Si"), purple.trump("silver")
    (49, (Card('KBk'), Card('8Si')), 'Si')
    """

    ranks: str
    suits: str
    copies: int
    colours: tuple[str, ...] = ()
    suits_or_colours: tuple[str, ...] = field(init=False, repr=False, compare=False)
    distinct: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    number: dict[Card, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        kinds = [(COLOUR_SUITS[code], code) for code in self.colours] or [(suit, "") for suit in self.suits]
        distinct = tuple(Card(rank, *kind) for kind in kinds for rank in self.ranks)
        object.__setattr__(self, "suits_or_colours", self.colours or tuple(self.suits))
        object.__setattr__(self, "distinct", distinct)
        object.__setattr__(self, "number", {card: i for i, card in enumerate(distinct)})

    def __len__(self) -> int:
        return self.copies * len(self.distinct)

    def read(self, cards: object) -> tuple[Card, ...]:
        """Reads a text such as ``"AS 10♠ 9h"`` or an iterable of cards and texts.

        Raises:
            CardError: what cannot be read, where it stands, and how a card is written; a card that is not in
                this pack; more copies than the pack has.
        """
        found = tuple(self._own(card) for card in read_cards(cards, coloured=bool(self.colours)))
        self.check_copies(found)
        return found

    def card(self, text: object) -> Card:
        """Reads exactly one card."""
        cards = (self._own(text),) if isinstance(text, Card) else self.read(text)
        if len(cards) != 1:
            message = "{text!r} is {n} cards; one card is wanted, such as {example}."
            example = "KBk" if self.colours else "TS"
            raise CardError(say(message, text=text, n=len(cards), example=example))
        return cards[0]

    def trump(self, text: object) -> str:
        """Reads what can be trump: a suit by letter, symbol or name, a colour by code or name."""
        suit_or_colour = read_colour(text) if self.colours else read_suit(text)
        if suit_or_colour is not None and suit_or_colour in self.suits_or_colours:
            return suit_or_colour
        if self.colours:
            names = listed((f"{code} ({colour_name(code)})" for code in self.colours), "or")
            raise CardError(say("{text!r} is no colour of this pack; say {names}.", text=text, names=names))
        names = listed((f"{suit} ({suit_name(suit)})" for suit in self.suits), "or")
        raise CardError(say("{text!r} is no suit of this pack; say {names}.", text=text, names=names))

    def check_copies(self, cards: Iterable[Card]) -> None:
        """Refuses more copies of a card than the pack has."""
        counts: dict[Card, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        for card, n in counts.items():
            if n > self.copies:
                has = plural(self.copies, "{n} copy", "{n} copies")
                raise CardError(say("{n} times {card}: the pack has {has} of it.", n=n, card=card, has=has))

    def hand(self, cards: object) -> int:
        """Turns cards into the integer that the engine keeps (see the module's text)."""
        return self.pile(self.read(cards))

    def pile(self, cards: Iterable[Card]) -> int:
        """As ``hand``, for cards already read."""
        bits = 0
        for card in cards:
            bits = self.add(bits, self.number[card])
        return bits

    def add(self, hand: int, number: int) -> int:
        """Adds one card, by its number, to a hand."""
        bit = 1 << number
        while hand & bit:
            bit <<= len(self.distinct)
        return hand | bit

    def remove(self, hand: int, number: int) -> int:
        """Takes one card, by its number, out of a hand that holds it."""
        step, bit = len(self.distinct), 1 << number
        while hand & (bit << step):
            bit <<= step
        return hand ^ bit

    def copies_in(self, hand: int, number: int) -> int:
        """How many copies of a card a hand holds."""
        step, n = len(self.distinct), 0
        hand >>= number
        while hand & 1:
            n, hand = n + 1, hand >> step
        return n

    def cards(self, hand: int) -> tuple[Card, ...]:
        """The cards of a hand, suit by suit and high to low."""
        return tuple(card for i, card in enumerate(self.distinct) for _ in range(self.copies_in(hand, i)))

    def card_of(self, rank: str, suit_or_colour: str) -> Card:
        """The card of a rank in a suit, or in a colour where the cards have colours."""
        return (
            Card(rank, COLOUR_SUITS[suit_or_colour], suit_or_colour)
            if self.colours
            else Card(rank, suit_or_colour)
        )

    def whole(self) -> tuple[Card, ...]:
        """Every card of the pack, copies side by side."""
        return tuple(card for card in self.distinct for _ in range(self.copies))

    def _own(self, card: Card) -> Card:
        if card not in self.number:
            if self.colours and not card.colour:
                text = (
                    "{card} is not in this pack: write a rank and a colour, such as KBk; "
                    "the colours are {all}."
                )
                codes = listed(f"{code} ({colour_name(code)})" for code in self.colours)
                raise CardError(say(text, card=card, all=codes))
            if card.colour and not self.colours:
                raise CardError(
                    say("{card} is not in this pack: its cards have suits, not colours.", card=card)
                )
            ranks = listed(self.ranks)
            raise CardError(say("{card} is not in this pack: its ranks are {ranks}.", card=card, ranks=ranks))
        return card
