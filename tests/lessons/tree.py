"""Finds things in a page's nodes as a reader would: by tag, by text, by event."""

from collections.abc import Iterator

from pinochle_learn.widgets.nodes import Node, text_of


def every(node: Node | str) -> Iterator[Node]:
    """All nodes of a tree, from the top."""
    if isinstance(node, tuple):
        yield node
        for child in node[2]:
            yield from every(child)


def nodes(page) -> list[Node]:
    """All nodes that a page shows."""
    return [found for top in page.nodes for found in every(top)]


def text(page) -> str:
    """All text of a page."""
    return " ".join(text_of(top) for top in page.nodes)


def keyed(page, key: str) -> Node:
    """The node with this key."""
    return next(node for node in nodes(page) if node[1].get("key") == key)


def with_event(page, event: str) -> list[Node]:
    """The nodes that send this event."""
    return [node for node in nodes(page) if event in (node[1].get("on") or {}).values()]
