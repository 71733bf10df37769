"""The meld chart as nodes: a table for each type, the colours of the Purple pack, and notes."""

from collections.abc import Iterator

from pinochle_learn.lessons.sheets.melds import ChartMeld, ChartType, chart_notes, colour_keys, meld_chart
from pinochle_learn.lessons.sheets.paper import line_node, mark, told
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.view.controls import suit_sign
from pinochle_learn.teaching.view.melds_view import cards_node
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, h


def chart_marks(rules: Rules) -> str:
    """All marks that stand on the chart."""
    chart = meld_chart(rules)
    melds = (marks for kind in chart for meld in kind.melds for marks in meld.marks)
    lines = (line.marks for line in (*chart_notes(rules), *(key.line for key in colour_keys(rules))))
    return "".join((*(kind.marks for kind in chart), *melds, *lines))


def chart_nodes(rules: Rules) -> Iterator[Node]:
    """The chart and what stands below it."""
    chart = meld_chart(rules)
    most = max(len(kind.columns) for kind in chart)
    for place, kind in enumerate(chart):
        yield _type(kind, place, most)
    keys = colour_keys(rules)
    if keys:
        items = [
            h("li", suit_sign(key.code), " ", h("span", *told(key.line)), key=f"colour-{key.code}")
            for key in keys
        ]
        title = h("li", h("strong", say("Colours, and what each counts")), key="colours-title")
        yield h("ul", title, *items, class_="pl-paper-key", key="colours")
    lines = [line_node(line, key=f"line-{place}") for place, line in enumerate(chart_notes(rules))]
    yield h("ul", *lines, class_="pl-paper-notes", key="notes")


def _type(kind: ChartType, place: int, columns: int) -> Node:
    """One type as a table; all tables of a chart have as many columns, so that they stand in line."""
    head = [
        h("th", mark(kind.marks), kind.title, scope="col", class_="pl-paper-type"),
        h("th", say("For example"), scope="col", class_="pl-chart-cards"),
        *(h("th", name, scope="col", class_="pl-number") for name in kind.columns),
        *(h("td", class_="pl-number") for _ in range(columns - len(kind.columns))),
    ]
    return h(
        "table",
        h("caption", kind.title, class_="pl-hidden"),
        h("thead", h("tr", *head)),
        h("tbody", *(_row(meld, kind.columns, columns) for meld in kind.melds)),
        class_="pl-chart",
        key=f"chart-{place}",
    )


def _row(meld: ChartMeld, names: tuple[str, ...], columns: int) -> Node:
    """One meld; marks stand before the prices that they are about."""
    prices = [
        h(
            "td",
            mark(meld.marks[place]),
            h("strong", str(points)),
            class_="pl-number",
            data_label=names[place],
        )
        for place, points in enumerate(meld.pays)
    ]
    prices += [h("td", class_="pl-number") for _ in range(columns - len(prices))]
    name = h("span", meld.name, class_="pl-chart-name")
    return h(
        "tr",
        h("th", name, " ", h("span", meld.made_of), scope="row"),
        h("td", cards_node(meld.cards, meld.name), class_="pl-chart-cards"),
        *prices,
        key=meld.key,
    )
