"""Loads what a page needs when it needs it: a kernel that shows one lesson imports no other's questions."""

from importlib import import_module
from typing import Any


def loaded(room: str, where: str) -> Any:  # noqa: ANN401 - a function, a class or a value of any module
    """What stands in a module of a room, by ``module.name``.

    >>> loaded("coach", "editions.SUITS")
    'suits'
    """
    module, name = where.split(".")
    return getattr(import_module(f"pinochle_learn.{room}.{module}"), name)
