"""Why a hand comes to what it does, line by line."""

from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant


def reasons(v: Variant, result: Settlement) -> list[str]:
    """The engine's reasons, the bidders' first, and the end of the game where it has come."""
    if result.bid is None and v.rules.auctioned:
        return [result.why]
    sides = sorted(result.sides, key=lambda score: score.side != result.bidder)
    lines = [score.why for score in sides]
    end = result.why.removeprefix(" ".join(lines)).strip()
    return [*lines, end] if end else lines
