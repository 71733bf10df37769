"""What every question starts from: one record, its tables, and how what is given is read."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Self

from pinochle_learn.cards import Card, Pack
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.errors import CardError, RuleError
from pinochle_learn.rules import Rules, changed
from pinochle_learn.rules.rescale import SCALES, rescaled
from pinochle_learn.text import plural, say

CardsLike = str | Card | Iterable[str | Card]


class Asked:
    """One way to play, by its record of rules; the parts of the front door build on it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @cached_property
    def _table(self) -> Compiled:
        """The engine's tables, made when something is asked: most variants of a list are only named."""
        return compiled(self.rules)

    @property
    def id(self) -> str:
        """The registry's name for the table that this is, or that it was made from."""
        return self.rules.id

    @property
    def name(self) -> str:
        """The name for people."""
        return self.rules.title

    @property
    def about(self) -> str:
        """One sentence on what sets this table apart."""
        if not self.rules.own_name:
            return say(self.rules.about)
        made = "Made from {name}, {n} rule changed."
        name, many = say(self.rules.name), len(self.rules.changes)
        return plural(many, made, "Made from {name}, {n} rules changed.", name=name)

    @property
    def players(self) -> tuple[int, ...]:
        """The sizes of table that it can be played at."""
        return self.rules.table.players.value

    @property
    def pack(self) -> Pack:
        """The cards that it is played with."""
        return self._table.pack

    @property
    def scale(self) -> int:
        """1 where a run is 15, 10 where it is 150."""
        return self.rules.table.scale.value

    def side_of(self, seat: int) -> int:
        """The side that a seat plays for."""
        return self._table.side_of(seat)

    def seated(self, players: int | None) -> Self:
        """The same variant at a table of so many players; ``None``: as many as usual.

        Raises:
            CardError: it is not for so many.

        >>> import pinochle_learn as pl
        >>> pl.variant("purple").seated(3).side_of(2)
        2
        """
        self._check_players(players)
        return type(self)(self.rules.seated(players))

    def with_rules(self, changes: Mapping[str, object]) -> Self:
        """Makes a table of one's own, such as ``{"play.must_beat": "trump_led"}``.

        Raises:
            RuleError: an unknown rule, a value that it cannot have, or a contradiction, with the reason.
        """
        return type(self)(changed(self.rules, changes))

    def on_scale(self, scale: int) -> Self | None:
        """The same table with its scores on a scale; ``None`` where they would be no whole numbers.

        >>> import pinochle_learn as pl
        >>> pl.variant("pinochlerun").on_scale(10).meld("QS JD", trump="H").points
        40
        >>> pl.variant("hoyle").on_scale(1) is None
        True
        """
        made = rescaled(self.rules, scale) if scale in SCALES else None
        return None if made is None else type(self)(made)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Asked) and self.rules == other.rules

    def __hash__(self) -> int:
        return hash(self.rules)

    def __repr__(self) -> str:
        own = f".with_rules({dict(self.rules.changes)!r})" if self.rules.changes else ""
        return f"variant({self.id!r}){own}"

    def _check_turns(self) -> None:
        if self.rules.turns is None:
            raise RuleError(say("{name} is played in tricks, without turns.", name=self.name))

    def _trump(self, trump: str | None) -> str | None:
        return None if trump is None else self.pack.trump(trump)

    @staticmethod
    def _list(name: str, items: object) -> Iterable[CardsLike]:
        if isinstance(items, str | Card) or not isinstance(items, Iterable):
            raise CardError(say("{name} is a list of texts or cards, not {items!r}.", name=name, items=items))
        return items

    def _numbers(self, cards: Iterable[Card]) -> tuple[int, ...]:
        return tuple(self.pack.number[card] for card in cards)

    def _check_players(self, players: int | None) -> None:
        if players is not None and players not in self.players:
            sizes = " or ".join(map(str, self.players))
            raise CardError(
                say("{name} is for {sizes} players, not {n}.", name=self.name, sizes=sizes, n=players)
            )
