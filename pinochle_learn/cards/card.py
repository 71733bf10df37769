"""One card, and the words for it."""

from dataclasses import dataclass

from pinochle_learn.text import say

RANK_NAMES = {
    "A": "ace",
    "T": "ten",
    "K": "king",
    "Q": "queen",
    "J": "jack",
    "9": "nine",
    "8": "eight",
}
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
SUIT_SINGULAR = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
SUIT_SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
COLOUR_NAMES = {
    "Bk": "black",
    "Rd": "red",
    "Bl": "blue",
    "Gr": "green",
    "Go": "gold",
    "Si": "silver",
    "Br": "bronze",
}
COLOUR_SUITS = {"Bk": "S", "Rd": "H", "Bl": "D", "Gr": "C", "Go": "H", "Si": "D", "Br": "C"}


@dataclass(frozen=True, slots=True)
class Card:
    """One card: a rank (``A T K Q J 9 8``), a suit (``S H D C``), and in the Purple pack a colour.

    >>> Card("T", "S")
    Card('TS')
    >>> str(Card("T", "S")), Card("T", "S").name, Card("T", "S").symbol
    ('TS', 'ten of spades', '10♠')
    >>> str(Card("8", "D", "Si")), Card("8", "D", "Si").name, Card("8", "D", "Si").symbol
    ('8Si', 'silver eight of diamonds', '8♦Si')
    """

    rank: str
    suit: str
    colour: str = ""

    def __str__(self) -> str:
        return self.rank + self.suit_or_colour

    @property
    def suit_or_colour(self) -> str:
        """What makes it a trump when it is named: its colour in the Purple pack, else its suit."""
        return self.colour or self.suit

    def __repr__(self) -> str:
        return f"Card('{self}')"

    @property
    def name(self) -> str:
        """The card as one says it: ``ten of spades``, ``silver eight of diamonds``."""
        if self.colour:
            text, colour = "{colour} {rank} of {suit}", colour_name(self.colour)
            return say(text, colour=colour, rank=rank_name(self.rank), suit=suit_name(self.suit))
        return say("{rank} of {suit}", rank=rank_name(self.rank), suit=suit_name(self.suit))

    @property
    def symbol(self) -> str:
        """The card as one prints it: ``10♠``, ``8♦Si``."""
        return ("10" if self.rank == "T" else self.rank) + SUIT_SYMBOLS[self.suit] + self.colour


def rank_name(rank: str) -> str:
    """Says a rank: ``ten`` for ``T``."""
    return say(RANK_NAMES[rank])


def a_rank(rank: str) -> str:
    """Says one card of a rank: ``an ace``, ``a ten``."""
    name = rank_name(rank)
    return say("an {rank}", rank=name) if rank in "A8" else say("a {rank}", rank=name)


def rank_plural(rank: str) -> str:
    """Says a rank in the plural: ``tens`` for ``T``."""
    return say(RANK_NAMES[rank] + "s")


def colour_name(colour: str) -> str:
    """Says a colour of the Purple pack: ``silver`` for ``Si``."""
    return say(COLOUR_NAMES[colour])


def suit_name(suit_or_colour: str) -> str:
    """Says a suit, or the cards of a colour: ``spades`` for ``S``, ``black cards`` for ``Bk``."""
    if suit_or_colour in COLOUR_NAMES:
        return say(COLOUR_NAMES[suit_or_colour] + " cards")
    return say(SUIT_NAMES[suit_or_colour])


def suit_singular(suit_or_colour: str) -> str:
    """Says one card of a suit or of a colour: ``spade`` for ``S``, ``black card`` for ``Bk``."""
    if suit_or_colour in COLOUR_NAMES:
        return say(COLOUR_NAMES[suit_or_colour] + " card")
    return say(SUIT_SINGULAR[suit_or_colour])
