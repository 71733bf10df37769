"""What a phase of a deal is, and how an act that it does not know is refused."""

from collections.abc import Callable
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.deal.state import State
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.errors import ActionError
from pinochle_learn.text import listed, say

_SHOWN = 6  # actions that a refusal names


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase: ``act`` gives the next state or raises, ``done`` says whether the phase is over.

    ``start`` gives its first state: ``None`` where the phase is not needed, and a state in which nobody is to
    act where it passes by itself.
    """

    start: Callable[[Compiled, State], State | None]
    actions: Callable[[Compiled, State], tuple[str, ...]]
    act: Callable[[Compiled, State, str, str], State]
    done: Callable[[Compiled, State], bool]


def refusal(state: State, known: tuple[str, ...], verb: str, rest: str) -> ActionError:
    """An error for an act that the phase does not know; it says what may be done."""
    shown = listed((repr(a) for a in known[:_SHOWN]), "or") + (" …" if len(known) > _SHOWN else "")
    act = f"{verb} {rest}".strip()
    message = say("{act!r} cannot be done in the phase {phase}. Possible: {shown}.")
    return ActionError(message.format(act=act, phase=state.phase, shown=shown))


def without(table: Compiled, hand: int, card: Card) -> int:
    """Takes a card out of a hand.

    Raises:
        ActionError: the hand does not hold it.
    """
    number = table.pack.number[card]
    if not hand >> number & 1:
        held = " ".join(map(str, table.pack.cards(hand)))
        raise ActionError(say("{card} is not in the hand {held!r}.", card=card, held=held))
    return table.pack.remove(hand, number)
