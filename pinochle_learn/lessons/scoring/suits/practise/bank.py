"""Exercises on scoring: a hand or a pile, and what is asked about it; a seed draws the same one anywhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.tricks.tricks import count
from pinochle_learn.front import Variant
from pinochle_learn.lessons.scoring.suits.piles import Pile, pile
from pinochle_learn.lessons.scoring.suits.practise.draw import Draw
from pinochle_learn.lessons.scoring.suits.practise.situation import Case, Situation, case
from pinochle_learn.lessons.scoring.suits.practise.situations import PILES, situations
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.scores.clamp import yours
from pinochle_learn.teaching.scores.hand import Hand
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.text import say

_TRIES = 400
_MOST = 5  # tricks of a pile that one counts at a glance


@dataclass(frozen=True, slots=True)
class Ask:
    """One question: its kind, such as ``change``, and the side that it is about."""

    kind: str
    side: int = 0


@dataclass(frozen=True, slots=True)
class ScoreExercise:
    """What is asked, one question after another, about a hand (``case``) or a pile."""

    situation: str
    seed: int
    asks: tuple[Ask, ...]
    case: Case | None = None
    pile: Pile | None = None


def steps(rules: Rules) -> tuple[tuple[str, str], ...]:
    """What can become firm at a table: keys and names, in teaching order."""
    piles = ((key, say(title)) for key, title in _piles(rules).items())
    return (*piles, *((s.key, s.name(rules)) for s in situations(rules)))


def _piles(rules: Rules) -> dict[str, str]:
    return {key: title for key, title in PILES if rules.kitty or key != "pile-buried"}


def exercise(v: Variant, key: str, seed: int) -> ScoreExercise:
    """Draws an exercise on one situation.

    Raises:
        LookupError: the table does not know this situation.
    """
    chance = Random(seed)
    if key in _piles(v.rules):
        return _with_pile(v, key, seed, chance)
    wanted = {s.key: s for s in situations(v.rules)}[key]
    draw = Draw(v, chance)
    for _ in range(_TRIES):
        drawn = case(v, wanted.make(draw))
        if wanted.fits(drawn):
            return ScoreExercise(key, seed, tuple(_ask(v, wanted, drawn.hand)), drawn)
    raise LookupError(f"{v.id}: no hand shows {key}")


def coverage(rules: Rules, seeds: Sequence[int] = range(20)) -> dict[str, int]:
    """How many different exercises the generator gives for each situation of a table."""
    v, found = Variant(rules), {}
    for key, _ in steps(rules):
        drawn = [exercise(v, key, seed) for seed in seeds]
        found[key] = len({(one.case and one.case.hand, one.pile) for one in drawn})
    return found


def _ask(v: Variant, wanted: Situation, hand: Hand) -> list[Ask]:
    sides = {"bidders": hand.bidder or 0, "others": hand.defender, "third": hand.others[-1]}
    sides |= {"side-0": 0, "side-1": 1, "": 0, "you": yours(v), "they": (yours(v) + 1) % hand.sides}
    pieces = (question.partition(" ") for question in wanted.questions)
    return [Ask(kind, sides[whose]) for kind, _, whose in pieces]


def _with_pile(v: Variant, key: str, seed: int, chance: Random) -> ScoreExercise:
    if key == "pile-bare":
        found = _bare_pile(v, chance)
    elif key == "pile-buried":
        found = _buried_pile(v, chance)
    else:
        found = _won_pile(v, chance, last=key == "pile-last")
    return ScoreExercise(key, seed, (Ask("pile"),), pile=found)


def _won_pile(v: Variant, chance: Random, *, last: bool) -> Pile:
    """Some of the tricks that a side won, to the end of the hand where the last one is to be among them."""
    for _ in range(_TRIES):
        whole = pile(v.rules, int(chance.random() * 2**31), int(chance.random() * compiled(v.rules).sides))
        size = 2 + int(chance.random() * (_MOST - 1))
        if whole.last == last and len(whole.tricks) >= size:
            return Pile(whole.tricks[-size:], last=last)
    raise LookupError(f"{v.id}: no pile")


def _buried_pile(v: Variant, chance: Random) -> Pile:
    """Some of the bidder's tricks, and the buried cards, of which some count."""
    for _ in range(_TRIES):
        side = int(chance.random() * compiled(v.rules).sides)
        whole = pile(v.rules, int(chance.random() * 2**31), side, bidder=True)
        size = 1 + int(chance.random() * (_MOST - 2))
        if len(whole.tricks) >= size and count(compiled(v.rules), whole.buried):
            return Pile(whole.tricks[-size:], last=whole.last, buried=whole.buried)
    raise LookupError(f"{v.id}: no pile")


def _bare_pile(v: Variant, chance: Random) -> Pile:
    """One trick or two of cards that do not count."""
    points = v.rules.count.points.value
    ranks = [rank for rank, value in zip(v.pack.ranks, points, strict=True) if not value]
    cards = [Card(rank, suit) for rank in ranks for suit in v.pack.suits for _ in range(v.pack.copies)]
    number = 1 + int(chance.random() * min(2, grid(v.rules).bare))
    tricks = (tuple(_taken(cards, chance) for _ in range(max(v.players))) for _ in range(number))
    return Pile(tuple(tricks), last=False)


def _taken(cards: list[Card], chance: Random) -> Card:
    return cards.pop(int(chance.random() * len(cards)))
