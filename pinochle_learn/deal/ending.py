"""Whether a deal ends once the melds are laid, before a card is played."""

from pinochle_learn.deal.state import State, side_melds
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.facts import ends_by_itself, out_of_reach


def stopped(table: Compiled, state: State) -> bool:
    """Says whether this hand ends after the meld, without anybody's choice."""
    if not state.has_marriage:
        return True
    if state.bidder is None or state.bid is None or not state.melds:
        return False
    return ends_by_itself(table, state.bid, _bidders_meld(table, state)) is not None


def beyond_reach(table: Compiled, state: State) -> bool:
    """Says whether the bid is beyond the bidders' meld and all trick points together."""
    if state.bidder is None or state.bid is None:
        return False
    return out_of_reach(table, state.bid, _bidders_meld(table, state))


def _bidders_meld(table: Compiled, state: State) -> int:
    return side_melds(table, state)[table.side_of(state.bidder or 0)]
