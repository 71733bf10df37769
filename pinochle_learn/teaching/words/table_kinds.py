"""Which kind of game a table plays, as far as the lessons differ: suits, colours, or turns without tricks."""

from pinochle_learn.rules import Rules

SUITS, COLOURS, TURNS = "suits", "colours", "turns"


def edition(rules: Rules) -> str:
    """The kind of game.

    >>> from pinochle_learn.tables import find
    >>> [edition(find(name)) for name in ("pagat", "purple", "purple-rummy")]
    ['suits', 'colours', 'turns']
    """
    if rules.turns is not None:
        return TURNS
    return SUITS if rules.colours is None else COLOURS


def has_phases(rules: Rules) -> bool:
    """Says whether the rule of play is another one while the stock lasts."""
    return rules.stock is not None and rules.stock.free_play.value
