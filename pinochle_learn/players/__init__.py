"""Players that decide: each looks at the view of its own seat, at nothing else, and says why it acts so.

What they do is what a steady beginner would, not an expert. ``suits``, ``colours`` and ``turns`` know one
kind of table each; only the kind that plays is loaded.
"""

from pinochle_learn.deal.view import View
from pinochle_learn.players.choice import Choice

__all__ = ["Choice", "choose"]


def choose(view: View, *, hasty: bool = False) -> Choice:
    """What a steady player does at its turn, as ``Deal.act`` takes it, and why.

    A ``hasty`` one counts wrongly when it declares that it has reached the target.

    Raises:
        KeyError: the deal is over.
    """
    if view.rules.turns is not None:
        from pinochle_learn.players import turns  # noqa: PLC0415 - a lesson loads one kind of table

        return turns.choose(view)
    if view.rules.colours is not None:
        from pinochle_learn.players import colours  # noqa: PLC0415 - as above

        return colours.choose(view)
    from pinochle_learn.players import suits  # noqa: PLC0415 - as above

    return suits.choose(view, hasty=hasty)
