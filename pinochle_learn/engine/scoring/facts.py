"""The facts of a hand to be settled: read from what a caller gives, and whether the hand is played."""

from dataclasses import dataclass

from pinochle_learn.engine.bidding.bidding import LegalBids, in_words
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.scale_words import other_scale
from pinochle_learn.errors import ScoreError
from pinochle_learn.text import listed, say

Pair = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a hand, by side. ``trick_points`` is ``None`` where it was not played."""

    bid: int | None
    bidder: int | None
    meld: Pair
    trick_points: Pair | None
    before: Pair
    tricks_taken: Pair | None = None
    nines_only: tuple[bool, ...] = (False, False)
    thrown_in: bool = False
    renege_by: int | None = None
    has_marriage: bool = True
    conceded: bool = False
    trump: str | None = None
    deal_number: int | None = None
    declared_out: int | None = None
    target: int | None = None
    second_meld: Pair | None = None

    @property
    def melded(self) -> Pair:
        """What each side has melded before and after the play."""
        if self.second_meld is None:
            return self.meld
        return tuple(map(sum, zip(self.meld, self.second_meld, strict=True)))


@dataclass(frozen=True, slots=True)
class Given:
    """The facts as a caller gives them, not yet looked at; ``None`` is "not given"."""

    bid: object = None
    bidder: object = None
    meld: object = None
    trick_points: object = None
    before: object = None
    tricks_taken: object = None
    nines_only: object = None
    thrown_in: object = None
    renege_by: object = None
    has_marriage: object = None
    conceded: object = None
    trump: object = None
    deal_number: object = None
    declared_out: object = None
    target: object = None
    second_meld: object = None


def read_facts(table: Compiled, given: Given) -> Facts:
    """Reads what is given, each fact by itself (see ``fact_checks`` for how they go together).

    Raises:
        ScoreError: a number that cannot be, a keyword that the table has no use for.
    """
    bid, bidder = _contract(table, given)
    zeros, nobody = (0,) * table.sides, bid is None and table.rules.auctioned
    return Facts(
        bid=bid,
        bidder=bidder,
        meld=_pair(table, "meld", zeros if nobody and given.meld is None else given.meld, low=0),
        trick_points=_optional(table, "trick_points", given.trick_points),
        before=_pair(table, "before", zeros if given.before is None else given.before),
        tricks_taken=_tricks_taken(table, given),
        nines_only=_nines_only(table, given),
        thrown_in=_thrown_in(table, given),
        renege_by=_renege_by(table, given),
        has_marriage=_has_marriage(table, given),
        conceded=_conceded(table, given),
        trump=_trump(table, given),
        deal_number=_deal_number(table, given),
        declared_out=_declared_out(table, given),
        target=_target(table, given),
        second_meld=_second_meld(table, given),
    )


def out_of_reach(table: Compiled, bid: int, meld: int) -> bool:
    """Says whether a bid is beyond a side's meld and all trick points together."""
    return meld + table.total < bid


def unplayed(table: Compiled, facts: Facts) -> str | None:
    """Why a hand is not played out; ``None`` where it is.

    The checks stand in the order in which the reasons come up in a deal.
    """
    if not table.rules.auctioned:
        return None
    if facts.bid is None or facts.bidder is None:
        return "no contract"
    if facts.renege_by is not None:
        return "renege"
    if not facts.has_marriage:
        return "no marriage"
    return _after_meld(table, facts, facts.bid, facts.meld[facts.bidder])


def ends_by_itself(table: Compiled, bid: int, meld: int) -> str | None:
    """Why a hand ends once the bidder's side has melded, without anybody's choice; ``None``: it goes on."""
    settle = table.rules.settling
    if meld < settle.least_meld.value:
        return "least meld"
    if settle.meld_wins.value and meld >= bid:
        return "meld wins"
    if settle.out_of_reach.value == "stop" and out_of_reach(table, bid, meld):
        return "out of reach"
    return None


def _after_meld(table: Compiled, facts: Facts, bid: int, meld: int) -> str | None:
    chosen = "conceded" if facts.conceded else "thrown in" if facts.thrown_in else None
    return ends_by_itself(table, bid, meld) or chosen


def _contract(table: Compiled, given: Given) -> tuple[int | None, int | None]:
    if not table.rules.auctioned:
        if given.bid is not None or given.bidder is not None:
            raise ScoreError(say("This table has no auction: leave out bid and bidder."))
        return None, None
    if given.bid is None and given.bidder is None:
        if table.rules.bidding.all_pass.value == "dealer":
            raise ScoreError(say("Somebody always has the bid at this table: give bid and bidder."))
        return None, None
    side = _whole(given.bidder)
    if side is None or not 0 <= side < table.sides:
        sides = listed((str(side) for side in range(table.sides)), "or")
        message = say("bidder is a side, {sides}, not {bidder!r}.", sides=sides, bidder=given.bidder)
        raise ScoreError(message)
    return _bid(table, given.bid), side


def _bid(table: Compiled, bid: object) -> int:
    rules = table.rules.bidding
    possible = LegalBids(table, rules.minimum.value, rules.cap.value)
    number = _whole(bid)
    if number is None or number not in possible:
        legal = in_words(possible)
        hint = "" if number is None else other_scale(table, number, possible.__contains__)
        raise ScoreError(say("bid cannot be {bid!r} at this table: {legal}.", bid=bid, legal=legal) + hint)
    return number


def _tricks_taken(table: Compiled, given: Given) -> Pair | None:
    if given.tricks_taken is not None and table.rules.settling.save_meld.value != "trick":
        raise ScoreError(
            say("tricks_taken has no use here: it is trick points that save a meld at this table.")
        )
    return _optional(table, "tricks_taken", given.tricks_taken)


def _nines_only(table: Compiled, given: Given) -> tuple[bool, ...]:
    none = (False,) * table.sides
    if given.nines_only is None:
        return none
    wanted = say("nines_only is one True or False for each side")
    flags = tuple(given.nines_only) if isinstance(given.nines_only, list | tuple) else ()
    if len(flags) != table.sides or not all(isinstance(flag, bool) for flag in flags):
        raise ScoreError(say("{wanted}, not {given!r}.", wanted=wanted, given=given.nines_only))
    if any(flags) and not table.rules.settling.nines_exempt.value:
        raise ScoreError(say("nines_only has no use here: nines do not save themselves at this table."))
    return flags


def _thrown_in(table: Compiled, given: Given) -> bool:
    thrown = _flag("thrown_in", given.thrown_in)
    if thrown and table.rules.chips is not None:
        raise ScoreError(say("At this table a bid is conceded: say conceded=True."))
    if thrown and (table.rules.settling.throw_in.value == "never" or given.bid is None):
        raise ScoreError(say("thrown_in has no use here: a hand cannot be thrown in at this table."))
    return thrown


def _renege_by(table: Compiled, given: Given) -> int | None:
    if given.renege_by is None:
        return None
    if table.rules.settling.renege.value == "none":
        message = say(
            "renege_by has no use here: this table's source gives no price for a renege. "
            "Agree on one with settle.renege."
        )
        raise ScoreError(message)
    side = _whole(given.renege_by)
    if side is None or not 0 <= side < table.sides or given.bid is None:
        raise ScoreError(say("renege_by is the side that reneged, not {side!r}.", side=given.renege_by))
    return side


def _has_marriage(table: Compiled, given: Given) -> bool:
    if given.has_marriage is None:
        return True
    if not table.rules.trumps.marriage.value:
        raise ScoreError(say("has_marriage has no use here: any suit may be trump at this table."))
    return _flag("has_marriage", given.has_marriage)


def _conceded(table: Compiled, given: Given) -> bool:
    conceded = _flag("conceded", given.conceded)
    if conceded and (table.rules.chips is None or given.bid is None):
        raise ScoreError(say("conceded has no use here: it is for bids that are paid in chips."))
    if conceded and table.rules.settling.throw_in.value == "never":
        raise ScoreError(say("conceded has no use here: a bid cannot be conceded at this table."))
    return conceded


def _trump(table: Compiled, given: Given) -> str | None:
    if given.trump is None:
        return None
    if table.rules.chips is None:
        raise ScoreError(say("trump has no use here: it changes no score at this table."))
    return table.pack.trump(given.trump)


def _second_meld(table: Compiled, given: Given) -> Pair | None:
    if "second_meld" not in table.rules.deal.phases.value:
        if given.second_meld is not None:
            raise ScoreError(say("second_meld has no use here: melds are laid once at this table."))
        return None
    if given.second_meld is None and given.trick_points is None:
        return None
    return _pair(table, "second_meld", given.second_meld or (0,) * table.sides, low=0)


def _deal_number(table: Compiled, given: Given) -> int | None:
    if given.deal_number is None:
        return None
    if table.rules.game.deals.value is None:
        raise ScoreError(say("deal_number has no use here: a game ends at a target, not after some deals."))
    number = _whole(given.deal_number)
    if number is None or number < 1:
        message = say("deal_number is a whole number from 1, not {n!r}.", n=given.deal_number)
        raise ScoreError(message)
    return number


def _declared_out(table: Compiled, given: Given) -> int | None:
    if given.declared_out is None:
        return None
    if not table.rules.game.declare_out.value:
        raise ScoreError(say("declared_out has no use here: nobody declares out at this table."))
    side = _whole(given.declared_out)
    if side is None or not 0 <= side < table.sides:
        message = say("declared_out is the side that declared, not {side!r}.", side=given.declared_out)
        raise ScoreError(message)
    return side


def _target(table: Compiled, given: Given) -> int | None:
    """The target that this deal is played to, where targets are raised."""
    first, step = table.rules.game.target.value, table.rules.game.raised_by.value
    if given.target is None:
        return first
    if first is None:
        raise ScoreError(say("target has no use here: a game ends after some deals, not at a target."))
    if step is None:
        raise ScoreError(say("target has no use here: it stays {n} at this table.", n=first))
    return read_target(given.target, first, step)


def read_target(given: object, first: int, step: int) -> int:
    """Reads a target that starts at ``first`` and may have been raised.

    Raises:
        ScoreError: no such target.
    """
    target = _whole(given)
    if target is None or target < first or (target - first) % step:
        text = "target is {first}, or raised by {step} once or more often, not {target!r}."
        raise ScoreError(say(text, first=first, step=step, target=given))
    return target


def _flag(name: str, value: object) -> bool:
    if value is not None and not isinstance(value, bool):
        raise ScoreError(say("{name} is True or False, not {value!r}.", name=name, value=value))
    return bool(value)


def _optional(table: Compiled, name: str, value: object) -> Pair | None:
    return None if value is None else _pair(table, name, value, low=0)


def _pair(table: Compiled, name: str, value: object, low: int | None = None) -> Pair:
    numbers = tuple(value) if isinstance(value, list | tuple) else ()
    good = len(numbers) == table.sides and all(_whole(n) is not None for n in numbers)
    if not good or (low is not None and min(numbers) < low):
        least = "" if low is None else say(", none below {low}", low=low)
        message = say(
            "{name} is {n} whole numbers, one a side{least}, not {value!r}.",
            name=name,
            n=table.sides,
            least=least,
            value=value,
        )
        raise ScoreError(message)
    return tuple(int(n) for n in numbers)


def _whole(value: object) -> int | None:
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else None
