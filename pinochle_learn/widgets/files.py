"""The files that the browser gets, read once: styles, scripts, and the drawings that both sides share."""

import json
from functools import cache
from pathlib import Path

from pinochle_learn.widgets.bundle import bundled
from pinochle_learn.widgets.stylesheets import CARD_STYLES, PAGE_STYLES

_PACKAGE = Path(__file__).parents[1]
_STATIC = _PACKAGE / "widgets/static"
_LIFELINE = _PACKAGE / "serving/data/nbconvert/templates/pinochle/static/lifeline.js"


def script(name: str) -> str:
    """One widget's script, with all that it imports."""
    return bundled(_STATIC / name)


@cache
def early_script() -> str:
    """What draws a page's first state in the served page itself, before there is a widget."""
    return script("page/early.js")


@cache
def styles(path: str) -> str:
    """One file of styles, by its path in the package."""
    return (_PACKAGE / path).read_text(encoding="utf-8")


@cache
def card_styles() -> str:
    """The styles of all cards, those of the Purple pack with them."""
    return "".join(map(styles, CARD_STYLES))


def page_styles() -> str:
    """The styles of all pages, with the colours and the cards; whoever shows a page brings them along."""
    return "".join(map(styles, PAGE_STYLES))


@cache
def lifeline() -> str:
    """The watch over the connection: Voila's template starts it; JupyterLab gets it from here."""
    return _LIFELINE.read_text(encoding="utf-8")


@cache
def shapes() -> dict[str, dict[str, str]]:
    """The drawings of suits, courts and signs, as paths in a square of 24, and the bands of the colours."""
    text = (_STATIC / "cards/shapes.js").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = json.loads(text.partition(" = ")[2].rstrip().removesuffix(";"))
    return found
