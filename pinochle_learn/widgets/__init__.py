"""Cards on the page: real buttons and lists with spoken names, for Voila and JupyterLab alike."""

from pinochle_learn.widgets.announcer import Announcer
from pinochle_learn.widgets.faces import (
    backs_html,
    cards_html,
    chip_html,
    in_order,
    spoken,
    stylesheet,
    suit_html,
)
from pinochle_learn.widgets.hand import STATES, Hand, hand_traits
from pinochle_learn.widgets.row import CardRow, row_traits
from pinochle_learn.widgets.trick import Trick, trick_traits

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
