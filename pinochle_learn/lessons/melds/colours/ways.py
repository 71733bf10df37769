"""Questions on the choice between rank and colour: which way for this card, and which cards have a choice?"""

from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name, rank_plural, suit_name
from pinochle_learn.engine.melds.choosing import RANK, alike_of
from pinochle_learn.front import Variant
from pinochle_learn.lessons.melds.colours.asking import (
    meld_source,
    offers,
    table_of,
)
from pinochle_learn.lessons.melds.colours.drawn_cards import crossing
from pinochle_learn.lessons.melds.colours.rank_or_colour import Board, ChoiceGroup, in_short, no_choice
from pinochle_learn.lessons.melds.colours.words import rank_or_colour
from pinochle_learn.teaching.practice.question import HAND, Quiz, Row, Situation, pick
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import listed, number, say

_B = "B"


def _which_way(v: Variant, chance: Random) -> Quiz | None:
    """One card that has a choice: which side pays more, or is it all the same?"""
    table = table_of(v)
    wanted = pick(chance, ("rank", "colour", "same"))
    board = Board(table, crossing(table, chance, pick(chance, (8, 9, 10, 12))))
    if len(board.open) != 1:
        return None
    card, other = board.open[0], board.moved(board.open[0])
    right = _side(board.points, other.points)
    if right != wanted:
        return None
    ranks, colour = rank_plural(card.rank), colour_name(card.colour)
    by_rank = _side_in_words(board, ranks)
    by_colour = _side_in_words(other, colour)
    both = f"{by_rank} {by_colour}"
    rows = {
        "rank": (say("For {side}", side=ranks), both if right == "rank" else by_colour),
        "colour": (say("For {side}", side=colour), both if right == "colour" else by_rank),
        "same": (
            say("It is all the same"),
            both if right == "same" else say("Count both ways: it is not the same."),
        ),
    }
    return Quiz(
        say(
            "In type {type} {card} can count for {ranks} or for {colour}. Which pays more in all?",
            type=_B,
            card=in_short(card),
            ranks=ranks,
            colour=colour,
        ),
        (Row(HAND, board.hand),),
        (rank_or_colour(), source_line(v.rules.meld.reuse)),
        offers(right, rows),
    )


def _side(by_rank: int, by_colour: int) -> str:
    if by_rank == by_colour:
        return "same"
    return "rank" if by_rank > by_colour else "colour"


def _side_in_words(board: Board, side: str) -> str:
    parts = [
        say("{name} {n}", name=say(nest.rule.name), n=nest.points) for nest in board.nests if nest.points
    ]
    if not parts:
        return say("For {side} it pays nothing.", side=side)
    if len(parts) == 1:
        return say("For {side}: {parts}.", side=side, parts=parts[0])
    return say("For {side}: {parts}, {n} in all.", side=side, parts=listed(parts), n=board.points)


def _open(v: Variant, chance: Random) -> Quiz | None:
    """Every card of the hand that has a choice."""
    board = Board(table_of(v), crossing(table_of(v), chance))
    if not 1 <= len(board.open) <= 4:  # noqa: PLR2004 - a few
        return None
    counts = {nest.key: nest for nest in board.nests}
    fits = {
        card: (True, _both_sides(board, card)) if card in board.open else (False, _why_closed(board, card))
        for card in board.hand
    }
    names = listed(
        say("{n} {cards}", n=number(len(nest.able)), cards=_cards_of(nest)) for nest in counts.values()
    )
    held = say("The hand has {names}.", names=names)
    return Quiz(
        say("Choose every card that could count for its rank and for its colour in type {type}.", type=_B),
        (Row(HAND, board.hand),),
        (
            held,
            say("A card has a choice where four or more of its rank and four or more of its colour pay."),
            meld_source(board.rules[0]),
        ),
        fits=fits,
    )


def _both_sides(board: Board, card: Card) -> str:
    able = {nest.name: len(nest.able) for nest in board.nests}
    ranks, colour = rank_plural(card.rank), colour_name(card.colour)
    n, m = number(able[ranks]), number(able[colour])
    return say("there are {n} {ranks} and {m} {colour} cards.", n=n, ranks=ranks, m=m, colour=colour)


def _cards_of(nest: ChoiceGroup) -> str:
    """What counts there, as one counts it: ``aces``, ``black cards``."""
    pattern = alike_of(nest.rule)
    return nest.name if pattern.alike == RANK else suit_name(pattern.of)


def _why_closed(board: Board, card: Card) -> str:
    counts = {card for nest in board.nests for card in nest.able}
    if card in counts:
        return no_choice(board, card).partition(": ")[2]
    return say("it counts nowhere in type {type}: neither its rank nor its colour pays here.", type=_B)


WAYS = (
    Situation("which-way", "Rank or colour: which way for this card?", _which_way),
    Situation("open-cards", "Which cards have a choice?", _open),
)
