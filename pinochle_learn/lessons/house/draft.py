"""A table while it is being made: the rules that a group wishes, and whether they go together."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from pinochle_learn.frames.groups import group
from pinochle_learn.front import Variant, variant
from pinochle_learn.front.own_table import House, house_of, unnamed
from pinochle_learn.front.own_words import answer, question
from pinochle_learn.lessons.house.fixes import (
    Changes,
    in_questions,
    kind_of,
    mends,
    orders,
    possible,
    reasons,
)
from pinochle_learn.rules import Alike, Rules
from pinochle_learn.rules.change import Entry, applied, clashes, entries
from pinochle_learn.rules.contradictions import most_numbers
from pinochle_learn.rules.idle import MELDS, idle
from pinochle_learn.tables import find
from pinochle_learn.teaching.page.custom_table import variant_of


@dataclass(frozen=True, slots=True)
class Draft:
    """What a group wishes. Each change gives a new draft; ``last`` is the rule that was changed last."""

    base: str
    name: str = ""
    wishes: Mapping[str, Any] = field(default_factory=dict)
    last: str = ""

    @property
    def start(self) -> Rules:
        """The variant that the table is made from."""
        return find(self.base)

    @property
    def rules(self) -> Rules:
        """What is wished, whether or not it goes together."""
        return applied(self.start, dict(self.wishes))

    @property
    def wrong(self) -> tuple[str, ...]:
        """Why the wishes contradict each other, in plain words; nothing where they go together."""
        return reasons(self.start, self.rules)

    @property
    def house(self) -> House | None:
        """The table, where the rules go together."""
        if clashes(self.start, self.rules):
            return None
        return house_of(self.name or unnamed(), self.base, self.wishes)

    @property
    def ways_out(self) -> tuple[Changes, ...]:
        """Further changes that would make the wishes go together."""
        ways = mends(self.start, self.wishes, self.last if self.last in self.wishes else "")
        had = self.wishes.keys()  # to take one of these back is offered anyhow
        return tuple(way for way in ways if len(way) > 1 or self.wish(way).wishes.keys() - had)

    def own(self, path: str) -> Any:  # noqa: ANN401 - any rule's value
        """What the variant plays by a rule."""
        return next(entry.value.value for entry in entries(self.start) if entry.path == path)

    def wish(self, changes: Mapping[str, Any]) -> "Draft":
        """The draft with rules set; a value that the variant plays anyhow is no change.

        Raises:
            RuleError: no such rule, or a value that it cannot have.
        """
        made = applied(self.rules, changes)
        own = {entry.path: entry.value.value for entry in entries(self.start)}
        wishes = dict(made.changes)
        kept = {path: value for path, value in wishes.items() if value != own[path]}
        return Draft(self.base, self.name, kept, next(reversed(list(changes)), self.last))

    def back(self, path: str) -> "Draft":
        """The draft with one rule as the variant has it."""
        kept = {other: value for other, value in self.wishes.items() if other != path}
        return Draft(self.base, self.name, kept, path)

    def called(self, name: str) -> "Draft":
        """The draft under another name."""
        return Draft(self.base, name, self.wishes, self.last)


@dataclass(frozen=True)
class Field:
    """One rule to be set: its question, what is wished now and what the variant plays."""

    draft: Draft
    entry: Entry
    own: Any

    @property
    def path(self) -> str:
        """The rule's name."""
        return self.entry.path

    @property
    def value(self) -> Any:  # noqa: ANN401 - any rule's value
        """What is wished."""
        return self.entry.value.value

    @property
    def is_changed(self) -> bool:
        """Whether it is not what the variant plays."""
        return self.path in self.draft.wishes

    @property
    def is_settled(self) -> bool:
        """Whether the table can have only this one of the named values: there is nothing to choose."""
        return self.form == "choice" and len(self.choices) == 1

    @property
    def question(self) -> str:
        """What it decides."""
        return question(self.draft.start, self.path)

    @property
    def form(self) -> str:
        """How it is set: by ``choice`` of one of few, or filled in as ``kind_of`` says."""
        named = self.path == "deal.phases" or self.path.endswith(".type")
        return "choice" if named else kind_of(self.entry).form

    @cached_property
    def choices(self) -> list[tuple[str, Any]]:
        """The values to choose from, each in words; those that this table could never have are left out."""
        start = self.draft.start
        if self.path == "deal.phases":
            offered: list[Any] = list(orders(start, self.draft.wishes))
        elif self.path.endswith(".type"):
            offered = sorted({meld.type.value for meld in start.meld.melds})
        else:
            offered = [
                v for v in kind_of(self.entry).choices if v == self.own or possible(start, self.path, v)
            ]
        if self.value not in offered:
            offered.append(self.value)
        return [(self.words(value), value) for value in offered]

    def words(self, value: object) -> str:
        """A value in words."""
        return answer(self.draft.start, self.path, value)

    @property
    def labels(self) -> list[str]:
        """What each number of a list stands for; empty where they are only a list."""
        rules, path = self.draft.start, self.path
        if path == "count.points":
            return [rank.replace("T", "10") for rank in rules.pack.ranks.value]
        if path == "colours.points" and rules.colours is not None:
            return list(rules.colours.codes.value)
        if path.startswith(MELDS):
            pattern = rules.meld[path.split(".")[2]].cards.value
            least = pattern.least if isinstance(pattern, Alike) else 1
            many = max(len(self.value), most_numbers(rules, rules.meld[path.split(".")[2]]))
            return [f"{n}" if least > 1 else f"×{n}" for n in range(least, least + many)]
        return []


def fields(draft: Draft) -> tuple[Field, ...]:
    """The rules that a table of one's own may set, in the order of its record.

    Those that decide nothing there are left out, but for what is wished already.
    """
    own, now = {entry.path: entry.value.value for entry in entries(draft.start)}, draft.rules
    return tuple(
        Field(draft, entry, own[entry.path])
        for entry in entries(now)
        if kind_of(entry).form != "fixed" and (entry.path in draft.wishes or not idle(now, entry.path))
    )


def idle_rules(draft: Draft) -> dict[str, list[tuple[str, str]]]:
    """The rules that decide nothing at this table, by parts of the game: each question with its reason."""
    rules = draft.rules
    found: dict[str, list[tuple[str, str]]] = {}
    for entry in entries(rules):
        part_of_meld = entry.path.startswith(MELDS) and not entry.path.endswith(".on")
        if kind_of(entry).form == "fixed" or part_of_meld or entry.path in draft.wishes:
            continue
        why = idle(rules, entry.path)
        if why:
            line = question(rules, entry.path).rstrip(":"), in_questions(rules, why)
            found.setdefault(group(entry.path), []).append(line)
    return found


def grouped(draft: Draft) -> dict[str, list[Field]]:
    """The rules by parts of the game, in the order of a game."""
    found: dict[str, list[Field]] = {}
    for one in fields(draft):
        found.setdefault(group(one.path), []).append(one)
    return {name: found[name] for name in sorted(found, key=_order)}


def _order(name: str) -> int:
    from_groups = [group(part + ".") for part in _PARTS]
    return from_groups.index(name)


_PARTS = (
    "deal",
    "auction",
    "trump",
    "exchange",
    "kitty",
    "stock",
    "meld",
    "play",
    "turns",
    "count",
    "settle",
    "game",
)


def before_and_after(draft: Draft) -> tuple[Variant, Variant] | None:
    """The variant with all wishes but the last one, and with it, where both tables are possible."""
    now = draft.house
    before = draft.back(draft.last).house if draft.last in draft.wishes else None
    if now is None:
        return None
    return (variant_of(before) if before else variant(draft.base)), variant_of(now)
