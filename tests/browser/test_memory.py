"""A hundred exercises of a lesson leave the kernel and the page about as they were."""

from collections.abc import Callable

import psutil
import pytest
from playwright.sync_api import Page

LESSONS = {"melds": "total-run", "tricks": "lead", "scoring": "made"}


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_hundred_exercises_add_little(server, page: Page, visit: Callable, lesson: str):
    server.wait_for_kernels(0)
    visit(page, f"{lesson}.ipynb?table=pinochlerun&step=practise&ask={LESSONS[lesson]}&seed=1")
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
