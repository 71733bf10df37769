"""Totals that likely mistakes give: each mistake counts a hand in its own wrong way, by the engine."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import rank_plural
from pinochle_learn.coach.meld_hands import Draw, Group, is_around, is_dix, is_pinochle, is_royal, is_run
from pinochle_learn.coach.meld_situations import knows_run_extras
from pinochle_learn.coach.meld_words import definition, named, points_in_words, the
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds import Meld, MeldSet, base_key, meld_name
from pinochle_learn.engine.options import plays
from pinochle_learn.engine.packing import best
from pinochle_learn.rules import Around, InTrump, MeldRule
from pinochle_learn.text import listed, say, sentence

INSIDE, EXTRAS, SUITS, CARDS, DIX = "inside", "extras", "three-suits", "wrong-pinochle", "wrong-dix"
DOUBLED, NOT_DOUBLED, TENFOLD, ONCE = "doubled", "not-doubled", "tenfold", "once-only"
SCALE, MISSED = "other-scale", "missed"


class Slip(NamedTuple):
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


def total_under(case: Case, **changes: str) -> int:
    """What a hand would meld if the table read its melds otherwise."""
    rules = case.table.rules
    melding = rules.meld
    for name, value in changes.items():
        melding = replace(melding, **{name: replace(getattr(melding, name), value=value)})
    other = compiled(replace(rules, meld=melding))
    return other.meld_points(case.table.pack.pile(case.hand), case.draw.trump)


def inside(case: Case) -> Iterator[Slip]:
    """The royal marriage inside the run, counted once more."""
    royal = case.rule(is_royal)
    runs = sum(meld.copies for meld in case.melds if _holds_royal(case.of(meld)))
    if runs:
        line = say(
            "You counted the royal marriage inside the run: its king and queen serve in type {type} already.",
            type=royal.type.value,
        )
        yield Slip(INSIDE, case.melds.points + runs * royal.points.value[0], line)


def _holds_royal(rule: MeldRule) -> bool:
    pattern = rule.cards.value
    return isinstance(pattern, InTrump) and set("KQ") < set(pattern.ranks)


def extras(case: Case) -> Iterator[Slip]:
    """A run with extra cards, read as another table does."""
    run = case.rule(is_run)
    if knows_run_extras(case.table.rules):
        paid = [meld for meld in case.melds if case.of(meld).readings]
        for meld in paid:
            line = say("Here the extra cards count with the run: {name}, {n}.", name=meld.name, n=meld.points)
            yield Slip(EXTRAS, total_under(case, run_extras="strict"), line)
        return
    line = say(
        "This table knows no run with extra cards: a run counts {n}, and an extra king or queen nothing.",
        n=run.points.value[0],
    )
    yield Slip(EXTRAS, total_under(case, run_extras="named"), line)


def three_suits(case: Case) -> Iterator[Slip]:
    """Four of a rank in three suits, counted as an around."""
    for rule in filter(is_around, case.rules):
        pattern = rule.cards.value
        rank = pattern.rank if isinstance(pattern, Around) else ""
        suits = [card.suit for card in case.hand if card.rank == rank]
        if len(suits) >= len(case.table.pack.suits) > len(set(suits)):
            line = say(
                "Not so: four {ranks}, but not of four suits. {name} is {cards}.",
                ranks=rank_plural(rank),
                name=sentence(named(rule)),
                cards=definition(rule),
            )
            yield Slip(SUITS, case.melds.points + rule.points.value[0], line)


def wrong_pinochle(case: Case) -> Iterator[Slip]:
    """One card of a pinochle, with the other's rank in a wrong suit."""
    rule = case.rule(is_pinochle)
    pair = [Card(text[0], text[1]) for text in getattr(rule.cards.value, "cards", ())]
    held = Counter(case.hand)
    ranks = Counter(card.rank for card in case.hand)
    if min(held[card] for card in pair) == 0 and all(ranks[card.rank] for card in pair):
        line = say("{name} is {cards}, and no other.", name=sentence(named(rule)), cards=definition(rule))
        yield Slip(CARDS, case.melds.points + rule.points.value[0], line)


def wrong_dix(case: Case) -> Iterator[Slip]:
    """Nines that are not trump, counted."""
    rule = case.rule(is_dix)
    rank = getattr(rule.cards.value, "ranks", "")
    plain = [card for card in case.hand if card.rank == rank and card.suit != case.draw.trump]
    if plain:
        line = say(
            "{name} is {cards}: {card} is none.",
            name=sentence(named(rule)),
            cards=definition(rule),
            card=the(plain[0]),
        )
        yield Slip(DIX, case.melds.points + len(plain) * rule.points.value[0], line)


def doubled(case: Case) -> Iterator[Slip]:
    """Two of a meld that pays each time the same, counted as a double."""
    twice = Counter((meld.key, meld.suit) for meld in case.melds if case.of(meld).each.value)
    for (key, _suit), n in twice.items():
        rule = case.table.rules.meld[base_key(key)]
        if n > 1:
            line = say(
                "{name} does not double: two of them are {n} and {n}.",
                name=sentence(named(rule)),
                n=rule.points.value[0],
            )
            yield Slip(DOUBLED, case.melds.points + 8 * rule.points.value[0], line)


def not_doubled(case: Case) -> Iterator[Slip]:
    """A double, counted as two singles or as ten."""
    for meld in case.melds:
        if meld.copies < 2:  # noqa: PLR2004 - a single
            continue
        single = case.of(meld).points.value[0]
        line = say("A double is no two singles: {name} is {n}.", name=meld.name, n=meld.points)
        yield Slip(NOT_DOUBLED, case.melds.points - meld.points + meld.copies * single, line)
        line = say("Here {name} is {n}, not ten times one.", name=meld.name, n=meld.points)
        yield Slip(TENFOLD, case.melds.points - meld.points + 10 * single, line)


def once_only(case: Case) -> Iterator[Slip]:
    """Every card counted in one meld only, although each may serve once in each type."""
    shared = shared_cards(case.melds)
    if not shared:
        return
    held = Counter(case.table.pack.number[card] for card in case.hand)
    able = tuple(o for o in case.draw.options() if all(held[number] >= n for number, n in o.needs))
    types = listed(dict.fromkeys(meld.type for meld in case.melds if shared[0] in meld.cards))
    line = say(
        "A card serves once in each type, not once in all: {card} serves in types {types}.",
        card=the(shared[0]),
        types=types,
    )
    yield Slip(ONCE, best(able, dict(held))[0], line)


def shared_cards(melds: MeldSet) -> list[Card]:
    """The cards that serve in more than one type."""
    types: dict[Card, set[str]] = {}
    for meld in melds:
        for card in meld.cards:
            types.setdefault(card, set()).add(meld.type)
    return [card for card, used in types.items() if len(used) > 1]


def other_scale(case: Case) -> Iterator[Slip]:
    """The right total on the other scale."""
    run, total = case.rule(is_run), case.melds.points
    line = say("That is the other scale: here {name} is {n}.", name=named(run), n=run.points.value[0])
    other = total * 10 if case.table.rules.table.scale.value == 1 else total // 10
    if total and total % (10 if other < total else 1) == 0:
        yield Slip(SCALE, other, line)


def missed(case: Case) -> Iterator[Slip]:
    """A meld left out, the least first: that is the one that is overlooked."""
    for meld in sorted(case.melds, key=lambda meld: meld.points):
        line = say(
            "You left one out: {name}, {points}.",
            name=meld_name(case.of(meld), meld.copies),
            points=points_in_words(meld.points),
        )
        yield Slip(MISSED, case.melds.points - meld.points, line)


SLIPS: Mapping[str, Callable[[Case], Iterator[Slip]]] = {
    INSIDE: inside,
    EXTRAS: extras,
    SUITS: three_suits,
    CARDS: wrong_pinochle,
    DIX: wrong_dix,
    DOUBLED: doubled,
    NOT_DOUBLED: not_doubled,
    ONCE: once_only,
    MISSED: missed,
    SCALE: other_scale,
}
