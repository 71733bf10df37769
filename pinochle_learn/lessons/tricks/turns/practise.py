"""Practise a turn in a game of turns: the questions of the bank, with their answers as whole sentences."""

from dataclasses import replace

from pinochle_learn.lessons.tricks.turns.bank import BANK
from pinochle_learn.teaching.page.controller import Event
from pinochle_learn.teaching.page.lesson_page import LessonPage
from pinochle_learn.teaching.practice.question_part import QuestionPart
from pinochle_learn.text import say


class TurnPractise(QuestionPart):
    """Answers are sentences here, so that a wrong one is not repeated after a "not"."""

    def __init__(self, page: LessonPage) -> None:
        super().__init__(page, BANK)

    def _said(self, event: Event) -> str:
        said = super()._said(event)
        if not said or self.answer is None or self.answer.right:
            return said
        self.answer = replace(self.answer, line=say("No, not so."))
        return self.aloud()
