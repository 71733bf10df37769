"""A whole hand in the browser: by mouse, by keyboard, on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.coach.story import story
from tests.browser.keys import tab_to

TABLES = [v.id for v in pl.variants()]


@pytest.mark.parametrize("table", TABLES)
def test_stepping_through_a_deal_at_each_table(page: Page, visit: Callable, table: str):
    told = story(pl.variant(table).rules, 7, 3)
    visit(page, f"whole_hand.ipynb?table={table}&seed=7")
    on = page.get_by_role("button", name="Next step")
    for scene in told.scenes[:4]:
        on.click()
        expect(page.get_by_role("heading", name=scene.title, exact=True)).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    first = next(scene for scene in told.scenes if scene.phase == "play")
    expect(page.get_by_role("heading", name=first.title, exact=True)).to_be_visible()
    page.get_by_role("button", name="Result", exact=True).press("Enter")
    for side in told.deal.result.sides:
        expect(page.get_by_text(side.why, exact=True)).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).press("Space")
    expect(page.get_by_role("heading", name=told.scenes[-1].title, exact=True)).to_be_visible()


@pytest.mark.parametrize("table", TABLES)
def test_by_keyboard_alone_at_each_table(page: Page, visit: Callable, table: str):
    told = story(pl.variant(table).rules, 7, 3)
    visit(page, f"whole_hand.ipynb?table={table}&seed=7")
    tab_to(page, "Next step")
    for scene in told.scenes[:2]:
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name=scene.title, exact=True)).to_be_visible()
        expect(page.get_by_role("status")).to_have_text(scene.title)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=told.scenes[0].title, exact=True)).to_be_visible()
    page.reload()
    tab_to(page, "Result")
    page.keyboard.press("Enter")
    for side in told.deal.result.sides:
        expect(page.get_by_text(side.why, exact=True)).to_be_visible()


def test_the_slider_is_named_and_works_by_keyboard(page: Page, visit: Callable):
    told = story(pl.variant("pagat").rules, 7, 3)
    visit(page, "whole_hand.ipynb?table=pagat&seed=7")
    slider = page.get_by_role("slider", name="Step")
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name=told.scenes[1].title, exact=True)).to_be_visible()
    expect(slider).to_be_focused()
    expect(slider).to_have_attribute(
        "aria-valuetext", f"Step 2 of {len(told.scenes) + 1}: {told.scenes[1].title}"
    )
    page.reload()
    expect(page.get_by_role("heading", name=told.scenes[1].title, exact=True)).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_it_is_accessible_and_fits(
    open_context: Callable, visit: Callable, check_accessibility: Callable, width: int
):
    page = open_context(width).new_page()
    for place in ("at=0", "at=20", "at=999", "step=worked&at=12"):
        visit(page, f"whole_hand.ipynb?table=hoyle&seed=7&{place}")
        check_accessibility(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
