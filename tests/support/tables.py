"""The tables by kind of game: what concerns suits, colours or turns is tested at those that have them.

A table of the Purple pack has several sizes: each that is listed here is a table of its own to the tests.
"""

from collections.abc import Iterable

import pytest

import pinochle_learn as pl

SUITED = tuple(v for v in pl.variants() if v.rules.colours is None)
COLOURED = tuple(v for v in pl.variants() if v.rules.colours is not None and v.rules.play is not None)
TRICKS = (*SUITED, *COLOURED)

PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
AUCTIONED = PURPLE.with_rules({"auction.held": True})
PURPLES = (PURPLE, PURPLE.seated(3), PURPLE.seated(2), AUCTIONED)
RUMMIES = tuple(RUMMY.seated(players) for players in (2, 4, 6))
WITH_TRICKS = (*SUITED, *PURPLES)
EVERY = (*WITH_TRICKS, *RUMMIES)
AT_ONCE = tuple(v for v in WITH_TRICKS if "meld" in v.rules.deal.phases.value)  # melds are laid before play


def named(v: pl.Variant) -> str:
    """A table in a test's id: ``purple-3`` is the one of three players, where another number is usual."""
    size = f"-{v.rules.seats}" if v.rules.seats else ""
    return f"{v.id}{size}{'-auction' if v.rules.changes else ''}"


def each(tables: Iterable[pl.Variant]) -> pytest.MarkDecorator:
    """A test of ``v`` at each of these tables."""
    return pytest.mark.parametrize("v", tuple(tables), ids=named)


ONE_WAY = frozenset(
    (
        *("deal.dealer", "deal.rest", "auction.first", "auction.content", "trump.no_marriage"),
        *("exchange.returned", "kitty.counts", "meld.counted", "play.next_lead", "chips.conceded"),
        *("stock.first_draw", "stock.last_cards", "stock.taken_up", "stock.counted", "stock.dix_beside"),
        *("settle.made", "settle.unplayed", "settle.callers", "settle.second"),
        *("turns.first", "turns.draws", "turns.lay_off", "turns.corner", "turns.either"),
        *("turns.only_drawn", "turns.out", "turns.scores", "turns.stuck", "game.level"),
    )
)


def is_fixed(path):
    """A rule that is part of the variant, or that is played in one way only."""
    if path.startswith("colours."):
        return path != "colours.points"
    part = path.startswith(("pack.", "table.")) or (path.startswith("meld.") and path.endswith(".cards"))
    return part or path in ONE_WAY
