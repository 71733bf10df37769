"""Reads a state from a link or from a call: with care, since anybody can write a link.

What is no good is a ``Wrong``: it names the parameter and what was given, and says what would be right. A
page shows it, and a call in Python raises it.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from os import PathLike, sep
from pathlib import Path
from urllib.parse import parse_qsl

from pinochle_learn.errors import PlaceError, VariantError
from pinochle_learn.front import Variant, read_table, variant
from pinochle_learn.front.own_table import house_at
from pinochle_learn.teaching.page.custom_table import from_code, to_code
from pinochle_learn.teaching.page.state import FIELDS, PageState
from pinochle_learn.teaching.words.table_kinds import has_phases
from pinochle_learn.text import listed, say

Table = str | PathLike[str] | Variant | None

_MOST = 8_000  # characters of a link's parameters that are looked at
_IN_GROUPS = {"laid", "left"}  # fields of groups of cards
_SHOWN = 40  # characters of a value that are repeated
# parameters that servers, mail programs and the like put into a link: none of them is for a lesson
_FOREIGN = re.compile(r"theme|template|token|classic-tree|reset|voila-.*|utm_.*|fbclid|gclid")


@dataclass(frozen=True, slots=True)
class Wrong:
    """A parameter that is no good: its name, what was given, and why, with what would be right."""

    name: str
    value: object
    why: str

    def __str__(self) -> str:
        """The fault, as a call tells it."""
        shown = self.value[:_SHOWN] if isinstance(self.value, str) else self.value
        return f"{self.name}={shown!r}: {self.why}"

    @property
    def of_link(self) -> str:
        """The fault, as a page tells it."""
        return say("The link says {fault}", fault=self)


def read_link(search: object, start: PageState | None = None) -> tuple[PageState, tuple[str, ...]]:
    """Reads a link's parameters: the state, and a note for each parameter that was no good.

    What the link does not say stays as in ``start``.

    >>> state, notes = read_link("?table=Pagat&seed=many")
    >>> state.table, state.seed, notes
    ('pagat', None, ("The link says seed='many': that is no whole number from 0 on, such as 7.",))
    """
    text = search if isinstance(search, str) else ""
    given = dict(parse_qsl(text[:_MOST].lstrip("?"), keep_blank_values=True))
    known = {name: value for name, value in given.items() if not _FOREIGN.fullmatch(name)}
    state, wrong = _read(known, start or PageState())
    return state, tuple(one.of_link for one in wrong)


def state_of(table: Table = None, given: Mapping[str, object] | None = None) -> PageState:
    """Reads what a call says: a table by its id, as an object or as a file, and the fields of a state.

    Raises:
        VariantError: there is no such table.
        SaveError: a table's file that cannot be read.
        PlaceError: any other parameter that is no good, with what would be right.

    >>> state_of("Pagat", {"hand": ["AS", "10H"], "beside": ["npa"]}).search
    '?table=pagat&hand=AS.TH&beside=npa'
    """
    start = PageState() if table is None else _at(_table_of(table))
    said = {name: value for name, value in (given or {}).items() if value is not None}
    texts = {name: _text(value, ", " if name in _IN_GROUPS else " ") for name, value in said.items()}
    state, wrong = _read(texts, start)
    if wrong:
        raise PlaceError(" ".join(map(str, wrong)))
    return state.but(given=state.given | ({"table"} if table is not None else set()))


def offered(value: str, names: Iterable[str]) -> str:
    """What there is instead of a name that is none, the closest first.

    >>> offered("practice", ["explore", "practise"])
    "Did you mean 'practise'? There is explore and practise."
    """
    known = list(names)
    close = get_close_matches(value, known, n=1, cutoff=0.6)
    hint = say("Did you mean {name!r}? ", name=close[0]) if close else ""
    return hint + say("There is {names}.", names=listed(known)) if known else say("There is none.")


def _table_of(table: object) -> Variant:
    """The table that a call names."""
    if isinstance(table, Variant):
        return table
    if isinstance(table, PathLike):
        return read_table(table)
    try:
        return variant(table)  # type: ignore[arg-type]  # whatever it is, it is named when it is refused
    except VariantError:
        if isinstance(table, str) and (sep in table or Path(table).suffix == ".txt"):
            return read_table(table)
        raise


def _at(table: Variant) -> PageState:
    """The state that has a table, one's own too, on its scale and for its players."""
    house = house_at(table.rules)
    own = bool(house.changes or house.name)
    return PageState(
        table=house.base,
        house=to_code(house.named) if own else "",
        scale="" if house.scale is None else str(house.scale),
        players=house.players,
    )


def _text(value: object, between: str = " ") -> str:
    """A field as a link would say it; several cards, numbers or tables have spaces between them."""
    if isinstance(value, Variant):
        if value.rules.changes:
            text = "{name} has rules of its own: give it first, and only variants beside it."
            raise PlaceError(say(text, name=value.name))
        return value.id
    if isinstance(value, Iterable) and not isinstance(value, str | bytes):
        return between.join(map(_text, value))
    return str(value)


def _read(given: Mapping[str, str], start: PageState) -> tuple[PageState, list[Wrong]]:
    """Takes each parameter that can be read, and names those that cannot."""
    state, wrong, taken = start, [], set()
    if "table" in given:
        state = state.but(house="")
    for name in sorted(given, key=_order):
        try:
            if name not in _READERS:
                raise ValueError(say("there is no such parameter. {offered}", offered=offered(name, FIELDS)))  # noqa: TRY301 - told like any other
            state = state.but(**{name: _READERS[name](given[name], state)})
            if name == "house" and state.house:
                state = state.but(table=from_code(state.house).base)
            taken.add(name)
        except ValueError as error:
            wrong.append(Wrong(name[:_SHOWN], given[name], str(error)))
    return state.but(given=frozenset(taken)), wrong


def _order(name: str) -> int:
    return FIELDS.index(name) if name in FIELDS else len(FIELDS)


def _table(value: str, _place: PageState) -> str:
    return variant(value).id


def _house(value: str, _place: PageState) -> str:
    return to_code(from_code(value)) if value else ""


def _step(value: str, _place: PageState) -> str:
    return _name(value, say("that is no part of a lesson, such as 'practise'."))


def _cards(value: str, state: PageState) -> str:
    cards = state.variant.pack.read(value.replace(".", " "))
    return " ".join(map(str, cards))


def _trump(value: str, state: PageState) -> str:
    v = state.variant
    if v.rules.trump is None:
        raise ValueError(say("{table} is played without trump: leave it out.", table=v.name))
    return v.pack.trump(value)


def _seed(value: str, _place: PageState) -> int:
    if not (value.isascii() and value.isdecimal() and len(value) < 16):  # noqa: PLR2004 - fits a browser's number
        raise ValueError(say("that is no whole number from 0 on, such as 7."))
    return int(value)


def _ask(value: str, _place: PageState) -> str:
    return _name(value, say("that is no name of something to ask for, such as 'follow'."))


def _name(value: str, otherwise: str) -> str:
    """A plain name; whether a lesson knows it is for the lesson to say."""
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", value):
        raise ValueError(otherwise)
    return value


def _scale(value: str, state: PageState) -> str:
    if value not in {"1", "10"}:
        raise ValueError(say("that is no scale: 1 or 10."))
    v = state.variant
    if v.on_scale(int(value)) is None:
        text = "{table} has whole numbers only on the scale {scale}: leave it out."
        raise ValueError(say(text, table=v.name, scale=v.scale))
    return "" if int(value) == v.scale else value


def _facts(value: str, _place: PageState) -> str:
    text = value.strip().replace(" ", ".")
    if not re.fullmatch(r"-?\d{1,6}(\.-?\d{1,6}){0,199}", text, re.ASCII):
        raise ValueError(say("these are no numbers with dots between them, such as '34.0.28'."))
    return text


def _stock(value: str, state: PageState) -> str:
    if value not in {"lasts", "used-up"}:
        raise ValueError(say("that is neither 'lasts' nor 'used-up'."))
    if not has_phases(state.variant.rules):
        raise ValueError(say("{table} has no stock: leave it out.", table=state.variant.name))
    return value


def _players(value: str, state: PageState) -> int:
    v = state.variant
    if value not in map(str, v.players):
        sizes = listed(map(str, v.players), "or")
        raise ValueError(say("{table} is for {sizes} players.", table=v.name, sizes=sizes))
    return int(value)


def _auction(value: str, state: PageState) -> str:
    v = state.variant
    if v.rules.auction is None or v.rules.auction.held is None:
        text = "at {table} nobody chooses whether there is an auction: leave it out."
        raise ValueError(say(text, table=v.name))
    if value != "held":
        raise ValueError(say("say 'held', or leave it out for a deal without an auction."))
    return value


def _beside(value: str, _place: PageState) -> str:
    """Tables to lay beside this one, by their ids with dots between them."""
    names = dict.fromkeys(variant(name).id for name in re.split(r"[.\s]+", value) if name)
    return ".".join(names)


def _groups(value: str, _place: PageState) -> str:
    """Groups of cards with commas between them; whether they are melds is for the lesson to say."""
    if not re.fullmatch(r"[A-Za-z0-9., -]{0,400}", value, re.ASCII):
        raise ValueError(say("these are no cards with commas between groups, such as 'KS QS, QS JD'."))
    return value.replace(".", " ")


_READERS: Mapping[str, Callable[[str, PageState], object]] = {
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
    "laid": _groups,
    "drawn": _cards,
    "claim": _groups,
    "left": _groups,
}
