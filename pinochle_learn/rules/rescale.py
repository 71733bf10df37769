"""The same table on the other scale: every score ten times as large, or a tenth.

Nothing is converted when it is shown. The whole record changes scale, so that the two can never stand side by
side in one answer.
"""

from dataclasses import replace
from typing import Any

from pinochle_learn.rules.melding import MeldRule
from pinochle_learn.rules.parts import ChipRules
from pinochle_learn.rules.records import AuctionRules, Rules
from pinochle_learn.rules.value import Value

SCALES = (1, 10)


def rescaled(rules: Rules, scale: int) -> Rules | None:
    """The record with its scores on ``scale`` (1 or 10); ``None`` where a score is no whole number there."""
    have = rules.table.scale.value
    if scale == have:
        return rules
    home = rules.home_scale or have
    change = _Change(scale, have)
    if rules.count.rounding.value != "none":
        return None  # what is rounded to tens is not rounded to whole numbers on the small scale
    if rules.colours is not None or rules.settle is None:
        return None  # the numbers on coloured cards are printed there, on no other scale
    made = replace(
        rules,
        table=replace(rules.table, scale=change(rules.table.scale)),
        auction=_auction(change, rules),
        meld=replace(rules.meld, melds=tuple(_meld(change, meld) for meld in rules.meld.melds)),
        count=replace(
            rules.count, points=change(rules.count.points), last_trick=change(rules.count.last_trick)
        ),
        settle=replace(rules.settle, least_meld=change(rules.settle.least_meld)),
        chips=_chips(change, rules),
        game=replace(
            rules.game,
            target=change(rules.game.target),
            limit=change(rules.game.limit),
            raised_by=change(rules.game.raised_by),
        ),
        home_scale=None if scale == home else home,
    )
    return made if change.whole else None


class _Change:
    """Multiplies values by ``new`` and divides them by ``old``; remembers whether all stayed whole."""

    def __init__(self, new: int, old: int) -> None:
        self.new, self.old, self.whole = new, old, True

    def __call__(self, value: Value[Any]) -> Value[Any]:
        return replace(value, value=self.number(value.value))

    def number(self, value: Any) -> Any:  # noqa: ANN401 - numbers and tuples of them
        """Changes a number, or every number of a tuple."""
        if isinstance(value, tuple):
            return tuple(map(self.number, value))
        if value is None:
            return None
        self.whole &= value * self.new % self.old == 0
        return value * self.new // self.old


def _auction(change: _Change, rules: Rules) -> AuctionRules | None:
    auction = rules.auction
    if auction is None:
        return None
    return replace(
        auction,
        minimum=change(auction.minimum),
        ladder=change(auction.ladder),
        raises=change(auction.raises),
        cap=change(auction.cap),
        skipped=change(auction.skipped),
    )


def _chips(change: _Change, rules: Rules) -> ChipRules | None:
    """Chips stay chips; the bids and points that they go by change scale."""
    chips = rules.chips
    if chips is None:
        return None
    units, beyond = chips.units.value, chips.beyond.value
    starts, step = [change.number(start) for start, _ in units], change.number(beyond[0])
    return replace(
        chips,
        units=replace(
            chips.units, value=tuple((start, n) for start, (_, n) in zip(starts, units, strict=True))
        ),
        beyond=replace(chips.beyond, value=(step, beyond[1])),
    )


def _meld(change: _Change, meld: MeldRule) -> MeldRule:
    return replace(meld, points=change(meld.points))
