"""Exact chances of single melds where cards have colours, at Purple Pinochle and at Purple Rummy.

There is one copy of each card. A meld can stand in several places that share cards: aces around wants any
four of seven aces. Such places are counted together: of the few cards that they want, every choice that makes
none of them counts by its size, as a polynomial. Places without a common card are independent: their
polynomials multiply.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import combinations, product
from operator import or_

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.misgroups import trait
from pinochle_learn.engine.melds.options import places, plays
from pinochle_learn.engine.odds.polynomials import Drawn, Unseen
from pinochle_learn.rules import Alike, InSequence, MeldRule

SIZES = {4: "four", 5: "five", 6: "six", 7: "seven"}  # how a key says more cards than the least
Places = set[int]  # the cards that a meld wants, as bits by card number


def coloured_ways(table: Compiled, unseen: Unseen, trump: str | None) -> Iterator[tuple[str, int]]:
    """The key of each meld, and in how many hands it can be laid, by itself.

    Of a rank or a colour that pays more for more cards there is one key for each number: ``aces-around`` are
    four or more, ``five-aces-around`` five or more. Without a trump any colour may be it.
    """
    for rule in table.rules.meld.melds:
        if plays(table.rules.meld, rule) or (table.rules.turns is not None and rule.on.value):
            for key, wanted in _wanted(table, rule, trump):
                yield key, _with_any(unseen, wanted)


def _wanted(table: Compiled, rule: MeldRule, trump: str | None) -> Iterator[tuple[str, Places]]:
    pattern, pack = rule.cards.value, table.pack
    if isinstance(pattern, InSequence):
        yield rule.key, set(_runs(table, pattern))
    elif isinstance(pattern, Alike) and not pattern.of:
        found = _classes(table, pattern.alike).values()
        yield rule.key, {_bits(some) for mine in found for some in combinations(mine, pattern.least)}
    elif isinstance(pattern, Alike):
        mine = _classes(table, pattern.alike)[pattern.of]
        for more in range(len(rule.points.value)):
            size = pattern.least + more
            key = f"{SIZES[size]}-{rule.key}" if more else rule.key
            yield key, {_bits(some) for some in combinations(mine, size)}
    else:
        suits = pack.suits_or_colours if trump is None else (trump,)
        laid = (cards for suit in suits for _, cards in places(pack, rule, suit))
        yield rule.key, {_bits(pack.number[card] for card in cards) for cards in laid}


def _classes(table: Compiled, alike: str) -> dict[str, list[int]]:
    """The cards of each rank, suit or colour, high to low."""
    found: dict[str, list[int]] = {}
    for number, card in enumerate(table.pack.distinct):
        found.setdefault(trait(card, alike), []).append(number)
    return found


def _runs(table: Compiled, pattern: InSequence) -> Iterator[int]:
    """The shortest runs: of each rank that follows, one card or another; a longer run holds a shorter one."""
    for mine in _classes(table, pattern.alike).values():
        columns = [[n for n in mine if table.pack.distinct[n].rank == rank] for rank in table.pack.ranks]
        for first in range(len(columns) - pattern.least + 1):
            yield from map(_bits, product(*columns[first : first + pattern.least]))


def _with_any(unseen: Unseen, wanted: Places) -> int:
    """Hands that hold all cards of at least one place."""
    drawn = Drawn(unseen.drawn)
    held = _bits(n for n, own in enumerate(unseen.held) if own)
    left = _bits(n for n, copies in enumerate(unseen.left) if copies)
    able = {place & ~held for place in wanted if not place & ~(held | left)}
    without, rest = 1, left
    for group in _groups(able):
        mine = reduce(or_, group)
        rest &= ~mine
        without = drawn.times(without, _makes_none(drawn, mine, group))
    free = reduce(drawn.times, (drawn.card(1, 0, 0) for _ in range(rest.bit_count())), without)
    return unseen.ways - drawn.ways(free)


def _groups(able: Iterable[int]) -> list[list[int]]:
    """Sorts places into groups that share no card."""
    groups: list[list[int]] = []
    for place in able:
        touching = [group for group in groups if any(place & other for other in group)]
        groups = [group for group in groups if group not in touching]
        groups.append([place, *(other for group in touching for other in group)])
    return groups


def _makes_none(drawn: Drawn, mine: int, group: list[int]) -> int:
    """The choices of some cards that make none of the places, by their size, as a polynomial."""
    poly, some = 0, mine
    while True:
        if not any(some & place == place for place in group):
            poly += drawn.power(some.bit_count())
        if not some:
            return poly
        some = (some - 1) & mine


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
