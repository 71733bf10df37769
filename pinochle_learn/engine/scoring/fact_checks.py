"""Whether the facts of a hand go together: numbers that cannot belong to one hand are refused."""

from collections.abc import Iterable

from pinochle_learn.cards.card import suit_name
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.facts import (
    Facts,
    Given,
    ends_by_itself,
    out_of_reach,
    read_facts,
    unplayed,
)
from pinochle_learn.engine.scoring.number_checks import check_numbers
from pinochle_learn.engine.scoring.possible import most_taken, most_won_meld
from pinochle_learn.engine.scoring.scale_words import other_scale
from pinochle_learn.errors import ScoreError
from pinochle_learn.text import listed, plural, say

Pair = tuple[int, ...]


def facts(table: Compiled, given: Given) -> Facts:
    """Reads and checks what is given.

    Raises:
        ScoreError: a number that cannot be, a keyword that the table has no use for, one that is missing.
    """
    read = read_facts(table, given)
    check_numbers(table, read)
    _check_who_melds(table, read)
    _check_nines(table, read)
    _check_choice(table, read)
    reason = unplayed(table, read)
    if reason is not None:
        _refuse_points(table, read, reason)
    else:
        _check_points(table, read)
        _check_tricks(table, read)
        _check_won(table, read)
    _check_trump(table, read, reason)
    return read


def _check_who_melds(table: Compiled, read: Facts) -> None:
    if table.rules.meld.who.value == "bidder":
        for side, meld in enumerate(read.meld):
            if meld and side != read.bidder:
                message = say("Only the bidder melds at this table: the meld of side {side} is 0.", side=side)
                raise ScoreError(message)


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
    together = sum(meld for meld, only in zip(read.meld, read.nines_only, strict=True) if only)
    if together > max(possible):
        text = "nines_only: nines of trump alone make {sum} here, and all of them are {most}."
        raise ScoreError(say(text, sum=together, most=max(possible)))


def _check_choice(table: Compiled, read: Facts) -> None:
    """A hand is thrown in or conceded only where there is still a choice."""
    if not (read.thrown_in or read.conceded) or read.bid is None or read.bidder is None:
        return
    meld = read.meld[read.bidder]
    if ends_by_itself(table, read.bid, meld) == "meld wins":
        text = "A meld of {meld} reaches the bid of {bid}, so there is nothing to concede."
        raise ScoreError(say(text, meld=meld, bid=read.bid))
    out = out_of_reach(table, read.bid, meld)
    if table.rules.settling.throw_in.value == "out_of_reach" and not out:
        text = "This table may throw in only a bid that is out of reach, and {bid} can still be reached."
        raise ScoreError(say(text, bid=read.bid))


def _refuse_points(table: Compiled, read: Facts, reason: str) -> None:
    played = read.trick_points is not None or read.tricks_taken is not None
    if not played and not any(read.second_meld or ()):
        return
    meld = read.meld[read.bidder] if read.bidder is not None else 0
    why = say(
        _UNPLAYED[reason],
        reach=meld + table.total,
        bid=read.bid,
        meld=meld,
        least=table.rules.settling.least_meld.value,
    )
    text = (
        "Leave out trick_points and tricks_taken: {reason}." if played else "Leave out second_meld: {reason}."
    )
    raise ScoreError(say(text, reason=why))


_UNPLAYED = {
    "no contract": "the hand was not played out",
    "renege": "the hand was not played out",
    "no marriage": "without a marriage there is no trump, and the hand is not played",
    "least meld": "bidders who meld {meld}, less than {least}, do not play their bid",
    "meld wins": "a meld of {meld} reaches the bid of {bid}, and the hand is not played",
    "out of reach": "{reach} is the most the bidders could reach, so a bid of {bid} is not played",
    "conceded": "the bid was conceded",
    "thrown in": "the hand was thrown in",
}


def _check_points(table: Compiled, read: Facts) -> None:
    points = read.trick_points
    if points is None:
        made = str(table.total)
        if table.left_out:
            made = say("{least} to {most}", least=table.least_total, most=table.total)
        raise ScoreError(say("trick_points are missing: this hand was played, and they make {n}.", n=made))
    if read.declared_out is not None:
        _check_declared(table, points)
        return
    if not table.least_total <= sum(points) <= table.total:
        raise ScoreError(_wrong_sum(table, points))


def _wrong_sum(table: Compiled, points: Pair) -> str:
    if table.left_out:
        text = (
            "trick_points {points} make {sum}; without the {out} dealt to nobody they make {least} to {most}."
        )
        out = plural(table.left_out, "{n} card", "{n} cards")
        least, most = table.least_total, table.total
        return say(text, points=points, sum=sum(points), out=out, least=least, most=most)
    text = "trick_points {points} make {sum}; the cards and the last trick make {total} at this table."
    hint = other_scale(table, sum(points), lambda n: n == table.total)
    return say(text, points=points, sum=sum(points), total=table.total) + hint


def _check_declared(table: Compiled, points: Pair) -> None:
    """Who declares out stops the deal, so there may be points that nobody has taken yet."""
    if sum(points) > table.total:
        text = "trick_points {points} make {sum}; there are only {total} at this table."
        raise ScoreError(say(text, points=points, sum=sum(points), total=table.total))


def _check_tricks(table: Compiled, read: Facts) -> None:
    """Where one trick saves the meld, a side without points must say how many tricks it took."""
    taken, points = read.tricks_taken, read.trick_points or ()
    if taken is None:
        if table.rules.settling.save_meld.value == "trick" and _asks(table, read, points):
            raise ScoreError(
                say("tricks_taken is missing: a side has no trick points, and one trick saves its meld.")
            )
        return
    tricks = table.tricks
    if sum(taken) != tricks:
        message = say(
            "tricks_taken {taken} make {sum}; a hand has {n} tricks.", taken=taken, sum=sum(taken), n=tricks
        )
        raise ScoreError(message)
    for side, (n, won) in enumerate(zip(taken, points, strict=True)):
        if not n and won > _most_buried(table, read, side):
            raise ScoreError(say("Side {side} took no trick, so it has no trick points.", side=side))
        most = most_taken(table, n) + _most_buried(table, read, side)
        if won > most:
            took = plural(n, "one trick", "{n} tricks")
            text = "tricks_taken: {most} points are the most in {tricks}, and side {side} has {won}."
            raise ScoreError(say(text, side=side, tricks=took, most=most, won=won))


def _check_won(table: Compiled, read: Facts) -> None:
    """A second meld is laid from cards won, and so few trick points are not so many cards."""
    for side, (meld, won) in enumerate(zip(read.second_meld or (), read.trick_points or (), strict=False)):
        if not meld:
            continue
        most = most_won_meld(table, won)
        if meld > most:
            text = (
                "second_meld, side {side}: cards won for {won} trick points meld {most} at most, not {meld}."
            )
            raise ScoreError(say(text, side=side, won=won, most=most, meld=meld))


def _most_buried(table: Compiled, read: Facts, side: int) -> int:
    """The most that the cards count which the bidder buried."""
    kitty = table.rules.kitty
    return kitty.cards.value * max(table.points) if kitty is not None and side == read.bidder else 0


def _asks(table: Compiled, read: Facts, points: Pair) -> bool:
    bound = (
        range(table.sides) if table.rules.settling.saving_binds.value == "all" else _defenders(table, read)
    )
    return any(points[side] == 0 and read.meld[side] for side in bound)


def _defenders(table: Compiled, read: Facts) -> Iterable[int]:
    return (side for side in range(table.sides) if side != read.bidder)


def _check_trump(table: Compiled, read: Facts, reason: str | None) -> None:
    """Where some trumps double the chips, what is paid depends on the trump."""
    chips = table.rules.chips
    if chips is None or not chips.doubled.value or read.trump is not None:
        return
    if reason not in {"no contract", "conceded"}:
        suits = listed(map(suit_name, chips.doubled.value), "or")
        raise ScoreError(say("trump is missing: chips are doubled with {suits} as trump.", suits=suits))
