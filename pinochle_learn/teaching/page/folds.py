"""Panels that are folded: what stands in one is made when a learner opens it, and no sooner."""

from collections.abc import Callable, Collection, Container, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from pinochle_learn.widgets.nodes import Child, Node, h


class Everything(Container[str]):
    """Every fold: nothing is left out, as where a page is to be read before there is anybody to ask."""

    def __contains__(self, _key: object) -> bool:
        return True


EVERYTHING = Everything()
_open: ContextVar[Container[str]] = ContextVar("open folds", default=EVERYTHING)


@contextmanager
def opened(keys: Container[str]) -> Iterator[None]:
    """Makes, inside of the block, what stands in these folds, and in no other."""
    before = _open.set(keys)
    try:
        yield
    finally:
        _open.reset(before)


def fold(key: str, title: str, make: Callable[[], Iterable[Child | None]]) -> Node:
    """A panel that opens when asked for: a browser then sends the event ``fold``, and ``make`` is called."""
    inside: Collection[Child | None] = list(make()) if key in _open.get() else ()
    return h(
        "details",
        h("summary", title),
        *inside,
        class_="pl-fold",
        on={"toggle": "fold"},
        data=key,
        key=f"fold-{key}",
    )
