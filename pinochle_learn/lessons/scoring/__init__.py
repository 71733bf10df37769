"""The lesson on scoring."""

from pinochle_learn.lessons.scoring.page import show

__all__ = ["show"]
