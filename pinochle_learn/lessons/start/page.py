"""The start page: choose a table, see the lessons with their goals and your progress, go on."""

from pinochle_learn.front import Variant
from pinochle_learn.front.own_table import House
from pinochle_learn.teaching.page import frame
from pinochle_learn.teaching.page.controller import OWN, Controller
from pinochle_learn.teaching.page.custom_table import variant_of
from pinochle_learn.teaching.page.link import Table
from pinochle_learn.teaching.page.opening import opened
from pinochle_learn.teaching.page.table_choice import Own, option_name
from pinochle_learn.teaching.practice.mastery import Practice, restore
from pinochle_learn.teaching.practice.progress import to_code
from pinochle_learn.teaching.words.course import LESSONS, Lesson
from pinochle_learn.teaching.words.families import Family, families
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, h
from pinochle_learn.widgets.page import Page


class StartPage(Controller):
    """Tables and lessons. A table that was chosen before is taken up again."""

    def enter(self) -> None:
        """Nothing is to be set up: all is read from state and progress."""

    def nodes(self) -> list[Child | None]:
        """The page."""
        words = frame.Words()
        lead = say(
            "Pick the table you play at. Every answer keeps to its rules, and says where they come from."
        )
        return [
            h(
                "header",
                h("h1", self.heading, key="title"),
                h("p", *words(lead), class_="pl-lead"),
                key="top",
            ),
            frame.notes(self.notes),
            self._tables(),
            self._lessons(),
            frame.keeping(to_code(self.progress), self.said),
        ]

    def practice(self, lesson: Lesson) -> Practice:
        """What is firm in a lesson at the table that is chosen."""
        keys = [key for key, _ in lesson.steps(self.variant.rules)]
        return restore(keys, self.progress.get(lesson.key, {}).get(self.state.progress_key))

    def _tables(self) -> Node:
        legend = h("h2", say("Your table"), id="pl-tables")
        groups = [self._family(state, family) for state, family in enumerate(families())]
        return h("section", legend, self._own(), *groups, key="tables", class_="pl-section")

    def _own(self) -> Node:
        """The group's own tables, and where they are made."""
        offered = Own(self.tables, self.left).offered(self.state)
        tiles = [self._own_choice(key, house) for key, house in offered.items()]
        make = h(
            "a",
            say("Make your own table"),
            href="house.ipynb" + self.state.table_search,
            class_="pl-button",
            key="make",
        )
        choices = h("div", *tiles, class_="pl-cards-list", role="group", aria_labelledby="pl-own", key="own")
        line = h("p", say("House rules? Change them one by one, and every lesson keeps to them."), key="line")
        title = h("h3", say("Your own tables"), id="pl-own")
        return h("div", title, choices if tiles else line, h("p", make), class_="pl-family", key="own-tables")

    def _own_choice(self, key: str, house: House) -> Node:
        return self._tile(f"{OWN}{key}", house.name, variant_of(house).about)

    def _family(self, state: int, family: Family) -> Node:
        """Tables for as many players and as many cards."""
        name, tables = family
        choices = h(
            "div",
            *map(self._choice, tables),
            class_="pl-cards-list",
            role="group",
            aria_labelledby=f"pl-family-{state}",
        )
        return h(
            "div", h("h3", name, id=f"pl-family-{state}"), choices, class_="pl-family", key=f"family-{state}"
        )

    def _choice(self, table: Variant) -> Node:
        return self._tile(table.id, table.name, table.about)

    def _tile(self, choice: str, name: str, about: str) -> Node:
        mine = choice == option_name(self.state)
        return h(
            "button",
            h("strong", name, class_="pl-card-title"),
            h("span", about),
            h("span", say("✓ your table") if mine else "", class_="pl-mine"),
            type="button",
            class_="pl-tile",
            aria_pressed="true" if mine else "false",
            on={"click": "table"},
            data=choice,
            key=f"table-{choice}",
        )

    def _lessons(self) -> Node:
        after = self._next()
        items = [
            self._lesson(number, one, is_next=one is after) for number, one in enumerate(LESSONS, start=1)
        ]
        return h(
            "section",
            h("h2", say("Lessons"), id="pl-lessons"),
            h("ol", *items, class_="pl-cards-list", aria_labelledby="pl-lessons"),
            key="lessons",
            class_="pl-section",
        )

    def _next(self) -> Lesson:
        """The first lesson that is begun and not firm yet, else the first not firm, else the first."""
        unfinished = [one for one in LESSONS if (p := self.practice(one)).keys and p.mastered < len(p.keys)]
        begun = [one for one in unfinished if any(self.practice(one).levels.values())]
        return next(iter([*begun, *unfinished, *LESSONS]))

    def _lesson(self, number: int, lesson: Lesson, *, is_next: bool) -> Node:
        practice, here = self.practice(lesson), lesson.at(self.variant.rules)
        name = say(here.title)
        begun = any(practice.level(key) for key in practice.keys)
        to = h(
            "a",
            say("Continue: {name}", name=name) if begun and is_next else say("Open: {name}", name=name),
            href=lesson.notebook + self.state.table_search,
            class_="pl-button pl-primary" if is_next else "pl-button",
        )
        return h(
            "li",
            h("h3", f"{number} · {name}"),
            h("p", say(here.purpose)),
            h("ul", *(h("li", say(goal)) for goal in here.goals)),
            frame.meter(practice),
            to,
            class_="pl-tile pl-next" if is_next else "pl-tile",
            key=f"lesson-{lesson.key}",
        )


def show(table: Table = None, **state: object) -> Page:
    """Shows the start page: what a notebook's cell has as its last line.

    ``show("pagat")`` chooses a table, which may be one's own.
    """
    made = opened(StartPage, table, state)
    made.show()
    return made.page
