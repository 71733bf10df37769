"""Where a learner is, as the parameters of a link: read with care, since anybody can write a link."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import parse_qsl, urlencode

from pinochle_learn.errors import PinochleError
from pinochle_learn.front import variant
from pinochle_learn.text import say

_MOST = 2_000  # characters of a link's parameters that are looked at


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a lesson. Empty texts and ``None`` mean "as the lesson likes".

    ``scale`` is ``1`` or ``10`` where points are shown on that scale, ``at`` a step in a deal, ``facts``
    numbers of a hand to be settled, with dots between them; ``stock`` is ``lasts`` or ``used-up``.
    ``players`` is the size of the table where several are possible, ``auction`` is ``held`` where one may be
    left out and is not.
    """

    table: str = "pinochlerun"
    step: str = ""
    hand: str = ""
    trick: str = ""
    trump: str = "S"
    seed: int | None = None
    ask: str = ""
    scale: str = ""
    at: int = 0
    facts: str = ""
    stock: str = ""
    players: int | None = None
    auction: str = ""

    def but(self, **changes: Any) -> "Place":  # noqa: ANN401 - any field
        """The same place with some fields changed."""
        return replace(self, **changes)

    @property
    def search(self) -> str:
        """The place as the parameters of a link, such as ``?table=pagat&step=practise``."""
        default = Place()
        fields = {name: getattr(self, name) for name in _READERS}
        kept = {
            name: str(value).replace(" ", ".")
            for name, value in fields.items()
            if name == "table" or value != getattr(default, name)
        }
        return "?" + urlencode(kept)


def read_place(search: object, start: Place | None = None) -> tuple[Place, tuple[str, ...]]:
    """Reads a link's parameters: the place, and a note for each parameter that was no good.

    What the link does not say stays as in ``start``.

    >>> place, notes = read_place("?table=Pagat&seed=many")
    >>> place.table, place.seed, notes
    ('pagat', None, ("The link says seed='many', which is no whole number.",))
    """
    text = search if isinstance(search, str) else ""
    given = dict(parse_qsl(text[:_MOST].lstrip("?"), keep_blank_values=True))
    place, notes = start or Place(), []
    for name, read in _READERS.items():
        if name not in given:
            continue
        try:
            place = place.but(**{name: read(given[name], place)})
        except (PinochleError, ValueError) as error:
            notes.append(
                say(
                    "The link says {name}={value!r}{error}",
                    name=name,
                    value=given[name][:40],
                    error=_why(error),
                )
            )
    return place, tuple(notes)


def _why(error: ValueError) -> str:
    return f": {error}" if isinstance(error, PinochleError) else f", {error}"


def _table(value: str, _place: Place) -> str:
    return variant(value).id


def _step(value: str, _place: Place) -> str:
    return _name(value, say("which is no part of a lesson."))


def _cards(value: str, place: Place) -> str:
    cards = variant(place.table).pack.read(value.replace(".", " "))
    return " ".join(map(str, cards))


def _trump(value: str, place: Place) -> str:
    return variant(place.table).pack.trump(value)


def _seed(value: str, _place: Place) -> int:
    if not (value.isascii() and value.isdecimal() and len(value) < 16):  # noqa: PLR2004 - fits a browser's number
        raise ValueError(say("which is no whole number."))
    return int(value)


def _ask(value: str, _place: Place) -> str:
    return _name(value, say("which is no situation."))


def _name(value: str, otherwise: str) -> str:
    """A plain name; whether a lesson knows it is for the lesson to say."""
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", value):
        raise ValueError(otherwise)
    return value


def _scale(value: str, _place: Place) -> str:
    if value not in {"1", "10"}:
        raise ValueError(say("which is no scale: 1 or 10."))
    return value


def _facts(value: str, _place: Place) -> str:
    if not re.fullmatch(r"-?\d{1,6}(\.-?\d{1,6}){0,15}", value, re.ASCII):
        raise ValueError(say("which are no numbers."))
    return value


def _stock(value: str, _place: Place) -> str:
    if value not in {"lasts", "used-up"}:
        raise ValueError(say("which is neither lasts nor used-up."))
    return value


def _players(value: str, _place: Place) -> int:
    if not re.fullmatch(r"[2-6]", value, re.ASCII):
        raise ValueError(say("which is no number of players from 2 to 6."))
    return int(value)


def _auction(value: str, _place: Place) -> str:
    if value != "held":
        raise ValueError(say("which is not held."))
    return value


_READERS: Mapping[str, Callable[[str, Place], object]] = {
    "table": _table,
    "step": _step,
    "hand": _cards,
    "trick": _cards,
    "trump": _trump,
    "seed": _seed,
    "ask": _ask,
    "scale": _scale,
    "at": _seed,
    "facts": _facts,
    "stock": _stock,
    "players": _players,
    "auction": _auction,
}
