"""Exact chances over all hands: of each meld, and of each total with a named trump suit.

The total of a hand is the sum of what its suits meld (runs, marriages, nines), of arounds, which ask for the
fewest copies in any suit, and of melds of certain cards in different suits (the pinochle). "At least so many
copies" of the cards concerned makes the suits independent of one another: their counts multiply. Differences
of such counts give "exactly so many", and with them the points.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cached_property, reduce
from itertools import product

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import TIMES
from pinochle_learn.engine.melds.options import options
from pinochle_learn.engine.melds.packing import Option, best
from pinochle_learn.engine.melds.scopes import Scope
from pinochle_learn.engine.odds.colours import coloured_ways
from pinochle_learn.engine.odds.polynomials import Counts, Drawn, Unseen
from pinochle_learn.errors import RuleError, ScoreError
from pinochle_learn.rules import Around
from pinochle_learn.text import listed, say

Totals = dict[int, int]  # points, and a polynomial or a number of ways


class Odds:
    """Exact chances: ``ways`` are all hands, ``melds`` those with a meld by its key, ``totals`` by points.

    A meld that pays alike for each copy is asked for once; others also as double, triple and so on. Where
    cards have colours there are single melds only: ``aces-around`` are at least four, ``five-aces-around``
    at least five.
    """

    def __init__(self, table: Compiled, unseen: Unseen, trump: str | None) -> None:
        self._table = table
        self._unseen = unseen
        self.trump = trump

    @property
    def ways(self) -> int:
        """All hands that may be drawn, each as likely as any other."""
        return self._unseen.ways

    @cached_property
    def melds(self) -> dict[str, int]:
        """In how many hands each meld can be laid, by itself; without a trump suit: in any suit as trump."""
        of_melds = coloured_ways if self._table.pack.colours else _meld_ways
        return dict(of_melds(self._table, self._unseen, self.trump))

    @cached_property
    def totals(self) -> dict[int, int]:
        """In how many hands the best melds come to each number of points, ascending.

        Raises:
            RuleError: no trump suit is named, on which a total depends; or cards have colours, so that melds
                choose between rank and colour, or score nothing.
        """
        if self._table.pack.colours:
            raise RuleError(_single_only(self._table))
        if self.trump is None:
            raise RuleError(say("A total depends on the trump suit: name it."))
        return dict(sorted(_total_ways(self._table, self._unseen, self.trump).items()))

    def chance(self, meld: str) -> Fraction:
        """The chance of a meld, by its key.

        Raises:
            RuleError: no meld of that key is played.
        """
        if meld not in self.melds:
            raise RuleError(
                say("There is no meld {key!r} here: say {keys}.", key=meld, keys=listed(self.melds, "or"))
            )
        return Fraction(self.melds[meld], self.ways)

    def at_least(self, points: int) -> Fraction:
        """The chance of so many points or more.

        Raises:
            ScoreError: no whole number.
        """
        if type(points) is not int:
            raise ScoreError(say("points is a whole number, not {n!r}.", n=points))
        return Fraction(sum(n for total, n in self.totals.items() if total >= points), self.ways)

    @property
    def mean(self) -> Fraction:
        """The points on average."""
        return Fraction(sum(points * n for points, n in self.totals.items()), self.ways)


def _single_only(table: Compiled) -> str:
    if table.rules.turns is not None:
        text = "At {name} melds score nothing, so there is no total: ask for the chance of single melds."
        return say(text, name=table.rules.name)
    text = (
        "{name} gives the chances of single melds only: its melds choose between rank and colour, "
        "so that a total is no sum of them."
    )
    return say(text, name=table.rules.name)


# --- single melds ------------------------------------------------------------------------------------------


def _meld_ways(table: Compiled, unseen: Unseen, trump: str | None) -> Iterator[tuple[str, int]]:
    suits = [trump] if trump is not None else list(table.pack.suits)
    found: dict[str, dict[str | None, list[Option]]] = {}
    for suit in suits:
        for option in options(table.pack, table.rules.meld, suit):
            places = found.setdefault(option.rule.key, {})
            places.setdefault(option.suit, [option])
    for key, places in found.items():
        firsts = [options_[0] for options_ in places.values()]
        for copies in (1,) if firsts[0].each else range(1, len(firsts[0].points) + 1):
            yield f"{TIMES[copies]}-{key}".strip("-"), _with_any(table, unseen, firsts, copies)


def _with_any(table: Compiled, unseen: Unseen, places: list[Option], copies: int) -> int:
    """Hands that hold the meld in at least one of its places, which share no card."""
    drawn = Drawn(unseen.drawn)
    everywhere = set(range(len(table.pack.distinct)))
    without = 1
    for option in places:
        numbers = {number for number, _ in option.needs}
        everywhere -= numbers
        free = _cards(drawn, unseen, dict.fromkeys(numbers, 0))
        without = drawn.times(without, free - _cards(drawn, unseen, {n: k * copies for n, k in option.needs}))
    return unseen.ways - drawn.ways(drawn.times(without, _cards(drawn, unseen, dict.fromkeys(everywhere, 0))))


def _cards(drawn: Drawn, unseen: Unseen, least: dict[int, int]) -> int:
    polys = (drawn.card(unseen.left[n], unseen.held[n], k) for n, k in least.items())
    return reduce(drawn.times, polys, 1)


# --- the total ---------------------------------------------------------------------------------------------


class _Suit:
    """One suit: what it melds by itself, by the least copies of the cards that are asked for."""

    def __init__(
        self, table: Compiled, unseen: Unseen, suit: str, scopes: Iterable[Scope], asked: Counts
    ) -> None:
        self.drawn = Drawn(unseen.drawn)
        self.asked = asked
        own = [n for n, card in enumerate(table.pack.distinct) if card.suit == suit]
        self.scopes = [scope for scope in scopes if set(scope.numbers) <= set(own)]
        read = sorted({n for scope in self.scopes for n in scope.numbers} | set(asked))
        rest = _cards(self.drawn, unseen, dict.fromkeys(set(own) - set(read), 0))
        self.at_least = self._summed(self._exactly(unseen, read, rest), table.pack.copies)

    def _exactly(self, unseen: Unseen, read: list[int], rest: int) -> dict[Counts, Totals]:
        """For each number of copies of the cards asked for: the points of the suit, and the draws."""
        ranges = [range(unseen.held[n], unseen.held[n] + unseen.left[n] + 1) for n in read]
        polys = {
            (n, k): self.drawn.card(unseen.left[n], unseen.held[n], k, k)
            for n, counts in zip(read, ranges, strict=True)
            for k in counts
        }
        found: dict[Counts, Totals] = defaultdict(lambda: defaultdict(int))
        for counts in product(*ranges):
            held = dict(zip(read, counts, strict=True))
            poly = reduce(self.drawn.times, (polys[n, k] for n, k in held.items()), rest)
            if poly:
                key = tuple(held[n] for n in self.asked)
                found[key][sum(_points(scope, held) for scope in self.scopes)] += poly
        return found

    def _summed(self, exactly: dict[Counts, Totals], copies: int) -> dict[Counts, Totals]:
        """Turns "exactly so many copies" into "at least so many", one card after the other."""
        table = exactly
        for place in range(len(self.asked)):
            summed: dict[Counts, Totals] = {}
            for key in sorted(_keys(len(self.asked), copies), reverse=True):
                above = (*key[:place], key[place] + 1, *key[place + 1 :])
                summed[key] = _added(table.get(key, {}), summed.get(above, {}))
            table = summed
        return table


def _keys(places: int, copies: int) -> Iterable[Counts]:
    return product(range(copies + 1), repeat=places)


def _points(scope: Scope, held: dict[int, int]) -> int:
    return best(scope.options, {number: held[number] for number in scope.numbers})[0]


def _added(one: Totals, other: Totals) -> Totals:
    total = dict(one)
    for points, poly in other.items():
        total[points] = total.get(points, 0) + poly
    return total


class _Total:
    """All that the count of totals needs, found once."""

    def __init__(self, table: Compiled, unseen: Unseen, trump: str | None) -> None:
        self.table, self.drawn = table, Drawn(unseen.drawn)
        scopes = table.scopes[trump]
        self.arounds = [s.options[0] for s in scopes if isinstance(s.options[0].rule.cards.value, Around)]
        self.crossing = [s for s in scopes if s.options[0].suit is None and s.options[0] not in self.arounds]
        self.cross = tuple(sorted({n for scope in self.crossing for n in scope.numbers}))
        self.suits = {
            suit: _Suit(table, unseen, suit, scopes, self._asked(suit)) for suit in table.pack.suits
        }

    def _asked(self, suit: str) -> Counts:
        """The cards of a suit that a meld wants together with cards of other suits."""
        wanted = {n for option in self.arounds for n, _ in option.needs} | set(self.cross)
        return tuple(sorted(n for n in wanted if self.table.suit_of[n] == suit))

    def least(self, suit: str, around: Counts, cross: Counts) -> Totals:
        """What a suit melds if each around asks for so many copies, and each crossing card for so many."""
        wanted = dict(zip(self.cross, cross, strict=True))
        for option, copies in zip(self.arounds, around, strict=True):
            for number, _ in option.needs:
                wanted[number] = max(wanted.get(number, 0), copies)
        made = self.suits[suit]
        return made.at_least[tuple(wanted[n] for n in made.asked)]


def _total_ways(table: Compiled, unseen: Unseen, trump: str | None) -> Totals:
    count = _Total(table, unseen, trump)
    found: Totals = defaultdict(int)
    for cross, weights in _weights(count):
        exact = _exact_arounds(count, {key: _product(count, key, cross) for key in _around_keys(count)})
        for points, ways in exact.items():
            for extra, sign in weights.items():
                found[points + extra] += sign * ways
    return {points: ways for points, ways in found.items() if ways}


def _around_keys(count: _Total) -> list[Counts]:
    return list(_keys(len(count.arounds), count.table.pack.copies))


def _weights(count: _Total) -> Iterator[tuple[Counts, dict[int, int]]]:
    """Melds across suits as a sum of "at least so many copies": points to add, and how often."""
    copies = count.table.pack.copies
    for least in _keys(len(count.cross), copies):
        weights: dict[int, int] = defaultdict(int)
        for steps in product((0, 1), repeat=len(least)):
            held = {n: k - step for n, k, step in zip(count.cross, least, steps, strict=True)}
            if min(held.values(), default=0) >= 0:
                weights[sum(_points(scope, held) for scope in count.crossing)] += (-1) ** sum(steps)
        weights = {points: n for points, n in weights.items() if n}
        if weights:
            yield least, weights


def _product(count: _Total, around: Counts, cross: Counts) -> Totals:
    """The points of all suits together, and in how many ways all cards are drawn."""
    parts = sorted((count.least(suit, around, cross) for suit in count.table.pack.suits), key=len)
    total: Totals = {0: 1}
    for part in parts[:-1]:
        total = _multiplied(count.drawn, total, part)
    return {p: count.drawn.ways(poly) for p, poly in _multiplied(count.drawn, total, parts[-1]).items()}


def _multiplied(drawn: Drawn, one: Totals, other: Totals) -> Totals:
    total: Totals = defaultdict(int)
    for points, poly in one.items():
        for more, second in other.items():
            total[points + more] += drawn.times(poly, second)
    return total


def _exact_arounds(count: _Total, least: dict[Counts, Totals]) -> Totals:
    """Turns "each around at least so often" into "exactly so often", and adds what that pays."""
    for place in range(len(count.arounds)):
        for key in sorted(least):  # ascending: what lies above is still "at least"
            above = least.get((*key[:place], key[place] + 1, *key[place + 1 :]), {})
            least[key] = _added(least[key], {points: -ways for points, ways in above.items()})
    found: Totals = defaultdict(int)
    for key, totals in least.items():
        pays = sum(option.most(n) for option, n in zip(count.arounds, key, strict=True))
        for points, ways in totals.items():
            found[points + pays] += ways
    return found


def unseen_of(table: Compiled, held: Iterable[Card], drawn: int, *, count_held: bool) -> Unseen:
    """What is drawn from, once some cards are held; ``count_held``: held ones meld too."""
    left, own = [table.pack.copies] * len(table.pack.distinct), [0] * len(table.pack.distinct)
    for card in held:
        left[table.pack.number[card]] -= 1
        own[table.pack.number[card]] += 1 if count_held else 0
    return Unseen(tuple(left), tuple(own), drawn)
