"""What is assumed at a step of a deal with coloured cards, since no source says it: a line for each."""

from collections.abc import Iterator

from pinochle_learn.cards.card import COLOUR_NAMES
from pinochle_learn.coach.purple_story import Scene
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.rules import Rules
from pinochle_learn.text import say


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
    if table.left_out > 1:
        text = (
            "The source does not say which card is turned where two or three play, nor what becomes of the "
            "rest; this table plays it so."
        )
        yield say(text)
    if not rules.auctioned:
        yield say("The source does not say who leads first without an auction; this table plays it so.")
    seventh = rules.colours.seventh if rules.colours else None
    if seventh is not None and seventh.provenance == "assumed":
        code = seventh.value.split()[0]
        text = "The seventh colour, here {colour} on hearts, is named in no text that could be read."
        yield say(text, colour=say(COLOUR_NAMES[code]))


def _of_the_auction(rules: Rules) -> Iterator[str]:
    auction = rules.auction
    if auction is not None and auction.minimum.provenance == "assumed":
        text = (
            "The source says only that points may be bid: the least bid, its steps and the price of a lost "
            "bid "
            "are assumed."
        )
        yield say(text)


def _of_the_winner(rules: Rules, step: str) -> Iterator[str]:
    reading = rules.playing.lead_counts_as_colour
    if step == "led-suit" and reading is not None and reading.provenance == "assumed":
        yield say("This reading of the third step is assumed: otherwise it could never apply.")


def _of_the_numbers(rules: Rules) -> Iterator[str]:
    if rules.count.points.provenance == "assumed":
        yield say("The numbers of ranks and colours are assumed: look at those printed on your cards.")
