"""A table of a group's own: its name, the variant that it starts from, and what is changed."""

import json
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from pinochle_learn.errors import SaveError
from pinochle_learn.rules import Rules, changed
from pinochle_learn.rules.change import entries, restored
from pinochle_learn.rules.rescale import rescaled
from pinochle_learn.tables import find
from pinochle_learn.text import say

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class House:
    """A group's own table: what they call it, the variant it starts from, and the rules that they changed.

    The name may be empty. ``scale`` and ``players`` are set where they are not those of the variant.
    """

    name: str
    base: str
    changes: tuple[tuple[str, Any], ...] = ()
    scale: int | None = None
    players: int | None = None

    @property
    def rules(self) -> Rules:
        """The record that is played by."""
        made: Rules | None = replace(restored(find(self.base), dict(self.changes)), own_name=self.name)
        if made is not None and self.scale is not None:
            made = rescaled(made, self.scale)
        if made is None:
            raise SaveError(say("{table} has no whole numbers on this scale.", table=find(self.base).title))
        return made if self.players is None else made.seated(self.players)

    @property
    def named(self) -> "House":
        """The same table under a name, where it had none."""
        return self if self.name else replace(self, name=unnamed())

    @property
    def plain(self) -> "House":
        """The same table on the variant's scale, for as many players as usual."""
        return replace(self, scale=None, players=None)

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


def unnamed() -> str:
    """What a table is called until somebody gives it a name."""
    return say("Our table")


def house_at(rules: Rules) -> House:
    """A table as its record says it, whether or not anything of it is a group's own."""
    own = {entry.path: entry.value.value for entry in entries(find(rules.id))}
    kept = tuple((path, value) for path, value in rules.changes if value != own[path])
    scale = None if rules.home_scale is None else rules.table.scale.value
    return House(rules.own_name, rules.id, kept, scale, rules.seats)


def checked_name(name: object) -> str:
    """A name as it may be shown: one line of at most 40 characters, of which each can be seen.

    Raises:
        SaveError: it is empty, too long, or has characters that show nothing or turn the text round.

    >>> checked_name("  Friday   club ")
    'Friday club'
    """
    text = name if isinstance(name, str) else ""
    if any(map(is_unseen, text)):
        raise SaveError(say("The name has characters that cannot be shown: write it anew."))
    plain = " ".join(text.split())
    if not plain:
        raise SaveError(say("A table needs a name."))
    if len(plain) > LONGEST_NAME:
        text = "The name {name!r} is too long: {most} characters at most."
        raise SaveError(say(text, name=plain[:LONGEST_NAME] + "…", most=LONGEST_NAME))
    return plain


def is_unseen(letter: str) -> bool:
    """Control characters, and those that show nothing or turn the text round; emoji join with U+200D."""
    return letter not in "\t\u200d" and unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Zl", "Zp"}


def _digest(what: object) -> str:
    return sha256(json.dumps(what).encode()).hexdigest()[:10]
