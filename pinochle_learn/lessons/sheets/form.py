"""The empty score sheet as nodes: a table with cells to write in, and what one looks up while scoring."""

from collections.abc import Iterator

from pinochle_learn.lessons.sheets.paper import line_node
from pinochle_learn.lessons.sheets.scores import Form
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, h


def form_nodes(form: Form) -> Iterator[Node]:
    """The form."""
    yield h("p", say("Date:"), " ", h("span", class_="pl-blank"), class_="pl-form-date", key="date")
    table = h(
        "table",
        h("caption", say("Score sheet, to be filled in by hand"), class_="pl-hidden"),
        h("thead", h("tr", *_sides(form)), h("tr", *_columns(form))),
        h("tbody", *(_row(form, number) for number in range(1, form.rows + 1))),
        class_="pl-form",
    )
    # a region that scrolls must be reached by the keyboard
    yield h(
        "div",
        table,
        class_="pl-form-scroll",
        tabindex=0,
        role="region",
        aria_label=say("Empty score sheet"),
        key=f"form-{form.columns}",
    )
    lines = [line_node(line, key=f"line-{place}") for place, line in enumerate(form.foot)]
    yield h("ul", *lines, class_="pl-paper-notes", key="notes")


def _sides(form: Form) -> Iterator[Node]:
    """Who the columns belong to, with room for a name below."""
    yield h("td", colspan=len(form.first), class_="pl-form-corner")
    for name in form.sides:
        yield h(
            "th",
            h("span", name),
            h("span", class_="pl-form-name"),
            scope="colgroup",
            colspan=len(form.each),
            class_="pl-form-side",
        )


def _columns(form: Form) -> Iterator[Node]:
    for name in form.first:
        yield h("th", name, scope="col")
    for _ in form.sides:
        for place, name in enumerate(form.each):
            yield h("th", name, scope="col", class_=_edge(place))


def _row(form: Form, number: int) -> Node:
    """One deal; a line closes each game of so many deals, within which the rows are numbered."""
    shown = (number - 1) % form.band + 1 if form.band else number
    first = [h("th", str(shown), scope="row"), *(h("td") for _ in form.first[1:])]
    cells = [h("td", class_=_edge(place)) for _ in form.sides for place, _ in enumerate(form.each)]
    last = bool(form.band) and number % form.band == 0
    return h("tr", *first, *cells, class_="pl-form-last" if last else "", key=f"row-{number}")


def _edge(place: int) -> str:
    return "" if place else "pl-form-edge"
