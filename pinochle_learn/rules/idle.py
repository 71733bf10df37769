"""Rules that decide nothing at a table, each with the reason: to change one would be shown and do nothing.

A rule speaks of something that may not be there: of a bid where nobody bids, of a second copy where there is
one. Which those are depends on the other rules alone, and stands here as data.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields
from itertools import repeat
from math import lcm
from typing import NamedTuple

from pinochle_learn.rules.ladder import Ladder, chips_for, next_step, on_ladder
from pinochle_learn.rules.melding import Alike, MeldRule, paid, sets
from pinochle_learn.rules.records import AuctionRules, Rules
from pinochle_learn.text import listed, say, sentence

MELDS = "meld.melds."
_TWO = 2

# rules that no card, bid or score can show, each with a sentence why
UNSEEN = {
    "deal.packets": "The cards are shuffled, so every hand is as likely whichever way they are dealt out.",
}


class _Idle(NamedTuple):
    """Rules that decide nothing where the record is so, with the reason and what would give them a say."""

    paths: tuple[str, ...]
    where: Callable[[Rules], bool]
    why: str


def idle(rules: Rules, path: str) -> str:
    """Why a rule decides nothing at this table, whatever its value; an empty text: it does decide something.

    >>> from pinochle_learn.tables import find
    >>> idle(find("two-handed"), "settle.lost_bid")
    'Nobody bids here, so it decides nothing.'
    """
    if path.startswith(MELDS):
        _, _, key, field = path.split(".")
        return _of_meld(rules, rules.meld[key], field)
    return next((say(row.why) for row in _ROWS if path in row.paths and row.where(rules)), "")


def may_be_same(path: str) -> bool:
    """Says whether another value of a rule can come to the same (see ``same``)."""
    return path in _WRITTEN or (path.startswith(MELDS) and path.endswith((".points", ".each")))


def same(start: Rules, without: Rules, whole: Rules, path: str) -> str:
    """Why a rule's new value comes to the same; an empty text: it does not.

    ``without`` is the record that has all other changes of ``start`` but this one.
    """
    if path == "auction.ladder" and _same_bids(start, without, whole):
        return say("These steps lead to the same bids.")
    if path == "deal.phases" and _same_phases(start, without, whole):
        return say("In a phase in which nothing is passed or thrown in nothing happens.")
    if path in {"chips.units", "chips.beyond"} and _chips(without, whole) == _chips(whole, without):
        return say("These come to the same chips.")
    if path == "meld.doubles" and all(map(_same_pay, repeat(without), repeat(whole), _keys(whole))):
        return say("Every number of copies of each meld pays as before.")
    if path.startswith(MELDS):
        return _same_numbers(without, whole, path.split(".")[2])
    return ""


def unbid(rules: Rules) -> bool:
    """Says whether nobody bids."""
    return not rules.auctioned


def _not_held(rules: Rules) -> bool:
    return rules.auction is not None and not rules.auctioned


def _for_two(rules: Rules) -> bool:
    return max(rules.table.players.value) == _TWO


def _no_loser(rules: Rules) -> bool:
    """Says whether no score can fall, or none that falls can end the game."""
    sides = _TWO if rules.table.partners.value else max(rules.table.players.value)
    if unbid(rules) or rules.game.target.value is None or sides != _TWO:
        return True
    return rules.settling.lost_bid.value != "minus_bid"


def _no_readings(rules: Rules) -> bool:
    return not any(meld.readings for meld in rules.meld.melds)


def _no_doubles(rules: Rules) -> bool:
    played = [meld for meld in rules.meld.melds if not _of_meld(rules, meld, "points")]
    return rules.pack.copies.value == 1 or all(meld.single for meld in played)


def _no_nines(rules: Rules) -> bool:
    dix = next((meld for meld in rules.meld.melds if meld.key == "dix"), None)
    return dix is not None and bool(_of_meld(rules, dix, "type"))


def _meld_before_bury(rules: Rules) -> bool:
    order = rules.deal.phases.value
    return "meld" in order and "bury" in order and order.index("meld") < order.index("bury")


_AUCTION = tuple(f"auction.{one.name}" for one in fields(AuctionRules) if one.name != "held")
_OF_BIDS = (
    "trump.marriage",
    *(
        f"settle.{name}"
        for name in (
            "saving_binds",
            "out_of_reach",
            "least_meld",
            "lost_bid",
            "meld_wins",
            "throw_in",
            "renege",
            "wrong_call",
            "aces_declared",
        )
    ),
)
_MELDING = ("run_extras", "doubles", "who", "reuse")
_ROWS = (
    _Idle(
        ("count.last_trick", "count.rounding", *(f"meld.{name}" for name in _MELDING)),
        lambda rules: rules.turns is not None,
        "It is played without tricks, and a meld scores nothing in itself.",
    ),
    _Idle(
        (*_AUCTION, *_OF_BIDS, "trump.named_by", "play.first_lead"),
        _not_held,
        "It is played without an auction: set auction.held to True for one.",
    ),
    _Idle(
        _OF_BIDS,
        unbid,
        "Nobody bids here, so it decides nothing.",
    ),
    _Idle(
        ("game.first_past",),
        lambda rules: unbid(rules) and rules.game.first_past.value == "bidders",
        "Nobody bids here, so no bidders are counted first.",
    ),
    _Idle(
        ("auction.skipped",),
        lambda rules: not rules.table.partners.value,
        "Nobody has a partner here whom a bid could tell anything.",
    ),
    _Idle(
        ("auction.all_pass",),
        lambda rules: rules.auctioned and rules.bidding.must_open.value,
        "The first player must bid, so there is always a bid: set auction.must_open to False.",
    ),
    _Idle(
        ("deal.hand",),
        lambda rules: rules.deal.by_players is not None,
        "How many cards are dealt goes by the number of players: set deal.by_players.",
    ),
    _Idle(
        ("meld.reuse",),
        lambda rules: rules.meld.who.value != "trick_winner",
        "Melds are laid all at once here, and then a card serves once in its type.",
    ),
    _Idle(("meld.run_extras",), _no_readings, "No meld here is a run with extra cards."),
    _Idle(("meld.doubles",), _no_doubles, "No meld here has a second copy that could pay otherwise."),
    _Idle(
        ("play.must_beat", "play.after_ruff"),
        lambda rules: rules.playing.trump_instead is not None and rules.playing.trump_instead.value,
        "Who may play a trump instead has no duty to beat: set play.trump_instead to False.",
    ),
    _Idle(
        ("play.after_ruff",),
        lambda rules: rules.playing.must_beat.value != "always",
        "Who need not always beat has no such duty on a trumped trick: set play.must_beat to always.",
    ),
    _Idle(
        ("play.after_ruff", "play.must_overtrump"),
        _for_two,
        "Two play here, so nobody follows to a trick that another has trumped.",
    ),
    _Idle(
        ("kitty.bury_melded",),
        lambda rules: not _meld_before_bury(rules),
        "Melds are laid after burying, so nothing is melded yet when cards are buried.",
    ),
    _Idle(
        ("settle.saving_binds", "settle.nines_exempt"),
        lambda rules: rules.settling.save_meld.value == "never",
        "Nobody can lose meld here: set settle.save_meld to what keeps it.",
    ),
    _Idle(("settle.nines_exempt",), _no_nines, "Nines of trump are no meld here."),
    _Idle(
        ("game.raised_by",),
        lambda rules: rules.turns is not None,
        "One player alone scores in a deal, so no target is raised.",
    ),
    _Idle(("game.limit",), _no_loser, "No score that falls ends a game here."),
    _Idle(
        ("game.first_past",),
        lambda rules: rules.game.target.value is None,
        "A game of so many deals has no target to pass.",
    ),
)


# --- melds -------------------------------------------------------------------------------------------------


def _of_meld(rules: Rules, meld: MeldRule, field: str) -> str:
    """Why a rule of one meld decides nothing."""
    name = sentence(say(meld.name))
    if field != "on" and rules.turns is not None:
        return say("Melds score nothing in themselves here.")
    if meld.readings and rules.meld.run_extras.value not in meld.readings:
        known = listed(meld.readings, "or")
        return say("{name} is no meld here: set meld.run_extras to {known}.", name=name, known=known)
    if field != "on" and not meld.on.value:
        path = f"{MELDS}{meld.key}.on"
        return say("{name} is not played: set {path} to True.", name=name, path=path)
    if field in {"type", "each"} and not meld.points.value[0] and rules.turns is None:
        path = f"{MELDS}{meld.key}.points"
        return say("{name} pays nothing: set {path}.", name=name, path=path)
    if field == "each" and (isinstance(meld.cards.value, Alike) or sets(rules.pack.copies.value, meld) == 1):
        return say("{name} is never there twice.", name=name)
    return ""


def _pays(rules: Rules, meld: MeldRule) -> tuple[int, ...]:
    """What so many copies pay, as far as the pack has them."""
    if isinstance(meld.cards.value, Alike):
        numbers = meld.points.value
        while len(numbers) > 1 and numbers[-1] == numbers[-2]:
            numbers = numbers[:-1]  # more cards pay as many as there is a number for
        return numbers
    return paid(rules.meld, meld, sets(rules.pack.copies.value, meld))


def _same_pay(one: Rules, other: Rules, key: str) -> bool:
    return _pays(one, one.meld[key]) == _pays(other, other.meld[key])


def _same_numbers(one: Rules, other: Rules, key: str) -> str:
    """Why other numbers of a meld come to the same."""
    if not _same_pay(one, other, key):
        return ""
    name = other.meld[key].name
    if other.meld.doubles.value != "listed":
        return say("Only the first number of {name} counts: set meld.doubles to listed.", name=name)
    return say("Every number of copies of {name} pays as before.", name=name)


def _keys(rules: Rules) -> list[str]:
    return [meld.key for meld in rules.meld.melds]


# rules that can be written in several ways
_WRITTEN = {"auction.ladder", "deal.phases", "chips.units", "chips.beyond", "meld.doubles"}

# --- bids and phases ---------------------------------------------------------------------------------------
#
# Steps and phases may be set to go with another change, such as a lowest bid: they are the same only where
# they are so without that one as well.


def _same_bids(start: Rules, without: Rules, whole: Rules) -> bool:
    """Says whether two ladders lead to the same bids, from the lowest bid as it was and as it is."""
    one, other = without.bidding.ladder.value, whole.bidding.ladder.value
    lowest = (start.bidding.minimum.value, whole.bidding.minimum.value)
    return all(_bids(one, other, least) == _bids(other, one, least) for least in lowest)


def _bids(ladder: Ladder, other: Ladder, least: int) -> list[int]:
    """The bids of one ladder from the lowest on, until both only repeat themselves."""
    top = max(least, ladder[-1][0], other[-1][0]) + lcm(ladder[-1][1], other[-1][1])
    first = least if on_ladder(ladder, least) else next_step(ladder, least)
    return list(_up_to(ladder, first, top))


def _up_to(ladder: Ladder, bid: int, top: int) -> Iterator[int]:
    while bid <= top:
        yield bid
        bid = next_step(ladder, bid)


def _chips(rules: Rules, other: Rules) -> list[int]:
    """The chips of every bid, until those of two tables only repeat themselves."""
    if rules.chips is None or other.chips is None:
        return []
    units, (step, _) = rules.chips.units.value, rules.chips.beyond.value
    last = max(units[-1][0], other.chips.units.value[-1][0])
    top = last + lcm(step, other.chips.beyond.value[0])
    bids = _bids(rules.bidding.ladder.value, ((last, top - last),), rules.bidding.minimum.value)
    return [chips_for(units, rules.chips.beyond.value, bid) for bid in bids]


def _same_phases(start: Rules, without: Rules, whole: Rules) -> bool:
    one, other = without.deal.phases.value, whole.deal.phases.value
    return all(_happening(rules, one) == _happening(rules, other) for rules in (start, whole))


def _happening(rules: Rules, phases: tuple[str, ...]) -> list[str]:
    """The phases in which something can be done."""
    nothing = set()
    if rules.exchange is not None and not rules.exchange.cards.value:
        nothing.add("exchange")
    if rules.settle is not None and rules.settle.throw_in.value == "never":
        nothing.add("decision")
    return [phase for phase in phases if phase not in nothing]
