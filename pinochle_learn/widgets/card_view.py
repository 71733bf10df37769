"""What all card widgets share."""

from anywidget import AnyWidget
from traitlets import Bool

from pinochle_learn.widgets.files import card_styles


class CardView(AnyWidget):
    """A view of cards. ``four_colour=False`` makes diamonds red and clubs black; the shapes always differ."""

    _css = card_styles()
    four_colour = Bool(default_value=True).tag(sync=True)

    def put(self, traits: dict[str, object]) -> None:
        """Sets several traits as one change: one message to the browser, observers told at the end."""
        with self.hold_sync(), self.hold_trait_notifications():
            for name, value in traits.items():
                setattr(self, name, value)
