"""Whether the game is over, and who has won it."""

from pinochle_learn.engine.compiled import Compiled

Pair = tuple[int, ...]
End = tuple[int | None, str | None]  # the side that has won, and the rule that says so


def game_winner(
    table: Compiled,
    scores: Pair,
    bidder: int | None,
    *,
    deal_number: int | None = None,
    target: int | None = None,
) -> End:
    """The side that has won the game with these scores, if any, and the rule that says so.

    ``target`` is the one that this deal was played to, where targets are raised.
    """
    game = table.rules.game
    if game.target.value is None:
        played = game.deals.value is not None and (deal_number or 1) >= game.deals.value
        return _after_the_last(table, scores) if played else (None, None)
    goal = game.target.value if target is None else target
    past = tuple(side for side, score in enumerate(scores) if score >= goal)
    if len(past) == 1:
        return past[0], "target"
    if past and game.first_past.value == "bidders" and bidder in past:
        return bidder, "bidders-first"
    if past and game.first_past.value == "raise":
        return None, "raise"
    if past:
        return _highest(scores, past, "higher")
    return _fallen(table, scores)


def _after_the_last(table: Compiled, scores: Pair) -> End:
    winner, rule = _highest(scores, tuple(range(table.sides)), "most")
    tie = table.rules.game.tie
    shared = rule == "tie" and tie is not None and tie.value == "shared"
    return (winner, "shared") if shared else (winner, rule)


def declared(side: int, *, right: bool) -> End:
    """The winner when one of two players has declared out: rightly or wrongly."""
    return (side, "declared") if right else (1 - side, "wrongly-declared")


def next_target(table: Compiled, target: int | None, scores: Pair, rule: str | None) -> int | None:
    """The target of the next deal: raised above every score where more than one side has passed it."""
    step = table.rules.game.raised_by.value
    if rule != "raise" or target is None or step is None:
        return target
    beyond = max(scores) - target
    return target if beyond < 0 else target + (beyond // step + 1) * step


def _highest(scores: Pair, sides: Pair, rule: str) -> End:
    top = max(scores[side] for side in sides)
    leaders = [side for side in sides if scores[side] == top]
    return (leaders[0], rule) if len(leaders) == 1 else (None, "tie")


def _fallen(table: Compiled, scores: Pair) -> End:
    limit = table.rules.game.limit.value
    lost = [side for side, score in enumerate(scores) if limit is not None and score <= limit]
    if len(lost) == 1 and table.sides == 2:  # noqa: PLR2004 - with more sides nobody wins by one falling out
        return 1 - lost[0], "limit"
    return None, None
