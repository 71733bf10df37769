"""Beside the rules: what is changed, with ways back, and an example of what the last change does."""

import logging
from collections.abc import Iterator

from pinochle_learn.front import Variant
from pinochle_learn.front.own_words import answer, question
from pinochle_learn.lessons.house.draft import Draft, before_and_after
from pinochle_learn.rules.contradictions import contradictions
from pinochle_learn.rules.idle import MELDS, UNSEEN
from pinochle_learn.rules.words import scale_in_words
from pinochle_learn.teaching.examples.case import Case
from pinochle_learn.teaching.examples.search import example, on_scale
from pinochle_learn.teaching.examples.words import WordsCase
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.practice.question import HAND, TRICK, Row
from pinochle_learn.teaching.view.melds_view import cards_node, trump_line
from pinochle_learn.teaching.view.table_view import hand_node, trick_node
from pinochle_learn.text import plural, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, button, h

_log = logging.getLogger("pinochle_learn")


def panel(draft: Draft, words: Words) -> Node:
    """The table as it is now, and the example."""
    return h(
        "section",
        h("h2", draft.name or say("Your table"), key="name"),
        *_changes(draft),
        _example(draft, words),
        _on(),
        class_="pl-panel",
        aria_label=say("What is changed"),
        key="changed",
    )


def _on() -> Node:
    act = button(say("Name it and keep it"), "step", data="keep", primary=True, key="keep")
    return h("div", act, class_="pl-acts", key="on")


def _changes(draft: Draft) -> Iterator[Node]:
    base = draft.start.name
    if not draft.wishes:
        line = say(
            "So far it is {table}, rule by rule. Change one: you see at once what it does.", table=base
        )
        yield h("p", line, key="line")
        yield h("p", say("To start from another table, choose it above."), class_="pl-small", key="other")
        return
    many = len(draft.wishes)
    line = plural(many, "From {table}, {n} rule changed:", "From {table}, {n} rules changed:", table=base)
    yield h("p", line, key="line")
    rows = [_change(draft, path) for path in reversed(list(draft.wishes))]
    yield h("ul", *rows, class_="pl-house-list", key="list")
    if many > 1:
        whole = button(say("Back to {table} in everything", table=base), "rules-back", key="all")
        yield h("p", whole, key="all")


def _change(draft: Draft, path: str) -> Node:
    start, value = draft.start, draft.wishes[path]
    own = draft.own(path)
    asked = question(start, path)
    back = say("Back to {value}", value=answer(start, path, own))
    shown = path == draft.last
    acts = [
        button(back, "rule-back", data=path, aria_label=f"{asked} {back}", key="back"),
        button(
            say("Show what it does"),
            "rule-show",
            data=path,
            aria_label=say("{rule} Show what it does", rule=asked),
            key="show",
        )
        if not shown
        else None,
    ]
    now = h("strong", answer(start, path, value))
    return h(
        "li", h("p", asked, " ", now, key="told"), h("div", *acts, class_="pl-acts", key="acts"), key=path
    )


def clash(draft: Draft) -> Node | None:
    """Which rules contradict each other, what is in use meanwhile, and ways out."""
    wrong = draft.wrong
    if not wrong:
        return None
    head = say("These rules contradict each other.")
    if not contradictions(draft.rules):
        head = say("A change would do nothing.")
    ways = [
        button(_way(draft, way), "rule-mend", data=place, key=f"way-{place}")
        for place, way in enumerate(draft.ways_out)
    ]
    back = [
        button(_undo(draft, path), "rule-back", data=path, key=f"undo-{path}")
        for path in draft.wishes
        if draft.back(path).house is not None
    ]
    return h(
        "div",
        h("p", h("strong", head), key="head"),
        *(h("p", line, key=line) for line in wrong),
        h(
            "p",
            say("Until they go together, the table before this change stays in use."),
            class_="pl-small",
            key="use",
        ),
        h("div", *ways, *back, class_="pl-acts", key="ways"),
        class_="pl-note pl-house-clash",
        role="alert",
        key="clash",
    )


def _way(draft: Draft, way: dict[str, object]) -> str:
    set_to = "; ".join(f"{question(draft.start, p)} {answer(draft.start, p, v)}" for p, v in way.items())
    return say("Also change: {rules}", rules=set_to)


def _undo(draft: Draft, path: str) -> str:
    start = draft.start
    own = draft.own(path)
    return say("Back: {rule} {value}", rule=question(start, path), value=answer(start, path, own))


def _example(draft: Draft, words: Words) -> Node | None:
    """A case on which the table with the last change and the one without it differ."""
    pair = before_and_after(draft)
    if pair is None or draft.last not in draft.wishes:
        return None
    before, after = pair
    path = draft.last
    if path in UNSEEN:
        unseen = h("p", say("No card can show it."), " ", say(UNSEEN[path]), key="unseen")
        return h("div", h("h3", say("What it does"), key="head"), unseen, class_="pl-house-example", key=path)
    key = path.rpartition(".")[0] if path.startswith(MELDS) else path
    case = _case(key, before, after)
    told = [
        _told(case, before, say("Without this change"), words, "before"),
        _told(case, after, say("With it"), words, "after"),
    ]
    return h(
        "div",
        h("h3", say("What it does"), key="head"),
        h("p", h("strong", case.question), key="question"),
        trump_line(case.trump) if case.trump else None,
        *(_row(row, case, n) for n, row in enumerate(case.rows)),
        _sheet(case) if case.sheet else None,
        h("dl", *(node for nodes in told for node in nodes), class_="pl-house-told", key="told"),
        _scale_line(after),
        class_="pl-house-example",
        key=f"example-{path}",
    )


def _case(key: str, before: Variant, after: Variant) -> Case:
    """An example; for rules that no variant has there may be none, and then the rule is said in words."""
    try:
        case = example(key, before.rules, after.rules)
        case.ask(on_scale(before.rules)), case.ask(on_scale(after.rules))
    except Exception:  # noqa: BLE001 - the rule itself can always be said in words
        _log.exception("No example of %s at %r", key, after)
        return WordsCase(key)
    return case


def _told(case: Case, v: Variant, name: str, words: Words, key: str) -> list[Node]:
    told = case.ask(on_scale(v.rules))
    why = h("p", *words(told.why), class_="pl-small") if told.why and told.why != told.line else None
    line = h("p", h("strong", sentence(told.line)))
    return [h("dt", name, key=f"{key}-name"), h("dd", line, why, key=f"{key}-line")]


def _scale_line(v: Variant) -> Node | None:
    """Examples have their points on the scale on which all tables can be compared."""
    shown = on_scale(v.rules).scale
    if shown == v.scale:
        return None
    line = say("Points in the example are on the {scale} scale.", scale=scale_in_words(shown))
    return h("p", line, class_="pl-small", key="scale")


def _row(row: Row, case: Case, place: int) -> Node:
    if row.kind == TRICK:
        return trick_node(row.cards, row.names, case.trump or "", over=True)
    if row.kind == HAND:
        return hand_node(row.cards, mode="none", chosen=[], states={}, focus=0)
    label: list[Child] = [h("p", row.label, class_="pl-small")] if row.label else []
    return h("div", *label, cards_node(row.cards, row.label), class_="pl-part", key=f"row-{place}")


def _sheet(case: Case) -> Node:
    heads, *body = case.sheet
    top = [h("th", head, scope="col") for head in heads]
    lines = [h("tr", h("th", name, scope="row"), *(h("td", cell) for cell in cells)) for name, *cells in body]
    caption = h("caption", say("Numbers of the hand"), class_="pl-hidden")
    return h("table", caption, h("thead", h("tr", *top)), h("tbody", *lines), class_="pl-sheet", key="sheet")
