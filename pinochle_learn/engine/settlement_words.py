"""A settlement in words: one line a side, and the whole in two sentences."""

from collections.abc import Sequence
from typing import Protocol

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.facts import Facts
from pinochle_learn.text import plural, say

SEATS = ("North", "East", "South", "West")


class _Score(Protocol):
    @property
    def why(self) -> str: ...


def seat_name(seat: int) -> str:
    """Says a seat: ``South`` for 2."""
    return say(SEATS[seat])


def side_name(table: Compiled, side: int) -> str:
    """Says a side: ``North-South`` for 0 at a table of partners."""
    if table.sides == table.players:
        return seat_name(side)
    return "-".join(seat_name(seat) for seat in range(side, table.players, table.sides))


def side_line(table: Compiled, facts: Facts, side: int, rule: str, counted: tuple[int, int]) -> str:
    """Why a side's score changes as it does; ``counted`` are the meld and the trick points that count."""
    meld, tricks = counted
    took = facts.trick_points[side] if facts.trick_points else 0
    values = {
        "side": side_name(table, side),
        "bid": facts.bid,
        "laid": facts.meld[side],
        "meld": meld,
        "took": plural(took, "{n} trick point", "{n} trick points") if took else say("no trick point"),
        "melded": say("{n} in meld", n=meld) if meld else say("no meld"),
        "sum": meld + tricks,
        "total": table.total,
        "reach": facts.meld[side] + table.total,
        "short": (facts.bid or 0) - meld - tricks,
        "needed": _needed(table),
    }
    return say(_LINES[rule], **values)


def summary(
    table: Compiled, facts: Facts, sides: Sequence[_Score], game: tuple[int | None, str | None]
) -> str:
    """The whole settlement: the bidders first, then the others, then the end of the game if it has come."""
    order = sorted(range(table.sides), key=lambda side: side != facts.bidder)
    lines = [sides[side].why for side in order] if facts.bid is not None else [say(_LINES["no-contract"])]
    return " ".join(filter(None, [*lines, _game(table, game)]))


_LINES = {
    "no-contract": "Nobody bid: the hand is not played, no score changes, and the next dealer deals.",
    "made": (
        "{side} bid {bid} and have {melded} and {took}, {sum} in all: the bid is made, and they score {sum}."
    ),
    "set": (
        "{side} bid {bid} and have {melded} and {took}, {sum} in all, {short} short: "
        "they are set, score nothing and lose their bid of {bid}."
    ),
    "set-meld-lost": (
        "{side} bid {bid} and melded {laid}, but took {took}, and it takes {needed} for anything to count: "
        "they are set and lose their bid of {bid}."
    ),
    "out-of-reach": (
        "With {laid} in meld and all {total} trick points {side} would come to {reach}, short of {bid}: "
        "the hand is not played, and they lose their bid."
    ),
    "thrown-in": "{side} throw the hand in and lose their bid of {bid}.",
    "unplayed-meld": "{side} score their meld of {meld}.",
    "unplayed-nothing": "{side} melded nothing and score nothing.",
    "saved": "{side} took {took}, which saves their meld of {meld}: they score {sum}.",
    "trick-saved": (
        "{side} took {took} but at least one trick, which saves their meld of {meld}: they score {sum}."
    ),
    "nines-saved": "{side} took {took}, but nines of trump save themselves: they score {sum}.",
    "kept": "{side} have {melded} and {took}: they score {sum}.",
    "meld-lost": (
        "{side} took {took}, and it takes {needed} to save a meld: "
        "their {laid} in meld are lost, and they score nothing."
    ),
    "points-lost": "{side} took {took}, and it takes {needed} to score anything: they score nothing.",
    "nothing": "{side} melded nothing and took {took}: they score nothing.",
    "reneged": "{side} reneged and score nothing.",
    "renege-award": "{side} receive the bid of {bid} and their meld of {meld}.",
}


def _needed(table: Compiled) -> str:
    rules = table.rules.settle.save_meld.value
    words = {
        "trick": say("one trick"),
        "trick_point": say("one trick point (a card that counts, or the last trick)"),
        "points_20": say("{n} trick points", n=20 * table.rules.table.scale.value),
        "never": say("nothing"),
    }
    return words[rules]


def _game(table: Compiled, game: tuple[int | None, str | None]) -> str:
    winner, rule = game
    if rule is None:
        return ""
    if winner is None:
        return say("Both sides are past the target with equal scores: the game goes on.")
    target, limit = table.rules.game.target.value, table.rules.game.limit.value
    texts = {
        "target": "{side} reach {target} and win the game.",
        "bidders-first": (
            "Both sides are past {target}, and the bidders are counted first: {side} win the game."
        ),
        "higher": "Both sides are past {target}, and the higher score wins: {side} win the game.",
        "limit": "The other side has fallen to {limit} or below: {side} win the game.",
    }
    return say(texts[rule], side=side_name(table, winner), target=target, limit=limit)
