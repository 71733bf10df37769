"""From rows to a DataFrame: the one module of the engine that asks pandas, and only when called."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import pandas as pd

    DataFrame: TypeAlias = pd.DataFrame

PROVENANCE = ("seed", "found", "assumed")  # from sure to unsure
Row = Mapping[str, object]


def frame(
    rows: Sequence[Row], index: str, kinds: Mapping[str, Sequence[str]], corner: str, **about: object
) -> "DataFrame":
    """Makes a table of rows that all have the same names.

    ``index`` is the column to look rows up by; ``kinds`` gives the few words of columns that have no others;
    ``corner`` stands in the corner, as a caption; ``about`` is kept in ``attrs``.
    """
    import pandas as pd  # noqa: PLC0415 - costs a third of a second, and most sessions show no table

    made = pd.DataFrame(list(rows)).set_index(index)
    for column, words in kinds.items():
        made[column] = pd.Categorical(made[column], categories=list(dict.fromkeys(words)))
    made.columns.name = corner
    made.attrs.update(about)
    return made
