"""The section that settles a hand of real numbers: its fields, and beside them what it comes to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pinochle_learn.errors import PinochleError
from pinochle_learn.front import Variant
from pinochle_learn.lessons.ask import answers, facts, fields
from pinochle_learn.lessons.ask.colours import ColoursForm, TurnsForm
from pinochle_learn.lessons.ask.facts import CARDS, CHECK, CHOICE, Fact, Form
from pinochle_learn.lessons.ask.suits import SuitsForm
from pinochle_learn.teaching.page.controller import Event
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.view.controls import toggle_group
from pinochle_learn.teaching.words.table_kinds import COLOURS, SUITS, TURNS, edition
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, h

_FORMS: Mapping[str, Form] = {SUITS: SuitsForm(), COLOURS: ColoursForm(), TURNS: TurnsForm()}


@dataclass
class Settled:
    """What the fields come to: an answer, or what is wrong, by field; ``""`` is the hand as a whole."""

    answer: answers.Answer | None = None
    wrong: Mapping[str, str] = field(default_factory=dict)

    @property
    def line(self) -> str:
        """What a screen reader hears."""
        return self.answer.line if self.answer else " ".join(dict.fromkeys(self.wrong.values()))


class AskSettle:
    """Fields for the table that is chosen, and the engine's answer."""

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self._table: Variant | None = None
        self._told = ("", "")  # the facts and the cards left that the place says
        self.values: dict[str, int | str] = {}

    @property
    def table(self) -> Variant:
        """The table, with as many players as are chosen."""
        v, players = self._page.variant, self._page.state.players
        return v.seated(players) if players in v.players and len(v.players) > 1 else v

    @property
    def form(self) -> Form:
        """Which facts there are."""
        return _FORMS[edition(self.table.rules)]

    def enter(self) -> None:
        """Takes the facts of a link; at another table begins with a hand that it can have."""
        state, table = self._page.state, self.table
        told = (state.facts, state.left)
        if table == self._table and told == self._told:
            return
        fresh = self._table is None or told != self._told
        self._table = table
        self.values = facts.started(self.form.facts(table))
        if state.facts and fresh:
            try:
                self.values = facts.read(self.form.facts(table), *told)
            except PinochleError as error:
                self._page.wrong("facts", str(error), state.facts)
        self._note()

    def _note(self) -> None:
        self._told = facts.written(self.form.facts(self.table), self.values)
        self._page.state = self._page.state.but(facts=self._told[0], left=self._told[1])

    def fact(self, event: Event) -> str:
        """A field was filled in."""
        found = next((one for one in self.form.facts(self.table) if one.key == event.get("data")), None)
        if found is None:
            return ""
        self.values[found.key] = found.read(event.get("value"))
        self._note()
        return self.settled().line

    def players(self, event: Event) -> str:
        """Other players: a deal that they can have."""
        said = str(event.get("data"))
        if said not in map(str, self._page.variant.players):
            return ""
        self._page.state = self._page.state.but(players=int(said), facts="", left="")
        self._told, self._table = ("", ""), None
        self.enter()
        return self.settled().line

    def settled(self) -> Settled:
        """What the hand comes to."""
        form, table = self.form, self.table
        shown = list(form.shown(table, self.values))
        wrong = facts.unread(table, form.facts(table), self.values, shown)
        if wrong:
            return Settled(wrong=wrong)
        try:
            return Settled(answers.settlement(table, table.settle(**form.told(table, self.values))))
        except PinochleError as error:
            return Settled(wrong={facts.blamed(str(error), shown): str(error)})

    def fields(self, settled: Settled) -> Iterator[Child]:
        """The fields that matter, in the order of a hand."""
        sizes = self._page.variant.players
        if len(sizes) > 1:
            yield self._sizes(sizes)
        known = {one.key: one for one in self.form.facts(self.table)}
        shown = [known[key] for key in self.form.shown(self.table, self.values)]
        boxes = [self._field(one, settled.wrong.get(one.key, "")) for one in shown]
        notes = [h("p", line, class_="pl-small") for line in self.form.notes(self.table, self.values)]
        yield h("div", *boxes, class_="pl-ask-facts", key="facts")
        yield from notes

    def _sizes(self, sizes: tuple[int, ...]) -> Node:
        names = {str(n): str(n) for n in sizes}
        label = h("span", say("Players"), class_="pl-label", aria_hidden="true")
        chosen = str(self._page.state.players or self.table.rules.players)
        return h(
            "p", label, toggle_group("players", names, chosen, say("Players")), class_="pl-row", key="players"
        )

    def _field(self, fact: Fact, wrong: str) -> Node:
        value = self.values[fact.key]
        if fact.kind == CARDS:
            return fields.text_fact(fact.key, fact.label, str(value), wrong)
        if fact.kind == CHECK:
            return fields.check_field(fact.key, fact.label, on=bool(value), wrong=wrong)
        if fact.kind == CHOICE:
            return fields.choice_field(fact.key, fact.label, fact.choices, value, wrong)
        return fields.number_field(fact.key, fact.label, value, fact.step, wrong)
