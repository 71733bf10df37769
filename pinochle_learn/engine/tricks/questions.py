"""The questions that the rule of play asks, in order, up to the one that decides."""

from collections.abc import Iterator
from dataclasses import dataclass

from pinochle_learn.cards.card import suit_name, suit_singular
from pinochle_learn.engine.compiled import Compiled
from pinochle_learn.engine.tricks.plays import Trick, ruffed
from pinochle_learn.text import say


@dataclass(frozen=True, slots=True)
class Question:
    """One question: by its key, such as ``lead``, ``follow`` or ``overtrump``."""

    key: str
    question: str
    answer: bool

    def __str__(self) -> str:
        return f"{self.question} {say('Yes.') if self.answer else say('No.')}"


def questions(
    table: Compiled, hand: int, trick: Trick, trump: str | None, *, stock: bool = False
) -> tuple[Question, ...]:
    """The questions that decide what this hand may play; a question that cannot matter is not asked."""
    asked = _asked(table, hand & table.all, trick, trump)
    if table.rules.stock is None or not table.rules.stock.free_play.value:
        return tuple(asked)
    lasts = Question("stock", say("Does the stock still last?"), stock)
    return (next(asked), *((lasts,) if trick.led is not None else ()), *(() if stock else asked))


def _asked(table: Compiled, held: int, trick: Trick, trump: str | None) -> Iterator[Question]:
    yield Question("lead", say("Do you lead?"), trick.led is None)
    if trick.led is None or not table.rules.playing.must_follow.value:
        return
    suit = held & table.suit_mask[trick.led]
    yield Question("follow", say("Do you hold a {one}?", one=suit_singular(trick.led)), bool(suit))
    if suit and table.rules.playing.trump_instead is not None and trump:
        if table.rules.playing.trump_instead.value:
            text = say("Do you hold a trump, a {one}, to play instead?", one=suit_singular(trump))
            yield Question("trump-instead", text, bool(held & table.suit_masks[trump]))
    elif suit:
        yield from _asked_following(table, suit, trick, trump)
    elif trump and trick.led != trump:
        yield from _asked_void(table, held & table.suit_masks[trump], trick, trump)


def _asked_following(table: Compiled, suit: int, trick: Trick, trump: str | None) -> Iterator[Question]:
    play, target = table.rules.playing, trick.best
    if play.must_beat.value == "never" or (play.must_beat.value == "trump_led" and trick.led != trump):
        return
    if trick.led != trump:
        yield _trumped(table, trick, trump)
        if ruffed(table, trick, trump):
            if play.after_ruff.value == "free":
                return
            target = trick.best_led
    yield _beat("beat", table, suit, target)


def _asked_void(table: Compiled, trumps: int, trick: Trick, trump: str) -> Iterator[Question]:
    play = table.rules.playing
    if not play.must_trump.value:
        return
    text = say("Do you hold a trump, a {one}?", one=suit_singular(trump))
    yield Question("trump", text, bool(trumps))
    if not trumps or not play.must_overtrump.value:
        return
    yield _trumped(table, trick, trump)
    if ruffed(table, trick, trump):
        yield _beat("overtrump", table, trumps, trick.best)


def _trumped(table: Compiled, trick: Trick, trump: str | None) -> Question:
    suit = suit_name(trump) if trump else ""
    text = (
        say("Has the trick been trumped ({suit})?", suit=suit)
        if trump
        else say("Has the trick been trumped?")
    )
    return Question("trumped", text, ruffed(table, trick, trump))


def _beat(key: str, table: Compiled, cards: int, target: int) -> Question:
    name = table.pack.distinct[target].name
    return Question(key, say("Can you beat the {card}?", card=name), bool(cards & table.higher[target]))
