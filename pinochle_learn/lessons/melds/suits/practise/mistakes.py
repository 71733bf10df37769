"""Totals that likely mistakes give: each mistake counts a hand in its own wrong way, by the engine."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import rank_plural
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import MeldSet, meld_name
from pinochle_learn.engine.melds.packing import best
from pinochle_learn.lessons.melds.suits.practise.case import Case, Distractor
from pinochle_learn.lessons.melds.suits.practise.copies import (
    DOUBLED,
    FOURTH,
    NOT_DOUBLED,
    PART,
    SINGLES,
    as_singles,
    double_and_single,
    doubled,
    fourth,
    not_doubled,
)
from pinochle_learn.lessons.melds.suits.practise.situations import knows_run_extras
from pinochle_learn.rules import Around, InTrump, MeldRule
from pinochle_learn.teaching.melds.hands import (
    has_dix,
    is_around,
    is_dix,
    is_pinochle,
    is_royal,
    is_run,
    pays,
)
from pinochle_learn.teaching.melds.words import definition, named, points_in_words, the
from pinochle_learn.text import listed, say, sentence

INSIDE, EXTRAS, SUITS, CARDS, DIX = "inside", "extras", "three-suits", "wrong-pinochle", "wrong-dix"
ONCE, SCALE, MISSED, NO_DIX = "once-only", "other-scale", "missed", "no-dix"


def total_under(case: Case, **changes: str) -> int:
    """What a hand would meld if the table read its melds otherwise."""
    rules = case.table.rules
    melding = rules.meld
    for name, value in changes.items():
        melding = replace(melding, **{name: replace(getattr(melding, name), value=value)})
    other = compiled(replace(rules, meld=melding))
    return other.meld_points(case.table.pack.pile(case.hand), case.draw.trump)


def inside(case: Case) -> Iterator[Distractor]:
    """The royal marriage inside the run, counted once more."""
    if not pays(case.table.rules, is_royal):
        return
    royal = case.rule(is_royal)
    runs = sum(meld.copies for meld in case.melds if _holds_royal(case.of(meld)))
    if runs:
        line = say(
            "You counted the royal marriage inside the run: its king and queen serve in type {type} already.",
            type=royal.type.value,
        )
        yield Distractor(INSIDE, case.melds.points + runs * royal.points.value[0], line)


def _holds_royal(rule: MeldRule) -> bool:
    pattern = rule.cards.value
    return isinstance(pattern, InTrump) and set("KQ") < set(pattern.ranks)


def extras(case: Case) -> Iterator[Distractor]:
    """A run with extra cards, read as another table does."""
    if not pays(case.table.rules, is_run):
        return
    run = case.rule(is_run)
    if knows_run_extras(case.table.rules):
        paid = [meld for meld in case.melds if case.of(meld).readings]
        for meld in paid:
            line = say("Here the extra cards count with the run: {name}, {n}.", name=meld.name, n=meld.points)
            yield Distractor(EXTRAS, total_under(case, run_extras="strict"), line)
        return
    line = say(
        "This table knows no run with extra cards: a run counts {n}, and an extra king or queen nothing.",
        n=run.points.value[0],
    )
    yield Distractor(EXTRAS, total_under(case, run_extras="named"), line)


def three_suits(case: Case) -> Iterator[Distractor]:
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
            yield Distractor(SUITS, case.melds.points + rule.points.value[0], line)


def wrong_pinochle(case: Case) -> Iterator[Distractor]:
    """One card of a pinochle, with the other's rank in a wrong suit."""
    if not pays(case.table.rules, is_pinochle):
        return
    rule = case.rule(is_pinochle)
    pair = [Card(text[0], text[1]) for text in getattr(rule.cards.value, "cards", ())]
    held = Counter(case.hand)
    ranks = Counter(card.rank for card in case.hand)
    if min(held[card] for card in pair) == 0 and all(ranks[card.rank] for card in pair):
        line = say("{name} is {cards}, and no other.", name=sentence(named(rule)), cards=definition(rule))
        yield Distractor(CARDS, case.melds.points + rule.points.value[0], line)


def wrong_dix(case: Case) -> Iterator[Distractor]:
    """Nines that are not trump, counted."""
    if not has_dix(case.table.rules):
        return
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
        yield Distractor(DIX, case.melds.points + len(plain) * rule.points.value[0], line)


def no_dix(case: Case) -> Iterator[Distractor]:
    """A nine counted at a table whose pack has none."""
    if "9" not in case.table.rules.pack.ranks.value:
        unit = case.table.rules.table.scale.value
        line = say("That is {n} too many: this pack has no nines, so there is no dix to count.", n=unit)
        yield Distractor(NO_DIX, case.melds.points + unit, line)


def once_only(case: Case) -> Iterator[Distractor]:
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
    yield Distractor(ONCE, best(able, dict(held))[0], line)


def shared_cards(melds: MeldSet) -> list[Card]:
    """The cards that serve in more than one type."""
    types: dict[Card, set[str]] = {}
    for meld in melds:
        for card in meld.cards:
            types.setdefault(card, set()).add(meld.type)
    return [card for card, used in types.items() if len(used) > 1]


def other_scale(case: Case) -> Iterator[Distractor]:
    """The right total on the other scale."""
    if not pays(case.table.rules, is_run):
        return
    run, total = case.rule(is_run), case.melds.points
    line = say("That is the other scale: here {name} is {n}.", name=named(run), n=run.points.value[0])
    other = total * 10 if case.table.rules.table.scale.value == 1 else total // 10
    if total and total % (10 if other < total else 1) == 0:
        yield Distractor(SCALE, other, line)


def missed(case: Case) -> Iterator[Distractor]:
    """A meld left out, the least first: that is the one that is overlooked."""
    for meld in sorted(case.melds, key=lambda meld: meld.points):
        line = say(
            "You left one out: {name}, {points}.",
            name=meld_name(case.of(meld), meld.copies),
            points=points_in_words(meld.points),
        )
        yield Distractor(MISSED, case.melds.points - meld.points, line)


SLIPS: Mapping[str, Callable[[Case], Iterator[Distractor]]] = {
    INSIDE: inside,
    EXTRAS: extras,
    SUITS: three_suits,
    CARDS: wrong_pinochle,
    DIX: wrong_dix,
    NO_DIX: no_dix,
    DOUBLED: doubled,
    NOT_DOUBLED: not_doubled,
    SINGLES: as_singles,
    PART: double_and_single,
    FOURTH: fourth,
    ONCE: once_only,
    MISSED: missed,
    SCALE: other_scale,
}
