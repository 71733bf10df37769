"""What every lesson page has: purpose, goals, table, steps, progress, sources, and the way back and on."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from pinochle_learn.front import Variant
from pinochle_learn.rules.change import OWN
from pinochle_learn.tables import REGISTRY
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.practice.mastery import MASTERED, Practice
from pinochle_learn.teaching.words.course import Lesson, neighbours
from pinochle_learn.teaching.words.glossary import marked
from pinochle_learn.teaching.words.rules_shown import ShownRule, shown_rules
from pinochle_learn.teaching.words.sources import where_from
from pinochle_learn.teaching.words.table_kinds import SUITS
from pinochle_learn.text import say, sentence
from pinochle_learn.widgets.nodes import Child, Node, button, h

RUNGS = ("○", "◐", "●")


@dataclass
class Words:
    """Explains each word of the game where it first stands on the page."""

    seen: set[str] = field(default_factory=set)
    kind: str = SUITS

    def __call__(self, text: str) -> list[Child]:
        """A text as nodes, with a button and a tip at each word that is new on this page."""
        nodes: list[Child] = []
        for piece, term in marked(text, self.seen, self.kind):
            if term is None:
                nodes.append(piece)
                continue
            tip = f"tip-{term.key}"
            label = say("{word}: what is that?", word=piece)
            nodes.append(
                h("button", piece, class_="pl-term", type="button", popovertarget=tip, aria_label=label)
            )
            nodes.append(h("span", term.at(self.kind), class_="pl-tip", id=tip, popover="auto", role="note"))
        return nodes


def top(lesson: Lesson, state: PageState, practice: Practice, words: Words, choices: Iterable[Node]) -> Node:
    """The page's head: title, purpose, what can be chosen for the whole page, and how far one has come."""
    here = lesson.at(state.variant.rules)
    return h(
        "header",
        h(
            "div",
            h("h1", say(here.title), key="title"),
            h("p", *words(say(here.purpose)), class_="pl-lead"),
            class_="pl-title",
        ),
        h("div", *choices, meter(practice), class_="pl-side"),
        class_="pl-top",
        key="top",
    )


def scales(state: PageState) -> Node:
    """The switch between points as ÷10 and as ×10 where a table has both; else it says which it is."""
    own = state.variant
    names = {"1": "÷10", "10": "×10"}
    offered = {scale: name for scale, name in names.items() if own.on_scale(int(scale))}
    label = h("span", say("Points"), class_="pl-label", id="pl-scale")
    if len(offered) == 1:
        text = say("{scale} only, to keep whole numbers", scale=names[str(own.scale)])
        return h("p", label, h("span", text, class_="pl-small"), class_="pl-row", key="scales")
    scaled = own.on_scale(int(state.scale)) if state.scale else own
    shown = str((scaled or own).scale)
    buttons = [
        h(
            "button",
            name,
            type="button",
            class_="pl-step",
            aria_pressed="true" if shown == scale else "false",
            on={"click": "scale"},
            data=scale,
            key=f"scale-{scale}",
        )
        for scale, name in offered.items()
    ]
    group = h("span", *buttons, class_="pl-steps", role="group", aria_labelledby="pl-scale")
    return h("p", label, group, class_="pl-row", key="scales")


def meter(practice: Practice) -> Node | None:
    """How many situations are firm, for the eye and for a screen reader."""
    total = len(practice.keys)
    if not total:
        return None
    text = say("{firm} of {total} situations firm", firm=practice.mastered, total=total)
    return h(
        "div",
        h(
            "progress",
            class_="pl-track",
            max=total,
            value=practice.mastered,
            aria_label=say("Firm"),
            aria_valuetext=text,
        ),
        h("p", text, class_="pl-small", aria_hidden="true"),
        class_="pl-meter",
        key="meter",
    )


def steps(shown: str, names: Mapping[str, str]) -> Node | None:
    """The parts of the lesson, of which one is shown; nothing where there is only one."""
    if len(names) == 1:
        return None
    return h(
        "div",
        *(
            h(
                "button",
                name,
                type="button",
                class_="pl-step",
                aria_pressed="true" if step == shown else "false",
                on={"click": "step"},
                data=step,
                key=f"step-{step}",
            )
            for step, name in names.items()
        ),
        class_="pl-steps",
        role="group",
        aria_label=say("Parts of this lesson"),
        key="steps",
    )


def goals(lesson: Lesson, table: Variant) -> Node:
    """What one can do after the lesson."""
    return fold(
        "goals",
        say("What you can do after this lesson"),
        lambda: [h("ul", *(h("li", say(goal)) for goal in lesson.at(table.rules).goals))],
    )


def notes(lines: tuple[str, ...]) -> Node | None:
    """Lines that ask for attention, such as a link that is no good."""
    if not lines:
        return None
    return h("div", *(h("p", line) for line in lines), class_="pl-note", role="alert", key="notes")


def sources(table: Variant, part: str, also: tuple[str, ...] = (), state: PageState | None = None) -> Node:
    """The table's rules of one part in plain words: where they come from, and who plays otherwise.

    ``also`` are single rules of other parts, such as ``settle.renege``.
    """
    title = say("What this table plays, and where that comes from")
    return fold("sources", title, lambda: [_rules(table, part, also), _otherwise(state) if state else None])


def _rules(table: Variant, part: str, also: tuple[str, ...]) -> Node:
    others = tuple(rules for rules in REGISTRY if rules.id != table.id or table.rules.own_name)
    more = dict.fromkeys(path.partition(".")[0] for path in also)
    shown = [rule for name in more for rule in shown_rules(table.rules, name, others) if rule.path in also]
    rows = [_rule(rule) for rule in (*shown_rules(table.rules, part, others), *shown)]
    return h("dl", *(node for row in rows for node in row), class_="pl-rules")


def _otherwise(state: PageState) -> Node:
    """Where a group that plays otherwise changes the rules."""
    link = h("a", say("Change the rules of this table"), href=f"house.ipynb{state.table_search}")
    return h("p", say("Do you play it otherwise?"), " ", link, key="otherwise")


def _rule(rule: ShownRule) -> list[Node]:
    source = where_from(rule.provenance, rule.source)
    assumed = rule.provenance == "assumed" and rule.source != OWN
    other = say("Otherwise at {tables}.", tables="; ".join(rule.differs)) if rule.differs else None
    lines = [h("p", h("strong", sentence(rule.answer)))]
    lines.append(h("p", source, class_="pl-assumed" if assumed else "pl-source"))
    if other:
        lines.append(h("p", other, class_="pl-differs"))
    return [h("dt", rule.question, key=f"q-{rule.path}"), h("dd", *lines, key=f"a-{rule.path}")]


def progress_panel(lesson: Lesson, table: Variant, practice: Practice, code: Callable[[], str]) -> Node:
    """What is firm and what is not, a code to carry it elsewhere, and a way to wipe it."""

    def inside() -> Iterator[Node]:
        names = dict(lesson.steps(table.rules))
        rows = [_rung_row(names[key], practice.level(key), key) for key in practice.keys]
        yield h("ul", *rows, class_="pl-rungs")
        yield from _keeping(code())

    return fold("progress", say("Your progress"), inside)


def keeping(code: str, said: str) -> Node:
    """The code and the way to wipe, where there is no lesson's own progress beside them."""
    told = h("p", said, class_="pl-told", key="told")
    return fold("progress", say("Keep your progress, or wipe it"), lambda: [*_keeping(code), told])


def _keeping(code: str) -> list[Node]:
    mine = h("textarea", id="pl-code", readonly=True, rows=2, value=code, key="code")
    other = h(
        "input",
        id="pl-restore",
        type="text",
        value="",
        on={"change": "restore"},
        autocomplete="off",
        key="restore",
    )
    return [
        h("p", say("It is kept in this browser, at this address. The code carries it to another device.")),
        h("p", h("label", say("Your code"), for_="pl-code"), mine, button(say("Copy the code"), "copy-code")),
        h("p", h("label", say("A code from elsewhere"), for_="pl-restore"), other),
        h("p", button(say("Wipe my progress"), "wipe")),
    ]


def _rung_row(name: str, rung: int, key: str) -> Node:
    said = (say("not yet"), say("right once"), say("firm"))[min(rung, MASTERED)]
    sign = h("span", RUNGS[min(rung, MASTERED)], aria_hidden="true", class_="pl-rung")
    return h("li", sign, f"{name}: {said}", key=f"rung-{key}")


def lesson_nav(lesson: Lesson, state: PageState) -> Node:
    """Back and on; links keep the table, and lead on in Voila, in JupyterLab and under any address."""
    before, after = neighbours(lesson.key)
    table, rules = state.table_search, state.variant.rules
    links = [h("a", say("All lessons"), href=f"index.ipynb{table}")]
    if before:
        name = say(before.at(rules).title)
        links.insert(0, h("a", say("Back: {name}", name=name), href=before.notebook + table))
    if after:
        name = say(after.at(rules).title)
        links.append(h("a", say("On: {name}", name=name), href=after.notebook + table))
    return h("nav", *links, class_="pl-way", aria_label=say("Lessons"), key="way")
