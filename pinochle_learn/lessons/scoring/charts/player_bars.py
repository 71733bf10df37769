"""The picture of a hand where melds are laid twice: what each side has, part by part, and the bid."""

from collections.abc import Iterator, Sequence

from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.charts.bands import band, legend, patterns, place
from pinochle_learn.lessons.scoring.colours.facts import TwiceMelded, size, table_of
from pinochle_learn.teaching.scores.words import minus, names, signed
from pinochle_learn.text import plural, say
from pinochle_learn.widgets.nodes import Child, Node, h

_TOP, _HEIGHT, _FOOT = 24, 40, 64  # where the bar begins, how high it is, where it ends
_LETTER = 3.2  # percent of the width that a letter takes on a phone
_EDGE = 12  # percent from either end within which a number is not centred
_LOOKS = ("kept", "made", "award")
_ROOM = 12  # how much longer than the longest bar the scale is, as a part of it


def _words() -> tuple[str, str, str]:
    return say("first"), say("tricks"), say("second")


def bars(v: Variant, hand: TwiceMelded) -> list[Node]:
    """A bar for each side on one scale, the bid marked, and what the patterns mean."""
    table, sides = table_of(v, hand), range(hand.sides)
    longest = max(*(sum(hand.parts(side)) for side in sides), hand.bid if hand.held else 0, 1)
    top = longest + longest // _ROOM
    drawings = [_bar(names(table)[side], hand, side, top) for side in sides]
    return [*drawings, legend(list(zip(_LOOKS, _words(), strict=True)))]


def _bar(name: str, hand: TwiceMelded, side: int, top: int) -> Node:
    bid = hand.bid if hand.held and side == hand.bidder else None
    x = f"{place(bid or 0, top)}%"
    line = h("line", x1=x, x2=x, y1=_TOP - 6, y2=_FOOT + 6, class_="pl-goal", key="goal")
    return h(
        "svg",
        patterns() if side == 0 else None,
        h("text", name, x=0, y=_TOP - 8, class_="pl-band-name", key="name"),
        *_bands(hand.parts(side), top),
        line if bid is not None else None,
        *_texts(hand.parts(side), top),
        *_numbers(sum(hand.parts(side)), bid, top),
        class_="pl-bands",
        width="100%",
        height=_FOOT + 26,
        role="img",
        aria_label=_in_words(name, hand.parts(side), bid),
        key=f"bar-{side}",
    )


def _in_words(name: str, parts: Sequence[int], bid: int | None) -> str:
    first, tricks, second = parts
    values = {"first": first, "tricks": tricks, "second": second, "sum": sum(parts)}
    line = say(
        "{side}: first meld {first}, tricks {tricks}, second meld {second}: {sum}.", side=name, **values
    )
    return line if bid is None else f"{line} {say('The bid is {n}.', n=bid)}"


def _spans(parts: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    low = 0
    for number, one in enumerate(parts):
        if one:
            yield number, low, low + one
        low += one


def _bands(parts: Sequence[int], top: int) -> Iterator[Node]:
    for number, low, high in _spans(parts):
        yield from band((low, high), top, (_TOP, _HEIGHT), _LOOKS[number])


def _texts(parts: Sequence[int], top: int) -> Iterator[Node]:
    """The points of a part, with its name where there is room."""
    for number, low, high in _spans(parts):
        left, right = place(low, top), place(high, top)
        points = str(high - low)
        fits = (
            text for text in (f"{_words()[number]} {points}", points) if right - left >= _LETTER * len(text)
        )
        text = next(fits, None)
        if text:
            style = "pl-band-word pl-word-made" if _LOOKS[number] == "made" else "pl-band-word"
            x, y = f"{round((left + right) / 2, 2)}%", _TOP + _HEIGHT / 2 + 5
            yield h("text", text, x=x, y=y, text_anchor="middle", class_=style, key=f"w-{number}")


def _numbers(total: int, bid: int | None, top: int) -> Iterator[Node]:
    """The sum under the end of a bar, and the bid beside its line."""
    x = place(total, top)
    yield h("line", x1=f"{x}%", x2=f"{x}%", y1=_FOOT, y2=_FOOT + 6, class_="pl-border", key="tick")
    yield h("text", str(total), x=f"{x}%", y=_FOOT + 20, text_anchor=_anchor(x), class_="pl-tick", key="sum")
    if bid is not None:
        text, at = say("bid {n}", n=bid), place(bid, top)
        yield h("text", text, x=f"{at}%", y=_TOP - 8, text_anchor=_anchor(at), class_="pl-tick", key="bid")


def _anchor(x: float) -> str:
    return "start" if x < _EDGE else "end" if x > 100 - _EDGE else "middle"


def score_sheet(v: Variant, hand: TwiceMelded, result: Settlement) -> Node:
    """The hand as a scorekeeper writes it: what each side has, and what of it comes to the score."""
    head = [h("th", h("span", say("Row"), class_="pl-hidden"), scope="col")]
    head += [h("th", name, scope="col") for name in names(table_of(v, hand))]
    rows = [
        h("tr", h("th", name, scope="row"), *(h("td", cell) for cell in cells), key=name)
        for name, cells in _rows(hand, result)
    ]
    return h(
        "table",
        h("caption", say("Score sheet"), class_="pl-hidden"),
        h("thead", h("tr", *head)),
        h("tbody", *rows),
        class_="pl-sheet",
        key="sheet",
    )


def _rows(hand: TwiceMelded, result: Settlement) -> Iterator[tuple[str, list[Child]]]:
    lost = hand.bidder if result.outcome == "set" else None
    parts = [_struck(hand.parts(side), struck=side == lost) for side in range(hand.sides)]
    if not hand.single:
        yield say("Before"), [minus(n) for n in hand.before]
    if hand.held:
        yield say("Bid"), [str(hand.bid) if side == hand.bidder else "–" for side in range(hand.sides)]
    for number, name in enumerate((say("First meld"), say("Tricks"), say("Second meld"))):
        yield name, [column[number] for column in parts]
    yield say("Together"), [str(sum(hand.parts(side))) for side in range(hand.sides)]
    yield say("This hand"), [h("strong", signed(n)) for n in result.change]
    if not hand.single:
        yield say("After"), [h("strong", minus(n)) for n in result.after]


def _struck(parts: Sequence[int], *, struck: bool) -> list[Child]:
    """Numbers of a side; those of a side that is set are struck out, by a line and by a word."""
    if not struck:
        return [str(n) for n in parts]
    return [h("span", h("span", str(n), class_="pl-struck"), " ", h("small", say("lost"))) for n in parts]


def together(v: Variant, hand: TwiceMelded) -> str:
    """That the trick points have no fixed total, since cards are dealt to nobody."""
    made = size(v, hand)
    text = "{out} dealt to nobody, so together the trick points are {low} to {high}, not one fixed number."
    out = plural(made.left_out, "{n} card is", "{n} cards are")
    return say(text, out=out, low=made.least_total, high=made.total)
