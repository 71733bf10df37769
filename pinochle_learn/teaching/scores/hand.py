"""A hand to be settled: what is known of it, and the keywords that tell the engine of it."""

from dataclasses import dataclass, replace
from typing import Any

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.facts import ends_by_itself, out_of_reach
from pinochle_learn.engine.scoring.possible import most_taken
from pinochle_learn.engine.scoring.settling import Settlement
from pinochle_learn.front import Variant
from pinochle_learn.teaching.scores.ranges import grid

Split = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Renege:
    """A renege: the side that it costs, and whether it came of a wrong call of that side."""

    side: int
    called: bool = False


@dataclass(frozen=True, slots=True)
class Hand:
    """What is known of a hand, by side. ``points`` are trick points and add up to the table's total.

    ``bare`` is how many tricks a side without any trick point took; ``nines`` says which side melded nothing
    but nines of trump; ``given_up``: thrown in, or conceded where bids are paid in chips. ``trump`` and
    ``deal`` (its number in the game) are told where chips depend on them.

    Without an auction ``bid`` is 0; ``declared`` is the side that declared out, ``target`` the one played to
    where targets are raised.
    """

    bid: int
    bidder: int | None
    meld: Split
    points: Split
    before: Split
    bare: Split = (0, 0)
    given_up: bool = False
    nines: tuple[bool, ...] = (False, False)
    marriage: bool = True
    renege: Renege | None = None
    trump: str | None = None
    deal: int | None = None
    declared: int | None = None
    target: int | None = None

    def but(self, **changes: Any) -> "Hand":  # noqa: ANN401 - any field
        """The same hand with some facts changed."""
        return replace(self, **changes)

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return len(self.meld)

    @property
    def passed_out(self) -> bool:
        """Says whether nobody bid, where somebody might have."""
        return self.bidder is None and self.bid > 0

    @property
    def own(self) -> int:
        """The bidders' trick points."""
        return self.points[self.bidder or 0]

    @property
    def own_meld(self) -> int:
        """What the bidders melded."""
        return self.meld[self.bidder or 0]

    @property
    def others(self) -> tuple[int, ...]:
        """The sides that did not bid, in the order of their turns after the bidders."""
        return tuple(((self.bidder or 0) + step) % self.sides for step in range(1, self.sides))

    @property
    def defender(self) -> int:
        """The side that did not bid, or the first of those."""
        return self.others[0]

    def by_side(self, bidders: Any, *others: Any) -> tuple[Any, ...]:  # noqa: ANN401 - numbers or flags
        """Brings into the order of the sides what belongs to the bidders and to each of the others."""
        whose = dict(zip((self.bidder or 0, *self.others), (bidders, *others), strict=True))
        return tuple(whose[side] for side in range(self.sides))

    def put(self, field: str, side: int, value: Any) -> "Hand":  # noqa: ANN401 - numbers or flags
        """The hand with one side's value of a field changed."""
        values = list(getattr(self, field))
        values[side] = value
        return self.but(**{field: tuple(values)})


def settled(v: Variant, hand: Hand) -> Settlement:
    """Settles a hand at a table.

    Raises:
        ScoreError: the table cannot have such a hand.
    """
    return v.settle(**keywords(v, hand))


def keywords(v: Variant, hand: Hand) -> dict[str, Any]:
    """The hand as keywords of ``settle``: only what the table has a use for."""
    told: dict[str, Any] = {"before": hand.before}
    if not v.rules.auctioned:
        return told | _unbid(hand)
    if grid(v.rules).deals is not None:
        told["deal_number"] = hand.deal
    if hand.bidder is None:
        return told
    told |= {"bid": hand.bid, "bidder": hand.bidder, "meld": hand.meld}
    if hand.trump is not None:
        told["trump"] = hand.trump
    if v.rules.settling.nines_exempt.value and any(hand.nines):
        told["nines_only"] = hand.nines
    return told | _ended(v, hand)


def _unbid(hand: Hand) -> dict[str, Any]:
    """A hand without an auction is always played out."""
    told: dict[str, Any] = {"meld": hand.meld, "trick_points": hand.points}
    if hand.declared is not None:
        told["declared_out"] = hand.declared
    if hand.target is not None:
        told["target"] = hand.target
    return told


def _ended(v: Variant, hand: Hand) -> dict[str, Any]:
    """How the hand came to its end: without play, or with trick points."""
    if hand.renege is not None:
        return {"renege_by": hand.renege.side}
    if not hand.marriage:
        return {"has_marriage": False}
    if stops(v, hand):
        return {}
    if hand.given_up:
        return {"conceded" if grid(v.rules).chips else "thrown_in": True}
    taken = tricks_taken(v, hand)
    return {"trick_points": hand.points} | ({"tricks_taken": taken} if taken else {})


def tricks_taken(v: Variant, hand: Hand) -> Split | None:
    """The tricks of each side, where one trick saves a meld and somebody has no trick point."""
    if v.rules.settling.save_meld.value != "trick" or all(hand.points):
        return None
    taken = [_fewest(v, points) or bare for points, bare in zip(hand.points, hand.bare, strict=True)]
    most = hand.points.index(max(hand.points))
    taken[most] += grid(v.rules).tricks - sum(taken)
    return tuple(taken)


def spare_tricks(v: Variant, hand: Hand) -> int:
    """How many tricks there may be without a card that counts, where the others hold all the points."""
    on = grid(v.rules)
    return max(0, min(on.bare, on.tricks - sum(_fewest(v, points) for points in hand.points)))


def _fewest(v: Variant, points: int) -> int:
    """The fewest tricks that hold so many points; all of them, where not even those do."""
    table, tricks = compiled(v.rules), grid(v.rules).tricks
    return next((n for n in range(tricks) if most_taken(table, n) >= points), tricks)


def beyond(v: Variant, hand: Hand) -> bool:
    """Says whether the bid is out of reach of the bidders' meld and all trick points."""
    return hand.bidder is not None and out_of_reach(compiled(v.rules), hand.bid, hand.own_meld)


def stops(v: Variant, hand: Hand) -> str | None:
    """Why the hand is over after the meld without anybody's choice; ``None``: it is not."""
    if hand.bidder is None:
        return None
    return ends_by_itself(compiled(v.rules), hand.bid, hand.own_meld)


def plays(v: Variant, hand: Hand) -> bool:
    """Says whether the hand is played out, so that there are tricks to count."""
    told = keywords(v, hand)
    return "trick_points" in told


def may_give_up(v: Variant, hand: Hand) -> bool:
    """Says whether the bidders may throw this hand in, or concede it."""
    when = v.rules.settling.throw_in.value
    if hand.bidder is None or when == "never" or not hand.marriage or hand.renege or stops(v, hand):
        return False
    return when == "any" or beyond(v, hand)


def goal(v: Variant, hand: Hand) -> int:
    """The target that a hand is played to; 0 where there is none."""
    return grid(v.rules).goal if hand.target is None else hand.target


def melders(v: Variant, hand: Hand) -> tuple[int, ...]:
    """The sides whose meld is laid: all, or the bidder alone."""
    if v.rules.meld.who.value == "bidder":
        return () if hand.bidder is None else (hand.bidder,)
    return tuple(range(hand.sides))
