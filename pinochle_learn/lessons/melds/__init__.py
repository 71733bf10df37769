"""The lesson on melds."""

from pinochle_learn.lessons.melds.page import show

__all__ = ["show"]
