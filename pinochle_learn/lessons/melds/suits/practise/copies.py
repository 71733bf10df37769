"""Totals that mistakes with doubles, triples and quadruples give: what several copies of a meld pay."""

from collections import Counter
from collections.abc import Iterator

from pinochle_learn.engine.melds.finding import Meld, base_key
from pinochle_learn.lessons.melds.suits.practise.case import Case, Distractor
from pinochle_learn.teaching.melds.words import named
from pinochle_learn.text import number, say, sentence

DOUBLED, NOT_DOUBLED, TENFOLD = "doubled", "not-doubled", "tenfold"
SINGLES, PART, FOURTH = "as-singles", "double-and-single", "fourth-copy"
_DOUBLE, _TRIPLE, _QUADRUPLE = 2, 3, 4


def doubled(case: Case) -> Iterator[Distractor]:
    """Copies of a meld that pays each time the same, counted as a double."""
    times = Counter((meld.key, meld.suit) for meld in case.melds if case.of(meld).each.value)
    for (key, _suit), n in times.items():
        rule = case.table.rules.meld[base_key(key)]
        if n > 1:
            line = say(
                "{name} does not double: {copies} of them are {each}.",
                name=sentence(named(rule)),
                copies=number(n),
                each=say("{n} and {n}", n=rule.points.value[0])
                if n == _DOUBLE
                else say("{n} each", n=rule.points.value[0]),
            )
            yield Distractor(DOUBLED, case.melds.points + (10 - n) * rule.points.value[0], line)


def not_doubled(case: Case) -> Iterator[Distractor]:
    """A double, counted as two singles or as ten."""
    for meld in _laid(case, _DOUBLE):
        single = case.of(meld).points.value[0]
        line = say("A double is no two singles: {name} is {n}.", name=meld.name, n=meld.points)
        yield _instead(case, NOT_DOUBLED, meld, 2 * single, line)
        line = say("Here {name} is {n}, not ten times one.", name=meld.name, n=meld.points)
        yield _instead(case, TENFOLD, meld, 10 * single, line)


def as_singles(case: Case) -> Iterator[Distractor]:
    """A triple counted as three singles, a quadruple as four."""
    for copies, text in (
        (_TRIPLE, "A triple is no three singles: {name} is {n}."),
        (_QUADRUPLE, "A quadruple is no four singles: {name} is {n}."),
    ):
        for meld in _laid(case, copies):
            line = say(text, name=meld.name, n=meld.points)
            yield _instead(case, SINGLES, meld, copies * case.of(meld).points.value[0], line)


def double_and_single(case: Case) -> Iterator[Distractor]:
    """A triple counted as a double and a single."""
    for meld in _laid(case, _TRIPLE):
        one, two = case.of(meld).points.value[:2]
        line = say(
            "A triple is no double plus a single ({two} and {one}): {name} is {n}.",
            two=two,
            one=one,
            name=meld.name,
            n=meld.points,
        )
        yield _instead(case, PART, meld, one + two, line)


def fourth(case: Case) -> Iterator[Distractor]:
    """The fourth copy not counted, counted as a single, or two doubles made of four."""
    for meld in _laid(case, _QUADRUPLE):
        one, two, three = case.of(meld).points.value[:3]
        values = {"name": meld.name, "n": meld.points, "more": meld.points - three, "two": two}
        for paid, text in (
            (three + one, "The fourth copy is no single more: {name} is {n}, {more} more than the triple."),
            (three, "You left the fourth copy out: {name} is {n}, {more} more than the triple."),
            (2 * two, "Four copies are not two doubles of {two}: {name} is {n}."),
        ):
            yield _instead(case, FOURTH, meld, paid, say(text, **values))


def _laid(case: Case, copies: int) -> Iterator[Meld]:
    return (meld for meld in case.melds if meld.copies == copies)


def _instead(case: Case, key: str, meld: Meld, paid: int, line: str) -> Distractor:
    """The total with something else paid for one meld."""
    return Distractor(key, case.melds.points - meld.points + paid, line)
