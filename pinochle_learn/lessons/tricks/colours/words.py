"""A trick of coloured cards in words: three steps to its winner, two readings of the third, its worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pinochle_learn.cards import Card
from pinochle_learn.cards.card import colour_name, rank_name, suit_name
from pinochle_learn.engine.tricks.questions import Question
from pinochle_learn.engine.tricks.tricks import Winner
from pinochle_learn.front import Variant
from pinochle_learn.teaching.words.sources import numbers_guessed
from pinochle_learn.text import listed, say, sentence

Cards = Sequence[Card]
READING = "play.lead_counts_as_colour"


# --- who wins ----------------------------------------------------------------------------------------------


def steps(v: Variant, trick: Cards, trump: str) -> tuple[Question, ...]:
    """The questions by which the winner is found, up to the step that decides."""
    rule, led = v.winner(trick, trump=trump).rule, trick[0]
    words = {"colour": colour_name(led.suit_or_colour), "suit": suit_name(led.suit)}
    first = say("1. Was a card of the trump colour, {trump}, played?", trump=colour_name(trump))
    second = say("2. Does another card than the lead show its colour, {colour}?", **words)
    if lead_counts(v):
        second = say("2. Does a card show the led colour, {colour}? The lead counts.", **words)
    third = say("3. Then the highest of the led suit, {suit}, wins, of any colour. The lead counts.", **words)
    asked = (
        Question("trump", first, rule == "trump"),
        Question("led-colour", second, rule == "led-colour"),
        Question("led-suit", third, answer=True),
    )
    return asked[: ("trump", "led-colour", "led-suit").index(rule) + 1]


def why_wins(v: Variant, won: Winner, trick: Cards) -> str:
    """Why a card wins, without what the trick is worth."""
    return won.why.removesuffix(v.count(trick).why).strip()


def why_loses(v: Variant, trick: Cards, trump: str, place: int) -> str:
    """Why the card at a place of the trick does not win it: names the card, the winning card and the rule."""
    won, card, led = v.winner(trick, trump=trump), trick[place], trick[0]
    words = {
        "Card": sentence(_the(card)),
        "the_card": _the(card),
        "best": _the(won.card),
        "Best": sentence(_the(won.card)),
        "trump": colour_name(trump),
        "colour": colour_name(led.suit_or_colour),
        "suit": suit_name(led.suit),
    }
    return say(
        {"trump": _no_trump, "led-colour": _no_colour, "led-suit": _no_suit}[won.rule](v, won, trick, place),
        **words,
    )


def _no_trump(_v: Variant, won: Winner, trick: Cards, place: int) -> str:
    card = trick[place]
    if card.suit_or_colour == won.card.suit_or_colour:
        return "{Card} is a trump, but {best} is a higher one."
    if card.suit == won.card.suit:
        return "Trump is a colour, {trump}: {the_card} is of the same suit, but no trump. {Best} beats it."
    if place == 0:
        return "{Card} was led, but {best} is of the trump colour, and a trump beats every other card."
    return "{Card} is no trump, and {best} is one: a trump beats every other card."


def _no_colour(v: Variant, won: Winner, trick: Cards, place: int) -> str:
    card, led = trick[place], trick[0]
    if card.suit_or_colour == led.suit_or_colour:
        return "{Card} is of the led colour, {colour}, but {best} is higher."
    if card.suit != led.suit:
        return "{Card} is neither a trump nor of the led colour, {colour}: it cannot win."
    if lead_counts(v) and won.position == 0:
        return "{Card} follows suit only, and here the lead counts as following its own colour, {colour}."
    return (
        "{Card} follows suit, but not colour: another card than the lead is {colour}, "
        "so the highest {colour} card wins."
    )


def _no_suit(_v: Variant, won: Winner, trick: Cards, place: int) -> str:
    card, led = trick[place], trick[0]
    if card.suit != led.suit:
        return "{Card} is neither a trump nor of the led suit, {suit}: it cannot win."
    if card.rank == won.card.rank:
        return "{Card} is as high as {best}, which was played first: of cards of one rank the first wins."
    if place == 0:
        return (
            "No other card is {colour}, so the led colour does not decide. {Card} counts as one of {suit}, "
            "and {best} is higher."
        )
    return "No other card than the lead is {colour}, so the highest of {suit} wins, and {best} is higher."


def _the(card: Card) -> str:
    return say("the {card}", card=card.name)


# --- the two readings of the third step --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Readings:
    """Who wins as the table reads the third step, who wins in the other reading, and that in words."""

    here: Winner
    there: Winner
    line: str

    @property
    def differ(self) -> bool:
        """Whether the two readings have different winners."""
        return self.here.position != self.there.position


def lead_counts(v: Variant) -> bool:
    """Whether the lead alone counts as following its own colour."""
    counts = v.rules.playing.lead_counts_as_colour
    return counts is not None and counts.value


def other_reading(v: Variant) -> Variant:
    """The same table with the other reading of the third step."""
    return _read(v, not lead_counts(v))


@lru_cache(maxsize=32)
def _read(v: Variant, counts: bool) -> Variant:  # noqa: FBT001 - the value of a rule
    return v.with_rules({READING: counts})


def readings(v: Variant, trick: Cards, trump: str) -> Readings:
    """Compares the two readings on one trick, and says what changes or why nothing does."""
    other = other_reading(v)
    here, there = v.winner(trick, trump=trump), other.winner(trick, trump=trump)
    if here.position == there.position:
        return Readings(here, there, _same(here, trick))
    text = "In the other reading {best} would win. {why}"
    return Readings(here, there, say(text, best=_the(there.card), why=why_wins(other, there, trick)))


def _same(won: Winner, trick: Cards) -> str:
    led = trick[0]
    words = {"led": _the(led), "colour": colour_name(led.suit_or_colour), "suit": suit_name(led.suit)}
    if len(trick) == 1:
        return say("The other reading changes nothing yet: only one card lies on the table.")
    if won.rule == "trump":
        return say("The other reading changes nothing here: a trump was played, so step one decides.")
    if sum(card.suit_or_colour == led.suit_or_colour for card in trick) > 1:
        text = "The other reading changes nothing here: not only the lead is {colour}, so step two decides."
        return say(text, **words)
    text = "The other reading changes nothing here: {led} is the highest of {suit} too, and wins either way."
    return say(text, **words)


# --- what it is worth, and where that comes from -----------------------------------------------------------


def numbers_told(v: Variant) -> str:
    """What ranks and colours count, and that it is assumed where it is."""
    ranks, colours = v.rules.count.points, v.rules.colours
    if colours is None:
        return ""
    by_rank = (f"{rank_name(rank)} {n}" for rank, n in zip(v.pack.ranks, ranks.value, strict=True))
    by_colour = (
        f"{colour_name(code)} {n}" for code, n in zip(v.pack.colours, colours.points.value, strict=True)
    )
    text = "Ranks count {ranks}; colours count {colours}."
    said = say(text, ranks=", ".join(by_rank), colours=", ".join(by_colour))
    if numbers_guessed(v.rules):
        said += say(" These numbers are assumed.")
    return said


def sums(v: Variant, trick: Cards) -> str:
    """What each card counts, for its rank and for its colour."""
    parts = [f"{card} {rank} + {colour}" for card in trick for rank, colour in [both(v, card)]]
    return say("Each card counts for its rank and for its colour: {parts}.", parts=listed(parts))


def both(v: Variant, card: Card) -> tuple[int, int]:
    """What a card counts for its rank, and for its colour."""
    rank = v.rules.count.points.value[v.pack.ranks.index(card.rank)]
    return rank, int(v.count([card])) - rank
