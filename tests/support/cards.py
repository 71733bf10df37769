"""The pack, and hands drawn from it at random."""

from random import Random

SUITS = "SHDC"
RANKS = "ATKQJ9"
DECK = [rank + suit for suit in SUITS for rank in RANKS for _copy in (1, 2)]
TRUMPS = [*SUITS, None]
RICH = [card for card in DECK if card[1] == "S" or card[0] in "KQ" or card == "JD"]


def some_cards(rng: Random, most: int = 12) -> list[str]:
    """Draws 1 to ``most`` cards, half of the time from the cards that meld most."""
    cards = RICH if rng.random() < 0.5 else DECK
    return rng.sample(cards, rng.randint(1, min(most, len(cards))))


def trick_and_hand(rng: Random, played: int, held: int, *, suits: str = SUITS) -> tuple[list[str], list[str]]:
    """Draws a trick so far and the hand that answers it."""
    cards = rng.sample([card for card in DECK if card[1] in suits], played + held)
    return cards[:played], cards[played:]


def strings(cards) -> list[str]:
    """Turns the engine's cards into the plain implementation's texts."""
    return [str(card) for card in cards]
