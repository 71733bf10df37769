"""Tables side by side: what they play differently, in words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pinochle_learn.frames.frame import PROVENANCE, Row, frame
from pinochle_learn.frames.groups import GROUPS
from pinochle_learn.frames.records import Table, on_one_scale, scaled, titles, two_or_more
from pinochle_learn.frames.sheets import Line, Sheet, differs, sheet
from pinochle_learn.text import say

if TYPE_CHECKING:
    from pinochle_learn.frames.frame import DataFrame


def compare(*tables: Table, every: bool = False, scale: int | None = None) -> "DataFrame":
    """Puts tables side by side: the rules that differ, or ``every`` rule.

    There is a column for what each table plays, and one for where that comes from. The index names a rule as
    ``with_rules`` does; what a meld pays is one line. Points stand on one scale: the first table's own where
    all can be written on it, else ×10, or the ``scale`` that is asked for. Tables are given by name or as
    variants, also of one's own.

    Raises:
        VariantError: less than two tables, or one that there is not.
        RuleError: a scale that there is not, or on which a table's scores are no whole numbers.

    >>> compare("pagat", "okpinochle").loc["auction.raises", ["rule", "Pagat", "Ok Pinochle"]].to_list()
    ['The only raises allowed', 'any', '10 or 20']
    """
    own = two_or_more(tables)
    same = on_one_scale(own, scale)
    sheets = dict(zip(titles(own), map(sheet, same, own), strict=True))
    rows = [_row(line, sheets) for line in _lines(sheets)]
    kinds = dict.fromkeys(map(_provenance, sheets), PROVENANCE) | {"group": [say(words) for words in GROUPS]}
    shown = same[0].table.scale.value
    table = frame(rows, "key", kinds, scaled(shown), tables=[rules.id for rules in own], scale=shown)
    return table if every else table.loc[[differs(key, sheets.values()) for key in table.index]]


def _lines(sheets: Mapping[str, Sheet]) -> list[Line]:
    """Every rule that a table has, group by group, as the first table that has it puts it."""
    keys = dict.fromkeys(key for one in sheets.values() for key in one)
    lines = [next(one[key] for one in sheets.values() if key in one) for key in keys]
    groups = [say(words) for words in GROUPS]
    return sorted(lines, key=lambda line: groups.index(line.group))


def _row(line: Line, sheets: Mapping[str, Sheet]) -> Row:
    key = line.key
    plays = {name: one[key].plays if key in one else say("not played") for name, one in sheets.items()}
    origins = {_provenance(name): one[key].provenance if key in one else None for name, one in sheets.items()}
    return {"key": key, "group": line.group, "rule": line.rule, **plays, **origins}


def _provenance(name: str) -> str:
    return say("{name}: provenance", name=name)
