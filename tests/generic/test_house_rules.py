"""A rule of a table of one's own does something, or is refused with the reason, or is known to be unseen.

Here each rule is proved once, at one of the tables that offer it; ``tests/support/house_proof.py`` proves all
values at all tables.
"""

from zlib import crc32

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.melds.options import places, plays
from pinochle_learn.lessons.house.draft import Draft, fields
from pinochle_learn.rules import Alike
from pinochle_learn.rules.melding import sets
from tests.support.house_proof import proofs
from tests.support.tables import SUITED, each

OFFERED = [(v.id, field.path) for v in pl.variants() for field in fields(Draft(v.id))]
PATHS = sorted({path for _, path in OFFERED})
PARTS = 8  # so that the work is shared among the processes of a run


def table_for(path):
    """One of the tables that offer a rule, always the same."""
    tables = [table for table, other in OFFERED if other == path]
    return tables[crc32(path.encode()) % len(tables)]


@pytest.mark.parametrize("part", range(PARTS))
def test_a_rule_that_is_offered_does_something_or_is_refused(part):
    for path in PATHS[part::PARTS]:
        field = next(one for one in fields(Draft(table_for(path))) if one.path == path)
        for proof in proofs(field):
            assert proof.refused or proof.shown, proof
            if proof.shown:
                break


@each(SUITED)
def test_so_many_copies_pay_what_the_rule_says(v):
    """Whatever a meld paid before: its numbers, where copies pay by their number, else one as the next."""
    for rule in v.rules.meld.melds:
        most = sets(v.pack.copies, rule)
        if not plays(v.rules.meld, rule) or isinstance(rule.cards.value, Alike) or most == 1:
            continue
        numbers = tuple(rule.points.value[0] + 7 * n * n for n in range(most))
        path = f"meld.melds.{rule.key}"
        own = v.with_rules({f"{path}.points": numbers, f"{path}.each": False})
        cards = next(places(v.pack, rule, "S"))[1]
        for copies, points in enumerate(numbers, start=1):
            claim = own.check_meld(cards * copies, trump="S")
            assert (claim.ok, claim.points) == (True, points), (rule.key, copies)
            assert f"{points} point" in claim.why
            assert own.meld(cards * copies, trump="S").points >= points
            table = own.melds_table()
            assert points in table.points.to_list()


def test_the_page_offers_the_way_out_to_a_double_of_its_own():
    wished = Draft("double-deck").wish({"meld.melds.royal-marriage.points": (4, 30, 60, 90)})
    assert "“Royal marriage: does each further copy pay as one more meld?” to no" in wished.wrong[0]
    (way,) = wished.ways_out
    v = pl.variant("double-deck").with_rules(dict(wished.wish(way).house.changes))
    assert [v.meld("KS QS " * n, trump="S").points for n in (1, 2, 3, 4)] == [4, 30, 60, 90]
