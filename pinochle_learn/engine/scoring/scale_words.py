"""A hint for numbers that stand on the other scale: 340 where a table writes 34."""

from collections.abc import Callable

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.rules.rescale import SCALES
from pinochle_learn.text import say


def other_scale(table: Compiled, number: int, fits: Callable[[int], bool]) -> str:
    """A hint where a number looks as if it stood on the other scale; empty where it does not."""
    scale = table.rules.table.scale.value
    other = next(n for n in SCALES if n != scale)
    there, rest = divmod(number * scale, other)
    if not number or rest or not fits(there):
        return ""
    names = {1: "÷10", 10: "×10"}
    text = " {n} looks like the {scale} scale; here it would be {there}."
    return say(text, n=number, scale=names[other], there=there)
