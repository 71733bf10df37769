"""Another deal, or one in which something happens that one seldom meets: the foot of a whole hand."""

from collections.abc import Mapping, Sequence

from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, button, h

Known = tuple[str, str, Mapping[str, object]]  # the key of an example, its name, and its place


def known_as(known: Sequence[Known], here: Mapping[str, object]) -> str:
    """The name of the example that this very deal is; empty where it is none."""
    fits = (name for _, name, where in known if all(where[field] == value for field, value in here.items()))
    return next(fits, "")


def offers(seed: int | None, name: str, known: Sequence[Known]) -> Node:
    """Buttons for another deal (``deal``) and for the examples (``example``); which deal this is."""
    text = say("This is deal {n}: {name}.", n=seed, name=name) if name else say("This is deal {n}.", n=seed)
    again = h(
        "div",
        button(say("Another deal"), "deal", key="deal"),
        h("span", text, class_="pl-small"),
        class_="pl-acts",
        key="other",
    )
    found = offered({key: title for key, title, _ in known})
    return h("section", again, found, class_="pl-others", aria_label=say("Other deals"), key="others")


def offered(names: Mapping[str, str]) -> Node | None:
    """Buttons that open the examples of these keys; they send ``example``."""
    if not names:
        return None
    buttons = [button(name, "example", data=key, key=f"example-{key}") for key, name in names.items()]
    label = h("span", say("Or a deal in which this happens"), class_="pl-label", id="pl-examples")
    group = h("div", *buttons, class_="pl-acts", role="group", aria_labelledby="pl-examples")
    return h("div", label, group, class_="pl-examples", key="examples")
