"""A page as data: nodes that the browser turns into real HTML.

A node is a tuple ``(tag, attributes, children)``; a child is a node or a text. Texts become text and
attributes are checked by name in the browser, so nothing that a user types can become HTML.
"""

from typing import TypeAlias

Attributes: TypeAlias = dict[str, object]
Node: TypeAlias = tuple[str, Attributes, list["Child"]]
Child: TypeAlias = Node | str


def h(tag: str, *children: Child | None, **attributes: object) -> Node:
    """Makes a node. ``class_`` and ``for_`` lose their underscore, other underscores become hyphens.

    Attributes of our own: ``key`` (the node stays the same one over updates), ``on`` (events by name, such as
    ``{"click": "check"}``), ``data`` (what an event brings along), ``focus`` (a number: whenever it changes,
    the node takes the keyboard).

    >>> h("p", "Hello", class_="pl-lead", aria_label="greeting")
    ('p', {'class': 'pl-lead', 'aria-label': 'greeting'}, ['Hello'])
    """
    named: Attributes = {}
    for name, value in attributes.items():  # a page has hundreds of nodes: no call for each of their names
        if value is not None:
            named[name.rstrip("_").replace("_", "-")] = value
    return (tag, named, [child for child in children if child is not None])


def button(
    label: Child, event: str, *, data: object = None, primary: bool = False, **attributes: object
) -> Node:
    """A button that sends an event."""
    style = "pl-button pl-primary" if primary else "pl-button"
    return h("button", label, type="button", class_=style, on={"click": event}, data=data, **attributes)


def text_of(node: Child) -> str:
    """All text of a node, as a reader meets it; tests and live regions use it."""
    if isinstance(node, str):
        return node
    pieces = (text_of(child) for child in node[2])
    return "".join(pieces) if node[0] in {"span", "strong", "em", "a", "button"} else " ".join(pieces)
