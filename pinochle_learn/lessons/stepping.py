"""Going through something step by step: the controls, the phases, and a scoreboard beside them."""

from collections.abc import Mapping, Sequence

from pinochle_learn.front import Variant
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, button, h

Row = tuple[str, int, int, int | None]


def controls(at: int, last: int, title: str) -> Node:
    """Back and on, and a slider over all steps; the page reads the step's title with its number."""
    text = say("Step {at} of {last}: {title}", at=at, last=last, title=title)
    return h(
        "div",
        button(say("Back"), "back", key="back", aria_disabled="true" if at == 0 else None),
        h(
            "input",
            id="pl-steps",
            type="range",
            min=0,
            max=last,
            step=1,
            value=str(at),
            on={"input": "to"},
            aria_label=say("Step"),
            aria_valuetext=text,
            class_="pl-range",
            key="range",
        ),
        button(say("Next step"), "on", primary=True, key="on", aria_disabled="true" if at == last else None),
        h(
            "span",
            say("{at} of {last}", at=at, last=last),
            class_="pl-small",
            aria_hidden="true",
            key="count",
        ),
        class_="pl-stepping",
        role="group",
        aria_label=say("Steps of the hand"),
        key="stepping",
    )


def phases(names: Mapping[str, str], here: str) -> Node:
    """The phases in order; each leads to its first step."""
    items = [
        h(
            "li",
            h(
                "button",
                name,
                type="button",
                class_="pl-step",
                aria_current="step" if key == here else None,
                aria_pressed="true" if key == here else "false",
                on={"click": "phase"},
                data=key,
            ),
            key=f"phase-{key}",
        )
        for key, name in names.items()
    ]
    return h("ol", *items, class_="pl-phases", aria_label=say("Phases"), key="phases")


def scoreboard(table: Variant, facts: Sequence[str], rows: Sequence[Row]) -> Node:
    """Meld and trick points by side, and what the hand comes to once it is known."""
    known = any(change is not None for *_, change in rows)
    head = [say("Side"), say("Meld"), say("Trick points"), *([say("Score")] if known else [])]
    body = [
        h(
            "tr",
            h("th", side, scope="row"),
            h("td", str(meld)),
            h("td", str(points)),
            h("td", h("strong", f"{change:+d}")) if change is not None else None,
            key=f"side-{side}",
        )
        for side, meld, points, change in rows
    ]
    board = h(
        "table",
        h("caption", say("So far, in {name}'s points", name=table.name)),
        h("thead", h("tr", *(h("th", name, scope="col", key=f"head-{name}") for name in head))),
        h("tbody", *body),
        class_="pl-board",
    )
    return h(
        "div", *(h("p", fact, class_="pl-small") for fact in facts), board, class_="pl-score", key="score"
    )


def whole(value: object) -> int:
    """The number that a slider sends as a text; 0 where it is none."""
    text = str(value)
    return int(text) if text.isascii() and text.isdecimal() else 0
