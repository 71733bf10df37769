"""What a hand comes to: who keeps which meld, made or set, and whether the game is over."""

from dataclasses import dataclass

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.facts import Facts, out_of_reach
from pinochle_learn.engine.settlement_words import side_line, summary

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


def settle(table: Compiled, facts: Facts) -> Settlement:
    """Settles a hand whose facts have been checked (see ``engine.facts``)."""
    result = outcome(table, facts)
    sides = tuple(_side(table, facts, result, side) for side in range(table.sides))
    change = tuple(score.change for score in sides)
    after = tuple(before + gain for before, gain in zip(facts.before, change, strict=True))
    winner, game_rule = game_winner(table, after, facts.bidder)
    return Settlement(
        outcome=result,
        change=change,
        after=after,
        game_winner=winner,
        why=summary(table, facts, sides, (winner, game_rule)),
        bid=facts.bid,
        bidder=facts.bidder,
        sides=sides,
        game_rule=game_rule,
    )


def game_winner(table: Compiled, scores: Pair, bidder: int | None) -> tuple[int | None, str | None]:
    """The side that has won the game with these scores, if any, and the rule that says so."""
    game = table.rules.game
    past = [side for side, score in enumerate(scores) if score >= game.target.value]
    if len(past) == 1:
        return past[0], "target"
    if past and game.first_past.value == "bidders" and bidder in past:
        return bidder, "bidders-first"
    if past:
        top = max(scores[side] for side in past)
        leaders = [side for side in past if scores[side] == top]
        return (leaders[0], "higher") if len(leaders) == 1 else (None, "tie")
    limit = game.limit.value
    lost = [side for side, score in enumerate(scores) if limit is not None and score <= limit]
    if len(lost) == 1 and table.sides == 2:  # noqa: PLR2004 - with more sides nobody wins by one falling out
        return 1 - lost[0], "limit"
    return None, None


def saves(table: Compiled, facts: Facts, side: int) -> bool:
    """Says whether a side has done what the table asks for to keep its meld."""
    rules = table.rules.settle
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
    if facts.bid is None or facts.bidder is None:
        return "no contract"
    if facts.renege_by is not None:
        return "renege"
    if (
        out_of_reach(table, facts.bid, facts.meld[facts.bidder])
        and table.rules.settle.out_of_reach.value == "stop"
    ):
        return "out of reach"
    if facts.thrown_in:
        return "thrown in"
    meld, tricks = _counted(table, facts, facts.bidder)
    return "made" if meld + tricks >= facts.bid else "set"


def _counted(table: Compiled, facts: Facts, side: int) -> tuple[int, int]:
    """The meld and the trick points of a side that count in a hand played out."""
    tricks = facts.trick_points[side] if facts.trick_points else 0
    if saves(table, facts, side):
        return facts.meld[side], tricks
    return 0, 0


def _side(table: Compiled, facts: Facts, result: str, side: int) -> SideScore:
    meld, tricks, change, rule = _SETTLED[result](table, facts, side)
    saved = facts.trick_points is None or saves(table, facts, side)
    took = facts.trick_points[side] if facts.trick_points else 0
    why = side_line(table, facts, side, rule, (meld, tricks))
    return SideScore(side, facts.meld[side], took, saved, meld, tricks, change, rule, why)


Row = tuple[int, int, int, str]  # meld that counts, trick points that count, change of the score, rule


def _no_contract(_table: Compiled, _facts: Facts, _number: int) -> Row:
    return 0, 0, 0, "no-contract"


def _renege(_table: Compiled, facts: Facts, side: int) -> Row:
    if side == facts.renege_by:
        return 0, 0, 0, "reneged"
    return facts.meld[side], 0, facts.meld[side] + (facts.bid or 0), "renege-award"


def _not_played(table: Compiled, facts: Facts, side: int) -> Row:
    if side == facts.bidder:
        return (
            0,
            0,
            -(facts.bid or 0),
            "thrown-in" if outcome(table, facts) == "thrown in" else "out-of-reach",
        )
    return facts.meld[side], 0, facts.meld[side], "unplayed-meld" if facts.meld[side] else "unplayed-nothing"


def _made(table: Compiled, facts: Facts, side: int) -> Row:
    if side != facts.bidder:
        return _defended(table, facts, side)
    meld, tricks = _counted(table, facts, side)
    return meld, tricks, meld + tricks, "made"


def _set(table: Compiled, facts: Facts, side: int) -> Row:
    if side != facts.bidder:
        return _defended(table, facts, side)
    meld, tricks = _counted(table, facts, side)
    rule = "set" if saves(table, facts, side) else "set-meld-lost"
    return meld, tricks, -(facts.bid or 0), rule


def _defended(table: Compiled, facts: Facts, side: int) -> Row:
    meld, tricks = _counted(table, facts, side)
    return meld, tricks, meld + tricks, _defence(table, facts, side, tricks)


def _defence(table: Compiled, facts: Facts, side: int, tricks: int) -> str:
    """The rule by which a defending side keeps its meld or loses it."""
    rules = table.rules.settle
    if not saves(table, facts, side):
        took = facts.trick_points[side] if facts.trick_points else 0
        return "meld-lost" if facts.meld[side] else "points-lost" if took else "nothing"
    if not facts.meld[side] or rules.save_meld.value == "never":
        return "kept" if tricks or facts.meld[side] else "nothing"
    if tricks:
        return "saved"
    exempt = rules.nines_exempt.value and facts.nines_only[side]
    return "nines-saved" if exempt else "trick-saved"


_SETTLED = {
    "no contract": _no_contract,
    "renege": _renege,
    "thrown in": _not_played,
    "out of reach": _not_played,
    "made": _made,
    "set": _set,
}
