"""The most that hands can meld: the best deal there can be, found by branch and bound.

The melds of each scope are chosen for all the hands at once, the dearest first. A hand holds of each card as
many copies as its dearest type of meld wants, so cards that serve in several types count once.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from operator import itemgetter

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.choosing import Choosing, alike_of, pays
from pinochle_learn.engine.melds.packing import packings
from pinochle_learn.engine.melds.scopes import Scope
from pinochle_learn.rules import Cards

Needs = tuple[tuple[int, int], ...]  # pairs of card number and copies
Dealt = tuple[dict[int, int], ...]  # what each hand holds: copies by card number
Way = tuple[int, tuple[Needs, ...]]  # points, and the cards that each hand wants for them
_STEPS, _FEWER = 20_000, 3_000  # as many as are tried, then the bound is given, which is never too low
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
    """No trump, and every trump; of suits that no meld names all are alike, and one is enough."""
    yield None
    patterns = [meld.cards.value for meld in table.rules.meld.melds]
    named = {text[1] for pattern in patterns if isinstance(pattern, Cards) for text in pattern.cards}
    unnamed = [lane for lane in table.pack.lanes if lane not in named]
    yield from table.pack.lanes if table.rules.colours else (*sorted(named), *unnamed[:1])


class _Search:
    """One search: with one trump, over hands of some sizes."""

    def __init__(self, table: Compiled, trump: str | None, sizes: tuple[int, ...]) -> None:
        self.copies, self.sizes = table.pack.copies, sizes
        self.steps = _STEPS if len(sizes) <= _HANDS else _FEWER
        scopes = table.scopes[trump]
        ways = [_ways(table, scope, sizes) for scope in scopes if not isinstance(scope, Choosing)]
        self.scopes = sorted(ways, key=lambda found: -found[0][0])
        self.chosen = sum(_most_alike(scope, sizes) for scope in scopes if isinstance(scope, Choosing))

    def beyond(self, known: int) -> int:
        """The most points, or ``known`` where they are no more."""
        self.top = known
        self._search(0, tuple({} for _ in self.sizes), self.sizes, self.chosen)
        return self.top

    def _search(self, at: int, dealt: Dealt, left: tuple[int, ...], points: int) -> None:
        self.steps -= 1
        bound = points + sum(self._first(ways, dealt, left) for ways in self.scopes[at:])
        if bound <= self.top:
            return
        if at == len(self.scopes) or self.steps < 0:
            self.top = bound
            return
        for way in self.scopes[at]:
            after = self._added(way, dealt, left)
            if after is not None:
                self._search(at + 1, *after, points + way[0])

    def _first(self, ways: list[Way], dealt: Dealt, left: tuple[int, ...]) -> int:
        """The most that one scope pays beside what is dealt."""
        return next(way[0] for way in ways if self._added(way, dealt, left) is not None)

    def _added(self, way: Way, dealt: Dealt, left: tuple[int, ...]) -> tuple[Dealt, tuple[int, ...]] | None:
        """What the hands hold, and how many cards more, once they have those for some melds."""
        held, rest = list(dealt), list(left)
        for hand, needs in enumerate(way[1]):
            for number, wanted in needs:
                more = wanted - held[hand].get(number, 0)
                if more > 0:
                    rest[hand] -= more
                    if rest[hand] < 0 or sum(h.get(number, 0) for h in held) + more > self.copies:
                        return None
                    held[hand] = {**held[hand], number: wanted}
        return tuple(held), tuple(rest)


def _ways(table: Compiled, scope: Scope, sizes: tuple[int, ...]) -> list[Way]:
    """Every way to give the melds of a scope to hands, those that pay most first."""
    alone = _packed(table, scope, max(sizes))
    shared = [_shared(melds) for melds in _dealable(alone, len(sizes), table.pack.copies)]
    return sorted(shared, key=itemgetter(0), reverse=True)


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


def _dealable(
    alone: list[tuple[int, Needs]], hands: int, copies: int
) -> Iterator[tuple[tuple[int, Needs], ...]]:
    for melds in product(alone, repeat=hands):
        wanted: dict[int, int] = {}
        for _, needs in melds:
            for number, n in needs:
                wanted[number] = wanted.get(number, 0) + n
        if all(n <= copies for n in wanted.values()):
            yield melds


def _shared(melds: tuple[tuple[int, Needs], ...]) -> Way:
    return sum(points for points, _ in melds), tuple(needs for _, needs in melds)


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
