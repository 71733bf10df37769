"""The host of a page in a worker of the browser: states and messages go out as JSON, and events come in."""

import json
from collections.abc import Callable
from importlib import import_module

from pinochle_learn.lessons.first_states import PAGES
from pinochle_learn.widgets.nodes import Child
from pinochle_learn.widgets.port import Message, State

Post = Callable[[str], object]


class Browser:
    """Shows one page in the window that the worker belongs to; ``post`` takes what goes there."""

    def __init__(self, post: Post) -> None:
        self._post = post

    def take(self, state: State, change: list[Child]) -> None:
        """Shows a state of the page: what has changed of it."""
        self._say("state", {**state, "nodes": change})

    def send(self, message: Message) -> None:
        """Hands the browser a message."""
        self._say("message", message)

    def _say(self, kind: str, said: object) -> None:
        self._post(json.dumps({kind: said}, ensure_ascii=False, separators=(",", ":")))


def opened(notebook: str, post: Post) -> Post:
    """Opens a page by its notebook; what it gives back takes the events of the page."""
    page = import_module(f"pinochle_learn.lessons.{PAGES[notebook]}").show()
    host = Browser(post)
    page.attach(host)
    return lambda event: page.hear(json.loads(event), host)
