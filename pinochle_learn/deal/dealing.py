"""What a deal starts from: hands shuffled by a seed, or given; its number and its target."""

from collections import Counter
from collections.abc import Iterable

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.deal.state import State
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.facts import read_target
from pinochle_learn.errors import CardError, SaveError
from pinochle_learn.rules import Rules
from pinochle_learn.text import say

Hands = tuple[int, ...]


def dealt(table: Compiled, seed: int) -> tuple[Hands, Hands]:
    """Deals by a seed: the hands, and the cards that are left, by number in their order.

    Each seat gets the same cards whoever deals, at every table with this pack and this size of hand.
    """
    pack, size = table.pack, table.rules.hand_size
    cards = shuffled(pack.whole(), seed)
    hands = tuple(pack.pile(cards[seat * size : (seat + 1) * size]) for seat in range(table.players))
    return hands, tuple(pack.number[card] for card in cards[table.players * size :])


def given(table: Compiled, hands: object, left: object = None) -> tuple[Hands, Hands]:
    """Takes hands as they are given, and what they leave of the pack in the order given, or shuffled.

    Raises:
        CardError: too few or too many hands or cards, or cards that the pack does not have.
    """
    if isinstance(hands, str) or not isinstance(hands, Iterable):
        raise CardError(
            say("hands are one text or list of cards for each of the {n} seats.", n=table.players)
        )
    read = [table.pack.read(hand) for hand in hands]
    if len(read) != table.players:
        raise CardError(say("{n} hands: this table has {seats} seats.", n=len(read), seats=table.players))
    size = table.rules.hand_size
    for seat, hand in enumerate(read):
        if len(hand) != size:
            raise CardError(
                say("The hand of seat {seat} has {n} cards, not {size}.", seat=seat, n=len(hand), size=size)
            )
    everything: list[Card] = [card for hand in read for card in hand]
    table.pack.check_copies(everything)
    rest = tuple((Counter(table.pack.whole()) - Counter(everything)).elements())
    order = tuple(shuffled(rest, 0)) if left is None else table.pack.read(left)
    order = order if left is None else (*order[-1:], *order[:-1])  # a stock is given in the order drawn
    if Counter(order) != Counter(rest):
        raise CardError(say("The stock is not what the hands leave of the pack."))
    return tuple(table.pack.pile(hand) for hand in read), tuple(table.pack.number[card] for card in order)


def laid_out(table: Compiled, state: State, left: Hands) -> State:
    """Puts what the hands leave of the pack where the table puts it: kitty, stock, discard pile."""
    if table.rules.stock is not None:
        return state.but(stock=turned_last(left))
    if table.rules.turns is not None:
        return state.but(pile=left[:1], stock=left[1:])
    if table.left_out:
        turned, *out = left
        trump = None if table.rules.auctioned else table.suit_or_colour_of[turned]
        return state.but(turned=turned, out=tuple(out), trump=trump)
    return state.but(kitty=kitty(table, left))


def left_over(state: State) -> Hands:
    """What the hands left of the pack, in the order in which a stock is given: the turned card last."""
    return (*state.stock, *state.pile) if state.turned is None else (*state.out, state.turned)


def kitty(table: Compiled, left: Hands) -> int:
    """The kitty of what the hands leave; 0 at a table without one."""
    return table.pack.pile(table.pack.distinct[number] for number in left) if table.rules.kitty else 0


def turned_last(left: Hands) -> Hands:
    """The order of the stock: the first card is turned up and drawn last."""
    return (*left[1:], *left[:1])


def number(given: object) -> int:
    """Reads the number of a deal in its game.

    Raises:
        SaveError: no whole number from 1.
    """
    if type(given) is not int or given < 1:
        raise SaveError(say("The number of a deal is a whole number from 1, not {n!r}.", n=given))
    return given


def target(rules: Rules, given: object) -> int | None:
    """Reads the score that a deal is played to; ``None`` is the table's own.

    Raises:
        SaveError, ScoreError: a target that the table does not have.
    """
    first, step = rules.game.target.value, rules.game.raised_by.value
    if given is None or given == first:
        return first
    if first is None or step is None:
        raise SaveError(say("No target is raised at this table, so it cannot be {n!r}.", n=given))
    return read_target(given, first, step)
