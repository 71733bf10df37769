"""The worked hand: one hand from the first bid to the score, and four other ends, step by step."""

from collections.abc import Collection, Iterator, Mapping

from pinochle_learn.lessons.scoring.charts.picture import picture
from pinochle_learn.lessons.scoring.suits.settle.answer import others
from pinochle_learn.lessons.scoring.suits.settle.pieces import sheet, told
from pinochle_learn.lessons.scoring.suits.worked.step_text import StepText
from pinochle_learn.lessons.scoring.suits.worked.story import story, whose
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.scores.hand import settled
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Child, Node, button, h


class Worked:
    """The story at the table that is chosen; the place's ``at`` is the step."""

    takes: Collection[str] = ("at",)

    def __init__(self, page: LessonPage) -> None:
        self._page = page
        self.turn = 0

    @property
    def steps(self) -> tuple[StepText, ...]:
        """The whole story."""
        return story(self._page.variant)

    @property
    def at(self) -> int:
        """The step that is told, from 0."""
        return self._page.state.at

    def enter(self) -> None:
        """Takes the step of the link, if there is one."""
        if self.at >= len(self.steps):
            self._page.wrong("at", say("this hand has the steps 0 to {last}.", last=len(self.steps) - 1))
            self._page.state = self._page.state.but(at=0)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {
            "forth": lambda _event: self._go(self.at + 1),
            "back": lambda _event: self._go(self.at - 1),
            "go": self._jump,
        }

    def _jump(self, event: Event) -> str:
        to = event.get("data")
        return self._go(to) if type(to) is int else ""

    def _go(self, to: int) -> str:
        if not 0 <= to < len(self.steps):
            return ""
        self._page.state = self._page.state.but(at=to)
        step = self.steps[to]
        return " ".join([step.title, *step.lines])

    # --- what is shown -------------------------------------------------------------------------------------

    def nodes(self, words: Words) -> Iterator[Child]:
        """The score sheet as far as it is written, and beside it what happens."""
        step = self.steps[self.at]
        yield h("p", whose(self._page.variant), key="whose")
        yield h("div", self._felt(step), self._tells(step, words), class_="pl-two", key="worked")

    def _felt(self, step: StepText) -> Node:
        v = self._page.variant
        result = settled(v, step.hand) if step.settles else None
        lines = " ".join(told(v, step.hand, tricks=step.settles))
        notes = [h("p", lines, class_="pl-small", key="told")] if lines else []
        drawn: list[Node] = []
        if step.shown != "bid":
            drawings, legend, table = picture(v, step.hand, marked=step.shown in {"tricks", "score"})
            drawn = [h("div", *drawings, legend, class_="pl-reach", key="reach"), table]
        return h(
            "section",
            sheet(v, step.hand, step.shown, result),
            *notes,
            *drawn,
            class_="pl-felt",
            aria_label=say("The score sheet"),
            key="felt",
        )

    def _tells(self, step: StepText, words: Words) -> Node:
        elsewhere = [others(self._page.variant, step.hand)] if step.settles else []
        count = say("Step {n} of {all}", n=self.at + 1, all=len(self.steps))
        return h(
            "section",
            h("p", count, class_="pl-small", key="where"),
            h("h2", step.title, key="ask"),
            h("div", *(h("p", *words(line)) for line in step.lines), class_="pl-lines", key="lines"),
            self._acts(),
            *elsewhere,
            self._index(),
            class_="pl-panel",
            aria_label=say("The story"),
            key="answers",
        )

    def _acts(self) -> Node:
        last = self.at == len(self.steps) - 1
        forth = button(say("Next step"), "forth", primary=True, key="forth")
        if last:
            forth = button(say("From the beginning"), "go", data=0, primary=True, key="forth")
        back = button(say("Back"), "back", key="back", aria_disabled=None if self.at else "true")
        return h("div", forth, back, class_="pl-acts", key="acts")

    def _index(self) -> Node:
        items = [
            h(
                "li",
                h(
                    "button",
                    step.title,
                    type="button",
                    class_="pl-link",
                    aria_current="step" if place == self.at else None,
                    on={"click": "go"},
                    data=place,
                ),
                key=f"go-{step.key}",
            )
            for place, step in enumerate(self.steps)
        ]
        title = h("h3", say("All steps"), id="pl-index")
        return h(
            "nav",
            title,
            h("ol", *items, class_="pl-index"),
            aria_labelledby="pl-index",
            key="index",
            class_="pl-part",
        )
