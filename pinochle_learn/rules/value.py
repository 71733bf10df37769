"""A rule's value with its origin."""

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

T = TypeVar("T")
Provenance = Literal["seed", "found", "assumed"]


@dataclass(frozen=True, slots=True)
class Value(Generic[T]):
    """One value of one rule, where it comes from, and how sure that is.

    ``provenance`` is ``seed`` (stated by the text that the table is named after), ``found`` (stated by
    another public text about the same game) or ``assumed`` (no text says it; the package had to choose).

    >>> Value(25, "seed", "PinochleRun, Bidding")
    Value(value=25, provenance='seed', source='PinochleRun, Bidding')
    """

    value: T
    provenance: Provenance
    source: str


def seed(value: T, source: str) -> Value[T]:
    """Marks a value that the table's own text states."""
    return Value(value, "seed", source)


def found(value: T, source: str) -> Value[T]:
    """Marks a value that another public text states."""
    return Value(value, "found", source)


def assumed(value: T, source: str) -> Value[T]:
    """Marks a value that the package chose; ``source`` says why this one."""
    return Value(value, "assumed", source)
