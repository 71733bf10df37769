"""Earlier moments of a deal: the state in which a phase began."""

from collections.abc import Sequence

from pinochle_learn.deal.state import State
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.errors import ActionError
from pinochle_learn.text import listed, say


def at_phase(table: Compiled, states: Sequence[State], phase: str) -> State:
    """The first state of a phase among those of a deal so far.

    Raises:
        ActionError: no phase of this table, one that is still to come, or that the deal went without.
    """
    known, now = (*table.rules.deal.phases.value, "over"), states[-1].phase
    if phase not in known:
        text = "{name} has no phase {phase!r}: it has {known}."
        raise ActionError(say(text, name=table.rules.title, phase=phase, known=listed(known)))
    began = next((state for state in states if state.phase == phase), None)
    if began is not None:
        return began
    if known.index(now) > known.index(phase):
        raise ActionError(say("This deal went without the phase {phase}.", phase=phase))
    raise ActionError(say("The phase {phase} is still to come: the deal is at {now}.", phase=phase, now=now))
