"""Counts the calls of Python functions: they are the same on every machine, however busy it is."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


class Calls:
    """How many functions were called."""

    def __init__(self) -> None:
        self.number = 0

    def note(self, _frame: object, event: str, _argument: object) -> None:
        """Notes what the interpreter says."""
        self.number += event == "call"


@contextmanager
def counted() -> Iterator[Calls]:
    """Counts the calls inside of a block."""
    calls, before = Calls(), sys.getprofile()
    sys.setprofile(calls.note)
    try:
        yield calls
    finally:
        sys.setprofile(before)
