"""The picture of a hand: where it is made, set, saved or out of reach, over trick points.

Bands differ by pattern and by word, so that they can be read in black and white; the whole picture is also
one sentence for a screen reader, and a table.
"""

from collections.abc import Iterator, Sequence

from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.charts.bands import CAP, band, legend, merged, patterns, place
from pinochle_learn.lessons.scoring.charts.bars import bars
from pinochle_learn.lessons.scoring.charts.reach import Strip, joined, short_word, strips, word
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.scores.hand import Hand, plays
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.words import by_side_size, names
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.nodes import Node, h

_ROWS = ((24, 40), (92, 28), (148, 28))  # where a row of bands begins, and how high it is
_UNDER = 20  # from the last row down to the numbers
_LETTER = 3.2  # percent of the width that a letter takes on a phone
Row = tuple[Strip, int, int]


def picture(v: Variant, hand: Hand, *, marked: bool = True) -> tuple[list[Node], Node, Node]:
    """The drawings, their legend, and the same as a table; ``marked`` shows where the hand stands.

    Where two parties share the tricks there is one drawing over the bidders' trick points, else one for each
    side over its own, in the order of ``drawn``. Without an auction there is a bar for each.
    """
    if not v.rules.auctioned:
        return bars(v, hand, marked=marked)
    found = strips(v, hand)
    marked = marked and plays(v, hand)
    groups = [found] if grid(v.rules).pair else [(strip,) for strip in found]
    drawings = [_drawing(v, hand, group, marked=marked, first=group is groups[0]) for group in groups]
    table = fold("bands", say("The picture as a table"), lambda: [_table(v, hand, found)])
    keys = [(s, band.key) for s in found for band in s.bands]
    return drawings, legend((key, _ends(v, hand, [s], (key,))[0]) for s, key in keys), table


def drawn(hand: Hand) -> tuple[int, ...]:
    """The sides in the order in which each has its own drawing: the bidder first."""
    return ((hand.bidder or 0), *hand.others)


def _drawing(v: Variant, hand: Hand, group: Sequence[Strip], *, marked: bool, first: bool) -> Node:
    rows = [(strip, *_ROWS[n]) for n, strip in enumerate(group)]
    foot = rows[-1][1] + rows[-1][2]
    alone = not grid(v.rules).pair
    return h(
        "svg",
        patterns() if first else None,
        *(node for row in rows for node in _grounds(v, row)),
        *_ticks(v, hand, group[0], foot),
        _marker(v, hand, group[0], (rows[0][1] - 4, foot + 4)) if marked else None,
        *(node for row in rows for node in _words(v, hand, row)),
        class_="pl-bands",
        width="100%",
        height=foot + _UNDER + 8,
        role="img",
        aria_label=in_words(v, hand, group, marked=marked),
        key=f"bands-{group[0].side}" if alone else "bands",
    )


# --- in words ----------------------------------------------------------------------------------------------


def in_words(v: Variant, hand: Hand, group: Sequence[Strip], *, marked: bool = True) -> str:
    """A drawing as text: every band, and where the hand stands now."""
    pieces = [
        say("{range}: {ends}.", range=_range(low, high), ends="; ".join(_ends(v, hand, group, keys)))
        for low, high, keys in joined(v, tuple(group))
    ]
    points = hand.points[group[0].axis]
    here = word(v, hand, group[0].side, group[0].at(points).key)
    now = say("Now {n}: {word}.", n=points, word=here)
    return " ".join([_opening(v, hand, group), *pieces, *([now] if marked else [])])


def _ends(v: Variant, hand: Hand, group: Sequence[Strip], keys: tuple[str, ...]) -> list[str]:
    words = []
    for strip, key in zip(group, keys, strict=True):
        text = word(v, hand, strip.side, key)
        words.append(say("conceding {word}", word=text) if strip.instead else text)
    return words


def _opening(v: Variant, hand: Hand, group: Sequence[Strip]) -> str:
    sides, first = names(v), group[0]
    values = {"side": sides[first.side], "bid": hand.bid}
    if len(group) == 1:
        if first.side != hand.bidder:
            return say("Trick points of {side}, and what they mean.", **values)
        return say("Trick points of {side}, who bid {bid}, and what they mean.", **values)
    others = _others(v, hand)
    text = "Trick points of {side}, who bid {bid}, and what they mean for them and for {others}."
    one = "Trick points of {side}, who bid {bid}, and what they mean for {side} and for {others}."
    return by_side_size(v, text, one, others=others, **values)


def _others(v: Variant, hand: Hand) -> str:
    """Those who did not bid, where they stand in one row."""
    if len(hand.others) == 1:
        return names(v)[hand.defender]
    return say("the two others") if len(hand.others) == 2 else say("the others")  # noqa: PLR2004 - two by name


def _name(v: Variant, hand: Hand, strip: Strip) -> str:
    """The heading of a row."""
    if strip.instead:
        return say("Conceding instead")
    if strip.side == hand.bidder:
        return say("{side}, who bid {bid}", side=names(v)[strip.side], bid=hand.bid)
    return sentence(_others(v, hand)) if strip.axis != strip.side else names(v)[strip.side]


def _range(low: int, high: int) -> str:
    return str(low) if low == high else say("{low} to {high}", low=low, high=high)


# --- drawn -------------------------------------------------------------------------------------------------


def _grounds(v: Variant, row: Row) -> Iterator[Node]:
    strip, top, height = row
    for low, high, key in merged(strip.bands):
        yield from band((low, high), grid(v.rules).total, (top, height), key)


def _words(v: Variant, hand: Hand, row: Row) -> Iterator[Node]:
    """The name of a row, and the words of its bands where there is room; they stand above the marker."""
    strip, top, height = row
    total = grid(v.rules).total
    yield h("text", _name(v, hand, strip), x=-CAP, y=top - 8, class_="pl-band-name", key=f"name-{top}")
    for low, high, key in merged(strip.bands):
        left, right = place(low, total), place(high, total)
        words = (word(v, hand, strip.side, key), short_word(v, hand, strip.side, key))
        text = next((one for one in words if right - left >= _LETTER * len(one)), None)
        if text is None:
            continue
        style = "pl-band-word pl-word-made" if key in {"made", "won"} else "pl-band-word"
        x, y = f"{round((left + right) / 2, 2)}%", top + height / 2 + 5
        yield h("text", text, x=x, y=y, text_anchor="middle", class_=style, key=f"w-{top}-{low}")


def _ticks(v: Variant, hand: Hand, strip: Strip, foot: int) -> Iterator[Node]:
    on = grid(v.rules)
    found: list[tuple[int, str]] = []
    for n, text in _numbers(v, hand, strip):
        if all(abs(n - other) > 0.12 * on.total for other, _ in found):
            found.append((n, text))
    for n, text in found:
        x = place(n, on.total)
        anchor = "start" if x < 15 else "end" if x > 85 else "middle"  # noqa: PLR2004 - near either end
        dx = {"start": -CAP, "end": CAP, "middle": 0}[anchor]
        yield h("line", x1=f"{x}%", x2=f"{x}%", y1=foot, y2=foot + 6, class_="pl-border", key=f"tick-{n}")
        yield h(
            "text",
            text,
            x=f"{x}%",
            dx=dx,
            y=foot + _UNDER,
            text_anchor=anchor,
            class_="pl-tick",
            key=f"n-{n}",
        )


def _numbers(v: Variant, hand: Hand, strip: Strip) -> Iterator[tuple[int, str]]:
    """The numbers under a drawing, the more important first."""
    on = grid(v.rules)
    need = hand.bid - hand.own_meld
    if strip.side == hand.bidder and 0 < need <= on.total:
        yield need, say("{n} needed", n=need)
    elif strip.side != hand.bidder and on.needed:
        yield on.needed, say("{n} needed", n=on.needed)
    yield 0, "0"
    yield on.total, str(on.total)
    if on.needed > on.points[1]:
        yield on.needed, str(on.needed)
        yield on.total - on.needed, str(on.total - on.needed)


def _marker(v: Variant, hand: Hand, strip: Strip, span: tuple[int, int]) -> Node:
    x, (top, bottom) = f"{place(hand.points[strip.axis], grid(v.rules).total)}%", span
    return h(
        "g",
        h("line", x1=x, x2=x, y1=top, y2=bottom, class_="pl-marker-edge"),
        h("line", x1=x, x2=x, y1=top, y2=bottom, class_="pl-marker"),
        key="marker",
    )


# --- as a table --------------------------------------------------------------------------------------------


def _table(v: Variant, hand: Hand, found: tuple[Strip, ...]) -> Node:
    own = names(v)[hand.bidder or 0]
    if grid(v.rules).pair:
        heads = [say("Trick points of {side}", side=own), *(_name(v, hand, strip) for strip in found)]
        rows = [
            (_range(low, high), [word(v, hand, s.side, key) for s, key in zip(found, keys, strict=True)])
            for low, high, keys in joined(v, found)
        ]
    else:
        heads = [say("Player"), say("Trick points"), say("What they mean")]
        rows = [
            (names(v)[strip.side], [_range(b.low, b.high), word(v, hand, strip.side, b.key)])
            for strip in found
            for b in strip.bands
        ]
    body = [
        h("tr", h("th", first, scope="row"), *(h("td", sentence(text)) for text in rest), key=f"row-{n}")
        for n, (first, rest) in enumerate(rows)
    ]
    return h(
        "table",
        h("caption", say("What the trick points mean"), class_="pl-hidden"),
        h("thead", h("tr", *(h("th", head, scope="col") for head in heads))),
        h("tbody", *body),
        class_="pl-sheet",
    )
