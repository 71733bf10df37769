"""Every rule that the page for a table of one's own offers, at every table, with every value.

``python -m tests.support.house_proof`` proves them all in some minutes; table names as arguments choose some.
It prints the values that are taken and do nothing, and ends with 1 if there is one.
"""

import sys
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import pinochle_learn as pl
from pinochle_learn.lessons.house.draft import Draft, Field, before_and_after, fields
from pinochle_learn.rules.idle import UNSEEN
from tests.support.house_probes import shown
from tests.support.house_values import values


class Proof(NamedTuple):
    """What becomes of one value: ``refused`` says why, ``shown`` what it changes; both empty is a fault."""

    table: str
    path: str
    value: Any
    refused: str
    shown: str


def proofs(field: Field) -> Iterator[Proof]:
    """What becomes of each value of a rule."""
    start = field.draft
    for value in values(field):
        draft = start.wish({field.path: value})
        refused = " ".join(draft.wrong)
        pair = None if refused else before_and_after(draft)
        told = UNSEEN.get(field.path, "") if pair else ""
        yield Proof(
            start.base, field.path, value, refused, told or (shown(field.path, *pair) if pair else "")
        )


def main(tables: Iterable[str]) -> int:
    """Prints what does nothing."""
    nothing = 0
    for table in tables:
        found = [proof for field in fields(Draft(table)) for proof in proofs(field)]
        idle = [proof for proof in found if not proof.refused and not proof.shown]
        refused = sum(bool(proof.refused) for proof in found)
        print(f"{table}: {len(found)} values, {refused} refused, {len(idle)} that do nothing")  # noqa: T201
        for proof in idle:
            print("  ", proof.path, proof.value)  # noqa: T201
        nothing += len(idle)
    return int(nothing > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or [v.id for v in pl.variants()]))
