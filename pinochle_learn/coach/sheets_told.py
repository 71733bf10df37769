"""What the lines of a printed sheet are: a sentence, the rules that it says, and the mark that they need."""

from dataclasses import dataclass

from pinochle_learn.rules import Rules, Value
from pinochle_learn.rules.change import entries
from pinochle_learn.text import say

ASSUMED, HOUSE = "≈", "†"


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence; ``paths`` are the rules that it says, ``marks`` whether one is assumed or one's own."""

    text: str
    paths: tuple[str, ...] = ()
    marks: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """The sentences on one part of the game, under its title."""

    title: str
    lines: tuple[Line, ...]


class Teller:
    """Makes the lines of one table: each is marked where a rule that it says is assumed or changed."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._values: dict[str, Value[object]] = {entry.path: entry.value for entry in entries(rules)}
        self._changed = {path for path, _ in rules.changes}

    def line(self, text: str, *paths: str) -> Line:
        """A sentence that says what these rules are, such as ``play.must_beat``."""
        return Line(text, paths, self.marks(*paths))

    def marks(self, *paths: str) -> str:
        """The marks of some rules: nothing where the source states them all."""
        house = any(path in self._changed for path in paths)
        assumed = any(self._assumed(path) for path in paths)
        return (HOUSE if house else "") + (ASSUMED if assumed else "")

    def _assumed(self, path: str) -> bool:
        value = self._values.get(path)
        return value is not None and value.provenance == "assumed" and path not in self._changed


def footnotes(marks: str) -> tuple[str, ...]:
    """What the marks mean that stand on a sheet."""
    notes = (
        (ASSUMED, say("The source does not say; this table plays it so.")),
        (HOUSE, say("Your own rule.")),
    )
    return tuple(f"{sign} {text}" for sign, text in notes if sign in marks)
