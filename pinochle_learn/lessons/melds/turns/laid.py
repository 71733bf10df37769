"""Runs and sets on the table and in the hand: how a link keeps them, how they are drawn, and in words."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.groups import (
    Cards,
    Group,
    all_groups,
    group_rules,
    in_order,
    kind_name,
    kinds_of,
    largest_groups,
)
from pinochle_learn.engine.melds.laying_off import check_lay_off, laid_group
from pinochle_learn.errors import CardError
from pinochle_learn.front import Variant
from pinochle_learn.teaching.practice.question import pick, some
from pinochle_learn.text import listed, say, sentence

MOST = 8  # melds that a link can hold
_TRIES = 300
_TABLE = 2  # melds that lie on the table at first


# --- in a link ---------------------------------------------------------------------------------------------


def kept(table: Compiled, melds: Sequence[Group]) -> tuple[str, str]:
    """Melds as a link holds them: all their cards, and for each its kind and its number of cards."""
    keys = [rule.key for rule in group_rules(table)]
    cards = " ".join(str(card) for meld in melds for card in meld.cards)
    return cards, ".".join(f"{keys.index(meld.kind)}.{len(meld.cards)}" for meld in melds)


def read_melds(table: Compiled, cards: Cards, facts: str) -> tuple[Group, ...]:
    """The melds that a link holds.

    Raises:
        CardError: cards and numbers that are no melds.
    """
    numbers = [int(n) for n in facts.split(".")] if facts else []
    pairs = list(zip(numbers[::2], numbers[1::2], strict=False))
    keys = [rule.key for rule in group_rules(table)]
    if (
        len(numbers) % 2
        or sum(n for _, n in pairs) != len(cards)
        or any(not 0 <= k < len(keys) for k, _ in pairs)
    ):
        raise CardError(say("The link's melds on the table do not go together."))
    left, melds = list(cards), []
    for kind, size in pairs:
        mine, left = left[:size], left[size:]
        melds.append(laid_group(table, tuple(mine), keys[kind]))
    return tuple(melds)


# --- drawn -------------------------------------------------------------------------------------------------


def laid_out(table: Compiled, chance: Random, size: int) -> tuple[Cards, tuple[Group, ...]]:
    """A hand that holds a meld and a card to lay off, and some melds on the table."""
    hand: Cards = ()
    melds: tuple[Group, ...] = ()
    for _ in range(_TRIES):
        left = list(table.pack.distinct)
        laid = []
        for _ in range(_TABLE):
            group = a_group(table, chance, left)
            laid.append(group)
            left = [card for card in left if card not in group.cards]
        melds = tuple(laid)
        own = a_group(table, chance, left)
        rest = [card for card in left if card not in own.cards]
        hand = (*own.cards, *some(chance, rest, size - len(own.cards)))
        fitting = [
            card for card in hand if any(check_lay_off(table, (card,), melds, n) for n in range(len(melds)))
        ]
        if len({meld.kind for meld in melds}) == len(melds) and 0 < len(fitting) < size - len(own.cards):
            break
    return table.pack.cards(table.pack.pile(hand)), melds


def a_group(table: Compiled, chance: Random, cards: Sequence[Card], kind: str = "") -> Group:
    """A meld of three or four cards out of some, of one kind or of any."""
    wanted = kind or pick(chance, [rule.key for rule in group_rules(table)])
    found = [
        group for group in all_groups(table, cards) if group.kind == wanted and len(group.cards) in {3, 4}
    ]
    return pick(chance, found)


def held(table: Compiled, hand: Iterable[Card]) -> dict[str, tuple[Cards, ...]]:
    """The longest melds of a hand by their kinds, one entry for cards that are of several kinds."""
    found: dict[Cards, None] = dict.fromkeys(
        in_order(table, group.cards) for group in largest_groups(table, hand)
    )
    rows: dict[str, list[Cards]] = {}
    for cards in found:
        rows.setdefault(kinds_in_words(table, kinds_of(table, cards)), []).append(cards)
    return {words: tuple(groups) for words, groups in rows.items()}


def rest_of(v: Variant, used: Iterable[Card]) -> list[Card]:
    """The cards of the pack that are not among these."""
    gone = set(used)
    return [card for card in v.pack.distinct if card not in gone]


def in_pack_order(v: Variant, cards: Iterable[Card]) -> Cards:
    """Cards in the order of the pack, each once."""
    return v.pack.cards(v.pack.pile(cards))


def close(card: Card, meld: Group) -> bool:
    """Whether a card shares the suit or the rank of a meld's card."""
    return any(card.suit == other.suit or card.rank == other.rank for other in meld.cards)


# --- in words ----------------------------------------------------------------------------------------------


def kinds_in_words(table: Compiled, kinds: Sequence[str]) -> str:
    """Kinds with their articles: ``a suit run, a colour run or a colour set``."""
    return listed((kind_name(table, kind) for kind in kinds), "or")


def laid_as(table: Compiled, group: Group) -> str:
    """What a meld on the table was laid as."""
    return say("Laid as {kind}", kind=kind_name(table, group.kind))


def short(cards: Iterable[Card]) -> str:
    """Cards by their symbols, for a line beside cards that are drawn."""
    return ", ".join(card.symbol for card in cards)


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return sentence(text)


def not_twice(hand: Iterable[Card], melds: Iterable[Group]) -> None:
    """Refuses cards that would lie on the table and in the hand.

    Raises:
        CardError: such cards.
    """
    both = Counter(hand) & Counter(card for meld in melds for card in meld.cards)
    if both:
        names = listed(say("the {card}", card=card.name) for card in both)
        text = "On the table already: {cards}. Clear the table first."
        raise CardError(say(text, cards=names))
