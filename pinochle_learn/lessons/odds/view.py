"""Chances as a picture that is a table: a name, a bar, the chance in percent, as "1 in 31", and exact.

The rows are laid out as blocks, so the roles of a table are said outright: else some browsers forget them.
"""

from collections.abc import Iterable
from fractions import Fraction

from pinochle_learn.lessons.odds.melds import MeldRow
from pinochle_learn.lessons.odds.totals import Step
from pinochle_learn.lessons.odds.words import about, exactly, percent
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, h

_HEIGHT = 12  # of a bar


def meld_table(rows: Iterable[MeldRow], caption: str, key: str) -> Node:
    """The chances of single melds."""
    lines = [_line(row.key, row.name, row.chance, exactly(row.ways, row.of)) for row in rows]
    return _table(key, caption, say("Meld"), lines)


def stair_table(steps: Iterable[Step], caption: str) -> Node:
    """The chances of so many points or more, as a stair of bars."""
    lines = [_line(str(one.points), one.name, one.chance, exactly(one.ways, one.of)) for one in steps]
    return _table("stair", caption, say("Total"), lines)


def _table(key: str, caption: str, first: str, lines: list[Node]) -> Node:
    names = (first, say("Chance"), say("Picture"), say("About"), say("Exactly"))
    heads = [h("th", name, scope="col", role="columnheader", key=f"head-{name}") for name in names]
    head = h("thead", h("tr", *heads, role="row"), role="rowgroup", class_="pl-hidden", key="head")
    return h(
        "table",
        h("caption", caption),
        head,
        h("tbody", *lines, role="rowgroup", key="body"),
        class_="pl-odds",
        role="table",
        key=f"odds-{key}",
    )


def _line(key: str, name: str, chance: Fraction, exact: str) -> Node:
    return h(
        "tr",
        h("th", name, scope="row", role="rowheader", class_="pl-odds-name", key="name"),
        h("td", h("strong", percent(chance)), role="cell", class_="pl-odds-chance", key="chance"),
        h("td", _bar(chance), role="cell", class_="pl-odds-bar", key="bar"),
        h("td", about(chance), role="cell", class_="pl-odds-about", key="about"),
        h("td", exact, role="cell", class_="pl-odds-exact", key="exact"),
        role="row",
        key=f"odds-{key}",
    )


def _bar(chance: Fraction) -> Node:
    """The chance as a part of the whole width; what can come at all is seen."""
    width = max(float(100 * chance), 0.4) if chance else 0
    return h(
        "svg",
        h("rect", x=0, y=0, width="100%", height=_HEIGHT, rx=3, class_="pl-odds-ground", key="ground"),
        h("rect", x=0, y=0, width=f"{width:.2f}%", height=_HEIGHT, rx=3, class_="pl-odds-part", key="part"),
        width="100%",
        height=_HEIGHT,
        aria_hidden="true",
        key="svg",
    )
