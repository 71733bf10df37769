"""The files that the browser gets, read once: styles, scripts, and the drawings that both sides share."""

import json
from functools import cache
from pathlib import Path

from pinochle_learn.widgets.bundle import bundled

_STATIC = Path(__file__).parent / "static"
_TEMPLATE = Path(__file__).parents[1] / "serving/data/nbconvert/templates/pinochle/static"
_OF_PAGES = (
    "page.css",
    "melds.css",
    "scoring.css",
    "whole.css",
    "tricks.css",
    "tables.css",
    "house.css",
    "sheets.css",
    "odds.css",
    "ask.css",
)


def script(name: str) -> str:
    """One widget's script, with all that it imports."""
    return bundled(_STATIC / name)


@cache
def early_script() -> str:
    """What draws a page's first state in the served page itself, before there is a widget."""
    return script("early.js")


@cache
def styles(name: str) -> str:
    """One file of styles."""
    return (_STATIC / name).read_text(encoding="utf-8")


@cache
def card_styles() -> str:
    """The styles of all cards, those of the Purple pack with them."""
    return styles("cards.css") + styles("purple.css")


def page_styles() -> str:
    """The styles of all pages, with the colours and the cards; whoever shows a page brings them along."""
    return tokens() + _of_template("lifeline.css") + card_styles() + "".join(map(styles, _OF_PAGES))


@cache
def tokens() -> str:
    """The course's colours and measures: Voila's template has them; JupyterLab gets them from here."""
    return _of_template("tokens.css")


@cache
def lifeline() -> str:
    """The watch over the connection: Voila's template starts it; JupyterLab gets it from here."""
    return _of_template("lifeline.js")


def _of_template(name: str) -> str:
    return (_TEMPLATE / name).read_text(encoding="utf-8")


@cache
def shapes() -> dict[str, dict[str, str]]:
    """The drawings of suits, courts and signs, as paths in a square of 24, and the bands of the colours."""
    text = (_STATIC / "shapes.js").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = json.loads(text.partition(" = ")[2].rstrip().removesuffix(";"))
    return found
