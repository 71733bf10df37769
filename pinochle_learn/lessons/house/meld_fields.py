"""What melds pay, as rows of small fields: one row a meld, and what is seldom changed folded away."""

from collections.abc import Sequence

from pinochle_learn.lessons.house.draft import Field
from pinochle_learn.lessons.house.fields import control, labelled, refused
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.nodes import Node, h


def meld_fields(fields: Sequence[Field], trouble: tuple[str, str], wrong: Node | None) -> Node:
    """The melds of a table, each with whether it is played and what it pays.

    What is ``wrong`` stands below the meld that was changed last.
    """
    melds: dict[str, dict[str, Field]] = {}
    for field in fields:
        _, _, key, rule = field.path.split(".")
        melds.setdefault(key, {})[rule] = field
    rows = []
    for key, rules in melds.items():
        name = sentence(say(rules["on"].draft.start.meld[key].name))
        refusals = [refused(field.path, trouble) for field in rules.values()]
        changed = any(field.is_changed for field in rules.values())
        more = [rules[rule] for rule in ("each", "type") if rule in rules]
        rows.append(
            h(
                "div",
                h("div", _played(rules["on"], name), key="on", class_="pl-house-meld-name"),
                labelled(rules["points"]) if "points" in rules else None,
                _more(more, name, key) if more else None,
                *refusals,
                wrong if any(field.path == field.draft.last for field in rules.values()) else None,
                class_="pl-house-meld pl-house-changed" if changed else "pl-house-meld",
                key=f"meld-{key}",
            )
        )
    hint = say("What one pays, two together, and so on. Take the tick away from a meld that you do not play.")
    if not any("points" in rules for rules in melds.values()):
        hint = say("Take the tick away from a kind of meld that you do not play.")
    return h("div", h("p", hint, class_="pl-small", key="hint"), *rows, class_="pl-house-melds", key="melds")


def _played(field: Field, name: str) -> Node:
    box = h(
        "input",
        type="checkbox",
        id=f"on-{field.path}",
        checked=field.value,
        on={"change": "rule"},
        data={"path": field.path},
        key="box",
    )
    return h("span", box, h("label", name, for_=f"on-{field.path}"), class_="pl-box")


def _more(fields: Sequence[Field], name: str, key: str) -> Node:
    """Its type, and how further copies pay."""
    shown = []
    for field in fields:
        words = say("Each further copy pays as one more") if field.path.endswith(".each") else say("Type")
        label = h("span", words, class_="pl-small", id=f"q-{field.path}")
        shown.append(
            h(
                "div",
                label,
                control(field),
                class_="pl-row",
                role="group",
                aria_labelledby=f"q-{field.path}",
                key=field.path,
            )
        )
    summary = h("summary", say("more"), h("span", say(" on {meld}", meld=name), class_="pl-hidden"))
    return h("details", summary, *shown, class_="pl-house-more", key=f"more-{key}")
