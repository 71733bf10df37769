"""The facts of a hand to be settled, read and checked: numbers that cannot belong to one hand are refused."""

from collections.abc import Iterable
from dataclasses import dataclass

from pinochle_learn.engine.bidding import LegalBids, in_words
from pinochle_learn.engine.compiled import Compiled
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


def facts(table: Compiled, given: Given) -> Facts:
    """Reads what is given.

    Raises:
        ScoreError: a number that cannot be, a keyword that the table has no use for, one that is missing.
    """
    bid, bidder = _contract(table, given)
    zeros = (0,) * table.sides
    read = Facts(
        bid=bid,
        bidder=bidder,
        meld=_pair(table, "meld", zeros if bid is None and given.meld is None else given.meld, low=0),
        trick_points=_optional(table, "trick_points", given.trick_points),
        before=_pair(table, "before", zeros if given.before is None else given.before),
        tricks_taken=_tricks_taken(table, given),
        nines_only=_nines_only(table, given),
        thrown_in=_thrown_in(table, given),
        renege_by=_renege_by(table, given),
    )
    _check_play(table, read)
    _check_nines(table, read)
    return read


def out_of_reach(table: Compiled, bid: int, meld: int) -> bool:
    """Says whether a bid is beyond a side's meld and all trick points together."""
    return meld + table.total < bid


def _contract(table: Compiled, given: Given) -> tuple[int | None, int | None]:
    if given.bid is None and given.bidder is None:
        if table.rules.auction.all_pass.value == "dealer":
            raise ScoreError(say("Somebody always has the bid at this table: give bid and bidder."))
        return None, None
    side = _whole(given.bidder)
    if side is None or not 0 <= side < table.sides:
        sides = listed((str(side) for side in range(table.sides)), "or")
        message = say("bidder is a side, {sides}, not {bidder!r}.", sides=sides, bidder=given.bidder)
        raise ScoreError(message)
    return _bid(table, given.bid), side


def _bid(table: Compiled, bid: object) -> int:
    rules = table.rules.auction
    possible = LegalBids(table, rules.minimum.value, rules.cap.value)
    number = _whole(bid)
    if number is None or number not in possible:
        legal = in_words(possible)
        raise ScoreError(say("bid cannot be {bid!r} at this table: {legal}.", bid=bid, legal=legal))
    return number


def _check_play(table: Compiled, read: Facts) -> None:
    """The hand was played, or there is a reason why not; trick points add up."""
    if read.bid is None or read.renege_by is not None:
        _refuse_points(read, say("the hand was not played out"))
        return
    meld = _bidders_meld(read)
    out = out_of_reach(table, read.bid, meld)
    if read.thrown_in:
        _check_throw_in(table, read, out=out)
    elif out and table.rules.settle.out_of_reach.value == "stop":
        text = "{reach} is the most the bidders could reach, so a bid of {bid} is not played"
        _refuse_points(read, say(text, reach=meld + table.total, bid=read.bid))
    else:
        _check_points(table, read)


def _check_throw_in(table: Compiled, read: Facts, *, out: bool) -> None:
    _refuse_points(read, say("the hand was thrown in"))
    if table.rules.settle.throw_in.value == "out_of_reach" and not out:
        text = "This table may throw in only a bid that is out of reach, and {bid} can still be reached."
        raise ScoreError(say(text, bid=read.bid))


def _check_points(table: Compiled, read: Facts) -> None:
    points = read.trick_points
    if points is None:
        raise ScoreError(
            say("trick_points are missing: this hand was played, and they make {n}.", n=table.total)
        )
    if sum(points) != table.total:
        message = say(
            "trick_points {points} make {sum}; the cards and the last trick make {total} at this table.",
            points=points,
            sum=sum(points),
            total=table.total,
        )
        raise ScoreError(message)
    _check_tricks(table, read, points)


def _check_tricks(table: Compiled, read: Facts, points: Pair) -> None:
    """Where one trick saves the meld, a side without points must say how many tricks it took."""
    taken = read.tricks_taken
    if taken is None:
        if table.rules.settle.save_meld.value == "trick" and _asks(table, read, points):
            raise ScoreError(
                say("tricks_taken is missing: a side has no trick points, and one trick saves its meld.")
            )
        return
    if sum(taken) != table.rules.deal.hand.value:
        message = say(
            "tricks_taken {taken} make {sum}; a hand has {n} tricks.",
            taken=taken,
            sum=sum(taken),
            n=table.rules.deal.hand.value,
        )
        raise ScoreError(message)
    for side, (tricks, won) in enumerate(zip(taken, points, strict=True)):
        if won and not tricks:
            raise ScoreError(say("Side {side} took no trick, so it has no trick points.", side=side))


def _asks(table: Compiled, read: Facts, points: Pair) -> bool:
    bound = range(table.sides) if table.rules.settle.saving_binds.value == "all" else _defenders(table, read)
    return any(points[side] == 0 and read.meld[side] for side in bound)


def _defenders(table: Compiled, read: Facts) -> Iterable[int]:
    return (side for side in range(table.sides) if side != read.bidder)


def _check_nines(table: Compiled, read: Facts) -> None:
    """Two nines at most are a side's only meld."""
    dix = next((m.points.value[0] for m in table.rules.meld.melds if m.key == "dix"), 0)
    possible = {dix * n for n in range(1, table.pack.copies + 1)}
    for side, only in enumerate(read.nines_only):
        if only and read.meld[side] not in possible:
            message = say(
                "nines_only: side {side} melded {meld}, and nines of trump alone are {points}.",
                side=side,
                meld=read.meld[side],
                points=listed(map(str, sorted(possible)), "or"),
            )
            raise ScoreError(message)


def _refuse_points(read: Facts, reason: str) -> None:
    if read.trick_points is not None or read.tricks_taken is not None:
        raise ScoreError(say("Leave out trick_points and tricks_taken: {reason}.", reason=reason))


def _tricks_taken(table: Compiled, given: Given) -> Pair | None:
    if given.tricks_taken is not None and table.rules.settle.save_meld.value != "trick":
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
    if any(flags) and not table.rules.settle.nines_exempt.value:
        raise ScoreError(say("nines_only has no use here: nines do not save themselves at this table."))
    return flags


def _thrown_in(table: Compiled, given: Given) -> bool:
    thrown = _flag("thrown_in", given.thrown_in)
    if thrown and (table.rules.settle.throw_in.value == "never" or given.bid is None):
        raise ScoreError(say("thrown_in has no use here: a hand cannot be thrown in at this table."))
    return thrown


def _renege_by(table: Compiled, given: Given) -> int | None:
    if given.renege_by is None:
        return None
    if table.rules.settle.renege.value == "none":
        message = say(
            "renege_by has no use here: this table's source gives no price for a renege. "
            "Agree on one with settle.renege."
        )
        raise ScoreError(message)
    side = _whole(given.renege_by)
    if side is None or not 0 <= side < table.sides or given.bid is None:
        raise ScoreError(say("renege_by is the side that reneged, not {side!r}.", side=given.renege_by))
    return side


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


def _bidders_meld(read: Facts) -> int:
    return read.meld[read.bidder] if read.bidder is not None else 0
