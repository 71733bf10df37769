"""Going through something step by step: the controls, the phases, and a scoreboard beside them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.words import signed
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, button, h


@dataclass(frozen=True, slots=True)
class Row:
    """What stands on the board for a side: ``change`` is ``None`` until it is known, ``lost`` what fell away.

    ``lost`` says of the meld and of the trick points whether they were there and do not count.
    """

    side: str
    meld: int
    points: int
    change: int | None = None
    lost: tuple[bool, bool] = (False, False)


@dataclass(frozen=True, slots=True)
class Jump:
    """A button that goes farther than one step: its event, its words, and whether it leads anywhere."""

    event: str
    name: str
    there: bool = True


def controls(at: int, last: int, title: str, jumps: Sequence[Jump] = ()) -> Node:
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
        *(
            button(
                jump.name, jump.event, key=f"jump-{jump.event}", aria_disabled=None if jump.there else "true"
            )
            for jump in jumps
        ),
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
    """Meld and trick points of every side, and what the hand comes to once it is known."""
    known, made = any(row.change is not None for row in rows), compiled(table.rules)
    result = say("Score") if table.rules.chips is None else say("Chips")
    side = say("Player") if made.sides == made.players else say("Side")
    head = [side, say("Meld"), say("Trick points"), *([result] if known else [])]
    body = [
        h(
            "tr",
            h("th", row.side, scope="row"),
            h("td", *_number(row.meld, lost=row.lost[0])),
            h("td", *_number(row.points, lost=row.lost[1])),
            h("td", h("strong", signed(row.change))) if row.change is not None else None,
            key=f"side-{row.side}",
        )
        for row in rows
    ]
    text = "{name}: what the hand comes to" if known else "{name}: what has been scored so far"
    board = h(
        "table",
        h("caption", say(text, name=table.name)),
        h("thead", h("tr", *(h("th", name, scope="col", key=f"head-{name}") for name in head))),
        h("tbody", *body),
        class_="pl-board",
    )
    return h(
        "div", *(h("p", fact, class_="pl-small") for fact in facts), board, class_="pl-score", key="score"
    )


def _number(points: int, *, lost: bool) -> list[Child]:
    """A number, struck out where it does not count: by a line and by a word."""
    if not lost:
        return [str(points)]
    return [h("span", str(points), class_="pl-struck"), " ", h("small", say("lost"))]


def parse_step(value: object) -> int:
    """The number that a slider sends as a text; 0 where it is none."""
    text = str(value)
    return int(text) if text.isascii() and text.isdecimal() else 0
