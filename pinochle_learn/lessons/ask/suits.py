"""The facts of a hand where cards have suits: bid, meld, tricks, scores, and ends that some tables know."""

from collections.abc import Iterator
from math import gcd
from typing import Any

from pinochle_learn.cards.card import SUIT_SYMBOLS, suit_name
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.scoring.possible import score_step
from pinochle_learn.front import Variant
from pinochle_learn.lessons.ask.facts import (
    CHECK,
    CHOICE,
    NOBODY,
    Fact,
    Values,
    by_side,
    keys,
    sides_of,
)
from pinochle_learn.teaching.scores.clamp import usual
from pinochle_learn.teaching.scores.hand import Hand, Renege, keywords, melders
from pinochle_learn.teaching.scores.ranges import ScoreRanges, grid
from pinochle_learn.teaching.scores.words import by_side_size, names
from pinochle_learn.text import say

_PAIR = 2


class SuitsForm:
    """The facts of a hand with an auction or without one."""

    def facts(self, table: Variant) -> tuple[Fact, ...]:
        """All facts that the table may ask for."""
        hand, on = usual(table), grid(table.rules)
        first = _auction(table, hand) if table.rules.auctioned else []
        return (*first, *_numbers(table, hand, on), *_ends(table, on))

    def shown(self, table: Variant, values: Values) -> Iterator[str]:
        """The facts that matter, in the order of a hand."""
        on, n = grid(table.rules), grid(table.rules).sides
        have = {fact.key for fact in self.facts(table)}
        lone = table.rules.meld.who.value == "bidder"
        order = [
            *("bidder", "bid", "trump"),
            *([f"meld.{values.get('bidder', 0)}"] if lone else keys("meld", n)),
            *keys("trick_points", _asked(table, values, on)),
            *keys("before", n),
            *("deal_number", "nobody", "given_up", "no_marriage", "renege_by"),
            *keys("tricks_taken", n - 1),
            *keys("nines_only", n),
            *("declared_out", "target"),
        ]
        yield from (key for key in order if key in have)

    def notes(self, table: Variant, values: Values) -> Iterator[str]:
        """Whose trick points are not asked for, since they are what is left."""
        on = grid(table.rules)
        if not on.pair and _declared(values) is None:
            yield say("{side} has the rest of the {n} trick points.", side=names(table)[-1], n=on.total)

    def told(self, table: Variant, values: Values) -> dict[str, Any]:
        """The facts as keywords of ``settle``."""
        on = grid(table.rules)
        told = keywords(table, _bid(table, values, on) if table.rules.auctioned else _unbid(values, on))
        if "trick_points" in told and table.rules.settling.save_meld.value == "trick":
            told["tricks_taken"] = _shared(on.tricks, values, "tricks_taken", on.sides)
        return told


def _asked(table: Variant, values: Values, on: ScoreRanges) -> int:
    """How many sides' trick points are asked for: the others follow."""
    if table.rules.auctioned:
        return 1 if on.pair else on.sides - 1
    return on.sides - (_declared(values) is None)


def _declared(values: Values) -> int | None:
    side = values.get("declared_out", NOBODY)
    return side if isinstance(side, int) and side != NOBODY else None


def _auction(table: Variant, hand: Hand) -> Iterator[Fact]:
    on, sides = grid(table.rules), names(table)
    yield Fact("bidder", say("Who bid"), hand.bidder or 0, CHOICE, sides_of(sides))
    yield Fact("bid", say("Bid"), hand.bid, step=table.scale)
    if on.chips:
        suits = tuple(
            (n, f"{SUIT_SYMBOLS[suit]} {suit_name(suit)}") for n, suit in enumerate(table.pack.suits)
        )
        start = table.pack.suits.index(hand.trump or table.pack.suits[0])
        yield Fact("trump", say("Trump"), start, CHOICE, suits)


def _numbers(table: Variant, hand: Hand, on: ScoreRanges) -> Iterator[Fact]:
    """Meld, tricks and scores, side by side."""
    sides, melds = names(table), gcd(*on.melds)
    points = (hand.own, *hand.points[1:]) if on.chips else hand.points
    step = gcd(*table.rules.count.points.value, table.rules.count.last_trick.value)
    before = say("Chips before, {side}") if on.chips else say("Score before, {side}")
    for side, name in enumerate(sides):
        yield Fact(f"meld.{side}", say("Meld, {side}", side=name), hand.meld[side], step=melds)
    most = on.sides if not table.rules.auctioned else 1 if on.pair else on.sides - 1
    for side, name in enumerate(sides[:most]):
        whose = say("the bidder") if on.chips else name
        label = say("Trick points, {side}", side=whose)
        yield Fact(f"trick_points.{side}", label, points[side], step=step)
    for side, name in enumerate(sides):
        label = before.format(side=name)
        yield Fact(f"before.{side}", label, hand.before[side], step=score_step(compiled(table.rules)))
    if on.deals:
        yield Fact("deal_number", say("Deal"), hand.deal or 1)


def _ends(table: Variant, on: ScoreRanges) -> Iterator[Fact]:
    """Ends of a hand that only some tables know."""
    return _ends_of_a_bid(table, on) if table.rules.auctioned else _ends_unbid(table, on)


def _ends_unbid(table: Variant, on: ScoreRanges) -> Iterator[Fact]:
    if table.rules.game.declare_out.value:
        choices = sides_of(names(table), say("Nobody"))
        yield Fact("declared_out", say("Declared out"), NOBODY, CHOICE, choices)
    if len(on.targets) > 1:
        choices = tuple((n, str(n)) for n in on.targets)
        yield Fact("target", say("Played to"), on.targets[0], CHOICE, choices)


def _ends_of_a_bid(table: Variant, on: ScoreRanges) -> Iterator[Fact]:
    rules, sides = table.rules, names(table)
    if rules.bidding.all_pass.value == "next_deal":
        yield Fact("nobody", say("Nobody bid"), kind=CHECK)
    if rules.settling.throw_in.value != "never":
        label = say("Conceded before the first lead") if on.chips else say("Thrown in after the meld")
        yield Fact("given_up", label, kind=CHECK)
    if rules.trumps.marriage.value:
        label = by_side_size(table, "The bidders hold no marriage", "The bidder holds no marriage")
        yield Fact("no_marriage", label, kind=CHECK)
    if rules.settling.renege.value != "none":
        choices = sides_of(sides, say("No renege"))
        yield Fact("renege_by", say("Renege"), NOBODY, CHOICE, choices)
    if rules.settling.save_meld.value == "trick":
        for side, name in enumerate(sides[:-1]):
            start = on.tricks // on.sides + (side == 0)
            yield Fact(f"tricks_taken.{side}", say("Tricks taken, {side}", side=name), start)
    if rules.settling.nines_exempt.value:
        for side, name in enumerate(sides):
            label = say("{side} melded nothing but nines of trump", side=name)
            yield Fact(f"nines_only.{side}", label, kind=CHECK)


def _shared(total: int, values: Values, keyword: str, sides: int) -> tuple[int, ...]:
    """What the fields say, and the rest of the total for the last side."""
    given = by_side(values, keyword, sides - 1)
    return (*given, total - sum(given))


def _bid(table: Variant, values: Values, on: ScoreRanges) -> Hand:
    n, renege = on.sides, int(values.get("renege_by", NOBODY))
    own = int(values["trick_points.0"])
    hand = Hand(
        int(values["bid"]),
        None if values.get("nobody") else int(values["bidder"]),
        by_side(values, "meld", n),
        (0,) * n if on.pair and n > _PAIR else _shared(on.total, values, "trick_points", n),
        by_side(values, "before", n),
        (0,) * n,
        given_up=bool(values.get("given_up")),
        nines=tuple(bool(values.get(f"nines_only.{side}")) for side in range(n)),
        marriage=not values.get("no_marriage"),
        renege=None if renege == NOBODY else Renege(renege),
        trump=table.pack.suits[int(values["trump"])] if on.chips else None,
        deal=int(values["deal_number"]) if on.deals else None,
    )
    laid = melders(table, hand)
    hand = hand.but(meld=tuple(m if side in laid else 0 for side, m in enumerate(hand.meld)))
    if not on.pair or n <= _PAIR:  # more than two share what the bidder leaves
        return hand
    return hand.but(points=hand.by_side(own, on.total - own, *(0 for _ in range(n - 2))))


def _unbid(values: Values, on: ScoreRanges) -> Hand:
    """A hand without an auction; where somebody declared out, not all points need be taken yet."""
    n, declared = on.sides, _declared(values)
    all_taken = declared is None
    return Hand(
        0,
        None,
        by_side(values, "meld", n),
        _shared(on.total, values, "trick_points", n) if all_taken else by_side(values, "trick_points", n),
        by_side(values, "before", n),
        (0,) * n,
        nines=(False,) * n,
        declared=declared,
        target=int(values["target"]) if "target" in values else None,
    )
