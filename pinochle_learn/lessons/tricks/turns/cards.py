"""Which cards of a hand fit a meld on the table, which may be discarded: drawn, and asked card by card."""

from functools import partial
from random import Random

from pinochle_learn.engine.melds.laying_off import lay_offs
from pinochle_learn.engine.tricks.discarding import turn_rules
from pinochle_learn.front import Variant
from pinochle_learn.lessons.tricks.turns.positions import Turn, turn
from pinochle_learn.rules import Alike, InSequence
from pinochle_learn.teaching.practice.question import HAND, Quiz, Row, Situation
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import plural, say

_RUN, _SET = "run", "set"
_MOST = 5  # cards of a meld that is laid off on: in a larger one little is left to fit


def _lay_off(sort: str, v: Variant, chance: Random) -> Quiz | None:
    """Which cards continue the meld on the table, as the next card to be laid off."""
    now = turn(v, chance, melds=1)
    if now is None:
        return None
    group, rule = now.groups[0], now.v.rules.meld[now.groups[0].kind]
    found = {one.cards[0]: one for one in lay_offs(now.table, now.hand, now.groups)}
    fitting = sum(one.ok for one in found.values())
    near = any(not one and one.rule in {"gap", "after", "double-rank", "wrap"} for one in found.values())
    if (sort == _RUN) != isinstance(rule.cards.value, InSequence) or len(group.cards) > _MOST:
        return None
    if not fitting or fitting == len(now.hand) or (sort == _RUN and not near):
        return None
    summary = plural(
        fitting,
        "One card continues it: a run grows at its ends, and in its own suit or colour only.",
        "{n} cards continue it: a run grows at its ends, and in its own suit or colour only.",
    )
    if isinstance(rule.cards.value, Alike):
        summary = plural(
            fitting,
            "One card continues it: a set grows by cards of its own rank or colour only.",
            "{n} cards continue it: a set grows by cards of its own rank or colour only.",
        )
    return Quiz(
        question=say("Which of your cards may be laid off on this meld as the next one? Choose all of them."),
        rows=(*now.rows(), Row(HAND, now.hand)),
        reasons=(summary, source_line(rule.cards)),
        fits={card: (one.ok, one.why) for card, one in found.items()},
    )


def _discard(v: Variant, chance: Random) -> Quiz | None:
    """Which cards may be discarded while the card just drawn is in the hand."""
    now = turn(v, chance, melds=0, cards=3 + int(chance.random() * 4))
    if now is None or now.drawn is None:
        return None
    told = say("You have just drawn the {card}.", card=now.drawn.name)
    summary = say("Every card but the {card}, which was just drawn.", card=now.drawn.name)
    return _asked(now, told, summary)


def _discard_after(v: Variant, chance: Random) -> Quiz | None:
    """Which cards may be discarded once the card just drawn lies in a meld."""
    now = turn(v, chance, melds=0, cards=8)
    if now is None or now.drawn is None:
        return None
    melds = [group for group in now.melds() if now.drawn in group.cards and len(group.cards) < len(now.hand)]
    if not melds:
        return None
    group = melds[int(chance.random() * len(melds))]
    after = now.after(f"meld {group} as {group.kind}")
    told = say("You drew the {card}, and have laid it in a meld.", card=now.drawn.name)
    return _asked(after, told, say("The {card} lies on the table, so any card will do.", card=now.drawn.name))


def _asked(now: Turn, told: str, summary: str) -> Quiz:
    drawn = now.drawn if now.drawn in now.hand else None
    found = now.v.discards(now.hand, drawn=drawn)
    return Quiz(
        question=say("Which cards may you discard to end your turn? Choose all of them."),
        rows=(*now.rows(), Row(HAND, now.hand)),
        reasons=(summary, source_line(turn_rules(now.table).discard_drawn)),
        fits={one.card: (one.ok, one.why) for one in found},
        told=(told,),
    )


CARDS = (
    Situation("lay-off-run", "Laying off on a run", partial(_lay_off, _RUN)),
    Situation("lay-off-set", "Laying off on a set", partial(_lay_off, _SET)),
    Situation("discard", "Which cards may be discarded", _discard),
    Situation("discard-after-meld", "The card just drawn is laid: what may be discarded", _discard_after),
)
