"""The page that answers questions about any cards."""

from pinochle_learn.lessons.ask.page import show

__all__ = ["show"]
