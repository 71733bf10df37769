"""What a table's melds pay."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import TIMES, meld_name, type_names
from pinochle_learn.engine.melds.options import plays
from pinochle_learn.frames.frame import PROVENANCE, Row, frame
from pinochle_learn.frames.records import Table, record, title
from pinochle_learn.rules import Alike, Around, Cards, InPlain, InSequence, MeldRule, Pair, Rules
from pinochle_learn.rules.melding import points_by_copies
from pinochle_learn.rules.pattern_words import in_common
from pinochle_learn.text import say

if TYPE_CHECKING:
    from pinochle_learn.frames.frame import DataFrame


def melds_table(table: Table) -> "DataFrame":
    """The melds that a table plays, one row for each number of copies that has its own price.

    >>> melds_table("hoyle").points.nlargest(3).to_dict()
    {'double-aces-around': 200, 'double-kings-around': 160, 'run': 150}
    """
    rules = record(table)
    types = type_names(compiled(rules))
    kinds = {"type": types, "provenance": PROVENANCE}
    return frame(
        list(_rows(rules)), "key", kinds, title(rules), table=rules.id, scale=rules.table.scale.value
    )


def _rows(rules: Rules) -> Iterator[Row]:
    for rule in rules.meld.melds:
        pattern = rule.cards.value
        if isinstance(pattern, Alike) and pattern.of:
            yield from (_alike(rule, pattern, n, points) for n, points in enumerate(rule.points.value))
        elif rules.turns is not None:
            yield _row(rules, rule, 1, rule.points.value[0])
        elif plays(rules.meld, rule):
            prices = points_by_copies(rules.meld, rule, rules.pack.copies.value)
            for copies, points in enumerate(prices, start=1):
                yield _row(rules, rule, copies, points)


def _row(rules: Rules, rule: MeldRule, copies: int, points: int) -> Row:
    doubled = copies > 1 and rules.meld.doubles.value != "listed"
    origin = rules.meld.doubles if doubled else rule.points
    return {
        "key": f"{TIMES[copies]}-{rule.key}".strip("-"),
        "meld": meld_name(rule, copies),
        "type": rule.type.value,
        "points": points,
        "cards": _cards(rule, copies),
        "copies": copies,
        "each": rule.each.value,
        "provenance": origin.provenance,
        "source": origin.source,
    }


def _alike(rule: MeldRule, pattern: Alike, more: int, points: int) -> Row:
    """So many cards of one rank or colour: each number has its own price."""
    n = pattern.least + more
    return {
        "key": f"{rule.key}-{n}" if more else rule.key,
        "meld": say("{name}, {n} cards", name=meld_name(rule), n=n),
        "type": rule.type.value,
        "points": points,
        "cards": in_common(pattern) if not more else say("{n} of them", n=n),
        "copies": 1,
        "each": False,
        "provenance": rule.points.provenance,
        "source": rule.points.source,
    }


def _cards(rule: MeldRule, copies: int) -> str:
    return _pattern(rule) if copies == 1 else say("{cards} ×{n}", cards=_pattern(rule), n=copies)


def _pattern(rule: MeldRule) -> str:
    pattern = rule.cards.value
    if isinstance(pattern, Cards):
        return " ".join(Card(text[0], text[1]).symbol for text in pattern.cards)
    if isinstance(pattern, Around):
        return say("{ranks} of every suit", ranks=_ranks(pattern.rank))
    if isinstance(pattern, Pair | Alike | InSequence):
        return in_common(pattern)
    if isinstance(pattern, InPlain):
        return say("{ranks} of a suit that is not trump", ranks=_ranks(pattern.ranks))
    return say("{ranks} of trump", ranks=_ranks(pattern.ranks))


def _ranks(ranks: str) -> str:
    return " ".join(ranks).replace("T", "10")
