"""What a change of a page sends: the nodes that are others than before; the rest is named and stays."""

from collections.abc import Sequence

from pinochle_learn.widgets.nodes import Child, Node

SAME = "="  # the tag of a node that stays as it is, by its key


def changes(before: Sequence[Child], after: Sequence[Child]) -> list[Child]:
    """The nodes of ``after``, with every keyed node that ``before`` has too, at the same place, only named.

    >>> was = [("p", {"key": "a"}, ["one"]), ("p", {"key": "b"}, ["two"])]
    >>> changes(was, [was[0], ("p", {"key": "b"}, ["three"])])
    [('=', {'key': 'a'}, []), ('p', {'key': 'b'}, ['three'])]
    """
    there = {key: node for node in before if not isinstance(node, str) and (key := node[1].get("key"))}
    return [_change(there, child) for child in after]


def _change(there: dict[object, Node], child: Child) -> Child:
    if isinstance(child, str) or (was := there.get(child[1].get("key"))) is None:
        return child
    if was == child:
        return (SAME, {"key": child[1]["key"]}, [])
    tag, attributes, children = child
    return (tag, attributes, changes(was[2], children))
