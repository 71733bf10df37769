"""The melds that tables share in shape, by pack; each table brings its values and sources."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from pinochle_learn.rules import Around, Cards, InPlain, InTrump, MeldRule, Value, assumed, found
from pinochle_learn.rules.melding import Pattern
from pinochle_learn.tables.sources import BRITANNICA, PAGAT

Mark = Callable[[Any], Value[Any]]
AROUNDS = (("A", "aces", 100), ("K", "kings", 80), ("Q", "queens", 60), ("J", "jacks", 40))


class Types(NamedTuple):
    """A table's names for the three types of meld."""

    runs: Value[str]
    pinochles: Value[str]
    arounds: Value[str]


class Doubles(NamedTuple):
    """What two copies pay, as a multiple of one copy.

    ``run_each``: two runs are just two runs; ``around`` is ``None`` where each four of a kind is one more.
    """

    run_each: bool
    pinochle: tuple[int, int]
    around: int | None


MODERN = Doubles(run_each=False, pinochle=(40, 300), around=10)
ONE_BY_ONE = Doubles(run_each=True, pinochle=(40, 300), around=None)
FOSTERS = Doubles(run_each=True, pinochle=(40, 80), around=2)


def single_deck_melds(  # noqa: PLR0913 - a mark for each thing that a source may say alone
    scale: int,
    mark: Mark,
    types: Types,
    doubles: Doubles = MODERN,
    *,
    extras: Mark | None = None,
    dix: Mark | None = None,
    cards: Mark | None = None,
    again: Mark | None = None,
) -> tuple[MeldRule, ...]:
    """The melds of a 48-card pack.

    ``mark`` gives the source of the values, ``extras`` and ``dix`` those of run extras and the nine of trump
    where they come from elsewhere; ``cards`` that of what the melds are made of, and ``again`` that of what
    another copy of a marriage, a nine or (where runs are single) a run pays.
    """
    made = _Maker(scale, mark, cards, again)
    extra = _Maker(scale, extras or (lambda v: found(v, PAGAT)), cards)
    nine = _Maker(scale, dix or mark, cards, again)
    run = (150,) if doubles.run_each else (150, 1500)
    return (
        made("run", "run", types.runs, InTrump("ATKQJ"), run, each=doubles.run_each),
        *_run_extras(extra, types.runs),
        *_marriages(made, types.runs),
        nine("dix", "dix", types.runs, InTrump("9"), (10,), single=True),
        *_pinochles(made, types.pinochles, doubles),
        *(made.around(rank, name, types.arounds, n, doubles.around) for rank, name, n in AROUNDS),
    )


def double_deck_melds(
    scale: int, mark: Mark, types: Types, *, run: Value[Any], pinochle: Value[Any], extras: Mark
) -> tuple[MeldRule, ...]:
    """The melds of an 80-card pack, four copies of each card and no nines.

    ``mark`` gives the source of the values; ``run`` and ``pinochle`` are what one copy pays, on the ×10 scale
    as all values here, each with a source of its own.
    """
    made, extra = _Maker(scale, mark), _Maker(scale, extras)
    runs = replace(run, value=(run.value, 1500, 2250, 3000))
    pinochles = replace(pinochle, value=(pinochle.value, 300, 600, 900))
    return (
        made.of("run", "run", types.runs, InTrump("ATKQJ"), runs),
        *_run_extras(extra, types.runs, run.value),
        *_marriages(made, types.runs),
        made.of("pinochle", "pinochle", types.pinochles, Cards(("QS", "JD")), pinochles),
        *(
            made(f"{name}-around", f"{name} around", types.arounds, Around(rank), (n, 10 * n, 15 * n, 20 * n))
            for rank, name, n in AROUNDS
        ),
    )


def _marriages(made: "_Maker", kind: Value[str]) -> tuple[MeldRule, ...]:
    return (
        made("royal-marriage", "royal marriage", kind, InTrump("KQ"), (40,), single=True, apart=("both",)),
        made("marriage", "marriage", kind, InPlain("KQ"), (20,), single=True),
    )


def _run_extras(made: "_Maker", kind: Value[str], run: int = 150) -> tuple[MeldRule, ...]:
    one, two = ("named", "borrow"), ("named",)
    king, marriage = (run + 40,), (run + 80,)
    return (
        made("run-with-king", "run with extra king", kind, InTrump("ATKKQJ"), king, readings=one),
        made("run-with-queen", "run with extra queen", kind, InTrump("ATKQQJ"), king, readings=one),
        made(
            "run-with-marriage", "run with extra marriage", kind, InTrump("ATKKQQJ"), marriage, readings=two
        ),
    )


def _pinochles(made: "_Maker", kind: Value[str], doubles: Doubles) -> tuple[MeldRule, ...]:
    grand = _Maker(made.scale, lambda v: found(v, BRITANNICA))
    off = assumed(value=False, source="an old meld that only some houses play")
    return (
        made("pinochle", "pinochle", kind, Cards(("QS", "JD")), doubles.pinochle),
        grand(
            "grand-pinochle", "grand pinochle", kind, Cards(("KS", "QS", "JD")), (80,), single=True, on=off
        ),
    )


class _Maker:
    """Makes meld rules whose values, given on the ×10 scale, come from one source."""

    def __init__(self, scale: int, mark: Mark, cards: Mark | None = None, again: Mark | None = None) -> None:
        self.scale, self.mark = scale, mark
        self.cards, self.again = cards or mark, again or mark

    def __call__(  # noqa: PLR0913 - one argument a field of the record
        self,
        key: str,
        name: str,
        kind: Value[str],
        pattern: Pattern,
        points: tuple[int, ...],
        *,
        each: bool = False,
        single: bool = False,
        on: Value[bool] | None = None,
        readings: tuple[str, ...] = (),
        apart: tuple[str, ...] = (),
    ) -> MeldRule:
        scaled = tuple(n * self.scale // 10 for n in points)
        mark = self.mark
        played = on or mark(True)  # noqa: FBT003 - the value of a rule
        again = self.again if single or (key == "run" and each) else mark
        values = (kind, self.cards(pattern), mark(scaled), again(each or single), played)
        return MeldRule(key, name, *values, single, readings, apart)

    def of(self, key: str, name: str, kind: Value[str], pattern: Pattern, pays: Value[Any]) -> MeldRule:
        """A meld whose values have a source of their own."""
        return _Maker(self.scale, lambda v: replace(pays, value=v))(key, name, kind, pattern, pays.value)

    def around(self, rank: str, name: str, kind: Value[str], points: int, double: int | None) -> MeldRule:
        pays = (points,) if double is None else (points, points * double)
        return self(f"{name}-around", f"{name} around", kind, Around(rank), pays, each=double is None)
