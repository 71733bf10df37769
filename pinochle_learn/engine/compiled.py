"""A record turned into the tables that the engine reads, once per record."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import TypeVar

from pinochle_learn.cards import Pack
from pinochle_learn.engine.melds.choosing import Choosing
from pinochle_learn.engine.melds.options import apart, options
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.engine.melds.scopes import Folded, Merged, Scope, merged, scopes
from pinochle_learn.rules import Alike, Around, Rules

T = TypeVar("T")


class ByTrump(dict[str | None, T]):
    """What depends on trump, made for each trump when it is first asked for: a page asks for one or two."""

    def __init__(self, make: Callable[[str | None], T]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, trump: str | None) -> T:
        made = self[trump] = self._make(trump)
        return made


class Compiled:
    """Bit masks, point tables and meld scopes of one record.

    Cards are numbers here and hands are integers (see ``cards.pack``); ``higher[i]`` has a bit for each
    distinct card that beats card ``i`` in its own suit, or in its own colour where cards have colours.
    ``least_total`` and ``total`` are the fewest and the most trick points that a hand can come to: they
    differ where some cards are not dealt to anybody.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.pack = Pack(
            rules.pack.ranks.value,
            rules.pack.suits.value,
            rules.pack.copies.value,
            rules.colours.codes.value if rules.colours else (),
        )
        size = len(self.pack.ranks)
        self.all = (1 << len(self.pack.distinct)) - 1
        self.suit_of = tuple(card.suit for card in self.pack.distinct)
        self.suit_or_colour_of = tuple(card.suit_or_colour for card in self.pack.distinct)
        self.suit_masks = {
            suit_or_colour: ((1 << size) - 1) << i * size
            for i, suit_or_colour in enumerate(self.pack.suits_or_colours)
        }
        self.suit_mask = {suit: _suit_mask(self, suit) for suit in self.pack.suits}
        self.last_of_alike = rules.play is not None and rules.play.alike.value == "last"
        self.higher = tuple(
            _higher(number, size, or_alike=self.last_of_alike) for number in range(len(self.pack.distinct))
        )
        self.points = _points(rules)
        self.players = rules.players
        self.tricks = _tricks(rules, self.players, len(self.pack))
        self.sides = 2 if rules.partnered else self.players
        self.left_out = _left_out(rules, self.players, len(self.pack))
        self.least_total, self.total = _totals(self)
        self.options = ByTrump(lambda trump: options(self.pack, rules.meld, trump))
        self.by_cards = ByTrump(lambda trump: _by_cards(self, self.options[trump]))
        self.as_well = ByTrump(lambda trump: _as_well(self, trump))
        self.scopes = ByTrump(lambda trump: _scopes(self, trump))
        self._tables = ByTrump(lambda trump: _fast(self, trump))

    @cached_property
    def _folded(self) -> Folded:
        """The fast path of the melds that share no card with others, whatever is trump."""
        return Folded(self.pack, [scope.options[0] for scope in self.scopes[None] if _is_around(scope)])

    def side_of(self, seat: int) -> int:
        """The side that a seat plays for."""
        return seat % self.sides

    def partner_winning(self, winner: int, played: int) -> bool:
        """Says whether the winning position of a trick is the partner of the player to act."""
        return self.sides < self.players and winner == played - self.sides

    def meld_points(self, hand: int, trump: str | None) -> int:
        """The most that a hand can meld: the fast path, without cards or reasons."""
        total = self._folded.points(hand)
        for mask, table in self._tables[trump]:
            total += table[hand & mask]
        return total


def _tricks(rules: Rules, players: int, pack: int) -> int:
    """The tricks of one deal: with a stock, those while it lasts and those after it."""
    return pack // players if rules.stock is not None else rules.hand_size


def _points(rules: Rules) -> tuple[int, ...]:
    """What each card counts in tricks, by its number: for its rank, and for its colour if it has one."""
    ranks = rules.count.points.value
    colours = rules.colours.points.value if rules.colours else (0,) * len(rules.pack.suits.value)
    return tuple(rank + colour for colour in colours for rank in ranks)


def _left_out(rules: Rules, players: int, pack: int) -> int:
    """How many cards are dealt to nobody and stay out of play; a kitty or a stock does not."""
    out = rules.kitty is None and rules.stock is None and rules.turns is None
    return pack - players * rules.hand_size if out else 0


def _totals(made: "Compiled") -> tuple[int, int]:
    everything = sorted(p for p in made.points for _ in range(made.pack.copies))
    whole = sum(everything) + made.rules.count.last_trick.value
    out = made.left_out
    return whole - sum(everything[len(everything) - out :]), whole - sum(everything[:out])


def _suit_mask(made: "Compiled", suit: str) -> int:
    return sum(1 << number for number, of in enumerate(made.suit_of) if of == suit)


@lru_cache(maxsize=256)
def compiled(rules: Rules) -> Compiled:
    """The tables of a record, made once."""
    return Compiled(rules)


def _higher(number: int, size: int, *, or_alike: bool) -> int:
    """The cards that beat one played before: its twin too, where the last of cards that are alike wins."""
    first = number - number % size
    return ((1 << number + or_alike) - 1) >> first << first


def _by_cards(made: Compiled, found: tuple[Option, ...]) -> dict[tuple[int, ...], tuple[Option, int]]:
    """Every meld, and every number of copies of it, by its cards in order."""
    melds: dict[tuple[int, ...], tuple[Option, int]] = {}
    for option in found:
        if isinstance(option.rule.cards.value, Alike):
            melds.setdefault(tuple(sorted(n for n, _ in option.needs)), (option, 1))
            continue
        for copies in range(1, (made.pack.copies if option.each else len(option.points)) + 1):
            cards = sorted(n for n, wanted in option.needs for _ in range(wanted * copies))
            melds.setdefault(tuple(cards), (option, copies))
    return melds


def _as_well(made: Compiled, trump: str | None) -> dict[tuple[int, ...], tuple[Option, int]]:
    """Cards that are one meld and, alike, another of a second type: a run in a colour that pays as well."""
    melds: dict[tuple[int, ...], tuple[Option, int]] = {}
    for option in made.options[trump]:
        cards = tuple(sorted(number for number, wanted in option.needs for _ in range(wanted)))
        if made.by_cards[trump][cards][0].rule.type.value != option.rule.type.value:
            melds[cards] = (option, 1)
    return melds


def _fast(made: Compiled, trump: str | None) -> tuple[tuple[int, Merged], ...]:
    """The tables of the fast path, but for the folded arounds: scopes that share cards, merged."""
    rest = [scope for scope in made.scopes[trump] if not _is_around(scope)]
    return tuple((table.mask, table) for table in merged(made.pack, rest))


def _is_around(scope: Scope) -> bool:
    return len(scope.options) == 1 and isinstance(scope.options[0].rule.cards.value, Around)


def _scopes(made: Compiled, trump: str | None) -> tuple[Scope, ...]:
    groups: dict[tuple[str, bool], list[Option]] = {}
    for option in made.options[trump]:
        if isinstance(option.rule.cards.value, Alike):
            continue
        key = (option.rule.type.value, apart(made.rules.meld, option.rule))
        groups.setdefault(key, []).append(option)
    found = tuple(scope for group in groups.values() for scope in scopes(made.pack, group))
    alike = tuple(o for o in made.options[trump] if isinstance(o.rule.cards.value, Alike))
    return (*found, *((Choosing(made.pack, alike),) if alike else ()))
