"""One hand, melded at every table that plays with the same cards."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pinochle_learn.cards import Card
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.engine.melds.finding import Meld, MeldSet, base_key, best_melds
from pinochle_learn.frames.frame import PROVENANCE, Row, frame
from pinochle_learn.frames.records import Table, on_one_scale, record, scaled, title
from pinochle_learn.rules import Alike, Around, Cards, Pair, Rules
from pinochle_learn.rules.value import Provenance
from pinochle_learn.tables import REGISTRY
from pinochle_learn.text import say

if TYPE_CHECKING:
    from pinochle_learn.frames.frame import DataFrame

RUNS, PINOCHLES, AROUNDS = "runs and marriages", "pinochles", "arounds"


def same_hand(
    hand: str | Iterable[str | Card],
    *,
    trump: str | None,
    table: Table = "pinochlerun",
    scale: int | None = None,
) -> "DataFrame":
    """Melds one hand at every table that shares the pack of ``table``: points, points by kind, the melds.

    Points stand on one scale, as in ``compare``. The columns by kind go by the cards of a meld, since tables
    number their types differently. ``provenance`` is that of the least sure value that the hand uses.

    Raises:
        CardError: cards that cannot be; an unknown suit.
        RuleError: a scale that there is not, or on which a table's scores are no whole numbers.

    >>> same_hand("AS TS KS QS JS KS QS JD", trump="S").points.head(5).to_dict()
    {'PinochleRun': 230, 'Pagat': 270, 'Ok Pinochle': 270, 'wikiHow': 270, 'Hoyle': 230}
    """
    home = record(table)
    others = [
        rules for rules in REGISTRY if (rules.id != home.id or home.changes) and _same_pack(rules, home)
    ]
    records = on_one_scale([home, *others], scale)
    rows = [_row(rules, hand, trump) for rules in sorted(records, key=_order)]
    shown = records[0].table.scale.value
    return frame(rows, "table", {"provenance": PROVENANCE}, scaled(shown), scale=shown, trump=trump)


def _same_pack(rules: Rules, other: Rules) -> bool:
    return compiled(rules).pack == compiled(other).pack and rules.turns is None


def _order(rules: Rules) -> int:
    return [one.id for one in REGISTRY].index(rules.id)


def _row(rules: Rules, hand: str | Iterable[str | Card], trump: str | None) -> Row:
    table = compiled(rules)
    suit = None if trump is None else table.pack.trump(trump)
    melds = best_melds(table, table.pack.hand(hand), suit)
    return {
        "table": title(rules),
        "points": melds.points,
        **_by_kind(rules, melds),
        "melds": ", ".join(f"{meld.name} {meld.points}" for meld in melds) or say("none"),
        "provenance": _least_sure(rules, melds),
    }


def _by_kind(rules: Rules, melds: MeldSet) -> dict[str, int]:
    found = dict.fromkeys((RUNS, PINOCHLES, AROUNDS), 0)
    for meld in melds:
        found[_kind(rules, meld)] += meld.points
    return {say(kind): points for kind, points in found.items()}


def _kind(rules: Rules, meld: Meld) -> str:
    pattern = rules.meld[base_key(meld.key)].cards.value
    if isinstance(pattern, Pair):
        return PINOCHLES if "J" in pattern.ranks else RUNS
    return {Cards: PINOCHLES, Around: AROUNDS, Alike: AROUNDS}.get(type(pattern), RUNS)


def _least_sure(rules: Rules, melds: MeldSet) -> Provenance:
    used: list[Provenance] = [rules.meld[base_key(meld.key)].points.provenance for meld in melds]
    return max(used, key=PROVENANCE.index, default="seed")
