"""Near misses: cards that look like a meld and are none, made from the record's own patterns."""

from collections.abc import Callable
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.rules import MeldRule
from pinochle_learn.teaching.melds.hands import (
    Draw,
    Group,
    cards_of,
    is_around,
    is_dix,
    is_marriage,
    is_pinochle,
    is_run,
    pays,
)


@dataclass(frozen=True, slots=True)
class LookalikeMeld:
    """Some cards, and the meld that they are, or that they look like."""

    cards: Group
    rule: MeldRule
    copies: int = 1


def random_meld(draw: Draw, fits: Callable[[MeldRule], bool]) -> LookalikeMeld:
    """A meld of this family."""
    option = one_option(draw, fits)
    return LookalikeMeld(cards_of(draw.table, option), option.rule)


def one_option(draw: Draw, fits: Callable[[MeldRule], bool]) -> Option:
    """One meld of a family that could be laid."""
    return draw.pick([option for option in draw.options() if fits(option.rule)])


def three_suits(draw: Draw) -> LookalikeMeld:
    """Four of a rank, one suit twice and one suit not at all."""
    look = random_meld(draw, is_around)
    gone, twice = draw.some(look.cards, 2)
    return LookalikeMeld((*(card for card in look.cards if card != gone), twice), look.rule)


def false_pinochle(draw: Draw) -> LookalikeMeld:
    """Queen and jack of which at least one is of the wrong suit."""
    look = random_meld(draw, is_pinochle)
    suits = draw.table.pack.suits
    while True:
        made = tuple(Card(c.rank, draw.pick(suits) if draw.coin() else c.suit) for c in look.cards)
        if made != look.cards:
            return LookalikeMeld(made, look.rule)


def false_dix(draw: Draw) -> LookalikeMeld:
    """A nine that is not trump."""
    look = random_meld(draw, is_dix)
    return LookalikeMeld(_moved(draw, look.cards), look.rule)


def run_outside(draw: Draw) -> LookalikeMeld:
    """A whole run, but not in trump."""
    look = random_meld(draw, is_run)
    return LookalikeMeld(_moved(draw, look.cards), look.rule)


def mixed_marriage(draw: Draw) -> LookalikeMeld:
    """King and queen of two suits."""
    look = random_meld(draw, is_marriage)
    others = [suit for suit in draw.table.pack.suits if suit != look.cards[0].suit]
    return LookalikeMeld((look.cards[0], Card(look.cards[1].rank, draw.pick(others))), look.rule)


def near_misses(draw: Draw) -> tuple[Callable[[Draw], LookalikeMeld], ...]:
    """The kinds of near miss that a table knows: those of the melds that it pays."""
    kinds = (
        (is_around, three_suits),
        (is_pinochle, false_pinochle),
        (is_dix, false_dix),
        (is_run, run_outside),
        (is_marriage, mixed_marriage),
    )
    return tuple(miss for fits, miss in kinds if pays(draw.table.rules, fits))


def _moved(draw: Draw, cards: Group) -> Group:
    suit = draw.pick([suit for suit in draw.table.pack.suits if suit != draw.trump])
    return tuple(Card(card.rank, suit) for card in cards)
