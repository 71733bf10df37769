"""Loads what a page needs when it needs it: a kernel that shows one lesson imports no other's questions."""

from importlib import import_module
from typing import Any


def loaded(where: str) -> Any:  # noqa: ANN401 - a function, a class or a value of any module
    """What stands in a module of this package, by its path and name.

    >>> loaded("teaching.words.table_kinds.SUITS")
    'suits'
    """
    module, _, name = where.rpartition(".")
    return getattr(import_module(f"pinochle_learn.{module}"), name)
