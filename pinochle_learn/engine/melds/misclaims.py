"""Says why a group of cards is no meld: each likely mistake has its own answer."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import rank_name, rank_plural, suit_name
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.choosing import COLOUR, RANK, alike_of
from pinochle_learn.engine.melds.finding import TIMES, a_meld, best_melds, melds_in_words
from pinochle_learn.engine.melds.options import places, plays
from pinochle_learn.rules import Alike, Around, InPlain, InTrump, MeldRule, Pair
from pinochle_learn.rules import Cards as TheseCards
from pinochle_learn.rules.melding import each
from pinochle_learn.text import listed, number, plural, say, sentence

Answer = tuple[str, str]  # a stable key, and the reason in words


@dataclass(frozen=True, slots=True)
class _Claimed:
    table: Compiled
    cards: tuple[Card, ...]
    trump: str | None

    @property
    def counts(self) -> Counter[Card]:
        return Counter(self.cards)


def explain(table: Compiled, cards: tuple[Card, ...], trump: str | None) -> Answer:
    """Why these cards are no meld, and what they are worth as they lie."""
    claimed = _Claimed(table, cards, trump)
    for mistake in _MISTAKES:
        answer = mistake(claimed)
        if answer is not None:
            key, why = answer
            return key, why + _worth(claimed)
    return "no-meld", say("No meld of this table is made of these cards.") + _worth(claimed)


def _nothing(claimed: _Claimed) -> Answer | None:
    if claimed.cards:
        return None
    return "no-cards", say("No card is claimed: choose the cards of one meld.")


def _not_played(claimed: _Claimed) -> Answer | None:
    """A meld that other tables pay and this one does not."""
    for rule in claimed.table.rules.meld.melds:
        if plays(claimed.table.rules.meld, rule):
            continue
        for _, wanted in places(claimed.table.pack, rule, claimed.trump):
            if Counter(wanted) == claimed.counts:
                return "not-played", say("Some tables pay {name}; this one does not.", name=a_meld(rule))
    return None


def _wrong_suit(claimed: _Claimed) -> Answer | None:
    """A run or a dix outside the trump suit; ranks of a marriage in two suits; a false pinochle."""
    ranks = Counter(card.rank for card in claimed.cards)
    suits = {card.suit_or_colour for card in claimed.cards}
    for rule in _played(claimed):
        pattern = rule.cards.value
        if isinstance(pattern, InTrump) and ranks == Counter(pattern.ranks) and _outside(claimed, suits):
            return "wrong-suit", _needs_trump(claimed, rule, suits)
        if isinstance(pattern, InPlain) and ranks == Counter(pattern.ranks) and len(suits) > 1:
            name = sentence(a_meld(rule))
            return "wrong-suit", say("{name} is of one suit, and these are of different suits.", name=name)
        if isinstance(pattern, Pair) and ranks == Counter(pattern.ranks) and not _false_cards(claimed, ranks):
            text = (
                "A {one} and a {other} are a meld only in one colour or in one suit, and these share neither."
            )
            one, other = (rank_name(rank) for rank in pattern.ranks)
            return "wrong-suit", say(text, one=one, other=other)
    return _false_cards(claimed, ranks)


def _outside(claimed: _Claimed, suits: set[str]) -> bool:
    return len(suits) == 1 and claimed.trump not in suits


def _needs_trump(claimed: _Claimed, rule: MeldRule, suits: set[str]) -> str:
    if claimed.trump is None:
        return say("{name} counts in trump only, and there is no trump.", name=sentence(a_meld(rule)))
    return say(
        "{name} counts in trump only: {trump} are trump, not {suit}.",
        name=sentence(a_meld(rule)),
        trump=suit_name(claimed.trump),
        suit=suit_name(next(iter(suits))),
    )


def _false_cards(claimed: _Claimed, ranks: Counter[str]) -> Answer | None:
    for rule in _played(claimed):
        pattern = rule.cards.value
        if isinstance(pattern, TheseCards) and ranks == Counter(text[0] for text in pattern.cards):
            right = listed(say("the {card}", card=Card(text[0], text[1]).name) for text in pattern.cards)
            return "wrong-cards", say(
                "{name} is {cards}, and no other.", name=sentence(a_meld(rule)), cards=right
            )
    return None


def _around(claimed: _Claimed) -> Answer | None:
    """Several cards of one rank that are no around."""
    ranks = {card.rank for card in claimed.cards}
    if len(ranks) != 1 or len(claimed.cards) < len(claimed.table.pack.suits):
        return None
    rank = ranks.pop()
    known = [r for r in _played(claimed) if isinstance(r.cards.value, Around) and r.cards.value.rank == rank]
    if not known:
        return "worthless", say("No number of {ranks} is a meld.", ranks=rank_plural(rank))
    counts = Counter(card.suit for card in claimed.cards)
    missing = [suit for suit in claimed.table.pack.suits if not counts[suit]]
    if missing:
        suits = listed(map(suit_name, missing))
        text = "{name} needs one {rank} in each suit, and none of these is of {suits}."
        name = sentence(a_meld(known[0]))
        return "suit-missing", say(text, name=name, rank=rank_name(rank), suits=suits)
    times = -(-len(claimed.cards) // len(claimed.table.pack.suits))
    if each(claimed.table.rules.meld, known[0]):
        text = "{name} is one {rank} in each suit, and no more."
        return "uneven", say(text, name=sentence(a_meld(known[0])), rank=rank_name(rank))
    text = "A {double} needs {n} {ranks} in each suit."
    return "uneven", say(text, double=say(TIMES[times]), n=number(times), ranks=rank_plural(rank))


def _alike(claimed: _Claimed) -> Answer | None:
    """Cards of one rank or colour, where so many of them are a meld: too few, or none that counts."""
    for alike, values in (
        (RANK, {c.rank for c in claimed.cards}),
        (COLOUR, {c.colour for c in claimed.cards}),
    ):
        rules = [rule for rule in _played(claimed) if _is_alike(rule, alike)]
        if len(values) != 1 or not rules:
            continue
        value = values.pop()
        things = rank_plural(value) if alike == RANK else suit_name(value)
        known = next((rule for rule in rules if alike_of(rule).of == value), None)
        if known is None:
            return "worthless", say("No number of {things} is a meld.", things=things)
        least, n = number(alike_of(known).least), number(len(claimed.cards))
        text = "{name} needs {least} or more {things}, and these are {n}."
        return "too-few", say(text, name=sentence(a_meld(known)), least=least, things=things, n=n)
    return None


def _is_alike(rule: MeldRule, alike: str) -> bool:
    pattern = rule.cards.value
    return isinstance(pattern, Alike) and pattern.alike == alike


def _incomplete(claimed: _Claimed) -> Answer | None:
    """Part of one meld: names the nearest and what it lacks."""
    near: list[tuple[int, int, MeldRule, Counter[Card]]] = []
    for order, rule in enumerate(_played(claimed)):
        for _, wanted in places(claimed.table.pack, rule, claimed.trump):
            lacking = Counter(wanted) - claimed.counts
            if lacking and not claimed.counts - Counter(wanted):
                near.append((lacking.total(), order, rule, lacking))
    if not near:
        return None
    _, _, rule, lacking = min(near, key=lambda row: row[:2])
    cards = listed(say("the {card}", card=card.name) for card in lacking.elements())
    why = plural(
        lacking.total(),
        "{name} needs one more card: {cards}.",
        "{name} needs {n} more cards: {cards}.",
        name=sentence(a_meld(rule)),
        cards=cards,
    )
    return "incomplete", why


def _left_over(claimed: _Claimed) -> Answer | None:
    """More than one meld, or a meld and cards besides."""
    melds = best_melds(claimed.table, claimed.table.pack.pile(claimed.cards), claimed.trump)
    if not melds:
        return None
    if len(melds) == 1 or set(claimed.cards) - {card for meld in melds for card in meld.cards}:
        return "left-over", say("These are more cards than one meld.")
    return "several", say("These are several melds: lay one at a time.")


_MISTAKES: tuple[Callable[[_Claimed], Answer | None], ...] = (
    _nothing,
    _not_played,
    _wrong_suit,
    _around,
    _alike,
    _incomplete,
    _left_over,
)


def _played(claimed: _Claimed) -> list[MeldRule]:
    return [rule for rule in claimed.table.rules.meld.melds if plays(claimed.table.rules.meld, rule)]


def _worth(claimed: _Claimed) -> str:
    """What the cards would be worth if their melds were laid as they should be."""
    if not claimed.cards:
        return ""
    melds = best_melds(claimed.table, claimed.table.pack.pile(claimed.cards), claimed.trump)
    if not melds:
        return plural(
            len(claimed.cards), " By itself it is worth nothing.", " As they lie they are worth nothing."
        )
    return say(
        " They do hold {melds}: {points}.",
        melds=melds_in_words(melds),
        points=plural(melds.points, "{n} point", "{n} points"),
    )
