"""Who wins a trick of coloured cards, by which of the three steps, and what it is worth: drawn and asked."""

from collections.abc import Callable
from functools import partial
from random import Random

from pinochle_learn.cards.card import colour_name
from pinochle_learn.engine.tricks.tricks import Winner
from pinochle_learn.front import Variant
from pinochle_learn.lessons.tricks.colours.positions import Moment, moment
from pinochle_learn.lessons.tricks.colours.words import (
    Readings,
    both,
    numbers_told,
    other_reading,
    readings,
    sums,
    why_loses,
    why_wins,
)
from pinochle_learn.rules import Value
from pinochle_learn.teaching.practice.question import TRICK, Offer, Quiz, Row, Situation, numbers
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import say, sentence

Fits = Callable[[Moment, Winner], bool]
_AT_ONCE = 10  # tricks that are tried in one draw: ties and lone leads are rare


def _higher(now: Moment, won: Winner) -> bool:
    """Whether a card of a higher rank than the winning one lies in the trick: high is not enough."""
    ranks = now.v.pack.ranks
    return any(ranks.index(card.rank) < ranks.index(won.card.rank) for card in now.trick)


def _trump(now: Moment, won: Winner) -> bool:
    return won.rule == "trump" and now.led.suit_or_colour != now.trump and _higher(now, won)


def _colour(now: Moment, won: Winner) -> bool:
    return won.rule == "led-colour" and _higher(now, won)


def _suit(_now: Moment, won: Winner) -> bool:
    return won.rule == "led-suit" and won.position > 0


def _alone(now: Moment, won: Winner) -> bool:
    return won.rule == "led-suit" and won.position == 0 and _higher(now, won) and not _tie(now, won)


def _tie(now: Moment, won: Winner) -> bool:
    same = [card for card in now.trick if card.suit == won.card.suit and card.rank == won.card.rank]
    return won.rule == "led-suit" and len(same) > 1


FITS: dict[str, tuple[str, Fits]] = {
    "win-trump": ("Step 1: a trump wins", _trump),
    "win-colour": ("Step 2: the led colour wins", _colour),
    "win-suit": ("Step 3: the led suit wins", _suit),
    "win-lead": ("Step 3: the lead wins", _alone),
    "win-tie": ("Two cards of one rank", _tie),
}


def _draw(key: str, v: Variant, chance: Random) -> Quiz | None:
    fits = FITS[key][1]
    tried = (moment(v, chance, whole=True) for _ in range(_AT_ONCE))
    now = next((one for one in tried if fits(one, one.v.winner(one.trick, trump=one.trump))), None)
    return (
        None
        if now is None
        else _asked(now, now.v, say("Who wins this trick?"), source_line(_steps_rule(now)))
    )


def _steps_rule(now: Moment) -> Value[bool] | Value[str]:
    """Where the step that decides comes from: the order of the steps, or the reading of the third."""
    counts = now.v.rules.playing.lead_counts_as_colour
    by_suit = now.v.winner(now.trick, trump=now.trump).rule == "led-suit"
    return counts if counts is not None and by_suit else now.v.rules.trumps.named_by


def _asked(now: Moment, v: Variant, question: str, source: str, also: str = "") -> Quiz:
    """Asks who wins at a table ``v``, which may read the third step otherwise than the moment's own."""
    won = v.winner(now.trick, trump=now.trump)
    offers = tuple(
        Offer(
            str(place),
            sentence(name),
            right=place == won.position,
            why=why_wins(v, won, now.trick)
            if place == won.position
            else why_loses(v, now.trick, now.trump, place),
        )
        for place, name in enumerate(now.names)
    )
    row = Row(TRICK, now.trick, names=now.names)
    reasons = (also, source) if also else (source,)
    return Quiz(question, (row,), reasons, offers, trump=now.trump, told=(now.told,))


def _two_readings(v: Variant, chance: Random) -> Quiz | None:
    """The other reading of the third step: mostly where it changes the winner, at times where it does not."""
    differ = chance.random() * 4 < 3  # noqa: PLR2004 - three in four
    now = moment(v, chance, whole=True)
    found = readings(now.v, now.trick, now.trump)
    counts = now.v.rules.playing.lead_counts_as_colour
    if found.differ != differ or counts is None:
        return None
    text = "Suppose the lead alone counts as following its own colour, {colour}. Who wins then?"
    if counts.value:
        text = "Suppose the lead alone does not count as following its own colour, {colour}. Who wins then?"
    question = say(text, colour=colour_name(now.led.suit_or_colour))
    return _asked(now, other_reading(now.v), question, source_line(counts), _as_here(now, found))


def _as_here(now: Moment, found: Readings) -> str:
    """Who wins as this table reads the third step, or why both readings come to the same."""
    if not found.differ:
        return found.line
    name, why = now.names[found.here.position], why_wins(now.v, found.here, now.trick)
    return say("As this table reads it, {name} would take the trick. {why}", name=name, why=why)


def _worth(v: Variant, chance: Random) -> Quiz | None:
    now = moment(v, chance, whole=True)
    right, ranks = now.v.count(now.trick), sum(both(v, card)[0] for card in now.trick)
    best, last = now.v.winner(now.trick, trump=now.trump).card, now.trick[-1]
    near = {
        ranks: say("{n} is what the ranks count. Each card counts for its colour too.", n=ranks),
        right - ranks: say(
            "{n} is what the colours count. Each card counts for its rank too.", n=right - ranks
        ),
        sum(both(v, best)): say("That is the {card} alone: every card of the trick counts.", card=best.name),
        right - sum(both(v, last)): say(
            "The {card} is left out: every card of the trick counts.", card=last.name
        ),
        right - both(v, last)[1]: say(
            "The {card} counts for its colour too, not only for its rank.", card=last.name
        ),
    }
    if len({int(right), *near}) <= len(near):
        return None
    return Quiz(
        question=say("How many points is this trick worth to the player who wins it?"),
        rows=(Row(TRICK, now.trick, names=now.names),),
        reasons=(sums(v, now.trick), source_line(v.rules.count.points)),
        offers=numbers(int(right), {int(n): why for n, why in near.items()}, right.why),
        trump=now.trump,
        told=(now.told, numbers_told(v)),
    )


WINS = (
    *(Situation(key, title, partial(_draw, key)) for key, (title, _) in FITS.items()),
    Situation("two-readings", "The two readings of the third step", _two_readings),
    Situation("worth", "What the trick is worth", _worth),
)
