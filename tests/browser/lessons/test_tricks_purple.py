"""The lesson on play at the tables with coloured cards, by mouse and by keyboard."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.lessons.tricks.colours import bank
from pinochle_learn.lessons.tricks.turns import bank as rummy_turns
from pinochle_learn.teaching.practice.question import quiz
from tests.browser.keys import tab_to
from tests.browser.parts import button, cards, choose_table
from tests.browser.waits import settled

PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
TRICK = "tricks.ipynb?table=purple&hand=TBk.KGr.ASi.ARd.JBl&trick=QSi.9Bl.ABl&trump=Bk"


def status(page: Page):
    return page.get_by_role("status")


def press(page: Page, name: str, *, back: bool = False) -> None:
    tab_to(page, name, back=back)
    page.keyboard.press("Enter")


def test_by_mouse_a_trick_its_readings_and_then_a_turn(
    page: Page, visit: Callable, check_accessibility: Callable
):
    visit(page, TRICK)
    plays = PURPLE.legal("TBk KGr ASi ARd JBl", trick="QSi 9Bl ABl", trump="Bk")
    for place, card in enumerate(PURPLE.pack.read("TBk ARd JBl KGr ASi")):
        cards(page).nth(place).click()
        may = "may be played" if card in plays else "may not be played"
        expect(page.locator(".pl-said").first).to_contain_text(f"the {card.name} {may}.")
    expect(page.get_by_text("East is winning with the blue ace of diamonds.", exact=True)).to_be_visible()
    button(page, "always").click()
    expect(page.get_by_text("West is winning with the silver queen of diamonds.", exact=True)).to_be_visible()
    expect(button(page, "always")).to_have_attribute("aria-pressed", "true")
    assert "at=1" in page.url
    settled(page)
    check_accessibility(page)
    page.get_by_role("group", name="Trump").get_by_role("button", name="silver").click()
    page.wait_for_url(re.compile("trump=Si"))
    button(page, "A trick where the readings differ").click()
    expect(page.locator("strong").get_by_text("The readings differ.")).to_be_visible()

    choose_table(page, "purple-rummy")
    expect(page.get_by_role("heading", level=1)).to_have_text("What may I do on my turn?")
    button(page, "Draw this card").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Lay a meld, lay off, or discard?")
    for place in range(4):
        cards(page).nth(place).click()
    expect(page.locator(".pl-turn-can")).to_contain_text(
        "the black ten of spades, the black jack", ignore_case=True
    )
    button(page, "Lay as a colour run").click()
    expect(page.locator("p").get_by_text("2. Yours: colour run")).to_be_visible()
    expect(cards(page)).to_have_count(6)
    cards(page).nth(0).click()
    expect(
        page.locator(".pl-turn-no").get_by_text("and the red king of hearts is not an ace.")
    ).to_be_visible()
    settled(page)
    check_accessibility(page)
    button(page, "Discard it").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Your turn: draw a card.")
    address = page.url
    visit(page, address[address.index("voila") :])
    expect(page.locator("p").get_by_text("2. Yours: colour run")).to_be_visible()
    button(page, "Take back").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Lay off more, or discard?")


def test_by_keyboard_questions_and_a_turn(page: Page, visit: Callable):
    visit(page, "tricks.ipynb?table=purple&step=practise&ask=win-suit&seed=5")
    asked = quiz(bank.BANK, PURPLE, "win-suit", 5)
    expect(page.get_by_role("heading", name=asked.question)).to_be_visible()
    wrong = next(offer for offer in asked.offers if not offer.right)
    [right] = [offer for offer in asked.offers if offer.right]
    press(page, wrong.label)
    expect(status(page)).to_contain_text(wrong.why)
    tab_to(page, right.label, back=wrong.value > right.value)
    page.keyboard.press("Enter")
    expect(status(page)).to_contain_text(f"Right: {right.label}.")
    expect(button(page, "Next")).to_be_focused()

    visit(page, "tricks.ipynb?table=purple-rummy&step=practise&ask=discard&seed=5")
    asked = quiz(rummy_turns.BANK, RUMMY, "discard", 5)
    expect(page.get_by_role("heading", name=asked.question)).to_be_visible()
    tab_to(page, "a card")
    for card in asked.hand:
        if asked.fits[card][0]:
            page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
    press(page, "Check")
    expect(status(page)).to_contain_text("Right: these and no others.")

    visit(page, "tricks.ipynb?table=purple-rummy")
    press(page, "Draw from the stock")
    expect(status(page)).to_contain_text("You drew the")
    expect(page.locator(".pl-hand :focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(status(page)).to_contain_text("Discard it: yes.")
    press(page, "Discard it")
    expect(status(page)).to_contain_text("your turn is over.")
    press(page, "Take back")
    expect(status(page)).to_contain_text("Lay a meld, lay off, or discard?")


def test_on_a_phone_nothing_sticks_out_and_the_dark_can_be_read(
    open_context: Callable, visit: Callable, check_accessibility: Callable
):
    page = open_context(390, color_scheme="dark").new_page()
    for place in (
        TRICK,
        "tricks.ipynb?table=purple-rummy&players=6",
        f"{TRICK}&step=practise&ask=worth&seed=1",
    ):
        visit(page, place)
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        check_accessibility(page)
