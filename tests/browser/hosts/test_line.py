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
def context(chromium: Browser, server, proxy: Proxy, other: Proxy) -> Iterator[BrowserContext]:
    """A fresh browser, in which errors of the network are no surprise."""
    context, before = chromium.new_context(base_url=server.address), server.kernels()
    yield context
    context.set_offline(False)
    proxy.fault = other.fault = ""
    for page in context.pages:
        with page.expect_event("close"):
            page.close(run_before_unload=True)
    server.wait_for_kernels(before)
    context.close()


@pytest.fixture
def proxy(server) -> Iterator[Proxy]:
    with proxied(server.address) as proxy:
        yield proxy


@pytest.fixture
def other(server) -> Iterator[Proxy]:
    with proxied(server.address) as proxy:
        yield proxy


def banner(page: Page) -> Locator:
    return page.locator(".pl-lost")


def told(page: Page, words: str, voice: str = "assertive") -> None:
    expect(banner(page)).to_contain_text(words, timeout=SOON)
    expect(banner(page)).to_have_attribute("aria-live", voice)


def answered_once(page: Page) -> None:
    """Every tap has arrived, in order and once: the right cards are chosen, and checked."""
    expect(answer(page)).to_contain_text("Right:")
    page.get_by_text("Your progress", exact=True).click()
    expect(page.get_by_text("You lead: right once")).to_be_visible()


def give_answer(page: Page) -> None:
    for place in DRAWN.legal:
        cards(page).nth(place).click()
    button(page, "Check").click()


def test_an_answer_given_without_a_network_arrives(context: BrowserContext, visit: Callable) -> None:
    page = context.new_page()
    visit(page, PRACTICE)
    context.set_offline(True)
    for place in DRAWN.legal:
        cards(page).nth(place).click()
    told(page, "cannot be reached")
    expect(cards(page).nth(DRAWN.legal[-1])).to_be_focused()  # nothing takes the keyboard
    button(page, "Check").click()
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


def test_a_refused_socket_is_told_and_what_was_tapped_is_answered_once_it_is_not(
    context: BrowserContext, proxy: Proxy, other: Proxy
) -> None:
    proxy.fault, other.fault = "no-upgrade", "other-host"
    pages = [(context.new_page(), proxy), (context.new_page(), other)]
    for page, faulty in pages:
        page.goto(f"{faulty.address}voila/render/{link('pagat')}")
        cards(page).nth(1).click()
        told(page, "must pass WebSockets (Upgrade) and the Host header")
        faulty.fault = ""
    for page, _ in pages:
        name = cards(page).nth(1).get_attribute("aria-label").split(",")[0]
        expect(answer(page)).to_contain_text(name, ignore_case=True)
        expect(banner(page)).to_be_hidden()


def test_a_server_that_is_slow_or_busy_is_told_as_that_and_waited_for(
    server, context: BrowserContext, visit: Callable, proxy: Proxy
) -> None:
    page = context.new_page()
    before = set(kernels(server))
    visit(page, f"{proxy.address}voila/render/{PRACTICE}")
    (kernel,) = set(kernels(server)) - before
    kernel.send_signal(signal.SIGSTOP)
    give_answer(page)
    told(page, "is busy", "polite")
    kernel.send_signal(signal.SIGCONT)
    expect(banner(page)).to_be_hidden()
    answered_once(page)
    proxy.fault = "slow"
    told(page, "is busy", "polite")


def kernels(server) -> list[psutil.Process]:
    children = psutil.Process(server.process.pid).children(recursive=True)
    return [one for one in children if "ipykernel_launcher" in one.cmdline()]
