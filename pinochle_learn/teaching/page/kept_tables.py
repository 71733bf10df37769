"""The tables of a group's own that a learner's browser has kept."""

from collections.abc import Mapping

from pinochle_learn.errors import SaveError
from pinochle_learn.front.own_table import House
from pinochle_learn.teaching.page.custom_table import from_code, to_code

OWN_TABLE = "own-table"  # what is kept of tables is named so; wiping progress leaves it alone
CHOSEN = "chosen-table"  # the table that was chosen last in this browser, as the parameters of a link
MOST_KEPT = 40
Kept = dict[str, House]


def from_kept(kept: object) -> Kept:
    """The tables among what a browser has kept, by the names that they are kept under; no more than that."""
    tables: Kept = {}
    for name, code in kept.items() if isinstance(kept, Mapping) else ():
        if str(name).partition(":")[0] != OWN_TABLE:
            continue
        try:
            house = from_code(code)
        except SaveError:
            continue  # by an older version, or by hand: it is no table any more
        tables[house.kept_as] = house
    return dict(sorted(tables.items(), key=lambda item: item[1].name.casefold()))


def chosen_last(kept: object) -> str:
    """The table that was chosen last, as the parameters of a link; empty where none was."""
    found = kept.get(CHOSEN) if isinstance(kept, Mapping) else None
    return found if isinstance(found, str) else ""


def entry(house: House) -> tuple[str, str]:
    """The name and the value by which a browser keeps a table."""
    return f"{OWN_TABLE}:{house.kept_as}", to_code(house)
