"""The end of a game in words: why it is over with these scores, or why it is not."""

from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_words import alone, minus, names, said
from pinochle_learn.front import Variant
from pinochle_learn.text import say

Game = tuple[int | None, str | None]  # the side that has won, and the rule, as ``game_winner`` gives them


def end_of_game(v: Variant, after: tuple[int, ...], game: Game, deal: int | None = None) -> str:
    """Why the game is over with these scores, or why it is not."""
    on, (winner, rule) = grid(v.rules), game
    best, low = max(after), min(after)
    values = {
        "target": on.target,
        "limit": minus(on.limit or 0),
        "best": minus(best),
        "low": minus(low),
        "deals": on.deals,
        "deal": deal,
        "side": "" if winner is None else names(v)[winner],
    }
    if on.target is None:
        return say(_DEALS[rule], **values)
    if rule is None and low < 0 and on.limit is not None:
        return say("{low} is still above the limit of {limit}, and nobody has {target}.", **values)
    if rule is None and low < 0:
        return say("This table has no lower limit, so {low} loses nothing yet.", **values)
    return say((_PLAYERS if alone(v) else _SIDES)[rule], **values)


def how_it_ends(v: Variant) -> list[str]:
    """How a game ends at this table, a line for each rule, and for each that it has not."""
    on = grid(v.rules)
    if on.target is None:
        return [
            say("A game is {n} deals at this table, and whoever has most chips then has won.", n=on.deals),
            say("Two with equally many go on."),
            say("There is no target: chips are paid from hand to hand, and what one wins the others lose."),
        ]
    both = {
        "bidders": said(
            v,
            "If both sides get there in one hand, the side that bid is counted first.",
            "If several get there in one hand, the bidder is counted first.",
        ),
        "higher": said(
            v,
            "If both sides get there in one hand, the higher score wins.",
            "If several get there in one hand, the highest score wins.",
        ),
    }
    lines = [say("A game is {n} at this table.", n=on.target), both[v.rules.game.first_past.value]]
    if on.sides > 2 and v.rules.game.first_past.value == "bidders":  # noqa: PLR2004 - two others beside the bidder
        lines.append(say("Without the bidder among them the highest wins; equal scores play on."))
    limit = say("There is no lower limit: a score may fall as low as it will.")
    if on.limit is not None:
        limit = say("A side that falls to {limit} has lost.", limit=minus(on.limit))
    return [*lines, limit, say("Hands are not counted: there is no last deal.")]


_DEALS = {
    None: "That was deal {deal}, and a game has {deals}: {best} is the most so far, and nobody has won yet.",
    "most": "That was deal {deals}, the last: {side} has the most chips, {best}.",
    "tie": "That was deal {deals}, the last, but {best} chips are with more than one: the game goes on.",
}

_SIDES = {
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
