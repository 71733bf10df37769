"""A few small cards, as a widget."""

from traitlets import Dict, List, Unicode

from pinochle_learn.cards.reading import read_cards
from pinochle_learn.widgets.card_view import CardView
from pinochle_learn.widgets.faces import described, spoken
from pinochle_learn.widgets.files import script


class CardRow(CardView):
    """Small cards that change; ``cards_html`` draws the same where they do not.

    >>> CardRow("KH QH", "marriage in hearts").label
    'marriage in hearts: king, queen'
    """

    _esm = script("row_widget.js")
    cards = List(Dict()).tag(sync=True)
    label = Unicode().tag(sync=True)

    def __init__(self, cards: object = (), name: str = "", *, four_colour: bool = True) -> None:
        super().__init__(**row_traits(cards, name, four_colour=four_colour))

    def show(self, cards: object, name: str = "") -> None:
        """Shows other cards; a screen reader hears ``name`` and the cards.

        Raises:
            CardError: what cannot be read as cards.
        """
        self.put(row_traits(cards, name, four_colour=self.four_colour))


def row_traits(cards: object, name: str = "", *, four_colour: bool = True) -> dict[str, object]:
    """Describes a few cards as the browser needs them, for ``CardRow`` and for a page of nodes."""
    group = read_cards(cards)
    drawn = [described(card) for card in group]
    return {"cards": drawn, "label": spoken(group, name), "four_colour": four_colour}
