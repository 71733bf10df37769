"""The host of a page in Jupyter: a widget, shown by Voila, JupyterLab and any box of ipywidgets."""

from typing import Any

import anywidget
import traitlets

from pinochle_learn.widgets.files import lifeline, page_styles, script
from pinochle_learn.widgets.nodes import Child
from pinochle_learn.widgets.page import Page
from pinochle_learn.widgets.port import Message, State


def _told(nodes: list[Child], widget: "PageWidget") -> list[Child]:
    """What the browser is sent of the nodes: what has changed; all of them, where it asks for everything."""
    return nodes if widget.change is None else widget.change


class PageWidget(anywidget.AnyWidget):
    """Shows a page, and brings it the browser's events. Any number of outputs may show one widget."""

    _esm = lifeline() + script("page/page.js")
    _css = page_styles()

    nodes: traitlets.List[Any] = traitlets.List().tag(sync=True, to_json=_told)
    place = traitlets.Unicode("").tag(sync=True)
    spoken = traitlets.Unicode("").tag(sync=True)
    spoken_turn = traitlets.Int(0).tag(sync=True)
    turn = traitlets.Int(0).tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(self, page: Page) -> None:
        self.change: list[Child] | None = None  # what is being sent of the nodes; ``None``: all
        super().__init__(**page.state)
        self._page = page
        self._view: object = None  # of the outputs that show the widget, the one that is being answered
        self._heard: dict[object, int] = {}  # how many events of each output
        self.on_msg(self._hear)
        page.attach(self)

    def take(self, state: State, change: list[Child]) -> None:
        """Shows a state of the page, as one change."""
        self.change = change
        try:
            with self.hold_sync():
                for name, value in state.items():
                    setattr(self, name, value)
        finally:
            self.change = None

    def send(self, message: Message | dict[str, Any], buffers: object = None) -> None:
        """Hands the browser a message, meant for the output that is being answered if there is one."""
        super().send({**message, "view": self._view} if self._view else message, buffers)

    def close(self) -> None:
        """Takes the widget from all outputs. The page lives on, and can be shown again."""
        self._page.detach(self)
        super().close()

    def _hear(self, _widget: object, event: object, _buffers: object) -> None:
        self._view = event.get("view") if isinstance(event, dict) else None
        try:
            if self._in_turn(event):
                self._page.hear(event, self)
            else:  # the line broke, so the answer to the one before may be lost too
                self.send_state()
        finally:
            if self._view in self._heard:
                self.send({"heard": self._heard[self._view]})
            self._view = None

    def _in_turn(self, event: object) -> bool:
        """Whether it is the next of its output's events, which the browser numbers; then it counts."""
        nth = event.get("nth") if isinstance(event, dict) else None
        if nth is None:
            return True
        due = self._heard.get(self._view, 0) + 1
        if nth == due:
            self._heard[self._view] = due
        return bool(nth == due)


def widget_of(page: Page) -> PageWidget:
    """The widget that shows a page; a new one where it has none."""
    return next((host for host in page.hosts if isinstance(host, PageWidget)), None) or PageWidget(page)
