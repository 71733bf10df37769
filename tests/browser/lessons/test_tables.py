"""The lesson "Tables side by side", walked by mouse and by keyboard in a real browser."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.teaching.practice.banks import BANKS
from pinochle_learn.teaching.practice.question import quiz
from pinochle_learn.teaching.words.table_kinds import SUITS
from tests.browser.keys import tab_to
from tests.browser.parts import button, choose_table

LESSON = "tables.ipynb"


def test_by_mouse_at_several_tables(page: Page, visit: Callable):
    visit(page, f"{LESSON}?table=pagat&beside=wikihow&ask=play")
    expect(page.get_by_text("Only the ace of spades")).to_be_visible()
    expect(page.get_by_text("Any of them")).to_be_visible()
    page.get_by_text("Choose the tables beside yours").click()
    button(page, "Two-handed").click()
    expect(page.get_by_role("heading", name="Must a follower beat the best card?")).to_be_visible()
    button(page, "Take wikiHow away").click()
    page.wait_for_function("location.search.includes('beside=two-handed')")
    page.get_by_role("button", name="Stock").click()
    expect(page.get_by_role("heading", name="Is there a stock to draw from?")).to_be_visible()
    button(page, "Same hand").click()
    expect(page.get_by_role("heading", name="One hand, 3 totals")).to_be_visible()
    button(page, "hearts").click()
    expect(page.get_by_role("heading", name="One hand, 3 totals")).to_have_count(0)
    choose_table(page, "purple")
    expect(page.get_by_text("there is nothing beside it")).to_be_visible()
    button(page, "Mistakes").click()
    expect(page.locator(".pl-choices")).to_be_visible()
    choose_table(page, "purple-rummy")
    expect(page.locator(".pl-choices")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_by_keyboard_unfold_and_answer(page: Page, visit: Callable):
    visit(page, f"{LESSON}?table=pagat&beside=hoyle&ask=count")
    expect(page.get_by_text("11 points", exact=True)).to_be_visible()
    page.locator(".pl-group-head").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pl-group-head").first).to_be_focused()
    expect(page.get_by_role("heading", name="Cards dealt at a time")).to_be_visible()
    drawn = quiz(BANKS[SUITS, "tables"], pl.variant("pagat"), "sum-with-nine", 3)
    right = next(offer for offer in drawn.offers if offer.right)
    visit(page, f"{LESSON}?table=pagat&step=spot&ask=sum-with-nine&seed=3")
    tab_to(page, right.label)
    page.keyboard.press("Enter")
    expect(page.locator(".pl-said")).to_contain_text(f"Right: {right.label}.")
    expect(button(page, "Next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".pl-said")).to_have_count(0)


def test_no_serious_finding_in_light_and_dark(
    open_context: Callable, visit: Callable, check_accessibility: Callable
):
    for width, scheme in ((1280, "light"), (390, "dark")):
        page = open_context(width, color_scheme=scheme).new_page()
        visit(page, f"{LESSON}?table=pagat&beside=npa.two-handed")
        page.get_by_text("Choose the tables beside yours").click()
        button(page, "Open all").click()
        expect(page.get_by_role("heading", name="Score that wins")).to_be_visible()
        check_accessibility(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for part in ("Same hand", "Mistakes"):
            button(page, part).click()
            check_accessibility(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
