"""What one seat may know of a deal, and nothing else."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from pinochle_learn.cards import Card
from pinochle_learn.deal.state import LaidMeld, State, Taken, side_points
from pinochle_learn.engine.bidding.bidding import Call
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import MeldSet
from pinochle_learn.engine.melds.growing import Spread
from pinochle_learn.rules import Rules

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SeenTrick:
    """A trick as everybody saw it: who led, the cards in order, who won (``None`` while it is open)."""

    leader: int | None
    cards: Cards
    winner: int | None


@dataclass(frozen=True, slots=True)
class View:
    """A deal as seen from one seat, with the rules that it is played by; of other hands it has the sizes.

    ``kitty`` is empty as long as the seat has not seen it. What is buried only the bidder knows until the
    deal is over; where trumps among it are announced, ``buried_trumps`` is their number. ``on_table`` are the
    melded cards before each seat, ``spreads`` the same with what each of them has served for; of the
    ``stock`` only its size and the ``turned`` card are known. While it lasts the winner of a trick acts
    ``after_trick``, and ``may_meld`` until he has. ``target`` is the score that the game is played to.

    In a game of turns all see the discard ``pile``, its top card last, and the melds ``laid``; ``stage`` is
    that of the player to act, who alone is told the card ``drawn``. At the end ``left`` are the cards of all.
    """

    rules: Rules = field(repr=False)
    seat: int
    phase: str
    to_act: int | None
    dealer: int
    hand: Cards
    hand_sizes: tuple[int, ...]
    calls: tuple[Call, ...]
    bidder: int | None
    bid: int | None
    trump: str | None
    given: Cards
    received: Cards
    melds: tuple[MeldSet | None, ...]
    trick: SeenTrick
    tricks: tuple[SeenTrick, ...]
    trick_points: tuple[int, ...]
    kitty: Cards
    buried: Cards
    buried_trumps: int | None
    on_table: tuple[Cards, ...]
    spreads: tuple[Spread, ...]
    after_trick: bool
    may_meld: bool
    stock: int
    turned: Card | None
    second_melds: tuple[MeldSet | None, ...]
    pile: Cards
    laid: tuple[LaidMeld, ...]
    stage: str
    drawn: Card | None
    reshuffled: int
    left: tuple[Cards, ...]
    scores: tuple[int, ...]
    target: int | None


def view(
    table: Compiled, state: State, seat: int, scores: tuple[int, ...], target: int | None = None
) -> View:
    """Builds the view of one seat: its own cards, and what was said and shown to all."""
    hands = [table.pack.cards(hand) for hand in state.hands]
    return View(
        rules=table.rules,
        seat=seat,
        phase=state.phase,
        to_act=state.to_act,
        dealer=state.dealer,
        hand=hands[seat],
        hand_sizes=tuple(map(len, hands)),
        calls=state.bidding.calls,
        bidder=state.bidder,
        bid=state.bid,
        trump=state.trump,
        given=_cards(table, (n for p in state.passed if p.giver == seat for n in p.cards)),
        received=_cards(table, (n for p in state.passed if p.taker == seat for n in p.cards)),
        melds=state.melds,
        trick=SeenTrick(state.leader, _cards(table, state.trick.cards), None),
        tricks=tuple(_seen(table, taken) for taken in state.tricks),
        trick_points=side_points(table, state, buried=_knows_buried(state, seat)),
        kitty=_kitty(table, state, seat),
        buried=table.pack.cards(state.buried) if _knows_buried(state, seat) else (),
        buried_trumps=_announced(table, state),
        on_table=tuple(_cards(table, (card.number for card in spread.cards)) for spread in state.spreads),
        spreads=state.spreads,
        after_trick=state.after_trick,
        may_meld=state.may_meld,
        stock=len(state.stock),
        turned=_turned(table, state),
        second_melds=state.second_melds,
        pile=_cards(table, state.pile),
        laid=state.laid,
        stage=state.stage,
        drawn=_drawn(table, state, seat),
        reshuffled=state.reshuffled,
        left=tuple(hands) if table.rules.turns is not None and state.phase == "over" else (),
        scores=scores,
        target=target,
    )


def _turned(table: Compiled, state: State) -> Card | None:
    number = state.stock[-1] if state.stock and table.rules.stock is not None else state.turned
    return None if number is None else table.pack.distinct[number]


def _drawn(table: Compiled, state: State, seat: int) -> Card | None:
    return None if state.drawn is None or seat != state.to_act else table.pack.distinct[state.drawn]


def _knows_buried(state: State, seat: int) -> bool:
    return seat == state.bidder or state.phase == "over"


def _kitty(table: Compiled, state: State, seat: int) -> Cards:
    rules = table.rules.kitty
    if rules is None or not (state.kitty_taken or state.phase == "over"):
        return ()
    seen = rules.shown.value or seat == state.bidder or state.phase == "over"
    return table.pack.cards(state.kitty) if seen else ()


def _announced(table: Compiled, state: State) -> int | None:
    rules = table.rules.kitty
    if rules is None or rules.bury_trump.value == "free" or not state.buried:
        return None
    return sum(card.suit == state.trump for card in table.pack.cards(state.buried))


def _seen(table: Compiled, taken: Taken) -> SeenTrick:
    return SeenTrick(taken.leader, _cards(table, taken.cards), taken.winner)


def _cards(table: Compiled, numbers: Iterable[int]) -> Cards:
    return tuple(table.pack.distinct[number] for number in numbers)
