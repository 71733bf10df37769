"""A settlement in words: one line a side, and the whole in two sentences."""

from collections.abc import Sequence
from typing import Protocol

from pinochle_learn.cards.card import suit_name
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring.chips import unit
from pinochle_learn.engine.scoring.facts import Facts
from pinochle_learn.engine.scoring.game_end import End, next_target
from pinochle_learn.engine.scoring.settlement_lines import PLAYER_ENDS, PLAYER_LINES, SIDE_ENDS, SIDE_LINES
from pinochle_learn.text import plural, say

SEATS = ("North", "East", "South", "West")
ROUND = {
    2: ("North", "South"),
    5: ("North", "East", "South-East", "South-West", "West"),
    6: ("North", "North-East", "South-East", "South", "South-West", "North-West"),
}


class _Score(Protocol):
    @property
    def why(self) -> str: ...


def seat_name(seat: int, players: int = 4) -> str:
    """Says a seat at a table of so many players: ``South`` for 2, and for 1 where two face each other."""
    return say(ROUND.get(players, SEATS)[seat])


def side_name(table: Compiled, side: int) -> str:
    """Says a side: ``North-South`` for 0 at a table of partners."""
    if table.sides == table.players:
        return seat_name(side, table.players)
    return "-".join(seat_name(seat, table.players) for seat in range(side, table.players, table.sides))


def side_line(table: Compiled, facts: Facts, side: int, rule: str, row: tuple[int, int, int]) -> str:
    """Why a side's score changes as it does; ``row``: meld and trick points that count, and the change."""
    meld, tricks, change = row
    took = facts.trick_points[side] if facts.trick_points else 0
    values = {
        "side": side_name(table, side),
        "bid": facts.bid,
        "laid": facts.melded[side],
        "shown": _shown(facts, side),
        "meld": meld,
        "took": plural(took, "{n} trick point", "{n} trick points") if took else say("no trick point"),
        "melded": say("{n} in meld", n=meld) if meld else say("no meld"),
        "tricks": tricks,
        "sum": meld + tricks,
        "total": table.total,
        "reach": facts.melded[side] + table.total,
        "short": (facts.bid or 0) - meld - tricks,
        "needed": _needed(table),
        "least": table.rules.settling.least_meld.value,
        "change": abs(change),
        **_chips_in_words(table, facts, change),
    }
    return say(lines(table)[rule], **values)


def _shown(facts: Facts, side: int) -> str:
    """What a side melded; where melds are laid twice, first and second."""
    first = str(facts.meld[side] or say("nothing"))
    if facts.second_meld is None:
        return first
    return say(
        "{first} first and {second} second", first=first, second=facts.second_meld[side] or say("nothing")
    )


def _chips_in_words(table: Compiled, facts: Facts, change: int) -> dict[str, object]:
    """What is paid, where bids are paid in chips."""
    if table.rules.chips is None or facts.bid is None:
        return {}
    each = abs(change) // (table.sides - 1)
    suits = table.rules.chips.doubled.value
    spared = facts.conceded and not table.rules.chips.conceded_doubled.value
    return {
        "unit": unit(table.rules.chips, facts.bid),
        "each": plural(each, "{n} chip", "{n} chips"),
        "chips": plural(abs(change), "{n} chip", "{n} chips"),
        "doubled": say(", doubled since {suit} are trump", suit=suit_name(facts.trump))
        if facts.trump is not None and facts.trump in suits and not spared
        else "",
    }


def summary(table: Compiled, facts: Facts, sides: Sequence[_Score], game: End, after: tuple[int, ...]) -> str:
    """The whole settlement: the bidders first, then the others, then the end of the game if it has come."""
    order = sorted(range(table.sides), key=lambda side: side != facts.bidder)
    nobody_bid = facts.bid is None and table.rules.auctioned
    texts = [say(lines(table)["no-contract"])] if nobody_bid else [sides[side].why for side in order]
    return " ".join(filter(None, [*texts, _game(table, facts, game, after)]))


def lines(table: Compiled) -> dict[str, str]:
    """The sentences of this table: for partnerships, or for players who are each alone."""
    return PLAYER_LINES if table.sides == table.players else SIDE_LINES


def _needed(table: Compiled) -> str:
    rules = table.rules.settling.save_meld.value
    words = {
        "trick": say("one trick"),
        "trick_point": say("one trick point (a card that counts, or the last trick)"),
        "points_20": say("{n} trick points", n=20 * table.rules.table.scale.value),
        "never": say("nothing"),
    }
    return words[rules]


def _game(table: Compiled, facts: Facts, game: End, after: tuple[int, ...]) -> str:
    winner, rule = game
    if rule is None:
        return ""
    ends, rules = PLAYER_ENDS if table.sides == table.players else SIDE_ENDS, table.rules.game
    declarer = facts.declared_out
    return say(
        ends[rule],
        side="" if winner is None else side_name(table, winner),
        declarer="" if declarer is None else side_name(table, declarer),
        has=0 if declarer is None else after[declarer],
        target=rules.target.value if facts.target is None else facts.target,
        limit=rules.limit.value,
        deals=rules.deals.value,
        raised=next_target(table, facts.target, after, rule),
    )
