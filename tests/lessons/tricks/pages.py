"""The page of tricks, as the tests of it open and read it."""

import pinochle_learn as pl
from pinochle_learn.lessons.tricks.page import tricks_lesson
from pinochle_learn.teaching.words.other_tables import elsewhere
from tests.lessons.tree import keyed, text
from tests.support.tables import SUITED

WITH_STOCK = [v.id for v in SUITED if v.rules.stock is not None]


def opened(search="", kept=None):
    lesson = tricks_lesson()
    lesson.hear({"event": "open", "search": search, "kept": kept or {}})
    return lesson


def hand_state(lesson):
    return keyed(lesson.page, "hand")[1]["state"]


def asked_and_answered(lesson, question, reply):
    return f"{question} {reply}" in " ".join(text(lesson.page).split())


def compared(table, hand, trick, trump="S", stock=None):
    v = pl.variant(table)
    return elsewhere(v, v.pack.read(hand), v.pack.read(trick), trump, stock=stock)
