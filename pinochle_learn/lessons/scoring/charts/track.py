"""A score on a line from the lowest to the highest, with the target and the limit on it."""

from collections.abc import Iterable

from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.words import minus
from pinochle_learn.widgets.nodes import Node, h


def track(v: Variant, values: range, score: int, raised: int | None = None) -> Node:
    """The line with what lies on it, and a bar from zero to the score; ``raised``: the target played to."""
    on = grid(v.rules)
    target = raised or on.target
    reached = target is not None and score >= target
    past = reached or (on.limit is not None and score <= on.limit)
    goals = [n for n in (target, on.limit) if n is not None]
    return line(values, score, goals, past=past)


def line(values: range, score: int, goals: Iterable[int], *, past: bool) -> Node:
    """The line with zero and the ``goals`` on it, and a bar to the score; ``past``: one is reached."""
    left, right = sorted((_x(values, 0), _x(values, score)))
    look = "made" if past else "so-far"
    bar = {"x": f"{left}%", "y": 22, "width": f"{round(right - left, 2)}%", "height": 18}
    return h(
        "svg",
        h("rect", x="-10", y=22, width="100%", height=18, class_="pl-rail", key="rail"),
        h("rect", **bar, class_=f"pl-stretch pl-stretch-{look}", key="bar"),
        *(_goal(values, n) for n in (0, *goals)),
        class_="pl-bands pl-track-line",
        width="100%",
        height=48,
        aria_hidden="true",
        key="line",
    )


def _goal(values: range, score: int) -> Node:
    """Zero, the target or the limit on the line, with its number."""
    x = f"{_x(values, score)}%"
    line = h("line", x1=x, x2=x, y1=18, y2=44, class_="pl-goal" if score else "pl-border")
    return h(
        "g",
        line,
        h("text", minus(score), x=x, y=12, text_anchor="middle", class_="pl-tick"),
        key=f"g-{score}",
    )


def _x(values: range, score: int) -> float:
    return round(100 * (score - values[0]) / (values[-1] - values[0]), 2)
