"""From meld rules to what could be laid with a certain trump suit."""

from collections import Counter
from collections.abc import Iterable, Iterator

from pinochle_learn.cards import Card, Pack
from pinochle_learn.engine.packing import Option
from pinochle_learn.rules import Around, InPlain, InTrump, MeldRule
from pinochle_learn.rules import Cards as TheseCards
from pinochle_learn.rules.melding import MeldingRules


def options(pack: Pack, melding: MeldingRules, trump: str | None) -> tuple[Option, ...]:
    """Every meld that the table knows with this trump suit, in the record's order."""
    return tuple(
        Option(rule, suit, _needs(pack, cards), points_by_copies(pack, melding, rule), each(melding, rule))
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
        yield from ((suit, _in_suit(pattern.ranks, suit)) for suit in suits)
    elif isinstance(pattern, InPlain):
        yield from ((suit, _in_suit(pattern.ranks, suit)) for suit in pack.suits if suit != trump)
    elif isinstance(pattern, TheseCards):
        yield None, [Card(text[0], text[1]) for text in pattern.cards]
    elif isinstance(pattern, Around):
        yield None, [Card(pattern.rank, suit) for suit in pack.suits]


def each(melding: MeldingRules, rule: MeldRule) -> bool:
    """Says whether each further copy is one more meld."""
    return rule.each.value and (rule.single or melding.doubles.value != "once")


def points_by_copies(pack: Pack, melding: MeldingRules, rule: MeldRule) -> tuple[int, ...]:
    """What one copy pays, two, and so on, as the table reads doubles."""
    listed, doubles = rule.points.value, melding.doubles.value
    if rule.single or each(melding, rule) or doubles == "listed":
        return listed
    if doubles == "once":
        return listed[:1]
    return tuple(listed[0] * n for n in range(1, pack.copies + 1))


def apart(melding: MeldingRules, rule: MeldRule) -> bool:
    """Says whether a meld keeps out of its type's rule that a card serves once."""
    return melding.run_extras.value in rule.apart


def _in_suit(ranks: str, suit: str) -> list[Card]:
    return [Card(rank, suit) for rank in ranks]


def _needs(pack: Pack, cards: Iterable[Card]) -> tuple[tuple[int, int], ...]:
    return tuple(Counter(pack.number[card] for card in cards).items())
