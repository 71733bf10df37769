"""Questions on hands of coloured cards: rank or colour, totals by type, the whole hand, the second melds."""

from functools import partial
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.front import Variant
from pinochle_learn.lessons.melds.colours.asking import (
    every_option,
    meld_source,
    table_of,
    totals,
    trump_for,
    twins,
    whole_table,
)
from pinochle_learn.lessons.melds.colours.drawn_cards import best_trump, crossing, filled, with_choice
from pinochle_learn.lessons.melds.colours.rank_or_colour import Board
from pinochle_learn.lessons.melds.colours.words import all_of, rank_or_colour
from pinochle_learn.teaching.practice.question import HAND, SMALL, Quiz, Row, Situation, pick, some
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import listed, say

_A, _B, _C = "A", "B", "C"
_WON = 16  # cards of four tricks


# --- totals ------------------------------------------------------------------------------------------------


def _type_b(v: Variant, chance: Random) -> Quiz | None:
    """The best total where cards choose."""
    table = table_of(v)
    board = Board(table, with_choice(table, chance, least=pick(chance, (1, 2, 3))))
    if board.points == board.best.points:
        return None
    melds = v.meld(board.hand, trump=None)
    all_colour = Board(table, board.hand, frozenset(board.open))
    near = {
        board.points: say(
            "That leaves every card at its rank. Moving {cards} to colour pays more.", cards=_moved(board)
        ),
        all_colour.points: say("That gives every card that can to its colour. Some pay more at their rank."),
        every_option(v, board.hand, None, _B): say(
            "That counts {cards} twice: for rank and for colour.", cards=all_of(board.open)
        ),
    }
    why = whole_table(melds, _B)
    return Quiz(
        say("What does type {type} of this hand come to at best?", type=_B),
        (Row(HAND, board.hand),),
        (_moves_told(board), rank_or_colour(), source_line(v.rules.meld.reuse)),
        totals(melds, _B, near, why),
    )


def _moved(board: Board) -> str:
    return all_of([card for card in board.open if card in board.best.away])


def _moves_told(board: Board) -> str:
    return say("Best so: {cards} for colour, all else that has a choice for rank.", cards=_moved(board))


def _type_a(v: Variant, chance: Random) -> Quiz | None:
    """Runs, marriages and the dix of a hand."""
    trump = trump_for(v, chance)
    colour = v.pack.card_of
    some_of = [
        [colour(r, trump) for r in pick(chance, ("AKQJT", "AKQJT", "KQ", "K", "8KQ"))],
        [colour(r, pick(chance, v.pack.suits_or_colours)) for r in "KQ"],
        *([colour(r, twin) for r in pick(chance, ("KQ", "K", "Q"))] for twin in twins(v, trump)),
        [colour("8", trump)] if chance.random() < 0.5 else [],  # noqa: PLR2004 - a fair coin
    ]
    sure = dict.fromkeys(card for group in some_of for card in group)
    return _of_type(v, chance, tuple(sure), trump, _A)


def _type_c(v: Variant, chance: Random) -> Quiz | None:
    """Pinochles of a hand."""
    colour, codes = v.pack.card_of, v.pack.suits_or_colours
    sure = [colour("Q", pick(chance, codes)), colour("J", pick(chance, codes))]
    sure += [v.pack.card("QBk")] if chance.random() < 0.6 else []  # noqa: PLR2004 - more often than not
    sure += some(chance, v.pack.read("JBl JSi JBk"), 1 + int(chance.random() * 2))
    return _of_type(v, chance, tuple(dict.fromkeys(sure)), trump_for(v, chance), _C)


def _of_type(v: Variant, chance: Random, sure: tuple[Card, ...], trump: str, kind: str) -> Quiz | None:
    hand = filled(table_of(v), chance, sure, v.rules.hand_size)
    melds = v.meld(hand, trump=trump)
    right, loose = melds.by_type[kind], every_option(v, hand, trump, kind)
    if not right or loose == right:
        return None
    mine = [meld for meld in melds if meld.type == kind]
    near = {loose: _twice(kind)}
    if len(mine) > 1:
        last = mine[-1]
        near[right - last.points] = say("One is missing: look at {cards}.", cards=all_of(last.cards))
    first = v.rules.meld[mine[0].key]
    return Quiz(
        say("What does type {type} of this hand come to?", type=kind),
        (Row(HAND, hand),),
        (
            say("A card serves once in type {type}.", type=kind),
            source_line(v.rules.meld.reuse),
            meld_source(first),
        ),
        totals(melds, kind, near, whole_table(melds, kind)),
        trump=trump,
    )


def _twice(kind: str) -> str:
    return say("That lets a card serve twice in type {type}. It serves once, in the better place.", type=kind)


def _whole(v: Variant, chance: Random) -> Quiz | None:
    """All three types together."""
    table = table_of(v)
    hand = with_choice(table, chance, least=1)
    trump = best_trump(table, hand)
    melds, board = v.meld(hand, trump=trump), Board(table, hand)
    if not all(melds.by_type[kind] for kind in (_A, _B)):
        return None
    near = {
        melds.points - n: say("That leaves out type {type}.", type=kind)
        for kind, n in melds.by_type.items()
        if n
    }
    near[melds.points - board.best.points + board.points] = say(
        "In type {type} that leaves every card at its rank: moving {cards} to colour pays more.",
        type=_B,
        cards=_moved(board),
    )
    near[every_option(v, hand, trump)] = say("That lets cards serve more than once in one type.")
    return Quiz(
        say("What does the whole hand meld?"),
        (Row(HAND, hand),),
        (
            say("Type by type: {parts}.", parts=listed(f"{kind} {n}" for kind, n in melds.by_type.items())),
            source_line(v.rules.meld.reuse),
        ),
        totals(melds, "", dict(list(near.items())[-3:]), whole_table(melds)),
        trump=trump,
    )


# --- how often a card serves -------------------------------------------------------------------------------


def _serves(v: Variant, chance: Random) -> Quiz | None:
    """A few cards of which one could serve in two melds: of one type, or of two."""
    trump, colour = trump_for(v, chance), pick(chance, v.pack.suits_or_colours)
    twin = pick(chance, twins(v, colour) or v.pack.suits_or_colours)
    shapes = (
        (("K", colour), ("Q", colour), ("Q", twin)),
        (("K", colour), ("K", twin), ("Q", colour)),
        (("K", colour), ("Q", colour), ("J", colour)),
        (("K", colour), ("Q", colour), ("J", twin)),
        (("Q", colour), ("J", colour), ("J", twin)),
        (("Q", "Bk"), ("J", "Bl"), ("J", "Si")),
        (("Q", "Bk"), ("J", "Bk"), ("J", "Si")),
        (("K", "Bk"), ("Q", "Bk"), ("J", "Bl")),
    )
    cards = v.pack.read(dict.fromkeys(str(v.pack.card_of(*one)) for one in pick(chance, shapes)))
    melds, loose = v.meld(cards, trump=trump), every_option(v, cards, trump)
    if len(cards) < 3 or not melds:  # noqa: PLR2004 - three different ones
        return None
    once = say("A card serves once in each type, and in different types it may serve again.")
    near = {}
    if loose > melds.points:
        near[loose] = say("That lets a card serve twice in one type.")
    for meld in melds:
        near.setdefault(
            meld.points,
            say(
                "There is more: a card that serves in type {type} may serve in another type too.",
                type=meld.type,
            ),
        )
    return Quiz(
        say("What do these three cards meld in all?"),
        (Row(SMALL, cards, say("The three cards")),),
        (once, source_line(v.rules.meld.reuse)),
        totals(melds, "", near, whole_table(melds)),
        trump=trump,
    )


def _second(v: Variant, chance: Random) -> Quiz | None:
    """Won cards, of which some were melded before play and some of the first meld were lost."""
    table = table_of(v)
    first = crossing(table, chance)
    trump = best_trump(table, first)
    laid = v.meld(first, trump=trump)
    shown = tuple(dict.fromkeys(card for meld in laid for card in meld.cards))
    if len(shown) < 4:  # noqa: PLR2004 - something was melded
        return None
    kept = some(chance, shown, len(shown) - 1 - int(chance.random() * 3))
    gone = [card for card in shown if card not in kept]
    won = filled(table, chance, kept, _WON, gone)
    fresh = [card for card in won if card not in shown]
    right = v.meld(won, trump=trump)
    near = {
        v.meld(fresh, trump=trump).points: say(
            "That leaves out the cards that were melded before. Won cards may meld again."
        ),
        v.meld((*won, *gone), trump=trump).points: say(
            "That counts {cards}: melded before, but the other side won them.", cards=all_of(gone)
        ),
        laid.points: say("That is the first meld. The second is counted anew, from the won cards alone."),
    }
    if right.points in near or len(near) < 3 or not right:  # noqa: PLR2004 - three slips, each with its total
        return None
    melded = say("Melded before play ({n} points): {cards}.", n=laid.points, cards=all_of(shown))
    return Quiz(
        say("Your side won these cards in tricks. What do the second melds come to?"),
        (
            Row(SMALL, shown, say("Melded before play: {n} points", n=laid.points)),
            Row(SMALL, won, say("Won in tricks")),
        ),
        (
            say("All the won cards may meld, also those melded before; cards that are lost do not count."),
            melded,
            source_line(v.rules.deal.phases),
        ),
        totals(right, "", near, whole_table(right)),
        trump=trump,
    )


SUMS = (
    Situation("once", "How often a card serves", _serves),
    Situation("type-a", "Type A: run, marriages, dix", _type_a),
    Situation("type-b", "Type B: ranks and colours", _type_b),
    Situation("type-c", "Type C: pinochles", _type_c),
    Situation("whole", "The whole hand", _whole),
    Situation("second", "The second melds, from won cards", partial(_second)),
)
