"""The Purple pack: its colours, their suits, and the numbers that its cards count, all in one place.

The numbers that are printed on the cards, and the name and suit of the seventh colour, stand in no text that
could be read. They are assumed here, and marked so wherever a learner meets them.
"""

from functools import partial

from pinochle_learn.rules import Value, assumed, found, seed
from pinochle_learn.rules import parts as p
from pinochle_learn.rules import records as r
from pinochle_learn.tables.sources import PURPLE, PURPLE_PAGES

_NUMBERS = "the numbers printed on the cards are in no text that could be read: 7 down to 1"
_says = partial(seed, source=PURPLE)

PACK = r.PackRules(
    ranks=assumed("AKQJT98", f"{PURPLE} writes the run ace, king, queen, jack, ten"),
    suits=found("SHDC", PURPLE_PAGES),
    copies=_says(1),
)
COLOURS = p.ColourRules(
    codes=assumed(("Bk", "Rd", "Bl", "Gr", "Go", "Si", "Br"), "the order in which the melds of colours pay"),
    named=_says(("Bk S", "Rd H", "Bl D", "Gr C")),
    metals=found(("Si D", "Br C"), PURPLE_PAGES),
    seventh=assumed("Go H", "the seventh colour is named nowhere: gold beside silver and bronze, on hearts"),
    points=assumed((7, 6, 5, 4, 3, 2, 1), _NUMBERS),
)
RANK_POINTS: Value[tuple[int, ...]] = assumed((7, 6, 5, 4, 3, 2, 1), _NUMBERS)
