"""The end of a deal that is played by the rules, with one duty failed on purpose where that is asked for."""

from collections.abc import Callable
from random import Random

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.tricks.plays import ruling
from pinochle_learn.engine.tricks.verdicts import legal_plays
from pinochle_learn.lessons.tricks.playout import Playing, dealt, pick, trump_of

_FOLLOWING, _VOID = {"follow", "beat", "cannot-beat", "ruffed"}, {"trump", "overtrump", "cannot-overtrump"}
_MAY_FAIL = {"follow": _FOLLOWING, "beat": {"beat"}, "trump": _VOID, "overtrump": {"overtrump"}}
_LINES = 8  # ways to go on from one ending, until a duty can be failed on one of them


def slips(now: Playing, duty: str) -> list[int]:
    """The cards that would fail a duty if they were played now, when no stock lifts it."""
    table, hand = now.table, now.hands[now.seat]
    ruled = ruling(table, hand, now.trick, now.trump)
    wrong = hand & table.all & ~ruled.legal
    if not wrong or ruled.rule not in _MAY_FAIL[duty]:
        return []
    legal, distinct = legal_plays(table, hand, now.trick, now.trump), table.pack.distinct
    return [n for n, card in enumerate(distinct) if wrong >> n & 1 and legal[card].rule == duty]


def ending(table: Compiled, chance: Random, left: int) -> Playing:
    """A deal played by the rules until ``left`` cards are in each hand, and no stock is left."""
    named = pick(chance, table.pack.suits)
    hands, stock = dealt(table, chance)
    leader = pick(chance, range(table.players))
    whole = Playing(table, trump_of(table, stock, named), hands, leader, stock)
    whole.put_any(chance, table.tricks - left)
    return Playing(table, whole.trump, whole.hands, whole.leader)


def with_slip(
    begun: Playing, chance: Random, tricks: int, duty: str, may_slip: Callable[[int], bool]
) -> Playing | None:
    """Plays on for some tricks, in which one player fails one duty; ``None`` where that cannot happen."""
    for _ in range(_LINES):
        line = Playing(begun.table, begun.trump, list(begun.hands), begun.leader)
        spots: list[tuple[int, int]] = []
        for place in range(tricks * begun.table.players):
            if may_slip(line.seat):
                spots += [(place, number) for number in slips(line, duty)]
            line.put(line.any_legal(chance))
        if spots:
            place, number = pick(chance, spots)
            for card in (*line.plays[:place], number):
                begun.put(card)
            begun.put_any(chance, tricks)
            return begun
    return None
