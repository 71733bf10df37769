"""The pack, and hands drawn from it at random: two of each of 24 cards, or the pack of a table."""

from random import Random

import pinochle_learn as pl

SUITS = "SHDC"
RANKS = "ATKQJ9"
DECK = [rank + suit for suit in SUITS for rank in RANKS for _copy in (1, 2)]
TRUMPS = [*SUITS, None]


def deck(v: pl.Variant | None = None) -> list[str]:
    """The cards of a table's pack as texts."""
    return DECK if v is None else strings(v.pack.whole())


def rich(cards: list[str]) -> list[str]:
    """The cards that meld most."""
    return [card for card in cards if card[1] == "S" or card[0] in "KQ" or card == "JD"]


def some_cards(rng: Random, most: int = 12, v: pl.Variant | None = None) -> list[str]:
    """Draws 1 to ``most`` cards, half of the time from the cards that meld most."""
    cards = rich(deck(v)) if rng.random() < 0.5 else deck(v)
    return rng.sample(cards, rng.randint(1, min(most, len(cards))))


def trick_and_hand(
    rng: Random, played: int, held: int, *, suits: str = SUITS, v: pl.Variant | None = None
) -> tuple[list[str], list[str]]:
    """Draws a trick so far and the hand that answers it."""
    cards = rng.sample([card for card in deck(v) if card[1] in suits], played + held)
    return cards[:played], cards[played:]


def strings(cards) -> list[str]:
    """Turns the engine's cards into the plain implementation's texts."""
    return [str(card) for card in cards]
