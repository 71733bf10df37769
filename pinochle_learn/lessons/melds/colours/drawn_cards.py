"""Hands of the Purple pack: with a choice between rank and colour, and piles of won cards."""

from collections.abc import Collection, Iterable, Sequence
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.melds.choosing import COLOUR, RANK, alike_of
from pinochle_learn.engine.melds.finding import MeldSet, best_melds
from pinochle_learn.lessons.melds.colours.rank_or_colour import Board, Group, choosing_rules
from pinochle_learn.teaching.practice.question import some

PILES = (24, 28, 32)  # whole tricks of four cards
_TRIES = 400


def with_choice(table: Compiled, chance: Random, size: int = 12, least: int = 2) -> Group:
    """A hand in which at least so many cards have a choice, and leaving them at their rank is not best."""
    board = Board(table, ())
    for _ in range(_TRIES):
        board = Board(table, crossing(table, chance, size))
        if len(board.open) >= least and board.points < board.best.points:
            break
    return board.hand


def crossing(table: Compiled, chance: Random, size: int = 12) -> Group:
    """A hand with cards of one or two ranks and of one or two colours, so that some belong to both."""
    return filled(table, chance, _crossing(table, chance), size)


def pile(table: Compiled, chance: Random) -> Group:
    """Won cards, trick by trick, in which some cards have a choice."""
    size = PILES[int(chance.random() * len(PILES))]
    board = Board(table, ())
    for _ in range(_TRIES):
        board = Board(table, filled(table, chance, (), size))
        if len(board.open) >= 2:  # noqa: PLR2004 - something to choose
            break
    return board.hand


def best_trump(table: Compiled, cards: Iterable[Card]) -> str:
    """The trump with which cards meld most."""
    held = table.pack.pile(cards)
    return max(table.pack.suits_or_colours, key=lambda suit: best_melds(table, held, suit).points)


def melded(table: Compiled, cards: Iterable[Card], trump: str | None) -> MeldSet:
    """The best melds of some cards."""
    return best_melds(table, table.pack.pile(cards), trump)


def filled(
    table: Compiled, chance: Random, cards: Iterable[Card], size: int, without: Collection[Card] = ()
) -> Group:
    """These cards, filled up from the rest of the pack, in the pack's order."""
    held = list(cards)
    rest = [card for card in table.pack.distinct if card not in held and card not in without]
    return table.pack.cards(table.pack.pile([*held, *some(chance, rest, size - len(held))]))


def paying(table: Compiled, alike: str) -> tuple[str, ...]:
    """The ranks or the colours that have an around."""
    return tuple(alike_of(rule).of for rule in choosing_rules(table) if alike_of(rule).alike == alike)


def of_rank(table: Compiled, rank: str) -> Group:
    """Every card of a rank."""
    return tuple(card for card in table.pack.distinct if card.rank == rank)


def of_colour(table: Compiled, colour: str) -> Group:
    """Every card of a colour."""
    return tuple(card for card in table.pack.distinct if card.colour == colour)


def _crossing(table: Compiled, chance: Random) -> list[Card]:
    ranks = _few(chance, paying(table, RANK))
    colours = _few(chance, paying(table, COLOUR))
    cards: dict[Card, None] = {}
    for rank in ranks:
        mine = of_rank(table, rank)
        sure = [card for card in mine if card.colour in colours]
        cards |= dict.fromkeys([*sure, *some(chance, mine, 3)])
    for colour in colours:
        mine = of_colour(table, colour)
        sure = [card for card in mine if card.rank in ranks]
        cards |= dict.fromkeys([*sure, *some(chance, mine, 3)])
    return list(cards)[:12]


def _few(chance: Random, items: Sequence[str]) -> list[str]:
    left, n = list(items), 1 + int(chance.random() * 2)
    return [left.pop(int(chance.random() * len(left))) for _ in range(n)]
