"""What Python asks of the browser: a task in a worker, and one printing where a page is shown twice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

# What a served page registers: a task that answers, one that never does, one that throws.
TASKS = """
const worker = (text) => () => new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
globalThis.pinochleTasks = {
  double: worker("onmessage = ({ data }) => postMessage({ value: 2 * data.n })"),
  endless: worker("onmessage = () => { for (;;); }"),
  broken: worker("onmessage = () => { throw new Error('out of cards') }"),
};
window.printed = 0;
window.print = () => { window.printed += 1; };
"""


@pytest.fixture
def views(open_context: Callable, visit: Callable, card_address: str) -> tuple[Page, list]:
    """A page that is shown twice."""
    page = open_context().new_page()
    page.add_init_script(TASKS)
    visit(page, f"{card_address}voila/render/compute.ipynb")
    roots = page.locator(".pl-root")
    expect(roots).to_have_count(2)
    return page, [roots.nth(0), roots.nth(1)]


def press(view, name: str) -> None:
    view.get_by_role("button", name=name, exact=True).click()


def test_a_task_is_computed_in_a_worker_and_its_answer_is_shown_in_all_views(views: tuple):
    _, (first, second) = views
    press(first, "double")
    expect(first.locator(".pl-told")).to_have_text("42")
    press(second, "unheard-of")
    no_program = "This browser has no program for 'unheard-of', so it cannot compute it."
    expect(first.locator(".pl-told")).to_have_text(f"42 {no_program}")
    press(second, "broken")
    expect(second.locator(".pl-told")).to_contain_text(
        "could not compute 'broken': Uncaught Error: out of cards"
    )


def test_a_task_that_takes_for_ever_leaves_the_page_quick_and_can_be_cancelled(views: tuple):
    page, (first, second) = views
    with page.expect_worker() as started:
        press(first, "endless")
    press(second, "double")
    expect(first.locator(".pl-told")).to_have_text("42")
    assert started.value in page.workers
    with started.value.expect_event("close"):
        press(second, "cancel")
    press(first, "double")
    expect(second.locator(".pl-told")).to_have_text("42 42")


def test_of_two_views_the_one_that_is_pressed_prints(views: tuple):
    page, (first, second) = views
    press(second, "print")
    press(first, "double")
    expect(second.locator(".pl-told")).to_have_text("42")  # Python has answered what came before too
    assert page.evaluate("window.printed") == 1
