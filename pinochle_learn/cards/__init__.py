"""Cards, packs, and how both are written and shuffled."""

from pinochle_learn.cards.card import Card
from pinochle_learn.cards.pack import Pack

__all__ = ["Card", "Pack"]
