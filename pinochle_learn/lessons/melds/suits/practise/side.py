"""Exercises: what a side's meld counts where a meld below the table's least counts nothing."""

from collections.abc import Callable, Mapping

from pinochle_learn.lessons.melds.suits.practise.exercise import Choice, MeldExercise
from pinochle_learn.teaching.melds.hands import Draw, Group
from pinochle_learn.teaching.melds.words import added_up
from pinochle_learn.text import say

LEAST = "least-meld"
_CHOICES = 4


def _side(draw: Draw, key: str) -> MeldExercise | None:
    """A hand beside its partner's meld, where a side's meld below the table's least counts nothing."""
    least, unit = draw.table.rules.settling.least_meld.value, draw.table.rules.table.scale.value
    hand = draw.filled(())
    mine = draw.points(hand)
    enough = draw.coin()
    low, high = (least - mine + unit, least - unit) if enough else (unit, least - mine - unit)
    able = [n for n in range(low, high + 1, unit) if n % (2 * unit) == 0]  # most melds are even
    return _counted(draw, key, hand, draw.pick(able)) if 0 < mine < least and able else None


def _counted(draw: Draw, key: str, hand: Group, partner: int) -> MeldExercise | None:
    least, mine = draw.table.rules.settling.least_meld.value, draw.points(hand)
    both = mine + partner
    right = both if both >= least else 0
    sums = {"mine": mine, "partner": partner, "both": both, "least": least}
    lines = {
        0: say(
            "Your {mine} and your partner's {partner} are {both}: that is {least} or more, and counts.",
            **sums,
        ),
        least: say("Nothing is made up to {least}: what is there counts, or nothing does.", **sums),
        mine: say(
            "The {least} go by the side, not by the player: your partner's {partner} belong to it.", **sums
        ),
        both: say("{mine} and {partner} are {both}, below {least}: such a meld counts nothing.", **sums),
    }
    lines[right] = say("Right: {n}.", n=right) if right else say("Right: nothing of it counts.")
    if len(lines) < _CHOICES:
        return None
    return MeldExercise(
        situation=key,
        trump=draw.trump,
        hand=hand,
        asked=say("Your partner melds {n}. What does your side's meld count?", n=partner),
        choices=tuple(
            Choice(n, str(n), n == right, line, "" if n == right else LEAST)
            for n, line in sorted(lines.items())
        ),
        reasons=(added_up(draw.melds(hand)), _rule(both, least)),
        slip=LEAST,
    )


def _rule(both: int, least: int) -> str:
    if both >= least:
        return say("With your partner's that makes {both}: {least} or more.", both=both, least=least)
    return say(
        "With your partner's that makes {both}: below {least} a side's meld counts nothing.",
        both=both,
        least=least,
    )


MAKERS: Mapping[str, Callable[[Draw, str], MeldExercise | None]] = {"total-side": _side}
