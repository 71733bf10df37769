"""The call of a renege, at tables where one has a price: may you call it, and what does it cost?"""

from dataclasses import dataclass

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settlement_words import seat_name, side_name
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.engine.tricks.renege_calls import RenegeCall
from pinochle_learn.front import Variant, variants
from pinochle_learn.lessons.tricks.reneges.records import Record
from pinochle_learn.lessons.tricks.reneges.situations import priced
from pinochle_learn.rules.words import value_in_words
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.teaching.words.seats import learner
from pinochle_learn.text import listed, say

MAY, OWN, NONE = "may", "own", "none"  # what can be said to the question whether you may call
_ANSWER = {"call-right": MAY, "call-own": OWN, "call-wrong": NONE}
_CHOICES = 4


@dataclass(frozen=True, slots=True)
class Called:
    """A call of a record: who makes it against whom, the engine's answer, and what the hand then comes to."""

    by: int
    against: int
    call: RenegeCall
    settled: Settlement | None


def call_key(v: Variant, made: Record) -> str:
    """What is practised by the call: an opponent's renege, one's own side's, or none."""
    if made.found is None:
        return "call-wrong"
    return "call-own" if v.side_of(made.found.seat) == v.side_of(_you(v)) else "call-right"


def called(v: Variant, made: Record) -> Called:
    """The call that is made: yours where you may, or would be wrong; an opponent's where only they may."""
    players = max(v.players)
    key = call_key(v, made)
    against = made.found.seat if made.found else (_you(v) + 1) % players
    by = (_you(v) + 1) % players if key == "call-own" else _you(v)
    call = v.call_renege(
        made.hands,
        made.plays,
        trump=made.trump,
        by=by,
        against=against,
        leader=made.leader,
        aces_declared=made.declared,
    )
    return Called(by, against, call, _settled(v, made, call.renege_by))


def _you(v: Variant) -> int:
    return learner(max(v.players))


def _settled(v: Variant, made: Record, side: int | None) -> Settlement | None:
    about = made.stakes
    if side is None or about is None:
        return None
    return v.settle(bid=about.bid, bidder=v.side_of(about.bidder), meld=about.meld, renege_by=side)


# --- may you call it? ---------------------------------------------------------------------------------------


def may_choices(v: Variant) -> dict[str, str]:
    """The answers to "may you call it?", by key."""
    wrong = {
        "callers_renege": say(
            "No: nobody reneged, and a wrong call counts as a renege of the side that called"
        ),
        "none": say("No: nobody reneged"),
    }
    return {
        MAY: say("Yes: an opponent reneged"),
        OWN: say("No: my own side reneged, and only an opponent may call it"),
        NONE: wrong[v.rules.settling.wrong_call.value],
    }


def may_answer(v: Variant, made: Record) -> str:
    """The right one of them."""
    return _ANSWER[call_key(v, made)]


def judge_may(v: Variant, made: Record, said: str) -> Answer:
    """Judges whether the learner may call."""
    right, made_call = may_answer(v, made), called(v, made)
    seat = seat_name(made_call.against, max(v.players))
    lines = {
        MAY: say("you may call it: {seat} is an opponent.", seat=seat),
        OWN: say("only an opponent may call it, and {seat} is on your own side.", seat=seat),
        NONE: say("there is nothing to call: nobody reneged."),
    }
    if right == OWN and made_call.against == _you(v):
        lines[OWN] = say("only an opponent may call it, and it was you who reneged.")
    if said == right:
        return Answer(right=True, line=say("Right: {line}", line=lines[right]))
    return Answer(right=False, line=say("No: {line}", line=lines[right]))


# --- what does it cost? -------------------------------------------------------------------------------------


def cost_question(v: Variant, made: Record) -> str:
    """The question, with the call that it is about."""
    made_call, key = called(v, made), call_key(v, made)
    text = {
        "call-right": "You call it. What does each side score for the hand?",
        "call-own": "{by} calls it. What does each side score for the hand?",
        "call-wrong": "You call {against} all the same. What does each side score for the hand?",
    }[key]
    by, against = (seat_name(seat, max(v.players)) for seat in (made_call.by, made_call.against))
    return say(text, by=by, against=against)


def cost_choices(v: Variant, made: Record) -> tuple[tuple[int, ...], ...]:
    """Scores by side: the right ones among those that likely slips give; empty where it costs nothing."""
    made_call = called(v, made)
    if made_call.settled is None:
        return ()
    right = made_call.settled.change
    found = dict.fromkeys([right, *_slips(v, made)])
    return tuple(sorted(list(found)[:_CHOICES]))


def _slips(v: Variant, made: Record) -> dict[tuple[int, ...], str]:
    """Wrong scores, each with what is wrong with it."""
    made_call, about = called(v, made), made.stakes
    if about is None or made_call.settled is None:
        return {}
    right, side, bid = made_call.settled.change, made_call.call.renege_by or 0, about.bid
    pays = side_name(compiled(v.rules), side)
    others = range(len(right))
    slips = {
        tuple(-bid if s == side else right[s] for s in others): say(
            "Nothing is taken off the score of {side}: it scores nothing for the hand.", side=pays
        ),
        tuple(bid if right[s] else 0 for s in others): say("The meld of the others counts as well."),
        tuple(right[s] - bid if right[s] else 0 for s in others): say("The others receive the bid as well."),
        tuple(about.meld[s] + (0 if s == side else bid) for s in others): say(
            "{side} does not keep its meld.", side=pays
        ),
    }
    for other in others:
        swapped = _settled(v, made, other)
        if other != side and swapped is not None:
            first = {swapped.change: say("It is the other way round: {side} pays.", side=pays)}
            slips = first | slips
    slips.pop(right, None)
    return slips


def cost_label(v: Variant, scores: tuple[int, ...]) -> str:
    """Scores by side as a choice: ``North-South 0, East-West +86``."""
    table = compiled(v.rules)
    names = (side_name(table, side) for side in range(table.sides))
    return ", ".join(f"{name} {n:+d}" if n else f"{name} 0" for name, n in zip(names, scores, strict=True))


def judge_cost(v: Variant, made: Record, said: tuple[int, ...]) -> Answer:
    """Judges what a call was said to cost."""
    made_call = called(v, made)
    if made_call.settled is None:
        return Answer(right=True, line=made_call.call.why)
    reasons = (_why(made_call), made_call.settled.why)
    if said == made_call.settled.change:
        return Answer(right=True, line=say("Right: {scores}.", scores=cost_label(v, said)), reasons=reasons)
    return Answer(right=False, line=_slips(v, made).get(said, say("No.")), reasons=reasons)


def _why(made_call: Called) -> str:
    """Whether the call is right, without what was said of the renege before."""
    if made_call.call.right:
        return say("The call is right.")
    return made_call.call.why


# --- what the page says of it -------------------------------------------------------------------------------


def price_line(v: Variant) -> str:
    """The price of a renege at a table; where its source gives none, that of another table."""
    if priced(v.rules):
        text = "After a renege {price}. Only an opponent may call it. {wrong}"
        wrong = {
            "callers_renege": say("A wrong call counts as a renege of the side that called."),
            "none": say("A wrong call costs nothing."),
        }
        return say(text, price=_price(v), wrong=wrong[v.rules.settling.wrong_call.value])
    line = say("This table's source gives no price for a renege.")
    examples = [
        say("Another table, {name}, does: after a renege {price}.", name=other.name, price=_price(other))
        for other in variants()
        if priced(other.rules)
    ]
    return " ".join([line, *examples[:1]])


def _price(v: Variant) -> str:
    return value_in_words(v.rules, "settle.renege", v.rules.settling.renege.value)


def stakes_line(v: Variant, made: Record) -> str:
    """Bid and melds, as far as they are known."""
    if made.stakes is None:
        return ""
    table, about = compiled(v.rules), made.stakes
    melds = [say("{side} {n}", side=side_name(table, side), n=n) for side, n in enumerate(about.meld)]
    text = "{bidder} bid {bid}. Meld: {melds}."
    return say(text, bidder=seat_name(about.bidder, table.players), bid=about.bid, melds=listed(melds))
