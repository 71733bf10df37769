"""What the teacher says: the answer, the questions that the rule asked, other tables, the source."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from pinochle_learn.engine.tricks.questions import Question
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, h

SIGNS = {"right": "✓", "wrong": "✗", "open": "?", "told": "→"}


def answer(kind: str, line: str, reasons: Sequence[Iterable[Child]] = ()) -> Node:
    """An answer: ``right``, ``wrong``, ``open`` or just ``told``; one line, then reasons."""
    return h(
        "div",
        h(
            "p",
            h("span", SIGNS[kind], class_="pl-sign", aria_hidden="true"),
            h("strong", line),
            class_="pl-line",
        ),
        *(h("p", *reason) for reason in reasons),
        class_=f"pl-said pl-{kind}" if kind != "told" else "pl-said",
        key="answer",
    )


def path(asked: Sequence[Question]) -> Node:
    """The questions that the rule asked; the last one decided."""
    steps = [
        h(
            "li",
            h("span", question.question, class_="pl-question"),
            " ",
            h("strong", say("Yes") if question.answer else say("No")),
            class_="pl-asked pl-decides" if place == len(asked) - 1 else "pl-asked",
            key=f"ask-{question.key}",
        )
        for place, question in enumerate(asked)
    ]
    return h(
        "section",
        h("h3", say("How the rule decides")),
        h("ol", *steps, class_="pl-path"),
        key="path",
        class_="pl-part",
    )


class AtTables(Protocol):
    """Tables that make the same of something: their names, whether they do as here, and a line on it."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the tables are called."""
        ...

    @property
    def same(self) -> bool:
        """Says whether they do as the table that is chosen."""
        ...

    @property
    def line(self) -> str:
        """What they do."""
        ...


def at_other_tables(title: str, find: Callable[[], Iterable[AtTables]]) -> Node:
    """What other tables make of the same; those that differ are marked. They are looked up when asked for."""

    def inside() -> Iterator[Node]:
        lines = (
            h("li", one.line, class_="" if one.same else "pl-other", key=f"other-{'-'.join(one.names)}")
            for one in find()
        )
        yield h("ul", *lines, class_="pl-part", key="lines")

    return fold("elsewhere", title, inside)


def end_panel(words: Words, line: str, why: str, rules: Sequence[str], *, over: bool) -> Node:
    """Whether a game is over and why, and under it how games end at this table."""
    items = [h("li", *words(text)) for text in rules]
    ends = h("section", h("h3", say("How a game ends here")), h("ul", *items), class_="pl-part", key="rules")
    return h(
        "section",
        h("h2", say("Is the game over?"), key="ask"),
        answer("right" if over else "open", line, [words(why)]),
        ends,
        class_="pl-panel",
        aria_label=say("Who has won"),
        key="answers",
    )
