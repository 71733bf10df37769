"""The second melding phase: after the play each side melds from all the cards that it has won.

Partners pool theirs: of a side the first seat from the dealer's left acts.
"""

from pinochle_learn.deal.laying import lay, meld_action, read_groups
from pinochle_learn.deal.phase import Phase, refusal
from pinochle_learn.deal.state import State, clockwise, side_pile
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import best_melds


def _start(table: Compiled, state: State) -> State | None:
    if not state.tricks:
        return None
    return state.but(to_act=(state.dealer + 1) % table.players, second_melds=(None,) * table.sides)


def _actions(table: Compiled, state: State) -> tuple[str, ...]:
    return (meld_action(best_melds(table, _pile(table, state), state.trump)),)


def _act(table: Compiled, state: State, verb: str, rest: str) -> State:
    if verb != "meld" or state.to_act is None:
        raise refusal(state, _actions(table, state), verb, rest)
    laid = list(state.second_melds)
    pile = _pile(table, state)
    laid[table.side_of(state.to_act)] = lay(table, pile, read_groups(table, rest), state.trump)
    waiting = [seat for seat in clockwise(table, state.to_act) if laid[table.side_of(seat)] is None]
    return state.but(second_melds=tuple(laid), to_act=waiting[0] if waiting else None)


def _done(_table: Compiled, state: State) -> bool:
    return None not in state.second_melds


def _pile(table: Compiled, state: State) -> int:
    return side_pile(table, state, table.side_of(state.to_act or 0))


SECOND_MELD = Phase(_start, _actions, _act, _done)
