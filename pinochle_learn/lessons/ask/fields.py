"""The fields of the page that asks the rules: each with its label, and beside it what is wrong with it."""

from collections.abc import Iterable

from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, h

_PHONE = 30  # letters that a phone has room for on one line


def cards_field(name: str, label: str, value: str, example: str, wrong: str = "") -> Node:
    """Cards as text; it sends ``ask`` with its name."""
    return _field(name, label, _line(name, value, "ask", wrong, example), wrong)


def number_field(name: str, label: str, value: object, step: int, wrong: str = "") -> Node:
    """A whole number; it sends ``fact`` with its name."""
    entry = h(
        "input",
        type="number",
        step=step,
        value=str(value),
        autocomplete="off",
        on={"change": "fact"},
        **_marks(name, wrong),
    )
    return _field(name, label, entry, wrong, "pl-ask-number")


def text_fact(name: str, label: str, value: str, wrong: str = "") -> Node:
    """Cards as a fact of a hand; it sends ``fact`` with its name."""
    return _field(name, label, _line(name, value, "fact", wrong), wrong)


def choice_field(
    name: str, label: str, choices: Iterable[tuple[int, str]], value: object, wrong: str = ""
) -> Node:
    """One of some things; it sends ``fact`` with its name."""
    options = [h("option", words, value=str(n), selected=n == value, key=f"{n}") for n, words in choices]
    entry = h("select", *options, value=str(value), on={"change": "fact"}, **_marks(name, wrong))
    return _field(name, label, entry, wrong, "pl-ask-number")


def check_field(name: str, label: str, *, on: bool, wrong: str = "") -> Node:
    """Yes or no; it sends ``fact`` with its name."""
    entry = h("input", type="checkbox", checked=on, on={"change": "fact"}, **_marks(name, wrong))
    marked = h("span", entry, h("label", label, for_=f"pl-ask-{name}"), class_="pl-box")
    return h("div", marked, _told(name, wrong), class_="pl-ask-check", key=f"field-{name}")


def _line(name: str, value: str, event: str, wrong: str, example: str = "") -> Node:
    """A text that grows to more lines where there is no room for it on one; Enter ends it all the same."""
    return h(
        "textarea",
        value=value,
        rows=1 + len(value) // _PHONE,
        class_="pl-ask-line",
        data_line="true",
        autocomplete="off",
        spellcheck="false",
        placeholder=say("for example {cards}", cards=example) if example else None,
        on={"change": event},
        **_marks(name, wrong),
    )


def _marks(name: str, wrong: str) -> dict[str, object]:
    return {
        "id": f"pl-ask-{name}",
        "data": name,
        "aria_invalid": "true" if wrong else None,
        "aria_describedby": f"pl-wrong-{name}" if wrong else None,
        "key": f"ask-{name}",
    }


def _field(name: str, label: str, entry: Node, wrong: str, style: str = "") -> Node:
    head = h("label", label, for_=f"pl-ask-{name}")
    return h("div", head, entry, _told(name, wrong), class_=f"pl-field {style}".strip(), key=f"field-{name}")


def _told(name: str, wrong: str) -> Node | None:
    return h("p", wrong, class_="pl-ask-wrong", id=f"pl-wrong-{name}", key="wrong") if wrong else None
