"""One widget a page: its nodes, its events, its place, what it keeps, and what it says aloud."""

from collections.abc import Callable, Iterable
from typing import Any

import anywidget
import traitlets

from pinochle_learn.text import say
from pinochle_learn.widgets.files import card_styles, script, styles, tokens
from pinochle_learn.widgets.nodes import Child

Handler = Callable[[dict[str, Any]], None]

_STYLES = (
    "page.css",
    "melds.css",
    "scoring.css",
    "whole.css",
    "tricks.css",
    "tables.css",
    "house.css",
    "sheets.css",
    "odds.css",
)


class Page(anywidget.AnyWidget):
    """A page in the browser. Python shows nodes and hears events; the browser changes what is there in place.

    Events come as a mapping with ``event`` and, where the node says so, ``data`` and ``value``. The first is
    ``open``, with ``search`` (the link's parameters) and ``kept`` (what this browser has kept, or ``None``).
    """

    _esm = script("page.js")
    _css = tokens() + card_styles() + "".join(map(styles, _STYLES))

    nodes: traitlets.List[Any] = traitlets.List().tag(sync=True)
    place = traitlets.Unicode("").tag(sync=True)
    spoken = traitlets.Unicode("").tag(sync=True)
    spoken_turn = traitlets.Int(0).tag(sync=True)
    turn = traitlets.Int(0).tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(self, handler: Handler) -> None:
        super().__init__(words=_words())
        self._handler = handler
        self.on_msg(self._hear)

    def show(self, nodes: Iterable[Child], *, place: str = "", spoken: str = "") -> None:
        """Shows a page: its nodes, the link that leads back here, and a line for screen readers."""
        with self.hold_sync():
            self.nodes = list(nodes)
            self.place = place
            self.turn += 1
            if spoken:
                self.spoken = spoken
                self.spoken_turn += 1

    def keep(self, name: str, value: object) -> None:
        """Keeps a value in the learner's own browser; ``None`` forgets it."""
        self.send({"keep": {name: value}})

    def forget(self) -> None:
        """Wipes everything that the course keeps in the learner's browser."""
        self.send({"forget": True})

    def print_sheet(self) -> None:
        """Opens the browser's own window for printing."""
        self.send({"print": True})

    def copy_text(self, text: str, *, link: bool = False) -> None:
        """Copies a text, or the whole address of a link, where the browser lets us."""
        self.send({"copy": {"text": text, "link": link}})

    def save_file(self, name: str, text: str) -> None:
        """Hands the user a text as a file to save."""
        self.send({"save": {"name": name, "text": text}})

    def _hear(self, _widget: object, content: object, _buffers: object) -> None:
        if isinstance(content, dict) and isinstance(content.get("event"), str):
            self._handler(content)


def _words() -> dict[str, str]:
    """What the browser must be able to say when Python is gone."""
    return {
        "lost": say(
            "The session has ended, so this page no longer answers. Reload it: you come back to this place."
        ),
        "reload": say("Reload"),
    }
