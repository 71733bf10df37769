"""What is paid when a player goes out: the cards left to the others, what they count, and the same as a link.

The facts of a link are the players and how many cards are left to each seat; its ``hand`` holds the cards,
seat after seat.
"""

from dataclasses import dataclass, replace
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.errors import ScoreError
from pinochle_learn.front import Variant
from pinochle_learn.text import say

_FIRST = 3  # the seed of the cards that a learner meets first
_MOST = 4  # how many cards a drawn hand is left with, at most


@dataclass(frozen=True, slots=True)
class Left:
    """The cards left to each player, in sorted order; who has none has gone out."""

    hands: tuple[tuple[Card, ...], ...]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def out(self) -> int | None:
        """The seat that went out, if any."""
        return next((seat for seat, hand in enumerate(self.hands) if not hand), None)

    def put(self, seat: int, cards: tuple[Card, ...]) -> "Left":
        """The same with other cards for a seat."""
        return replace(self, hands=(*self.hands[:seat], cards, *self.hands[seat + 1 :]))


def drawn(v: Variant, players: int, seed: int, *, nobody: bool = False) -> Left:
    """Cards left at the end of a deal; ``nobody``: nobody has gone out."""
    chance = Random(seed)
    pack = iter(shuffled(v.pack.distinct, int(chance.random() * 2**31)))
    out = None if nobody else int(chance.random() * players)
    most = min(_MOST, v.seated(players).rules.hand_size)
    sizes = [0 if seat == out else 1 + int(chance.random() * most) for seat in range(players)]
    return Left(tuple(in_order_of(v, tuple(next(pack) for _ in range(n))) for n in sizes))


def in_order_of(v: Variant, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards colour by colour, high to low."""
    return tuple(sorted(cards, key=v.pack.distinct.index))


def worth(v: Variant, cards: tuple[Card, ...]) -> int:
    """What cards left to a player count."""
    return int(v.count(cards))


def settled(v: Variant, left: Left, before: tuple[int, ...] | None = None) -> Settlement:
    """What the engine says of it.

    Raises:
        ScoreError: more than one player without a card, or more cards than were dealt.
    """
    return v.settle(left=left.hands, before=before)


def usual(v: Variant) -> Left:
    """Cards that a learner meets first."""
    return drawn(v, 3 if 3 in v.players else min(v.players), _FIRST)  # noqa: PLR2004 - one goes out, two pay


def written(left: Left) -> tuple[str, str]:
    """The facts and the cards of a link."""
    sizes = [str(len(hand)) for hand in left.hands]
    return ".".join([str(left.players), *sizes]), " ".join(str(card) for hand in left.hands for card in hand)


def read(v: Variant, facts: str, cards: str) -> Left:
    """Reads the facts and the cards of a link.

    Raises:
        ScoreError: numbers that do not fit the cards, or that are none of a deal at this table.
        CardError: cards that are none of this pack.
    """
    players, *sizes = map(int, facts.split("."))
    found = v.pack.read(cards)
    if players not in v.players or len(sizes) != players or min(sizes) < 0 or sum(sizes) != len(found):
        raise ScoreError(say("These numbers do not say who is left with how many cards."))
    starts = [sum(sizes[:seat]) for seat in range(players)]
    hands = tuple(found[at : at + n] for at, n in zip(starts, sizes, strict=True))
    left = Left(hands)
    settled(v, left)
    return left
