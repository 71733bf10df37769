"""Cards to hold while one asks for chances: dealt by a seed, and the deal that a learner meets first."""

from collections.abc import Iterable
from fractions import Fraction

from pinochle_learn.cards import Card
from pinochle_learn.cards.shuffling import shuffled
from pinochle_learn.front import Variant
from pinochle_learn.lessons.odds.query import HAND, PARTNER, Asked, odds, usual

_SEEDS = range(1, 400)
_LIKELY = Fraction(1, 10)  # what cards to come should make at least, so that there is something to see


def dealt(v: Variant, of: str, seed: int) -> tuple[Card, ...]:
    """A hand; where one asks for the rest of a hand, the first half of it."""
    size = v.rules.hand_size
    return tuple(shuffled(v.pack.whole(), seed)[: size // 2 if of == HAND else size])


def best_trump(v: Variant, cards: Iterable[Card]) -> str | None:
    """The trump with which cards meld most, and of these the longest; ``None`` in a game without one."""
    own = tuple(cards)
    if v.rules.trump is None:
        return None

    def worth(suit: str) -> tuple[int, int]:
        return v.meld(own, trump=suit).points, sum(card.suit_or_colour == suit for card in own)

    return max(v.pack.suits_or_colours, key=worth)


def first_seed(v: Variant, of: str) -> int | None:
    """The first deal in which a run is still open; ``None`` where one holds nothing at first."""
    if of == HAND:
        return None
    return next((seed for seed in _SEEDS if _open(v, of, dealt(v, of, seed))), _SEEDS[0])


def _open(v: Variant, of: str, held: tuple[Card, ...]) -> bool:
    """Whether a run may come: with cards to come often enough, in a partner's hand at all."""
    asked = Asked(of, held, usual(v, of, len(held)), best_trump(v, held))
    chance = odds(v, asked).chance("run")
    return 0 < chance < 1 if of == PARTNER else _LIKELY <= chance < 1
