"""The tables in families, by how many play and with how many cards, so that one finds one's own."""

from pinochle_learn.front import Variant, variants
from pinochle_learn.text import listed, number, say, sentence

Family = tuple[str, tuple[Variant, ...]]


def families() -> tuple[Family, ...]:
    """The families of tables in teaching order, each with its name.

    >>> [(name, len(tables)) for name, tables in families()][:2]
    [('Four players, 48 cards', 5), ('Four players, 80 cards', 3)]
    """
    found: dict[str, list[Variant]] = {}
    for table in variants():
        found.setdefault(_name(table), []).append(table)
    return tuple((name, tuple(tables)) for name, tables in found.items())


def _name(table: Variant) -> str:
    sizes = sentence(listed(map(number, table.players), "or"))
    return say("{players} players, {cards} cards", players=sizes, cards=len(table.pack))
