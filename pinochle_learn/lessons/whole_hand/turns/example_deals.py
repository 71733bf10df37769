"""Deals of turns in which something happens that one should see: found by a search, and offered.

``python -m pinochle_learn.lessons.whole_hand.turns.example_deals`` searches
again, which a change of the players makes necessary; a test says so.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pinochle_learn.front import Variant, variant
from pinochle_learn.lessons.whole_hand.found import Found
from pinochle_learn.lessons.whole_hand.turns.narration import Scene, Story, story

_SEARCHED = 3_000  # deals at most
_TWO_KINDS = " as "  # what a meld says that could be of two kinds


@dataclass(frozen=True, slots=True)
class Example:
    """Something that happens: its key and name, the size of the table, and the step that shows it."""

    key: str
    title: str
    players: int
    shown_at: Callable[[Story], int | None]


def _scene(shows: Callable[[Scene], bool]) -> Callable[[Story], int | None]:
    """The first step whose scene shows something."""
    return lambda told: next((n for n, scene in enumerate(told.scenes, start=1) if shows(scene)), None)


def _goes_out_by(verb: str) -> Callable[[Story], int | None]:
    return lambda told: len(told.scenes) if told.out is not None and told.scenes[-1].verb == verb else None


def _nobody_out(told: Story) -> int | None:
    return len(told.scenes) if told.out is None else None


def _new_stock(told: Story) -> int | None:
    stocks = [told.stock, *(scene.stock for scene in told.scenes)]
    return next((n for n in range(1, len(stocks)) if stocks[n] > stocks[n - 1]), None)


EXAMPLES = (
    Example("out-meld", "Going out by a meld", 3, _goes_out_by("meld")),
    Example("out-lay-off", "Going out by laying off", 4, _goes_out_by("lay")),
    Example(
        "two-kinds", "A meld of two kinds", 2, _scene(lambda s: s.verb == "meld" and _TWO_KINDS in s.action)
    ),
    Example("keep", "The last card may not be discarded", 2, _scene(lambda s: s.verb == "keep")),
    Example("new-stock", "A new stock from the discard pile", 6, _new_stock),
    Example("nobody", "Nobody goes out", 6, _nobody_out),
)

SEEDS: Mapping[str, Mapping[str, int]] = {
    "purple-rummy": {
        "out-meld": 1,
        "out-lay-off": 2,
        "two-kinds": 4,
        "keep": 5,
        "new-stock": 3,
        "nobody": 150,
    },
}


def told(v: Variant, one: Example, seed: int) -> Story:
    """A deal at the table of an example."""
    return story(v.rules.seated(one.players), seed)


def _step(v: Variant, one: Example, seed: int) -> int | None:
    return one.shown_at(told(v, one, seed))


FOUND = Found(EXAMPLES, SEEDS, _step, lambda one: {"players": one.players})


if __name__ == "__main__":
    for name in SEEDS:
        sys.stdout.write(f"    {name!r}: {FOUND.search(variant(name), _SEARCHED)},\n")
