"""The end of a game in words: why it is over with these scores, or why it is not."""

from collections.abc import Iterator

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.game_end import next_target
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.hand import Hand, goal
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.rounding import rounded, rounds
from pinochle_learn.teaching.scores.words import alone, by_side_size, minus, names
from pinochle_learn.text import say

Told = tuple[int | None, int | None]  # the number of the deal, and the target where it may be raised
Game = tuple[int | None, str | None]  # the side that has won, and the rule, as ``game_winner`` gives them


def end_of_game(v: Variant, after: tuple[int, ...], game: Game, told: Told = (None, None)) -> str:
    """Why the game is over with these scores, or why it is not."""
    on, (winner, rule), (deal, raised) = grid(v.rules), game, told
    if not v.rules.auctioned:
        return _without_auction(v, after, game, raised or on.goal)
    best, low = max(after), min(after)
    values = {
        "target": on.target,
        "limit": minus(on.limit or 0),
        "best": minus(best),
        "low": minus(low),
        "deals": on.deals,
        "deal": deal,
        "side": "" if winner is None else names(v)[winner],
        "raised": next_target(compiled(v.rules), raised or on.goal, after, rule),
    }
    if on.target is None:
        return say((_DEALS if on.chips else _DEALS_IN_POINTS)[rule], **values)
    if rule is None and low < 0 and on.limit is not None:
        return say("{low} is still above the limit of {limit}, and nobody has {target}.", **values)
    if rule is None and low < 0:
        return say("This table has no lower limit, so {low} loses nothing yet.", **values)
    return say((_PLAYERS if alone(v) else _SIDES)[rule], **values)


def _without_auction(v: Variant, after: tuple[int, ...], game: Game, target: int) -> str:
    winner, rule = game
    return say(
        _UNBID[rule],
        target=target,
        best=max(after),
        side="" if winner is None else names(v)[winner],
        other="" if winner is None else names(v)[(winner + 1) % len(after)],
        own="" if winner is None else after[winner],
        others="" if winner is None else after[(winner + 1) % len(after)],
        raised=next_target(compiled(v.rules), target, after, rule),
    )


def why_declared(v: Variant, hand: Hand, settled: Settlement) -> str:
    """What the one who declared out has, counted to the point, and whether it is enough."""
    if hand.declared is None:
        return ""
    score, target = settled.sides[hand.declared], goal(v, hand)
    has, values = settled.after[hand.declared], {"meld": score.meld, "took": score.trick_points}
    values |= {"before": hand.before[hand.declared], "has": has, "target": target, "short": target - has}
    line = say("{before} before, {meld} in meld and {took} trick points are {has}.", **values)
    if has >= target:
        return f"{line} {say('That is enough for {target}.', **values)}"
    line = f"{line} {say('That is {short} short of {target}.', **values)}"
    if rounds(v) and has - score.trick_points + rounded(v, score.trick_points) >= target:
        line = f"{line} {say('For a count after declaring out nothing is rounded.')}"
    return line


def how_it_ends(v: Variant) -> list[str]:
    """How a game ends at this table, a line for each rule, and for each that it has not."""
    on = grid(v.rules)
    if on.target is None and not on.chips:
        return [
            say("A game is {n} deals at this table, and the highest score then has won.", n=on.deals),
            say("With equal scores it goes on."),
            say("There is no target."),
        ]
    if on.target is None:
        return [
            say("A game is {n} deals at this table, and whoever has most chips then has won.", n=on.deals),
            say("Two with equally many go on."),
            say("There is no target: chips are paid from hand to hand, and what one wins the others lose."),
        ]
    if not v.rules.auctioned:
        return list(_ends_unbid(v))
    both = {
        "bidders": by_side_size(
            v,
            "If both sides get there in one hand, the side that bid is counted first.",
            "If several get there in one hand, the bidder is counted first.",
        ),
        "higher": by_side_size(
            v,
            "If both sides get there in one hand, the higher score wins.",
            "If several get there in one hand, the highest score wins.",
        ),
        "raise": say("If more than one gets there in one hand, nobody has won: the target is raised."),
    }
    lines = [say("A game is {n} at this table.", n=on.target), both[v.rules.game.first_past.value]]
    if on.sides > 2 and v.rules.game.first_past.value == "bidders":  # noqa: PLR2004 - two others beside the bidder
        lines.append(say("Without the bidder among them the highest wins; equal scores play on."))
    limit = say("There is no lower limit: a score may fall as low as it will.")
    if on.limit is not None:
        limit = say("A side that falls to {limit} has lost.", limit=minus(on.limit))
    return [*lines, limit, say("Hands are not counted: there is no last deal.")]


def _ends_unbid(v: Variant) -> Iterator[str]:
    """How a game ends where nobody bids."""
    on, game = grid(v.rules), v.rules.game
    yield say("A game is {n} at this table.", n=on.target)
    if game.declare_out.value:
        yield say(
            "A player may declare out: the deal stops, and the tricks are counted to the point. Whoever has "
            "enough wins at once, and whoever has not loses the game."
        )
    else:
        yield say("Nobody declares out: scores are compared when the deal is over.")
    if game.first_past.value == "raise":
        text = (
            "If both get there undeclared, nobody has won: the target is raised to {second}, then to {third}."
        )
        yield say(text, second=on.targets[1], third=on.targets[2])
    else:
        yield say("If both get there in one deal, the higher score wins; equal scores play on.")
    yield say("There is no bid to lose, so a score never falls, and there is no lower limit.")
    yield say("Hands are not counted: there is no last deal.")


_UNBID = {
    None: "Nobody has {target} yet: {best} is the most.",
    "target": "{side} has reached {target}, and {other} has not.",
    "higher": "Both have reached {target}, and the higher score decides: {side} wins.",
    "tie": "Both have reached {target} with equal scores: the game goes on.",
    "raise": "Both have reached {target}, and neither declared out: they play on to {raised}.",
    "declared": "{side} declared out and has {own}, so {side} wins at once, whatever {other} has.",
    "wrongly-declared": "{other} declared out with only {others} and loses the game: {side} wins.",
}

_DEALS = {
    None: "That was deal {deal}, and a game has {deals}: {best} is the most so far, and nobody has won yet.",
    "most": "That was deal {deals}, the last: {side} has the most chips, {best}.",
    "tie": "That was deal {deals}, the last, but {best} chips are with more than one: the game goes on.",
}

_DEALS_IN_POINTS = {
    None: "That was deal {deal}, and a game has {deals}: {best} is the most so far, and nobody has won yet.",
    "most": "That was deal {deals}, the last: {side} has the highest score, {best}.",
    "tie": "That was deal {deals}, the last, but {best} is the score of more than one: the game goes on.",
}

_SIDES = {
    "raise": "Both have reached {target}: they play on to {raised}.",
    None: "Nobody has {target} yet: {best} is the most.",
    "target": "{side} have reached {target}, and the others have not.",
    "bidders-first": (
        "Both have reached {target}. The higher score does not decide: the side that bid is counted "
        "first, so {side} win."
    ),
    "higher": "Both have reached {target}, and the higher score decides: {side} win.",
    "limit": "{low} is at or below the limit of {limit}: that side has lost, and {side} win.",
    "tie": "Both have reached {target} with equal scores: the game goes on.",
}

_PLAYERS = {
    "raise": "More than one has reached {target}: they play on to {raised}.",
    None: "Nobody has {target} yet: {best} is the most.",
    "target": "{side} has reached {target}, and nobody else has.",
    "bidders-first": (
        "More than one has reached {target}. The highest score does not decide: the bidder is counted "
        "first, so {side} wins."
    ),
    "higher": "More than one has reached {target}, the bidder not among them, so the highest wins: {side}.",
    "limit": "{low} is at or below the limit of {limit}: that player has lost, and {side} wins.",
    "tie": (
        "More than one has reached {target}, the bidder not among them, and the highest scores are equal: "
        "the game goes on."
    ),
}
