"""Which tables are meant, and how they come onto one scale."""

from collections.abc import Sequence
from typing import Protocol

from pinochle_learn.errors import RuleError, VariantError
from pinochle_learn.rules import Rules
from pinochle_learn.rules.rescale import SCALES, rescaled
from pinochle_learn.rules.words import scale_in_words
from pinochle_learn.tables import find
from pinochle_learn.text import say, sentence


class HasRules(Protocol):
    """A variant, or anything else with a record."""

    rules: Rules


Table = str | HasRules


def record(table: Table) -> Rules:
    """The record of a table that is given by name or as a variant.

    Raises:
        VariantError: there is none of that name.
    """
    rules = getattr(table, "rules", None)
    return rules if isinstance(rules, Rules) else find(table)


def on_one_scale(records: Sequence[Rules], scale: int | None) -> tuple[Rules, ...]:
    """The records on ``scale``; on the first one's own, or else ×10, where none is asked for.

    Raises:
        RuleError: there is no such scale, or a table's scores would be no whole numbers on it.
    """
    if scale is None:
        first = records[0].table.scale.value
        scale = first if all(rescaled(rules, first) for rules in records) else 10
    if scale not in SCALES:
        raise RuleError(say("{scale!r} is no scale: say 1 (÷10) or 10 (×10).", scale=scale))
    return tuple(_on(rules, scale) for rules in records)


def title(rules: Rules) -> str:
    """The name for people."""
    return rules.title


def scaled(scale: int) -> str:
    """The caption of a table of points."""
    return sentence(say("points on the {scale} scale", scale=scale_in_words(scale)))


def titles(records: Sequence[Rules]) -> list[str]:
    """The names of tables, with a number where two are alike."""
    names = [title(rules) for rules in records]
    return [
        f"{name} ({names[: place + 1].count(name)})" if names.count(name) > 1 else name
        for place, name in enumerate(names)
    ]


def two_or_more(tables: Sequence[Table]) -> tuple[Rules, ...]:
    """The records of tables to compare.

    Raises:
        VariantError: there are less than two.
    """
    if len(tables) < 2:  # noqa: PLR2004 - one table has nothing to differ from
        text = "Name two or more tables to compare, such as pl.compare('pinochlerun', 'pagat')."
        raise VariantError(say(text))
    return tuple(map(record, tables))


def _on(rules: Rules, scale: int) -> Rules:
    made = rescaled(rules, scale)
    if made is None:
        text = "{name} has scores that are no whole numbers on the {scale} scale."
        raise RuleError(say(text, name=title(rules), scale=scale_in_words(scale)))
    return made
