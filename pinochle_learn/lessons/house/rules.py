"""The rules of one part of the game, each with its question, its value, and what the variant plays."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from pinochle_learn.lessons.house.draft import Field
from pinochle_learn.lessons.house.fields import control, refused
from pinochle_learn.lessons.house.meld_fields import meld_fields
from pinochle_learn.rules.idle import MELDS
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, h


def controls(fields: Sequence[Field], trouble: tuple[str, str], wrong: Node | None) -> Iterator[Node]:
    """The rules of one part of the game; what is wrong stands below the rule that was changed last."""
    for melds, some in groupby(fields, key=lambda field: field.path.startswith(MELDS)):
        if melds:
            yield meld_fields(list(some), trouble, wrong)
            continue
        for field in some:
            if field.is_settled:
                continue
            last = field.path == field.draft.last
            yield _rule(field, trouble, wrong if last else None)


def _rule(field: Field, trouble: tuple[str, str], wrong: Node | None) -> Node:
    """One rule: its question, its value, what the variant plays where it is changed."""
    base = field.draft.start.name
    was = say("{table}: {value}", table=base, value=field.words(field.own))
    return h(
        "div",
        h("p", field.question.rstrip(":"), class_="pl-house-asked", id=f"q-{field.path}"),
        control(field),
        h("p", was, class_="pl-small pl-house-was") if field.is_changed else None,
        refused(field.path, trouble),
        wrong,
        class_="pl-house-rule pl-house-changed" if field.is_changed else "pl-house-rule",
        role="group",
        aria_labelledby=f"q-{field.path}",
        key=field.path,
    )
