"""The pack, and hands drawn from it at random: two of each of 24 cards, or the pack of a table."""

from random import Random

import pinochle_learn as pl
from pinochle_learn.cards import Card
from pinochle_learn.cards.card import COLOUR_SUITS

SUITS = "SHDC"
RANKS = "ATKQJ9"
DECK = [rank + suit for suit in SUITS for rank in RANKS for _copy in (1, 2)]
TRUMPS = [*SUITS, None]
NEAR = ("Bk", "Rd")  # the colours that pay most


def deck(v: pl.Variant | None = None) -> list[str]:
    """The cards of a table's pack as texts."""
    return DECK if v is None else strings(v.pack.whole())


def trumps(v: pl.Variant) -> list[str | None]:
    """What can be trump at a table, and nothing."""
    return [*v.pack.suits_or_colours, None]


def suit(card: str) -> str:
    """The suit of a card, which in the Purple pack its colour has."""
    return COLOUR_SUITS.get(card[1:], card[1:])


def on_no_side(deal: pl.Deal) -> list[Card]:
    """The cards of the Purple pack that are dealt to nobody: the one turned up and those beside it."""
    out = [deal._table.pack.distinct[number] for number in deal.state.out]
    return out if deal.turned is None else [*out, deal.turned]


def rich(cards: list[str]) -> list[str]:
    """The cards that meld most."""
    return [card for card in cards if card[1:] in ("S", *NEAR) or card[0] in "KQ" or card == "JD"]


def some_cards(rng: Random, most: int = 12, v: pl.Variant | None = None) -> list[str]:
    """Draws 1 to ``most`` cards, half of the time from the cards that meld most."""
    cards = rich(deck(v)) if rng.random() < 0.5 else deck(v)
    return rng.sample(cards, rng.randint(1, min(most, len(cards))))


def trick_and_hand(
    rng: Random, played: int, held: int, *, suits: str = SUITS, v: pl.Variant | None = None
) -> tuple[list[str], list[str]]:
    """Draws a trick so far and the hand that answers it."""
    whole = [card for card in deck(v) if suit(card) in suits]
    cards = rng.sample(whole, min(played + held, len(whole)))
    return cards[:played], cards[played:]


def strings(cards) -> list[str]:
    """Turns the engine's cards into the plain implementation's texts."""
    return [str(card) for card in cards]
