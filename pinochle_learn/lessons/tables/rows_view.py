"""What one difference looks like: the rule, its example, and what each table plays and makes of it."""

from collections.abc import Sequence

from pinochle_learn.front import Variant
from pinochle_learn.teaching.examples.case import Case, CaseText
from pinochle_learn.teaching.examples.rows import Difference
from pinochle_learn.teaching.examples.search import examples, on_scale
from pinochle_learn.teaching.examples.words import WordsCase
from pinochle_learn.teaching.practice.question import Row
from pinochle_learn.teaching.view.melds_view import cards_node, trump_line
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.nodes import Child, Node, h

_ASSUMED = "The source does not say; this table plays it so."


def difference(row: Difference, tables: Sequence[Variant]) -> Node:
    """One rule with all tables that are compared."""
    cases = [case for case in examples(row, [table.rules for table in tables]) if _tells(case)]
    first, more = (cases[0] if cases else None), cases[1:]
    alike: dict[tuple[str, str | None, CaseText | None], list[str]] = {}
    for table, plays in zip(tables, row.plays, strict=True):
        answer = None if first is None else first.ask(on_scale(table.rules))
        alike.setdefault((plays.words, plays.provenance, answer), []).append(table.name)
    lines = [
        _table(names, words, provenance, answer, key=f"table-{place}")
        for place, ((words, provenance, answer), names) in enumerate(alike.items())
    ]
    bare = first is None or not (first.rows or first.sheet)
    return h(
        "section",
        h("h3", row.rule, class_="pl-rule", key="rule"),
        None
        if first is None
        else h("p", first.question, class_="pl-asked-here", key="asked")
        if bare
        else _example(first),
        h("ul", *lines, class_="pl-told-tables", key="tables"),
        *(_another(case, tables, place) for place, case in enumerate(more)),
        _also(row),
        class_="pl-difference pl-bare" if bare else "pl-difference",
        key=f"row-{row.key}",
    )


def _tells(case: Case) -> bool:
    """Says whether an example tells more than the rule's own words."""
    return not isinstance(case, WordsCase) or case.told


def _example(case: Case) -> Node:
    rows = [_cards(row, place) for place, row in enumerate(case.rows)]
    trump = trump_line(case.trump) if case.trump and case.rows else None
    return h(
        "div",
        h("p", case.question, class_="pl-asked-here", key="question"),
        h("div", *rows, trump, class_="pl-example-cards", key="cards") if rows else None,
        _sheet(case.sheet) if case.sheet else None,
        class_="pl-example",
        key="example",
    )


def _cards(row: Row, place: int) -> Node:
    label = h("p", row.label, class_="pl-small", key="label")
    return h("div", label, cards_node(row.cards, row.label), class_="pl-example-row", key=f"cards-{place}")


def _sheet(rows: Sequence[Sequence[str]]) -> Node:
    heads, *body = rows
    top = [h("th", head, scope="col") if head else h("td") for head in heads]
    lines = [
        h("tr", h("th", name, scope="row"), *(h("td", cell) for cell in cells), key=f"line-{name}")
        for name, *cells in body
    ]
    caption = h("caption", say("The hand"), class_="pl-hidden")
    return h("table", caption, h("thead", h("tr", *top)), h("tbody", *lines), class_="pl-sheet", key="sheet")


def _table(
    names: Sequence[str], words: str, provenance: str | None, answer: CaseText | None, key: str
) -> Node:
    """Tables that play alike and give the same answer."""
    mark: list[Child] = []
    if provenance == "assumed":
        sign = h("span", "≈", aria_hidden="true", class_="pl-guess", title=say(_ASSUMED))
        mark = [" ", sign, h("span", say(_ASSUMED), class_="pl-hidden")]
    return h(
        "li",
        h("span", " · ".join(names), class_="pl-table-name", key="name"),
        h("span", h("span", sentence(words)), *mark, class_="pl-plays", key="plays"),
        None if answer is None else _answer(answer),
        key=key,
    )


def _answer(answer: CaseText) -> Node:
    why = h("span", answer.why, class_="pl-small", key="why") if answer.why else None
    return h("span", h("strong", sentence(answer.line), key="line"), why, class_="pl-told-here", key="answer")


def _another(case: Case, tables: Sequence[Variant], place: int) -> Node:
    """A further example, for a table that the first one does not tell from one's own."""
    alike: dict[CaseText, list[str]] = {}
    for table in tables:
        alike.setdefault(case.ask(on_scale(table.rules)), []).append(table.name)
    lines = [
        h(
            "li",
            h("span", " · ".join(names), class_="pl-table-name", key="name"),
            _answer(answer),
            key=f"table-{number}",
        )
        for number, (answer, names) in enumerate(alike.items())
    ]
    return h(
        "div",
        _example(case),
        h("ul", *lines, class_="pl-told-tables", key="tables"),
        class_="pl-further",
        key=f"further-{place}",
    )


def _also(row: Difference) -> Node | None:
    """The rules of a part that not every table has."""
    if not row.also:
        return None
    items: list[Node] = []
    for line in row.also:
        sign = h("span", "≈", aria_hidden="true", class_="pl-guess") if line.provenance == "assumed" else None
        hidden = h("span", say(_ASSUMED), class_="pl-hidden") if sign else None
        items += [
            h("dt", line.rule, key=f"q-{line.key}"),
            h("dd", h("p", sentence(line.plays), " ", sign, hidden), key=f"a-{line.key}"),
        ]
    return h(
        "details",
        h("summary", say("Where there is one, it is so")),
        h("dl", *items, class_="pl-rules"),
        class_="pl-fold",
        key="also",
    )
