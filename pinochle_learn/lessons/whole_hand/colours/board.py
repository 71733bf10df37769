"""What each side has so far with coloured cards: two melds, the trick points between them, and the sum."""

from dataclasses import dataclass

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settlement_words import side_name
from pinochle_learn.lessons.whole_hand.colours.narration import Scene, Story
from pinochle_learn.teaching.scores.words import signed
from pinochle_learn.teaching.words.sources import numbers_guessed
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, h


@dataclass(frozen=True, slots=True)
class Row:
    """What a side has; ``score`` is ``None`` until the deal is settled."""

    side: str
    meld: int
    points: int
    second: int
    won: int
    score: int | None = None

    @property
    def sum(self) -> int:
        """Meld, trick points and second meld together."""
        return self.meld + self.points + self.second


def board(name: str, told: Story, scene: Scene | None, *, over: bool) -> Node:
    """The table of all sides, with what they score once that is known."""
    table = compiled(told.deal.rules)
    rows = _rows(told, scene, over=over)
    result = told.deal.result
    lost = result is not None and over and any(row.score not in {None, row.sum} for row in rows)
    points, assumed = say("Trick points"), numbers_guessed(told.deal.rules)
    head = [
        say("Player") if table.sides == table.players else say("Side"),
        *([] if lost else [say("Tricks won")]),
        say("First meld"),
        points,
        say("Second meld"),
        say("Sum"),
        *([say("Score")] if lost else []),
    ]
    body = [
        h(
            "tr",
            h("th", row.side, scope="row"),
            None if lost else h("td", str(row.won)),
            *(h("td", str(number)) for number in (row.meld, row.points, row.second)),
            h("td", *_sum(row, settled=over and scene is None, lost=lost)),
            h("td", h("strong", signed(row.score))) if lost and row.score is not None else None,
            key=f"side-{row.side}",
        )
        for row in rows
    ]
    text = (
        "{name}: what the hand comes to" if over and scene is None else "{name}: what has been scored so far"
    )
    return h(
        "table",
        h("caption", say(text, name=name)),
        h("thead", h("tr", *(_head(name, guessed=name == points and assumed) for name in head))),
        h("tbody", *body),
        class_="pl-board pl-board-wide",
        key="board",
    )


def _head(name: str, *, guessed: bool) -> Node:
    """The head of a column; what rests on assumed numbers is marked."""
    mark = h("span", "≈", class_="pl-guess", title=say("assumed")) if guessed else None
    return h("th", name, " " if guessed else None, mark, scope="col", key=f"head-{name}")


def _sum(row: Row, *, settled: bool, lost: bool) -> list[Child]:
    """The sum; it stands out once it is the score, and is struck out where it does not count."""
    if not settled:
        return [str(row.sum)]
    if lost and row.score != row.sum:
        return [h("span", str(row.sum), class_="pl-struck"), " ", h("small", say("lost"))]
    return [h("strong", str(row.sum))]


def _rows(told: Story, scene: Scene | None, *, over: bool) -> list[Row]:
    table, deal = compiled(told.deal.rules), told.deal
    names = [side_name(table, side) for side in range(table.sides)]
    shown = scene if scene is not None else (told.scenes[-1] if over and told.scenes else None)
    if shown is None:
        return [Row(name, 0, 0, 0, 0) for name in names]
    change = (
        deal.result.change if over and scene is None and deal.result is not None else (None,) * len(names)
    )
    return [
        Row(name, shown.meld[side], shown.points[side], shown.second[side], shown.won[side], change[side])
        for side, name in enumerate(names)
    ]
