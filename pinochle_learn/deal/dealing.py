"""Hands for a deal: shuffled by a seed, or given."""

from collections import Counter
from collections.abc import Iterable

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.errors import ActionError, CardError
from pinochle_learn.text import say

Hands = tuple[int, ...]


def dealt(table: Compiled, seed: int) -> tuple[Hands, int]:
    """Deals by a seed: the hands, and the kitty, which is what is left.

    Each seat gets the same cards whoever deals, at every table with this pack and this size of hand.
    """
    pack, size = table.pack, table.rules.deal.hand.value
    cards = shuffled(pack.whole(), seed)
    hands = tuple(pack.pile(cards[seat * size : (seat + 1) * size]) for seat in range(table.players))
    return hands, pack.pile(cards[table.players * size :])


def given(table: Compiled, hands: object) -> tuple[Hands, int]:
    """Takes hands as they are given; the kitty is what they leave of the pack.

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
    size = table.rules.deal.hand.value
    for seat, hand in enumerate(read):
        if len(hand) != size:
            raise CardError(
                say("The hand of seat {seat} has {n} cards, not {size}.", seat=seat, n=len(hand), size=size)
            )
    everything: list[Card] = [card for hand in read for card in hand]
    table.pack.check_copies(everything)
    left = Counter(table.pack.whole()) - Counter(everything)
    return tuple(table.pack.pile(hand) for hand in read), table.pack.pile(left.elements())


def seat(table: Compiled, number: object, name: str) -> int:
    """Reads a seat's number."""
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < table.players:
        last = table.players - 1
        raise ActionError(
            say("{name} is a seat from 0 to {last}, not {number!r}.", name=name, last=last, number=number)
        )
    return number
