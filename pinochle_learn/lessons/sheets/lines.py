"""What the lines of a printed sheet are: a sentence, the rules that it says, and the mark that they need."""

from dataclasses import dataclass

from pinochle_learn.rules import Rules, Value
from pinochle_learn.rules.change import entries
from pinochle_learn.text import say

ASSUMED, HOUSE = "≈", "†"


@dataclass(frozen=True, slots=True)
class Part:
    """Words, the rules that they say, and the marks of these: whether one is assumed or one's own."""

    text: str
    paths: tuple[str, ...] = ()
    marks: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of a sheet, of one part or more: each part says so of itself where its rules are assumed."""

    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """All its words."""
        return "".join(part.text for part in self.parts)

    @property
    def paths(self) -> tuple[str, ...]:
        """All the rules that it says."""
        return tuple(path for part in self.parts for path in part.paths)

    @property
    def marks(self) -> str:
        """All the marks that stand in it."""
        return "".join(part.marks for part in self.parts)

    @property
    def marked(self) -> tuple[Part, ...]:
        """The parts as they are shown: one mark is enough where all of them have the same."""
        if len({part.marks for part in self.parts}) == 1:
            return (Part(self.text, self.paths, self.parts[0].marks),)
        return self.parts


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
        return Line((self.part(text, *paths),))

    def lines(self, *said: tuple[str, ...]) -> Line:
        """Sentences side by side, each with the rules that it says; a mark holds for one of them alone."""
        spaced = ((" " if place else "") + text for place, (text, *_) in enumerate(said))
        paths = (rest for _, *rest in said)
        return Line(tuple(self.part(text, *rest) for text, rest in zip(spaced, paths, strict=True)))

    def part(self, text: str, *paths: str) -> Part:
        """Words within a sentence, such as a price in a list."""
        return Part(text, paths, self.marks(*paths))

    def marks(self, *paths: str) -> str:
        """The marks of some rules: nothing where the source states them all."""
        house = any(path in self._changed for path in paths)
        assumed = any(self._assumed(path) for path in paths)
        return (HOUSE if house else "") + (ASSUMED if assumed else "")

    def _assumed(self, path: str) -> bool:
        value = self._values.get(path)
        return value is not None and value.provenance == "assumed" and path not in self._changed


def plain(text: str) -> Line:
    """A sentence that says no rule of the record."""
    return Line((Part(text),))


def footnotes(marks: str) -> tuple[str, ...]:
    """What the marks mean that stand on a sheet."""
    notes = (
        (ASSUMED, say("The source does not say; this table plays it so.")),
        (HOUSE, say("Your own rule.")),
    )
    return tuple(f"{sign} {text}" for sign, text in notes if sign in marks)
