"""The same table on the other scale: every score ten times as large, or a tenth.

Nothing is converted when it is shown. The whole record changes scale, so that the two can never stand side by
side in one answer.
"""

from dataclasses import replace
from typing import Any

from pinochle_learn.rules.melding import MeldRule
from pinochle_learn.rules.records import Rules
from pinochle_learn.rules.value import Value

SCALES = (1, 10)


def rescaled(rules: Rules, scale: int) -> Rules | None:
    """The record with its scores on ``scale`` (1 or 10); ``None`` where a score is no whole number there."""
    have = rules.table.scale.value
    if scale == have:
        return rules
    home = rules.home_scale or have
    change = _Change(scale, have)
    made = replace(
        rules,
        table=replace(rules.table, scale=change(rules.table.scale)),
        auction=replace(
            rules.auction,
            minimum=change(rules.auction.minimum),
            ladder=change(rules.auction.ladder),
            raises=change(rules.auction.raises),
            cap=change(rules.auction.cap),
        ),
        meld=replace(rules.meld, melds=tuple(_meld(change, meld) for meld in rules.meld.melds)),
        count=replace(
            rules.count, points=change(rules.count.points), last_trick=change(rules.count.last_trick)
        ),
        game=replace(rules.game, target=change(rules.game.target), limit=change(rules.game.limit)),
        home_scale=None if scale == home else home,
    )
    return made if change.whole else None


class _Change:
    """Multiplies values by ``new`` and divides them by ``old``; remembers whether all stayed whole."""

    def __init__(self, new: int, old: int) -> None:
        self.new, self.old, self.whole = new, old, True

    def __call__(self, value: Value[Any]) -> Value[Any]:
        return replace(value, value=self._number(value.value))

    def _number(self, value: Any) -> Any:  # noqa: ANN401 - numbers and tuples of them
        if isinstance(value, tuple):
            return tuple(map(self._number, value))
        if value is None:
            return None
        self.whole &= value * self.new % self.old == 0
        return value * self.new // self.old


def _meld(change: _Change, meld: MeldRule) -> MeldRule:
    return replace(meld, points=change(meld.points))
