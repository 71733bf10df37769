"""Cards on the page: real buttons and lists with spoken names, for Voila and JupyterLab alike.

``Hand``, ``CardRow``, ``Trick`` and ``Announcer`` are Jupyter widgets. They load when they are first asked
for: a page needs none.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from pinochle_learn.widgets.faces import (
    backs_html,
    cards_html,
    chip_html,
    in_order,
    spoken,
    stylesheet,
    suit_html,
)
from pinochle_learn.widgets.hand import STATES, hand_traits
from pinochle_learn.widgets.row import row_traits
from pinochle_learn.widgets.trick import trick_traits

if TYPE_CHECKING:
    from pinochle_learn.widgets.announcer import Announcer
    from pinochle_learn.widgets.card_view import CardRow, Hand, Trick

__all__ = [
    "STATES",
    "Announcer",
    "CardRow",
    "Hand",
    "Trick",
    "backs_html",
    "cards_html",
    "chip_html",
    "hand_traits",
    "in_order",
    "row_traits",
    "spoken",
    "stylesheet",
    "suit_html",
    "trick_traits",
]

_FOR_JUPYTER = {"Announcer": "announcer", "CardRow": "card_view", "Hand": "card_view", "Trick": "card_view"}


def __getattr__(name: str) -> object:
    """Loads a widget when it is first asked for."""
    if name not in _FOR_JUPYTER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_FOR_JUPYTER[name]}"), name)
