"""How many sit at the table, and with an auction or without: a row of choices above a whole hand."""

from collections.abc import Mapping

from pinochle_learn.front import Variant
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.text import listed, say
from pinochle_learn.widgets.nodes import Node, h


def seats_chosen(page: LessonPage) -> int:
    """How many sit at the table: what the place says, if the table is for so many, else as many as usual."""
    wanted, v = page.state.players, page.variant
    return wanted if wanted in v.players and wanted is not None else v.rules.usual_seats


def check_seats(page: LessonPage) -> None:
    """Says so where the place wants more or fewer players than the table has, and takes the usual number."""
    wanted, v = page.state.players, page.variant
    if wanted is None or wanted in v.players:
        return
    text = "{name} is for {sizes} players: here it is with {n}."
    sizes = listed(map(str, v.players), "or")
    page.notes = (*page.notes, say(text, name=v.name, sizes=sizes, n=v.rules.usual_seats))
    page.state = page.state.but(players=None)


def seats_row(v: Variant, players: int) -> Node:
    """The sizes of the table as buttons; each sends ``players``."""
    names = {str(n): str(n) for n in v.players}
    return choice_row("players", say("Players"), names, str(players))


def choice_row(event: str, label: str, names: Mapping[str, str], chosen: str) -> Node:
    """A few choices of which one holds; each sends the event with its key."""
    buttons = [
        h(
            "button",
            name,
            type="button",
            class_="pl-step",
            aria_pressed="true" if key == chosen else "false",
            on={"click": event},
            data=key,
            key=f"{event}-{key}",
        )
        for key, name in names.items()
    ]
    group = h("span", *buttons, class_="pl-steps", role="group", aria_labelledby=f"pl-{event}")
    return h("p", h("span", label, class_="pl-label", id=f"pl-{event}"), group, class_="pl-row", key=event)
