"""Melds laid one by one at a table for two, with every card of the pack known by itself."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import NamedTuple

from .table import PACK_ORDER, Meld, Rules, melds


class Card(NamedTuple):
    """One of the 48 cards: its text, and which of the two copies it is."""

    text: str
    copy: int


Service = tuple[str, int]  # the type of a meld, and what it paid


@dataclass
class Player:
    """What a player holds, and what lies on the table with all that each card has served in."""

    hand: list[Card]
    table: dict[Card, list[Service]] = field(default_factory=dict)  # in the order laid


def physical(texts: Iterable[str], pack: list[Card] | None = None) -> list[Card]:
    """Returns cards of these texts, taken out of what is left of the pack."""
    left = whole_pack() if pack is None else pack
    found = []
    for text in texts:
        card = next(card for card in left if card.text == text)
        left.remove(card)
        found.append(card)
    return found


def whole_pack() -> list[Card]:
    """Returns all 48 cards."""
    return [Card(text, copy) for text in PACK_ORDER for copy in (0, 1)]


def texts(cards: Iterable[Card]) -> list[str]:
    """Returns the cards as they are written, in pack order."""
    return sorted((card.text for card in cards), key=PACK_ORDER.index)


def served_for(player: Player, card: Card, type_: str) -> int:
    """Returns the most that a card on the table has served for in a type."""
    return max((points for kind, points in player.table[card] if kind == type_), default=0)


def may_serve(rules: Rules, player: Player, card: Card, meld: Meld) -> bool:
    """Tells whether a card on the table may join this meld."""
    before = served_for(player, card, meld.type)
    return before == 0 or (rules["reuse"] == "higher" and meld.points > before)


def in_hand(player: Player, text: str) -> list[Card]:
    """Returns the copies of a card that are in the hand."""
    return [card for card in player.hand if card.text == text]


def on_table(rules: Rules, player: Player, text: str, meld: Meld) -> list[Card]:
    """Returns the copies on the table that may serve, first that which has served for most in the type."""
    able = [card for card in player.table if card.text == text and may_serve(rules, player, card, meld)]
    return sorted(able, key=lambda card: -served_for(player, card, meld.type))


def ways(rules: Rules, player: Player, meld: Meld) -> list[list[Card]]:
    """Returns every choice of cards with which the meld may be laid; none: it may not."""
    pools = []
    for text, copies in Counter(meld.cards).items():
        usable = in_hand(player, text) + on_table(rules, player, text, meld)
        pools.append(combinations(usable, copies))
    every = [[card for part in parts for card in part] for parts in product(*pools)]
    return [cards for cards in every if not rules["fresh_card"] or any(card in player.hand for card in cards)]


def chosen(rules: Rules, player: Player, meld: Meld) -> list[Card] | None:
    """Returns the usual choice: from the table what may serve, from the hand the rest; None: it cannot be."""
    taken = []
    for text, copies in Counter(meld.cards).items():
        usable = on_table(rules, player, text, meld) + in_hand(player, text)
        taken += usable[:copies]
    if len(taken) < len(meld.cards):
        return None
    if not rules["fresh_card"] or any(card in player.hand for card in taken):
        return taken
    return with_a_fresh_card(player, taken)


def with_a_fresh_card(player: Player, taken: list[Card]) -> list[Card] | None:
    """Returns the cards with one of them exchanged for its copy from the hand, the first in pack order."""
    for card in sorted(taken, key=lambda card: PACK_ORDER.index(card.text)):
        for fresh in in_hand(player, card.text):
            return [fresh if other == card else other for other in taken]
    return None


def lay(player: Player, meld: Meld, cards: list[Card]) -> None:
    """Lays these cards as this meld."""
    for card in cards:
        if card in player.hand:
            player.hand.remove(card)
            player.table[card] = []
        player.table[card].append((meld.type, meld.points))


def after(player: Player, meld: Meld, cards: list[Card]) -> Player:
    """Returns the player who has laid the meld, and leaves this one alone."""
    other = Player(list(player.hand), {card: list(served) for card, served in player.table.items()})
    lay(other, meld, cards)
    return other


def known(rules: Rules, cards: Iterable[str], trump: str | None) -> Meld | None:
    """Returns the meld that exactly these cards are."""
    for meld in melds(rules, trump):
        if Counter(meld.cards) == Counter(cards):
            return meld
    return None


def why_not(rules: Rules, player: Player, meld: Meld) -> str | None:
    """Returns what is wrong with a meld whose cards are all there: one has served, or none is fresh."""
    for text, copies in Counter(meld.cards).items():
        if len(in_hand(player, text) + on_table(rules, player, text, meld)) < copies:
            return "used"
    return None if ways(rules, player, meld) else "no-fresh"


def best_plan(
    rules: Rules, player: Player, trump: str | None, tricks: int, known_melds: list[Meld] | None = None
) -> tuple[int, ...]:
    """Returns what the best melds pay, one a trick: of all orders the most, of equals more at first."""
    if tricks == 0:
        return ()
    known_melds = melds(rules, trump) if known_melds is None else known_melds
    plans: list[tuple[int, ...]] = [()]
    for meld in known_melds:
        cards = chosen(rules, player, meld)
        if cards:
            rest = best_plan(rules, after(player, meld, cards), trump, tricks - 1, known_melds)
            plans.append((meld.points, *rest))
    return max(plans, key=lambda plan: (sum(plan), plan))
