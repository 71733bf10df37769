"""Refuses numbers that no hand of a table can come to, each with what would be right."""

from collections.abc import Callable

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.most_meld import most_meld
from pinochle_learn.engine.scoring.facts import Facts
from pinochle_learn.engine.scoring.game_end import game_winner
from pinochle_learn.engine.scoring.possible import (
    Sums,
    meld_sums,
    most_of_all,
    most_of_hand,
    most_of_side,
    score_fault,
    trick_sums,
)
from pinochle_learn.engine.scoring.scale_words import other_scale
from pinochle_learn.errors import ScoreError
from pinochle_learn.text import listed, say

Pair = tuple[int, ...]


def check_numbers(table: Compiled, read: Facts) -> None:
    """Looks at every number of a hand by itself: is there a hand, or a game, with it?

    Raises:
        ScoreError: a number that cannot be.
    """
    check_before(table, read.before, read.target, read.deal_number)
    _check_points(table, read)
    for side, meld in enumerate(read.meld):
        _check_meld(table, side, meld, bidder=side == read.bidder)
    _check_melds(table, read.meld)
    for side, meld in enumerate(read.second_meld or ()):
        _check_second(table, side, meld)


def check_before(table: Compiled, before: Pair, target: int | None, number: int | None = None) -> None:
    """Looks at the scores before a deal.

    Raises:
        ScoreError: scores that no game comes to, or that have ended it.
    """
    fault = score_fault(table, before, target)
    if fault:
        raise ScoreError(fault)
    deals = table.rules.game.deals.value
    if table.rules.game.target.value is None and deals is not None and number is not None and number > deals:
        winner, rule = game_winner(table, before, None, deal_number=number - 1)
        if winner is not None or rule == "shared":
            text = "deal_number cannot be {n}: a game is {deals} deals, and only a tie goes on."
            raise ScoreError(say(text, n=number, deals=deals))


def _check_points(table: Compiled, read: Facts) -> None:
    """Those that do not add up are refused for that (see ``fact_checks``)."""
    points, sums = read.trick_points or (), trick_sums(table)
    if sum(points) > table.total or (read.declared_out is None and sum(points) < table.least_total):
        return
    for side, n in enumerate(points):
        if n not in sums:
            text = say("trick_points, side {side}: no cards of this table make {n}", side=side, n=n)
            raise ScoreError(_refusal(table, text, n, sums, sums.__contains__))


def _check_meld(table: Compiled, side: int, meld: int, *, bidder: bool) -> None:
    """The most of one hand is known at once; more is looked for only where it is needed."""
    if not meld:
        return

    def can_be(points: int) -> bool:
        return points <= most and points in meld_sums(table, most)

    most = most_of_hand(table)
    if meld > most:
        most = most_of_side(table, bidder=bidder)
    if meld > most:
        text = "meld, side {side}: no hand of this table makes {n}; the most is {most}."
        raise ScoreError(say(text, side=side, n=meld, most=most) + other_scale(table, meld, can_be))
    if not can_be(meld):
        text = say("meld, side {side}: no melds of this table make {n}", side=side, n=meld)
        raise ScoreError(_refusal(table, text, meld, meld_sums(table, most), can_be))


def _check_melds(table: Compiled, melds: Pair) -> None:
    """All sides together: they share one pack."""
    if sum(1 for meld in melds if meld) > 1 and sum(melds) > most_of_hand(table):
        most = most_of_all(table)
        if sum(melds) > most:
            text = "meld: {melds} make {sum}, and the cards of this table make {most} at most."
            raise ScoreError(say(text, melds=melds, sum=sum(melds), most=most))


def _check_second(table: Compiled, side: int, meld: int) -> None:
    """A second meld is laid from the cards that a side has won: at most all that were dealt."""
    most = most_meld(table, (len(table.pack) - table.left_out,))
    if meld > most:
        text = "second_meld, side {side}: no cards won in tricks make {n}; the most is {most}."
        raise ScoreError(say(text, side=side, n=meld, most=most))
    sums = meld_sums(table, most)
    if meld not in sums:
        text = say("second_meld, side {side}: no melds of this table make {n}", side=side, n=meld)
        raise ScoreError(_refusal(table, text, meld, sums, sums.__contains__))


def _refusal(table: Compiled, text: str, number: int, sums: Sums, fits: Callable[[int], bool]) -> str:
    near = sums.near(number)
    words = say("{text}; the nearest are {near}.", text=text, near=listed(map(str, near)))
    if len(near) == 1:
        words = say("{text}; the nearest is {near}.", text=text, near=near[0])
    return words + other_scale(table, number, fits)
