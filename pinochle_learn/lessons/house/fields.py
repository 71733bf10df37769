"""Rules as fields to fill in: buttons for two values, a list for more, small fields for numbers."""

from pinochle_learn.cards.card import SUIT_NAMES
from pinochle_learn.lessons.house.draft import Field
from pinochle_learn.lessons.house.fixes import kind_of
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, h

_FEW, _SHORT = 2, 36  # choices that stand side by side as buttons, and how many letters they have


def refused(path: str, trouble: tuple[str, str]) -> Node | None:
    """Why what was filled in will not do."""
    return h("p", trouble[1], class_="pl-house-refused", key=f"no-{path}") if trouble[0] == path else None


def control(field: Field) -> Node:
    """The field or the buttons of a rule."""
    form = field.form
    if form == "choice":
        words = [words for words, _ in field.choices]
        short = len(words) <= _FEW and sum(map(len, words)) <= _SHORT
        return _buttons(field) if short else _select(field)
    return _FORMS[form](field)


def _buttons(field: Field) -> Node:
    buttons = [
        h(
            "button",
            words,
            type="button",
            class_="pl-step",
            aria_pressed="true" if value == field.value else "false",
            on={"click": "rule"},
            data={"path": field.path, "pick": place},
            key=f"{field.path}-{place}",
        )
        for place, (words, value) in enumerate(field.choices)
    ]
    return h("div", *buttons, class_="pl-steps", key="choices")


def _select(field: Field) -> Node:
    chosen = next(place for place, (_, value) in enumerate(field.choices) if value == field.value)
    options = [
        h("option", words, value=str(place), selected=place == chosen)
        for place, (words, _) in enumerate(field.choices)
    ]
    return h(
        "select",
        *options,
        value=str(chosen),
        aria_labelledby=f"q-{field.path}",
        on={"change": "rule"},
        data={"path": field.path},
        key=f"choose-{field.path}",
    )


def number(field: Field, value: object, label: str, **at: object) -> Node:
    """A small field for a whole number, with what it stands for."""
    kind = kind_of(field.entry)
    name = "-".join([field.path, *map(str, at.values())])
    return h(
        "input",
        type="text",
        inputmode="numeric",
        autocomplete="off",
        maxlength=8 if kind.form != "numbers" or at else 40,
        class_="pl-house-number",
        value="" if value is None else str(value),
        aria_label=label,
        on={"change": "rule"},
        data={"path": field.path, **at},
        key=f"n-{name}",
    )


def _whole(field: Field) -> Node:
    empty = field.words(None) if kind_of(field.entry).read(None)[0] else ""
    hint = h("span", say("empty: {words}", words=empty), class_="pl-small") if empty else None
    return h("p", number(field, field.value, field.question), hint, class_="pl-row", key="number")


def _numbers(field: Field) -> Node:
    if not field.labels:
        text = " ".join(map(str, field.value or ()))
        empty = field.words(None) if kind_of(field.entry).read(None)[0] else ""
        hint = say("numbers with spaces between") + (
            f"; {say('empty: {words}', words=empty)}" if empty else ""
        )
        hinted = h("span", hint, class_="pl-small")
        return h("p", number(field, text, field.question), hinted, class_="pl-row", key="numbers")
    return labelled(field)


def labelled(field: Field) -> Node:
    """Several numbers, each with what it stands for: ranks, colours, copies of a meld."""
    cells = []
    for place, label in enumerate(field.labels):
        value = field.value[place] if place < len(field.value) else None
        asked = f"{field.question} {label}"
        cell = h("span", label, aria_hidden="true", class_="pl-small")
        cells.append(
            h("span", cell, number(field, value, asked, at=place), class_="pl-house-cell", key=label)
        )
    return h("div", *cells, class_="pl-house-cells", key="numbers")


def _pairs(field: Field) -> Node:
    """Rows of two numbers, with an empty row to add one."""
    first, second = _HEADS.get(field.path, ("from", "by"))
    rows = []
    more = [] if field.path == "deal.by_players" else [("", "")]
    for row, pair in enumerate([*field.value, *more]):
        cells: list[Node] = []
        for at, (label, value) in enumerate(zip((say(first), say(second)), pair, strict=True)):
            asked = say("{question} row {n}, {label}", question=field.question, n=row + 1, label=label)
            if row == len(field.value) and at:
                continue  # a new row begins with its first number
            cells += [h("span", label, aria_hidden="true"), number(field, value, asked, row=row, at=at)]
        rows.append(h("p", *cells, class_="pl-row", key=f"row-{row}"))
    return h("div", *rows, class_="pl-house-pairs", key="pairs")


_HEADS = {"deal.by_players": ("players", "cards"), "chips.units": ("from", "chips")}


def _pair(field: Field) -> Node:
    points, chips = field.value
    asked = field.question
    cells = [
        h("span", say("for each"), aria_hidden="true"),
        number(field, points, f"{asked} {say('points')}", at=0),
        h("span", say("points"), aria_hidden="true"),
        number(field, chips, f"{asked} {say('chips')}", at=1),
        h("span", say("chips"), aria_hidden="true"),
    ]
    return h("p", *cells, class_="pl-row", key="pair")


def _suits(field: Field) -> Node:
    boxes = []
    for suit in field.draft.start.pack.suits.value:
        name = f"suit-{field.path}-{suit}"
        box = h(
            "input",
            type="checkbox",
            id=name,
            checked=suit in field.value,
            on={"change": "rule"},
            data={"path": field.path, "suit": suit},
            key=name,
        )
        boxes.append(h("span", box, h("label", say(SUIT_NAMES[suit]), for_=name), class_="pl-box", key=suit))
    return h("div", *boxes, class_="pl-row", key="suits")


_FORMS = {"whole": _whole, "numbers": _numbers, "pairs": _pairs, "pair": _pair, "text": _suits}
