"""Laying off: which cards of a hand continue the melds on the table, and why another does not.

A meld keeps the kind that it was laid as, and grows in that kind only: a run at its ends, a set by one more.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import a_rank, rank_name, rank_plural, suit_name, suit_singular
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.groups import Group, in_order, is_kind, kind_name, kinds_of, split_kind
from pinochle_learn.engine.melds.misgroups import missing_ranks, trait
from pinochle_learn.errors import CardError
from pinochle_learn.rules import Alike
from pinochle_learn.rules import InSequence as Run
from pinochle_learn.text import listed, plural, say, sentence

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LayOff:
    """Whether ``cards`` continue a meld, its number on the table from 0, and why or why not.

    Where a card fits only once others of the hand lie there, ``ok`` is False, ``rule`` is ``after`` and
    ``first`` are those others.
    """

    cards: Cards
    meld: int
    ok: bool
    rule: str
    why: str
    first: Cards = ()

    def __bool__(self) -> bool:
        return self.ok


def laid_group(table: Compiled, cards: Cards, kind: str | None = None) -> Group:
    """A meld as it lies on the table; ``kind`` may be left out where it can be of one kind only.

    Raises:
        CardError: cards that are no such meld, or of more than one kind where none is named.
    """
    kinds, ordered = kinds_of(table, cards), in_order(table, cards)
    shown = " ".join(map(str, ordered))
    if kind is None and len(kinds) > 1:
        text = "{cards!r} can be more than one kind of meld: say which, {kinds}."
        raise CardError(say(text, cards=shown, kinds=listed((repr(one) for one in kinds), "or")))
    if not kinds or (kind is not None and kind not in kinds):
        text = "{cards!r} is said to lie on the table, but is no meld here."
        if kind is not None and kinds:
            text = "{cards!r} is said to lie on the table as {kind!r}; it is {kinds}."
        names = listed(kind_name(table, one) for one in kinds)
        raise CardError(say(text, cards=shown, kind=kind, kinds=names))
    return Group(kind or kinds[0], ordered)


def read_laid(table: Compiled, entry: object) -> Group:
    """Reads a meld on the table: a group, cards, or a text such as ``8Bk 9Bk TBk as color-run``.

    Raises:
        CardError: cards that cannot be read or are no such meld; more than one kind and none named.
    """
    if isinstance(entry, Group):
        return laid_group(table, entry.cards, entry.kind)
    text, kind = split_kind(table, entry) if isinstance(entry, str) else (entry, None)
    return laid_group(table, table.pack.read(text), kind)


def fits(table: Compiled, group: Group, cards: Iterable[Card]) -> bool:
    """Says whether cards, laid together, continue a meld in its kind."""
    return is_kind(table, table.rules.meld[group.kind], (*group.cards, *cards))


def grown(table: Compiled, group: Group, cards: Iterable[Card]) -> Group:
    """The meld with cards that fit."""
    return Group(group.kind, in_order(table, (*group.cards, *cards)))


def lay_offs(table: Compiled, hand: Cards, melds: Sequence[Group]) -> tuple[LayOff, ...]:
    """An answer for every card of a hand on every meld, meld by meld.

    Raises:
        CardError: more of a card in the hand and on the table than the pack has.
    """
    _check_copies(table, hand, melds)
    ordered = in_order(table, hand)
    return tuple(
        _answer(table, (card,), melds, number, hand) for number in range(len(melds)) for card in ordered
    )


def check_lay_off(
    table: Compiled, cards: Cards, melds: Sequence[Group], number: int, hand: Cards = ()
) -> LayOff:
    """Says whether cards may be laid off together on the meld of that number, from 0, and why or why not.

    ``hand`` serves only to tell which cards of it would make the way free.

    Raises:
        CardError: cards that lie on the table already.
    """
    _check_copies(table, cards, melds)
    return _answer(table, cards, melds, number, hand)


def _check_copies(table: Compiled, cards: Cards, melds: Sequence[Group]) -> None:
    table.pack.check_copies((*cards, *(card for group in melds for card in group.cards)))


def _answer(table: Compiled, cards: Cards, melds: Sequence[Group], number: int, hand: Cards) -> LayOff:
    group = melds[number]
    if fits(table, group, cards):
        return LayOff(cards, number, ok=True, rule="fits", why=_why(table, group, cards))
    rule, why, first = _why_not(table, group, cards, hand)
    return LayOff(cards, number, ok=False, rule=rule, why=why, first=first)


# --- in words ----------------------------------------------------------------------------------------------


def _pattern(table: Compiled, group: Group) -> Run | Alike:
    pattern = table.rules.meld[group.kind].cards.value
    if not isinstance(pattern, Run | Alike):
        raise TypeError(group.kind)
    return pattern


def _cards(cards: Cards) -> str:
    return listed(say("the {card}", card=card.name) for card in cards)


def _why(table: Compiled, group: Group, cards: Cards) -> str:
    pattern, low, high = _pattern(table, group), group.cards[0], group.cards[-1]
    words = {"Cards": sentence(_cards(in_order(table, cards))), "of": _of(group, pattern)}
    if isinstance(pattern, Alike):
        return plural(
            len(cards), "{Cards} continues this set of {of}.", "{Cards} continue this set of {of}.", **words
        )
    if len(cards) > 1:
        return say("{Cards} continue this run in {of}.", **words)
    above = table.pack.ranks.index(cards[0].rank) < table.pack.ranks.index(high.rank)
    if above:
        return say(
            "{Cards} follows the {rank}, the end of this run in {of}.", rank=rank_name(high.rank), **words
        )
    return say(
        "{Cards} goes before the {rank}, the start of this run in {of}.", rank=rank_name(low.rank), **words
    )


def _of(group: Group, pattern: Run | Alike) -> str:
    """What the cards of a meld share: ``spades``, ``black cards``, ``kings``."""
    shared = trait(group.cards[0], pattern.alike)
    return rank_plural(shared) if pattern.alike == "rank" else suit_name(shared)


def _why_not(table: Compiled, group: Group, cards: Cards, hand: Cards) -> tuple[str, str, Cards]:
    pattern = _pattern(table, group)
    shared = trait(group.cards[0], pattern.alike)
    strays = tuple(card for card in cards if trait(card, pattern.alike) != shared)
    if strays:
        return f"other-{pattern.alike}", _stray(group, pattern, strays), ()
    double = next((card for card in cards if _at_rank(group, card)), None)
    if double is not None:
        text = "This run has {a_rank} already, and a run has one card of each rank."
        return "double-rank", say(text, a_rank=a_rank(double.rank)), ()
    ready = _ready(table, group, cards, hand)
    if ready:
        return "after", _after(ready, cards), ready
    return (*_apart(table, group, cards), ())


def _stray(group: Group, pattern: Run | Alike, strays: Cards) -> str:
    shared = trait(group.cards[0], pattern.alike)
    one = a_rank(shared) if pattern.alike == "rank" else say("a {card}", card=suit_singular(shared))
    text = "This run is in {of}, and {cards} is not {one}."
    if isinstance(pattern, Alike):
        text = "This set is of {of}, and {cards} is not {one}."
    return say(text, of=_of(group, pattern), cards=_cards(strays[:1]), one=one)


def _at_rank(group: Group, card: Card) -> bool:
    return any(other.rank == card.rank for other in group.cards)


def _ready(table: Compiled, group: Group, cards: Cards, hand: Cards) -> Cards:
    """The cards of a hand that close the gap between a run and some cards; none where they do not."""
    pattern, closing = _pattern(table, group), []
    for rank in missing_ranks(table.pack.ranks, (*group.cards, *cards)):
        alike = (card for card in hand if trait(card, pattern.alike) == trait(group.cards[0], pattern.alike))
        card = next((card for card in alike if card.rank == rank and card not in cards), None)
        if card is None:
            return ()
        closing.append(card)
    return tuple(closing)


def _after(ready: Cards, cards: Cards) -> str:
    return plural(
        len(cards),
        "{Cards} fits once {first} is laid off."
        if len(ready) == 1
        else "{Cards} fits once {first} are laid off.",
        "{Cards} fit once {first} is laid off."
        if len(ready) == 1
        else "{Cards} fit once {first} are laid off.",
        Cards=sentence(_cards(cards)),
        first=_cards(ready),
    )


def _apart(table: Compiled, group: Group, cards: Cards) -> tuple[str, str]:
    """Cards that do not join a run: across the highest rank, or with a gap between."""
    ranks = table.pack.ranks
    held, met = {card.rank for card in group.cards}, {card.rank for card in cards}
    if (ranks[0] in held and ranks[-1] in met) or (ranks[-1] in held and ranks[0] in met):
        text = "The {highest} is the highest card and the {lowest} the lowest: neither follows the other."
        return "wrap", say(text, highest=rank_name(ranks[0]), lowest=rank_name(ranks[-1]))
    absent = missing_ranks(ranks, (*group.cards, *cards))
    names = listed(say("the {rank}", rank=rank_name(rank)) for rank in absent)
    why = plural(
        len(absent),
        "{Cards} cannot join this run: {ranks} is missing between.",
        "{Cards} cannot join this run: {ranks} are missing between.",
        Cards=sentence(_cards(cards)),
        ranks=names,
    )
    return "gap", why
