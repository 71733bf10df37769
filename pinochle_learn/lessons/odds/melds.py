"""The chances of single melds as rows: named, with what they pay, those that are alike in one row."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from pinochle_learn.cards.card import COLOUR_NAMES, colour_name, suit_name
from pinochle_learn.engine.melds.finding import TIMES, a_meld, meld_name
from pinochle_learn.engine.odds.colours import SIZES
from pinochle_learn.front import Variant
from pinochle_learn.lessons.odds.query import HAND, KITTY, PARTNER, Asked, odds
from pinochle_learn.lessons.odds.words import of_cases
from pinochle_learn.rules import Alike, Around, InPlain, InTrump, MeldRule
from pinochle_learn.rules.melding import MeldingRules
from pinochle_learn.text import listed, plural, say, sentence

_FIRST = ("run", "color-run")  # what one hopes for first


@dataclass(frozen=True, slots=True)
class MeldRow:
    """Melds that come equally often: their names, and in how many hands of all."""

    key: str
    name: str
    ways: int
    of: int

    @property
    def chance(self) -> Fraction:
        """How likely it is."""
        return Fraction(self.ways, self.of)


@dataclass(frozen=True, slots=True)
class _One:
    """A meld by itself; ``times`` is how many copies, or more cards than the least of its kind."""

    key: str
    rule: MeldRule
    times: int
    ways: int

    @property
    def around(self) -> bool:
        return isinstance(self.rule.cards.value, Around | Alike) and self.key.endswith("around")


def meld_rows(v: Variant, asked: Asked) -> list[MeldRow]:
    """All melds, the likeliest first."""
    found = odds(v, asked)
    ones = [_one(v.rules.meld, key, ways) for key, ways in found.melds.items()]
    ones.sort(key=lambda one: (-one.ways, one.around, one.times))
    rows = []
    for (ways, around, times), group in groupby(ones, key=lambda one: (one.ways, one.around, one.times)):
        alike = list(group)
        if around and len(alike) > 1:
            rows.append(MeldRow(alike[0].key, _arounds(alike, times), ways, found.ways))
        else:
            rows += [MeldRow(one.key, _name(one, asked.trump), ways, found.ways) for one in alike]
    return rows


def _one(melding: MeldingRules, key: str, ways: int) -> _One:
    before, _, rest = key.partition("-")
    rules: Mapping[str, MeldRule] = {rule.key: rule for rule in melding.melds}
    if key in rules:
        return _One(key, rules[key], 1, ways)
    sizes = {name: size for size, name in SIZES.items()}
    times = TIMES.index(before) if before in TIMES else sizes[before]
    return _One(key, rules[rest], times, ways)


def _name(one: _One, trump: str | None) -> str:
    pattern = one.rule.cards.value
    if one.around and isinstance(pattern, Alike):
        return sentence(_sized(meld_name(one.rule), _size(one.rule, one.times)))
    return sentence(_placed(meld_name(one.rule, one.times), one.rule, trump))


def _placed(name: str, rule: MeldRule, trump: str | None) -> str:
    """A meld's name, with where it stands."""
    pattern = rule.cards.value
    if isinstance(pattern, InTrump) and trump is not None:
        suit = colour_name(trump) if trump in COLOUR_NAMES else suit_name(trump)
        return say("{meld} in {suit}", meld=name, suit=suit)
    if isinstance(pattern, InPlain) and trump is not None:
        return say("{meld} in another suit", meld=name)
    return name


def _arounds(alike: Iterable[_One], times: int) -> str:
    """Arounds that come equally often, each."""
    ones = list(alike)
    around = say("around")
    names = listed((meld_name(one.rule).removesuffix(around).strip() for one in ones), "or")
    rule = ones[0].rule
    if isinstance(rule.cards.value, Alike):
        return sentence(_sized(say("{names} around (each)", names=names), _size(rule, times)))
    return sentence(say(f"{TIMES[times]} {{names}} around (each)".strip(), names=names))


def _size(rule: MeldRule, times: int) -> int:
    pattern = rule.cards.value
    return pattern.least if isinstance(pattern, Alike) and times == 1 else times


def _sized(name: str, size: int) -> str:
    if size == max(SIZES):
        return say("{meld}, all seven", meld=name)
    return say("{meld}, {n} or more", meld=name, n=say(SIZES[size]))


# --- the sentence above them -------------------------------------------------------------------------------


def headline(v: Variant, asked: Asked) -> str:
    """One plain sentence on what one hopes for first; where that cannot come, or is there, it says so."""
    found = odds(v, asked)
    key = next(key for key in (*_FIRST, *found.melds) if key in found.melds)
    chance = found.chance(key)
    meld = _placed(a_meld(v.rules.meld[key]), v.rules.meld[key], asked.trump)
    if chance == 0:
        return _cannot(asked, meld)
    if chance == 1:
        return (
            say("You hold {meld} already.", meld=meld) if asked.held else say("All hold {meld}.", meld=meld)
        )
    return f"{_who(asked, meld)} {of_cases(chance, hands=asked.hands)}."


def _who(asked: Asked, meld: str) -> str:
    n = asked.drawn
    if asked.of == PARTNER:
        return say("Your partner holds {meld}", meld=meld)
    if asked.of == KITTY:
        return say("With the kitty you hold {meld}", meld=meld)
    if asked.of == HAND and not asked.held:
        return plural(n, "A hand of {n} card holds {meld}", "A hand of {n} cards holds {meld}", meld=meld)
    return plural(n, "With {n} card more you hold {meld}", "With {n} cards more you hold {meld}", meld=meld)


def _cannot(asked: Asked, meld: str) -> str:
    if asked.of == PARTNER:
        return say("Your partner cannot hold {meld}: you hold too many of its cards.", meld=meld)
    if asked.of == KITTY:
        return say("No kitty can give you {meld}: too many cards are missing.", meld=meld)
    if asked.held:
        return say("So few cards cannot give you {meld}.", meld=meld)
    return say("So few cards cannot hold {meld}.", meld=meld)


def split(rows: Iterable[MeldRow], rare: Fraction) -> Iterator[list[MeldRow]]:
    """Rows in four: held already, to hope for, rarer than ``rare``, and those that cannot come."""
    every = list(rows)
    yield [row for row in every if row.chance == 1]
    yield [row for row in every if rare <= row.chance < 1]
    yield [row for row in every if 0 < row.chance < rare]
    yield [row for row in every if row.chance == 0]
