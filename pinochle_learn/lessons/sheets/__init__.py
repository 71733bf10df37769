"""Sheets to print: rules, melds, scores."""

from pinochle_learn.lessons.sheets.page import show

__all__ = ["show"]
