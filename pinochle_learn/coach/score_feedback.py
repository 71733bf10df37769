"""Answers to exactly the mistake that was made in scoring."""

from collections.abc import Callable

from pinochle_learn.coach.feedback import Answer
from pinochle_learn.coach.score_choices import Value, right, slips
from pinochle_learn.coach.score_elsewhere import minus, signed
from pinochle_learn.coach.score_exercises import Ask, ScoreExercise
from pinochle_learn.coach.score_grid import grid
from pinochle_learn.coach.score_situations import Case
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.settlement_words import side_name
from pinochle_learn.engine.tricks import count
from pinochle_learn.front import Variant
from pinochle_learn.text import plural, say


def judge(v: Variant, asked: ScoreExercise, ask: Ask, said: Value) -> Answer:
    """Judges an answer: right with its reason, or wrong with the mistake that leads there."""
    truth, why = right(v, asked, ask), _why(v, asked, ask)
    if said == truth:
        return Answer(right=True, line=_praise(v, asked, ask), reasons=why)
    if ask.kind in {"change", "pile"}:
        text = next((slip.text for slip in slips(v, asked, ask) if slip.number == said), None)
        written = said if isinstance(said, str) else minus(said) if asked.pile else signed(said)
        line = text or say("Not {n}.", n=written)
        return Answer(right=False, line=line, reasons=why if text is None else ())
    assert asked.case is not None  # noqa: S101 - only piles have none
    return Answer(right=False, line=_WRONG[ask.kind](v, asked.case, ask.side), reasons=())


def _praise(v: Variant, asked: ScoreExercise, ask: Ask) -> str:
    truth = right(v, asked, ask)
    if asked.pile:
        return plural(int(truth), "Right: {n} point.", "Right: {n} points.")
    if ask.kind == "change":
        return say("Right: {change}.", change=signed(int(truth)))
    words = {
        "made": say("Right: the bid is made."),
        "set": say("Right: the bidders are set."),
        "yes": say("Right: the meld counts."),
        "no": say("Right: the meld is lost."),
        "play": say("Right: it has to be played."),
        "choice": say("Right: the bidders may play it or throw it in."),
        "stop": say("Right: the hand is not played."),
        "nobody": say("Right: the game goes on."),
    }
    if isinstance(truth, str):
        return words[truth]
    return say("Right: {side} win the game.", side=side_name(compiled(v.rules), truth))


def _why(v: Variant, asked: ScoreExercise, ask: Ask) -> tuple[str, ...]:
    """The reason, in the engine's words where it has them."""
    if asked.pile:
        return (count(compiled(v.rules), asked.pile.cards, last_trick=asked.pile.last).why,)
    case = asked.case
    if case is None:
        return ()
    if ask.kind == "after-meld":
        return (_reach(v, case),)
    if ask.kind == "game":
        return (_game(v, case, ask.side),)
    if case.settled.outcome == "no contract":
        return (case.settled.why,)
    side = case.hand.bidder or 0 if ask.kind == "outcome" else ask.side
    return (case.settled.sides[side].why,)


# --- the mistakes ------------------------------------------------------------------------------------------


def _outcome(_v: Variant, case: Case, _side: int) -> str:
    if case.settled.outcome == "made":
        if not case.over:
            return say("Exactly the bid is enough: {bid} were bid, and {bid} they have.", bid=case.hand.bid)
        if not case.hand.points:
            return say("It is made: the meld alone reaches the bid. {why}", why=case.bidders.why)
        return say("It is made: they have {n} more than they bid.", n=case.over)
    if case.over >= 0:
        return say("Not made, though the meld would be enough. {why}", why=case.bidders.why)
    text = "Not made: they have {sum} in all, and bid {bid}. That is {n} short."
    return say(text, sum=case.hand.bid + case.over, bid=case.hand.bid, n=-case.over)


def _meld(_v: Variant, case: Case, side: int) -> str:
    score = case.settled.sides[side]
    starts = {
        "saved": say("It counts, however few the points were."),
        "trick-saved": say("It counts: one trick is enough here, whatever is in it."),
        "nines-saved": say("It counts: nines need no trick."),
        "meld-lost": say("It is lost."),
    }
    if score.rule == "meld-lost" and case.hand.bare:
        starts["meld-lost"] = say("It is lost: a trick alone is not enough here.")
    elif score.rule == "meld-lost" and score.meld and case.hand.nines[side]:
        starts["meld-lost"] = say("It is lost: nines of trump do not save themselves here.")
    return f"{starts.get(score.rule, '')} {score.why}".strip()


def _after_meld(v: Variant, case: Case, _side: int) -> str:
    return _reach(v, case)


def _reach(v: Variant, case: Case) -> str:
    """What the bidders can still have, and what this table does about it."""
    hand, settle = case.hand, v.rules.settle
    reach = case.bidders.meld + grid(v.rules).total
    values = {"meld": case.bidders.meld, "total": grid(v.rules).total, "reach": reach, "bid": hand.bid}
    can = reach >= hand.bid
    text = "{meld} in meld and all {total} trick points are {reach}: {bid} can be made."
    if not can:
        text = "{meld} in meld and all {total} trick points are {reach}: {bid} cannot be made."
    return f"{say(text, **values)} {_then(settle.out_of_reach.value, settle.throw_in.value, can=can)}"


def _then(stop: str, throw_in: str, *, can: bool) -> str:
    if not can and stop == "stop":
        return say("This table does not play such a hand.")
    if throw_in == "any":
        return say("Here the bidders may throw in any hand after the meld.")
    if throw_in == "out_of_reach":
        if can:
            return say("Here only a hand out of reach may be thrown in.")
        return say("Here the bidders may throw in a hand that is out of reach.")
    if stop == "stop":
        return say("This table plays every hand that can be made.")
    return say("This table plays every hand.")


def _game(v: Variant, case: Case, _side: int) -> str:
    return end_of_game(v, case.settled.after, (case.settled.game_winner, case.settled.game_rule))


def end_of_game(v: Variant, after: tuple[int, ...], game: tuple[int | None, str | None]) -> str:
    """Why the game is over with these scores, or why it is not; ``game`` as ``game_winner`` gives it."""
    on, (winner, rule) = grid(v.rules), game
    best, low = max(after), min(after)
    values = {"target": on.target, "limit": minus(on.limit or 0), "best": minus(best), "low": minus(low)}
    values["side"] = "" if winner is None else side_name(compiled(v.rules), winner)
    if rule is None and low < 0 and on.limit is not None:
        return say("{low} is still above the limit of {limit}, and nobody has {target}.", **values)
    if rule is None and low < 0:
        return say("This table has no lower limit, so {low} loses nothing yet.", **values)
    return say(_ENDS[rule], **values)


_ENDS = {
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

_WRONG: dict[str, Callable[[Variant, Case, int], str]] = {
    "outcome": _outcome,
    "meld": _meld,
    "after-meld": _after_meld,
    "game": _game,
}
