"""The page where a group makes a table of its own."""

from pinochle_learn.lessons.house.page import show

__all__ = ["show"]
