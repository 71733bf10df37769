"""Learn Pinochle by doing: rules as data, an engine that gives its reasons, and lessons built on it.

>>> import pinochle_learn as pl
>>> pl.variant("pinochlerun").meld("QS JD", trump="H").points
4

Importing the package loads the standard library only, and each name below loads when it is first asked for.
"""

from importlib import import_module

TYPE_CHECKING = False  # type checkers take it for true; importing typing would cost more than the rest
if TYPE_CHECKING:
    from pinochle_learn.cards import Card
    from pinochle_learn.deal import Deal, Game
    from pinochle_learn.errors import (
        ActionError,
        BidError,
        CardError,
        PinochleError,
        PlaceError,
        RuleError,
        SaveError,
        ScoreError,
        VariantError,
    )
    from pinochle_learn.frames import compare, same_hand
    from pinochle_learn.front import Variant, read_table, variant, variants
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
    "PlaceError",
    "RuleError",
    "SaveError",
    "ScoreError",
    "Variant",
    "VariantError",
    "compare",
    "read_table",
    "same_hand",
    "set_translator",
    "variant",
    "variants",
]

_HOME = {
    "Card": "cards",
    "Deal": "deal",
    "Game": "deal",
    "compare": "frames",
    "same_hand": "frames",
    "Variant": "front",
    "variant": "front",
    "variants": "front",
    "read_table": "front",
    "set_translator": "text",
}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOME.get(name, 'errors')}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
