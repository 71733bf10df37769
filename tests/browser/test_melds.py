"""The lesson on melds, walked as learners walk it: by mouse and by keyboard, at every table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.coach.meld_exercises import meld_exercise
from pinochle_learn.coach.meld_words import serving
from pinochle_learn.lessons.melds_explore import again_chosen
from pinochle_learn.widgets.faces import in_order
from tests.browser.keys import tab_to

TABLES = [v.id for v in pl.variants()]
LESSON = "melds.ipynb"
HAND = "AS TS KS QS JS 9S QH 9H QD JD QC JC"


def link(table: str, **place: object) -> str:
    rest = "".join(f"&{name}={value}" for name, value in place.items())
    return f"{LESSON}?table={table}{rest}"


def cards(page: Page, name: str = "Your hand"):
    return page.get_by_role("group", name=name, exact=True).get_by_role("button")


def answer(page: Page):
    return page.locator(".pl-said")


def button(page: Page, name: str):
    return page.get_by_role("button", name=name, exact=True)


def choose(page: Page, hand, group) -> None:
    """Chooses these cards, and takes back what else was chosen."""
    wanted = again_chosen(hand, tuple(group))
    for place in range(len(hand)):
        pressed = cards(page).nth(place).get_attribute("aria-pressed") == "true"
        if pressed != (place in wanted):
            cards(page).nth(place).click()


@pytest.mark.parametrize("table", TABLES)
def test_by_mouse_explore_then_practise(page: Page, visit: Callable, table: str):
    v = pl.variant(table)
    visit(page, link(table, hand=HAND.replace(" ", "."), trump="S"))
    hand, melds = in_order(HAND, "S"), v.meld(HAND, trump="S")
    rows = page.get_by_role("table", name="The best melds").get_by_role("row")
    expect(rows).to_have_count(len(melds) + 2)
    for meld, row in zip(melds, rows.all()[1:], strict=False):
        expect(row).to_contain_text(re.compile(re.escape(meld.name), re.IGNORECASE))
        expect(row.get_by_role("cell").last).to_have_text(str(meld.points))
    expect(rows.last.get_by_role("cell").last).to_have_text(str(melds.points))
    queen = v.pack.card("QS")
    choose(page, hand, [queen])
    expect(answer(page)).to_contain_text(serving(melds, queen))
    expect(page.locator("tr.pl-lit").filter(has_text="serves here")).to_have_count(3)
    choose(page, hand, v.pack.read("QS JC"))
    button(page, "Claim these cards").click()
    expect(answer(page)).to_contain_text("No: these are the wrong suits for it.")
    expect(answer(page)).to_contain_text("and no other")
    choose(page, hand, v.pack.read("QS JD"))
    button(page, "Claim these cards").click()
    expect(answer(page)).to_contain_text("Yes: pinochle")
    page.get_by_role("group", name="Trump").get_by_role("button", name="hearts").click()
    expect(rows.last.get_by_role("cell").last).to_have_text(str(v.meld(HAND, trump="H").points))
    assert "trump=H" in page.url
    # practise: a total, wrong and then right, at the same page
    drawn = meld_exercise(v.rules, "total-run", 3)
    visit(page, link(table, step="practise", ask="total-run", seed=3))
    slip = next(choice for choice in drawn.choices if choice.slip == "inside")
    button(page, slip.label).click()
    expect(answer(page)).to_contain_text(slip.line)
    button(page, drawn.right.label).click()
    expect(answer(page)).to_contain_text(drawn.right.line)
    expect(page.get_by_role("table", name="The best melds")).to_be_visible()
    button(page, "Next").click()
    expect(page.locator(".pl-said")).to_have_count(0)
    assert "ask=total-run" not in page.url


def test_by_mouse_all_melds_are_claimed(page: Page, visit: Callable):
    v = pl.variant("pagat")
    drawn = meld_exercise(v.rules, "find-many", 5)
    hand, melds = in_order(drawn.hand, drawn.trump), v.meld(drawn.hand, trump=drawn.trump)
    visit(page, link("pagat", step="practise", ask="find-many", seed=5))
    for place, meld in enumerate(melds):
        choose(page, hand, meld.cards)
        button(page, "Claim these cards").click()
        expect(answer(page)).to_contain_text(f"Yes: {meld.name}")
        expect(page.locator(".pl-claims > li")).to_have_count(place + 1)
        if place == 0:
            button(page, "That is all").click()
            expect(answer(page)).to_contain_text("Not yet:")
            page.get_by_role("button", name=re.compile("Take back")).click()
            expect(page.locator(".pl-claims > li")).to_have_count(0)
            choose(page, hand, meld.cards)
            button(page, "Claim these cards").click()
            expect(page.locator(".pl-claims > li")).to_have_count(1)
    button(page, "That is all").click()
    expect(answer(page)).to_contain_text(f"Right: that is all, {melds.points} points.")


@pytest.mark.parametrize("table", TABLES)
def test_by_keyboard_alone_name_claim_and_the_card_that_helps(page: Page, visit: Callable, table: str):
    v = pl.variant(table)
    drawn = meld_exercise(v.rules, "help-run", 2)
    visit(page, link(table, step="practise", ask="help-run", seed=2))
    codes = [choice.data for choice in drawn.choices]
    wrong = next(place for place, choice in enumerate(drawn.choices) if not choice.right)
    tab_to(page, "a card")  # the hand, to be read
    tab_to(page, "a card")  # the cards to choose from
    page.keyboard.press("Home")
    for _ in range(wrong):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(answer(page)).to_contain_text(drawn.choices[wrong].line)
    expect(page.get_by_role("status")).to_contain_text(drawn.choices[wrong].line)
    page.keyboard.press("Home")
    for _ in range(codes.index(drawn.right.data)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("Right: ")
    expect(button(page, "Next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".pl-panel h2")).to_be_focused()
    tab_to(page, "Show me the answer")
    page.keyboard.press("Enter")
    expect(button(page, "Next")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    visit(page, link(table, hand="KH.QH.9S", trump="S"))
    tab_to(page, "a card")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.get_by_role("status")).to_contain_text("You have chosen 2 cards.")
    tab_to(page, "Claim these cards")
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text(f"Yes: marriage, {v.meld('KH QH', trump='S').points} points.")


@pytest.mark.parametrize(("width", "colours"), [(1280, "light"), (390, "dark")])
def test_it_is_accessible_and_fits(
    open_context: Callable, visit: Callable, check_accessibility: Callable, width: int, colours: str
):
    page = open_context(width, color_scheme=colours).new_page()
    fits = "document.documentElement.scrollWidth <= innerWidth"
    visit(page, link("okpinochle"))
    cards(page).nth(3).click()
    expect(page.locator("tr.pl-lit").first).to_be_visible()
    for summary in page.locator("summary").all():
        summary.click()
    expect(button(page, "Clear the hand")).to_be_visible()
    check_accessibility(page)
    assert page.evaluate(fits)
    inside = "all => all.every(t => t.scrollWidth <= t.parentElement.clientWidth + 1)"
    assert page.locator("table").evaluate_all(inside)
    for box in (b.bounding_box() for b in cards(page).all()):
        assert min(box["width"], box["height"]) >= 44
    for ask in ("claim-royal-inside", "help-around", "find-many", "trump-run"):
        visit(page, link("hoyle", step="practise", ask=ask, seed=3))
        button(page, "Show me the answer").click()
        expect(answer(page)).to_be_visible()
        check_accessibility(page)
        assert page.evaluate(fits)


def test_a_hostile_link_is_shown_as_text_and_changes_nothing(page: Page, visit: Callable):
    visit(page, f"{LESSON}?table=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&hand=AS.AS.AS&step=%3Cb%3E")
    expect(page.get_by_role("alert").filter(has_text="<img src=x onerror=alert(1)>")).to_be_visible()
    expect(page.get_by_label("Table", exact=True)).to_have_value("pinochlerun")
    expect(page.locator("main img")).to_have_count(0)
    expect(cards(page)).to_have_count(12)


def test_the_kernel_ends_with_the_page_and_the_scale_is_kept_in_the_link(
    server, open_context: Callable, visit: Callable, close_tab: Callable
):
    server.wait_for_kernels(0)
    page = open_context().new_page()
    visit(page, link("pinochlerun", hand=HAND.replace(" ", "."), trump="S"))
    total = page.locator(".pl-total .pl-number")
    expect(total).to_have_text("26")
    button(page, "×10").click()
    expect(total).to_have_text("260")
    assert "scale=10" in page.url
    page.reload()
    expect(total).to_have_text("260")
    server.wait_for_kernels(1)
    close_tab(page)
    server.wait_for_kernels(0)
