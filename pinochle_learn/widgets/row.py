"""A few small cards in a row."""

from pinochle_learn.cards.reading import read_cards
from pinochle_learn.widgets.faces import described, spoken


def row_traits(cards: object, name: str = "", *, four_colour: bool = True) -> dict[str, object]:
    """Describes a few cards as the browser needs them, for ``CardRow`` and for a page of nodes."""
    group = read_cards(cards)
    drawn = [described(card) for card in group]
    return {"cards": drawn, "label": spoken(group, name), "four_colour": four_colour}
