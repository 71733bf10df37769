"""The text form of a deal: short lines that a person can read, and that restore the deal exactly.

::

    pinochle_learn deal 1
    table pinochlerun
    rules {"play.must_beat": "trump_led"}      (only at a table of one's own)
    scale 10                                   (only where it is not the table's own)
    players 3                                  (only where the table has several sizes, and not the usual one)
    seed 7                                     (only where the deal came from a seed)
    dealer 3
    number 12                                  (only where a game is so many deals)
    target 1250                                (only where it was raised)
    before 112 96
    hand AS TS ...                             (one line a seat, as dealt)
    stock JD QS ...                            (what the hands leave, in the order drawn; a turned card last)
    do bid 25                                  (one line an action)
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from pinochle_learn.errors import SaveError
from pinochle_learn.rules import Rules
from pinochle_learn.text import say

HEAD = "pinochle_learn deal 1"
_MOST = 100_000  # characters; the longest deal there can be has far fewer


@dataclass
class Saved:
    """A deal as its text says it, not yet checked against the rules."""

    table: str = ""
    rules: dict[str, object] = field(default_factory=dict)
    scale: int | None = None
    players: int | None = None
    seed: int | None = None
    dealer: int = 0
    number: int | None = None
    target: int | None = None
    stock: str = ""
    before: list[int] = field(default_factory=list)
    hands: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)


def write(rules: Rules, saved: Saved) -> str:
    """Writes a deal."""
    lines = [HEAD, f"table {rules.id}"]
    if rules.changes:
        lines.append("rules " + json.dumps(dict(rules.changes)))
    if rules.home_scale is not None:
        lines.append(f"scale {rules.table.scale.value}")
    if rules.seats is not None:
        lines.append(f"players {rules.seats}")
    if saved.seed is not None:
        lines.append(f"seed {saved.seed}")
    lines.append(f"dealer {saved.dealer}")
    if saved.number is not None:
        lines.append(f"number {saved.number}")
    if saved.target is not None:
        lines.append(f"target {saved.target}")
    lines.append("before " + " ".join(map(str, saved.before)))
    lines += [f"hand {hand}" for hand in saved.hands]
    if saved.stock:
        lines.append(f"stock {saved.stock}")
    lines += [f"do {action}" for action in saved.actions]
    return "\n".join(lines) + "\n"


def read(text: object) -> Saved:
    """Reads a deal's text.

    Raises:
        SaveError: the line that cannot be read, and what would be right.
    """
    if not isinstance(text, str) or len(text) > _MOST:
        raise SaveError(say("A saved deal is a text that begins with {head!r}.", head=HEAD))
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines or lines[0] != HEAD:
        shown = lines[0][:40] if lines else ""
        raise SaveError(say("A saved deal begins with {head!r}, not {shown!r}.", head=HEAD, shown=shown))
    saved = Saved()
    for number, line in _numbered(lines):
        word, _, rest = line.partition(" ")
        if word not in _READERS:
            known = ", ".join(_READERS)
            raise SaveError(
                say("Line {n}: {word!r} is none of {known}.", n=number, word=word[:40], known=known)
            )
        try:
            _READERS[word](saved, rest.strip())
        except (ValueError, RecursionError) as error:
            message = say("Line {n}: {line!r} cannot be read: {error}", n=number, line=line[:60], error=error)
            raise SaveError(message) from error
    return saved


def _numbered(lines: list[str]) -> Iterator[tuple[int, str]]:
    return ((n, line) for n, line in enumerate(lines[1:], start=2) if line)


def _table(saved: Saved, rest: str) -> None:
    saved.table = rest


def _rules(saved: Saved, rest: str) -> None:
    changes = json.loads(rest)
    if not isinstance(changes, dict):
        raise SaveError(say("rules are a JSON object of paths and values."))
    saved.rules = changes


def _scale(saved: Saved, rest: str) -> None:
    saved.scale = int(rest)


def _players(saved: Saved, rest: str) -> None:
    saved.players = int(rest)


def _seed(saved: Saved, rest: str) -> None:
    saved.seed = int(rest)


def _dealer(saved: Saved, rest: str) -> None:
    saved.dealer = int(rest)


def _number(saved: Saved, rest: str) -> None:
    saved.number = int(rest)
    if saved.number < 1:
        raise SaveError(say("the deals of a game are counted from 1."))


def _target(saved: Saved, rest: str) -> None:
    saved.target = int(rest)


def _stock(saved: Saved, rest: str) -> None:
    saved.stock = rest


def _before(saved: Saved, rest: str) -> None:
    saved.before = [int(n) for n in rest.split()]


def _hand(saved: Saved, rest: str) -> None:
    saved.hands.append(rest)


def _do(saved: Saved, rest: str) -> None:
    saved.actions.append(rest)


_READERS = {
    "table": _table,
    "rules": _rules,
    "scale": _scale,
    "players": _players,
    "seed": _seed,
    "dealer": _dealer,
    "number": _number,
    "target": _target,
    "stock": _stock,
    "before": _before,
    "hand": _hand,
    "do": _do,
}
