"""The table one plays at: chosen among the variants and the tables of a group's own."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pinochle_learn.front.own_table import House
from pinochle_learn.teaching.page.controller import OWN
from pinochle_learn.teaching.page.custom_table import from_code
from pinochle_learn.teaching.page.state import Place
from pinochle_learn.teaching.words.families import families
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, button, h


@dataclass(frozen=True, slots=True)
class Own:
    """A group's own tables: those that this browser keeps, and the code of one that was left (or nothing)."""

    tables: Mapping[str, House] = field(default_factory=dict)
    left: str = ""

    def offered(self, place: Place) -> dict[str, House]:
        """What can be chosen: what is kept, and what is played at."""
        here = [from_code(place.house)] if place.house else []
        return {house.kept_as: house for house in here} | dict(self.tables)


def chooser(place: Place, own: Own) -> list[Node]:
    """The choice of a table, the group's own tables first, and the way back to one that was left."""
    chosen = option_name(place)
    mine = [
        h("option", house.name, value=f"{OWN}{key}", selected=chosen == f"{OWN}{key}", key=key)
        for key, house in own.offered(place).items()
    ]
    groups = [h("optgroup", *mine, label=say("Your own tables"), key="own")] if mine else []
    for name, tables in families():
        options = (h("option", one.name, value=one.id, selected=one.id == chosen) for one in tables)
        groups.append(h("optgroup", *options, label=name, key=name))
    choice = h("select", *groups, id="pl-table", value=chosen, on={"change": "table"}, key="table")
    label = h("label", say("Table"), for_="pl-table")
    return [h("p", label, choice, class_="pl-chooser", key="chooser"), *way_back(place, own)]


def option_name(place: Place) -> str:
    """The name by which the table of a place is chosen."""
    return f"{OWN}{from_code(place.house).kept_as}" if place.house else place.table


def way_back(place: Place, own: Own) -> list[Node]:
    """A button back to the group's own table, while another one is shown."""
    if place.house or not own.left:
        return []
    name = from_code(own.left).name
    return [h("p", button(say("Back to {name}", name=name), "table-back"), key="table-back")]
