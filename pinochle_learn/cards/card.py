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


@dataclass(frozen=True, slots=True)
class Card:
    """One card: a rank (``A T K Q J 9``) and a suit (``S H D C``).

    >>> Card("T", "S")
    Card('TS')
    >>> str(Card("T", "S")), Card("T", "S").name, Card("T", "S").symbol
    ('TS', 'ten of spades', '10♠')
    """

    rank: str
    suit: str

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"Card('{self}')"

    @property
    def name(self) -> str:
        """The card as one says it: ``ten of spades``."""
        return say("{rank} of {suit}", rank=rank_name(self.rank), suit=suit_name(self.suit))

    @property
    def symbol(self) -> str:
        """The card as one prints it: ``10♠``."""
        return ("10" if self.rank == "T" else self.rank) + SUIT_SYMBOLS[self.suit]


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


def suit_name(suit: str) -> str:
    """Says a suit: ``spades`` for ``S``."""
    return say(SUIT_NAMES[suit])


def suit_singular(suit: str) -> str:
    """Says one card of a suit: ``spade`` for ``S``."""
    return say(SUIT_SINGULAR[suit])
