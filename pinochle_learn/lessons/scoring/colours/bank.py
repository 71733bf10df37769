"""The bank of the lesson on scoring where cards have colours: what can become firm."""

from pinochle_learn.lessons.scoring import card_questions as cards
from pinochle_learn.lessons.scoring.colours import bids, ends
from pinochle_learn.lessons.scoring.colours import totals as hands
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.practice.question import Situation


def _bids(rules: Rules) -> bool:
    """Whether bids may be made, always or where the players want to."""
    return rules.auction is not None


def _partners(rules: Rules) -> bool:
    return rules.table.partners.value


def _to_target(rules: Rules) -> bool:
    return rules.game.target.value is not None


PURPLE_SCORES = (
    Situation("card", "What one card counts", cards.card),
    Situation("trick", "What a trick counts, also the last", cards.trick),
    Situation("pile", "What a pile counts", cards.pile),
    Situation("left-out", "Trick points without the card left out", cards.left_out, _partners),
    Situation("sum", "First meld, second meld and tricks", hands.total),
    Situation("pool", "Partners meld second together", hands.pooled, _partners),
    Situation("made", "A bid: made or set", bids.made, _bids),
    Situation("needed", "The second meld can still make the bid", bids.needed, _bids),
    Situation("cost", "What a lost bid costs", bids.cost, _bids),
    Situation("others", "What the others score when a bid is lost", bids.others, _bids),
    Situation("one-deal", "One deal: who wins", ends.single),
    Situation("one-deal-tie", "One deal: a tie", ends.single_tie),
    Situation("target", "To the target: is anybody there?", ends.alone_past, _to_target),
    Situation("both-past", "To the target: more than one past it", ends.both_past, _to_target),
    Situation("tie-on", "To the target: a tie", ends.tie_on, _to_target),
)
