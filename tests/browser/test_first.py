"""What can be read does not wait for Python: it comes with the page, and then becomes the kernel's own."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.parts import answer, button, cards
from tests.browser.waits import settled

# Notes how far anything on the page jumps by itself.
WATCH = """window.jumps = 0;
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.jumps += entry.value;
}).observe({ type: "layout-shift", buffered: true });"""
HELD: list[Route] = []  # requests that wait
TITLE = "JSON.stringify(document.querySelector('h1').getBoundingClientRect())"


@pytest.fixture
def opening(open_context: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """Opens a page up to its first picture; Jupyter's script, and so all answers, wait for ``ready``."""

    def opening(link: str, width: int = 1280) -> Page:
        page = open_context(width).new_page()
        page.add_init_script(WATCH)
        page.route("**/voila.js", lambda route: HELD.append(route), times=1)  # noqa: PLW0108 - Playwright marks it
        page.goto(f"voila/render/{link}", wait_until="commit")
        page.locator(".pl-page h1").wait_for()
        return page

    HELD.clear()
    return opening


def ready(page: Page) -> None:
    """Lets Jupyter's script through, and waits until the page answers."""
    while not HELD:
        page.wait_for_timeout(50)
    HELD.pop().continue_()
    page.locator(".pl-root[data-ready]").wait_for()


@pytest.mark.parametrize("width", [1280, 390])
def test_a_page_stands_there_before_its_kernel_and_stays_where_it_is(opening: Callable, width: int) -> None:
    page = opening("tricks.ipynb?table=pagat", width)
    expect(page.get_by_label("Table", exact=True)).to_have_value("pagat")
    expect(page.get_by_role("main")).to_have_count(1)
    settled(page)  # the cards of a hand are laid out once their sizes are known
    hand, before = cards(page).all_inner_texts(), page.evaluate(f"window.jumps = 0, {TITLE}")
    assert hand
    assert page.locator(".pl-root[data-ready]").count() == 0
    ready(page)
    expect(page.locator("#pl-first")).to_have_count(0)
    expect(page.get_by_role("main")).to_have_count(1)
    assert (cards(page).all_inner_texts(), page.evaluate(TITLE)) == (hand, before)
    assert page.evaluate("window.jumps") < 0.01


def test_what_is_tapped_before_the_kernel_is_there_is_answered_in_order(opening: Callable) -> None:
    page = opening("tricks.ipynb?table=pagat")
    cards(page).nth(1).click()
    expect(page.get_by_role("status")).to_contain_text("What you chose is kept.")
    expect(page.locator(".pl-pause")).to_be_visible()
    cards(page).first.focus()
    page.keyboard.press("Enter")
    name = cards(page).first.get_attribute("aria-label")
    ready(page)
    expect(answer(page)).to_contain_text(name.split(",")[0], ignore_case=True)
    expect(page.locator(".pl-pause")).to_be_hidden()
    page.wait_for_function("document.querySelector('.pl-hand').contains(document.activeElement)")


def test_a_link_to_a_deal_or_a_step_shows_its_frame_first(opening: Callable) -> None:
    page = opening("melds.ipynb?table=purple&step=practise&seed=7", 390)
    expect(page.get_by_role("heading", level=1)).to_have_text("Meld: rank or colour?")
    expect(page.locator("[aria-current=step], .pl-steps [aria-pressed=true]").first).to_have_text("Practise")
    expect(page.locator(".pl-dealing")).to_be_visible()
    assert cards(page).count() == 0
    ready(page)
    expect(button(page, "Check")).to_be_visible()


def test_the_table_that_was_chosen_last_is_there_from_the_first_picture_on(opening: Callable) -> None:
    page = opening("index.ipynb")
    ready(page)
    page.get_by_role("button", name="Hoyle").click()
    page.wait_for_url("**table=hoyle*")
    page.goto("voila/render/scoring.ipynb", wait_until="commit")
    page.locator(".pl-page h1").wait_for()
    assert page.get_by_label("Table", exact=True).input_value() == "hoyle"
