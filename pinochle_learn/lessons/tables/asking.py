"""What the questions on mistakes share: a claim is told, the engine knows better, and more."""

from collections.abc import Mapping
from random import Random

from pinochle_learn.cards import Card
from pinochle_learn.teaching.practice.question import SMALL, Offer, Quiz, Row, numbers
from pinochle_learn.text import say

SUITS = "SHDC"


def one_of(chance: Random, items: str | tuple[str, ...]) -> str:
    """One at random, the same on every machine."""
    return items[int(chance.random() * len(items))]


def cards_of(text: str) -> tuple[Card, ...]:
    """Cards of a text of this course."""
    return tuple(Card(code[0], code[1:]) for code in text.split())


def claimed(where: str, claim: str) -> tuple[str, ...]:
    """The claim, with where it was made: ``where`` names the kind of text, never a person."""
    return (where, say("“{claim}”", claim=claim))


def how_many(  # noqa: PLR0913, PLR0917 - what a question is made of
    question: str,
    told: tuple[str, ...],
    right: int,
    near: Mapping[int, str],
    why: str,
    reasons: tuple[str, ...],
    cards: str = "",
    trump: str | None = None,
) -> Quiz:
    """A claim with a wrong number; the right one is the engine's."""
    return Quiz(question, shown(cards), reasons, numbers(right, near, why), trump=trump, told=told)


def which(  # noqa: PLR0913, PLR0917 - what a question is made of
    question: str,
    told: tuple[str, ...],
    offers: tuple[tuple[str, str, str], ...],
    right: str,
    reasons: tuple[str, ...],
    cards: str = "",
    trump: str | None = None,
) -> Quiz:
    """A claim with something wrong in it; ``offers`` are value, label and reason."""
    made = tuple(Offer(value, label, value == right, why) for value, label, why in offers)
    return Quiz(question, shown(cards), reasons, made, trump=trump, told=told)


def shown(cards: str) -> tuple[Row, ...]:
    """The cards that the claim is about."""
    return (Row(SMALL, cards_of(cards), say("The cards")),) if cards else ()
