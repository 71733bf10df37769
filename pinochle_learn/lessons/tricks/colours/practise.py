"""Practise at tables with coloured cards: what may be played, who wins by which step, what it counts."""

from pinochle_learn.lessons.tricks.colours.bank import BANK
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice.question import TRICK, Row
from pinochle_learn.teaching.practice.question_part import QuestionPart
from pinochle_learn.teaching.view.melds_view import small
from pinochle_learn.teaching.view.table_view import trick_node
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import Node, h


class ColourPractise(QuestionPart):
    """Questions on a trick, which itself says what is trump; once it is known the winner is marked."""

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page, BANK)

    def _felt(self) -> Node:
        drawn = self.exercise
        told = [small(line, f"told-{n}") for n, line in enumerate(drawn.told)]
        rows = [self._row(row, n) for n, row in enumerate(drawn.rows)]
        return h("section", *told, *rows, class_="pl-felt", aria_label=say("The table"), key="felt")

    def _row(self, row: Row, number: int) -> Node:
        if row.kind != TRICK:
            return super()._row(row, number)
        mine = bool(self.exercise.fits)
        trump = self.exercise.trump or ""
        return trick_node(row.cards, row.names, trump, winner=self._winner(), to_play=mine, over=not mine)

    def _winner(self) -> int | None:
        """The winner's place in the trick, where that was asked and is answered."""
        if not self.right() or self.exercise.situation == "worth":
            return None
        return next((int(offer.value) for offer in self.exercise.offers if offer.right), None)
