"""A record turned into the tables that the engine reads, once per record."""

from functools import lru_cache

from pinochle_learn.cards import Pack
from pinochle_learn.engine.options import apart, options
from pinochle_learn.engine.packing import Option
from pinochle_learn.engine.scopes import Scope, merged, scopes
from pinochle_learn.rules import Rules
from pinochle_learn.rules.contradictions import trick_total


class Compiled:
    """Bit masks, point tables and meld scopes of one record.

    Cards are numbers here and hands are integers (see ``cards.pack``); ``higher[i]`` has a bit for each
    distinct card that beats card ``i`` in its own suit.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.pack = Pack(rules.pack.ranks.value, rules.pack.suits.value, rules.pack.copies.value)
        size = len(self.pack.ranks)
        self.all = (1 << len(self.pack.distinct)) - 1
        self.suit_of = tuple(card.suit for card in self.pack.distinct)
        self.suit_mask = {s: ((1 << size) - 1) << i * size for i, s in enumerate(self.pack.suits)}
        self.higher = tuple(_higher(number, size) for number in range(len(self.pack.distinct)))
        self.points = tuple(rules.count.points.value) * len(self.pack.suits)
        self.total = trick_total(rules)
        self.players = max(rules.table.players.value)
        self.sides = 2 if rules.table.partners.value else self.players
        self.scopes = {trump: _scopes(self, trump) for trump in (*self.pack.suits, None)}
        self._tables = {
            trump: tuple((table.mask, table) for table in merged(self.pack, parts))
            for trump, parts in self.scopes.items()
        }

    def side_of(self, seat: int) -> int:
        """The side that a seat plays for."""
        return seat % self.sides

    def partner_winning(self, winner: int, played: int) -> bool:
        """Says whether the winning position of a trick is the partner of the player to act."""
        return self.sides < self.players and winner == played - self.sides

    def meld_points(self, hand: int, trump: str | None) -> int:
        """The most that a hand can meld: the fast path, without cards or reasons."""
        total = 0
        for mask, table in self._tables[trump]:
            total += table[hand & mask]
        return total


@lru_cache(maxsize=256)
def compiled(rules: Rules) -> Compiled:
    """The tables of a record, made once."""
    return Compiled(rules)


def _higher(number: int, size: int) -> int:
    first = number - number % size
    return ((1 << number) - 1) >> first << first


def _scopes(made: Compiled, trump: str | None) -> tuple[Scope, ...]:
    groups: dict[tuple[str, bool], list[Option]] = {}
    for option in options(made.pack, made.rules.meld, trump):
        key = (option.rule.type.value, apart(made.rules.meld, option.rule))
        groups.setdefault(key, []).append(option)
    return tuple(scope for group in groups.values() for scope in scopes(made.pack, group))
