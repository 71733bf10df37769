"""The facts of a deal with the Purple pack: two melds and tricks by side, or the cards that are left."""

from collections.abc import Iterator
from typing import Any

from pinochle_learn.engine.compiled import compiled
from pinochle_learn.front import Variant
from pinochle_learn.lessons.ask.facts import CARDS, CHOICE, Fact, Values, by_side, sides_of
from pinochle_learn.teaching.scores.words import names
from pinochle_learn.text import say

_MELDS, _SECONDS = (80, 0), (0, 50)  # what the fields begin with, in turn
_LEFT = ("", "KBk QGo", "8Br", "ASi 9Gr", "JRd", "TBl")


class ColoursForm:
    """Melds before and after the play, and the tricks."""

    def facts(self, table: Variant) -> tuple[Fact, ...]:
        """All facts that the table may ask for."""
        made, sides = compiled(table.rules), names(table)
        share = made.total // made.sides
        rows = (
            ("meld", "First meld, {side}", _MELDS),
            ("trick_points", "Trick points, {side}", (share, share)),
            ("second_meld", "Second meld, {side}", _SECONDS),
            ("before", "Score before, {side}", (0, 0)),
        )
        told = [
            Fact(f"{keyword}.{side}", say(label, side=name), start[side % 2])
            for keyword, label, start in rows
            for side, name in enumerate(sides)
        ]
        return (*_bid(table), *told)

    def shown(self, table: Variant, _values: Values) -> Iterator[str]:
        """All of them."""
        return (fact.key for fact in self.facts(table))

    def notes(self, table: Variant, _values: Values) -> Iterator[str]:
        """How many trick points there are to share."""
        made = compiled(table.rules)
        least, most = made.least_total, made.total
        n = str(most) if least == most else say("{least} to {most}", least=least, most=most)
        yield say("All tricks together make {n} trick points.", n=n)

    def told(self, table: Variant, values: Values) -> dict[str, Any]:
        """The facts as keywords of ``settle``."""
        sides = compiled(table.rules).sides
        bid = {key: values[key] for key in ("bidder", "bid") if key in values}
        names_of = ("meld", "trick_points", "second_meld", "before")
        return bid | {keyword: by_side(values, keyword, sides) for keyword in names_of}


def _bid(table: Variant) -> Iterator[Fact]:
    """The bid, where an auction is held."""
    if table.rules.auctioned:
        yield Fact("bidder", say("Who bid"), 0, CHOICE, sides_of(names(table)))
        yield Fact("bid", say("Bid"), table.rules.bidding.minimum.value, step=table.scale)


class TurnsForm:
    """The cards left to each player."""

    def facts(self, table: Variant) -> tuple[Fact, ...]:
        """All facts that the table may ask for."""
        sides = names(table)
        left = [
            Fact(f"left.{side}", say("Cards left, {side}", side=name), _LEFT[side % len(_LEFT)], CARDS)
            for side, name in enumerate(sides)
        ]
        before = [
            Fact(f"before.{side}", say("Score before, {side}", side=name)) for side, name in enumerate(sides)
        ]
        return (*left, *before)

    def shown(self, table: Variant, _values: Values) -> Iterator[str]:
        """All of them."""
        return (fact.key for fact in self.facts(table))

    def notes(self, _table: Variant, _values: Values) -> Iterator[str]:
        """Who has gone out."""
        yield say("Who has no card left has gone out.")

    def told(self, table: Variant, values: Values) -> dict[str, Any]:
        """The facts as keywords of ``settle``."""
        sides = compiled(table.rules).sides
        return {"left": by_side(values, "left", sides), "before": by_side(values, "before", sides)}
