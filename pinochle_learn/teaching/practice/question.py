"""Questions drawn by the engine: what lies on the table, what may be answered, and why it is right or not.

A *bank* holds the situations of one lesson at one kind of table. The same seed draws the same question on
every machine. There are two kinds of question: one answer out of a few, and every card of the hand that fits.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import NamedTuple, TypeVar

from pinochle_learn.cards import Card
from pinochle_learn.front import Variant
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.practice.answer import Answer
from pinochle_learn.text import say

T = TypeVar("T")
HAND, TRICK, SMALL = "hand", "trick", "small"
_DRAWS = 500  # how often a situation is tried before it counts as one that cannot be drawn


@dataclass(frozen=True, slots=True)
class Row:
    """Cards on the table: a ``hand``, a ``trick`` (``names`` say who played) or a few ``small`` cards."""

    kind: str
    cards: tuple[Card, ...]
    label: str = ""
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """One answer to choose: its ``value``, how it reads, and why it is right or wrong."""

    value: str
    label: str
    right: bool
    why: str


@dataclass(frozen=True, slots=True)
class Quiz:
    """One question. Either ``offers`` stand to choose from, or ``fits`` says of each card of the hand why.

    ``reasons`` are said once the answer is right or shown; the last names the source of the rule. ``sheet``:
    the rows of a score sheet on the table: first the heads of its columns, then names with their numbers.
    """

    question: str
    rows: tuple[Row, ...]
    reasons: tuple[str, ...]
    offers: tuple[Offer, ...] = ()
    fits: Mapping[Card, tuple[bool, str]] = field(default_factory=dict)
    trump: str | None = None
    told: tuple[str, ...] = ()
    situation: str = ""
    seed: int = 0
    sheet: tuple[tuple[str, ...], ...] = ()

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards to choose from."""
        return next((row.cards for row in self.rows if row.kind == HAND), ())


Draw = Callable[[Variant, Random], Quiz | None]


class Situation(NamedTuple):
    """A situation: a stable key, its name, how it is drawn (``None``: try once more), and who knows it."""

    key: str
    title: str
    draw: Draw
    known: Callable[[Rules], bool] = lambda _rules: True

    @property
    def name(self) -> str:
        """The title for people."""
        return say(self.title)


Bank = Sequence[Situation]


def known(bank: Bank, rules: Rules) -> tuple[Situation, ...]:
    """The situations that a table knows."""
    return tuple(one for one in bank if one.known(rules))


def steps(bank: Bank, rules: Rules) -> tuple[tuple[str, str], ...]:
    """What can become firm: keys and names."""
    return tuple((one.key, one.name) for one in known(bank, rules))


def quiz(bank: Bank, v: Variant, key: str, seed: int) -> Quiz:
    """Draws a question on a situation.

    Raises:
        LookupError: the table does not know the situation, or it could not be drawn.
    """
    wanted = next((one for one in known(bank, v.rules) if one.key == key), None)
    chance = Random(seed)
    for _ in range(_DRAWS if wanted else 0):
        drawn = wanted.draw(v, chance) if wanted else None
        if drawn is not None:
            return replace(drawn, situation=key, seed=seed)
    raise LookupError(f"{v.id}: no question on {key}")


def coverage(bank: Bank, v: Variant, seeds: Iterable[int] = range(20)) -> dict[str, int]:
    """How many different questions ``seeds`` give for each situation."""
    tried = list(seeds)
    drawn = {
        one.key: {_shown(quiz(bank, v, one.key, seed)) for seed in tried} for one in known(bank, v.rules)
    }
    return {key: len(shown) for key, shown in drawn.items()}


def _shown(drawn: Quiz) -> str:
    return repr((drawn.question, drawn.rows, drawn.told, drawn.sheet))


def judge(drawn: Quiz, said: str) -> Answer:
    """Judges one answer out of a few."""
    offer = next(one for one in drawn.offers if one.value == said)
    if offer.right:
        return Answer(
            right=True, line=say("Right: {label}.", label=offer.label), reasons=(offer.why, *drawn.reasons)
        )
    return Answer(right=False, line=say("Not so: {label}.", label=offer.label), reasons=(offer.why,))


def judge_cards(drawn: Quiz, chosen: Iterable[Card]) -> Answer:
    """Judges a choice of cards; each card has a mark, and the first slip of each kind its reason."""
    picked, hand = set(chosen), drawn.hand
    marks = tuple(_mark(drawn.fits[card][0], card in picked) for card in hand)
    wrong = [card for card, mark in zip(hand, marks, strict=True) if mark == "wrong"]
    missed = [card for card, mark in zip(hand, marks, strict=True) if mark == "missed"]
    if not wrong and not missed:
        line = say("Right: these and no others.") if picked else say("Right: none of them.")
        return Answer(right=True, line=line, reasons=drawn.reasons, marks=marks)
    slips = [*wrong[:1], *missed[:1]]
    reasons = tuple(say("{Card}: {why}", Card=_capital(card.name), why=drawn.fits[card][1]) for card in slips)
    line = say("Not quite: one card too many.") if wrong else say("Not quite: one is missing.")
    if len(wrong) + len(missed) > 1:
        line = say("Not quite: {wrong} too many, {missed} missing.", wrong=len(wrong), missed=len(missed))
    return Answer(right=False, line=line, reasons=reasons, marks=marks)


def _mark(fits: bool, picked: bool) -> str:  # noqa: FBT001 - two plain facts
    if fits:
        return "right" if picked else "missed"
    return "wrong" if picked else ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def numbers(right: int, near: Mapping[int, str], why: str) -> tuple[Offer, ...]:
    """Numbers to choose from, ascending: the right one, and ``near`` ones with what went wrong there."""
    rows = {
        n: Offer(str(n), str(n), right=False, why=slip) for n, slip in near.items() if n != right and n >= 0
    }
    rows[right] = Offer(str(right), str(right), right=True, why=why)
    return tuple(rows[n] for n in sorted(rows))


def pick(chance: Random, items: Sequence[T]) -> T:
    """One of a few things at random, the same on every machine."""
    return items[int(chance.random() * len(items))]


def some(chance: Random, items: Sequence[Card], n: int) -> list[Card]:
    """``n`` different cards at random, the same on every machine."""
    left = list(items)
    return [left.pop(int(chance.random() * len(left))) for _ in range(min(n, len(left)))]


def drawn_seed(chance: Random) -> int:
    """A seed for a deal."""
    return int(chance.random() * 2**31)
