"""What a table plays: frozen records in which every value says where it comes from."""

from pinochle_learn.rules.change import changed
from pinochle_learn.rules.melding import Alike, Around, Cards, InPlain, InSequence, InTrump, MeldRule, Pair
from pinochle_learn.rules.records import Rules
from pinochle_learn.rules.value import Value, assumed, found, seed

__all__ = [
    "Alike",
    "Around",
    "Cards",
    "InPlain",
    "InSequence",
    "InTrump",
    "MeldRule",
    "Pair",
    "Rules",
    "Value",
    "assumed",
    "changed",
    "found",
    "seed",
]
