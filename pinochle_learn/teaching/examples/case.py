"""An example on which tables disagree: something that can be asked of any table, and what each says of it."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol

from pinochle_learn.front import Variant
from pinochle_learn.teaching.practice.question import Row


@dataclass(frozen=True, slots=True)
class CaseText:
    """What one table makes of a case.

    ``value`` is what is compared; ``None``: the table cannot have such a case. ``line`` is the answer in a
    few words, ``why`` its reason.
    """

    value: Hashable
    line: str
    why: str = ""


class Case(Protocol):
    """Something to ask every table. Cases are values: the same one can be asked again."""

    @property
    def question(self) -> str:
        """What is asked, in words."""
        ...

    @property
    def rows(self) -> tuple[Row, ...]:
        """The cards that lie there."""
        ...

    @property
    def trump(self) -> str | None:
        """The trump suit, where there is one."""
        ...

    @property
    def sheet(self) -> tuple[tuple[str, ...], ...]:
        """Numbers that are given, as rows of a table; the first are the heads."""
        ...

    def ask(self, v: Variant) -> CaseText:
        """What a table, on the ×10 scale, makes of it."""
        ...


class CaseDefaults:
    """A case without cards, trump or numbers; others say what they have."""

    __slots__ = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """No cards."""
        return ()

    @property
    def trump(self) -> str | None:
        """No trump."""
        return None

    @property
    def sheet(self) -> tuple[tuple[str, ...], ...]:
        """No numbers."""
        return ()


def size(case: Case) -> int:
    """How much there is to look at: the fewer the better."""
    return sum(len(row.cards) for row in case.rows)


def differ(case: Case, a: Variant, b: Variant) -> bool:
    """Says whether two tables make different things of a case."""
    return case.ask(a).value != case.ask(b).value


def both_have(case: Case, a: Variant, b: Variant) -> bool:
    """Says whether both tables can have the case."""
    return None not in {case.ask(a).value, case.ask(b).value}
