"""The table one plays at: chosen among the variants and the tables of a group's own."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pinochle_learn.front.own_table import House
from pinochle_learn.teaching.page.controller import OWN
from pinochle_learn.teaching.page.custom_table import from_code
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.families import families
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, button, h


@dataclass(frozen=True, slots=True)
class Own:
    """A group's own tables: those that this browser keeps, and the code of one that was left (or nothing)."""

    tables: Mapping[str, House] = field(default_factory=dict)
    left: str = ""

    def offered(self, state: PageState) -> dict[str, House]:
        """What can be chosen: what is kept, and what is played at."""
        here = [from_code(state.house)] if state.house else []
        return {house.kept_as: house for house in here} | dict(self.tables)


def chooser(state: PageState, own: Own) -> list[Node]:
    """The choice of a table, the group's own tables first, and the way back to one that was left."""
    chosen = option_name(state)
    mine = [
        h("option", house.name, value=f"{OWN}{key}", selected=chosen == f"{OWN}{key}", key=key)
        for key, house in own.offered(state).items()
    ]
    groups = [h("optgroup", *mine, label=say("Your own tables"), key="own")] if mine else []
    for name, tables in families():
        options = (h("option", one.name, value=one.id, selected=one.id == chosen) for one in tables)
        groups.append(h("optgroup", *options, label=name, key=name))
    choice = h("select", *groups, id="pl-table", value=chosen, on={"change": "table"}, key="table")
    label = h("label", say("Table"), for_="pl-table")
    return [h("p", label, choice, class_="pl-chooser", key="chooser"), *way_back(state, own)]


def option_name(state: PageState) -> str:
    """The name by which the table of a state is chosen."""
    return f"{OWN}{from_code(state.house).kept_as}" if state.house else state.table


def way_back(state: PageState, own: Own) -> list[Node]:
    """A button back to the group's own table, while another one is shown."""
    if state.house or not own.left:
        return []
    name = from_code(own.left).name
    return [h("p", button(say("Back to {name}", name=name), "table-back"), key="table-back")]
