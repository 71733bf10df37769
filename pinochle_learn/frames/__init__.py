"""Tables of rules and melds as pandas DataFrames, for notebooks: good to read and good to compute with.

What stands in a table is put together from the record by the standard library alone. Only `frame` knows
pandas, and only while it makes a table.
"""

from pinochle_learn.frames.differences import compare
from pinochle_learn.frames.of_melds import melds_table
from pinochle_learn.frames.of_rules import rules_table
from pinochle_learn.frames.one_hand import same_hand

__all__ = ["compare", "melds_table", "rules_table", "same_hand"]
