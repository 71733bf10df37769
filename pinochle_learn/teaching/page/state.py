"""The state of a page: what a learner sees, as the parameters of a link and as a call in a notebook."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import urlencode

from pinochle_learn.front import Variant
from pinochle_learn.teaching.page.custom_table import from_code, variant_at

NUMBERS = ("seed", "at", "players", "scale")  # fields that a call gives as numbers
EVERYWHERE = ("table", "house", "step", "scale")  # what every part of every lesson takes


@dataclass(frozen=True, slots=True)
class PageState:
    """The state of a page. Empty texts and ``None`` mean "as the lesson likes".

    ``scale`` is ``1`` or ``10`` where points are shown on that scale, ``at`` a step in a deal, ``facts``
    numbers of a hand to be settled, with dots between them; ``stock`` is ``lasts`` or ``used-up``.
    ``players`` is the size of the table where several are possible, ``auction`` is ``held`` where one may be
    left out and is not. ``house`` is the code of a group's own table, made from ``table``; empty: none.
    ``beside`` names the tables that are compared with it, with dots between them. ``laid`` are melds on the
    table and ``left`` the cards left to each player, with commas between them; ``drawn`` is a card that was
    just drawn, ``claim`` a meld that is claimed.
    ``given`` names the fields that a link or a call has just said, until the lesson has looked at them.
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
    laid: str = ""
    drawn: str = ""
    claim: str = ""
    left: str = ""
    given: frozenset[str] = field(default=frozenset(), compare=False, repr=False)

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
        return PageState(table=self.table, house=self.house).search

    def but(self, **changes: Any) -> "PageState":  # noqa: ANN401 - any field
        """The same state with some fields changed."""
        return replace(self, **changes)

    def only(self, takes: Collection[str]) -> "PageState":
        """The same state without the fields that nothing there has a use for."""
        default = PageState()
        dropped = {
            name: getattr(default, name) for name in FIELDS if name not in takes and name not in EVERYWHERE
        }
        return replace(self, **dropped)

    @property
    def search(self) -> str:
        """The state as the parameters of a link, such as ``?table=pagat&step=practise``."""
        return "?" + urlencode({name: str(value).replace(" ", ".") for name, value in self._said().items()})

    def call(self, lesson: str) -> str:
        """The state as the lines that show it in a notebook.

        >>> print(PageState("pagat", "practise", seed=7).call("melds"))
        from pinochle_learn.lessons import melds
        <BLANKLINE>
        melds.show("pagat", step="practise", seed=7)
        """
        said = self._said()
        first = [] if self.house else [f'"{said["table"]}"']
        more = [
            f'{name}="{value}"' if isinstance(value, str) and name not in NUMBERS else f"{name}={value}"
            for name, value in said.items()
            if name != "table"
        ]
        line = f"{lesson}.show({', '.join([*first, *more])})"
        return f"from pinochle_learn.lessons import {lesson}\n\n{line}"

    def _said(self) -> dict[str, object]:
        """The fields that are not as a lesson likes; the table always."""
        default = PageState()
        values = {name: getattr(self, name) for name in FIELDS}
        return {n: value for n, value in values.items() if n == "table" or value != getattr(default, n)}


FIELDS = (
    *("table", "house", "step", "hand", "trick", "trump", "seed", "ask", "scale", "at", "facts", "stock"),
    *("players", "auction", "beside", "laid", "drawn", "claim", "left"),
)
