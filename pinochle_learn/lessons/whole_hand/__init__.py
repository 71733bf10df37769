"""The lesson that follows a whole deal."""

from pinochle_learn.lessons.whole_hand.page import show

__all__ = ["show"]
