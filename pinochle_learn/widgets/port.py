"""What passes between a page and what shows it, as JSON: states and messages go out, events come in."""

from collections.abc import Callable
from typing import NewType, Protocol, TypedDict

from pinochle_learn.widgets.nodes import Child

Number = NewType("Number", int)  # of one thing that the browser was asked to compute


class State(TypedDict):
    """All that a page shows. The turns count: each is a new page, and a new line to be said."""

    nodes: list[Child]
    place: str
    spoken: str
    spoken_turn: int
    turn: int
    words: dict[str, str]


class Event(TypedDict, total=False):
    """What the browser says. ``event`` is its name; the others are there where they mean something.

    ``open`` comes first, with ``search`` (the link's parameters) and ``kept`` (what this browser has kept, or
    ``None`` where it keeps nothing); where it brings ``framed``, only what is around a page's part is wanted,
    where it brings ``whole``, what stands in folds too, as nobody will be there to ask.
    Events of nodes bring ``data`` (what the node says) and ``value`` (what
    stands in it). ``computed`` brings ``number`` and either ``value`` or ``error``, with more in ``detail``.
    What comes from a browser may be anything: a handler checks what it takes.
    """

    event: str
    data: object
    value: object
    search: str
    kept: object
    framed: bool
    whole: bool
    number: int
    error: str
    detail: str


class Copied(TypedDict):
    """A text to be copied; a link is copied as a whole address."""

    text: str
    link: bool


class Saved(TypedDict):
    """A text to be saved as a file."""

    name: str
    text: str


class Asked(TypedDict):
    """A task for a worker of the browser, with what it is given."""

    number: Number
    task: str
    given: object


class Message(TypedDict, total=False):
    """What a page asks of the browser besides being shown: one thing at a time."""

    keep: dict[str, object]
    forget: bool
    print: bool
    copy: Copied
    save: Saved
    compute: Asked
    cancel: Number


class Host(Protocol):
    """What shows a page: a Jupyter widget, a test, a worker in the browser.

    It hands on the browser's events with ``page.hear(event, host)``.
    """

    def take(self, state: State, change: list[Child]) -> None:
        """Shows a state of the page; ``change`` are its nodes, those that stay only named: ``changes``."""

    def send(self, message: Message) -> None:
        """Hands the browser a message."""


Hearer = Callable[[Event], object]
