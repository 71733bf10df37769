"""The banks of questions: by the kind of table, then by the lesson."""

from collections.abc import Mapping

from pinochle_learn.coach.quiz import Bank

BANKS: Mapping[tuple[str, str], Bank] = {}
