"""The situations of scoring: every outcome and every edge that a learner has to be firm in.

A situation makes hands by chance and says which of them are truly its own; the engine is asked, so that none
is shown for what it is not. Its questions name what is asked and of whom: ``change bidders``, ``game``.
"""

from collections.abc import Callable
from dataclasses import dataclass

from pinochle_learn.coach.score_draw import Draw
from pinochle_learn.coach.score_hand import Hand
from pinochle_learn.engine.settling import Settlement, SideScore
from pinochle_learn.rules import Rules
from pinochle_learn.text import say

BOTH = ("outcome", "change bidders", "change others")
OTHERS = ("meld others", "change others")
UNPLAYED = ("change bidders", "change others")
GAME = ("game",)


@dataclass(frozen=True, slots=True)
class Case:
    """A hand, and what it comes to."""

    hand: Hand
    settled: Settlement

    @property
    def bidders(self) -> SideScore:
        """The bidding side."""
        return self.settled.sides[self.hand.bidder or 0]

    @property
    def others(self) -> SideScore:
        """The other side."""
        return self.settled.sides[self.hand.defender]

    @property
    def played(self) -> bool:
        """Says whether the hand was played out."""
        return self.settled.outcome in {"made", "set"}

    @property
    def over(self) -> int:
        """By how much the bidders have more than they bid."""
        return self.bidders.meld + self.bidders.trick_points - self.hand.bid


@dataclass(frozen=True, slots=True)
class Situation:
    """One situation: a stable key, its name, its questions, how hands of it are made and recognised."""

    key: str
    title: str
    questions: tuple[str, ...]
    make: Callable[[Draw], Hand]
    fits: Callable[[Case], bool]
    known: Callable[[Rules], bool] = lambda _rules: True

    @property
    def name(self) -> str:
        """The name for people."""
        return say(self.title)


def situations(rules: Rules) -> tuple[Situation, ...]:
    """The situations that can come up at a table, in teaching order; piles are apart (``PILES``)."""
    return tuple(situation for situation in SITUATIONS if situation.known(rules))


def _saves_by_trick(rules: Rules) -> bool:
    return rules.settle.save_meld.value == "trick"


def _binds_all(rules: Rules) -> bool:
    return rules.settle.saving_binds.value == "all"


def _throws_in(rules: Rules) -> bool:
    return rules.settle.throw_in.value != "never"


def _all_may_pass(rules: Rules) -> bool:
    return rules.bidding.all_pass.value == "next_deal"


def _limited(rules: Rules) -> bool:
    return rules.game.limit.value is not None


def _has_nines(rules: Rules) -> bool:
    return any(meld.key == "dix" for meld in rules.meld.melds)


def _nothing_taken(c: Case) -> bool:
    return c.played and not c.others.trick_points


def _outcome(word: str) -> Callable[[Case], bool]:
    return lambda c: c.settled.outcome == word


def _won_by(rule: str | None) -> Callable[[Case], bool]:
    return lambda c: c.settled.game_rule == rule


PILES = (
    ("pile", "Count a pile of tricks"),
    ("pile-last", "Count a pile with the last trick in it"),
    ("pile-bare", "Count tricks without a card that counts"),
)

SITUATIONS = (
    Situation(
        "made", "More than the bid", BOTH[:2], Draw.made, lambda c: c.settled.outcome == "made" and c.over > 0
    ),
    Situation(
        "exact", "Exactly the bid", BOTH[:2], Draw.exact, lambda c: c.settled.outcome == "made" and not c.over
    ),
    Situation("short", "One step short of the bid", BOTH, Draw.short, _outcome("set")),
    Situation(
        "saved", "The others took trick points", OTHERS, Draw.saved, lambda c: c.others.rule == "saved"
    ),
    Situation(
        "least",
        "The others took the least that counts",
        OTHERS,
        Draw.least,
        lambda c: c.others.trick_points > 0,
    ),
    Situation("no-point", "The others took no trick", OTHERS, Draw.no_point, _nothing_taken),
    Situation(
        "bare-trick",
        "The others took a trick without a card that counts",
        OTHERS,
        Draw.bare_trick,
        _nothing_taken,
    ),
    Situation(
        "nines",
        "Only nines of trump melded, and no trick",
        OTHERS,
        Draw.only_nines,
        _nothing_taken,
        _has_nines,
    ),
    Situation(
        "no-meld",
        "The others melded nothing",
        ("change others",),
        Draw.no_meld,
        lambda c: c.others.rule == "kept",
    ),
    Situation(
        "empty",
        "The others have neither meld nor tricks",
        ("change others",),
        Draw.empty,
        lambda c: c.others.rule == "nothing",
    ),
    Situation(
        "bidders-none",
        "Meld enough for the bid, and no trick",
        BOTH[:2],
        Draw.bidders_none,
        lambda c: c.hand.points == 0 and c.over >= 0,
    ),
    Situation(
        "bidders-bare",
        "Meld enough for the bid, and one trick that does not count",
        BOTH[:2],
        Draw.bidders_bare,
        lambda c: c.hand.points == 0 and c.over >= 0,
        lambda rules: _saves_by_trick(rules) and _binds_all(rules),
    ),
    Situation(
        "in-reach", "Just within reach", ("after-meld",), Draw.in_reach, lambda c: c.settled.outcome == "made"
    ),
    Situation(
        "beyond", "Out of reach by one step", ("after-meld", *UNPLAYED), Draw.beyond, lambda c: c.over < 0
    ),
    Situation(
        "thrown-in", "Thrown in after the meld", UNPLAYED, Draw.thrown_in, _outcome("thrown in"), _throws_in
    ),
    Situation(
        "unplayed-empty",
        "Not played, and the others melded nothing",
        ("change others",),
        Draw.unplayed_empty,
        lambda c: not c.played,
        lambda rules: _throws_in(rules) or rules.settle.out_of_reach.value == "stop",
    ),
    Situation(
        "no-contract",
        "Nobody bid",
        ("change side-0", "change side-1"),
        Draw.nobody,
        _outcome("no contract"),
        _all_may_pass,
    ),
    Situation("target", "One side reaches the target", GAME, Draw.target, _won_by("target")),
    Situation("near", "Just below the target", GAME, Draw.near, _won_by(None)),
    Situation(
        "both-past",
        "Both sides are past the target",
        GAME,
        Draw.both_past,
        lambda c: c.settled.game_rule in {"bidders-first", "higher"} and _others_lead(c),
    ),
    Situation("limit", "A side falls to the limit", GAME, Draw.at_limit, _won_by("limit"), _limited),
    Situation("limit-near", "Just above the limit", GAME, Draw.near_limit, _won_by(None), _limited),
    Situation(
        "no-limit",
        "A side far below zero",
        GAME,
        Draw.far_below,
        _won_by(None),
        lambda rules: not _limited(rules),
    ),
)


def _others_lead(c: Case) -> bool:
    """The trap: the bidders are counted first, and have fewer."""
    after = c.settled.after
    return after[c.hand.defender] > after[c.hand.bidder or 0]
