"""One hand at every table that shares the pack: what it melds, tables that meld it alike together."""

from collections.abc import Sequence
from dataclasses import dataclass

from pinochle_learn.cards import Card
from pinochle_learn.deal.dealing import dealt
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import Meld
from pinochle_learn.front import Variant, variants

# a run with a king and a queen more, two pinochles: what tables agree on least
_SHOWN = "AS TS KS KS QS QS JS JD JD AH AD"
_MORE = "AC KH KD KC QH QD QC TH TC"
_SEED = 9


@dataclass(frozen=True, slots=True)
class Melded:
    """Tables at which a hand melds alike, on one scale; ``mine``: one's own is among them."""

    names: tuple[str, ...]
    points: int
    melds: tuple[Meld, ...]
    mine: bool
    scale: int


def with_this_pack(here: Variant) -> list[Variant]:
    """The tables that meld with the cards of this one, this one first; only itself in a game of turns."""
    if here.rules.turns is not None:
        return [here]
    others = [
        other
        for other in variants()
        if other.pack == here.pack
        and other.rules.turns is None
        and (other.id != here.id or here.rules.changes)
    ]
    return [here, *others]


def lone_pack(here: Variant) -> bool:
    """Says whether no other table melds with these cards."""
    return len(with_this_pack(here)) == 1


def melded(here: Variant, hand: Sequence[Card], trump: str) -> tuple[Melded, ...]:
    """What the hand melds everywhere: most first, one's own before others that pay as much."""
    tables = with_this_pack(here)
    scale = here.scale if all(table.on_scale(here.scale) for table in tables) else 10
    groups: dict[tuple[tuple[str, int], ...], list[Variant]] = {}
    told: dict[tuple[tuple[str, int], ...], tuple[Meld, ...]] = {}
    for table in tables:
        melds = (table.on_scale(scale) or table).meld(hand, trump=None if here.rules.turns else trump)
        alike = tuple(sorted((meld.name, meld.points) for meld in melds))
        groups.setdefault(alike, []).append(table)
        told.setdefault(alike, tuple(sorted(melds, key=lambda meld: -meld.points)))
    found = [
        Melded(
            tuple(table.name for table in some),
            sum(points for _, points in alike),
            told[alike],
            here in some,
            scale,
        )
        for alike, some in groups.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.points, not one.mine)))


def first_hand(here: Variant) -> str:
    """The hand to begin with: one on which tables disagree, or the first that is dealt."""
    if here.pack.colours:
        made, _ = dealt(compiled(here.rules), _SEED)
        return " ".join(map(str, here.pack.cards(made[0])))
    return " ".join([*_SHOWN.split(), *_MORE.split()][: here.rules.hand_size])


def rich_hand(here: Variant, seed: int) -> tuple[tuple[Card, ...], str]:
    """Of the hands that a seed deals the one that melds most, with the trump that makes it so."""
    made, _ = dealt(compiled(here.rules), seed)
    hands = [here.pack.cards(hand) for hand in made]
    suits = here.pack.suits_or_colours[:1] if here.rules.turns else here.pack.suits_or_colours
    tried = [
        (sum(meld.points for meld in here.meld(hand, trump=None if here.rules.turns else suit)), hand, suit)
        for hand in hands
        for suit in suits
    ]
    _, hand, suit = max(tried, key=lambda one: one[0])
    return hand, suit
