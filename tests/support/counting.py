"""Counts hands without dealing one: tables of numbers of holdings by their size, multiplied.

A hand is four suit parts; a part holds some copies of each rank, and stands for as many hands as there are
ways to choose those copies. Nothing here asks the engine about melds: what it finds is passed in.
"""

from collections import Counter
from itertools import product
from math import comb, prod


def size(v):
    """The cards of one hand."""
    return v.rules.deal.hand.value


def every(v):
    """How many hands there are."""
    return comb(len(v.pack), size(v))


def cards(v, suit, part):
    """The cards of a suit part."""
    return [rank + suit for rank, copies in zip(v.pack.ranks, part, strict=True) for _ in range(copies)]


def ways(v, part):
    """How many choices of single copies a part stands for."""
    return prod(comb(v.pack.copies, copies) for copies in part)


def tabled(sizes_and_ways):
    """Numbers of hands by size."""
    table = Counter()
    for held, number in sizes_and_ways:
        table[held] += number
    return table


def together(one, other, most):
    """The table of two parts of the pack side by side; no more than a hand."""
    pairs = product(one.items(), other.items())
    return tabled((a + b, m * n) for (a, m), (b, n) in pairs if a + b <= most)


def hands_of(v, *tables):
    """How many hands some tables make."""
    found = Counter({0: 1})
    for table in tables:
        found = together(found, table, size(v))
    return found[size(v)]


def suit_parts(v):
    """Every part of a suit: none to all copies of each rank."""
    return product(range(v.pack.copies + 1), repeat=len(v.pack.ranks))


def parts(v, suit, wanted):
    """The table of those parts of a suit of which ``wanted`` says yes."""
    return tabled((sum(part), ways(v, part)) for part in suit_parts(v) if wanted(cards(v, suit, part)))


def without(v, wanted):
    """Hands in no suit of which ``wanted`` says yes."""
    return hands_of(v, *(parts(v, suit, lambda held, s=suit: not wanted(held, s)) for suit in v.pack.suits))


def all_of(v, kinds):
    """Hands with one or more of each of some distinct cards: those without one of them are taken away."""
    n, copies = len(v.pack), v.pack.copies
    return sum((-1) ** k * comb(kinds, k) * comb(n - k * copies, size(v)) for k in range(kinds + 1))


def so_often(v, kinds, times):
    """Hands with so many or more copies of each of some distinct cards."""
    one = Counter({j: comb(v.pack.copies, j) for j in range(times, v.pack.copies + 1)})
    rest = len(v.pack) - kinds * v.pack.copies
    return hands_of(v, *[one] * kinds, Counter({j: comb(rest, j) for j in range(size(v) + 1)}))


def no_suit_with_all(v, kinds):
    """Hands in no suit of which these ranks are all held, by the ways in which a suit can miss one."""
    n = kinds * v.pack.copies
    whole = Counter({j: comb(n, j) for j in range(n + 1)})
    full = Counter({0: 1})
    for _ in range(kinds):
        full = together(full, Counter({j: comb(v.pack.copies, j) for j in range(1, v.pack.copies + 1)}), n)
    missing = Counter({j: whole[j] - full[j] for j in whole})
    rest = len(v.pack) - len(v.pack.suits) * n
    return hands_of(v, *[missing] * 4, Counter({j: comb(rest, j) for j in range(rest + 1)}))
