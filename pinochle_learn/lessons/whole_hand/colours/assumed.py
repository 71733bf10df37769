"""What is assumed at a step of a deal with coloured cards, since no source says it: a line for each."""

from collections.abc import Iterator

from pinochle_learn.cards.card import COLOUR_NAMES
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.lessons.whole_hand.colours.narration import Scene
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.words.sources import guessed, numbers_guessed
from pinochle_learn.text import listed, say


def assumed_at(rules: Rules, scene: Scene | None, *, over: bool) -> Iterator[str]:
    """Lines for what a step shows and no text says; ``scene`` is ``None`` before the first and at the end."""
    if scene is None:
        yield from () if over else _of_the_deal(rules)
    elif scene.phase == "auction":
        yield from _of_the_auction(rules)
    elif scene.step:
        yield from _of_the_winner(rules, scene.step)
    if over or (scene is not None and scene.step):
        yield from _of_the_numbers(rules)


def _of_the_deal(rules: Rules) -> Iterator[str]:
    table = compiled(rules)
    if table.left_out > 1 and guessed(rules.deal.rest):
        text = (
            "The source does not say which card is turned where two or three play, nor what becomes of the "
            "rest; this table plays it so."
        )
        yield say(text)
    if not rules.auctioned and guessed(rules.playing.first_lead):
        yield say("The source does not say who leads first without an auction; this table plays it so.")
    seventh = rules.colours.seventh if rules.colours else None
    if seventh is not None and guessed(seventh):
        code = seventh.value.split()[0]
        text = "The seventh colour, here {colour} on hearts, is named in no text that could be read."
        yield say(text, colour=say(COLOUR_NAMES[code]))


def _of_the_auction(rules: Rules) -> Iterator[str]:
    auction = rules.auction
    if auction is None:
        return
    told = (
        (auction.minimum, say("the least bid")),
        (auction.ladder, say("its steps")),
        (rules.settling.lost_bid, say("the price of a lost bid")),
    )
    silent = [words for value, words in told if guessed(value)]
    if silent:
        text = "The source says only that points may be bid. Assumed: {rules}."
        yield say(text, rules=listed(silent))


def _of_the_winner(rules: Rules, step: str) -> Iterator[str]:
    reading = rules.playing.lead_counts_as_colour
    if step == "led-suit" and guessed(reading):
        yield say("This reading of the third step is assumed: otherwise it could never apply.")


def _of_the_numbers(rules: Rules) -> Iterator[str]:
    if numbers_guessed(rules):
        yield say("The numbers of ranks and colours are assumed: look at those printed on your cards.")
