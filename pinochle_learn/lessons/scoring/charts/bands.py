"""How a band of the picture is drawn: its ground, its pattern, its borders, and its place in the legend."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from pinochle_learn.lessons.scoring.charts.reach import Band
from pinochle_learn.widgets.nodes import Node, h

CAP = 10  # the slider's thumb reaches so far beyond the ends of the scale
_LIKE = {"won": "made", "pays": "lost", "paid": "kept", "bid": "award", "cheaper": "kept", "dearer": "lost"}


def pattern_of(key: str) -> str:
    """The pattern that a band of this key has; those that never stand in one row may share one."""
    return _LIKE.get(key, key)


def place(points: float, total: int) -> float:
    """Where so many of all trick points lie, in percent of the width."""
    return round(100 * points / total, 2)


def merged(bands: Sequence[Band]) -> list[tuple[float, float, str]]:
    """The bands with the middle between two of them as their border."""
    borders = [(a.high + b.low) / 2 for a, b in pairwise(bands)]
    starts, ends = [bands[0].low, *borders], [*borders, bands[-1].high]
    return [(low, high, band.key) for low, high, band in zip(starts, ends, bands, strict=True)]


def band(span: tuple[float, float], total: int, row: tuple[int, int], key: str) -> Iterator[Node]:
    """One band: its ground, its pattern, the border before it, and caps at the ends of the scale."""
    (low, high), (top, height) = span, row
    left, right = place(low, total), place(high, total)
    pieces: list[tuple[str, str, str | None]] = [(f"{left}%", f"{round(right - left, 2)}%", None)]
    pieces += [(str(-CAP), str(CAP + 1), None)] if low == 0 else []
    pieces += [("100%", str(CAP + 1), "translate(-1 0)")] if high == total else []
    look = pattern_of(key)
    for number, (x, width, moved) in enumerate(pieces):
        box = {"x": x, "y": top, "width": width, "height": height, "transform": moved}
        mark = f"{top}-{low}-{number}"
        yield h("rect", **box, class_=f"pl-stretch pl-stretch-{look}", key=f"ground-{mark}")
        yield h("rect", **box, fill=f"url(#pl-{look})", key=f"pattern-{mark}")
    if low:
        edge = {"x1": f"{left}%", "x2": f"{left}%", "y1": top, "y2": top + height}
        yield h("line", **edge, class_="pl-border", key=f"edge-{top}-{low}")


def patterns() -> Node:
    """The patterns, told apart in black and white."""

    def pattern(name: str, size: int, *shapes: Node) -> Node:
        return h("pattern", *shapes, id=f"pl-{name}", patternUnits="userSpaceOnUse", width=size, height=size)

    def lines(path: str) -> Node:
        return h("path", d=path, class_="pl-pattern-line")

    dot = h("circle", cx=3, cy=3, r=1.2, class_="pl-pattern-dot")
    return h(
        "defs",
        pattern("kept", 8, dot),
        pattern("small", 16, dot),
        pattern("award", 12, lines("M6 3 V9 M3 6 H9")),
        pattern("set", 8, lines("M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6")),
        pattern("below", 5, lines("M2 0 V5")),
        pattern("beyond", 8, lines("M0 0 L8 8 M8 0 L0 8")),
        pattern("unplayed", 8, lines("M0 3 H8")),
        pattern("lost", 6, lines("M-2 4 L2 8 M0 0 L6 6 M4 -2 L8 2")),
        pattern("nothing", 8),
        key="patterns",
    )


def legend(found: Iterable[tuple[str, str]]) -> Node:
    """The patterns with their words; the drawing is read out whole, so this is for the eye."""
    items = [
        h(
            "span",
            h(
                "svg",
                h("rect", width="100%", height="100%", class_=f"pl-stretch pl-stretch-{pattern_of(key)}"),
                h("rect", width="100%", height="100%", fill=f"url(#pl-{pattern_of(key)})"),
                class_="pl-swatch",
                width=20,
                height=14,
            ),
            word,
            class_="pl-legend-item",
            key=f"legend-{key}-{word}",
        )
        for key, word in dict.fromkeys(found)
    ]
    return h("p", *items, class_="pl-legend", aria_hidden="true", key="legend")
