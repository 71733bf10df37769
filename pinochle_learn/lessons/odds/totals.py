"""The chances of a total as a stair, and what to make of all this: one sentence of advice."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from pinochle_learn.engine.odds.odds import Odds
from pinochle_learn.front import Variant
from pinochle_learn.lessons.odds.melds import MeldRow
from pinochle_learn.lessons.odds.query import HAND, KITTY, PARTNER, STOCK, Asked, odds
from pinochle_learn.lessons.odds.words import about, grouped, percent, share
from pinochle_learn.teaching.melds.words import points_in_words
from pinochle_learn.text import listed, plural, say

_STEPS = 10  # of a stair, about
_RARE = Fraction(1, 200)  # rarer totals have no step
_UNITS = (1, 2, 5, 10, 20, 50, 100)
_HALF, _TENTH = Fraction(1, 2), Fraction(1, 10)


@dataclass(frozen=True, slots=True)
class Step:
    """So many points or more: in how many hands of all."""

    points: int
    ways: int
    of: int

    @property
    def chance(self) -> Fraction:
        """How likely it is."""
        return Fraction(self.ways, self.of)

    @property
    def name(self) -> str:
        """What it is, in words."""
        return plural(self.points, "{n} point or more", "{n} points or more")


def stair(v: Variant, asked: Asked) -> list[Step]:
    """The steps: from the least total above nothing on, evenly, as far as one may hope."""
    found = odds(v, asked)
    totals = list(found.totals)
    first = totals[0] or next(iter(totals[1:]), 0)
    if not first:
        return []
    top = max([total for total in totals if found.at_least(total) >= _RARE], default=first)
    unit = next((u * v.scale for u in _UNITS if top - first <= _STEPS * u * v.scale), _UNITS[-1] * v.scale)
    wanted = [first, *range((first // unit + 1) * unit, top + 1, unit)]
    return [_step(found, points) for points in wanted]


def _step(found: Odds, points: int) -> Step:
    return Step(points, sum(n for total, n in found.totals.items() if total >= points), found.ways)


def on_average(v: Variant, asked: Asked) -> str:
    """The mean, as a sentence."""
    return say("On average it is {n} points.", n=f"{float(odds(v, asked).mean):.1f}")


# --- advice ------------------------------------------------------------------------------------------------


def advice(v: Variant, asked: Asked) -> str:
    """What to count on, from the totals: one that comes in half of all cases, and one that rarely does."""
    before = say("Before you bid") if v.rules.auctioned else say("Before you play")
    if asked.of in {KITTY, STOCK} or (asked.of == HAND and asked.held):
        return _raised(v, asked, before)
    found = odds(v, asked)
    sure = max((t for t in found.totals if found.at_least(t) >= _HALF), default=0)
    rare = next((t for t in found.totals if found.at_least(t) <= _TENTH), None)
    parts = [_counted(asked, before, sure, found)]
    if rare is not None:
        of = grouped(share(found.at_least(rare))[1])
        parts.append(say("Only 1 hand of {of} has {points} or more.", of=of, points=rare))
    return " ".join(parts)


def _counted(asked: Asked, before: str, sure: int, found: Odds) -> str:
    if not sure:
        who = say("your partner") if asked.of == PARTNER else say("such a hand")
        return say("{before}, count on no meld from {who}: most often there is none.", before=before, who=who)
    values = {"before": before, "points": points_in_words(sure), "share": percent(found.at_least(sure))}
    if asked.of == PARTNER:
        text = (
            "{before}, count on {points} of meld from your partner: that much or more comes in {share} "
            "of hands."
        )
        return say(text, **values)
    text = "{before}, compare: {share} of hands meld {points} or more with this trump."
    return say(text, **values)


def _raised(v: Variant, asked: Asked, before: str) -> str:
    """Cards to come may raise what is held."""
    now = v.meld(asked.held, trump=asked.trump).points
    found = odds(v, asked)
    chance = Fraction(sum(n for points, n in found.totals.items() if points > now), found.ways)
    what = say("the kitty") if asked.of == KITTY else plural(asked.drawn, "{n} card more", "{n} cards more")
    values = {"now": points_in_words(now), "what": what, "share": percent(chance), "before": before}
    if not asked.drawn:
        return say("Your cards meld {now}, and none are to come.", **values)
    text = say("Your cards meld {now} now. With {what} it is more in {share} of cases.", **values)
    sure = max((t for t in found.totals if found.at_least(t) >= _HALF), default=now)
    if sure <= now:
        return f"{text} {say('{before}, count on what you hold, not on what may come.', before=before)}"
    more = say(
        "{before}, count on {points}: so much or more comes in {share} of cases.",
        before=before,
        points=points_in_words(sure),
        share=percent(found.at_least(sure)),
    )
    return f"{text} {more}"


def advice_on_melds(v: Variant, rows: Iterable[MeldRow]) -> str:
    """What to count on where there are no totals."""
    likely = [row.name for row in rows if _HALF <= row.chance < 1]
    others = [row for row in rows if 0 < row.chance < _HALF]
    before = say("Before you bid") if v.rules.auctioned else say("Before you play")
    if v.rules.turns is not None:
        before = say("Before you draw")
    if likely:
        names = listed(name[:1].lower() + name[1:] for name in likely)
        return say("Likelier than not: {names}. {before}, count on nothing else.", before=before, names=names)
    if not others:
        return say("{before}, count on what you hold.", before=before)
    best = others[0]
    text = "{before}, count on no single meld: the likeliest, {name}, comes {share}."
    name = best.name[:1].lower() + best.name[1:]
    return say(text, before=before, name=name, share=about(best.chance))
