"""Which cards of a hand may be discarded at the end of a turn, and why one may not."""

from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.groups import in_order
from pinochle_learn.errors import CardError, RuleError
from pinochle_learn.rules.parts import TurnRules
from pinochle_learn.text import say

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discard:
    """Whether one card may be discarded, and why or why not; ``rule`` is a stable key."""

    card: Card
    ok: bool
    rule: str
    why: str

    def __bool__(self) -> bool:
        return self.ok


def turn_rules(table: Compiled) -> TurnRules:
    """The rules of a turn.

    Raises:
        RuleError: the table is not played in turns of drawing and discarding.
    """
    if table.rules.turns is None:
        raise RuleError(say("{name} is not played by drawing and discarding.", name=table.rules.name))
    return table.rules.turns


def discards(table: Compiled, hand: Cards, drawn: Card | None) -> tuple[Discard, ...]:
    """An answer for every card of a hand; ``drawn`` is the card just drawn, ``None`` where it was laid.

    Raises:
        CardError: a drawn card that the hand does not hold.
        RuleError: the table is not played in turns.
    """
    barred = not turn_rules(table).discard_drawn.value
    if drawn is not None and drawn not in hand:
        raise CardError(say("{card} was drawn, but is not in the hand.", card=drawn))
    return tuple(
        _discard(card, alone=len(hand) == 1, barred=barred and card == drawn)
        for card in in_order(table, hand)
    )


def _discard(card: Card, *, alone: bool, barred: bool) -> Discard:
    if not barred:
        text = "The {card} may be discarded, and the hand is empty: that is going out."
        why = say(text if alone else "The {card} may be discarded.", card=card.name)
        return Discard(card, ok=True, rule="going-out" if alone else "free", why=why)
    why = say("The {card} was just drawn, and the card just drawn may not be discarded.", card=card.name)
    if alone:
        why += say(" It is the only card left, so the turn ends with it in the hand.")
    return Discard(card, ok=False, rule="only-card" if alone else "drawn", why=why)
