"""Exercises on melds: each branch of each table, drawn by a seed, judged by the engine."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.lessons.melds.suits.practise import (
    burying,
    choosing_trump,
    claims,
    growing,
    names,
    order,
    side,
    totals,
)
from pinochle_learn.lessons.melds.suits.practise.exercise import MeldExercise
from pinochle_learn.lessons.melds.suits.practise.situations import meld_situations
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.melds.hands import Draw

_TRIES = 4_000  # hands looked through for a rare branch

Maker = Callable[[Draw, str], MeldExercise | None]
MAKERS: Mapping[str, Maker] = {
    **names.MAKERS,
    **claims.MAKERS,
    **totals.MAKERS,
    **side.MAKERS,
    **choosing_trump.MAKERS,
    **burying.MAKERS,
    **growing.MAKERS,
    **order.MAKERS,
}


def meld_exercise(rules: Rules, key: str, seed: int) -> MeldExercise:
    """Draws an exercise on one branch; the same seed draws the same one on every machine.

    Raises:
        LookupError: the table does not know this branch.
    """
    if key not in {situation.key for situation in meld_situations(rules)}:
        raise LookupError(f"{rules.id} does not know {key}")
    return drawn(rules, key, seed)


def drawn(rules: Rules, key: str, seed: int) -> MeldExercise:
    """Draws cards as a branch has them, whether or not the table asks it.

    Raises:
        LookupError: no hand shows it.
    """
    table, chance = compiled(rules), Random(seed)
    suits = table.pack.suits
    for _ in range(_TRIES):
        draw = Draw(table, suits[int(chance.random() * len(suits))], chance)
        made = MAKERS[key](draw, key)
        if made is not None:
            return made
    raise LookupError(f"{rules.id}: no hand shows {key}")


def meld_coverage(rules: Rules, seeds: Sequence[int] = range(20)) -> dict[str, int]:
    """How many different exercises the generator gives for each branch of a table."""
    return {
        situation.key: len({meld_exercise(rules, situation.key, seed).shown for seed in seeds})
        for situation in meld_situations(rules)
    }


def slips_asked(rules: Rules, seeds: Sequence[int] = range(20)) -> Counter[str]:
    """How often each mistake is offered as a choice, or made in a claim, over some exercises."""
    return Counter(
        slip
        for situation in meld_situations(rules)
        for seed in seeds
        for slip in meld_exercise(rules, situation.key, seed).slips
    )
