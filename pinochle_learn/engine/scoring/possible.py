"""Which numbers can stand on a score sheet: melds, trick points and scores, from what the record can pay."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate
from math import gcd

from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.most_meld import most_laid, most_meld
from pinochle_learn.engine.scoring.scale_words import other_scale
from pinochle_learn.text import say

Pair = tuple[int, ...]
_WIDEST = 100_000  # steps of a grid up to which every sum is looked at; beyond, the grid alone is


class Sums:
    """Numbers from 0 to ``most`` that are sums, on the grid ``step``.

    ``known`` has a bit for each number of steps that can be; where it is ``None``, all can.
    """

    def __init__(self, step: int, most: int, known: int | None) -> None:
        self.step, self.most, self.known = step, most, known

    def __contains__(self, number: int) -> bool:
        if not 0 <= number <= self.most:
            return False
        if self.step == 0 or number % self.step:
            return number == 0
        return self.known is None or bool(self.known >> number // self.step & 1)

    def near(self, number: int) -> Pair:
        """The numbers next to one that cannot be, below it and above."""
        step = self.step or 1
        start = min(max(number, 0), self.most) // step * step
        below = (n for n in range(start, -1, -step) if n in self)
        above = (n for n in range(start, self.most + 1, step) if n in self and n > number)
        return tuple(n for n in (next(below, None), next(above, None)) if n is not None)

    def numbers(self) -> tuple[int, ...]:
        """All of them, ascending."""
        return tuple(n for n in range(0, self.most + 1, self.step or self.most + 1) if n in self)


def most_of_side(table: Compiled, *, bidder: bool) -> int:
    """The most that a side can meld before the play."""
    if table.rules.stock is not None:
        return most_laid(table)
    return most_meld(table, _sizes(table, bidder=bidder) * (table.players // table.sides))


def makeable(table: Compiled, bid: int) -> bool:
    """Says whether any side could come to so much: with the best melds, and all the trick points."""
    rest = bid - table.total
    if "second_meld" in table.rules.deal.phases.value:
        rest -= most_meld(table, (len(table.pack) - table.left_out,))
    return rest <= most_of_hand(table) or rest <= most_of_side(table, bidder=True)


def most_of_hand(table: Compiled) -> int:
    """The most that one hand can meld: found sooner than that of a side, and mostly enough to know."""
    return most_meld(table, (table.rules.hand_size,)) if table.rules.stock is None else 0


def most_of_all(table: Compiled) -> int:
    """The most that all sides can meld together before the play; it may be a little more than can be."""
    if table.rules.stock is not None:
        return most_laid(table)
    alone = table.rules.meld.who.value == "bidder"
    others = _sizes(table, bidder=False) * (0 if alone else table.players - 1)
    return most_meld(table, _sizes(table, bidder=True) + others)


def _sizes(table: Compiled, *, bidder: bool) -> Pair:
    """The cards that a player melds from: the bidder's kitty with them where it is not buried yet."""
    kitty, phases = table.rules.kitty, table.rules.deal.phases.value
    with_kitty = bidder and kitty is not None and not _before("bury", "meld", phases)
    return (table.rules.hand_size + (kitty.cards.value if with_kitty and kitty else 0),)


def _before(one: str, other: str, phases: Iterable[str]) -> bool:
    order = [phase for phase in phases if phase in (one, other)]
    return order == [one, other]


@lru_cache(maxsize=256)
def meld_sums(table: Compiled, most: int) -> Sums:
    """What melds can come to, up to ``most``."""
    pays = _pays(table)
    step = gcd(*pays) if pays else 0
    if step == 0 or most // step > _WIDEST:
        return Sums(step, most, None)
    room = (1 << most // step + 1) - 1
    known = 1
    for pay in pays:
        shift = pay // step
        while shift < room.bit_length():
            known |= known << shift & room
            shift *= 2
    return Sums(step, most, known)


def _pays(table: Compiled) -> set[int]:
    """What one entry of a meld can pay, whatever is trump."""
    options = (option for trump in (None, *table.pack.suits_or_colours) for option in table.options[trump])
    every = {n for option in options for n in (option.points[:1] if option.each else option.points)}
    return every - {0}


@lru_cache(maxsize=64)
def trick_sums(table: Compiled) -> Sums:
    """What cards can come to in tricks, with the last trick or without."""
    points = (*table.points * table.pack.copies, table.rules.count.last_trick.value)
    step, whole = gcd(*points), sum(points)
    if step == 0 or whole // step > _WIDEST:
        return Sums(step, whole, None)
    known = 1
    for worth in points:
        known |= known << worth // step
    return Sums(step, whole, known)


@lru_cache(maxsize=1024)
def most_taken(table: Compiled, tricks: int) -> int:
    """The most that so many tricks hold: the dearest cards, and the bonus for the last."""
    dearest = sorted(table.points * table.pack.copies, reverse=True)
    return sum(dearest[: tricks * table.players]) + (table.rules.count.last_trick.value if tricks else 0)


def most_won_meld(table: Compiled, points: int) -> int:
    """The most that cards won can meld which count so many points: the more of them, the cheaper they are."""
    cheapest = accumulate(sorted(table.points * table.pack.copies)[: len(table.pack) - table.left_out])
    cards = sum(1 for worth in cheapest if worth <= points)
    return most_meld(table, (cards // table.players * table.players,))


@lru_cache(maxsize=64)
def score_step(table: Compiled) -> int:
    """The grid of all scores that a game can come to; 0 where no score ever changes."""
    rules, chips = table.rules, table.rules.chips
    if chips is not None:
        return gcd(*(n for _, n in chips.units.value), chips.beyond.value[1])
    if rules.turns is not None:
        return gcd(*table.points)
    tens = rules.count.rounding.value == "tens"
    tricks = 10 if tens else trick_sums(table).step
    return gcd(tricks, *_pays(table), *(_bids(table) if rules.auctioned else ()))


def _bids(table: Compiled) -> Iterable[int]:
    bidding = table.rules.bidding
    rows = (n for row in bidding.ladder.value for n in row)
    return (bidding.minimum.value, *rows, *(bidding.raises.value or ()), bidding.cap.value or 0)


def score_fault(table: Compiled, before: Pair, target: int | None) -> str:
    """Why these cannot be the scores before a deal; empty: they can be."""
    step, chips = score_step(table), table.rules.chips
    for side, score in enumerate(before):
        if score % step if step else score:
            low = score // (step or 1) * step
            near = say("scores go in steps of {n}, as {low} and {high} do", n=step, low=low, high=low + step)
            return _cannot(table, side, score, near, target)
        if score < 0 and not falls(table):
            text = "before, side {side}: a score cannot be {n}, as none ever falls below 0 at this table."
            return say(text, side=side, n=score)
    all_chips = 0 if chips is None else sum(before)
    if all_chips:
        text = "before: {before} make {sum}; what some win in chips others lose, so that chips make 0."
        return say(text, before=before, sum=all_chips)
    return _beyond(table, before, target)


def falls(table: Compiled) -> bool:
    """Says whether scores can fall: in chips, and where a bid can be lost."""
    rules = table.rules
    return rules.chips is not None or (rules.auctioned and rules.settling.lost_bid.value == "minus_bid")


def _beyond(table: Compiled, before: Pair, target: int | None) -> str:
    """Why a score is higher than any game ends at: below the target, one deal pays no more."""
    goal = table.rules.game.target.value if target is None else target
    top = max(before)
    if goal is None or top < goal or _awarded(table) or _one_deal_pays(table, top - goal):
        return ""
    why = say("a game is won at {goal}, and one deal cannot bring so much more", goal=goal)
    return _cannot(table, before.index(top), top, why, target)


def _awarded(table: Compiled) -> bool:
    """Says whether a bid, which may be as high as one likes, can be paid to a side."""
    rules = table.rules
    if not rules.auctioned:
        return False
    return rules.settling.lost_bid.value == "to_others" or rules.settling.renege.value != "none"


def _one_deal_pays(table: Compiled, points: int) -> bool:
    if table.rules.turns is not None:
        return points <= sum(table.points)
    return makeable(table, points)


def _cannot(table: Compiled, side: int, score: int, why: str, target: int | None) -> str:
    goal, step = table.rules.game.target.value if target is None else target, score_step(table)
    text = say("before, side {side}: a score cannot be {n}: {why}.", side=side, n=score, why=why)
    if goal is None or not step:
        return text  # chips are the same on both scales
    return text + other_scale(table, score, lambda n: n % step == 0 and abs(n) < goal)
