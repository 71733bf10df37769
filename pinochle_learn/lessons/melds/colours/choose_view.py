"""What the choice between rank and colour looks like: the nests, what they pay, the total."""

from pinochle_learn.cards import Card
from pinochle_learn.lessons.melds.colours.rank_or_colour import Board, ChoiceGroup
from pinochle_learn.text import number, plural, say, sentence
from pinochle_learn.widgets.faces import in_order
from pinochle_learn.widgets.hand import hand_traits
from pinochle_learn.widgets.nodes import Node, h


def nests(board: Board) -> Node:
    """Every rank and colour that the hand could reach, each with its cards."""
    return h("div", *(_nest(board, nest) for nest in board.nests), class_="pl-nests", key="nests")


def _nest(board: Board, nest: ChoiceGroup) -> Node:
    return h(
        "section",
        h(
            "div",
            h("strong", sentence(nest.name)),
            h("span", _count(nest), class_="pl-small"),
            h("strong", str(nest.points), class_="pl-number", key="points"),
            class_="pl-nest-head",
            key="head",
        ),
        _cards(board, nest),
        _scale(nest),
        class_="pl-nest pl-nest-paid" if nest.points else "pl-nest",
        aria_label=sentence(nest.name),
        key=f"nest-{nest.key}",
    )


def _count(nest: ChoiceGroup) -> str:
    n = len(nest.cards)
    return plural(n, "{few} card counts here", "{few} cards count here", few=number(n))


def shown(nest: ChoiceGroup) -> tuple[Card, ...]:
    """The cards of a nest in the order shown: those that count there now and those that could."""
    return in_order(nest.able)


def _cards(board: Board, nest: ChoiceGroup) -> Node:
    """The cards that could count here; those that do are chosen, the others count on their other side."""
    cards = shown(nest)
    state = hand_traits(
        cards,
        mode="many",
        label=say("{nest}: which cards count here", nest=sentence(nest.name)),
        chosen=nest.cards,
        states={card: "allowed" for card in cards if card in board.open},
    )
    state["words"] = {**state["words"], "allowed": say("has a choice")}
    return h("hand", key="cards", state=state, on={"chosen": "move"}, data=nest.key)


def _scale(nest: ChoiceGroup) -> Node:
    """What each number of cards pays; the one that is reached is marked."""
    now = min(len(nest.cards), nest.pays[-1][0])
    steps = [_step(n, points, here=n == now, most=len(nest.able)) for n, points in nest.pays]
    return h("ul", *steps, class_="pl-scale", aria_label=say("What they pay"), key="scale")


def _step(n: int, points: int, *, here: bool, most: int) -> Node:
    classes = ["pl-scale-here"] if here else []
    classes += ["pl-scale-far"] if n > most else []
    text = say("{n} cards: {points}", n=n, points=points)
    mark = h("span", say("now"), class_="pl-hidden") if here else None
    return h("li", text, " " if here else None, mark, class_=" ".join(classes), key=f"step-{n}")


def totals(board: Board, step: int | None = None) -> Node:
    """What the choice comes to, beside the best; ``step`` is what the last move changed."""
    kind = board.rules[0].type.value
    reached = board.points == board.best.points
    parts = [
        h("span", say("Type {type} now", type=kind), class_="pl-label"),
        h("strong", str(board.points), class_="pl-big-number", key="now"),
        None if step is None else h("span", _signed(step), class_="pl-step-made", key="step"),
        h("span", say("best"), class_="pl-label"),
        h("strong", str(board.best.points), class_="pl-big-number", key="best"),
        h("span", "✓" if reached else "", aria_hidden="true", class_="pl-reached"),
    ]
    return h("p", *parts, class_="pl-choice-total pl-reaches" if reached else "pl-choice-total", key="totals")


def _signed(step: int) -> str:
    """A change as one reads it: ``+10``, ``-30``, ``±0``."""
    if not step:
        return "±0"
    return f"+{step}" if step > 0 else str(step)
