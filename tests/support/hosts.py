"""A host of a page for tests: it keeps what the page shows and sends."""

from pinochle_learn.widgets.page import Page


class Recorder:
    """Shows a page from now on; ``states``, ``changes`` and ``messages`` are what has come since."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.states, self.changes, self.messages = [], [], []
        page.attach(self)

    def take(self, state, change):
        self.states.append(state)
        self.changes.append(change)

    def send(self, message):
        self.messages.append(message)

    def says(self, **event):
        """Says something as the browser behind this host does."""
        self.page.hear(event, self)
