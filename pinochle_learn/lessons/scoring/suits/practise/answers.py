"""Answers to exactly the mistake that was made in scoring."""

from collections.abc import Callable

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.chips import unit
from pinochle_learn.engine.tricks.tricks import count
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.game import end_of_game, why_declared
from pinochle_learn.lessons.scoring.suits.practise.bank import Ask, ScoreExercise
from pinochle_learn.lessons.scoring.suits.practise.choices import Value, right, slips, written
from pinochle_learn.lessons.scoring.suits.practise.situation import Case
from pinochle_learn.lessons.scoring.suits.settle.renege import costs
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.rounding import why_rounded
from pinochle_learn.teaching.scores.words import by_side_size, chips_word, names
from pinochle_learn.text import plural, say

NUMBERS = ("change", "pile", "unit", "rounded", "next")  # what is answered with a number


def judge(v: Variant, asked: ScoreExercise, ask: Ask, said_: Value) -> Answer:
    """Judges an answer: right with its reason, or wrong with the mistake that leads there."""
    truth, why = right(v, asked, ask), _why(v, asked, ask)
    if said_ == truth:
        return Answer(right=True, line=_praise(v, asked, ask), reasons=why)
    if ask.kind in NUMBERS:
        text = next((slip.text for slip in slips(v, asked, ask) if slip.number == said_), None)
        wrong = said_ if isinstance(said_, str) else written(v, ask, said_)
        line = text or say("Not {n}.", n=wrong)
        return Answer(right=False, line=line, reasons=why if text is None else ())
    assert asked.case is not None  # noqa: S101 - only piles have none
    return Answer(right=False, line=_WRONG[ask.kind](v, asked.case, ask.side), reasons=())


def _praise(v: Variant, asked: ScoreExercise, ask: Ask) -> str:
    truth = right(v, asked, ask)
    if asked.pile:
        return plural(int(truth), "Right: {n} point.", "Right: {n} points.")
    if ask.kind in NUMBERS:
        return say("Right: {change}.", change=written(v, ask, int(truth)))
    if ask.kind == "declared":
        return say("Right: it is enough.") if truth == "yes" else say("Right: it is too little.")
    words = {
        "made": say("Right: the bid is made."),
        "set": by_side_size(v, "Right: the bidders are set.", "Right: the bidder is set."),
        "double bete": say("Right: the bid is lost in play, a double bete."),
        "yes": say("Right: the meld counts."),
        "no": say("Right: the meld does not count."),
        "play": say("Right: it has to be played."),
        "choice": _may_give_up(v),
        "stop": say("Right: the hand is not played, and the bid is lost."),
        "won": say("Right: the hand is not played, and the bid is made."),
        "nobody": say("Right: the game goes on."),
    }
    if isinstance(truth, str):
        return words[truth]
    side = names(v)[truth]
    if ask.kind == "costs":
        return say("Right: it costs {side} the hand.", side=side)
    return by_side_size(v, "Right: {side} win the game.", "Right: {side} wins the game.", side=side)


def _may_give_up(v: Variant) -> str:
    if grid(v.rules).chips:
        return say("Right: the bidder may play it or concede.")
    return by_side_size(
        v,
        "Right: the bidders may play it or throw it in.",
        "Right: the bidder may play it or throw it in.",
    )


def _why(v: Variant, asked: ScoreExercise, ask: Ask) -> tuple[str, ...]:
    """The reason, in the engine's words where it has them."""
    if asked.pile:
        return (count(compiled(v.rules), asked.pile.cards, last_trick=asked.pile.last).why,)
    case = asked.case
    if case is None:
        return ()
    own: dict[str, Callable[[Variant, Case, int], str]] = {
        "after-meld": _reach,
        "game": _game,
        "costs": _costs,
        "unit": _unit,
    }
    own |= {"rounded": _rounded, "declared": _declared, "next": _game}
    if ask.kind in own:
        return (own[ask.kind](v, case, ask.side),)
    if case.hand.passed_out:
        return (case.settled.why,)
    side = case.hand.bidder or 0 if ask.kind == "outcome" else ask.side
    return (case.settled.sides[side].why,)


# --- the mistakes ------------------------------------------------------------------------------------------


def _outcome(v: Variant, case: Case, _side: int) -> str:
    bid = case.hand.bid
    if case.settled.outcome == "made":
        if not case.over:
            return say("Exactly the bid is enough: {bid} were bid, and {bid} are there.", bid=bid)
        if not case.hand.own:
            return say("It is made: the meld alone reaches the bid. {why}", why=case.bidders.why)
        return by_side_size(
            v,
            "It is made: they have {n} more than they bid.",
            "It is made: there are {n} more than were bid.",
            n=case.over,
        )
    if case.over >= 0:
        return say("Not made, though the sum would be enough. {why}", why=case.bidders.why)
    text = "Not made: {bid} were bid, and there are {sum} in all. That is {n} short."
    return say(text, sum=bid + case.over, bid=bid, n=-case.over)


def _meld(v: Variant, case: Case, side: int) -> str:
    score = case.settled.sides[side]
    starts = {
        "saved": say("It counts, however few the points were."),
        "trick-saved": say("It counts: one trick is enough here, whatever is in it."),
        "nines-saved": say("It counts: nines need no trick."),
        "meld-lost": say("It is lost."),
        "short-meld": say("It does not count: it is too small."),
    }
    if grid(v.rules).needed > grid(v.rules).points[1]:
        starts["saved"] = say("It counts: meld and trick points are both enough.")
    if score.rule == "meld-lost" and case.hand.bare[side]:
        starts["meld-lost"] = say("It is lost: a trick alone is not enough here.")
    elif score.rule == "meld-lost" and score.meld and case.hand.nines[side]:
        starts["meld-lost"] = say("It is lost: nines of trump do not save themselves here.")
    return f"{starts.get(score.rule, '')} {score.why}".strip()


def _costs(v: Variant, case: Case, _side: int) -> str:
    return costs(v, case.hand)


def _unit(v: Variant, case: Case, _side: int) -> str:
    """From where to where a bid stands for so many chips."""
    chips, bid = v.rules.chips, case.hand.bid
    if chips is None:
        return ""
    same = [n for n in grid(v.rules).bids if unit(chips, n) == unit(chips, bid)]
    return say(
        "Bids from {low} to {high} stand for {chips}.",
        low=same[0],
        high=same[-1],
        chips=chips_word(unit(chips, bid)),
    )


def _reach(v: Variant, case: Case, _side: int) -> str:
    """What the bidders can still have, and what this table does about it."""
    hand, on = case.hand, grid(v.rules)
    reach = hand.own_meld + on.total
    values = {"meld": hand.own_meld, "total": on.total, "reach": reach, "bid": hand.bid, "least": on.least}
    if hand.own_meld < on.least:
        text = by_side_size(
            v,
            "{meld} in meld are less than {least}: so the bidders lose their bid, and nothing is played.",
            "{meld} in meld are less than {least}: the bid is lost, and nothing is played.",
        )
        return say(text, **values)
    if v.rules.settling.meld_wins.value and hand.own_meld >= hand.bid:
        return say("{meld} in meld reach the bid of {bid}: it is made, and nothing is played.", **values)
    can = reach >= hand.bid
    text = "{meld} in meld and all {total} trick points are {reach}: {bid} can be made."
    if not can:
        text = "{meld} in meld and all {total} trick points are {reach}: {bid} cannot be made."
    return f"{say(text, **values)} {_then(v, can=can)}"


def _then(v: Variant, *, can: bool) -> str:
    stop, throw_in = v.rules.settling.out_of_reach.value, v.rules.settling.throw_in.value
    if not can and stop == "stop":
        return say("This table does not play such a hand.")
    if throw_in == "any":
        if grid(v.rules).chips:
            return say("Here the bidder may concede any hand before the first lead.")
        return by_side_size(
            v,
            "Here the bidders may throw in any hand after the meld.",
            "Here the bidder may throw in any hand after the meld.",
        )
    if throw_in == "out_of_reach":
        return _throws_in(v, can=can)
    if stop == "stop":
        return say("This table plays every hand that can be made.")
    return say("This table plays every hand.")


def _throws_in(v: Variant, *, can: bool) -> str:
    if can:
        return say("Here only a hand out of reach may be thrown in.")
    return by_side_size(
        v,
        "Here the bidders may throw in a hand that is out of reach.",
        "Here the bidder may throw in a hand that is out of reach.",
    )


def _rounded(v: Variant, case: Case, side: int) -> str:
    return why_rounded(v, case.hand.points[side])


def _declared(v: Variant, case: Case, _side: int) -> str:
    return why_declared(v, case.hand, case.settled)


def _game(v: Variant, case: Case, _side: int) -> str:
    game = (case.settled.game_winner, case.settled.game_rule)
    return end_of_game(v, case.settled.after, game, (case.hand.deal, case.hand.target))


_WRONG: dict[str, Callable[[Variant, Case, int], str]] = {
    "outcome": _outcome,
    "meld": _meld,
    "after-meld": _reach,
    "game": _game,
    "costs": _costs,
    "declared": _declared,
}
