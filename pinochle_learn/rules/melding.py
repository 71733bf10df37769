"""Melds as rules: which cards make one, what each number of copies pays, when a card serves again."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from pinochle_learn.rules.kinds import ONE_WAY, YES_NO, fixed, if_any, numbers, one_of, rule, text
from pinochle_learn.rules.value import Value

READINGS = ("strict", "named", "borrow", "both")


@dataclass(frozen=True, slots=True)
class InTrump:
    """These ranks in the trump suit; a rank written twice is wanted twice."""

    ranks: str


@dataclass(frozen=True, slots=True)
class InPlain:
    """These ranks in any one suit that is not trump."""

    ranks: str


@dataclass(frozen=True, slots=True)
class Cards:
    """Exactly these cards, whatever is trump."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Around:
    """One card of this rank in every suit."""

    rank: str


@dataclass(frozen=True, slots=True)
class Pair:
    """One card of each of two ranks, alike in ``suit`` or in ``colour``."""

    ranks: str
    alike: str


@dataclass(frozen=True, slots=True)
class Alike:
    """``least`` or more cards alike in ``rank`` or ``colour``; ``of`` names the one, or is empty for any."""

    alike: str
    of: str
    least: int


@dataclass(frozen=True, slots=True)
class InSequence:
    """``least`` or more cards whose ranks follow each other, alike in ``suit`` or in ``colour``."""

    alike: str
    least: int


Pattern = InTrump | InPlain | Cards | Around | Pair | Alike | InSequence


@dataclass(frozen=True, slots=True)
class MeldRule:
    """One meld. ``points`` says what one copy pays, what two pay together, and so on.

    Where a meld is so many cards alike, ``points`` says what the least number pays, one more, and so on.

    ``single`` says that copies always pay alike, whatever the table makes of doubles (marriages and nines).
    ``readings`` names the readings of run extras that know this meld (empty: all of them), and ``apart``
    those under which it does not share its cards with the rest of its type.
    """

    key: str
    name: str
    type: Value[str] = rule("its type", text("a short name", lambda v: 0 < len(v) <= 8))  # noqa: PLR2004
    cards: Value[Pattern] = rule("its cards", fixed("the cards of this meld"))
    points: Value[tuple[int, ...]] = rule("points by number of copies", numbers())
    each: Value[bool] = rule("does each further copy pay as one more meld?", YES_NO)
    on: Value[bool] = rule("is it played?", YES_NO)
    single: bool = False
    readings: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MeldingRules:
    """What melds pay, who lays them, and how cards are shared."""

    melds: tuple[MeldRule, ...]
    run_extras: Value[str] = rule("a run with extra trump kings and queens", one_of(*READINGS))
    doubles: Value[str] = rule("what a second copy pays", one_of("listed", "twice", "once"))
    who: Value[str] = rule("who melds", one_of("all", "bidder", "trick_winner", "turn"))
    reuse: Value[str] = rule("may a card serve again in its type", one_of("never", "higher"))
    counted: Value[str] | None = if_any("which melds of a hand count", ONE_WAY)

    def __getitem__(self, key: str) -> MeldRule:
        for meld in self.melds:
            if meld.key == key:
                return meld
        raise KeyError(key)

    def __iter__(self) -> Iterator[str]:
        """The keys by which melds are found here."""
        return (meld.key for meld in self.melds)


def each(melding: MeldingRules, rule: MeldRule) -> bool:
    """Says whether each further copy is one more meld."""
    return rule.each.value and (rule.single or melding.doubles.value != "once")


def points_by_copies(melding: MeldingRules, rule: MeldRule, copies: int) -> tuple[int, ...]:
    """What one copy pays, two, and so on, as the table reads doubles; ``copies`` is how many the pack has."""
    listed, doubles = rule.points.value, melding.doubles.value
    if rule.single or each(melding, rule) or doubles == "listed":
        return listed
    if doubles == "once":
        return listed[:1]
    return tuple(listed[0] * n for n in range(1, copies + 1))


def paid(melding: MeldingRules, rule: MeldRule, copies: int) -> tuple[int, ...]:
    """What each number of copies pays, up to so many: those without a number of their own pay no more."""
    points = points_by_copies(melding, rule, copies)
    if each(melding, rule):
        return tuple(points[0] * n for n in range(1, copies + 1))
    return tuple(points[min(n, len(points)) - 1] for n in range(1, copies + 1))


def pays_alike(pattern: Alike, rule: MeldRule, cards: int) -> int:
    """What so many cards alike pay: nothing below the least number, beyond the last what that one pays."""
    points = rule.points.value
    return 0 if cards < pattern.least else points[min(cards - pattern.least, len(points) - 1)]


def sets(copies: int, rule: MeldRule) -> int:
    """How many copies of a meld a pack can make that has so many of each card."""
    pattern = rule.cards.value
    wanted = Counter(pattern.ranks) if isinstance(pattern, InTrump | InPlain) else Counter("1")
    return max(1, copies // max(wanted.values()))
