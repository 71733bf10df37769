"""What is asked: whose cards, what is held, how many are drawn, what is trump; and the odds of it."""

from dataclasses import dataclass
from functools import lru_cache

from pinochle_learn.cards import Card
from pinochle_learn.engine.odds.odds import Odds
from pinochle_learn.front import Variant
from pinochle_learn.rules import Rules

HAND, PARTNER, KITTY, STOCK = "hand", "partner", "kitty", "stock"
_QUICK = 60  # with so many cards in the pack a total takes a tenth of a second
_KNOWN = 15  # of a larger pack, so many cards that are seen make it quick as well
_MOST = 24  # cards that a learner may draw for a hand
_STOCK = 12  # and from a stock
_NEXT = 3  # cards from the stock at first


@dataclass(frozen=True, slots=True)
class Asked:
    """One question. ``trump`` is ``None`` at a table without one."""

    of: str
    held: tuple[Card, ...]
    drawn: int
    trump: str | None

    @property
    def hands(self) -> bool:
        """Whether whole hands are drawn, and not cards to those that are held."""
        return self.of == PARTNER or (self.of == HAND and not self.held)


def parts(rules: Rules) -> tuple[str, ...]:
    """Whose cards can be asked for at a table.

    >>> from pinochle_learn.tables import find
    >>> parts(find("pagat")), parts(find("auction")), parts(find("two-handed"))
    (('hand', 'partner'), ('hand', 'kitty'), ('hand', 'stock'))
    """
    has = {HAND: True, PARTNER: rules.partnered, KITTY: rules.kitty is not None}
    has[STOCK] = rules.stock is not None
    return tuple(name for name, there in has.items() if there)


def usual(v: Variant, of: str, held: int) -> int:
    """How many cards are drawn where nothing else is said."""
    if of == KITTY and v.rules.kitty is not None:
        return v.rules.kitty.cards.value
    if of == STOCK:
        return _NEXT
    return v.rules.hand_size if of == PARTNER else max(0, v.rules.hand_size - held)


def choices(v: Variant, of: str, held: int) -> tuple[int, ...]:
    """How many cards may be drawn."""
    left = len(v.pack) - held
    if of == KITTY:
        return (min(left, usual(v, of, held)),)
    if of == STOCK:
        return tuple(range(1, min(left, _STOCK) + 1))
    least = 0 if held and of == HAND else 1
    return tuple(range(least, min(left, max(_MOST, v.rules.hand_size)) + 1))


@lru_cache(maxsize=64)
def odds(v: Variant, asked: Asked) -> Odds:
    """The odds; the same question is answered from memory."""
    return v.odds(asked.drawn, trump=asked.trump, held=asked.held, of=asked.of)


def has_total(v: Variant) -> bool:
    """Whether the chances of totals can be asked for: not where cards have colours."""
    return not v.pack.colours


def quick(v: Variant, asked: Asked) -> bool:
    """Whether a total is there at once; else it takes up to some seconds and is worked out when asked for."""
    return len(v.pack) <= _QUICK or len(asked.held) >= _KNOWN
