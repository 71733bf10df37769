"""Groups of cards in a game of turns: runs and sets, which of them a hand holds, and of which kinds one is.

The kinds are melds of the record: a run is a sequence in one suit or colour, a set is of one rank or colour.
A group may be of several kinds: who lays it says which.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, product

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import rank_name, rank_plural, suit_name
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.misgroups import explain, follow, trait
from pinochle_learn.errors import CardError, RuleError
from pinochle_learn.rules import Alike, MeldRule
from pinochle_learn.rules import InSequence as Run
from pinochle_learn.text import listed, number, say, sentence

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that are a meld of one kind; ``kind`` is a key of the record, the cards go from low to high."""

    kind: str
    cards: Cards

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class GroupCheck:
    """Whether cards are a meld, of which ``kinds``, and why or why not; ``rule`` is a stable key."""

    ok: bool
    kinds: tuple[str, ...]
    rule: str
    why: str

    def __bool__(self) -> bool:
        return self.ok


def group_rules(table: Compiled) -> tuple[MeldRule, ...]:
    """The kinds of groups that the table plays.

    Raises:
        RuleError: the table has no runs and sets.
    """
    if table.rules.turns is None:
        raise RuleError(say("{name} has no runs and sets to lay.", name=table.rules.name))
    return tuple(rule for rule in table.rules.meld.melds if rule.on.value)


def in_order(table: Compiled, cards: Iterable[Card]) -> Cards:
    """Cards from low to high, those of one rank in the order of the colours."""
    pack = table.pack
    return tuple(sorted(cards, key=lambda card: (-pack.ranks.index(card.rank), pack.number[card])))


def is_kind(table: Compiled, rule: MeldRule, cards: Cards) -> bool:
    """Says whether cards are a group of one kind."""
    pattern = rule.cards.value
    if not isinstance(pattern, Run | Alike) or len(cards) < pattern.least:
        return False
    alike = len({trait(card, pattern.alike) for card in cards}) == 1
    return alike and (isinstance(pattern, Alike) or follow(table.pack.ranks, cards))


def kinds_of(table: Compiled, cards: Cards) -> tuple[str, ...]:
    """The kinds that a group of cards is of, in the record's order; none where it is no meld."""
    return tuple(rule.key for rule in group_rules(table) if is_kind(table, rule, cards))


def all_groups(table: Compiled, hand: Iterable[Card]) -> tuple[Group, ...]:
    """Every meld that a hand holds; a group of several kinds stands once for each kind."""
    return tuple(_groups(table, hand, largest=False))


def largest_groups(table: Compiled, hand: Iterable[Card]) -> tuple[Group, ...]:
    """The melds that no other card of the hand makes longer in their kind."""
    return tuple(_groups(table, hand, largest=True))


def check_group(table: Compiled, cards: Cards, hand: Cards | None = None) -> GroupCheck:
    """Says whether cards are a meld, of which kinds, and if not, why not.

    Raises:
        CardError: cards that the hand, where it is given, does not hold.
        RuleError: the table has no runs and sets.
    """
    missing = () if hand is None else (Counter(cards) - Counter(hand)).elements()
    names = listed(say("the {card}", card=card.name) for card in missing)
    if names:
        raise CardError(say("Not in the hand: {cards}.", cards=names))
    rules, ordered = group_rules(table), in_order(table, cards)
    fitting = tuple(rule for rule in rules if is_kind(table, rule, ordered))
    if not fitting:
        rule, why = explain(table.pack.ranks, rules, ordered)
        return GroupCheck(ok=False, kinds=(), rule=rule, why=why)
    why = _one_kind(fitting[0], ordered) if len(fitting) == 1 else _several_kinds(fitting, ordered)
    kinds = tuple(rule.key for rule in fitting)
    return GroupCheck(ok=True, kinds=kinds, rule=kinds[0] if len(kinds) == 1 else "several-kinds", why=why)


def kind_name(table: Compiled, kind: str) -> str:
    """A kind as one says it, with its article: ``a colour run``."""
    return _named(table.rules.meld[kind])


def split_kind(table: Compiled, text: str) -> tuple[str, str | None]:
    """Takes the kind off the end of a text: ``8Bk 9Bk TBk as color-run``, in either spelling of it.

    Raises:
        CardError: a kind that the table does not play; the message names those that it does.
    """
    cards, found, named = text.lower().rpartition(" as ")
    if not found:
        return text, None
    wanted = named.strip().replace("colour", "color").replace(" ", "-")
    known = [rule.key for rule in group_rules(table)]
    if wanted not in known:
        kinds = listed(map(repr, known), "or")
        raise CardError(say("{named!r} is no kind of meld: say {kinds}.", named=named[:40], kinds=kinds))
    return text[: len(cards)], wanted


# --- which groups a hand holds -----------------------------------------------------------------------------


def _groups(table: Compiled, hand: Iterable[Card], *, largest: bool) -> Iterator[Group]:
    cards = in_order(table, hand)
    for rule in group_rules(table):
        pattern = rule.cards.value
        if not isinstance(pattern, Run | Alike):
            continue
        for mine in _classes(cards, pattern.alike):
            if isinstance(pattern, Run):
                found = _runs(table.pack.ranks, mine, pattern.least, largest=largest)
            else:
                found = _subsets(mine, pattern.least, largest=largest)
            yield from (Group(rule.key, group) for group in found)


def _classes(cards: Cards, alike: str) -> Iterator[Cards]:
    """The cards of each suit, colour or rank."""
    for value in dict.fromkeys(trait(card, alike) for card in cards):
        yield tuple(card for card in cards if trait(card, alike) == value)


def _subsets(cards: Cards, least: int, *, largest: bool) -> Iterator[Cards]:
    sizes = range(max(least, len(cards)) if largest else least, len(cards) + 1)
    yield from (group for size in sizes for group in combinations(cards, size))


def _runs(ranks: str, cards: Cards, least: int, *, largest: bool) -> Iterator[Cards]:
    """Every run among cards that are alike: where a rank is there twice, with the one card or the other."""
    columns = [[card for card in cards if card.rank == rank] for rank in reversed(ranks)]
    for first, last in combinations(range(len(columns) + 1), 2):
        if last - first < least or not all(columns[first:last]):
            continue
        longer = (first > 0 and columns[first - 1]) or (last < len(columns) and columns[last])
        if not (largest and longer):
            yield from product(*columns[first:last])


# --- in words ----------------------------------------------------------------------------------------------


def _one_kind(rule: MeldRule, cards: Cards) -> str:
    pattern = rule.cards.value
    if isinstance(pattern, Run):
        text = "{Ranks} follow each other in {suit}: {kind}."
        ranks, suit_or_colour = listed(rank_name(card.rank) for card in cards), trait(cards[0], pattern.alike)
        return say(text, Ranks=sentence(ranks), suit=suit_name(suit_or_colour), kind=_named(rule))
    return say(
        "{N} {things}: {kind}.",
        N=sentence(number(len(cards))),
        things=_things(rule, cards),
        kind=_named(rule),
    )


def _things(rule: MeldRule, cards: Cards) -> str:
    pattern = rule.cards.value
    by_rank = isinstance(pattern, Alike) and pattern.alike == "rank"
    return rank_plural(cards[0].rank) if by_rank else suit_name(cards[0].suit_or_colour)


def _several_kinds(rules: tuple[MeldRule, ...], cards: Cards) -> str:
    text = (
        "{Cards} are {kinds} at once: say which when you lay them, "
        "for cards that are laid off later continue that kind."
    )
    shown = sentence(listed(say("the {card}", card=card.name) for card in cards))
    return say(text, Cards=shown, kinds=listed(map(_named, rules)))


def _named(rule: MeldRule) -> str:
    return say("a {name}", name=say(rule.name))
