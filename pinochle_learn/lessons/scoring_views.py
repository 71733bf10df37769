"""What the parts of the lesson on scoring share: sliders, switches, the score sheet, facts in words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import gcd

from pinochle_learn.coach.score_elsewhere import minus, signed
from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_hand import Hand, stops
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.settlement_words import side_name
from pinochle_learn.engine.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.text import plural, say
from pinochle_learn.widgets.nodes import Child, Node, h


def names(v: Variant) -> list[str]:
    """The sides of the table."""
    return [side_name(compiled(v.rules), side) for side in range(compiled(v.rules).sides)]


def slider(
    event: str, label: str, values: Sequence[int], value: int, *, said: str = "", data: object = None
) -> Node:
    """A range under one's finger, with its name and its value above it; ``said`` is the value as read out."""
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


def sheet(v: Variant, hand: Hand, shown: str, result: Settlement | None = None) -> Node:
    """The score sheet: what is known so far, or with a result all of it. ``shown`` as in ``Told``."""
    rows = list(_rows(v, hand, shown, result))
    head = [h("th", h("span", say("Row"), class_="pl-hidden"), scope="col")]
    head += [h("th", name, scope="col") for name in names(v)]
    body = [h("tr", h("th", row, scope="row"), *(_cell(c) for c in cells), key=row) for row, cells in rows]
    return h(
        "table",
        h("caption", say("Score sheet"), class_="pl-hidden"),
        h("thead", h("tr", *head)),
        h("tbody", *body),
        class_="pl-sheet",
        key="sheet",
    )


Cell = Child | None


def _rows(v: Variant, hand: Hand, shown: str, result: Settlement | None) -> Iterator[tuple[str, list[Cell]]]:
    sides = range(2)
    yield say("Before"), [minus(n) for n in hand.before]
    if hand.bidder is not None:
        yield say("Bid"), [str(hand.bid) if side == hand.bidder else None for side in sides]
    if shown != "bid":
        yield say("Meld"), [_counted(hand.meld[s], s, result, "meld_counted") for s in sides]
    if shown in {"tricks", "score"} and plays(v, hand):
        points = hand.trick_points(grid(v.rules).total)
        yield say("Tricks"), [_counted(points[s], s, result, "tricks_counted") for s in sides]
    if result is not None:
        yield say("This hand"), [h("strong", signed(n)) for n in result.change]
        yield say("After"), [h("strong", minus(n)) for n in result.after]


def plays(v: Variant, hand: Hand) -> bool:
    """Says whether there are tricks to count."""
    return hand.bidder is not None and not hand.thrown_in and not stops(v, hand)


def _counted(points: int, side: int, result: Settlement | None, what: str) -> Cell:
    """A number, struck out where it does not count: by a line and by a word."""
    if result is None or not points:
        return str(points)
    score = result.sides[side]
    counts = getattr(score, what) and not (side == result.bidder and result.outcome != "made")
    if counts:
        return str(points)
    return h("span", h("span", str(points), class_="pl-struck"), " ", h("small", say("lost")))


def _cell(child: Cell) -> Node:
    return h("td", child if child is not None else h("span", "–", aria_label=say("nothing")))


def told(v: Variant, hand: Hand, *, tricks: bool) -> Iterator[str]:
    """What no number on the sheet says: thrown in, only nines, tricks without a card that counts."""
    sides = names(v)
    for side, only in enumerate(hand.nines):
        if only:
            yield say("{side} melded nothing but nines of trump.", side=sides[side])
    if hand.bidder is None:
        yield say("Nobody has bid.")
    elif hand.thrown_in:
        yield say("{side} throw the hand in after the meld.", side=sides[hand.bidder])
    elif tricks and plays(v, hand) and hand.points in {0, grid(v.rules).total}:
        loser = hand.bidder if hand.points == 0 else hand.defender
        if not hand.bare:
            yield say("{side} took no trick at all.", side=sides[loser])
        else:
            text = "{side} took {n} trick, and no card in it counts."
            many = "{side} took {n} tricks, and no card in them counts."
            yield plural(hand.bare, text, many, side=sides[loser])
