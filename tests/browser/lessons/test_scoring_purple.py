"""The lesson on scoring at Purple and Purple Rummy, walked by mouse and by keyboard in a real browser."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.teaching.practice.banks import BANKS
from pinochle_learn.teaching.practice.question import quiz
from pinochle_learn.teaching.words.table_kinds import COLOURS
from tests.browser.keys import tab_to
from tests.browser.parts import answer, button, choose_table

MADE = "4.1.450.0.150.90.60.20.240.140.0.0"  # a bid of 450 that is made exactly
LESSON = "scoring.ipynb"


def test_by_mouse_at_both_tables(page: Page, visit: Callable):
    visit(page, f"{LESSON}?table=purple&step=count&hand=KBk.8Si")
    expect(answer(page)).to_contain_text("16 points")
    button(page, "Bronze ace of clubs: 7 + 1 = 8").click()
    expect(answer(page)).to_contain_text("24 points")
    expect(page.get_by_text("A pile of your own: 3 cards")).to_be_visible()
    button(page, "Another pile").click()
    expect(page.get_by_text(re.compile(r"North-South won \d+ trick"))).to_be_visible()
    button(page, "Settle").click()
    button(page, "With an auction").click()
    button(page, "Just set").click()
    expect(answer(page)).to_contain_text("Set.")
    expect(page.locator(".pl-bands")).to_have_count(2)
    button(page, "Just made").click()
    expect(answer(page)).to_contain_text("the bid is made")
    button(page, "End of the game").click()
    button(page, "Two past it, alike").click()
    expect(answer(page)).to_contain_text("The game goes on.")
    button(page, "Practise").click()
    expect(page.locator(".pl-choices")).to_be_visible()
    choose_table(page, "purple-rummy")
    button(page, "Who pays what").click()
    expect(answer(page)).to_contain_text("East scores")
    page.get_by_role("group", name="Who went out").get_by_role("button", name="Nobody").click()
    expect(answer(page)).to_contain_text("Nobody scores.")
    button(page, "End of the game").click()
    button(page, "Just there").click()
    expect(answer(page)).to_contain_text("North reaches 1000 and wins the game.")
    choose_table(page, "pagat")
    expect(page.get_by_role("heading", name="What does the hand come to?")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_by_keyboard_settle_and_practise(page: Page, visit: Callable):
    visit(page, f"{LESSON}?table=purple&step=settle&facts={MADE}")
    expect(answer(page)).to_contain_text("Made.")
    tab_to(page, "Bid")
    page.keyboard.press("ArrowRight")
    expect(answer(page)).to_contain_text("lose their bid of 460")
    expect(answer(page)).to_contain_text("10 short")
    page.wait_for_function("location.search.includes('facts=4.1.460')")
    drawn = quiz(BANKS[COLOURS, "scoring"], pl.variant("purple"), "made", 3)
    right = next(offer for offer in drawn.offers if offer.right)
    slip = next(offer for offer in drawn.offers if not offer.right)
    visit(page, f"{LESSON}?table=purple&step=practise&ask=made&seed=3")
    expect(page.get_by_role("heading", name=drawn.question)).to_be_visible()
    tab_to(page, slip.label)
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text(f"Not so: {slip.label}.")
    tab_to(page, right.label, back=drawn.offers.index(right) < drawn.offers.index(slip))
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text(f"Right: {right.label}.")
    expect(button(page, "Next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(answer(page)).to_have_count(0)


def test_no_serious_finding_on_a_phone_in_the_dark(
    open_context: Callable, visit: Callable, check_accessibility: Callable
):
    page = open_context(390, color_scheme="dark").new_page()
    visit(page, f"{LESSON}?table=purple&step=count")
    check_accessibility(page)
    for part in ("Settle", "End of the game", "Practise"):
        button(page, part).click()
        check_accessibility(page)
    choose_table(page, "purple-rummy")
    for part in ("Who pays what", "End of the game"):
        button(page, part).click()
        check_accessibility(page)
    button(page, "Who pays what").click()
    page.get_by_text("Cards of your own").click()
    check_accessibility(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
