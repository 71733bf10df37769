"""What a table plays, rule by rule."""

from typing import TYPE_CHECKING

from pinochle_learn.frames.frame import PROVENANCE, Row, frame
from pinochle_learn.frames.groups import GROUPS, group
from pinochle_learn.frames.records import Table, record, title
from pinochle_learn.rules import Rules
from pinochle_learn.rules.change import Entry, entries
from pinochle_learn.rules.kinds import words_of
from pinochle_learn.rules.words import value_in_words
from pinochle_learn.text import say, sentence

if TYPE_CHECKING:
    from pinochle_learn.frames.frame import DataFrame


def rules_table(table: Table) -> "DataFrame":
    """The rules of a table, each with its value in words and where that comes from.

    What the melds pay has a table of its own. The index is the name to change a rule by, in ``with_rules``.

    >>> rules_table("pagat").loc["play.must_beat", ["plays", "value", "provenance"]].to_list()
    ['always', 'always', 'found']
    """
    rules = record(table)
    rows = [_row(rules, entry) for entry in entries(rules) if not entry.path.startswith("meld.melds.")]
    kinds = {"group": [say(words) for words in GROUPS], "provenance": PROVENANCE}
    return frame(rows, "key", kinds, title(rules), table=rules.id, scale=rules.table.scale.value)


def _row(rules: Rules, entry: Entry) -> Row:
    return {
        "key": entry.path,
        "group": group(entry.path),
        "rule": sentence(words_of(entry.declared)),
        "plays": value_in_words(rules, entry.path, entry.value.value),
        "value": entry.value.value,
        "provenance": entry.value.provenance,
        "source": entry.value.source,
    }
