"""The lesson on chances, walked by mouse and by keyboard in a real browser."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.keys import tab_to
from tests.browser.parts import answer, button, choose_table

LESSON = "odds.ipynb"
KITTY_HAND = "AS.TS.KS.QS.9S.AH.TH.9H.AD.TD.9D.AC.TC.9C.JC"


def row(page: Page, name: str):
    return page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name, exact=True))


def test_by_mouse_at_several_tables(page: Page, visit: Callable):
    visit(page, f"{LESSON}?table=auction&step=kitty&trump=S&hand={KITTY_HAND}")
    expect(answer(page)).to_contain_text("With the kitty you hold a run in spades in 1 case of 6.")
    expect(row(page, "Run in spades").get_by_role("cell").last).to_have_text("961 of 5\u202f456")
    button(page, "A dealt hand").click()
    expect(answer(page)).to_contain_text("A hand of 15 cards holds a run in spades in 1 hand of 34.")
    choose_table(page, "npa")
    expect(row(page, "Run in spades")).to_have_count(1)
    expect(row(page, "20 points or more")).to_have_count(0)
    button(page, "Work out the total").click()
    expect(page.get_by_text("Before you bid, compare:")).to_be_visible()
    expect(page.get_by_role("table", name="So many points or more")).to_be_visible()
    button(page, "My partner's hand").click()
    expect(answer(page)).to_contain_text("Your partner holds a run")
    choose_table(page, "two-handed")
    expect(page.get_by_role("alert")).to_contain_text("Two-handed has no partners")
    button(page, "The stock").click()
    expect(answer(page)).to_contain_text("With 3 cards more")
    expect(page.get_by_role("alert")).to_have_count(0)
    choose_table(page, "purple")
    button(page, "My partner's hand").click()
    button(page, "red").click()
    expect(answer(page)).to_contain_text("a run in red")
    choose_table(page, "purple-rummy")
    expect(row(page, "Rank set")).to_contain_text("77.3%")


def test_by_keyboard(page: Page, visit: Callable):
    visit(page, f"{LESSON}?table=pagat")
    tab_to(page, "Cards of the hand")
    for n in (13, 14, 15, 16):
        page.keyboard.press("ArrowRight")
        expect(answer(page)).to_contain_text(f"A hand of {n} cards")
    page.wait_for_function("location.search.includes('facts=16')")
    tab_to(page, "Choose your cards yourself")
    page.keyboard.press("Enter")
    tab_to(page, "a card")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your cards: 1", exact=True)).to_be_visible()
    tab_to(page, "Or type your cards")
    page.keyboard.press("Control+A")
    page.keyboard.type("AS 10S KS QS")
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("With 8 cards more you hold a run in spades")


def test_no_serious_finding_in_light_and_in_the_dark(
    open_context: Callable, visit: Callable, check_accessibility: Callable
):
    wide = open_context(1280).new_page()
    visit(wide, f"{LESSON}?table=wikihow&step=partner")
    wide.get_by_text("Rarer than 1 in 200").click()
    check_accessibility(wide)
    page = open_context(390, color_scheme="dark").new_page()
    visit(page, f"{LESSON}?table=npa&step=partner")
    check_accessibility(page)
    for table in ("cutthroat", "purple", "purple-rummy"):
        choose_table(page, table)
        check_accessibility(page)
    page.get_by_text("Choose your cards yourself").click()
    check_accessibility(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
