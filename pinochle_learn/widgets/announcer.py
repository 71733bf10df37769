"""The voice of a page for those who hear it."""

from typing import Any

from anywidget import AnyWidget
from traitlets import Bool, Dict

from pinochle_learn.widgets.files import card_styles, script


class Announcer(AnyWidget):
    """A live region: a screen reader reads out what is said when it is free. One a page, from its start on.

    >>> voice = Announcer()
    >>> voice.say("Right.")
    >>> voice.say("Right.")
    >>> voice.said
    {'text': 'Right.', 'n': 2}
    """

    _esm = script("announcer/announcer_widget.js")
    _css = card_styles()
    said = Dict(default_value={"text": "", "n": 0}).tag(sync=True)
    visible = Bool(default_value=False).tag(sync=True)

    def __init__(self, *, visible: bool = False) -> None:
        super().__init__(visible=visible)

    def say(self, text: str) -> None:
        """Says a text, also when it was the last thing said."""
        before: dict[str, Any] = self.said
        self.said = {"text": text, "n": before["n"] + 1}
