"""Hands and tricks drawn at random from a table's own pack."""

from tests.plain.tables import SUITS, pack


def some_cards(plain, rng, most):
    """Draws 1 to ``most`` cards, half of the time from the cards that meld most."""
    cards = pack(plain)
    if rng.random() < 0.5:
        cards = [card for card in cards if card[1] == "S" or card[0] in "KQ" or card == "JD"]
    return rng.sample(cards, rng.randint(1, min(most, len(cards))))


def trick_and_hand(plain, rng, sizes, *, suits=SUITS):
    """Draws a trick so far and the hand that answers it."""
    played, held = sizes
    cards = [card for card in pack(plain) if card[1] in suits]
    drawn = rng.sample(cards, min(played + held, len(cards)))
    return drawn[:played], drawn[played:]
