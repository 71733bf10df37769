"""What every lesson page does: progress, codes, links, terms, and a kernel that is lost or let go."""

import re
from collections.abc import Callable

import psutil
from playwright.sync_api import Page, expect

from tests.browser.parts import answer, button, cards
from tests.browser.trick_page import LESSON, Drawn, link


def test_progress_stays_in_this_browser_and_can_be_wiped(page: Page, visit: Callable):
    drawn = Drawn("hoyle", "lead", 2)
    visit(page, link("hoyle", step="practise", ask="lead", seed=2))
    for place in drawn.legal:
        cards(page).nth(place).click()
    button(page, "Check").click()
    expect(answer(page)).to_contain_text("Right:")
    visit(page, link("hoyle"))
    page.get_by_text("Your progress", exact=True).click()
    expect(page.get_by_text("You lead: right once")).to_be_visible()
    button(page, "Wipe my progress").click()
    expect(page.get_by_text("You lead: not yet")).to_be_visible()
    page.reload()
    page.get_by_text("Your progress", exact=True).click()
    expect(page.get_by_text("You lead: not yet")).to_be_visible()


def test_a_code_carries_progress_to_another_browser(open_context: Callable, visit: Callable):
    first = open_context().new_page()
    visit(first, link("pagat", step="practise", ask="lead", seed=2))
    for place in Drawn("pagat", "lead", 2).legal:
        cards(first).nth(place).click()
    button(first, "Check").click()
    expect(answer(first)).to_contain_text("Right:")
    first.get_by_text("Your progress", exact=True).click()
    code = first.get_by_label("Your code").input_value()
    second = open_context().new_page()
    visit(second, link("pagat"))
    second.get_by_text("Your progress", exact=True).click()
    second.get_by_label("A code from elsewhere").fill(code)
    second.get_by_label("A code from elsewhere").press("Enter")
    expect(second.get_by_text("You lead: right once")).to_be_visible()
    second.get_by_label("A code from elsewhere").fill("PL1-ffff-broken")
    second.get_by_label("A code from elsewhere").press("Enter")
    expect(second.get_by_role("alert").filter(has_text="slip")).to_be_visible()


def test_the_table_is_chosen_on_the_page_and_stays_in_the_address(page: Page, visit: Callable):
    visit(page, link("pinochlerun", hand="TS.9S.KH", trick="KC.JS", trump="S"))
    page.get_by_label("Table", exact=True).select_option("wikihow")
    page.wait_for_url(re.compile("table=wikihow"))
    cards(page).nth(1).click()
    expect(answer(page)).to_contain_text("Yes, the nine of spades may be played")
    page.reload()
    expect(page.get_by_label("Table", exact=True)).to_have_value("wikihow")
    assert "hand=TS.9S.KH" in page.url


def test_the_tab_and_the_menu_follow_the_table(page: Page, visit: Callable):
    menu = page.get_by_role("navigation", name="Course")
    visit(page, link("purple-rummy"))
    for table, title, here in (
        ("purple-rummy", "What may I do on my turn?", "Turns"),
        ("pagat", "Which cards may I play?", "Tricks"),
    ):
        page.get_by_label("Table", exact=True).select_option(table)
        expect(page).to_have_title(f"{title} · Learn Pinochle")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(menu.locator("[aria-current=page]")).to_have_text(here)
    sent = page.goto("voila/render/tricks.ipynb?table=purple-rummy").text()
    assert "<title>What may I do on my turn?" in sent  # before there is a kernel
    assert ">Turns</a>" in sent


def test_a_hostile_link_is_shown_as_text_and_changes_nothing(page: Page, visit: Callable):
    visit(page, f"{LESSON}?table=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&hand=AS.AS.AS&seed=-1")
    expect(page.get_by_role("alert").filter(has_text="<img src=x onerror=alert(1)>")).to_be_visible()
    expect(page.get_by_label("Table", exact=True)).to_have_value("pinochlerun")
    expect(page.locator("main img")).to_have_count(0)


def test_a_term_is_explained_by_touch_and_by_keyboard(page: Page, visit: Callable):
    visit(page, link("pinochlerun"))
    tip = page.locator("#tip-trump")
    page.get_by_role("button", name="trump: what is that?").first.press("Enter")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("The suit that beats the other three.")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_a_lost_kernel_says_so_within_ten_seconds_and_leads_back(server, page: Page, visit: Callable):
    visit(page, link("wikihow", step="practise", ask="any-trump", seed=6))
    names = cards(page).evaluate_all("all => all.map(c => c.ariaLabel)")
    for process in psutil.Process(server.process.pid).children(recursive=True):
        if "ipykernel_launcher" in process.cmdline():
            process.kill()
    banner = page.get_by_role("alert").filter(has_text="The session has ended")
    expect(banner).to_be_visible(timeout=10_000)
    with page.expect_navigation():
        banner.get_by_role("button", name="Reload").click()
    expect(cards(page)).to_have_count(len(names))
    assert cards(page).evaluate_all("all => all.map(c => c.ariaLabel)") == names
    expect(page.get_by_role("heading", name="Which cards may you play?")).to_be_visible()


def test_the_kernel_ends_with_the_page(server, open_context: Callable, visit: Callable, close_tab: Callable):
    server.wait_for_kernels(0)
    page = open_context().new_page()
    visit(page, link("pagat"))
    server.wait_for_kernels(1)
    close_tab(page)
    server.wait_for_kernels(0)
