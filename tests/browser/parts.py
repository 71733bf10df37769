"""The parts that every lesson page has, as the tests take hold of them."""

import re

from playwright.sync_api import Locator, Page


def cards(page: Page, name: str = "Your hand") -> Locator:
    """The cards of a hand."""
    return page.get_by_role("group", name=name, exact=True).get_by_role("button")


def answer(page: Page) -> Locator:
    """What the page says to the last answer."""
    return page.locator(".pl-said")


def button(page: Page, name: str) -> Locator:
    """The button of this name."""
    return page.get_by_role("button", name=name, exact=True)


def choose_table(page: Page, table: str) -> None:
    """Chooses a table, and waits until the page is at it."""
    page.get_by_label("Table", exact=True).select_option(table)
    at_table(page, table)


def at_table(page: Page, table: str) -> None:
    """Waits until the page's address says so."""
    page.wait_for_url(re.compile(rf"[?&]table={table}(&|$)"))
