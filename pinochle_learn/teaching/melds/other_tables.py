"""The same hand with another trump, under other readings of run extras, and at other tables."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds.finding import MeldSet, best_melds
from pinochle_learn.front import Variant, variants
from pinochle_learn.rules import Rules
from pinochle_learn.rules.melding import READINGS
from pinochle_learn.rules.rescale import rescaled
from pinochle_learn.teaching.melds.hands import is_run
from pinochle_learn.teaching.melds.words import differing, out_of_balance, points_in_words, summed
from pinochle_learn.text import listed, say

Hand = Sequence[Card]

_READ = {
    "strict": "A card serves once in a type, and nothing more: an extra king or queen alone adds nothing.",
    "named": "A run with an extra king, an extra queen or both is a meld of its own, with its own points.",
    "borrow": "An extra king or queen borrows its partner from the run; both together count as one.",
    "both": "The king and queen of the run score once more as a royal marriage.",
}
EXTRA = ("", "K", "Q", "KQ")


def reading_in_words(reading: str) -> str:
    """What a reading of run extras means."""
    return say(_READ[reading])


@dataclass(frozen=True, slots=True)
class Read:
    """One reading of run extras: what a run pays alone, with a king, a queen, both; who reads so."""

    key: str
    words: str
    here: bool
    tables: tuple[str, ...]
    points: tuple[int, ...]


def readings(here: Variant, trump: str) -> Iterator[Read]:
    """The readings of run extras, with this table's values; its own reading comes first."""
    own = here.rules.meld.run_extras.value
    for reading in sorted(READINGS, key=lambda reading: reading != own):
        table = _reading(here.rules, reading)
        alike = (v for v in variants() if v.pack.colours == here.pack.colours)
        names = tuple(v.name for v in alike if v.rules.meld.run_extras.value == reading)
        points = tuple(_melded(table, hand, trump).points for hand in with_extras(here, trump))
        yield Read(reading, reading_in_words(reading), reading == own, names, points)


def with_extras(here: Variant, trump: str) -> list[Hand]:
    """A run alone, with an extra king, with an extra queen, and with both."""
    ranks = next(rule.cards.value for rule in here.rules.meld.melds if is_run(rule))
    run = getattr(ranks, "ranks", "")
    return [[Card(rank, trump) for rank in (*run, *more)] for more in EXTRA]


@dataclass(frozen=True, slots=True)
class SameHand:
    """Tables at which a hand melds alike: their names, the total on the scale shown, and what differs."""

    names: tuple[str, ...]
    points: int
    same: bool
    line: str


def at_other_tables(here: Variant, hand: Hand, trump: str) -> tuple[SameHand, ...]:
    """What the same hand melds at the other tables with this pack, all on the scale that is shown here."""
    mine = here.meld(hand, trump=trump)
    groups: dict[tuple[tuple[str, int], ...], list[tuple[str, MeldSet]]] = {}
    for other in variants():
        if (other.id != here.id or here.rules.own_name) and other.pack == here.pack:
            melds = _melded(_on_scale(other.rules, here.scale), hand, trump)
            alike = tuple(sorted((meld.name, meld.points) for meld in melds))
            groups.setdefault(alike, []).append((other.name, melds))
    found = [_same_hand(mine, [name for name, _ in some], some[0][1]) for some in groups.values()]
    return tuple(sorted(found, key=lambda group: group.same))


def _same_hand(mine: MeldSet, names: list[str], theirs: MeldSet) -> SameHand:
    more, fewer = differing(theirs.melds, mine.melds)
    points = points_in_words(theirs.points)
    said = listed(names)
    if not more and not fewer:
        line = say("{names}: the same, {points}.", names=said, points=points)
    elif more and fewer:
        line = say(
            "{names}: {points}. There {more}, here {fewer}.",
            names=said,
            points=points,
            more=summed(more, mine.trump),
            fewer=summed(fewer, mine.trump),
        )
    else:
        line = say(
            "{names}: {points}. {where} also {melds}.",
            names=said,
            points=points,
            where=say("There") if more else say("Here"),
            melds=summed(more or fewer, mine.trump),
        )
    return SameHand(tuple(names), theirs.points, not more and not fewer, line)


def changed_trump(before: MeldSet, after: MeldSet) -> str:
    """What another trump does to a hand."""
    gained, lost = out_of_balance(after.melds, before.melds)
    step = after.points - before.points
    if not gained and not lost:
        return say("It comes to the same.")
    said = [
        say("Gained: {melds}.", melds=summed(gained, after.trump)) if gained else "",
        say("Lost: {melds}.", melds=summed(lost, before.trump)) if lost else "",
    ]
    words = " ".join(filter(None, said))
    if step == 0:
        return say("As many points, but other melds. {what}", what=words)
    more = say("{points} more. {what}", points=points_in_words(step), what=words)
    return more if step > 0 else say("{points} fewer. {what}", points=points_in_words(-step), what=words)


def _reading(rules: Rules, reading: str) -> Compiled:
    extras = replace(rules.meld.run_extras, value=reading)
    return compiled(replace(rules, meld=replace(rules.meld, run_extras=extras)))


def _on_scale(rules: Rules, scale: int) -> Compiled:
    """A table's melds on a scale; what its cards count in tricks may not fit there, and is left out."""
    points = replace(rules.count.points, value=(0,) * len(rules.count.points.value))
    last = replace(rules.count.last_trick, value=0)
    whole = replace(rules.count.rounding, value="none")
    bare = replace(rules, count=replace(rules.count, points=points, last_trick=last, rounding=whole))
    return compiled(rescaled(bare, scale) or rules)


def _melded(table: Compiled, hand: Hand, trump: str | None) -> MeldSet:
    return best_melds(table, table.pack.pile(hand), trump)
