"""Meld tables, filled as they are asked for.

Melds of one type that could want the same card are searched together; together they are a *scope*. What a
scope pays depends on its own cards alone, which one bitwise *and* cuts out of a hand. So each scope keeps a
table from that part of the hand to the best points, and what a hand melds is the sum of a few look-ups.
"""

from collections.abc import Iterable
from functools import reduce
from operator import or_

from pinochle_learn.cards import Pack
from pinochle_learn.engine.melds.packing import Choice, Option, best

_REMEMBERED = 100_000  # entries of one table, so that odd tables of one's own cannot fill the memory
_SMALL = 3_000  # entries that a merged table may come to: small ones are full after a few hands


class Scope(dict[int, int]):
    """Options that may want the same cards: best points by the part of a hand that ``mask`` keeps."""

    def __init__(self, pack: Pack, options: tuple[Option, ...]) -> None:
        super().__init__()
        self.pack = pack
        self.options = options
        self.numbers = sorted({number for option in options for number, _ in option.needs})
        self.mask = _mask(pack, self.numbers)

    def __missing__(self, part: int) -> int:
        points = self.choice(part)[0]
        if len(self) < _REMEMBERED:
            self[part] = points
        return points

    def choice(self, hand: int) -> tuple[int, Choice]:
        """The best points of a hand in this scope, and the melds that make them."""
        counts = self.counts(hand)
        return best(self._possible(counts), counts)

    def counts(self, hand: int) -> dict[int, int]:
        """How many of each of the scope's cards a hand holds."""
        return {number: self.pack.copies_in(hand, number) for number in self.numbers}

    def possible(self, hand: int) -> tuple[Option, ...]:
        """The options that a hand could lay by themselves."""
        return self._possible(self.counts(hand))

    def _possible(self, counts: dict[int, int]) -> tuple[Option, ...]:
        return tuple(o for o in self.options if all(counts[number] >= n for number, n in o.needs))


def scopes(pack: Pack, options: Iterable[Option]) -> tuple[Scope, ...]:
    """Sorts the options of one type into scopes that share no card."""
    groups: list[list[Option]] = []
    for option in options:
        touching = [group for group in groups if any(_share(option, other) for other in group)]
        merged = [other for group in touching for other in group] + [option]
        groups = [group for group in groups if group not in touching] + [merged]
    return tuple(Scope(pack, tuple(group)) for group in groups)


class Merged(dict[int, int]):
    """Several scopes in one table, so that a hand costs fewer look-ups."""

    def __init__(self, parts: tuple[Scope, ...]) -> None:
        super().__init__()
        self.parts = parts
        self.mask = reduce(or_, (part.mask for part in parts), 0)

    def __missing__(self, part: int) -> int:
        points = sum(scope[part & scope.mask] for scope in self.parts)
        if len(self) < _REMEMBERED:
            self[part] = points
        return points


class Folded(dict[int, int]):
    """The arounds in one table, by how many full sets of each rank a hand holds.

    A hand is folded suit upon suit with ``&``: what stays is, of each rank, the fewest copies in any suit.
    """

    def __init__(self, pack: Pack, arounds: Iterable[Option]) -> None:
        super().__init__()
        self.options = {option.needs[0][0] % len(pack.ranks): option for option in arounds}
        self.pack = pack
        self.mask = _mask(pack, self.options)
        self.shifts = tuple(len(pack.ranks) * step for step in range(1, len(pack.suits_or_colours)))

    def points(self, hand: int) -> int:
        """What the arounds of a hand pay."""
        folded = hand
        for shift in self.shifts:
            folded &= hand >> shift
        return self[folded & self.mask]

    def __missing__(self, part: int) -> int:
        self[part] = points = sum(
            option.most(self.pack.copies_in(part, number)) for number, option in self.options.items()
        )
        return points


def merged(pack: Pack, parts: Iterable[Scope]) -> tuple[Merged, ...]:
    """Puts scopes together as long as the table of all their cards stays small."""
    bins: list[tuple[Scope, ...]] = []
    for part in parts:
        for i, others in enumerate(bins):
            cards = {number for scope in (*others, part) for number in scope.numbers}
            if (pack.copies + 1) ** len(cards) <= _SMALL:
                bins[i] = (*others, part)
                break
        else:
            bins.append((part,))
    return tuple(Merged(group) for group in bins)


def _share(one: Option, other: Option) -> bool:
    return not {number for number, _ in one.needs}.isdisjoint(number for number, _ in other.needs)


def _mask(pack: Pack, numbers: Iterable[int]) -> int:
    size = len(pack.distinct)
    return sum(1 << copy * size + number for number in numbers for copy in range(pack.copies))
