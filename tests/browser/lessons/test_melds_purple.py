"""The lesson on melds with coloured cards, walked by mouse and by keyboard."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.lessons.melds.colours import bank
from pinochle_learn.lessons.melds.turns import bank as rummy_melds
from pinochle_learn.teaching.practice.question import quiz
from tests.browser.keys import tab_to
from tests.browser.parts import answer, button, cards

LESSON = "melds.ipynb"
HAND = "KBk.QBk.JBk.TBk.9Bk.KRd.KBl.KSi"
DEAL = "hand=KBk.JBk.8Bl.JGr.TGr.9Gr.TGo&trick=TBr.JBr.QBr.8Rd.9Rd.ARd&facts=0.3.3.3"
FITS = "document.documentElement.scrollWidth <= innerWidth"


def nest(page: Page, name: str):
    return page.locator(".pl-nest").filter(has=page.get_by_text(name, exact=True))


def card(page: Page, name: str, code: str):
    """A card in a nest, by its name."""
    return nest(page, name).get_by_role("button", name=re.compile(f"^{code}"))


def test_by_mouse_choose_claim_lay_and_practise(page: Page, visit: Callable, check_accessibility: Callable):
    visit(page, f"{LESSON}?table=purple&hand={HAND}&trump=Bk")
    king = card(page, "Kings", "black king")
    expect(king).to_have_attribute("aria-pressed", "true")
    king.click()
    expect(answer(page)).to_contain_text("The black king now counts for black.")
    expect(card(page, "Black", "black king")).to_have_attribute("aria-pressed", "true")
    expect(king).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".pl-choice-total")).to_contain_text("100")
    assert "facts=1" in page.url
    check_accessibility(page)
    card(page, "Black", "black ten").click()  # it has no choice, and stays
    expect(answer(page)).to_contain_text("The black ten has no choice")
    expect(card(page, "Black", "black ten")).to_have_attribute("aria-pressed", "true")
    card(page, "Black", "black king").click()
    expect(answer(page)).to_contain_text("The black king now counts for kings.")
    button(page, "Show the best").click()
    expect(answer(page)).to_contain_text("That is the best.")
    button(page, "Explore").click()
    cards(page).nth(0).click()
    cards(page).nth(1).click()
    button(page, "Is this a meld?").click()
    expect(answer(page)).to_contain_text("Yes: royal marriage")
    page.get_by_label("Table", exact=True).select_option("purple-rummy")
    expect(page.locator(".pl-laid > li")).to_have_count(2)
    visit(page, f"{LESSON}?table=purple-rummy&{DEAL}")
    for name in ("green nine", "green ten", "green jack"):
        page.get_by_role("group", name="Your hand").get_by_role("button", name=re.compile(f"^{name}")).click()
    button(page, "Is this a meld?").click()
    expect(answer(page)).to_contain_text("Yes, this is a meld.")
    button(page, "Lay as a colour run").click()
    expect(page.locator(".pl-laid > li")).to_have_count(3)
    cards(page).nth(0).click()
    button(page, "Lay off on meld three").click()
    expect(answer(page)).to_contain_text("No, not on this meld.")
    drawn = quiz(rummy_melds.BANK, pl.variant("purple-rummy"), "lay-off", 3)
    visit(page, f"{LESSON}?table=purple-rummy&step=practise&ask=lay-off&seed=3")
    expect(page.get_by_role("heading", name=drawn.question)).to_be_visible()
    for place, one in enumerate(drawn.hand):
        if drawn.fits[one][0]:
            cards(page).nth(place).click()
    button(page, "Check").click()
    expect(answer(page)).to_contain_text("Right: these and no others.")


def test_by_keyboard_alone_a_card_is_moved_and_a_question_answered(page: Page, visit: Callable):
    visit(page, f"{LESSON}?table=purple&hand={HAND}&trump=Bk")
    tab_to(page, "a card")
    expect(card(page, "Kings", "black king")).to_be_focused()
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("The black king now counts for black.")
    expect(page.locator(".pl-live")).to_contain_text("That is the best.")
    expect(card(page, "Kings", "black king")).to_be_focused()
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("The black king now counts for kings.")
    tab_to(page, "Show the best")
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("That is the best.")
    visit(page, f"{LESSON}?table=purple-rummy&{DEAL}")
    tab_to(page, "a card")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    tab_to(page, "Lay off on meld one", back=True)
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("No, not on this meld.")
    drawn = quiz(bank.BANK, pl.variant("purple"), "name-marriage", 3)
    visit(page, f"{LESSON}?table=purple&step=practise&ask=name-marriage&seed=3")
    expect(page.get_by_role("heading", name=drawn.question)).to_be_visible()
    right = next(offer for offer in drawn.offers if offer.right)
    tab_to(page, right.label)
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text(f"Right: {right.label}.")
    expect(button(page, "Next")).to_be_focused()


def test_it_is_accessible_and_fits_a_phone(
    open_context: Callable, visit: Callable, check_accessibility: Callable
):
    page = open_context(390, color_scheme="dark").new_page()
    visit(page, f"{LESSON}?table=purple&hand={HAND}&trump=Bk")
    for summary in page.locator("summary").all():
        summary.click()
    card(page, "Kings", "black king").click()
    expect(answer(page)).to_contain_text("now counts for black")
    check_accessibility(page)
    assert page.evaluate(FITS)
    for box in (one.bounding_box() for one in page.locator(".pl-nest .pl-card").all()):
        assert min(box["width"], box["height"]) >= 44
    button(page, "Explore").click()
    expect(button(page, "Another hand")).to_be_visible()
    check_accessibility(page)
    assert page.evaluate(FITS)
    visit(page, f"{LESSON}?table=purple-rummy&{DEAL}")
    cards(page).nth(0).click()
    expect(button(page, "Lay off on meld one")).to_be_visible()
    check_accessibility(page)
    assert page.evaluate(FITS)
    visit(page, f"{LESSON}?table=purple-rummy&step=practise&ask=where&seed=1")
    button(page, "Show me the answer").click()
    expect(answer(page)).to_be_visible()
    check_accessibility(page)
    assert page.evaluate(FITS)
