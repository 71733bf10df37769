"""The situations of scoring: every outcome and every edge that a learner has to be firm in.

A situation makes hands by chance and says which of them are truly its own; the engine is asked, so that none
is shown for what it is not. Its questions name what is asked and of whom: ``change bidders``, ``game``.
"""

from collections.abc import Callable
from dataclasses import dataclass

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.settling import Settlement, SideScore
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.practise.draw import Draw
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.scores.hand import Hand, plays, settled
from pinochle_learn.text import say

BOTH = ("outcome", "change bidders", "change others")
OTHERS = ("meld others", "change others")
UNPLAYED = ("change bidders", "change others")
RENEGE = ("costs", "change bidders", "change others")
GAME = ("game",)


@dataclass(frozen=True, slots=True)
class Case:
    """A hand, what it comes to, and whether it was played out."""

    hand: Hand
    settled: Settlement
    played: bool

    @property
    def bidders(self) -> SideScore:
        """The bidding side."""
        return self.settled.sides[self.hand.bidder or 0]

    @property
    def others(self) -> SideScore:
        """The other side, or the first of them."""
        return self.settled.sides[self.hand.defender]

    @property
    def over(self) -> int:
        """By how much the bidders have more than they bid."""
        return self.hand.own_meld + self.hand.own - self.hand.bid


def case(v: Variant, hand: Hand) -> Case:
    """Settles a hand for a question."""
    return Case(hand, settled(v, hand), plays(v, hand))


@dataclass(frozen=True, slots=True)
class Situation:
    """One situation: a stable key, its name, its questions, how hands of it are made and recognised.

    ``one`` is its name where every side is a single player, if that differs.
    """

    key: str
    title: str
    questions: tuple[str, ...]
    make: Callable[[Draw], Hand]
    fits: Callable[[Case], bool]
    known: Callable[[Rules], bool] = lambda _rules: True
    one: str = ""

    def name(self, rules: Rules) -> str:
        """The name for people."""
        made = compiled(rules)
        return say(self.one if self.one and made.sides == made.players else self.title)
