"""Answers to who was said to have failed which duty in which trick."""

from collections.abc import Iterator
from dataclasses import dataclass

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import TIMES, aces_around
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.engine.tricks.reneges import Renege
from pinochle_learn.lessons.tricks.reneges.records import Moment, Record, moments, strictly, tempting
from pinochle_learn.lessons.tricks.reneges.situations import lacking
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.text import say, sentence

BEFORE = -1  # the "trick" in which aces around are declared

_DUTIES = {
    "follow": "follow suit",
    "beat": "beat the best card",
    "trump": "trump",
    "overtrump": "overtrump",
    "aces": "declare aces around",
}
_LABELS = {**_DUTIES, "beat": "beat"}
_LACKING = {
    "beat": "At this table nobody has to beat the best card.",
    "trump": "At this table nobody has to trump.",
    "overtrump": "At this table nobody has to overtrump.",
}


@dataclass(frozen=True, slots=True)
class Accusation:
    """What a learner says: the trick from 0 (or ``BEFORE``), the seat, and the duty."""

    trick: int
    seat: int
    duty: str


def duty_name(duty: str) -> str:
    """A duty as one says it: ``follow suit``."""
    return say(_DUTIES[duty])


def duty_label(duty: str) -> str:
    """A duty as short as a button can say it."""
    return sentence(say(_LABELS[duty]))


def truth(made: Record) -> Accusation | None:
    """The right answer; ``None`` where nobody reneged."""
    found = made.found
    if found is None:
        return None
    return Accusation(BEFORE if found.trick is None else found.trick, found.seat, found.rule)


def judge(rules: Rules, made: Record, said: Accusation | None) -> Answer:
    """Judges an accusation, or (with ``None``) that nobody reneged."""
    found, right = made.found, truth(made)
    if said is None:
        return _nobody(rules, made) if found is None else Answer(right=False, line=_missed(found))
    if found is None or right is None:
        return _wrong(
            rules, made, said, say("Not {seat} {when}", seat=_seat(made, said.seat), when=_when(said))
        )
    if said == right:
        line = "Right: {seat} did not {duty}{when}."
        when = "" if said.trick == BEFORE else say(" in trick {n}", n=said.trick + 1)
        values = {"seat": _seat(made, said.seat), "duty": duty_name(said.duty), "when": when}
        return Answer(right=True, line=say(line, **values), reasons=(told(made, found.seat, found.why),))
    if (said.trick, said.seat) == (right.trick, right.seat):
        line = say(
            "The trick and the player are right; the duty is another one: {duty}.", duty=duty_name(right.duty)
        )
        return Answer(right=False, line=line, reasons=(told(made, found.seat, found.why),))
    return _wrong(rules, made, said, _near(made, said, right))


def told(made: Record, seat: int, why: str) -> str:
    """A reason as the rule gives it to a player; what is said of a player stays as it is."""
    name = _seat(made, seat)
    return why if why.startswith(name) else say("The rule, to {who}: {why}", who=name, why=why)


def _seat(made: Record, seat: int) -> str:
    return seat_name(seat, len(made.hands))


def _nobody(rules: Rules, made: Record) -> Answer:
    """Nobody reneged, and why what looked like it was none."""
    reasons = tuple(dict.fromkeys(_looked_wrong(rules, made)))[:2]
    return Answer(right=True, line=say("Right: nobody reneged."), reasons=reasons)


def _looked_wrong(rules: Rules, made: Record) -> Iterator[str]:
    if made.declared is not None:
        yield from (_declared(rules, made, seat) for seat, n in enumerate(made.declared) if n)
        return
    elsewhere = {(one.trick, one.seat) for one in strictly(rules, made)}
    seen = list(moments(compiled(rules), made))
    for moment in sorted(seen, key=lambda m: (m.trick, m.seat) not in elsewhere):
        if (moment.trick, moment.seat) in elsewhere or tempting(moment):
            yield _of_trick(made, moment)


def _of_trick(made: Record, moment: Moment) -> str:
    return say(
        "Trick {n}, the {card}. {told}",
        n=moment.trick + 1,
        card=moment.card.name,
        told=told(made, moment.seat, moment.legal[moment.card].why),
    )


def _missed(found: Renege) -> str:
    if found.trick is None:
        return say("Somebody reneged before the first card. Look through the hands once more.")
    return say("Somebody reneged. Look at trick {n} once more.", n=found.trick + 1)


def _near(made: Record, said: Accusation, right: Accusation) -> str:
    """What is right about a wrong accusation."""
    seat = _seat(made, said.seat)
    if said.seat == right.seat:
        return say("It is {seat}, but not {when}", seat=seat, when=_when(said))
    if said.trick == right.trick:
        if said.trick == BEFORE:
            return say("It was before the first card, but not {seat}", seat=seat)
        return say("It is trick {n}, but not {seat}", n=said.trick + 1, seat=seat)
    return say("Not {seat} {when}", seat=seat, when=_when(said))


def _when(said: Accusation) -> str:
    if said.trick == BEFORE:
        return say("before the first card")
    return say("in trick {n}", n=said.trick + 1)


def _wrong(rules: Rules, made: Record, said: Accusation, line: str) -> Answer:
    """An accusation of somebody who did what the rules ask."""
    if said.trick == BEFORE:
        return Answer(right=False, line=f"{line}.", reasons=(_declared(rules, made, said.seat),))
    moment = next(m for m in moments(compiled(rules), made) if (m.trick, m.seat) == (said.trick, said.seat))
    line = say("{line}: the {card} was allowed.", line=line, card=moment.card.name)
    reasons = [told(made, said.seat, moment.legal[moment.card].why)]
    if said.duty in lacking(rules) and not _sometimes(rules, said.duty):
        reasons.append(say(_LACKING[said.duty]))
    return Answer(right=False, line=line, reasons=tuple(map(sentence, reasons)))


def _sometimes(rules: Rules, duty: str) -> bool:
    """A duty that a table has in some tricks: the engine's reason says so."""
    return duty == "beat" and rules.playing.must_beat.value == "trump_led"


def _declared(rules: Rules, made: Record, seat: int) -> str:
    table = compiled(rules)
    n = aces_around(table, table.pack.pile(made.hands[seat]))
    if not n:
        return say("{seat} holds no aces around: an ace of each suit is needed.", seat=_seat(made, seat))
    name = say(f"{TIMES[n]} aces".strip())
    return say("{seat} holds {name} around, and declared it.", seat=_seat(made, seat), name=name)
