"""A sheet of paper on the page: its head, the mark that it carries, its foot, and the way to the printer."""

from collections.abc import Iterable, Iterator

from pinochle_learn.front import Variant
from pinochle_learn.lessons.sheets.lines import Line, footnotes
from pinochle_learn.lessons.sheets.own_rules import from_table
from pinochle_learn.rules.words import scale_in_words
from pinochle_learn.text import listed, number, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, button, h

_MARK = "pl-paper-mark"


def sheet(
    table: Variant, key: str, title: str, body: Iterable[Child | None], marks: str, *, size: str = ""
) -> Node:
    """The sheet: the table's name and what it is, the body, and what the marks on it mean.

    ``key`` is the sheet's own name, which its styles go by; ``size`` is ``dense`` or ``roomy`` where it is
    written smaller or larger than others, to fill its page.
    """
    changed = from_table(table.rules)
    notes = [h("p", note, key=f"note-{place}") for place, note in enumerate(footnotes(marks))]
    return h(
        "section",
        _head(table, title),
        h("p", changed, class_="pl-paper-house", key="house") if changed else None,
        h("div", *body, class_="pl-paper-body", key=f"body-{key}"),
        h("footer", *notes, class_="pl-paper-foot", key="foot"),
        class_=f"pl-paper pl-paper-{key}" + (f" pl-paper-{size}" if size else ""),
        aria_label=say("{title}: {table}", title=title, table=table.name),
        key="sheet",
    )


def _head(table: Variant, title: str) -> Node:
    rules = table.rules
    cards = say("{n} cards", n=len(table.pack))
    players = sentence(say("{n} players", n=listed(map(number, table.players), "or")))
    points = "" if rules.chips is not None else say("points {scale}", scale=scale_in_words(table.scale))
    facts = " · ".join(filter(None, (players, cards, points)))
    return h(
        "header",
        h("h2", h("span", table.name), h("span", title, class_="pl-paper-title")),
        h("p", facts, class_="pl-paper-facts"),
        class_="pl-paper-head",
        key="head",
    )


def printing(said: str, *others: Child | None) -> Node:
    """What stands above the sheet and is not printed: the button, and choices that the sheet has."""
    return h(
        "div",
        button(say("Print this sheet"), "print", primary=True, key="print"),
        *others,
        h("span", say("One page, A4 or Letter"), class_="pl-small", key="paper"),
        h("span", said, class_="pl-told", key="told"),
        class_="pl-paper-acts pl-row",
        key="acts",
    )


def line_node(line: Line, tag: str = "li", **attributes: object) -> Node:
    """A sentence with its marks, which are read aloud as words."""
    return h(tag, *told(line), **attributes)


def told(line: Line) -> Iterator[Child | None]:
    """The parts of a line, each after its own marks; in the margin these hold for the whole."""
    parts = line.marked
    for part in parts:
        if part.text.startswith(" ") and part.marks:
            yield " "
        yield mark(part.marks, inside=len(parts) > 1)
        yield part.text.lstrip() if part.marks else part.text


def mark(marks: str, *, inside: bool = False) -> Node | None:
    """The marks before a sentence or a price; ``inside``: within a line, not in its margin."""
    if not marks:
        return None
    words = {"≈": say("assumed"), "†": say("your own rule")}
    said = ", ".join(words[sign] for sign in marks)
    shown = h("span", f"{marks} ", aria_hidden="true")
    return h(
        "span",
        shown,
        h("span", f"({said}) ", class_="pl-hidden"),
        class_="pl-paper-inside" if inside else _MARK if len(marks) == 1 else f"{_MARK} {_MARK}-two",
    )
