"""The lesson on chances."""

from pinochle_learn.lessons.odds.page import show

__all__ = ["show"]
