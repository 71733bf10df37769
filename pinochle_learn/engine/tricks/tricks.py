"""Who wins a trick, and what cards are worth in tricks."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name, rank_name, rank_plural, suit_name
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.tricks.plays import Trick, ruffed, winning
from pinochle_learn.text import listed, number, plural, say, sentence


class Count(int):
    """Trick points: a whole number that also says in ``why`` how it came about."""

    why: str

    def __new__(cls, points: int, why: str) -> Self:
        """Makes trick points of a number and its reason."""
        made = super().__new__(cls, points)
        made.why = why
        return made


@dataclass(frozen=True, slots=True)
class Winner:
    """Who is winning a trick: the position in play order from 0, the card, the trick's points."""

    position: int
    card: Card
    points: int
    rule: str
    why: str


def winner(table: Compiled, trick: Trick, trump: str | None, *, last_trick: bool = False) -> Winner:
    """Finds the winning card of a trick, or of what has been played of it."""
    cards = tuple(table.pack.distinct[n] for n in trick.cards)
    counted = count(table, cards, last_trick=last_trick)
    card = cards[trick.winner]
    if table.rules.colours is not None:
        rule = winning(table, trick.cards, trump)[1]
        why = _by_colour(table, trick, cards, rule, trump)
    else:
        rule = "trump" if ruffed(table, trick, trump) or card.suit == trump else "led-suit"
        why = _why(table, trick, cards, rule, trump)
    return Winner(trick.winner, card, int(counted), rule, f"{why} {counted.why}")


def count(table: Compiled, cards: Iterable[Card], *, last_trick: bool = False) -> Count:
    """Adds up the trick points of some cards, and of the last trick if it is among them."""
    numbers = [table.pack.number[card] for card in cards]
    points = sum(table.points[n] for n in numbers)
    last = table.rules.count.last_trick.value if last_trick else 0
    return Count(points + last, _counted(table, numbers, points, last))


def _why(table: Compiled, trick: Trick, cards: tuple[Card, ...], rule: str, trump: str | None) -> str:
    card = cards[trick.winner]
    if len(cards) == 1:
        text = say("Only the {card} has been played.", card=card.name)
    elif rule == "trump":
        text = say(
            "{Trump} are trump, and the {card} is the highest trump.",
            Trump=sentence(suit_name(trump or card.suit)),
            card=card.name,
        )
    else:
        text = say(
            "No trump was played, so the highest card of the led suit, {led}, wins: the {card}.",
            led=suit_name(cards[0].suit),
            card=card.name,
        )
    if cards.count(card) > 1:
        text += (
            say(" Of identical cards the one played last wins.")
            if table.last_of_alike
            else say(" Of two identical cards the one played first wins.")
        )
    return text


def _by_colour(table: Compiled, trick: Trick, cards: tuple[Card, ...], rule: str, trump: str | None) -> str:
    """Why a card wins a trick where colours are followed, and by which of the three steps."""
    card, led = cards[trick.winner], cards[0]
    if len(cards) == 1:
        return say("Only the {card} has been played.", card=card.name)
    words = {"card": card.name, "colour": colour_name(led.suit_or_colour), "suit": suit_name(led.suit)}
    if rule == "trump":
        text = "{Colour} is the trump colour, and the {card} is its highest card here."
        return say(text, Colour=sentence(colour_name(trump or card.suit_or_colour)), **words)
    if rule == "led-colour" and sum(other.suit_or_colour == led.suit_or_colour for other in cards) > 1:
        return say(
            "No trump was played, so the highest card of the led colour, {colour}, wins: the {card}.", **words
        )
    if rule == "led-colour":
        text = (
            "No trump was played, and only the lead is {colour}: here it counts as following its own colour."
        )
        return say(text, **words)
    text = "No trump was played, and only the lead is {colour}, so the highest of {suit} wins: the {card}."
    why = say(text, **words)
    if sum(other.suit == led.suit and other.rank == card.rank for other in cards) > 1:
        why += (
            say(" Of cards of one rank the one played last wins.")
            if table.last_of_alike
            else say(" Of cards of one rank the one played first wins.")
        )
    return why


def _counted(table: Compiled, numbers: list[int], points: int, last: int) -> str:
    if table.rules.colours is not None:
        return _counted_by_both(table, numbers, points)
    values: dict[int, list[str]] = {}
    for card in numbers:
        values.setdefault(table.points[card], []).append(table.pack.distinct[card].rank)
    parts = [_group(ranks, value) for value, ranks in sorted(values.items(), reverse=True) if value]
    if last:
        parts.append(say("the last trick ({n})", n=last))
    if not parts:
        return say("It holds no card that counts.")
    total = plural(points + last, "{n} point", "{n} points")
    return say("{Parts}: {total}.", Parts=sentence(listed(parts)), total=total)


def _counted_by_both(table: Compiled, numbers: list[int], points: int) -> str:
    """The count of coloured cards: each for its rank and for its colour."""
    if not numbers:
        return say("It holds no card that counts.")
    ranks, cards = table.rules.count.points.value, [table.pack.distinct[n] for n in numbers]
    of_ranks = sum(ranks[table.pack.ranks.index(card.rank)] for card in cards)
    text = "For their ranks {ranks}, for their colours {colours}: {total}."
    total = plural(points, "{n} point", "{n} points")
    return say(text, ranks=of_ranks, colours=points - of_ranks, total=total)


def _group(ranks: list[str], value: int) -> str:
    each = {rank: ranks.count(rank) for rank in ranks}
    names = listed(
        rank_name(r) if n == 1 else say("{n} {ranks}", n=number(n), ranks=rank_plural(r))
        for r, n in each.items()
    )
    text = "{names} ({value} each)" if len(ranks) > 1 else "{names} ({value})"
    return say(text, names=names, value=value)
