"""The smallest example on which two tables disagree, for each rule that they play differently.

Each kind of rule has its candidates, small ones first, made of what the rule itself is about: a meld's own
cards, a trick and two cards, a bid, a hand to settle. The first on which the engine says different things at
the two tables is the example. What nothing can show is put in words.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from pinochle_learn.front import Variant
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.examples.bids import BIDS
from pinochle_learn.teaching.examples.cards import CARDS, melds
from pinochle_learn.teaching.examples.case import Case, both_have, differ
from pinochle_learn.teaching.examples.rows import SCALE, Difference
from pinochle_learn.teaching.examples.scores import SCORES
from pinochle_learn.teaching.examples.words import NextCase, WordsCase

Finder = Callable[[Variant, Variant], Iterable[Case]]
_MELD, _PHASES = "meld.melds.", "deal.phases"


def examples(row: Difference, tables: Sequence[Rules]) -> tuple[Case, ...]:
    """The examples of one row: the first table against each that plays otherwise, each example once.

    An example on which a further table already gives an answer of its own serves for that one too.
    """
    first, *others = tables
    mine, *theirs = row.plays
    found: list[Case] = []
    for rules, plays in zip(others, theirs, strict=True):
        if plays.words == mine.words or _shown(found, first, rules):
            continue
        case = example(row.key, first, rules)
        if case not in found:
            found.append(case)
    return tuple(found)


def _shown(found: Sequence[Case], a: Rules, b: Rules) -> bool:
    return any(
        both_have(case, on_scale(a), on_scale(b)) and differ(case, on_scale(a), on_scale(b)) for case in found
    )


@lru_cache(maxsize=4096)
def example(path: str, a: Rules, b: Rules) -> Case:
    """The example of one rule for two tables; tables that share no card have it in words."""
    one, two = on_scale(a), on_scale(b)
    shared = (a.colours is None) == (b.colours is None) and (a.turns is None) == (b.turns is None)
    cases = list(_candidates(path, one, two)) if shared or path == _PHASES else []
    for good in (both_have, lambda *_asked: True):
        for case in cases:
            if good(case, one, two) and differ(case, one, two):
                return case
    return WordsCase(path)


@lru_cache(maxsize=64)
def on_scale(rules: Rules) -> Variant:
    """A table with its scores on the scale that all can be compared on."""
    own = Variant(rules)
    return own.on_scale(SCALE) or own


def _candidates(path: str, a: Variant, b: Variant) -> Iterator[Case]:
    if path == _PHASES:
        yield from _phases(a, b)
    elif path.startswith(_MELD):
        yield from melds(path.removeprefix(_MELD), a, b)
    elif path in FINDERS:
        yield from FINDERS[path](a, b)


def _phases(a: Variant, b: Variant) -> Iterator[Case]:
    """What comes next, from the first phase on that is not the same."""
    yield NextCase("")
    yield from map(NextCase, a.rules.deal.phases.value)
    yield from map(NextCase, b.rules.deal.phases.value)


FINDERS: Mapping[str, Finder] = {**CARDS, **BIDS, **SCORES}
