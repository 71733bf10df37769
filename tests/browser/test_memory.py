"""A hundred exercises of a lesson leave the kernel and the page about as they were."""

from collections.abc import Callable

import psutil
import pytest
from playwright.sync_api import Page

PARTS = {
    "melds": "table=pinochlerun&step=practise&ask=total-run",
    "tricks": "table=npa&step=practise&ask=lead",  # hands of twenty cards
    "scoring": "table=pinochlerun&step=practise&ask=made",
}
RENEGES = {"tricks": "table=npa&step=reneges&ask=renege-aces"}  # four whole hands in small cards


@pytest.mark.parametrize(("lesson", "part"), [*PARTS.items(), *RENEGES.items()])
def test_a_hundred_exercises_add_little(server, page: Page, visit: Callable, lesson: str, part: str):
    server.wait_for_kernels(0)
    visit(page, f"{lesson}.ipynb?{part}&seed=1")
    kernel = next(
        process
        for process in psutil.Process(server.process.pid).children(recursive=True)
        if "ipykernel_launcher" in process.cmdline()
    )

    def some(count: int) -> None:
        for _ in range(count):
            before = page.url
            page.get_by_role("button", name="Again with a fresh deal", exact=True).click()
            page.wait_for_function("before => location.href !== before", arg=before)

    some(10)
    before, nodes = kernel.memory_info().rss, page.evaluate("document.querySelectorAll('*').length")
    some(100)
    assert kernel.memory_info().rss <= 1.15 * before
    assert page.evaluate("document.querySelectorAll('*').length") <= 1.5 * nodes
