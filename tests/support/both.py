"""One table in both implementations: the engine's variant, and the plain table with the same options."""

from typing import Any

import pinochle_learn as pl
from tests.plain.tables import Table, table

OPTIONS = {
    "meld.run_extras": "run_extras",
    "meld.doubles": "doubles",
    "meld.melds.grand-pinochle.on": "grand_binocle",
    "play.must_follow": "must_follow",
    "play.must_beat": "must_beat",
    "play.must_trump": "must_trump",
    "play.must_overtrump": "must_overtrump",
    "play.after_ruff": "after_ruff",
    "play.first_lead": "first_lead",
    "count.points": "count",
    "count.last_trick": "last_trick",
    "auction.minimum": "minimum",
    "auction.ladder": "ladder",
    "auction.raises": "exact_raises",
    "auction.cap": "cap",
    "auction.exact_opening": "exact_opening",
    "auction.must_open": "compulsory_opening",
    "auction.all_pass": "all_pass",
    "auction.skipped": "skipped",
    "trump.marriage": "trump_marriage",
    "exchange.cards": "exchange",
    "kitty.bury_melded": "bury_melded",
    "kitty.bury_trump": "bury_trump",
    "meld.who": "who_melds",
    "settle.save_meld": "save_meld",
    "settle.saving_binds": "saving_binds",
    "settle.nines_exempt": "nines_exempt",
    "settle.out_of_reach": "hopeless",
    "settle.throw_in": "throw_in",
    "settle.least_meld": "least_meld",
    "settle.lost_bid": "lost_bid",
    "settle.meld_wins": "meld_wins",
    "settle.renege": "renege",
    "chips.units": "chip_units",
    "chips.beyond": "chip_beyond",
    "chips.doubled": "chip_doubled",
    "chips.failed": "chip_failed",
    "chips.conceded_doubled": "chip_conceded_doubled",
    "auction.pass_final": "pass_final",
    "play.alike": "alike",
    "game.deals": "deals",
    "game.target": "target",
    "game.limit": "limit_below",
}
VALUES = {"next_deal": "next", "stop": True, "play": False}  # the plain tables' own words
OPEN = {
    "play.must_follow": False,
    "play.must_beat": "never",
    "play.must_trump": False,
    "play.must_overtrump": False,
}


def both(name: str, changes: dict[str, Any] | None = None) -> tuple[pl.Variant, Table]:
    """Returns a table as the engine plays it and as the plain implementation does."""
    changes = changes or {}
    # the plain tables have no order of phases: the tests act in the engine's
    known = {path: value for path, value in changes.items() if path != "deal.phases"}
    plain = table(name, **{OPTIONS[path]: _plain(value) for path, value in known.items()})
    variant = pl.variant(name)
    return (variant.with_rules(changes) if changes else variant), plain


def _plain(value: object) -> object:
    return VALUES.get(value, value) if isinstance(value, str) else value
