"""A table of a group's own as a short text that people can read, change and hand on, and as a code for links.

::

    pinochle_learn table 1
    name Friday club
    from pagat
    # Must a follower beat the best card? only when trump is led
    play.must_beat = "trump_led"

One line a rule that is changed: its name as in ``with_rules``, and its value as JSON. Lines that begin with
``#`` are for people. Anybody can write such a text, so it is read with care: what is wrong is named with its
line, and then nothing of it is taken.
"""

import json
import unicodedata
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import Any

from pinochle_learn.coach.house_words import answer, question
from pinochle_learn.errors import PinochleError, SaveError
from pinochle_learn.front import Variant, variant
from pinochle_learn.rules import Rules, changed
from pinochle_learn.rules.change import applied, entries
from pinochle_learn.rules.contradictions import contradictions
from pinochle_learn.tables import find
from pinochle_learn.text import say

HEAD = "pinochle_learn table 1"
LONGEST_NAME = 40
MOST = 100_000  # characters of a text that is looked at; a table with every rule changed has far fewer
_LINES = 1_000
_LINE = 400  # characters of a line
_CODE = 6_000  # characters of a code; a browser's address can hold more
_UNPACKED = 20_000  # characters that a code may unpack to


@dataclass(frozen=True, slots=True)
class House:
    """A group's own table: what they call it, the variant it starts from, and the rules that they changed."""

    name: str
    base: str
    changes: tuple[tuple[str, Any], ...] = ()

    @property
    def key(self) -> str:
        """A name for progress at this table: the same rules have the same, whatever the group calls them.

        >>> House("Friday club", "pagat").key == House("Sunday club", "pagat").key
        True
        """
        return f"{self.base}--{_digest([self.base, sorted(self.changes)])}"

    @property
    def kept_as(self) -> str:
        """A name for the table itself where several are kept."""
        return _digest([self.name, self.base, sorted(self.changes)])


def house_of(name: str, base: str, changes: Mapping[str, object]) -> House:
    """Makes a table of one's own; changes to what the variant plays anyhow are left out.

    Raises:
        SaveError: the name is none.
        PinochleError: no such variant, no such rule or value, or rules that contradict each other.
    """
    start = find(base)
    made = changed(start, changes)
    own = {entry.path: entry.value.value for entry in entries(start)}
    kept = tuple((path, value) for path, value in made.changes if value != own[path])
    return House(checked_name(name), start.id, kept)


@lru_cache(maxsize=64)
def variant_of(house: House) -> Variant:
    """The variant that is played at the table, under its own name."""
    rules = changed(find(house.base), dict(house.changes))
    return Variant(replace(rules, own_name=house.name))


def checked_name(name: object) -> str:
    """A name as it may be shown: one line of at most 40 characters, of which each can be seen.

    Raises:
        SaveError: it is empty, too long, or has characters that show nothing or turn the text round.

    >>> checked_name("  Friday   club ")
    'Friday club'
    """
    text = name if isinstance(name, str) else ""
    if any(map(_unseen, text)):
        raise SaveError(say("The name has characters that cannot be shown: write it anew."))
    plain = " ".join(text.split())
    if not plain:
        raise SaveError(say("A table needs a name."))
    if len(plain) > LONGEST_NAME:
        text = "The name {name!r} is too long: {most} characters at most."
        raise SaveError(say(text, name=plain[:LONGEST_NAME] + "…", most=LONGEST_NAME))
    return plain


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
    yield f"name {house.name}"
    yield f"from {house.base}"
    rules = variant_of(house).rules
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
        if any(map(_unseen, line)):
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
        elif equals:
            self._rule(path, value)
        else:
            raise SaveError(say("a line is name, from, or a rule such as play.must_follow = true."))

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
        reasons = contradictions(applied(self._start, self._changes))
        if reasons:
            raise SaveError(say("These rules contradict each other: {reasons}", reasons=" ".join(reasons)))
        return house_of(self._name or say("Our table"), self._start.id, self._changes)


def to_code(house: House) -> str:
    """The table as a code that fits into a link."""
    packed = zlib.compress(write(house, explained=False).encode(), 9)
    return urlsafe_b64encode(packed).decode().rstrip("=")


def from_code(code: object) -> House:
    """Reads a link's code.

    Raises:
        SaveError: what is no code, is cut off, or holds no table.

    >>> from_code(to_code(House("Friday club", "pagat"))).name
    'Friday club'
    """
    text = code if isinstance(code, str) else ""
    if not text or len(text) > _CODE or not text.isascii():
        raise SaveError(say("that is no table of a group's own."))
    return _unpacked(text)


@lru_cache(maxsize=128)
def _unpacked(text: str) -> House:
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpacker = zlib.decompressobj()
        plain = unpacker.decompress(packed, _UNPACKED)
        if not unpacker.eof:  # cut off, or a small code that unpacks to a large text
            raise SaveError(say("the table in it is cut off or too long."))
        return read(plain.decode())
    except (zlib.error, ValueError) as error:
        if isinstance(error, PinochleError):
            raise
        raise SaveError(say("the table in it cannot be read: copy the link once more.")) from error


@lru_cache(maxsize=64)
def variant_at(table: str, code: str = "") -> Variant:
    """The variant of this id, or of a group's own table where there is a code of one."""
    return variant_of(from_code(code)) if code else variant(table)


def _unseen(letter: str) -> bool:
    """Control characters, and those that show nothing or turn the text round; emoji join with U+200D."""
    return letter not in "\t\u200d" and unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Zl", "Zp"}


def _digest(what: object) -> str:
    return sha256(json.dumps(what).encode()).hexdigest()[:10]


def _why(error: Exception) -> str:
    text = say("it is nested too deep.") if isinstance(error, RecursionError) else str(error)
    return text if len(text) <= _LINE else text[:_LINE] + "…"
