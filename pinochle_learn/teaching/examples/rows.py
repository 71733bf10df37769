"""Which rules differ between tables: one row a rule, in the words of each table, all on the ×10 scale."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pinochle_learn.frames.groups import GROUPS
from pinochle_learn.frames.records import on_one_scale
from pinochle_learn.frames.sheets import Line, Sheet, differs, sheet
from pinochle_learn.rules import Rules
from pinochle_learn.text import say

SCALE = 10  # every table's scores are whole numbers on it
# parts of a game that a table may not have at all, as a question
PARTS = {
    "auction": "Is there an auction?",
    "kitty": "Is there a kitty?",
    "stock": "Is there a stock to draw from?",
    "chips": "Are bids paid in chips?",
    "colours": "Do cards have colours?",
    "turns": "Is it played in turns, without tricks?",
    "trump": "Is there a trump?",
    "exchange": "Do partners pass cards?",
    "play": "Is it played in tricks?",
    "settle": "Is a hand settled after its tricks?",
}


@dataclass(frozen=True, slots=True)
class Plays:
    """What one table plays, in words, and where that comes from (``None``: it has no such rule)."""

    table: str
    words: str
    provenance: str | None


@dataclass(frozen=True, slots=True)
class Difference:
    """One rule that is not the same at all tables, or a whole part that not every table has.

    ``also`` are the rules of such a part, which stand or fall with it.
    """

    key: str
    group: str
    rule: str
    plays: tuple[Plays, ...]
    also: tuple[Line, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """The rules that this row speaks of."""
        return tuple(line.key for line in self.also) or (self.key,)


def differences(tables: Sequence[Rules]) -> tuple[Difference, ...]:
    """The rows of tables side by side, group by group, in the order of a game."""
    return _differences(tuple(tables))


def in_words(rules: Rules, key: str) -> str | None:
    """What a table plays by one rule, in words; ``None``: it has no such rule."""
    line = _sheet(rules).get(key)
    return None if line is None else line.plays


def groups() -> tuple[str, ...]:
    """The parts of a game in their order, in words."""
    return tuple(say(words) for words in GROUPS)


@lru_cache(maxsize=64)
def _differences(tables: tuple[Rules, ...]) -> tuple[Difference, ...]:
    sheets = [_sheet(rules) for rules in tables]
    keys = list(dict.fromkeys(key for one in sheets for key in one))
    lines = [next(one[key] for one in sheets if key in one) for key in keys]
    lines = [line for line in lines if differs(line.key, sheets)]
    found = [*_parts(tables, sheets, lines), *_single(tables, sheets, lines)]
    order = groups()
    return tuple(sorted(found, key=lambda row: order.index(row.group)))


@lru_cache(maxsize=32)
def _sheet(rules: Rules) -> Sheet:
    return sheet(on_one_scale([rules], SCALE)[0], rules)


def _part(line: Line) -> str:
    return line.key.partition(".")[0]


def _goes_with_part(tables: Sequence[Rules], sheets: Sequence[Sheet], line: Line) -> bool:
    """Says whether a rule differs only because some table has nothing of the kind, and alike surely."""
    part = _part(line)
    if part not in PARTS or all(getattr(rules, part) is not None for rules in tables):
        return False
    said = [one[line.key] for one in sheets if line.key in one]
    return len({(one.plays, one.provenance) for one in said}) == 1


def _parts(tables: Sequence[Rules], sheets: Sequence[Sheet], lines: Sequence[Line]) -> Iterator[Difference]:
    for part, question in PARTS.items():
        of_part = tuple(
            line for line in lines if _part(line) == part and _goes_with_part(tables, sheets, line)
        )
        if of_part:
            plays = [
                Plays(rules.id, say("no") if getattr(rules, part) is None else say("yes"), None)
                for rules in tables
            ]
            yield Difference(part, of_part[0].group, say(question), tuple(plays), of_part)


def _single(tables: Sequence[Rules], sheets: Sequence[Sheet], lines: Sequence[Line]) -> Iterator[Difference]:
    for line in lines:
        if not _goes_with_part(tables, sheets, line):
            plays = [
                Plays(rules.id, one[line.key].plays, _mark(rules, one[line.key]))
                if line.key in one
                else Plays(rules.id, say("not played"), None)
                for rules, one in zip(tables, sheets, strict=True)
            ]
            yield Difference(line.key, line.group, line.rule, tuple(plays))


def _mark(rules: Rules, line: Line) -> str:
    """Where a line comes from; of one's own rule that somebody has said it."""
    own = {path for path, _ in rules.changes}
    return (
        "own" if any(path == line.key or path.startswith(f"{line.key}.") for path in own) else line.provenance
    )
