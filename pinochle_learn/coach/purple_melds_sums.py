"""Questions on hands of coloured cards: rank or colour, the total of a type, the whole hand, the second melds."""

from functools import partial
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name, rank_plural, suit_name
from pinochle_learn.coach.purple_melds_ask import (
    every_option,
    meld_source,
    offers,
    table_of,
    totals,
    trump_for,
    twins,
    whole_table,
)
from pinochle_learn.coach.purple_melds_choice import Board, Nest, in_short, no_choice
from pinochle_learn.coach.purple_melds_hands import best_trump, crossing, filled, one_of, with_choice
from pinochle_learn.coach.purple_melds_words import all_of, from_rule
from pinochle_learn.coach.quiz import HAND, SMALL, Quiz, Row, Situation, some
from pinochle_learn.engine.choosing import RANK, alike_of
from pinochle_learn.front import Variant
from pinochle_learn.text import listed, number, say

_A, _B, _C = "A", "B", "C"
_WON = 16  # cards of four tricks


# --- rank or colour ----------------------------------------------------------------------------------------


def _which_way(v: Variant, chance: Random) -> Quiz | None:
    """One card that has a choice: which side pays more, or is it all the same?"""
    table = table_of(v)
    wanted = one_of(chance, ("rank", "colour", "same"))
    board = Board(table, crossing(table, chance, one_of(chance, (8, 9, 10, 12))))
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
        "same": (say("It is all the same"), both if right == "same" else say("Count both ways: it is not the same.")),
    }
    return Quiz(
        say("In type {type} {card} can count for {ranks} or for {colour}. Which pays more in all?", type=_B, card=in_short(card), ranks=ranks, colour=colour),
        (Row(HAND, board.hand),),
        (_once(), from_rule(v.rules.meld.reuse)),
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


def _once() -> str:
    return say("In type {type} each card counts for its rank or for its colour, never for both.", type=_B)


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
    names = listed(say("{n} {cards}", n=number(len(nest.able)), cards=_cards_of(nest)) for nest in counts.values())
    held = say("The hand has {names}.", names=names)
    return Quiz(
        say("Choose every card that could count for its rank and for its colour in type {type}.", type=_B),
        (Row(HAND, board.hand),),
        (held, say("A card has a choice where four or more of its rank and four or more of its colour pay."), meld_source(board.rules[0])),
        fits=fits,
    )


def _both_sides(board: Board, card: Card) -> str:
    able = {nest.name: len(nest.able) for nest in board.nests}
    ranks, colour = rank_plural(card.rank), colour_name(card.colour)
    n, m = number(able[ranks]), number(able[colour])
    return say("there are {n} {ranks} and {m} {colour} cards.", n=n, ranks=ranks, m=m, colour=colour)


def _cards_of(nest: Nest) -> str:
    """What counts there, as one counts it: ``aces``, ``black cards``."""
    pattern = alike_of(nest.rule)
    return nest.name if pattern.alike == RANK else suit_name(pattern.of)


def _why_closed(board: Board, card: Card) -> str:
    counts = {card for nest in board.nests for card in nest.able}
    if card in counts:
        return no_choice(board, card).partition(": ")[2]
    return say("it counts nowhere in type {type}: neither its rank nor its colour pays here.", type=_B)


# --- totals ------------------------------------------------------------------------------------------------


def _type_b(v: Variant, chance: Random) -> Quiz | None:
    """The best total where cards choose."""
    table = table_of(v)
    board = Board(table, with_choice(table, chance, least=one_of(chance, (1, 2, 3))))
    if board.points == board.best.points:
        return None
    melds = v.meld(board.hand, trump=None)
    all_colour = Board(table, board.hand, frozenset(board.open))
    near = {
        board.points: say("That leaves every card at its rank. Moving {cards} to colour pays more.", cards=_moved(board)),
        all_colour.points: say("That gives every card that can to its colour. Some pay more at their rank."),
        every_option(v, board.hand, None, _B): say("That counts {cards} twice: for rank and for colour.", cards=all_of(board.open)),
    }
    why = whole_table(melds, _B)
    return Quiz(
        say("What does type {type} of this hand come to at best?", type=_B),
        (Row(HAND, board.hand),),
        (_moves_told(board), _once(), from_rule(v.rules.meld.reuse)),
        totals(melds, _B, near, why),
    )


def _moved(board: Board) -> str:
    return all_of([card for card in board.open if card in board.best.away])


def _moves_told(board: Board) -> str:
    return say("Best so: {cards} for colour, all else that has a choice for rank.", cards=_moved(board))


def _type_a(v: Variant, chance: Random) -> Quiz | None:
    """Runs, marriages and the dix of a hand."""
    trump = trump_for(v, chance)
    lane = v.pack.in_lane
    some_of = [
        [lane(r, trump) for r in one_of(chance, ("AKQJT", "AKQJT", "KQ", "K", "8KQ"))],
        [lane(r, one_of(chance, v.pack.lanes)) for r in "KQ"],
        *([lane(r, twin) for r in one_of(chance, ("KQ", "K", "Q"))] for twin in twins(v, trump)),
        [lane("8", trump)] if chance.random() < 0.5 else [],  # noqa: PLR2004 - a fair coin
    ]
    sure = dict.fromkeys(card for group in some_of for card in group)
    return _of_type(v, chance, tuple(sure), trump, _A)


def _type_c(v: Variant, chance: Random) -> Quiz | None:
    """Pinochles of a hand."""
    lane, codes = v.pack.in_lane, v.pack.lanes
    sure = [lane("Q", one_of(chance, codes)), lane("J", one_of(chance, codes))]
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
        (say("A card serves once in type {type}.", type=kind), from_rule(v.rules.meld.reuse), meld_source(first)),
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
    near = {melds.points - n: say("That leaves out type {type}.", type=kind) for kind, n in melds.by_type.items() if n}
    near[melds.points - board.best.points + board.points] = say(
        "In type {type} that leaves every card at its rank: moving {cards} to colour pays more.", type=_B, cards=_moved(board)
    )
    near[every_option(v, hand, trump)] = say("That lets cards serve more than once in one type.")
    return Quiz(
        say("What does the whole hand meld?"),
        (Row(HAND, hand),),
        (
            say("Type by type: {parts}.", parts=listed(f"{kind} {n}" for kind, n in melds.by_type.items())),
            from_rule(v.rules.meld.reuse),
        ),
        totals(melds, "", dict(list(near.items())[-3:]), whole_table(melds)),
        trump=trump,
    )


# --- how often a card serves -------------------------------------------------------------------------------


def _serves(v: Variant, chance: Random) -> Quiz | None:
    """A few cards of which one could serve in two melds: of one type, or of two."""
    trump, lane = trump_for(v, chance), one_of(chance, v.pack.lanes)
    twin = one_of(chance, twins(v, lane) or v.pack.lanes)
    shapes = (
        (("K", lane), ("Q", lane), ("Q", twin)),
        (("K", lane), ("K", twin), ("Q", lane)),
        (("K", lane), ("Q", lane), ("J", lane)),
        (("K", lane), ("Q", lane), ("J", twin)),
        (("Q", lane), ("J", lane), ("J", twin)),
        (("Q", "Bk"), ("J", "Bl"), ("J", "Si")),
        (("Q", "Bk"), ("J", "Bk"), ("J", "Si")),
        (("K", "Bk"), ("Q", "Bk"), ("J", "Bl")),
    )
    cards = v.pack.read(dict.fromkeys(str(v.pack.in_lane(*one)) for one in one_of(chance, shapes)))
    melds, loose = v.meld(cards, trump=trump), every_option(v, cards, trump)
    if len(cards) < 3 or not melds:  # noqa: PLR2004 - three different ones
        return None
    once = say("A card serves once in each type, and in different types it may serve again.")
    near = {}
    if loose > melds.points:
        near[loose] = say("That lets a card serve twice in one type.")
    for meld in melds:
        near.setdefault(meld.points, say("There is more: a card that serves in type {type} may serve in another type too.", type=meld.type))
    return Quiz(
        say("What do these three cards meld in all?"),
        (Row(SMALL, cards, say("The three cards")),),
        (once, from_rule(v.rules.meld.reuse)),
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
        v.meld(fresh, trump=trump).points: say("That leaves out the cards that were melded before. Won cards may meld again."),
        v.meld((*won, *gone), trump=trump).points: say("That counts {cards}: melded before, but the other side won them.", cards=all_of(gone)),
        laid.points: say("That is the first meld. The second is counted anew, from the won cards alone."),
    }
    if right.points in near or not right:
        return None
    melded = say("Melded before play ({n} points): {cards}.", n=laid.points, cards=all_of(shown))
    return Quiz(
        say("Your side won these cards in tricks. What do the second melds come to?"),
        (Row(SMALL, shown, say("Melded before play: {n} points", n=laid.points)), Row(SMALL, won, say("Won in tricks"))),
        (
            say("The second melds are made from all the won cards, also from those melded before; lost cards do not count."),
            melded,
            from_rule(v.rules.deal.phases),
        ),
        totals(right, "", near, whole_table(right)),
        trump=trump,
    )


SUMS = (
    Situation("which-way", "Rank or colour: which way for this card?", _which_way),
    Situation("open-cards", "Which cards have a choice?", _open),
    Situation("once", "How often a card serves", _serves),
    Situation("type-a", "Type A: run, marriages, dix", _type_a),
    Situation("type-b", "Type B: ranks and colours", _type_b),
    Situation("type-c", "Type C: pinochles", _type_c),
    Situation("whole", "The whole hand", _whole),
    Situation("second", "The second melds, from won cards", partial(_second)),
)
