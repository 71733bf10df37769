"""One page: its nodes, its events, its place, what it keeps and says aloud. What shows it is a host."""

from collections.abc import Iterable
from itertools import count
from typing import TYPE_CHECKING, Any, cast

from pinochle_learn.text import say
from pinochle_learn.widgets.changes import changes
from pinochle_learn.widgets.nodes import Child
from pinochle_learn.widgets.port import Event, Hearer, Host, Message, Number, State
from pinochle_learn.widgets.words import browser_words

if TYPE_CHECKING:
    from pinochle_learn.widgets.page_widget import PageWidget


class Page:
    """A page in the browser. Python shows nodes and hears events; the browser changes what is there in place.

    Any number of hosts may show it. All of them take what is shown; a message (print, copy, keep) goes to the
    one whose user has just done something. A notebook shows a page as it is; ``widget`` is what goes into a
    ``VBox`` or a ``Tab``.

    >>> page = Page(lambda event: page.show([f"You said {event['value']}."]))
    >>> page.hear({"event": "say", "value": "hello"})
    >>> page.nodes
    ['You said hello.']
    """

    def __init__(self, handler: Hearer) -> None:
        self.nodes: list[Child] = []
        self.place = self.spoken = ""
        self.spoken_turn = self.turn = 0
        self.words = browser_words()
        self.hosts: tuple[Host, ...] = ()
        self._handler = handler
        self._heard: Host | None = None  # the host whose event is being answered
        self._opening = False  # whether that host has nothing yet
        self._numbers = count(1)
        self._asked: dict[Number, tuple[Message, str, Hearer]] = {}  # what is being computed, and who waits

    @property
    def state(self) -> State:
        """All that a host shows."""
        return {
            "nodes": self.nodes,
            "place": self.place,
            "spoken": self.spoken,
            "spoken_turn": self.spoken_turn,
            "turn": self.turn,
            "words": self.words,
        }

    @property
    def widget(self) -> "PageWidget":
        """The Jupyter widget that shows this page, the same one until it is closed."""
        from pinochle_learn.widgets.page_widget import widget_of  # noqa: PLC0415 - only Jupyter has it

        return widget_of(self)

    def attach(self, host: Host) -> None:
        """Lets a host show this page from now on: it has ``state`` to begin with, and takes what follows."""
        if host not in self.hosts:
            self.hosts = (*self.hosts, host)

    def detach(self, host: Host) -> None:
        """Lets a host go; a page that nobody shows lives on."""
        self.hosts = tuple(one for one in self.hosts if one is not host)

    def show(self, nodes: Iterable[Child], *, place: str = "", spoken: str = "") -> None:
        """Shows a page: its nodes, the link that leads back here, and a line for screen readers.

        Hosts are told which nodes have changed; when one has just opened, all.
        """
        before, self.nodes = self.nodes, list(nodes)
        change = self.nodes if self._opening else changes(before, self.nodes)
        self.place = place
        self.turn += 1
        if spoken:
            self.spoken = spoken
            self.spoken_turn += 1
        for host in self.hosts:
            host.take(self.state, change)

    def hear(self, event: object, host: Host | None = None) -> None:
        """Takes what a browser says, through the host that it came by."""
        if not isinstance(event, dict) or not isinstance(event.get("event"), str):
            return
        before, self._heard = self._heard, host
        self._opening = event["event"] == "open"
        try:
            self._answer(cast("Event", event))
        finally:
            self._heard, self._opening = before, False

    def send(self, message: Message) -> None:
        """Hands the browser a message: the one that is being answered, else all that show the page."""
        heard = [host for host in self.hosts if host is self._heard]
        for host in heard or self.hosts:
            host.send(message)

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

    def compute(self, task: str, given: object, then: Hearer) -> Number:
        """Asks the browser to compute a task by its name, in a worker, so that the page stays quick.

        ``given`` is data (JSON). ``then`` hears the answer once: an event with ``number`` and either
        ``value`` or ``error``, a sentence. A browser that opens later is asked again. Returns the number, for
        ``cancel``.
        """
        number = Number(next(self._numbers))
        message: Message = {"compute": {"number": number, "task": task, "given": given}}
        self._asked[number] = (message, task, then)
        self.send(message)
        return number

    def cancel(self, number: Number) -> None:
        """Stops what is being computed; an answer that is on its way is not heard any more."""
        if self._asked.pop(number, None):
            for host in self.hosts:
                host.send({"cancel": number})

    def _answer(self, event: Event) -> None:
        if event["event"] == "computed":
            self._take_computed(event)
            return
        before = list(self._asked)
        self._handler(event)
        if event["event"] == "open":
            for number in before:
                if number in self._asked:
                    self.send(self._asked[number][0])

    def _take_computed(self, event: Event) -> None:
        """Hands an answer to who waits for it; one that is late, cancelled or not asked for is nobody's."""
        number = event.get("number")
        if not isinstance(number, int) or number not in self._asked:
            return
        _, task, then = self._asked.pop(Number(number))
        then(event if "error" not in event else {**event, "error": _why(task, event)})

    def _repr_mimebundle_(self, **asked: Any) -> object:  # noqa: ANN401 - IPython says what
        """What IPython shows: the widget."""
        return self.widget._repr_mimebundle_(**asked)


def _why(task: str, event: Event) -> str:
    if event["error"] == "unknown":
        return say("This browser has no program for {task!r}, so it cannot compute it.", task=task)
    detail = str(event.get("detail") or say("no reason was given"))
    return say("The browser could not compute {task!r}: {detail}", task=task, detail=detail)
