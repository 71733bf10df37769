"""A player for whole deals: bids what its best meld and some tricks cover, else acts at random.

In a game of turns it mostly lays what it can, since a deal in which nobody lays does not end with a winner.
"""

from collections.abc import Callable, Iterator
from random import Random

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled

LAYING = ("meld", "lay off")


def best_trump(v: pl.Variant, hand, suits=None) -> str:
    """The suit or colour in which a hand melds most; of all, or of those that are given."""
    bits, table = v.pack.hand(hand), compiled(v.rules)
    return max(suits or v.pack.suits_or_colours, key=lambda suit: table.meld_points(bits, suit))


def limits(v: pl.Variant, deal: pl.Deal, rng: Random) -> list[int]:
    """How far each seat goes: its own best meld, and a random share of the tricks."""
    if v.rules.colours is not None and not v.rules.auctioned:
        return []
    table = compiled(v.rules)
    most = [table.meld_points(v.pack.hand(hand), best_trump(v, hand)) for hand in deal.hands]
    return [meld + rng.randint(0, table.total) for meld in most]


def choose(v: pl.Variant, deal: pl.Deal, rng: Random, most: list[int]) -> str:
    """One of the actions that the deal lists."""
    actions = deal.actions()
    if deal.phase == "auction":
        bids = [act for act in actions if act.startswith("bid") and int(act[4:]) <= most[deal.to_act]]
        return rng.choice(bids) if bids else actions[0]
    if deal.phase == "trump" and rng.random() < 0.9:
        named = [action.split()[1] for action in actions]
        return f"trump {best_trump(v, deal.hands[deal.to_act], named)}"
    if deal.phase == "decision":
        return actions[-1] if rng.random() < 0.1 else actions[0]
    if deal.phase == "turns":
        laying = [action for action in actions if action.startswith(LAYING)]
        others = [action for action in actions if action not in laying]
        return rng.choice(laying if laying and rng.random() < 0.8 else others or laying)
    if actions[-1] == "declare out":  # seldom: it ends the deal
        return actions[-1] if rng.random() < 0.004 else rng.choice(actions[:-1])
    return rng.choice(actions)


def moves(v: pl.Variant, deal: pl.Deal, rng: Random) -> Iterator[str]:
    """Plays a deal to its end; yields each action after it is done."""
    most = limits(v, deal, rng)
    while deal.phase != "over":
        action = choose(v, deal, rng, most)
        deal.act(action)
        yield action


def play_out(
    v: pl.Variant, deal: pl.Deal, rng: Random, until: Callable[[pl.Deal], bool] | None = None
) -> pl.Deal:
    """Plays a deal to its end, or until it is as wanted."""
    for _action in moves(v, deal, rng):
        if until and until(deal):
            break
    return deal


def bought(v: pl.Variant, deal: pl.Deal, bid: int | None = None) -> pl.Deal:
    """The player at the dealer's left buys the deal, at the minimum where no bid is named.

    Where there is no auction the deal stays as it is.
    """
    if not v.rules.auctioned:
        return deal
    deal.act(f"bid {bid or v.rules.auction.minimum.value}")
    while deal.phase == "auction":
        deal.act("pass")
    return deal


def as_listed(deal: pl.Deal, until: Callable[[pl.Deal], bool]) -> pl.Deal:
    """Does the first action that is listed until the deal is as wanted."""
    while not until(deal):
        deal.act(deal.actions()[0])
    return deal


def scores_before(v: pl.Variant, rng: Random, *, near: bool = False) -> tuple[int, ...]:
    """Scores that leave a game open, a side each; ``near``: close to its end."""
    sides, target = len(v.deal(seed=1).scores), v.rules.game.target.value
    if v.rules.chips is not None:
        won = [rng.randint(-30, 30) for _ in range(sides - 1)]
        return (*won, -sum(won))
    if target is None:
        target = 150 * v.scale
    loses = v.rules.auctioned and v.rules.settle.lost_bid.value == "minus_bid"
    low = target * 2 // 3 if near else -20 * v.scale if loses else 0
    return tuple(rng.randrange(low // v.scale * v.scale, target, v.scale) for _ in range(sides))
