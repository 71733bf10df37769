"""Where a learner is, as the parameters of a link: read with care, since anybody can write a link."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import parse_qsl, urlencode

from pinochle_learn.coach.house import from_code, to_code, variant_at
from pinochle_learn.errors import PinochleError
from pinochle_learn.front import Variant, variant
from pinochle_learn.text import say

_MOST = 8_000  # characters of a link's parameters that are looked at


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a lesson. Empty texts and ``None`` mean "as the lesson likes".

    ``scale`` is ``1`` or ``10`` where points are shown on that scale, ``at`` a step in a deal, ``facts``
    numbers of a hand to be settled, with dots between them; ``stock`` is ``lasts`` or ``used-up``.
    ``players`` is the size of the table where several are possible, ``auction`` is ``held`` where one may be
    left out and is not. ``house`` is the code of a group's own table, made from ``table``; empty: none.
    ``beside`` names the tables that are compared with it, with dots between them.
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
    house: str = ""
    beside: str = ""

    @property
    def variant(self) -> Variant:
        """The table that is played at: the variant, or the group's own."""
        return variant_at(self.table, self.house)

    @property
    def progress_key(self) -> str:
        """The name that progress at this table is kept under; a group's own table has one of its own."""
        return from_code(self.house).key if self.house else self.table

    @property
    def table_search(self) -> str:
        """The table alone as the parameters of a link to another page."""
        return Place(table=self.table, house=self.house).search

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
    if "table" in given:
        place = place.but(house="")
    for name, read in _READERS.items():
        if name not in given:
            continue
        try:
            place = place.but(**{name: read(given[name], place)})
            if name == "house" and place.house:
                place = place.but(table=from_code(place.house).base)
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


def _house(value: str, _place: Place) -> str:
    return to_code(from_code(value)) if value else ""


def _step(value: str, _place: Place) -> str:
    return _name(value, say("which is no part of a lesson."))


def _cards(value: str, place: Place) -> str:
    cards = place.variant.pack.read(value.replace(".", " "))
    return " ".join(map(str, cards))


def _trump(value: str, place: Place) -> str:
    return place.variant.pack.trump(value)


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


def _beside(value: str, _place: Place) -> str:
    """Tables to lay beside this one, by their ids with dots between them."""
    names = dict.fromkeys(variant(name).id for name in value.split(".") if name)
    return ".".join(names)


_READERS: Mapping[str, Callable[[str, Place], object]] = {
    "table": _table,
    "house": _house,
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
    "beside": _beside,
}
