"""Controls of the lesson on scoring: sliders, switches, rows of buttons."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import gcd

from pinochle_learn.teaching.scores.words import minus
from pinochle_learn.widgets.nodes import Node, h


def slider(
    event: str, label: str, values: Sequence[int], value: int, *, said: str = "", data: object = None
) -> Node:
    """A slider, with its name and its value above it; ``said`` is the value as read out."""
    name = f"pl-{event}" if data is None else f"pl-{event}-{data}"
    shown = said or minus(value)
    track = h(
        "input",
        type="range",
        id=name,
        min=values[0],
        max=values[-1],
        step=gcd(*(high - low for low, high in pairwise(values))),
        value=str(value),
        aria_valuetext=shown,
        class_="pl-range",
        on={"input": event},
        data=data,
        key=f"{name}-{values[0]}-{values[-1]}",
    )
    head = h(
        "span",
        h("label", label, for_=name),
        h("span", shown, class_="pl-value", aria_hidden="true"),
        class_="pl-slider-head",
    )
    return h("div", head, track, class_="pl-slider", key=name)


def picked(event: Mapping[str, object], values: Sequence[int], before: int) -> int:
    """The value that a slider was moved to; between two that can be, the next one in its direction."""
    try:
        wanted = int(str(event.get("value")))
    except ValueError:
        return before
    if wanted in values:
        return wanted
    ahead = [n for n in values if (n >= wanted if wanted > before else n <= wanted)]
    return before if not ahead else min(ahead) if wanted > before else max(ahead)


def switch(label: str, event: str, *, on: bool, data: object = None) -> Node:
    """A button that stays pressed, with a sign for it."""
    return h(
        "button",
        h("span", "✓ " if on else "", aria_hidden="true"),
        label,
        type="button",
        class_="pl-button pl-switch",
        aria_pressed="true" if on else "false",
        on={"click": event},
        data=data,
        key=f"switch-{event}-{data}",
    )


def picks(label: str, event: str, choices: Iterable[tuple[object, str]], chosen: object) -> Node:
    """A row of buttons with a name, of which one is chosen."""
    buttons = [_pick(event, "pl-step", value, name, pressed=value == chosen) for value, name in choices]
    return _named(
        label,
        event,
        h("span", *buttons, class_="pl-steps", role="group", aria_labelledby=f"pl-{event}-label"),
    )


def chips(
    label: str, event: str, choices: Iterable[tuple[object, str]], pressed: Iterable[object] | None = None
) -> Node:
    """A row of small buttons with a name; each leads somewhere, or stays pressed (``pressed``)."""
    on = None if pressed is None else set(pressed)
    buttons = [
        _pick(event, "pl-button pl-chip-button", value, name, pressed=None if on is None else value in on)
        for value, name in choices
    ]
    return _named(
        label,
        event,
        h("span", *buttons, class_="pl-chips", role="group", aria_labelledby=f"pl-{event}-label"),
    )


def _pick(event: str, style: str, value: object, name: str, *, pressed: bool | None) -> Node:
    return h(
        "button",
        h("span", "✓ ", aria_hidden="true") if pressed and "chip" in style else None,
        name,
        type="button",
        class_=style,
        aria_pressed=None if pressed is None else "true" if pressed else "false",
        on={"click": event},
        data=value,
        key=f"{event}-{value}",
    )


def _named(label: str, event: str, group: Node) -> Node:
    return h(
        "div",
        h("span", label, class_="pl-label", id=f"pl-{event}-label"),
        group,
        class_="pl-row",
        key=f"picks-{event}",
    )
