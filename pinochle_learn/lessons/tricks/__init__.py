"""The lesson on tricks."""

from pinochle_learn.lessons.tricks.page import show

__all__ = ["show"]
