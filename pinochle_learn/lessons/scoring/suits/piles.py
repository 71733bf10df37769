"""Piles of tricks, won in hands played out by the rules, and what each way of counting makes of them.

Where there is a kitty, what the bidder buried lies with the tricks and counts as well.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.deal.dealing import dealt, kitty, turned_last
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds.finding import best_melds
from pinochle_learn.engine.tricks.plays import Trick, add_card, ruling
from pinochle_learn.front import Variant, variants
from pinochle_learn.rules import Rules
from pinochle_learn.rules.schemes import SCHEMES
from pinochle_learn.text import say

_LARGE = 10  # the scale on which the schemes are written


@dataclass(frozen=True, slots=True)
class Pile:
    """The tricks that one side won, in order; ``last`` says whether the last trick of the hand is theirs.

    ``buried`` are the cards that it buried as the bidder.
    """

    tricks: tuple[tuple[Card, ...], ...]
    last: bool
    buried: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the pile."""
        return (*(card for trick in self.tricks for card in trick), *self.buried)


@dataclass(frozen=True, slots=True)
class Counted:
    """What one way of counting makes of a pile: points by rank, for the last trick, and in all."""

    key: str
    name: str
    each: tuple[float, ...]
    by_rank: tuple[float, ...]
    last: float
    total: float
    tables: tuple[str, ...]


def pile(rules: Rules, seed: int, side: int = 0, *, bidder: bool = False) -> Pile:
    """The tricks that a side won in a hand played at random by the rules; the seed decides.

    ``bidder`` says whether it had the bid, which makes a difference where there is a kitty.
    """
    table, chance = compiled(rules), Random(seed)
    hands, left = dealt(table, seed)
    held, aside = list(hands), kitty(table, left)
    trump = table.pack.suits[int(chance.random() * len(table.pack.suits))]
    stock = turned_last(left) if rules.stock else ()
    if stock:
        trump = table.pack.distinct[stock[-1]].suit
    leader = int(chance.random() * table.players)
    buried: tuple[Card, ...] = ()
    if aside:
        leader = side if bidder else (side + 1) % table.players
        held[leader], buried = _buried(table, held[leader], aside, trump, chance)
    won, last = [], leader
    for trick, last in _tricks(table, (held, stock), leader, trump, chance):
        if table.side_of(last) == side:
            won.append(tuple(table.pack.distinct[n] for n in trick.cards))
    return Pile(tuple(won), last=table.side_of(last) == side, buried=buried if bidder else ())


def _tricks(
    table: Compiled, cards: tuple[list[int], tuple[int, ...]], leader: int, trump: str, chance: Random
) -> Iterator[tuple[Trick, int]]:
    """Every trick of a hand played at random, and who won it; ``cards`` are the hands and the stock."""
    hands, stock = cards[0], list(cards[1])
    for _ in range(table.tricks):
        trick, lasts = Trick(), bool(stock)
        for step in range(table.players):
            seat = (leader + step) % table.players
            card = _some(table, hands[seat], trick, (trump, chance), stock=lasts)
            hands[seat] = table.pack.remove(hands[seat], card)
            trick = add_card(table, trick, card, trump)
        leader = (leader + trick.winner) % table.players
        for step in range(table.players) if lasts else ():
            seat = (leader + step) % table.players
            hands[seat] = table.pack.add(hands[seat], stock.pop(0))
        yield trick, leader


def _buried(
    table: Compiled, hand: int, kitty: int, trump: str, chance: Random
) -> tuple[int, tuple[Card, ...]]:
    """The bidder's hand once it has taken the kitty and buried as many cards, and these cards."""
    pack, rules = table.pack, table.rules.kitty
    cards = [*pack.cards(hand), *pack.cards(kitty)]
    melded = {card for meld in best_melds(table, pack.pile(cards), trump) for card in meld.cards}
    free = [card for card in cards if (rules and rules.bury_melded.value) or card not in melded]
    plain = [card for card in free if card.suit != trump]
    choice = list(next(some for some in (plain, free, cards) if len(some) >= len(pack.cards(kitty))))
    buried: list[Card] = []
    for _ in pack.cards(kitty):
        card = choice.pop(int(chance.random() * len(choice)))
        cards.remove(card)
        buried.append(card)
    return pack.pile(cards), tuple(buried)


def _some(table: Compiled, hand: int, trick: Trick, by: tuple[str, Random], *, stock: bool) -> int:
    trump, chance = by
    legal = ruling(table, hand, trick, trump, stock=stock).legal
    numbers = [n for n in range(len(table.pack.distinct)) if legal >> n & 1]
    return numbers[int(chance.random() * len(numbers))]


def counts(v: Variant, cards: Iterable[Card], *, last: bool) -> tuple[Counted, ...]:
    """The pile under each scheme, the table's own first; on the table's scale, in halves where it must be."""
    ranks, mine = v.pack.ranks, tuple(v.rules.count.points.value)
    held = [sum(card.rank == rank for card in group) for group in [tuple(cards)] for rank in ranks]
    extra = v.rules.count.last_trick.value
    found = []
    for key, points in SCHEMES.items():
        each = tuple(_plain(n * v.scale / _LARGE) for n in points[: len(ranks)])
        by_rank = tuple(_plain(n * one) for n, one in zip(held, each, strict=True))
        bonus = extra if last else 0
        total = _plain(round(sum(by_rank) + bonus, 1))
        found.append(Counted(key, scheme_name(key), each, by_rank, bonus, total, _players_of(key)))
    return tuple(sorted(found, key=lambda one: one.each != mine))


def scheme_name(key: str) -> str:
    """The name of a way of counting, for people."""
    names = {"counters": say("Counters"), "classic": say("Classic"), "simplified": say("Simplified")}
    return names[key]


@lru_cache(maxsize=len(SCHEMES))
def _players_of(key: str) -> tuple[str, ...]:
    large = ((v, v.on_scale(_LARGE)) for v in variants())
    return tuple(v.name for v, big in large if big and _plays(big, SCHEMES[key]))


def _plays(v: Variant, points: tuple[int, ...]) -> bool:
    return tuple(v.rules.count.points.value) == points[: len(v.pack.ranks)]


def _plain(number: float) -> float:
    """A whole number where it is one; halves and tenths without what a computer adds to them."""
    short = round(number, 1)
    return int(short) if short == int(short) else short
