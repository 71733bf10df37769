"""The picture of a hand without an auction: each player's score before, meld and tricks, and the target."""

from collections.abc import Iterator

from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.charts.bands import band, legend, patterns, place
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.scores.hand import Hand, goal, settled
from pinochle_learn.teaching.scores.words import names
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, h

_TOP, _HEIGHT, _FOOT = 24, 40, 64  # where the bar begins, how high it is, where it ends
_LETTER = 3.2  # percent of the width that a letter takes on a phone
_WIDE = 13  # percent that a number under a bar takes on a phone, with a gap
_NEAR = _WIDE / 2  # percent from either end, where a number is not centred
_LOOKS = ("nothing", "kept", "made")  # before, meld, tricks
Parts = tuple[int, int, int]


def bars(v: Variant, hand: Hand, *, marked: bool) -> tuple[list[Node], Node, Node]:
    """A bar for each side, their legend, and the same as a table; ``marked``: the tricks are known."""
    parts, target = _parts(v, hand, marked=marked), goal(v, hand)
    top = max(target + target // 8, *(sum(one) for one in parts))
    drawings = [_bar(v, side, one, (target, top)) for side, one in enumerate(parts)]
    found = list(zip(_LOOKS, _words(), strict=True))[: 3 if marked else 2]
    return (
        drawings,
        legend(found),
        fold("bands", say("The picture as a table"), lambda: [_table(v, parts, target)]),
    )


def _words() -> tuple[str, str, str]:
    return say("before"), say("meld"), say("tricks")


def _parts(v: Variant, hand: Hand, *, marked: bool) -> list[Parts]:
    """The score before, and what counts of meld and tricks, of each side."""
    sides = settled(v, hand).sides
    return [
        (before, score.meld_counted, score.tricks_counted if marked else 0)
        for before, score in zip(hand.before, sides, strict=True)
    ]


def _bar(v: Variant, side: int, parts: Parts, ends: tuple[int, int]) -> Node:
    target, top = ends
    goal_x = f"{place(target, top)}%"
    return h(
        "svg",
        patterns() if side == 0 else None,
        h("text", names(v)[side], x=0, y=_TOP - 8, class_="pl-band-name", key="name"),
        *_bands(parts, top),
        h("line", x1=goal_x, x2=goal_x, y1=_TOP - 6, y2=_FOOT + 6, class_="pl-goal", key="goal"),
        *_texts(parts, top),
        *_numbers(sum(parts), target, top),
        class_="pl-bands",
        width="100%",
        height=_FOOT + 28,
        role="img",
        aria_label=in_words(v, side, parts, target),
        key=f"bar-{side}",
    )


def in_words(v: Variant, side: int, parts: Parts, target: int) -> str:
    """A bar as text."""
    before, meld, tricks = parts
    values = {"side": names(v)[side], "before": before, "meld": meld, "tricks": tricks, "sum": sum(parts)}
    values |= {"target": target, "short": target - sum(parts)}
    line = say("{side}: {before} before, {meld} in meld, {tricks} for tricks: {sum}.", **values)
    if sum(parts) >= target:
        return f"{line} {say('The target of {target} is reached.', **values)}"
    return f"{line} {say('The target is {target}, {short} more.', **values)}"


def _spans(parts: Parts) -> Iterator[tuple[int, int, int]]:
    """Number, beginning and end of each part that there is."""
    low = 0
    for number, one in enumerate(parts):
        if one:
            yield number, low, low + one
        low += one


def _bands(parts: Parts, top: int) -> Iterator[Node]:
    for number, low, high in _spans(parts):
        yield from band((low, high), top, (_TOP, _HEIGHT), _LOOKS[number])


def _texts(parts: Parts, top: int) -> Iterator[Node]:
    """The points of a part, with their name where there is room."""
    for number, low, high in _spans(parts):
        left, right = place(low, top), place(high, top)
        points = str(high - low)
        texts = (f"{_words()[number]} {points}", points)
        text = next((one for one in texts if right - left >= _LETTER * len(one)), None)
        if text:
            style = "pl-band-word pl-word-made" if _LOOKS[number] == "made" else "pl-band-word"
            x, y = f"{round((left + right) / 2, 2)}%", _TOP + _HEIGHT / 2 + 5
            yield h("text", text, x=x, y=y, text_anchor="middle", class_=style, key=f"w-{number}")


def _numbers(after: int, target: int, top: int) -> Iterator[Node]:
    """The target and the score under a bar; where they would touch, the score alone."""
    found = [after]
    found += [n for n in (target, 0) if all(abs(_begins(n, top) - _begins(m, top)) > _WIDE for m in found)]
    for n in found:
        x = place(n, top)
        tick = h("line", x1=f"{x}%", x2=f"{x}%", y1=_FOOT, y2=_FOOT + 6, class_="pl-border", key=f"tick-{n}")
        yield tick
        text = {"x": f"{x}%", "y": _FOOT + 20, "text_anchor": _anchor(x)}
        yield h("text", str(n), **text, class_="pl-tick", key=f"n-{n}")


def _anchor(x: float) -> str:
    return "start" if x < _NEAR else "end" if x > 100 - _NEAR else "middle"


def _begins(n: int, top: int) -> float:
    """Where a number under a bar begins, in percent of the width."""
    x = place(n, top)
    return x - {"start": 0, "middle": _WIDE / 2, "end": _WIDE}[_anchor(x)]


def _table(v: Variant, parts: list[Parts], target: int) -> Node:
    heads = (say("Player"), say("Before"), say("Meld"), say("Tricks"), say("After"))
    rows = [
        h("tr", h("th", name, scope="row"), *(h("td", str(n)) for n in (*one, sum(one))), key=f"row-{name}")
        for name, one in zip(names(v), parts, strict=True)
    ]
    return h(
        "table",
        h("caption", say("On the way to {n}", n=target), class_="pl-hidden"),
        h("thead", h("tr", *(h("th", head, scope="col") for head in heads))),
        h("tbody", *rows),
        class_="pl-sheet",
    )
