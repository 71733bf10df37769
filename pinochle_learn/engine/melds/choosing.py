"""Melds that must choose: each card counts for its rank or for its colour, never for both.

Going through the ranks one by one, all that has to be remembered is how many cards each colour has been given
so far: with four ranks and four colours that pay, a few hundred numbers at most.
"""

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.engine.melds.packing import Choice, Option
from pinochle_learn.engine.melds.scopes import Scope
from pinochle_learn.rules import Alike, MeldRule
from pinochle_learn.rules.melding import pays_alike

RANK, COLOUR = "rank", "colour"
Given = Mapping[Card, str]  # where a card counts: RANK or COLOUR
Rules = tuple[MeldRule, ...]


class Standing(NamedTuple):
    """The cards that count for one rank or colour, and what they pay together."""

    rule: MeldRule
    cards: tuple[Card, ...]
    points: int


class Choosing(Scope):
    """The ranks and colours of one type, divided so that they pay most."""

    def choice(self, hand: int) -> tuple[int, Choice]:
        """The best points and the melds that make them; of equals the one that leaves cards to their rank."""
        cards = self.pack.cards(hand & self.mask)
        paid = [one for one in standing(self.rules, cards, divided(self.rules, cards)) if one.points]
        return sum(one.points for one in paid), tuple((self.option(one), 1) for one in paid)

    @cached_property
    def rules(self) -> Rules:
        """The melds in the record's order."""
        return tuple(dict.fromkeys(option.rule for option in self.options))

    @cached_property
    def _by_cards(self) -> dict[tuple[str, frozenset[int]], Option]:
        return {(o.rule.key, frozenset(number for number, _ in o.needs)): o for o in self.options}

    def option(self, one: Standing) -> Option:
        """The option that is exactly these cards."""
        return self._by_cards[one.rule.key, frozenset(self.pack.number[card] for card in one.cards)]


def alike_of(rule: MeldRule) -> Alike:
    """The pattern of a meld of cards that are alike."""
    pattern = rule.cards.value
    if not isinstance(pattern, Alike):
        raise TypeError(rule.key)
    return pattern


def pays(rule: MeldRule, n: int) -> int:
    """What ``n`` cards of a rank or a colour pay: nothing below the least number."""
    return pays_alike(alike_of(rule), rule, n)


def standing(rules: Rules, cards: Collection[Card], given: Given) -> list[Standing]:
    """What each rank and colour comes to when the cards count where they are given.

    A card that is not given counts for its rank where that pays at all, else for its colour.
    """
    ranks = _named(rules, RANK)
    found = []
    for rule in rules:
        pattern = alike_of(rule)
        mine = tuple(
            card
            for card in cards
            if _of(card, pattern.alike) == pattern.of
            and given.get(card, RANK if card.rank in ranks else COLOUR) == pattern.alike
        )
        found.append(Standing(rule, mine, pays(rule, len(mine))))
    return found


def open_cards(rules: Iterable[MeldRule], cards: Collection[Card]) -> tuple[Card, ...]:
    """The cards that have a choice: enough of their rank and enough of their colour are there."""
    able = [rule for rule in rules if _held(rule, cards) >= alike_of(rule).least]
    ranks, colours = _named(able, RANK), _named(able, COLOUR)
    return tuple(card for card in cards if card.rank in ranks and card.colour in colours)


def divided(rules: Iterable[MeldRule], cards: Collection[Card], *, without: str = "") -> dict[Card, str]:
    """Where each card counts so that they pay most; ``without`` leaves out one meld, by its key."""
    able = [r for r in rules if r.key != without and _held(r, cards) >= alike_of(r).least]
    ranks, colours = _named(able, RANK), _named(able, COLOUR)
    free = open_cards(able, cards)
    codes = tuple(dict.fromkeys(card.colour for card in free))
    ways: _Ways = {0: (0, 0)}
    for rank in dict.fromkeys(card.rank for card in free):
        mine = [(place, codes.index(card.colour)) for place, card in enumerate(free) if card.rank == rank]
        sure = _held(ranks[rank], cards) - len(mine)
        ways = _one_rank_more(ways, mine, [pays(ranks[rank], sure + n) for n in range(len(mine) + 1)])
    paid = [_paid(colours[code], cards, sum(card.colour == code for card in free)) for code in codes]

    def worth(way: tuple[int, tuple[int, int]]) -> tuple[int, int]:
        counts, (points, away) = way
        gone = sum(table[counts >> _BITS * place & _COUNT] for place, table in enumerate(paid))
        return points + gone, -away.bit_count()

    chosen = max(ways.items(), key=worth)[1][1]
    away = {card for place, card in enumerate(free) if chosen >> place & 1}
    return {c: COLOUR if c in away or (c.rank not in ranks and c.colour in colours) else RANK for c in cards}


_BITS, _COUNT = 3, 7  # how many cards each colour got, three bits a colour: there are seven ranks
_Ways = dict[int, tuple[int, int]]  # by what the colours got: the points of the ranks, and which cards went


def _one_rank_more(ways: _Ways, mine: list[tuple[int, int]], paid: list[int]) -> _Ways:
    """Any of a rank's cards, each with its colour's place, may go; ``paid``: what so many that stay pay."""
    moves = [
        (sum(1 << _BITS * colour for _, colour in gone), sum(1 << place for place, _ in gone), paid[-1 - n])
        for n in range(len(mine) + 1)
        for gone in combinations(mine, n)
    ]
    after: _Ways = {}
    for counts, (points, away) in ways.items():
        for added, gone, stay in moves:
            key, better = counts + added, points + stay
            known = after.get(key)
            if known is None or better > known[0]:
                after[key] = (better, away | gone)
    return after


def _paid(rule: MeldRule, cards: Collection[Card], free: int) -> list[int]:
    """What a colour pays with none, one, two ... of its cards that have a choice."""
    sure = _held(rule, cards) - free
    return [pays(rule, sure + n) for n in range(free + 1)]


def _named(rules: Iterable[MeldRule], alike: str) -> dict[str, MeldRule]:
    return {alike_of(rule).of: rule for rule in rules if alike_of(rule).alike == alike}


def _held(rule: MeldRule, cards: Collection[Card]) -> int:
    pattern = alike_of(rule)
    return sum(_of(card, pattern.alike) == pattern.of for card in cards)


def _of(card: Card, alike: str) -> str:
    return card.rank if alike == RANK else card.colour
