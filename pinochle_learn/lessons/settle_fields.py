"""The fields of the panel that settles a hand, all of one look."""

import ipywidgets as widgets

from pinochle_learn.cards.card import COLOUR_SUITS, SUIT_SYMBOLS, colour_name, suit_name

_NARROW = widgets.Layout(width="100%", max_width="420px")
_LABEL = {"description_width": "16em"}
_SMALLEST, _LARGEST = -100_000, 100_000


def box(description: str) -> widgets.BoundedIntText:
    """A field for a whole number."""
    return widgets.BoundedIntText(
        min=_SMALLEST, max=_LARGEST, description=description, layout=_NARROW, style=_LABEL
    )


def choice(description: str) -> widgets.Dropdown:
    """A field for one of some things."""
    return widgets.Dropdown(description=description, layout=_NARROW, style=_LABEL)


def check(description: str) -> widgets.Checkbox:
    """A field for yes or no."""
    return widgets.Checkbox(description=description, indent=False, layout=_NARROW)


def named(suit: str) -> str:
    """A suit by its sign and its name; a colour by its name and code, with the sign of its suit."""
    if suit in COLOUR_SUITS:
        return f"{SUIT_SYMBOLS[COLOUR_SUITS[suit]]} {colour_name(suit)} ({suit})"
    return f"{SUIT_SYMBOLS[suit]} {suit_name(suit)}"
