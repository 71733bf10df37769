"""The three sheets as parts of the page: rules, melds, and the score sheet for as many as play."""

from collections.abc import Collection, Iterable, Mapping

from pinochle_learn.lessons.sheets.chart import chart_marks, chart_nodes
from pinochle_learn.lessons.sheets.form import form_nodes
from pinochle_learn.lessons.sheets.lines import Section
from pinochle_learn.lessons.sheets.melds import meld_chart
from pinochle_learn.lessons.sheets.paper import line_node, printing, sheet
from pinochle_learn.lessons.sheets.rules import marks_of, rules_sheet
from pinochle_learn.lessons.sheets.scores import score_form
from pinochle_learn.rules import Rules
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.text import number, say, sentence
from pinochle_learn.widgets.nodes import Child, Node, h

_MANY, _FEW = 14, 8  # melds of a chart: with more they are written smaller, with fewer larger
_SHORT = 1900  # letters of rules that leave room for larger ones


class SheetPart:
    """One sheet: it can be printed, and is drawn from the table that is chosen."""

    takes: Collection[str] = ()

    def __init__(self, page: LessonPage) -> None:
        self._page = page

    @property
    def rules(self) -> Rules:
        """The record of the table."""
        return self._page.variant.rules

    def enter(self) -> None:
        """Nothing is to be set up: a sheet is drawn afresh."""

    def events(self) -> Mapping[str, Handler]:
        """The button that prints."""
        return {"print": self._print}

    def nodes(self, words: Words) -> Iterable[Child | None]:
        """What is above the sheet, and the sheet."""
        raise NotImplementedError

    def _print(self, _event: Event) -> str:
        self._page.page.print_sheet()
        return self._page.tell(say("The browser opens its window for printing."))


class RulesSheet(SheetPart):
    """The rules of the table on one page."""

    def nodes(self, words: Words) -> Iterable[Child | None]:
        """The rules, section by section in two columns."""
        del words  # paper explains nothing that is tapped
        sections = rules_sheet(self.rules)
        letters = sum(len(line.text) for section in sections for line in section.lines)
        size = "dense" if self.rules.changes else "roomy" if letters < _SHORT else ""
        marks, body = marks_of(sections), map(_section, sections)
        yield printing(self._page.said)
        yield sheet(self._page.variant, "rules", say("Rules"), body, marks, size=size)


def _section(section: Section) -> Node:
    return h(
        "section",
        h("h3", section.title),
        h("ul", *(line_node(line) for line in section.lines)),
        class_="pl-paper-section",
        key=f"section-{section.title}",
    )


class MeldSheet(SheetPart):
    """The meld chart of the table."""

    def nodes(self, words: Words) -> Iterable[Child | None]:
        """The chart, type by type."""
        del words
        yield printing(self._page.said)
        chart, marks = meld_chart(self.rules), chart_marks(self.rules)
        melds = sum(len(kind.melds) for kind in chart)
        many = melds > _MANY or (self.rules.changes and melds > _FEW)
        size = "dense" if many else "roomy" if melds < _FEW else ""
        yield sheet(self._page.variant, "melds", say("Meld chart"), chart_nodes(self.rules), marks, size=size)


class ScoreSheet(SheetPart):
    """An empty score sheet; where the table has several sizes, one chooses how many play."""

    takes: Collection[str] = ("players",)

    def events(self) -> Mapping[str, Handler]:
        """The button that prints, and how many play."""
        return {**super().events(), "players": self._players}

    def nodes(self, words: Words) -> Iterable[Child | None]:
        """The choice of players, and the form."""
        del words
        rules = self._seated()
        form = score_form(rules)
        yield printing(self._page.said, self._sizes(rules))
        marks = "".join(line.marks for line in form.foot)
        size = "dense" if self.rules.changes else ""
        yield sheet(self._page.variant, "score", say("Score sheet"), form_nodes(form), marks, size=size)

    def _seated(self) -> Rules:
        wanted = self._page.state.players
        return self.rules.seated(wanted if wanted in self.rules.table.players.value else None)

    def _sizes(self, rules: Rules) -> Node | None:
        sizes = rules.table.players.value
        if len(sizes) == 1:
            return None
        choices = [
            h(
                "button",
                sentence(number(size)),
                type="button",
                class_="pl-step",
                aria_pressed="true" if size == rules.players else "false",
                on={"click": "players"},
                data=size,
                key=f"players-{size}",
            )
            for size in sizes
        ]
        return h("div", *choices, class_="pl-picks", role="group", aria_label=say("Players"), key="players")

    def _players(self, event: Event) -> str | None:
        players = event.get("data")
        if players not in self.rules.table.players.value:
            return None
        self._page.state = self._page.state.but(players=players)
        return say("The sheet is for {n} players now.", n=number(int(str(players))))
