"""Explore at tables with coloured cards: what may be played, who is winning by which step, two readings."""

from collections.abc import Collection, Iterable, Mapping

from pinochle_learn.cards.shuffling import fresh_seed
from pinochle_learn.engine.tricks.questions import Question
from pinochle_learn.engine.tricks.verdicts import LegalPlays
from pinochle_learn.front import Variant
from pinochle_learn.lessons.tricks.colours import bank
from pinochle_learn.lessons.tricks.colours.words import (
    lead_counts,
    numbers_told,
    other_reading,
    readings,
    steps,
    why_wins,
)
from pinochle_learn.lessons.tricks.explore import Explore
from pinochle_learn.teaching.page.controller import Event, Handler
from pinochle_learn.teaching.page.folds import fold
from pinochle_learn.teaching.page.frame import Words
from pinochle_learn.teaching.view import answer_view
from pinochle_learn.teaching.view.controls import toggle_group
from pinochle_learn.teaching.view.table_view import names_before
from pinochle_learn.teaching.words.sources import numbers_guessed, source_class, source_line
from pinochle_learn.text import plural, say, sentence
from pinochle_learn.widgets.nodes import Node, button, h

_APART, _ALONE = "apart", "alone"


class ColourExplore(Explore):
    """A hand on a trick with a trump colour. The place's ``at`` is 1 while the other reading is chosen."""

    takes: Collection[str] = ("hand", "trick", "trump", "seed", "at")

    first = (("trump-instead", 162),)
    example = "KBk 10Si 8Go"

    # --- state ---------------------------------------------------------------------------------------------

    @property
    def reading(self) -> Variant:
        """The table with the reading of the third step that is chosen."""
        v = self._page.variant
        return other_reading(v) if self._page.state.at else v

    def enter(self) -> None:
        """Takes the cards of the place; its trump must be a colour."""
        colours = self._page.variant.pack.suits_or_colours
        if self._page.state.trump not in colours:
            self._page.state = self._page.state.but(trump=colours[0])
        super().enter()
        if self._page.state.at > 1:
            self._page.wrong("at", say("the readings of the third step are 0 and 1."))
            self._page.state = self._page.state.but(at=0)

    def events(self) -> Mapping[str, Handler]:
        """What can be done here."""
        return {**super().events(), "reading": self._read, "differ": self._differ}

    def _known(self) -> list[str]:
        return list(bank.KEYS)

    def _lay(self, key: str, seed: int) -> None:
        now = bank.turn(self._page.variant, key, seed)
        self._put(now.hand, now.trick, now.trump)

    def _read(self, event: Event) -> str:
        """Goes to one of the two readings, and says at once what that changes."""
        if event.get("data") not in {_APART, _ALONE}:
            return ""
        other = (event["data"] == _ALONE) != lead_counts(self._page.variant)
        self._page.state = self._page.state.but(at=int(other))
        return f"{self._who_wins()} {self._compared()}" if self.trick else ""

    def _differ(self, _event: Event) -> str:
        now = bank.differing(self._page.variant, fresh_seed())
        self._put(now.hand, now.trick, now.trump)
        return f"{self._who_wins()} {self._compared()}"

    def _winning(self, _plays: LegalPlays) -> int | None:
        return self.reading.winner(self.trick, trump=self._page.state.trump).position if self.trick else None

    def _who_wins(self) -> str:
        won = self.reading.winner(self.trick, trump=self._page.state.trump)
        names = names_before(len(self.trick), self.plays.table.players)
        return say(
            "{Name} is winning with the {card}.", Name=sentence(names[won.position]), card=won.card.name
        )

    def _compared(self) -> str:
        return readings(self.reading, self.trick, self._page.state.trump).line

    # --- what is shown -------------------------------------------------------------------------------------

    def _more_acts(self) -> Iterable[Node]:
        yield button(say("A trick where the readings differ"), "differ", key="differ")

    def _answer(self, plays: LegalPlays, words: Words) -> Node:
        return h(
            "section",
            h("h2", say("May you play it?"), key="ask"),
            self._said(plays, words),
            answer_view.path(plays.path),
            self._winner(words),
            self._third_step(words),
            class_="pl-panel",
            aria_label=say("The answer"),
            key="answers",
        )

    def _winner(self, words: Words) -> Node:
        title = h("h3", say("Who is winning?"))
        if not self.trick:
            line = h("p", say("No card lies on the table yet: you lead."), key="nobody")
            return h("section", title, line, class_="pl-part pl-stack", key="winner")
        v, trick, trump = self.reading, self.trick, self._page.state.trump
        won, several = v.winner(trick, trump=trump), len(trick) > 1
        return h(
            "section",
            title,
            h("p", h("strong", self._who_wins()), key="who"),
            _steps(steps(v, trick, trump)) if several else None,
            h("p", *words(why_wins(v, won, trick)), key="why"),
            self._worth(),
            class_="pl-part pl-stack",
            key="winner",
        )

    def _worth(self) -> Node:
        """What the trick counts so far, and what ranks and colours count."""
        count = self._page.variant.count(self.trick)
        line = plural(int(count), "Worth {n} point so far.", "Worth {n} points so far.")
        return h(
            "div",
            h("p", h("strong", line), " ", count.why, key="points"),
            fold(
                "numbers",
                say("What ranks and colours count"),
                lambda: [
                    h(
                        "p",
                        numbers_told(self._page.variant),
                        class_="pl-assumed" if numbers_guessed(self._page.variant.rules) else "pl-small",
                    )
                ],
            ),
            class_="pl-trick-worth",
            key="worth",
        )

    def _third_step(self, words: Words) -> Node:
        """The switch between the two readings of the third step, and what it changes."""
        names = {_APART: say("only with another card of it"), _ALONE: say("always")}
        ask = say("Does the lead count as following its own colour?")
        counts = self._page.variant.rules.playing.lead_counts_as_colour
        chosen = _ALONE if lead_counts(self.reading) else _APART
        return h(
            "section",
            h("h3", say("Two readings of the third step")),
            h("p", ask, key="ask-reading"),
            h("p", toggle_group("reading", names, chosen, ask), key="ways"),
            self._compare(words) if self.trick else None,
            h("p", source_line(counts), class_=source_class(counts), key="source") if counts else None,
            class_="pl-part pl-stack",
            key="readings",
        )

    def _compare(self, words: Words) -> Node:
        found = readings(self.reading, self.trick, self._page.state.trump)
        head = say("The readings differ.") if found.differ else say("Both readings agree.")
        line = h("p", h("strong", head), " ", *words(found.line))
        return h("div", line, class_="pl-said", key="compared")


def _steps(asked: Iterable[Question]) -> Node:
    """The steps to the winner, up to the one that decides."""
    found = list(asked)
    items = [
        h(
            "li",
            h("span", step.question, class_="pl-question"),
            " ",
            h("strong", say("Yes") if step.answer else say("No")) if step.key != "led-suit" else None,
            class_="pl-asked pl-decides" if step is found[-1] else "pl-asked",
            key=f"step-{step.key}",
        )
        for step in found
    ]
    return h("ol", *items, class_="pl-path", key="steps")
