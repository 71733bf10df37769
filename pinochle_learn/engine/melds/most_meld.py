"""The most that hands can meld: the best deal there can be, found by branch and bound.

The melds of each scope are chosen for all the hands at once, the dearest first. A hand holds of each card as
many copies as its dearest type of meld wants, so cards that serve in several types count once.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from operator import itemgetter

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.choosing import Choosing, alike_of, pays
from pinochle_learn.engine.melds.packing import packings
from pinochle_learn.engine.melds.scopes import Scope
from pinochle_learn.rules import Cards

Needs = tuple[tuple[int, int], ...]  # pairs of card number and copies
Limits = list[tuple[int, int]]  # bits, and how many of them may be set
Way = tuple[int, int]  # points, and the cards that each hand wants for them, as bits
_STEPS, _FEWER = 20_000, 1000  # as many as are tried, then the bound is given, which is never too low
_HANDS = 2  # with more of them fewer steps are tried, and cards that choose are counted over all hands


@lru_cache(maxsize=256)
def most_meld(table: Compiled, sizes: tuple[int, ...]) -> int:
    """The most points that hands of these sizes can meld together, whatever is trump.

    >>> from pinochle_learn.engine.compiled import compiled
    >>> from pinochle_learn.tables import find
    >>> most_meld(compiled(find("pinochlerun")), (12,))  # a double run in spades and both jacks of diamonds
    180
    """
    top = -1
    for trump in _trumps(table):
        top = _Search(table, trump, sizes).beyond(top)
    return top


@lru_cache(maxsize=64)
def most_laid(table: Compiled) -> int:
    """A number that no melds pass where each trick won from the stock allows one.

    In each meld a card serves that has not served in one like it: there are no more of it than such cards.
    """
    rules, most = table.rules, 0
    tricks = (len(table.pack) - table.players * rules.hand_size) // table.players
    for trump in _trumps(table):
        laid: list[int] = []
        for option in table.options[trump]:
            for n in (1,) if option.each else range(1, len(option.points) + 1):
                wanted = n * max(copies for _, copies in option.needs)
                laid += [option.pays(n)] * (table.pack.copies // wanted)
        nine = max((o.pays(1) for o in table.options[trump] if o.rule.key == "dix"), default=0)
        beside = nine * (table.pack.copies + 1)  # nines are shown beside the melds, and one may be turned
        most = max(most, beside + sum(sorted(laid, reverse=True)[:tricks]))
    return most


def _trumps(table: Compiled) -> Iterator[str | None]:
    """Every trump, and none last; of suits that no meld names all are alike, and one is enough."""
    patterns = [meld.cards.value for meld in table.rules.meld.melds]
    named = {text[1] for pattern in patterns if isinstance(pattern, Cards) for text in pattern.cards}
    unnamed = [suit for suit in table.pack.suits_or_colours if suit not in named]
    yield from table.pack.suits_or_colours if table.rules.colours else (*sorted(named), *unnamed[:1])
    yield None


class _Bits:
    """Hands as one integer: of each card a field, in it a part for each hand, with a bit for each copy held.

    Bits fill up from the lowest, so that ``|`` gives each hand the larger number of copies.
    """

    def __init__(self, table: Compiled, sizes: tuple[int, ...]) -> None:
        self.copies, self.sizes = table.pack.copies, sizes
        self._field = self.copies * len(sizes)
        firsts = [number * self._field for number in range(len(table.pack.distinct))]
        one, whole = (1 << self.copies) - 1, (1 << self._field) - 1
        self._of_card = [whole << first for first in firsts]
        self.of_hand = [
            sum(one << first + hand * self.copies for first in firsts) for hand in range(len(sizes))
        ]

    def of(self, hand: int, needs: Needs) -> int:
        """What one hand wants."""
        places = ((n, number * self._field + hand * self.copies) for number, n in needs)
        return sum((1 << n) - 1 << place for n, place in places)

    def limits(self, numbers: Iterable[int]) -> Limits:
        """No hand holds more than it may, and all together no more of these cards than there are."""
        cards = [(self._of_card[number], self.copies) for number in numbers]
        return [*cards, *zip(self.of_hand, self.sizes, strict=True)]


def _dealable(dealt: int, limits: Limits) -> bool:
    for mask, most in limits:  # noqa: SIM110 - asked too often for a generator
        if (dealt & mask).bit_count() > most:
            return False
    return True


class _Search:
    """One search: with one trump, over hands of some sizes."""

    def __init__(self, table: Compiled, trump: str | None, sizes: tuple[int, ...]) -> None:
        self.bits = _Bits(table, sizes)
        self.steps = _STEPS if len(sizes) <= _HANDS else _FEWER
        plain = [scope for scope in table.scopes[trump] if not isinstance(scope, Choosing)]
        found = [_ways(table, scope, self.bits) for scope in plain]
        self.scopes = sorted(found, key=lambda one: -one[0][0][0])
        self.chosen = sum(
            _most_alike(scope, sizes) for scope in table.scopes[trump] if isinstance(scope, Choosing)
        )

    def beyond(self, known: int) -> int:
        """The most points, or ``known`` where they are no more."""
        self.top = known
        if self.scopes:
            ways, limits = self.scopes[0]
            self.scopes[0] = (_unlike(ways, self.bits), limits)
        self._search(0, 0, (0,) * len(self.scopes), self.chosen)
        return self.top

    def _search(self, at: int, dealt: int, firsts: tuple[int, ...], points: int) -> None:
        """Of each scope from ``at`` on, no way before its first one goes with what is dealt."""
        self.steps -= 1
        firsts = tuple(
            self._first(ways, limits, dealt, first)
            for (ways, limits), first in zip(self.scopes[at:], firsts, strict=True)
        )
        most = [ways[first][0] for (ways, _), first in zip(self.scopes[at:], firsts, strict=True)]
        bound = points + sum(most)
        if bound <= self.top:
            return
        if at == len(self.scopes) or self.steps < 0:
            self.top = bound
            return
        ways, limits = self.scopes[at]
        for worth, wanted in ways[firsts[0] :]:
            if bound - most[0] + worth <= self.top:
                return  # and those after it pay no more
            if _dealable(dealt | wanted, limits):
                self._search(at + 1, dealt | wanted, firsts[1:], points + worth)

    def _first(self, ways: list[Way], limits: Limits, dealt: int, first: int) -> int:
        """The way of a scope that pays most beside what is dealt: what did not go before does not go now."""
        while not _dealable(dealt | ways[first][1], limits):
            first += 1
        return first


def _unlike(ways: list[Way], bits: _Bits) -> list[Way]:
    """Of ways that differ only in which hand is which, one: hands of a size are alike at first."""
    met: dict[object, Way] = {}
    for way in ways:
        parts = [(size, way[1] & held) for size, held in zip(bits.sizes, bits.of_hand, strict=True)]
        first = bits.copies
        key = (way[0], tuple(sorted((size, part >> hand * first) for hand, (size, part) in enumerate(parts))))
        met.setdefault(key, way)
    return list(met.values())


def _ways(table: Compiled, scope: Scope, bits: _Bits) -> tuple[list[Way], Limits]:
    """Every way to give the melds of a scope to hands, those that pay most first; and what limits them."""
    alone = _packed(table, scope, max(bits.sizes))
    ways: list[Way] = [(0, 0)]
    limits = bits.limits(scope.numbers)
    for hand in range(len(bits.sizes)):
        own = [(points, bits.of(hand, needs)) for points, needs in alone]
        more = ((points + worth, dealt | wanted) for points, dealt in ways for worth, wanted in own)
        ways = [way for way in more if _dealable(way[1], limits)]
    return sorted(ways, key=itemgetter(0), reverse=True), limits


def _packed(table: Compiled, scope: Scope, size: int) -> list[tuple[int, Needs]]:
    """What one hand can lay of a scope: of melds that want the same cards those that pay most."""
    best: dict[Needs, int] = {}
    for points, choice in packings(scope.options, dict.fromkeys(scope.numbers, table.pack.copies)):
        needs: dict[int, int] = {}
        for option, n in choice:
            for number, wanted in option.needs:
                needs[number] = needs.get(number, 0) + wanted * n
        key = tuple(sorted(needs.items()))
        if sum(needs.values()) <= size:
            best[key] = max(points, best.get(key, 0))
    return [(points, needs) for needs, points in best.items()]


def _most_alike(scope: Choosing, sizes: tuple[int, ...]) -> int:
    """The most that cards pay which count for rank or for colour, as if each could be any card."""
    left = sizes if len(sizes) <= _HANDS else (sum(sizes),)
    best: dict[tuple[int, ...], int] = {left: 0}
    for rule in scope.rules:
        least = alike_of(rule).least
        largest = max(len(option.needs) for option in scope.options if option.rule is rule)
        after = dict(best)
        for rest, points in best.items():
            for hand, n in product(range(len(rest)), range(least, largest + 1)):
                if rest[hand] >= n:
                    key = (*rest[:hand], rest[hand] - n, *rest[hand + 1 :])
                    after[key] = max(after.get(key, 0), points + pays(rule, n))
        best = after
    return max(best.values())
