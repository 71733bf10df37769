"""The lesson that compares tables."""

from pinochle_learn.lessons.tables.page import show

__all__ = ["show"]
