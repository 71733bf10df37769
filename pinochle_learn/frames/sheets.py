"""All that one table plays, line by line in words, so that tables can be laid side by side."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import TIMES, type_names
from pinochle_learn.engine.melds.options import plays
from pinochle_learn.frames.groups import group
from pinochle_learn.rules import Alike, InSequence, MeldRule, Rules
from pinochle_learn.rules.change import entries
from pinochle_learn.rules.kinds import ONE_WAY, words_of
from pinochle_learn.rules.melding import points_by_copies
from pinochle_learn.rules.pattern_words import in_common
from pinochle_learn.rules.words import value_in_words
from pinochle_learn.text import say, sentence

_MELDS = "meld.melds."  # one line a meld says more than the rules it is made of


@dataclass(frozen=True, slots=True)
class Line:
    """One rule of a table: the name to change it by, its words, what the table plays, and who says so.

    ``one_way``: no table plays it otherwise, though some may not come to it.
    """

    key: str
    rule: str
    plays: str
    provenance: str
    one_way: bool = False

    @property
    def group(self) -> str:
        """The part of the game."""
        return group(self.key)


Sheet = dict[str, Line]


def differs(key: str, sheets: Collection[Sheet]) -> bool:
    """Whether tables play a rule differently; one that is played in one way only is no difference."""
    having = [one[key] for one in sheets if key in one]
    plays = {line.plays for line in having}
    if len(having) < len(sheets) and not any(line.one_way for line in having):
        plays.add(say("not played"))
    return len(plays) > 1


def sheet(rules: Rules, native: Rules) -> Sheet:
    """The lines of a table by their keys; ``native`` is the same table on the scale that it is written on."""
    lines = [*_rules(rules), *_melds(rules)]
    scale = next(line for line in _rules(native) if line.key == "table.scale")
    return {line.key: line for line in lines} | {scale.key: scale}


def _rules(rules: Rules) -> Iterator[Line]:
    for path, value, declared in entries(rules):
        if not path.startswith(_MELDS):
            words = value_in_words(rules, path, value.value)
            one_way = declared.metadata["kind"] is ONE_WAY
            yield Line(path, sentence(words_of(declared)), words, value.provenance, one_way)


def _melds(rules: Rules) -> Iterator[Line]:
    types = rules.meld.melds[0].type
    yield Line("meld.types", say("The first meld of each type"), _types(rules), types.provenance)
    for rule in rules.meld.melds:
        words, origin = _meld(rules, rule)
        yield Line(f"{_MELDS}{rule.key}", sentence(say(rule.name)), words, origin)


def _types(rules: Rules) -> str:
    first = {rule.type.value: say(rule.name) for rule in reversed(rules.meld.melds)}
    return ", ".join(f"{name}: {first[name]}" for name in type_names(compiled(rules)))


def _meld(rules: Rules, rule: MeldRule) -> tuple[str, str]:
    pattern = rule.cards.value
    if isinstance(pattern, Alike | InSequence) and rules.turns is not None:
        return in_common(pattern), rule.cards.provenance
    if isinstance(pattern, Alike):
        numbers = range(pattern.least, pattern.least + len(rule.points.value))
        words = (
            say("{n} cards {points}", n=n, points=p) for n, p in zip(numbers, rule.points.value, strict=True)
        )
        return ", ".join(words), rule.points.provenance
    if not plays(rules.meld, rule):
        return say("not played"), (rules.meld.run_extras if rule.on.value else rule.on).provenance
    prices = points_by_copies(rules.meld, rule, rules.pack.copies.value)
    if rule.each.value:
        return say("{points} each", points=prices[0]), rule.points.provenance
    times = (say(TIMES[copies]) for copies in range(1, len(prices) + 1))
    words = (f"{time} {points}".strip() for time, points in zip(times, prices, strict=True))
    return ", ".join(words), rule.points.provenance
