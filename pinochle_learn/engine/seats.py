"""Seats by their number, as people give it."""

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.errors import ActionError
from pinochle_learn.text import say


def seat(table: Compiled, number: object, name: str) -> int:
    """Reads a seat's number, which an error calls ``name``.

    Raises:
        ActionError: no seat of this table.
    """
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < table.players:
        last = table.players - 1
        raise ActionError(
            say("{name} is a seat from 0 to {last}, not {number!r}.", name=name, last=last, number=number)
        )
    return number
