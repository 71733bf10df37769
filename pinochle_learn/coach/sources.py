"""Where a rule comes from, said everywhere in the same words; what is only assumed says so."""

from typing import Any

from pinochle_learn.rules import Value
from pinochle_learn.rules.change import OWN
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
