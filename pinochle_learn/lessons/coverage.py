"""Which situations the exercises ask about: ``python -m pinochle_learn.lessons.coverage``."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence

from pinochle_learn.front import Variant
from pinochle_learn.lessons.melds.suits.practise.bank import meld_coverage
from pinochle_learn.lessons.scoring.suits.practise.bank import coverage as score_coverage
from pinochle_learn.lessons.tricks.reneges.records import coverage as renege_coverage
from pinochle_learn.lessons.tricks.suits.bank import coverage
from pinochle_learn.rules import Rules
from pinochle_learn.tables import REGISTRY
from pinochle_learn.teaching.practice.banks import BANKS
from pinochle_learn.teaching.practice.question import coverage as bank_coverage
from pinochle_learn.teaching.words.table_kinds import SUITS, edition

Counter = Callable[[Rules, Sequence[int]], dict[str, int]]
SEEDS = range(10)


def tricks_coverage(rules: Rules, seeds: Sequence[int] = SEEDS) -> dict[str, int]:
    """What the lesson on tricks asks: which cards may be played, and who reneged."""
    return {**coverage(rules, seeds), **renege_coverage(rules, seeds)}


LESSONS: Mapping[str, Counter] = {
    "melds": meld_coverage,
    "tricks": tricks_coverage,
    "scoring": score_coverage,
}


def counted(lesson: str, rules: Rules, seeds: Sequence[int]) -> dict[str, int]:
    """What a lesson asks at a table: how many different questions for each situation."""
    kind = edition(rules)
    if kind == SUITS:
        return LESSONS[lesson](rules, seeds)
    return bank_coverage(BANKS.get((kind, lesson), ()), Variant(rules), seeds)


def found(lesson: str, seeds: Sequence[int] = SEEDS) -> dict[str, dict[str, int]]:
    """How many different exercises ``seeds`` give: by situation, then by table that knows it."""
    rows: dict[str, dict[str, int]] = {}
    for rules in REGISTRY:
        for key, n in counted(lesson, rules, seeds).items():
            rows.setdefault(key, {})[rules.id] = n
    return rows


def lines(seeds: Sequence[int] = SEEDS) -> Iterator[str]:
    """The table as text: a dash where a table does not know a situation."""
    tables = [rules.id for rules in REGISTRY]
    for lesson in LESSONS:
        yield f"\n{lesson:28}" + "".join(f"  {name}" for name in tables)
        for key, row in found(lesson, seeds).items():
            yield f"  {key:26}" + "".join(f"  {row.get(name, '-'):>{len(name)}}" for name in tables)


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in lines())
