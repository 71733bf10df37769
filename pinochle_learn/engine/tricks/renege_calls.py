"""A call of "renege": who may make it, whether it is right, and which side it costs."""

from collections.abc import Sequence
from dataclasses import dataclass

from pinochle_learn.cards.card import rank_name
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import TIMES, aces_around
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.engine.tricks.reneges import Renege
from pinochle_learn.errors import ActionError, RuleError
from pinochle_learn.text import say


@dataclass(frozen=True, slots=True)
class RenegeCall:
    """The answer to a call. ``renege_by`` is the side that it costs, as ``settle`` takes it, or ``None``."""

    right: bool
    renege_by: int | None
    rule: str
    why: str
    reneges: tuple[Renege, ...] = ()


def undeclared_aces(table: Compiled, hands: Sequence[int], declared: Sequence[int]) -> tuple[Renege, ...]:
    """Aces around that a seat holds and has not declared, where that is a renege.

    ``declared`` says how many times each seat declared aces around before the first card.
    """
    if not table.rules.settling.aces_declared.value:
        return ()
    held = [aces_around(table, hand) for hand in hands]
    return tuple(
        Renege(
            trick=None,
            position=None,
            seat=seat,
            card=None,
            rule="aces",
            legal=(),
            why=say(
                "{seat} holds {name} around and did not declare it before the first card was played.",
                seat=seat_name(seat, table.players),
                name=say(f"{TIMES[n]} {rank_name(table.pack.ranks[0])}s".strip()),
            ),
        )
        for seat, (n, said) in enumerate(zip(held, declared, strict=True))
        if n > said
    )


def judge(table: Compiled, caller: int, accused: int, found: Sequence[Renege]) -> RenegeCall:
    """Judges a call; ``found`` are all reneges of the hand so far.

    Raises:
        RuleError: the table has no price for a renege.
        ActionError: the caller is no opponent of the accused.
    """
    rules = table.rules.settling
    if rules.renege.value == "none":
        raise RuleError(say("This table gives no price for a renege. Agree on one with settle.renege."))
    if table.side_of(caller) == table.side_of(accused):
        raise ActionError(say("Only an opponent may call a renege."))
    theirs = tuple(renege for renege in found if renege.seat == accused)
    if theirs:
        why = say("The call is right. {why}", why=theirs[0].why)
        return RenegeCall(True, table.side_of(accused), "right-call", why, theirs)  # noqa: FBT003 - the answer
    costs = table.side_of(caller) if rules.wrong_call.value == "callers_renege" else None
    text = "The call is wrong: {seat} has broken no rule. The side that called is treated as having reneged."
    if costs is None:
        text = "The call is wrong: {seat} has broken no rule. It costs nothing, and the play goes on."
    return RenegeCall(False, costs, "wrong-call", say(text, seat=seat_name(accused, table.players)))  # noqa: FBT003
