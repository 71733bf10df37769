"""A deal that is played by the rules at random, with one duty failed on purpose where that is asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.plays import Trick, add_card, ruling
from pinochle_learn.engine.verdicts import legal_plays

T = TypeVar("T")
_FOLLOWING, _VOID = {"follow", "beat", "cannot-beat", "ruffed"}, {"trump", "overtrump", "cannot-overtrump"}
_MAY_FAIL = {"follow": _FOLLOWING, "beat": {"beat"}, "trump": _VOID, "overtrump": {"overtrump"}}
_LINES = 8  # ways to go on from one ending, until a duty can be failed on one of them


@dataclass(slots=True)
class Playing:
    """A deal being played; ``plays`` are the card numbers since ``first`` led, from the hands ``start``."""

    table: Compiled
    trump: str
    hands: list[int]
    leader: int
    start: tuple[int, ...] = field(init=False)
    first: int = field(init=False)
    plays: list[int] = field(default_factory=list)
    trick: Trick = field(default_factory=Trick)

    def __post_init__(self) -> None:
        self.start, self.first = tuple(self.hands), self.leader

    @property
    def seat(self) -> int:
        """Who is to play."""
        return (self.leader + len(self.trick.cards)) % self.table.players

    def put(self, number: int) -> None:
        """Plays a card, legal or not."""
        self.hands[self.seat] = self.table.pack.remove(self.hands[self.seat], number)
        self.trick = add_card(self.table, self.trick, number, self.trump)
        self.plays.append(number)
        if len(self.trick.cards) == self.table.players:
            self.leader = (self.leader + self.trick.winner) % self.table.players
            self.trick = Trick()

    def put_any(self, chance: Random, tricks: int) -> None:
        """Plays legal cards at random until so many tricks lie on the table."""
        while len(self.plays) < tricks * self.table.players:
            self.put(self.any_legal(chance))

    def any_legal(self, chance: Random) -> int:
        """One of the cards that may be played now."""
        legal = ruling(self.table, self.hands[self.seat], self.trick, self.trump).legal
        return pick(chance, [n for n in range(len(self.table.pack.distinct)) if legal >> n & 1])

    def slips(self, duty: str) -> list[int]:
        """The cards that would fail a duty if they were played now."""
        table, hand = self.table, self.hands[self.seat]
        now = ruling(table, hand, self.trick, self.trump)
        wrong = hand & table.all & ~now.legal
        if not wrong or now.rule not in _MAY_FAIL[duty]:
            return []
        legal, distinct = legal_plays(table, hand, self.trick, self.trump), table.pack.distinct
        return [n for n, card in enumerate(distinct) if wrong >> n & 1 and legal[card].rule == duty]


def pick(chance: Random, choices: Sequence[T]) -> T:
    """One of some things; only ``Random.random`` is used, whose numbers stay the same for a seed."""
    return choices[int(chance.random() * len(choices))]


def dealt(table: Compiled, chance: Random) -> list[int]:
    """Hands of a fresh deal."""
    cards = shuffled(table.pack.whole(), int(chance.random() * 2**31))
    size = table.rules.deal.hand.value
    return [table.pack.pile(cards[seat * size : (seat + 1) * size]) for seat in range(table.players)]


def ending(table: Compiled, chance: Random, left: int) -> Playing:
    """A deal played by the rules until ``left`` cards are in each hand."""
    whole = Playing(
        table,
        trump=pick(chance, table.pack.suits),
        hands=dealt(table, chance),
        leader=pick(chance, range(table.players)),
    )
    whole.put_any(chance, table.rules.deal.hand.value - left)
    return Playing(table, whole.trump, whole.hands, whole.leader)


def with_slip(
    begun: Playing, chance: Random, tricks: int, duty: str, may_slip: Callable[[int], bool]
) -> Playing | None:
    """Plays on for some tricks, in which one player fails one duty; ``None`` where that cannot happen."""
    for _ in range(_LINES):
        line = Playing(begun.table, begun.trump, list(begun.hands), begun.leader)
        spots: list[tuple[int, int]] = []
        for place in range(tricks * begun.table.players):
            if may_slip(line.seat):
                spots += [(place, number) for number in line.slips(duty)]
            line.put(line.any_legal(chance))
        if spots:
            place, number = pick(chance, spots)
            for card in (*line.plays[:place], number):
                begun.put(card)
            begun.put_any(chance, tricks)
            return begun
    return None
