"""The state of a deal: one frozen record. A phase is a pure function from one state to the next."""

from dataclasses import dataclass, replace

from pinochle_learn.engine.bidding.bidding import Bidding
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import MeldSet
from pinochle_learn.engine.melds.groups import Group
from pinochle_learn.engine.melds.growing import Spread
from pinochle_learn.engine.tricks.plays import Trick

Pair = tuple[int, ...]
NO_TRICK = Trick()


@dataclass(frozen=True, slots=True)
class Passed:
    """Cards that one seat gave another, face down."""

    giver: int
    taker: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Taken:
    """A finished trick: who led, the cards in the order played, the seat that won."""

    leader: int
    cards: tuple[int, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """A meld in a game of turns: the seat that laid it, and its kind and cards, also those laid off on it."""

    owner: int
    group: Group


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a deal at one moment. Hands are the engine's integers, by seat."""

    phase: str
    dealer: int
    hands: Pair
    bidding: Bidding
    to_act: int | None = None
    bidder: int | None = None
    bid: int | None = None
    trump: str | None = None
    passed: tuple[Passed, ...] = ()
    melds: tuple[MeldSet | None, ...] = ()
    thrown_in: bool = False
    leader: int | None = None
    trick: Trick = NO_TRICK
    tricks: tuple[Taken, ...] = ()
    kitty: int = 0  # as it was dealt, also when it is taken
    kitty_taken: bool = False
    buried: int = 0
    has_marriage: bool = True
    stock: tuple[int, ...] = ()  # in the order drawn; the turned card is the last
    spreads: tuple[Spread, ...] = ()
    after_trick: bool = False  # the winner of a trick may meld, before the next lead
    may_meld: bool = False
    declared_by: int | None = None
    turned: int | None = None  # the card turned up after the deal, where it stays out of play
    out: tuple[int, ...] = ()  # the other cards that are dealt to nobody
    second_melds: tuple[MeldSet | None, ...] = ()  # by side, from the cards won
    seed: int = 0  # of what is shuffled anew during the deal
    pile: tuple[int, ...] = ()  # the discard pile; the top card is the last
    laid: tuple[LaidMeld, ...] = ()  # the melds on the table, in the order laid
    stage: str = ""  # of a turn: draw, meld, lay off
    drawn: int | None = None  # the card that the player to act has just drawn
    laid_now: int = 0  # melds laid in this turn
    reshuffled: int = 0  # how often the pile was made a new stock

    def but(self, **changes: object) -> "State":
        """The same state with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


def clockwise(table: Compiled, start: int) -> tuple[int, ...]:
    """Every seat, from ``start`` on."""
    return tuple((start + step) % table.players for step in range(table.players))


def partner(table: Compiled, seat: int) -> int:
    """The seat opposite, at a table of partners."""
    return (seat + table.sides) % table.players


def side_melds(table: Compiled, state: State) -> Pair:
    """What each side has laid so far, in points."""
    points = [0] * table.sides
    for seat, melds in enumerate(state.melds):
        points[table.side_of(seat)] += melds.points if melds else 0
    return tuple(points)


def side_second_melds(table: Compiled, state: State) -> Pair:
    """What each side has laid after the play, in points."""
    return tuple(melds.points if melds else 0 for melds in state.second_melds) or (0,) * table.sides


def side_pile(table: Compiled, state: State, side: int) -> int:
    """The cards that a side has won in tricks, as a hand."""
    won = (n for trick in state.tricks if table.side_of(trick.winner) == side for n in trick.cards)
    return table.pack.pile(table.pack.distinct[n] for n in won)


def side_tricks(table: Compiled, state: State) -> Pair:
    """How many tricks each side has taken."""
    taken = [0] * table.sides
    for trick in state.tricks:
        taken[table.side_of(trick.winner)] += 1
    return tuple(taken)


def side_points(table: Compiled, state: State, *, buried: bool = True) -> Pair:
    """The trick points that each side has taken, with the last trick once it is played.

    ``buried`` says whether the cards that the bidder buried, which only he knows, are counted for him.
    """
    points = [0] * table.sides
    if buried and state.bidder is not None:
        for card in table.pack.cards(state.buried):
            points[table.side_of(state.bidder)] += table.points[table.pack.number[card]]
    for trick in state.tricks:
        points[table.side_of(trick.winner)] += sum(table.points[number] for number in trick.cards)
    if state.tricks and len(state.tricks) == table.tricks:
        points[table.side_of(state.tricks[-1].winner)] += table.rules.count.last_trick.value
    return tuple(points)
