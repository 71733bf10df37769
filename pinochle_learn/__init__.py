"""Learn Pinochle by doing: rules as data, an engine that gives its reasons, and lessons built on it.

>>> import pinochle_learn as pl
>>> pl.variant("pinochlerun").meld("QS JD", trump="H").points
4

Importing the package loads the standard library only; lessons and tables load when they are asked for.
"""

from pinochle_learn.cards import Card
from pinochle_learn.deal import Deal, Game
from pinochle_learn.errors import (
    ActionError,
    BidError,
    CardError,
    PinochleError,
    RuleError,
    SaveError,
    ScoreError,
    VariantError,
)
from pinochle_learn.front import Variant, variant, variants
from pinochle_learn.text import set_translator

__version__ = "0.1.0"
__all__ = [
    "ActionError",
    "BidError",
    "Card",
    "CardError",
    "Deal",
    "Game",
    "PinochleError",
    "RuleError",
    "SaveError",
    "ScoreError",
    "Variant",
    "VariantError",
    "set_translator",
    "variant",
    "variants",
]
