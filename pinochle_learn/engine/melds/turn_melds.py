"""Runs and sets in the form in which every table answers: a set of melds, a claim."""

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.claims import Claim
from pinochle_learn.engine.melds.finding import Meld, MeldSet, meld_name, type_names
from pinochle_learn.engine.melds.groups import Group, all_groups, check_group

Cards = tuple[Card, ...]


def every_meld(table: Compiled, hand: Cards) -> MeldSet:
    """Every meld that a hand holds: not a best choice, since laying one scores nothing by itself."""
    melds = tuple(_meld(table, group) for group in all_groups(table, hand))
    return MeldSet(melds, dict.fromkeys(type_names(table), 0), None)


def claim(table: Compiled, cards: Cards, hand: Cards | None) -> Claim:
    """Says whether cards are a meld. Cards of more than one kind are one, and ``why`` names the kinds.

    Raises:
        CardError: cards that the hand does not hold.
    """
    found = check_group(table, cards, hand)
    meld = _meld(table, Group(found.kinds[0], cards)) if len(found.kinds) == 1 else None
    return Claim(ok=found.ok, points=0, rule=found.rule, why=found.why, meld=meld)


def _meld(table: Compiled, group: Group) -> Meld:
    rule = table.rules.meld[group.kind]
    return Meld(
        key=group.kind,
        name=meld_name(rule),
        type=rule.type.value,
        cards=group.cards,
        points=0,
        why=check_group(table, group.cards).why,
    )
