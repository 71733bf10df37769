"""Questions on what cards in colours count: one card, a trick, a pile, and the card that nobody has."""

from collections.abc import Sequence
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import COLOUR_SUITS, colour_name
from pinochle_learn.front import Variant
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.practice.question import SMALL, Quiz, Row, numbers, pick
from pinochle_learn.teaching.scores.card_points import (
    POOL,
    card_sum,
    colour_points,
    number_lines,
    numbers_source,
    played,
    rank_points,
    won_by,
)
from pinochle_learn.teaching.scores.words import names
from pinochle_learn.teaching.words.sources import source_line
from pinochle_learn.text import plural, say, sentence

_BONUS = 10  # for the last trick, at tables that pay one
_SMALL_PILE = range(2, 5)  # tricks that are counted by head


def card(v: Variant, chance: Random) -> Quiz | None:
    """One card: rank and colour together."""
    rules, one = v.rules, pick(chance, v.pack.distinct)
    rank, colour = rank_points(rules, one), colour_points(rules, one)
    near = {
        rank: say("{rank} is only for the rank. The colour counts {colour} more.", rank=rank, colour=colour),
        colour: say(
            "{colour} is only for the colour. The rank counts {rank} more.", rank=rank, colour=colour
        ),
    }
    other = _twin(rules, one)
    if other:
        n, name = colour_points(rules, Card(one.rank, one.suit, other)), colour_name(other)
        text = (
            "That counts it as {other}. It is of the same suit, but the card is {own}, and {own} counts {n}."
        )
        near.setdefault(rank + n, say(text, other=name, own=colour_name(one.colour), n=colour))
    near.setdefault(
        2 * rank, say("That takes the number of the rank twice. The colour counts {n}.", n=colour)
    )
    return Quiz(
        say("How many points does this card count?"),
        (Row(SMALL, (one,), say("One card")),),
        (numbers_source(rules),),
        numbers(rank + colour, near, say("{Sum}.", Sum=sentence(card_sum(rules, one)))),
        told=number_lines(rules),
    )


def _twin(rules: Rules, one: Card) -> str | None:
    """The other colour of the card's suit, if there is one."""
    codes = rules.colours.codes.value if rules.colours else ()
    twins = (code for code in codes if COLOUR_SUITS[code] == one.suit and code != one.colour)
    return next(twins, None)


def trick(v: Variant, chance: Random) -> Quiz | None:
    """The last trick of a deal: its cards count, and nothing more."""
    deal = played(v, _size(v, chance), int(chance.random() * POOL))
    cards = deal.tricks[-1]
    right = v.count(cards)
    near = in_part(v.rules, cards)
    bonus = int(right) + _BONUS
    near.setdefault(
        bonus, say("That adds {n} for the last trick. Here the last trick counts no more.", n=_BONUS)
    )
    return Quiz(
        say("This was the last trick of the deal. How many points does it count?"),
        (Row(SMALL, cards, say("The last trick")),),
        (
            *(card_sum(v.rules, one) for one in cards),
            source_line(v.rules.count.last_trick),
            numbers_source(v.rules),
        ),
        numbers(int(right), near, right.why),
        told=number_lines(v.rules),
    )


def pile(v: Variant, chance: Random) -> Quiz | None:
    """A pile of tricks that a player won."""
    players = _size(v, chance)
    deal = played(v, players, int(chance.random() * POOL))
    tricks = won_by(deal, [int(chance.random() * players)])
    if len(tricks) not in _SMALL_PILE:
        return None
    cards = tuple(one for won in tricks for one in won)
    right = v.count(cards)
    near = in_part(v.rules, cards)
    last = v.count(tricks[-1])
    near.setdefault(
        int(right) - int(last), say("That leaves out the last of these tricks: {why}", why=last.why)
    )
    rows = tuple(Row(SMALL, won, say("Trick {n}", n=n)) for n, won in enumerate(tricks, 1))
    each = tuple(
        say("Trick {n}: {points}.", n=n, points=int(v.count(won))) for n, won in enumerate(tricks, 1)
    )
    return Quiz(
        say("How many points does this pile count?"),
        rows,
        (*each, numbers_source(v.rules)),
        numbers(int(right), near, right.why),
        told=number_lines(v.rules),
    )


def in_part(rules: Rules, cards: Sequence[Card]) -> dict[int, str]:
    """Counts that leave out the ranks or the colours."""
    ranks = sum(rank_points(rules, one) for one in cards)
    colours = sum(colour_points(rules, one) for one in cards)
    return {
        ranks: say("{n} is only for the ranks. The colours count {more} more.", n=ranks, more=colours),
        colours: say("{n} is only for the colours. The ranks count {more} more.", n=colours, more=ranks),
    }


def _size(v: Variant, chance: Random) -> int:
    return v.players[int(chance.random() * len(v.players))]


def left_out(v: Variant, chance: Random) -> Quiz | None:
    """What the other side took, where the card that nobody was dealt is known."""
    players = max(v.players)
    deal = played(v, players, int(chance.random() * POOL))
    card_out, points = deal.turned, deal.trick_points
    if card_out is None or len(points) != 2:  # noqa: PLR2004 - a side and another
        return None
    side = int(chance.random() * 2)
    first, second = names(v)[side], names(v)[1 - side]
    whole, out = int(v.count(v.pack.distinct)), int(v.count([card_out]))
    right = whole - out - points[side]
    near = {
        whole - points[side]: say(
            "That reckons with all {n} cards. The {card} was turned up and dealt to nobody: {out} less.",
            n=len(v.pack),
            card=card_out.name,
            out=out,
        ),
        whole - 2 * out - points[side]: say("That takes the {card} out twice.", card=card_out.name),
        points[side]: say("The points are not shared alike: each side counts the tricks that it won."),
    }
    why = say(
        "All {n} cards count {whole}. Without the {card} it is {rest}, and {rest} less {points} is {right}.",
        n=len(v.pack),
        whole=whole,
        card=card_out.name,
        rest=whole - out,
        points=points[side],
        right=right,
    )
    least, most = whole - max(_each(v)), whole - min(_each(v))
    text = "The trick points have no fixed total: with {n} players {least} to {most}, by the card left out."
    told = (
        say("All {n} cards of the pack count {whole}.", n=len(v.pack), whole=whole),
        say(
            "{side} took {points}.",
            side=first,
            points=plural(points[side], "{n} trick point", "{n} trick points"),
        ),
    )
    return Quiz(
        say("How many trick points did {side} take?", side=second),
        (
            Row(
                SMALL,
                (card_out,),
                say("Turned up for trump, dealt to nobody: {card}", card=card_sum(v.rules, card_out)),
            ),
        ),
        (say(text, n=players, least=least, most=most), numbers_source(v.rules)),
        numbers(right, near, why),
        told=told,
    )


def _each(v: Variant) -> list[int]:
    return [int(v.count([one])) for one in v.pack.distinct]
