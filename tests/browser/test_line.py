"""A page whose connection fails: it is told in time, healed by itself, and nothing that was done is lost."""

import signal
from collections.abc import Callable, Iterator

import psutil
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.parts import answer, button, cards
from tests.browser.proxy import Proxy, proxied
from tests.browser.trick_page import Drawn, link

SOON = 8_000  # milliseconds
DRAWN = Drawn("hoyle", "lead", 2)
PRACTICE = link("hoyle", step="practise", ask="lead", seed=2)


@pytest.fixture
def context(chromium: Browser, server) -> Iterator[BrowserContext]:
    """A fresh browser, in which errors of the network are no surprise."""
    context = chromium.new_context(base_url=server.address)
    yield context
    context.set_offline(False)
    for page in context.pages:
        page.close(run_before_unload=True)
    context.close()


@pytest.fixture
def proxy(server) -> Iterator[Proxy]:
    with proxied(server.address) as proxy:
        yield proxy


def banner(page: Page) -> Locator:
    return page.locator(".pl-lost")


def told(page: Page, words: str, role: str = "alert") -> None:
    expect(banner(page)).to_contain_text(words, timeout=SOON)
    expect(banner(page)).to_have_attribute("role", role)


def answered_once(page: Page) -> None:
    """Every tap has arrived, in order and once: the right cards are chosen, and checked."""
    expect(answer(page)).to_contain_text("Right:")
    page.get_by_text("Your progress", exact=True).click()
    expect(page.get_by_text("You lead: right once")).to_be_visible()


def give_answer(page: Page) -> None:
    for place in DRAWN.legal:
        cards(page).nth(place).click()
    button(page, "Check").click()


@pytest.mark.parametrize("moment", ["told", "at once"])
def test_an_answer_given_without_a_network_arrives(
    context: BrowserContext, visit: Callable, moment: str
) -> None:
    page = context.new_page()
    visit(page, PRACTICE)
    context.set_offline(True)
    if moment == "told":
        told(page, "cannot be reached")
    give_answer(page)
    expect(button(page, "Check")).to_be_focused()
    told(page, "is kept, and sent")
    expect(button(page, "Check")).to_be_focused()  # nothing takes the keyboard
    context.set_offline(False)
    expect(banner(page)).to_be_hidden()
    answered_once(page)


def test_what_a_broken_line_has_swallowed_is_sent_again(
    context: BrowserContext, visit: Callable, proxy: Proxy
) -> None:
    page = context.new_page()
    visit(page, f"{proxy.address}voila/render/{PRACTICE}")
    cards(page).nth(DRAWN.legal[0]).click()
    expect(cards(page).nth(DRAWN.legal[0])).to_have_attribute("aria-pressed", "true")
    proxy.fault = "stalled"
    for place in DRAWN.legal[1:]:
        cards(page).nth(place).click()
    button(page, "Check").click()
    proxy.cut()
    told(page, "cannot be reached")
    proxy.fault = ""
    expect(banner(page)).to_be_hidden()
    answered_once(page)


@pytest.mark.parametrize("fault", ["no-upgrade", "other-host"])
def test_a_refused_socket_is_told_on_the_empty_page_and_heals(
    context: BrowserContext, proxy: Proxy, fault: str
) -> None:
    proxy.fault = fault
    page = context.new_page()
    page.goto(f"{proxy.address}voila/render/tricks.ipynb")
    page.locator("#loading").wait_for(state="detached")
    told(page, "must pass WebSockets (Upgrade) and the Host header")
    proxy.fault = ""
    expect(button(page, "Practise")).to_be_visible()
    expect(banner(page)).to_be_hidden()


def test_a_slow_server_is_told_as_busy_and_waited_for(
    context: BrowserContext, visit: Callable, proxy: Proxy
) -> None:
    page = context.new_page()
    visit(page, f"{proxy.address}voila/render/{PRACTICE}")
    proxy.fault = "slow"
    told(page, "is busy", "status")
    proxy.fault = ""
    expect(banner(page)).to_be_hidden()


def test_a_busy_kernel_is_told_as_busy_and_answers_afterwards(
    server, context: BrowserContext, visit: Callable
) -> None:
    page = context.new_page()
    before = set(kernels(server))
    visit(page, PRACTICE)
    (kernel,) = set(kernels(server)) - before
    kernel.send_signal(signal.SIGSTOP)
    give_answer(page)
    told(page, "is busy", "status")
    kernel.send_signal(signal.SIGCONT)
    expect(banner(page)).to_be_hidden()
    answered_once(page)


def kernels(server) -> list[psutil.Process]:
    children = psutil.Process(server.process.pid).children(recursive=True)
    return [one for one in children if "ipykernel_launcher" in one.cmdline()]
