"""What a hand comes to: who keeps which meld, made or set, and whether the game is over."""

from collections.abc import Callable
from dataclasses import dataclass

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.scoring import chips
from pinochle_learn.engine.scoring.facts import Facts, unplayed
from pinochle_learn.engine.scoring.game_end import End, declared, game_winner, next_target
from pinochle_learn.engine.scoring.settlement_words import side_line, summary

Pair = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SideScore:
    """One side of a settlement: what it melded and took, what of that counts, and why."""

    side: int
    meld: int
    trick_points: int
    saved: bool
    meld_counted: int
    tricks_counted: int
    change: int
    rule: str
    why: str
    second_meld: int = 0

    @property
    def counted(self) -> int:
        """What the side scored towards its bid or its score."""
        return self.meld_counted + self.tricks_counted


@dataclass(frozen=True, slots=True)
class Settlement:
    """The result of a hand: ``change`` and ``after`` by side, ``outcome`` a word of the game."""

    outcome: str
    change: Pair
    after: Pair
    game_winner: int | None
    why: str
    bid: int | None
    bidder: int | None
    sides: tuple[SideScore, ...]
    game_rule: str | None = None
    next_target: int | None = None


def settle(table: Compiled, facts: Facts) -> Settlement:
    """Settles a hand whose facts have been checked (see ``engine.facts``)."""
    result = outcome(table, facts)
    sides = tuple(_side(table, facts, result, side) for side in range(table.sides))
    change = tuple(score.change for score in sides)
    after = tuple(before + gain for before, gain in zip(facts.before, change, strict=True))
    winner, game_rule = end = _end(table, facts, result, after)
    return Settlement(
        outcome=result,
        change=change,
        after=after,
        game_winner=winner,
        why=summary(table, facts, sides, end, after),
        bid=facts.bid,
        bidder=facts.bidder,
        sides=sides,
        game_rule=game_rule,
        next_target=next_target(table, facts.target, after, game_rule),
    )


def _end(table: Compiled, facts: Facts, result: str, after: Pair) -> End:
    if facts.declared_out is not None:
        return declared(facts.declared_out, right=result == "declared out")
    return game_winner(table, after, facts.bidder, deal_number=facts.deal_number, target=facts.target)


def saves(table: Compiled, facts: Facts, side: int) -> bool:
    """Says whether a side has done what the table asks for to keep its meld."""
    rules = table.rules.settling
    if side == facts.bidder and rules.saving_binds.value == "defenders":
        return True
    if rules.nines_exempt.value and facts.nines_only[side]:
        return True
    points = facts.trick_points[side] if facts.trick_points else 0
    if rules.save_meld.value == "trick":
        return points > 0 or (facts.tricks_taken is not None and facts.tricks_taken[side] > 0)
    least = {"trick_point": 1, "points_20": 20 * table.rules.table.scale.value, "never": 0}
    return points >= least[rules.save_meld.value]


def outcome(table: Compiled, facts: Facts) -> str:
    """What became of the hand, in a word of the game."""
    if not table.rules.auctioned:
        return _without_auction(table, facts)
    reason = unplayed(table, facts)
    if reason is not None:
        return _OUTCOMES[reason]
    meld, tricks = _counted(table, facts, facts.bidder or 0)
    if meld + tricks >= (facts.bid or 0):
        return "made"
    return "set" if table.rules.chips is None else "double bete"


def _without_auction(table: Compiled, facts: Facts) -> str:
    side = facts.declared_out
    if side is None:
        return "no contract"
    has = facts.before[side] + sum(_counted_up(table, facts, side)[:2])
    return "declared out" if has >= (facts.target or 0) else "wrongly declared"


_OUTCOMES = {
    "no contract": "no contract",
    "renege": "renege",
    "no marriage": "no marriage",
    "least meld": "out of reach",
    "out of reach": "out of reach",
    "meld wins": "made",
    "conceded": "single bete",
    "thrown in": "thrown in",
}


def _counted(table: Compiled, facts: Facts, side: int) -> tuple[int, int]:
    """The meld and the trick points of a side that count in a hand played out."""
    tricks = facts.trick_points[side] if facts.trick_points else 0
    if saves(table, facts, side):
        return _enough(table, facts, side), tricks
    return 0, 0


def _enough(table: Compiled, facts: Facts, side: int) -> int:
    """A side's meld, or nothing where it is less than the least that counts."""
    meld = facts.melded[side]
    return meld if meld >= table.rules.settling.least_meld.value else 0


def _side(table: Compiled, facts: Facts, result: str, side: int) -> SideScore:
    settled = _settled(table)
    meld, tricks, change, rule = settled[result](table, facts, side)
    saved = facts.trick_points is None or saves(table, facts, side)
    took = facts.trick_points[side] if facts.trick_points else 0
    why = side_line(table, facts, side, rule, (meld, tricks, change))
    second = facts.second_meld[side] if facts.second_meld else 0
    return SideScore(side, facts.meld[side], took, saved, meld, tricks, change, rule, why, second)


Row = tuple[int, int, int, str]  # meld that counts, trick points that count, change of the score, rule


def rounded(table: Compiled, points: int) -> int:
    """Trick points as they score.

    >>> from pinochle_learn.engine.compiled import compiled
    >>> from pinochle_learn.tables import find
    >>> [rounded(compiled(find("two-handed")), points) for points in (46, 47, 50)]
    [40, 50, 50]
    """
    if table.rules.count.rounding.value == "none":
        return points
    return (points + _UP) // _TENS * _TENS


_TENS, _UP = 10, 3  # to tens: 7, 8 and 9 go up


def _counted_up(table: Compiled, facts: Facts, side: int) -> Row:
    """Where nobody bids, each side scores what it has; a count for declaring out is not rounded."""
    took = facts.trick_points[side] if facts.trick_points else 0
    declared_out = facts.declared_out is not None
    tricks = took if declared_out else rounded(table, took)
    meld, tricks = (facts.melded[side], tricks) if saves(table, facts, side) else (0, 0)
    return meld, tricks, meld + tricks, "counted" if tricks == took else "counted-rounded"


def _no_contract(_table: Compiled, _facts: Facts, _number: int) -> Row:
    return 0, 0, 0, "no-contract"


def _renege(table: Compiled, facts: Facts, side: int) -> Row:
    if side == facts.renege_by:
        return 0, 0, 0, "reneged"
    return _award(table, facts, side, "renege-award")


def _award(table: Compiled, facts: Facts, side: int, rule: str) -> Row:
    """The bid goes to the other side, with the meld that counts there."""
    meld = _enough(table, facts, side)
    return meld, 0, meld + (facts.bid or 0), rule if meld else f"{rule}-bare"


def _not_played(table: Compiled, facts: Facts, side: int) -> Row:
    if side == facts.bidder:
        return 0, 0, _lost(table, facts), _UNPLAYED[unplayed(table, facts) or ""]
    if table.rules.settling.lost_bid.value == "to_others":
        return _award(table, facts, side, "set-award")
    meld = _enough(table, facts, side)
    if meld:
        return meld, 0, meld, "unplayed-meld"
    return 0, 0, 0, "unplayed-short" if facts.meld[side] else "unplayed-nothing"


_UNPLAYED = {
    "no marriage": "no-marriage",
    "least meld": "least-meld",
    "out of reach": "out-of-reach",
    "thrown in": "thrown-in",
}


def _lost(table: Compiled, facts: Facts) -> int:
    """What a lost bid costs its side."""
    return -(facts.bid or 0) if table.rules.settling.lost_bid.value == "minus_bid" else 0


def _made(table: Compiled, facts: Facts, side: int) -> Row:
    if side != facts.bidder:
        return _defended(table, facts, side)
    if facts.trick_points is None:
        meld = facts.meld[side]
        return meld, 0, meld, "meld-wins"
    meld, tricks = _counted(table, facts, side)
    return meld, tricks, meld + tricks, "made"


def _set(table: Compiled, facts: Facts, side: int) -> Row:
    to_others = table.rules.settling.lost_bid.value == "to_others"
    if side != facts.bidder:
        return _award(table, facts, side, "set-award") if to_others else _defended(table, facts, side)
    meld, tricks = _counted(table, facts, side)
    rule = "set" if saves(table, facts, side) else "set-meld-lost"
    return meld, tricks, _lost(table, facts), f"{rule}-to-others" if to_others else rule


def _defended(table: Compiled, facts: Facts, side: int) -> Row:
    meld, tricks = _counted(table, facts, side)
    return meld, tricks, meld + tricks, _defence(table, facts, side, tricks)


def _defence(table: Compiled, facts: Facts, side: int, tricks: int) -> str:
    """The rule by which a defending side keeps its meld or loses it."""
    rules = table.rules.settling
    if facts.trick_points is None:
        return "unplayed-meld" if facts.meld[side] else "unplayed-nothing"
    melded = facts.melded[side]
    if not saves(table, facts, side):
        took = facts.trick_points[side]
        return "meld-lost" if melded else "points-lost" if took else "nothing"
    if melded and not _enough(table, facts, side):
        return "short-meld"
    if not melded or rules.save_meld.value == "never":
        return "kept" if tricks or melded else "nothing"
    if tricks:
        return "saved"
    exempt = rules.nines_exempt.value and facts.nines_only[side]
    return "nines-saved" if exempt else "trick-saved"


def _settled(table: Compiled) -> dict[str, Callable[[Compiled, Facts, int], Row]]:
    if not table.rules.auctioned:
        return dict.fromkeys(("no contract", "declared out", "wrongly declared"), _counted_up)
    return _SETTLED if table.rules.chips is None else _PAID


_SETTLED = {
    "no contract": _no_contract,
    "renege": _renege,
    "no marriage": _not_played,
    "thrown in": _not_played,
    "out of reach": _not_played,
    "made": _made,
    "set": _set,
}


def _paid(rule: str) -> Callable[[Compiled, Facts, int], Row]:
    """Settles in chips: points only say whether the bid is made, and each opponent pays or is paid."""

    def row(table: Compiled, facts: Facts, side: int) -> Row:
        paid = chips.change(table, facts, outcome(table, facts), side)
        if side != facts.bidder:
            return 0, 0, paid, "pays" if paid < 0 else "is-paid"
        meld, tricks = _counted(table, facts, side)
        by_meld = rule == "chips-made" and facts.trick_points is None
        return meld, tricks, paid, "chips-meld-wins" if by_meld else rule

    return row


_PAID = {
    "no contract": _no_contract,
    "made": _paid("chips-made"),
    "single bete": _paid("single-bete"),
    "double bete": _paid("double-bete"),
}
