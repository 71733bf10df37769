"""The picture of a hand: where it is made, set, saved or out of reach, over the bidders' trick points.

Bands differ by pattern and by word, so that they can be read in black and white; the whole picture is also
one sentence for a screen reader, and a table.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_hand import Hand
from pinochle_learn.coach.score_reach import Band, at, bands, bidders_word, others_word
from pinochle_learn.front import Variant
from pinochle_learn.lessons.frame import fold
from pinochle_learn.lessons.scoring_views import names, plays
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.nodes import Node, h

_TOP, _UNDER = (24, 40), (92, 28)
_ROWS = {"bidders": _TOP, "others": _UNDER}  # where the rows of bands begin, and how high they are
_FOOT = 140
_CAP = 10  # the slider's thumb reaches so far beyond the ends of the scale
_LETTER = 3.2  # percent of the width that a letter takes on a phone


def picture(v: Variant, hand: Hand, *, marked: bool = True) -> tuple[Node, Node, Node]:
    """The drawing, its legend, and the same as a table; ``marked`` shows where the hand stands."""
    found = bands(v, hand.but(points=0, before=(0, 0)))
    marked = marked and plays(v, hand)
    label = in_words(v, hand, found, marked=marked)
    drawing = h(
        "svg",
        _patterns(),
        *_grounds(v, found),
        *_ticks(v, hand),
        _marker(v, hand) if marked else None,
        *_words(v, hand, found),
        class_="pl-bands",
        width="100%",
        height=_FOOT + 8,
        role="img",
        aria_label=label,
        key="bands",
    )
    return drawing, _legend(hand, found), fold("bands", say("The picture as a table"), _table(v, hand, found))


def in_words(v: Variant, hand: Hand, found: Sequence[Band], *, marked: bool = True) -> str:
    """The picture as text: every band, and where the hand stands now."""
    sides, own = names(v), hand.bidder or 0
    pieces = [
        say(
            "{range}: {bidders}; {others}.",
            range=_range(band),
            bidders=bidders_word(band.bidders),
            others=others_word(band.others, meld=bool(hand.meld[1 - own])),
        )
        for band in found
    ]
    opening = say(
        "Trick points of {bidders}, who bid {bid}, and what they mean for them and for {others}.",
        bidders=sides[own],
        bid=hand.bid,
        others=sides[1 - own],
    )
    here = at(tuple(found), hand.points)
    now = say("Now {n}: {word}.", n=hand.points, word=bidders_word(here.bidders))
    return " ".join([opening, *pieces, now] if marked else [opening, *pieces])


def _range(band: Band) -> str:
    if band.low == band.high:
        return str(band.low)
    return say("{low} to {high}", low=band.low, high=band.high)


def _patterns() -> Node:
    def pattern(name: str, size: int, *shapes: Node) -> Node:
        return h("pattern", *shapes, id=f"pl-{name}", patternUnits="userSpaceOnUse", width=size, height=size)

    dot = h("circle", cx=3, cy=3, r=1.2, class_="pl-pattern-dot")
    lean = h("path", d="M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6", class_="pl-pattern-line")
    back = h("path", d="M-2 4 L2 8 M0 0 L6 6 M4 -2 L8 2", class_="pl-pattern-line")
    cross = h("path", d="M0 0 L8 8 M8 0 L0 8", class_="pl-pattern-line")
    level = h("path", d="M0 3 H8", class_="pl-pattern-line")
    return h(
        "defs",
        pattern("kept", 8, dot),
        pattern("set", 8, lean),
        pattern("beyond", 8, cross),
        pattern("unplayed", 8, level),
        pattern("lost", 6, back),
        pattern("nothing", 8),
        key="patterns",
    )


def _x(v: Variant, points: float) -> float:
    return round(100 * points / grid(v.rules).total, 2)


def _grounds(v: Variant, found: tuple[Band, ...]) -> Iterator[Node]:
    """Both rows of bands: the bidders' above, the other side's under it."""
    for what, row in _ROWS.items():
        for low, high, key in _merged(found, what):
            yield from _band(v, (low, high), row, key)


def _words(v: Variant, hand: Hand, found: tuple[Band, ...]) -> Iterator[Node]:
    """The names of the rows, and the words of the bands where there is room; they stand above the marker."""
    sides, own, meld = names(v), hand.bidder or 0, bool(hand.meld[hand.defender])
    heads = {"bidders": say("{side}, who bid {bid}", side=sides[own], bid=hand.bid), "others": sides[1 - own]}
    for what, (top, height) in _ROWS.items():
        yield h("text", heads[what], x=-_CAP, y=top - 8, class_="pl-band-name", key=f"name-{what}")
        for low, high, key in _merged(found, what):
            word = bidders_word(key) if what == "bidders" else others_word(key, meld=meld)
            left, right = _x(v, low), _x(v, high)
            if right - left < _LETTER * len(word):
                continue
            style, x = f"pl-band-word pl-word-{key}", f"{round((left + right) / 2, 2)}%"
            y = top + height / 2 + 5
            yield h("text", word, x=x, y=y, text_anchor="middle", class_=style, key=f"w-{top}-{low}")


def _merged(found: tuple[Band, ...], what: str) -> list[tuple[float, float, str]]:
    """The bands of one side, with the middle between two of them as their border."""
    borders = [(a.high + b.low) / 2 for a, b in pairwise(found)]
    starts, ends = [found[0].low, *borders], [*borders, found[-1].high]
    merged: list[tuple[float, float, str]] = []
    for low, high, band in zip(starts, ends, found, strict=True):
        key = getattr(band, what)
        if merged and merged[-1][2] == key:
            merged[-1] = (merged[-1][0], high, key)
        else:
            merged.append((low, high, key))
    return merged


def _band(v: Variant, span: tuple[float, float], row: tuple[int, int], key: str) -> Iterator[Node]:
    """One band: its ground, its pattern, the border before it, and caps at the ends of the scale."""
    (low, high), (top, height) = span, row
    left, right = _x(v, low), _x(v, high)
    pieces: list[tuple[str, str, str | None]] = [(f"{left}%", f"{round(right - left, 2)}%", None)]
    pieces += [(str(-_CAP), str(_CAP + 1), None)] if low == 0 else []
    pieces += [("100%", str(_CAP + 1), "translate(-1 0)")] if high == grid(v.rules).total else []
    for number, (x, width, moved) in enumerate(pieces):
        box = {"x": x, "y": top, "width": width, "height": height, "transform": moved}
        mark = f"{top}-{low}-{number}"
        yield h("rect", **box, class_=f"pl-band pl-band-{key}", key=f"ground-{mark}")
        yield h("rect", **box, fill=f"url(#pl-{key})", key=f"pattern-{mark}")
    if low:
        edge = {"x1": f"{left}%", "x2": f"{left}%", "y1": top, "y2": top + height}
        yield h("line", **edge, class_="pl-border", key=f"edge-{top}-{low}")


def _ticks(v: Variant, hand: Hand) -> Iterator[Node]:
    on = grid(v.rules)
    need = hand.bid - hand.meld[hand.bidder or 0]
    wanted = [(0, "0"), (on.total, str(on.total))]
    if 0 < need <= on.total:
        wanted = [(n, text) for n, text in wanted if abs(n - need) > 0.12 * on.total]
        wanted.append((need, say("{n} needed", n=need)))
    for n, text in wanted:
        x = _x(v, n)
        anchor = "start" if x < 15 else "end" if x > 85 else "middle"  # noqa: PLR2004 - near either end
        dx = {"start": -_CAP, "end": _CAP, "middle": 0}[anchor]
        y = _UNDER[0] + _UNDER[1]
        yield h("line", x1=f"{x}%", x2=f"{x}%", y1=y, y2=y + 6, class_="pl-border", key=f"tick-{n}")
        yield h("text", text, x=f"{x}%", dx=dx, y=_FOOT, text_anchor=anchor, class_="pl-tick", key=f"n-{n}")


def _marker(v: Variant, hand: Hand) -> Node:
    x = f"{_x(v, hand.points)}%"
    top, bottom = _TOP[0] - 4, _UNDER[0] + _UNDER[1] + 4
    return h(
        "g",
        h("line", x1=x, x2=x, y1=top, y2=bottom, class_="pl-marker-edge"),
        h("line", x1=x, x2=x, y1=top, y2=bottom, class_="pl-marker"),
        key="marker",
    )


def _legend(hand: Hand, found: Sequence[Band]) -> Node:
    """The patterns with their words; the drawing is read out whole, so this is for the eye."""
    meld = bool(hand.meld[hand.defender])
    words = {band.bidders: bidders_word(band.bidders) for band in found}
    words |= {band.others: others_word(band.others, meld=meld) for band in found}
    items = [
        h(
            "span",
            h(
                "svg",
                h("rect", width="100%", height="100%", class_=f"pl-band pl-band-{key}"),
                h("rect", width="100%", height="100%", fill=f"url(#pl-{key})"),
                class_="pl-swatch",
                width=20,
                height=14,
            ),
            word,
            class_="pl-legend-item",
            key=f"legend-{key}",
        )
        for key, word in words.items()
    ]
    return h("p", *items, class_="pl-legend", aria_hidden="true", key="legend")


def _table(v: Variant, hand: Hand, found: Sequence[Band]) -> Node:
    sides, own = names(v), hand.bidder or 0
    meld = bool(hand.meld[1 - own])
    heads = (say("Trick points of {side}", side=sides[own]), sides[own], sides[1 - own])
    rows = [
        h(
            "tr",
            h("th", _range(band), scope="row"),
            h("td", sentence(bidders_word(band.bidders))),
            h("td", sentence(others_word(band.others, meld=meld))),
            key=f"row-{band.low}",
        )
        for band in found
    ]
    return h(
        "table",
        h("caption", say("What the trick points mean"), class_="pl-hidden"),
        h("thead", h("tr", *(h("th", head, scope="col") for head in heads))),
        h("tbody", *rows),
        class_="pl-sheet",
    )
