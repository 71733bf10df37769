"""The best melds of a hand, with their cards and reasons."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import a_rank, colour_name, rank_name, rank_plural, suit_name
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.choosing import (
    COLOUR,
    RANK,
    Choosing,
    alike_of,
    divided,
    open_cards,
    standing,
)
from pinochle_learn.engine.melds.packing import Choice, Option
from pinochle_learn.rules import Alike, Around, InPlain, InTrump, MeldRule, Pair
from pinochle_learn.rules.melding import Pattern
from pinochle_learn.text import listed, number, plural, say, sentence

TIMES = ("", "", "double", "triple", "quadruple")


@dataclass(frozen=True, slots=True)
class Meld:
    """One meld as it is laid: ``points`` in the table's scale, ``suit`` where it stands in one suit."""

    key: str
    name: str
    type: str
    cards: tuple[Card, ...]
    points: int
    why: str
    copies: int = 1
    suit: str | None = None

    def __str__(self) -> str:
        return f"{self.name}: {' '.join(map(str, self.cards))} ({self.points})"


@dataclass(frozen=True, slots=True)
class MeldSet:
    """The melds of one hand. Iterating gives one ``Meld`` an entry; ``by_type`` adds up to ``points``."""

    melds: tuple[Meld, ...]
    by_type: dict[str, int]
    trump: str | None

    @property
    def points(self) -> int:
        """All points of the melds."""
        return sum(self.by_type.values())

    def __iter__(self) -> Iterator[Meld]:
        return iter(self.melds)

    def __len__(self) -> int:
        return len(self.melds)

    def __bool__(self) -> bool:
        return bool(self.melds)


def best_melds(table: Compiled, hand: int, trump: str | None) -> MeldSet:
    """Finds the melds that score most, each card once per type.

    Of equal sets the one that the record's order finds first is given, so that the answer is always the same.
    """
    melds: list[Meld] = []
    for scope in table.scopes[trump]:
        laid = _laid(table, scope.choice(hand & scope.mask)[1], trump)
        melds += (
            [_with_other_choice(scope, hand, meld) for meld in laid] if isinstance(scope, Choosing) else laid
        )
    return meld_set(table, melds, trump)


def _with_other_choice(scope: Choosing, hand: int, meld: Meld) -> Meld:
    """Adds what the cards would come to if those of this meld that have a choice made the other one."""
    rules, cards = scope.rules, scope.pack.cards(hand & scope.mask)
    free = [card for card in meld.cards if card in open_cards(rules, cards)]
    if not free:
        return meld
    best = sum(one.points for one in standing(rules, cards, divided(rules, cards)))
    given = divided(rules, cards, without=meld.key)
    other = sum(one.points for one in standing(rules, cards, given) if one.rule.key != meld.key)
    of_rank = any(rule.key == meld.key and alike_of(rule).alike == RANK for rule in rules)
    text = _FOR_COLOUR if of_rank else _FOR_RANK
    names = listed(say("the {card}", card=card.name) for card in free)
    words = {"cards": names, "type": meld.type, "other": other, "best": best}
    return replace(meld, why=meld.why + say(_AS_WELL if other == best else text, **words))


_FOR_COLOUR = (
    " Without this meld {cards} could count for colour, and type {type} would come to {other}, not {best}."
)
_FOR_RANK = (
    " Without this meld {cards} could count for rank, and type {type} would come to {other}, not {best}."
)
_AS_WELL = " Without this meld {cards} could count otherwise, and type {type} would come to {best} as well."


def meld_set(table: Compiled, melds: list[Meld], trump: str | None) -> MeldSet:
    """Puts melds in the record's order and adds them up by type."""
    order = [rule.key for rule in table.rules.meld.melds]
    melds.sort(key=lambda meld: (type_names(table).index(meld.type), order.index(base_key(meld.key))))
    by_type = dict.fromkeys(type_names(table), 0)
    for meld in melds:
        by_type[meld.type] += meld.points
    return MeldSet(tuple(melds), by_type, trump)


def type_names(table: Compiled) -> list[str]:
    """The table's names for its types, in their own order."""
    return sorted({rule.type.value for rule in table.rules.meld.melds})


def marriage_suits(table: Compiled, hand: int) -> str:
    """The suits in which a hand holds a king and a queen."""
    number = table.pack.number
    pack = table.pack
    pairs = {
        suit_or_colour: (number[pack.card_of("K", suit_or_colour)], number[pack.card_of("Q", suit_or_colour)])
        for suit_or_colour in pack.suits_or_colours
    }
    return "".join(suit for suit, pair in pairs.items() if all(hand >> n & 1 for n in pair))


def trumps_to_name(table: Compiled, hand: int) -> tuple[str, ...]:
    """The suits or colours that a bidder with this hand may name as trump."""
    return (
        tuple(marriage_suits(table, hand))
        if table.rules.trumps.marriage.value
        else table.pack.suits_or_colours
    )


def aces_around(table: Compiled, hand: int) -> int:
    """How many times a hand holds an ace in every suit."""
    aces = [number for card, number in table.pack.number.items() if card.rank == table.pack.ranks[0]]
    return min(table.pack.copies_in(hand, number) for number in aces)


def base_key(key: str) -> str:
    """The key of the pattern of which a meld is so many copies: ``pinochle`` for ``double-pinochle``."""
    first, _, rest = key.partition("-")
    return rest if first in TIMES[2:] else key


def make_meld(table: Compiled, option: Option, copies: int, trump: str | None) -> Meld:
    """Builds the meld of ``copies`` of an option, with its reason."""
    rule = option.rule
    times = TIMES[copies]
    cards = [table.pack.distinct[n] for n, wanted in option.needs for _ in range(wanted * copies)]
    points = option.pays(copies)
    return Meld(
        key=f"{times}-{rule.key}".strip("-"),
        name=meld_name(rule, copies),
        type=rule.type.value,
        cards=tuple(cards),
        points=points,
        why=f"{_reason(table, option, copies, points)}{_sharing(table, rule, trump)}",
        copies=copies,
        suit=option.suit,
    )


def _laid(table: Compiled, choice: Choice, trump: str | None) -> Iterator[Meld]:
    for option, n in choice:
        if option.each:
            yield from (make_meld(table, option, 1, trump) for _ in range(n))
        else:
            yield make_meld(table, option, n, trump)


def _reason(table: Compiled, option: Option, copies: int, points: int) -> str:
    values = {
        "cards": sentence(cards_in_words(table, option, copies)),
        "name": meld_name(option.rule, copies),
        "pays": plural(points, "{n} point", "{n} points"),
    }
    return say(_reason_text(option.rule.cards.value, coloured=bool(table.pack.colours)), **values)


def _reason_text(pattern: Pattern, *, coloured: bool) -> str:
    """The sentence for a meld of this pattern."""
    if isinstance(pattern, InTrump) and coloured:
        return "{cards}, the trump colour: {name}, {pays}."
    if isinstance(pattern, Pair) and pattern.alike == COLOUR:
        return "{cards}, of one colour: {name}, {pays}."
    return _REASONS.get(type(pattern), "{cards}, whatever is trump: {name}, {pays}.")


_REASONS: dict[type[Pattern], str] = {
    Around: "{cards} in each suit: {name}, {pays}.",
    InTrump: "{cards}, the trump suit: {name}, {pays}.",
    Alike: "{cards}: {name}, {pays}.",
    Pair: "{cards}, of one suit: {name}, {pays}.",
    InPlain: "{cards}, not trump: {name}, {pays}.",
}


def meld_name(rule: MeldRule, copies: int = 1) -> str:
    """A meld as one says it: ``double pinochle``."""
    return say(f"{TIMES[copies]} {rule.name}".strip())


def a_meld(rule: MeldRule) -> str:
    """A meld with its article: ``a run``, but ``aces around``."""
    name = meld_name(rule)
    return name if isinstance(rule.cards.value, Around | Alike) else say("a {name}", name=name)


def melds_in_words(melds: Iterable[Meld]) -> str:
    """Melds as one says them: ``a run and two marriages``."""
    names = Counter(meld.name for meld in melds)
    around = say("around")
    return listed(
        (name if name.endswith(around) else say("a {name}", name=name))
        if n == 1
        else say("{n} {name}s", n=number(n), name=name)
        for name, n in names.items()
    )


def cards_in_words(table: Compiled, option: Option, copies: int = 1) -> str:
    """The cards of a meld as one says them: ``king and queen of hearts``, ``two aces``."""
    distinct = table.pack.distinct
    pattern = option.rule.cards.value
    if isinstance(pattern, Around):
        return a_rank(pattern.rank) if copies == 1 else _so_many(copies, pattern.rank)
    wanted = [(distinct[n], times * copies) for n, times in option.needs]
    if isinstance(pattern, Alike):
        return _alike_in_words(pattern, [card for card, _ in wanted])
    if table.pack.colours and (
        option.suit is None or (isinstance(pattern, Pair) and pattern.alike == "suit")
    ):
        return listed(card.name for card, _ in wanted)
    if option.suit is None:
        parts = ((_so_many(n, card.rank), suit_name(card.suit)) for card, n in wanted)
        return listed(say("{ranks} of {suit}", ranks=ranks, suit=suit) for ranks, suit in parts)
    ranks = listed(_so_many(n, card.rank) for card, n in wanted)
    return say("{ranks} of {suit}", ranks=ranks, suit=suit_name(option.suit))


def _alike_in_words(pattern: Alike, cards: list[Card]) -> str:
    """Cards of one rank with their colours, or of one colour with their ranks."""
    if pattern.alike == "rank":
        text, each = "{n} {ranks} ({each})", listed(colour_name(card.colour) for card in cards)
        return say(text, n=number(len(cards)), ranks=rank_plural(pattern.of), each=each)
    text, each = "{n} {colour} ({each})", listed(rank_name(card.rank) for card in cards)
    return say(text, n=number(len(cards)), colour=suit_name(pattern.of), each=each)


def _so_many(n: int, rank: str) -> str:
    return rank_name(rank) if n == 1 else say("{n} {ranks}", n=number(n), ranks=rank_plural(rank))


def _sharing(table: Compiled, rule: MeldRule, trump: str | None) -> str:
    """One more sentence where a learner would ask for the marriage inside a run."""
    pattern = rule.cards.value
    if trump is None or not isinstance(pattern, InTrump) or not set("KQ") < set(pattern.ranks):
        return ""
    if table.rules.meld.reuse.value == "higher":
        return say(" Its king and queen can score as a royal marriage before it, but not after it.")
    if table.rules.meld.run_extras.value == "both":
        return say(" Here its king and queen score once more as a royal marriage.")
    return say(
        " No king and queen of it score as a royal marriage too: a card serves once in type {type}.",
        type=rule.type.value,
    )
