"""From meld rules to what could be laid with a certain trump suit."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product

from pinochle_learn.cards import Card, Pack
from pinochle_learn.engine.melds.packing import Option
from pinochle_learn.rules import Alike, Around, InPlain, InTrump, MeldRule, Pair
from pinochle_learn.rules import Cards as TheseCards
from pinochle_learn.rules.melding import MeldingRules, each, pays_alike, points_by_copies


def options(pack: Pack, melding: MeldingRules, trump: str | None) -> tuple[Option, ...]:
    """Every meld that the table knows with this trump suit, in the record's order."""
    return tuple(
        Option(rule, suit, _needs(pack, cards), _points(pack, melding, rule, len(cards)), each(melding, rule))
        for rule in melding.melds
        if plays(melding, rule)
        for suit, cards in places(pack, rule, trump)
    )


def plays(melding: MeldingRules, rule: MeldRule) -> bool:
    """Says whether a table scores this meld at all."""
    known = not rule.readings or melding.run_extras.value in rule.readings
    return known and rule.on.value and rule.points.value[0] > 0


def places(pack: Pack, rule: MeldRule, trump: str | None) -> Iterator[tuple[str | None, list[Card]]]:
    """Where a meld can stand: its suit, if it has one, and the cards it wants there."""
    pattern = rule.cards.value
    if isinstance(pattern, InTrump):
        suits = [trump] if trump else []
        yield from (
            (suit_or_colour, _of_suit(pack, pattern.ranks, suit_or_colour)) for suit_or_colour in suits
        )
    elif isinstance(pattern, InPlain):
        yield from (
            (suit_or_colour, _of_suit(pack, pattern.ranks, suit_or_colour))
            for suit_or_colour in pack.suits_or_colours
            if suit_or_colour != trump
        )
    elif isinstance(pattern, TheseCards):
        yield from (
            (None, list(cards)) for cards in product(*(printed(pack, text) for text in pattern.cards))
        )
    elif isinstance(pattern, Around):
        yield None, [Card(pattern.rank, suit) for suit in pack.suits]
    elif isinstance(pattern, Pair):
        yield from _pairs(pack, pattern)
    elif isinstance(pattern, Alike) and pattern.of:
        mine = [card for card in pack.distinct if pattern.of in {card.rank, card.colour}]
        sizes = range(pattern.least, len(mine) + 1)
        yield from ((None, list(cards)) for size in sizes for cards in combinations(mine, size))


def printed(pack: Pack, text: str) -> list[Card]:
    """The cards of a rank and a suit, written as two letters; where cards have colours there may be two."""
    return [card for card in pack.distinct if (card.rank, card.suit) == (text[0], text[1])]


def _pairs(pack: Pack, pattern: Pair) -> Iterator[tuple[str | None, list[Card]]]:
    """Two ranks of one colour, or of one suit in two colours."""
    first, second = pattern.ranks[0], pattern.ranks[1]
    if pattern.alike == "colour":
        yield from (
            (suit_or_colour, _of_suit(pack, pattern.ranks, suit_or_colour))
            for suit_or_colour in pack.suits_or_colours
        )
        return
    for suit in pack.suits:
        pairs = product(printed(pack, first + suit), printed(pack, second + suit))
        yield from (
            (suit, [one, other]) for one, other in pairs if one.suit_or_colour != other.suit_or_colour
        )


def apart(melding: MeldingRules, rule: MeldRule) -> bool:
    """Says whether a meld keeps out of its type's rule that a card serves once."""
    return melding.run_extras.value in rule.apart


def _points(pack: Pack, melding: MeldingRules, rule: MeldRule, cards: int) -> tuple[int, ...]:
    """What copies of exactly so many cards pay."""
    pattern = rule.cards.value
    if isinstance(pattern, Alike):
        return (pays_alike(pattern, rule, cards),)
    return points_by_copies(melding, rule, pack.copies)


def _of_suit(pack: Pack, ranks: str, suit_or_colour: str) -> list[Card]:
    return [pack.card_of(rank, suit_or_colour) for rank in ranks]


def _needs(pack: Pack, cards: Iterable[Card]) -> tuple[tuple[int, int], ...]:
    return tuple(Counter(pack.number[card] for card in cards).items())
