"""A hand to be added up, and a mistake in adding it up."""

from collections.abc import Callable
from typing import NamedTuple

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.finding import Meld, MeldSet, base_key
from pinochle_learn.engine.melds.options import plays
from pinochle_learn.rules import MeldRule
from pinochle_learn.teaching.melds.hands import Draw, Group


class Distractor(NamedTuple):
    """A mistake: its key, the total it gives, and what is said to it."""

    key: str
    total: int
    line: str


class Case(NamedTuple):
    """A hand to be added up, with its best melds."""

    draw: Draw
    hand: Group
    melds: MeldSet

    @property
    def table(self) -> Compiled:
        """The table."""
        return self.draw.table

    @property
    def rules(self) -> list[MeldRule]:
        """The melds that the table pays."""
        melding = self.table.rules.meld
        return [rule for rule in melding.melds if plays(melding, rule)]

    def rule(self, fits: Callable[[MeldRule], bool]) -> MeldRule:
        """The meld of this kind."""
        return next(rule for rule in self.rules if fits(rule))

    def of(self, meld: Meld) -> MeldRule:
        """The rule that a laid meld follows."""
        return self.table.rules.meld[base_key(meld.key)]
