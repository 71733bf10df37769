"""What questions on melds of coloured cards are made of: offers with reasons, totals and near misses."""

from collections.abc import Mapping, Sequence
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled, compiled
from pinochle_learn.engine.melds.finding import MeldSet
from pinochle_learn.engine.melds.options import options
from pinochle_learn.front import Variant
from pinochle_learn.lessons.melds.colours.words import made_of, summed_up
from pinochle_learn.rules import Alike, MeldRule
from pinochle_learn.teaching.practice.question import Offer, numbers, pick
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import listed, say

Group = tuple[Card, ...]
_OFFERS = 4


def table_of(v: Variant) -> Compiled:
    """The engine's table."""
    return compiled(v.rules)


def trump_for(v: Variant, chance: Random) -> str:
    """A trump colour."""
    return pick(chance, v.pack.suits_or_colours)


def twins(v: Variant, colour: str) -> tuple[str, ...]:
    """The other colours of the same suit."""
    suit = v.pack.card_of("A", colour).suit
    return tuple(
        code for code in v.pack.suits_or_colours if code != colour and v.pack.card_of("A", code).suit == suit
    )


def offers(right: str, rows: Mapping[str, tuple[str, str]]) -> tuple[Offer, ...]:
    """Answers in their order: by value, how each reads and what is said to it."""
    return tuple(Offer(value, label, value == right, why) for value, (label, why) in rows.items())


def meld_source(rule: MeldRule) -> str:
    """Where it stands what a meld is made of and what it pays."""
    return source_line(rule.points)


def is_made_of(rule: MeldRule) -> str:
    """What a meld is made of and what it pays, as one sentence."""
    pays = rule.points.value[0]
    if isinstance(rule.cards.value, Alike):
        return say("{Name} is {cards}.", Name=_capital(say(rule.name)), cards=made_of(rule))
    return say("A {name} is {cards}: {n} points.", name=say(rule.name), cards=made_of(rule), n=pays)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def whole_table(melds: MeldSet, kind: str = "") -> str:
    """A sum with its parts and its total."""
    total = melds.by_type[kind] if kind else melds.points
    return say("{melds}: {n} in all.", melds=summed_up(melds, kind), n=total)


def every_option(v: Variant, cards: Sequence[Card], trump: str | None, kind: str = "") -> int:
    """What cards would come to if each could serve again and again: the sum of all melds that they hold."""
    held = set(cards)
    best: dict[tuple[str, object], int] = {}
    for option in options(v.pack, v.rules.meld, trump):
        wanted = {v.pack.distinct[n] for n, _ in option.needs}
        if wanted <= held and kind in {"", option.rule.type.value}:
            many = isinstance(option.rule.cards.value, Alike)
            key = (option.rule.key, None if many else frozenset(wanted))
            best[key] = max(best.get(key, 0), option.pays(1))
    return sum(best.values())


def totals(right: MeldSet, kind: str, near: Mapping[int, str], why: str) -> tuple[Offer, ...]:
    """Totals to choose from: the right one, likely slips, and a few more beside them."""
    n = right.by_type[kind] if kind else right.points
    rows = {slip: text for slip, text in near.items() if slip != n and slip >= 0}
    parts = [meld.name for meld in right if kind in {"", meld.type}]
    hint = say("Count once more. Look for: {melds}.", melds=listed(dict.fromkeys(parts)))
    if not parts:
        hint = say("Count once more: which cards would that be?")
    for step in (20, -10, 10, -20, 30, 40):
        if len(rows) >= _OFFERS - 1:
            break
        if n + step > 0 and n + step not in rows:
            rows[n + step] = hint
    if len(rows) < _OFFERS - 1 and n:
        rows.setdefault(0, hint)
    return numbers(n, rows, why)
