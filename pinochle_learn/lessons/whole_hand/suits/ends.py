"""Where a deal turns: what an auction, the melds and a bidder's last choice lead to, in words."""

from collections.abc import Iterator

from pinochle_learn.deal.state import State, side_melds
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.chips import each_pays
from pinochle_learn.engine.scoring.facts import Facts, ends_by_itself
from pinochle_learn.engine.scoring.settlement_words import side_name
from pinochle_learn.rules.words import value_in_words
from pinochle_learn.text import plural, say


def after_meld(table: Compiled, state: State) -> str:
    """What the melds leave to be done, once all who may meld have done so."""
    if None in state.melds or state.bidder is None or state.bid is None:
        return ""
    if not state.has_marriage:
        return say("Without trump nothing is played, and the bid of {bid} is lost.", bid=state.bid)
    return " ".join(_after_meld(table, state, state.bidder, state.bid))


def _after_meld(table: Compiled, state: State, bidder: int, bid: int) -> Iterator[str]:
    melds, mine = side_melds(table, state), table.side_of(bidder)
    least = table.rules.settling.least_meld.value
    values = {
        "side": side_name(table, mine),
        "meld": melds[mine],
        "bid": bid,
        "least": least,
        "total": table.total,
        "reach": melds[mine] + table.total,
        "need": bid - melds[mine],
    }
    yield say(_TURNS[_turn(table, bid, melds[mine])], **values)
    if ends_by_itself(table, bid, melds[mine]) is not None:
        return
    for side, meld in enumerate(melds):
        if side != mine and 0 < meld < least:
            text = "The {meld} of {side} count nothing, since they are less than {least}."
            yield say(text, meld=meld, side=side_name(table, side), least=least)
    yield from _needed_to_keep(table)


def _needed_to_keep(table: Compiled) -> Iterator[str]:
    """What the tricks must bring for a meld to count, and for whom."""
    settle = table.rules.settling
    if settle.save_meld.value == "never":
        return
    text = "The others keep a meld if the tricks bring them {needed}."
    if settle.saving_binds.value == "all":
        text = "Nobody scores without {needed} from the tricks."
    needed = value_in_words(table.rules, "settle.save_meld", settle.save_meld.value)
    yield say(text, needed=needed)


def _turn(table: Compiled, bid: int, meld: int) -> str:
    """Which way the deal turns after the melds."""
    ends = ends_by_itself(table, bid, meld)
    if ends is not None:
        return ends
    return "covered" if meld >= bid else "beyond" if meld + table.total < bid else "needed"


_TURNS = {
    "least meld": (
        "{side}: {meld} in meld, and a bidder needs {least}. The hand is not played, and the bid is lost."
    ),
    "meld wins": "The meld of {meld} reaches the bid of {bid}: the bid is made, and nothing is played.",
    "out of reach": (
        "With all {total} trick points {side} would come to {reach}, short of {bid}: the hand is not played."
    ),
    "covered": "The meld of {meld} covers the bid of {bid}.",
    "beyond": (
        "With all {total} trick points {side} would come to {reach}, short of {bid}: the bid cannot be made."
    ),
    "needed": "{side}: {bid} was bid and {meld} melded, so {need} of the {total} trick points are needed.",
}


def prices(table: Compiled, state: State) -> str:
    """What it costs to concede, and what playing on may cost or bring."""
    none = (0,) * table.sides
    facts = Facts(
        bid=state.bid, bidder=state.bidder, meld=none, trick_points=None, before=none, trump=state.trump
    )

    def chips(outcome: str) -> str:
        return plural(abs(each_pays(table, facts, outcome)), "{n} chip", "{n} chips")

    text = (
        "The bidder may concede now and pays each opponent {single}, a single bete. If the bid fails in the "
        "play it pays each {double}, a double bete; if it is made, each pays {made}."
    )
    return say(text, single=chips("single bete"), double=chips("double bete"), made=chips("made"))
