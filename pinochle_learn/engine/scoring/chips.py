"""Bids that are paid in chips: what each player pays or is paid."""

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.facts import Facts
from pinochle_learn.rules.ladder import chips_for
from pinochle_learn.rules.parts import ChipRules


def unit(chips: ChipRules, bid: int) -> int:
    """The chips that stand for a bid.

    >>> from pinochle_learn.tables import find
    >>> [unit(find("auction").chips, bid) for bid in (300, 340, 350, 550, 600, 690)]
    [1, 1, 2, 10, 12, 14]
    """
    return chips_for(chips.units.value, chips.beyond.value, bid)


def each_pays(table: Compiled, facts: Facts, outcome: str) -> int:
    """What each opponent pays the bidder; below zero: what the bidder pays each of them."""
    chips = table.rules.chips
    if chips is None or facts.bid is None:
        return 0
    one = unit(chips, facts.bid)
    doubled = 2 if facts.trump is not None and facts.trump in chips.doubled.value else 1
    if outcome == "single bete":  # conceded before the first lead: the trump suit may make no difference
        return -one * chips.conceded.value * (doubled if chips.conceded_doubled.value else 1)
    return one * doubled if outcome == "made" else -one * doubled * chips.failed.value


def change(table: Compiled, facts: Facts, outcome: str, side: int) -> int:
    """How the chips of one side change; over all sides it comes to nothing."""
    pays = each_pays(table, facts, outcome)
    return pays * (table.sides - 1) if side == facts.bidder else -pays
