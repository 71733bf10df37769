"""A table of a group's own as a short text that people can read, change and hand on.

::

    pinochle_learn table 1
    name Friday club
    from pagat
    # Must a follower beat the best card? only when trump is led
    play.must_beat = "trump_led"

One line a rule that is changed: its name as in ``with_rules``, and its value as JSON. ``scale`` and
``players`` stand there where they are not those of the variant. Lines that begin with ``#`` are for people.
Anybody can write such a text, so it is read with care: what is wrong is named with its line, and then nothing
of it is taken.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from os import PathLike
from pathlib import Path

from pinochle_learn.errors import PinochleError, RuleError, SaveError
from pinochle_learn.front.own_table import House, checked_name, house_of, is_unseen, unnamed
from pinochle_learn.front.own_words import answer, question
from pinochle_learn.rules import Rules
from pinochle_learn.rules.change import applied
from pinochle_learn.rules.rescale import SCALES, rescaled
from pinochle_learn.tables import find
from pinochle_learn.text import listed, say

HEAD = "pinochle_learn table 1"
MOST = 100_000  # characters of a text that is looked at; a table with every rule changed has far fewer
_LINES = 1_000
_LINE = 400  # characters of a line
_SIZES = {"scale": 10, "players": 3}  # words of a text that a number follows, with an example


def write(house: House, *, explained: bool = True) -> str:
    """Writes a table; ``explained`` puts what each rule means above it, for people.

    >>> print(write(House("Friday club", "pagat", (("play.must_beat", "trump_led"),))), end="")
    pinochle_learn table 1
    name Friday club
    from pagat
    # Must a follower beat the best card? only when trump is led
    play.must_beat = "trump_led"
    """
    return "\n".join(_written(house, explained=explained)) + "\n"


def _written(house: House, *, explained: bool) -> Iterator[str]:
    yield HEAD
    if house.name:
        yield f"name {house.name}"
    yield f"from {house.base}"
    for word in ("scale", "players"):
        if getattr(house, word) is not None:
            yield f"{word} {getattr(house, word)}"
    rules = house.plain.rules
    for path, value in house.changes:
        if explained:
            yield f"# {question(rules, path)} {answer(rules, path, value)}"
        yield f"{path} = {json.dumps(value)}"


def read(text: object) -> House:
    """Reads a table's text.

    Raises:
        SaveError: what is wrong, with the line at fault where there is one, and what would be right.
    """
    lines = _lines(text)
    if not lines or lines[0][1] != HEAD:
        shown = lines[0][1][:40] if lines else ""
        raise SaveError(say("A table's text begins with {head!r}, not {shown!r}.", head=HEAD, shown=shown))
    reading = _Reading()
    for number, line in lines[1:]:
        try:
            reading.take(line)
        except (PinochleError, ValueError, RecursionError) as error:
            message = say("Line {n}, {line!r}: {error}", n=number, line=_cut(line), error=_why(error))
            raise SaveError(message) from error
    return reading.house()


def _lines(text: object) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    if not isinstance(text, str):
        raise SaveError(say("A table is a text that begins with {head!r}.", head=HEAD))
    if len(text) > MOST:
        raise SaveError(say("The text is too long for a table: {n} characters at most.", n=f"{MOST:,}"))
    lines = text.removeprefix("\ufeff").split("\n")  # some editors put a mark in front
    if len(lines) > _LINES:
        raise SaveError(say("The text is too long for a table: {n} lines at most.", n=f"{_LINES:,}"))
    found = []
    for number, raw in enumerate(lines, start=1):
        line = raw.replace("\t", " ").strip("\r ")
        if any(map(is_unseen, line)):
            raise SaveError(say("Line {n} has characters that cannot be shown: is it a text?", n=number))
        if len(line) > _LINE:
            raise SaveError(say("Line {n} is too long: {most} characters at most.", n=number, most=_LINE))
        if line and not line.startswith("#"):
            found.append((number, line))
    return found


def _cut(line: str) -> str:
    most = 60
    return line if len(line) <= most else line[:most] + "…"


class _Reading:
    """What has been read of a text so far."""

    def __init__(self) -> None:
        self._name = ""
        self._start: Rules | None = None
        self._sizes: dict[str, int] = {}
        self._changes: dict[str, object] = {}

    def take(self, line: str) -> None:
        """Takes one line. Whatever is wrong with it is raised."""
        path, equals, value = (piece.strip() for piece in line.partition("="))
        word, _, rest = line.partition(" ")
        if word == "name":
            self._once("name", new=not self._name)
            self._name = checked_name(rest)
        elif word == "from":
            self._once("from", new=self._start is None)
            self._start = find(rest.strip())
        elif word in _SIZES:
            self._size(word, rest.strip())
        elif equals:
            self._rule(path, value)
        else:
            line = "a line is name, from, scale, players, or a rule such as play.must_follow = true."
            raise SaveError(say(line))

    def _size(self, word: str, text: str) -> None:
        self._once(word, new=word not in self._sizes)
        if not text.isascii() or not text.isdecimal() or len(text) > 2:  # noqa: PLR2004 - digits
            raise SaveError(
                say("{word} is a whole number, such as {example}.", word=word, example=_SIZES[word])
            )
        self._sizes[word] = int(text)

    def _rule(self, path: str, text: str) -> None:
        if self._start is None:
            raise SaveError(say("the line that says from which table comes before the rules."))
        self._once(path, new=path not in self._changes)
        try:
            value = json.loads(text)
        except ValueError as error:
            line = say('that is no value: write a number, true, false, null, a list, or "a word" in quotes.')
            raise SaveError(line) from error
        self._changes[path] = applied(self._start, {path: value}).changes[-1][1]

    @staticmethod
    def _once(word: str, *, new: bool) -> None:
        if not new:
            raise SaveError(say("{word} stands here twice.", word=word))

    def house(self) -> House:
        """The table that all lines make together."""
        if self._start is None:
            raise SaveError(say("The text does not say from which table: add a line such as from pagat."))
        try:
            house = house_of(self._name or unnamed(), self._start.id, self._changes)
        except RuleError as error:
            raise SaveError(str(error)) from error
        made = replace(house, name=self._name)
        return self._sized(made)

    def _sized(self, house: House) -> House:
        """The table on the scale and for the players of the text; those of the variant are left out."""
        rules, scale, players = house.rules, self._sizes.get("scale"), self._sizes.get("players")
        if scale is not None and (scale not in SCALES or rescaled(rules, scale) is None):
            text = "{table} has no whole numbers on the scale {scale}: leave the line out."
            raise SaveError(say(text, table=rules.title, scale=scale))
        sizes = rules.table.players.value
        if players is not None and players not in sizes:
            text = "{table} is for {sizes} players, not {n}."
            known = listed(map(str, sizes), "or")
            raise SaveError(say(text, table=rules.title, sizes=known, n=players))
        return replace(
            house,
            scale=None if scale == rules.table.scale.value else scale,
            players=None if players == rules.usual_seats else players,
        )


def read_file(path: str | PathLike[str]) -> House:
    """Reads a table's file.

    Raises:
        SaveError: there is no such file, it is too large, no text, or no table's text.
    """
    try:
        with Path(path).open("rb") as file:
            text = file.read(4 * MOST + 1).decode()  # a character has four bytes at most
    except (OSError, TypeError) as error:
        line = "The table's file {path!r} cannot be read: give the path of one that was saved."
        raise SaveError(say(line, path=str(path))) from error
    except UnicodeDecodeError as error:
        line = "The file {path!r} is no text: a table's file begins with {head!r}."
        raise SaveError(say(line, path=str(path), head=HEAD)) from error
    return read(text)


def _why(error: Exception) -> str:
    text = say("it is nested too deep.") if isinstance(error, RecursionError) else str(error)
    return text if len(text) <= _LINE else text[:_LINE] + "…"
