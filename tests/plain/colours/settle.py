"""What a deal of Purple Pinochle is worth to each side, and who has won."""

from typing import Any

Points = tuple[int, ...]


def settle(
    *,
    meld: Points,
    trick_points: Points,
    second_meld: Points | None = None,
    contract: tuple[int, int] | None = None,
    before: Points | None = None,
    target: int | None = 1500,
) -> dict[str, Any]:
    """Returns change, after, outcome and game_winner.

    The contract is a bid and the side that made it; without one there was no auction, and each side scores
    all it earned. Without a target the game is one deal,
    and a tie at the top has no single winner.
    """
    second = second_meld or (0,) * len(meld)
    change = [sum(parts) for parts in zip(meld, second, trick_points, strict=True)]
    outcome = "no contract"
    if contract:
        bid, bidder = contract
        outcome = "made" if change[bidder] >= bid else "set"
        change[bidder] = change[bidder] if outcome == "made" else -bid
    after = tuple(old + new for old, new in zip(before or (0,) * len(meld), change, strict=True))
    return {
        "change": tuple(change),
        "after": after,
        "outcome": outcome,
        "game_winner": game_winner(after, target),
    }


def passed_out(sides: int, before: Points | None = None, target: int | None = 1500) -> dict[str, Any]:
    """Returns the result where nobody bid: no card is melded or played, and nothing scored."""
    nothing = (0,) * sides
    return settle(meld=nothing, trick_points=nothing, before=before, target=target) | {
        "game_winner": None,
    }


def game_winner(after: Points, target: int | None) -> int | None:
    """Returns the side that has the most, all alone, once the target is reached or the only deal is over."""
    highest = max(after)
    if target is not None and highest < target:
        return None
    return after.index(highest) if after.count(highest) == 1 else None


def sharers(after: Points) -> list[int]:
    """Returns the sides that share a game of one deal, or the one that won it."""
    return [side for side, points in enumerate(after) if points == max(after)]
