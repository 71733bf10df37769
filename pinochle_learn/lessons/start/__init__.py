"""The first page: tables and lessons."""

from pinochle_learn.lessons.start.page import show

__all__ = ["show"]
