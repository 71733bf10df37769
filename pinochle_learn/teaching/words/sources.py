"""Where a rule comes from, said everywhere in the same words; what is only assumed says so."""

from typing import Any

from pinochle_learn.rules import Rules, Value
from pinochle_learn.rules.change import OWN, entries
from pinochle_learn.text import say


def source_line(value: Value[Any]) -> str:
    """Says where a value of a record comes from.

    >>> source_line(Value(25, "seed", "PinochleRun, Bidding"))
    'Source: PinochleRun, Bidding.'
    >>> source_line(Value(100, "assumed", "as at most tables"))
    'The source does not say; this table plays it so. (as at most tables)'
    """
    return where_from(value.provenance, value.source)


def where_from(provenance: str, source: str) -> str:
    """The same, of a provenance and a source; that a source does not say is not said twice."""
    if source == OWN:
        return say("Your own rule.")
    if provenance != "assumed":
        return say("Source: {source}.", source=source)
    if source.endswith("does not say"):
        return say("The source does not say; this table plays it so.")
    return say("The source does not say; this table plays it so. ({reason})", reason=source)


def source_of(rules: Rules, path: str) -> str:
    """Says where one rule of a table comes from, such as ``turns.only_drawn``.

    >>> from pinochle_learn.tables import find
    >>> source_of(find("pinochlerun"), "auction.pass_final")
    'Source: PinochleRun, How to Play Pinochle: Bidding.'
    """
    return next(source_line(entry.value) for entry in entries(rules) if entry.path == path)


def source_class(value: Value[Any]) -> str:
    """How a line that says where a value comes from looks on a page."""
    return "pl-assumed" if guessed(value) else "pl-source"


def guessed(value: Value[Any] | None) -> bool:
    """Whether a value is assumed; a rule of one's own is not, since somebody has said it."""
    return value is not None and value.provenance == "assumed" and value.source != OWN


def numbers_guessed(rules: Rules) -> bool:
    """Whether what ranks or colours count is assumed."""
    return guessed(rules.count.points) or (rules.colours is not None and guessed(rules.colours.points))
