"""Melds laid one at a time on a table that grows: which cards are fresh, and which may serve once more.

A card on the table remembers, by type of meld, what it has served for there. In each meld at least one card
comes from the hand, where the rules want that (``stock.fresh_card``). A card from the table joins a meld of
a type in which it has not served; where the rules let cards serve again (``meld.reuse``), also one that pays
more than whatever it served for there.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import Meld, make_meld, meld_name
from pinochle_learn.engine.melds.packing import Option


class Service(NamedTuple):
    """What a card has served for in one type: the most that such a meld paid, and its name."""

    type: str
    points: int
    name: str


class Shown(NamedTuple):
    """A card on the table: its number in the pack, and what it has served for."""

    number: int
    served: tuple[Service, ...] = ()

    def most(self, kind: str) -> int:
        """The most that it has served for in a type; 0: it has not served there."""
        return max((service.points for service in self.served if service.type == kind), default=0)

    def and_served(self, service: Service) -> "Shown":
        """The same card after one more meld."""
        others = tuple(s for s in self.served if s.type != service.type or s.points > service.points)
        return Shown(self.number, tuple(sorted((*others, service))))


class Spread(NamedTuple):
    """The cards that lie before a player, and the melds laid so far, in order."""

    cards: tuple[Shown, ...] = ()
    melds: tuple[Meld, ...] = ()


class Placed(NamedTuple):
    """Where the cards of a meld come from: numbers from the hand, places among the cards on the table."""

    fresh: tuple[int, ...]
    reused: tuple[int, ...]


def may_serve(table: Compiled, card: Shown, kind: str, points: int) -> bool:
    """Says whether a card on the table may join a meld of this type that pays so much."""
    most = card.most(kind)
    return most == 0 or (table.rules.meld.reuse.value == "higher" and most < points)


def place(table: Compiled, spread: Spread, hand: int, option: Option, copies: int) -> Placed | None:
    """Finds the cards of a meld: from the table where a card may serve, from the hand otherwise.

    Of several cards on the table the one is taken that has served for most. If one must come from the hand
    and none would, the first card of the meld does of which the hand holds one; ``None``: it cannot be laid.
    """
    needs = {number: wanted * copies for number, wanted in option.needs}
    placed = gather(table, spread, hand, needs, service(option, copies))
    if placed is None or placed.fresh or not needs_fresh(table):
        return placed
    return _with_one_fresh(table, spread, hand, placed.reused)


def gather(
    table: Compiled, spread: Spread, hand: int, needs: Mapping[int, int], joined: Service
) -> Placed | None:
    """Finds so many of each card for a service, from the table where one may serve, else from the hand."""
    fresh: list[int] = []
    reused: list[int] = []
    for number, wanted in needs.items():
        lying = _may_join(table, spread, number, joined)[:wanted]
        missing = wanted - len(lying)
        if table.pack.copies_in(hand, number) < missing:
            return None
        reused += lying
        fresh += [number] * missing
    return Placed(tuple(fresh), tuple(reused))


def needs_fresh(table: Compiled) -> bool:
    """Whether each meld needs a card from the hand."""
    return table.rules.stock is None or table.rules.stock.fresh_card.value


def _may_join(table: Compiled, spread: Spread, number: int, joined: Service) -> list[int]:
    lying = [i for i, card in enumerate(spread.cards) if card.number == number]
    may = [i for i in lying if may_serve(table, spread.cards[i], joined.type, joined.points)]
    return sorted(may, key=lambda i: -spread.cards[i].most(joined.type))


def _with_one_fresh(table: Compiled, spread: Spread, hand: int, reused: tuple[int, ...]) -> Placed | None:
    for place_ in sorted(reused, key=lambda i: spread.cards[i].number):
        number = spread.cards[place_].number
        if table.pack.copies_in(hand, number):
            return Placed((number,), tuple(i for i in reused if i != place_))
    return None


def lay(
    table: Compiled, spread: Spread, hand: int, option: Option, copies: int, trump: str | None
) -> tuple[Spread, int] | None:
    """Lays a meld: the table and the hand after it; ``None`` where it cannot be laid."""
    placed = place(table, spread, hand, option, copies)
    if placed is None:
        return None
    meld = make_meld(table, option, copies, trump)
    cards = served(spread, placed, service(option, copies))
    return Spread(cards, (*spread.melds, meld)), without(table, hand, placed.fresh)


def service(option: Option, copies: int) -> Service:
    """What a card serves for in a meld."""
    return Service(option.rule.type.value, option.pays(copies), meld_name(option.rule, copies))


def served(spread: Spread, placed: Placed, joined: Service) -> tuple[Shown, ...]:
    """The cards on the table after those that are placed have served once more."""
    lying = [card.and_served(joined) if i in placed.reused else card for i, card in enumerate(spread.cards)]
    return (*lying, *(Shown(number, (joined,)) for number in placed.fresh))


def without(table: Compiled, hand: int, numbers: Iterable[int]) -> int:
    """A hand without some of its cards."""
    for number in numbers:
        hand = table.pack.remove(hand, number)
    return hand


def could_lay(table: Compiled, spread: Spread, hand: int, trump: str | None) -> list[tuple[Option, int]]:
    """Every meld that may be laid now, in the record's order."""
    return [
        (option, copies)
        for option in table.options[trump]
        for copies in ((1,) if option.each else range(1, len(option.points) + 1))
        if place(table, spread, hand, option, copies) is not None
    ]


def cards_of(table: Compiled, numbers: Iterable[int]) -> tuple[Card, ...]:
    """Cards by their numbers."""
    return tuple(table.pack.distinct[number] for number in numbers)


def beside(table: Compiled, option: Option) -> bool:
    """Says whether a meld is laid beside the one of a trick: the nine of trump, where it is exchanged."""
    stock = table.rules.stock
    return option.rule.key == "dix" and stock is not None and stock.dix_exchange.value


# --- the best order ----------------------------------------------------------------------------------------

Plan = tuple[tuple[Option, int], ...]
Value = tuple[int, tuple[int, ...]]  # all points, and the points in the order laid


def best_plan(table: Compiled, spread: Spread, hand: int, trump: str | None, tricks: int) -> tuple[int, Plan]:
    """The melds that pay most over so many tricks won, without the cards still to be drawn.

    A nine of trump that is exchanged or shown beside the melds takes no trick of its own.

    Of plans that pay alike, the one that pays more at first.
    """
    known: dict[tuple[tuple[Shown, ...], int, int], tuple[Value, Plan]] = {}

    def search(before: Spread, held: int, left: int) -> tuple[Value, Plan]:
        key = (tuple(sorted(before.cards)), held, left)
        if key not in known:
            known[key] = best((0, ()), before, held, left)
        return known[key]

    def best(nothing: Value, before: Spread, held: int, left: int) -> tuple[Value, Plan]:
        top: tuple[Value, Plan] = (nothing, ())
        for option, copies in could_lay(table, before, held, trump) if left else ():
            placed = place(table, before, held, option, copies)
            if placed is None:
                continue
            after = Spread(served(before, placed, service(option, copies)))
            left_then = left if beside(table, option) else left - 1
            (points, order), plan = search(after, without(table, held, placed.fresh), left_then)
            pays = option.pays(copies)
            value = (points + pays, (pays, *order))
            if value > top[0]:
                top = (value, ((option, copies), *plan))
        return top

    (points, _), plan = search(spread, hand, tricks)
    return points, plan
