"""The sheets in a real browser: printed to PDF on both papers, by keyboard, and as axe sees them."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.front.own_table import house_of
from pinochle_learn.rules.change import entries
from pinochle_learn.rules.idle import MELDS, idle
from pinochle_learn.tables import find
from pinochle_learn.teaching.page.custom_table import to_code
from tests.browser.keys import tab_to
from tests.browser.waits import settled

SHEETS = {"Rules": "rules", "Meld chart": "melds", "Score sheet": "score"}
PAPERS = ("A4", "Letter")
# what a page shows in print, apart from what its ancestors do to it
SEEN = """() => [...document.querySelectorAll('body *')].filter(node =>
  node.checkVisibility() && !node.closest('.pl-paper') && !node.querySelector('.pl-paper')
  && node.textContent.trim() && node.getBoundingClientRect().height > 1).map(node => node.className)"""
PATHS = """() => Object.fromEntries([...document.querySelectorAll('.pl-paper .pl-face')].map(face => {
  const drawn = face.querySelector(face.dataset.colour ? '.pl-band' : '.pl-suit');
  return [face.dataset.colour ?? face.dataset.suit, drawn.firstChild.getAttribute('d')];
}))"""
BANDS = "[...document.querySelectorAll('.pl-paper-key .pl-band path')].map(one => one.getAttribute('d'))"


def pages(page: Page, paper: str) -> int:
    """How many pages the browser prints."""
    printed = page.pdf(format=paper, prefer_css_page_size=True)
    return max(map(int, re.findall(rb"/Count (\d+)", printed)))


def show(page: Page, table: str, step: str) -> None:
    page.get_by_label("Table", exact=True).select_option(table)
    page.wait_for_function(f"location.search.includes('table={table}&step={step}')")
    expect(page.locator(f".pl-paper-{step} h2")).to_contain_text(pl.variant(table).name)
    settled(page)


def with_much_changed(table: str, **more: object) -> str:
    """The code of a group's own table, with a long name and all prices of its melds changed."""
    rules = find(table)
    prices = [
        e
        for e in entries(rules)
        if e.path.startswith(MELDS) and e.path.endswith(".points") and not idle(rules, e.path)
    ]
    changes = {entry.path: tuple(n + 1 for n in entry.value.value) for entry in prices}
    changes |= {path.replace("__", "."): value for path, value in more.items()}
    return to_code(house_of("The Friday evening club of the old mill", table, changes))


HOUSES = (
    with_much_changed(
        "npa", auction__must_open=True, settle__meld_wins=True, game__limit=-300, auction__cap=200
    ),
    with_much_changed("purple", auction__held=True, game__target=1000, settle__lost_bid="to_others"),
)


def test_every_sheet_is_one_page_on_both_papers_in_black_and_white(open_context: Callable, visit: Callable):
    page = open_context(color_scheme="dark").new_page()
    visit(page, "sheets.ipynb?table=hoyle")
    longer = []
    for name, step in SHEETS.items():
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_function(f"location.search.includes('step={step}')")
        for table in pl.variants():
            show(page, table.id, step)
            longer += [(step, table.id, paper) for paper in PAPERS if pages(page, paper) != 1]
    for house in HOUSES:
        visit(page, f"sheets.ipynb?house={house}")
        for name, step in SHEETS.items():
            page.get_by_role("button", name=name, exact=True).click()
            expect(page.locator(f".pl-paper-{step} .pl-paper-house")).to_contain_text("changed: Run")
            longer += [(step, house, paper) for paper in PAPERS if pages(page, paper) != 1]
    assert longer == []
    page.emulate_media(media="print")
    assert page.evaluate(SEEN) == []
    assert page.evaluate("getComputedStyle(document.querySelector('.pl-paper')).color") == "rgb(0, 0, 0)"
    page.add_style_tag(content="@media print { .pl-root .pl-paper { min-height: 120vh !important } }")
    assert pages(page, "A4") == 2  # else the count says nothing
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Meld chart", exact=True).click()
    for table, kinds in (("pagat", 4), ("purple", 5)):
        show(page, table, "melds")
        drawn = page.evaluate(PATHS)
        assert len(drawn) == len(set(drawn.values())) == kinds  # each suit, each colour by a shape of its own
    assert len(set(page.evaluate(BANDS))) == len(page.evaluate(BANDS)) == 7
    expect(page.locator(".pl-paper-key")).to_contain_text("Bronze (Br), clubs")


def test_by_keyboard_to_the_printer(page: Page, visit: Callable):
    page.add_init_script("window.print = () => { window.printed = (window.printed ?? 0) + 1; }")
    visit(page, "sheets.ipynb?table=purple")
    tab_to(page, "Score sheet")
    page.keyboard.press("Enter")
    expect(page.locator(".pl-form-side")).to_have_count(2)
    tab_to(page, "Three")
    page.keyboard.press("Enter")
    expect(page.locator(".pl-form-side")).to_have_count(3)
    page.wait_for_function("location.search.includes('players=3')")
    tab_to(page, "Print this sheet", back=True)
    page.keyboard.press("Enter")
    page.wait_for_function("window.printed === 1")
    expect(page.locator(".pl-told").first).to_have_text("The browser opens its window for printing.")


def test_no_serious_finding_in_the_light_and_on_a_phone_in_the_dark(
    open_context: Callable, visit: Callable, check_accessibility: Callable
):
    for width, colours in ((1280, "light"), (390, "dark")):
        page = open_context(width, color_scheme=colours).new_page()
        visit(page, "sheets.ipynb?table=auction")
        for name, step in SHEETS.items():
            page.get_by_role("button", name=name, exact=True).click()
            expect(page.locator(f".pl-paper-{step}")).to_be_visible()
            settled(page)
            check_accessibility(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        show(page, "purple", "score")
        page.get_by_role("button", name="Meld chart", exact=True).click()
        expect(page.locator(".pl-paper-key")).to_be_visible()
        check_accessibility(page)
