"""Making a table of one's own in a real browser: rules, file, link, and the lessons that play by it."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.keys import tab_to
from tests.browser.parts import button
from tests.browser.waits import settled

LESSON = "house.ipynb"


def rule(page: Page, question: str):
    return page.get_by_role("group", name=question, exact=True)


def table(page: Page):
    return page.get_by_label("Table", exact=True).locator("option:checked")


def test_by_mouse_from_a_rule_to_a_lesson_and_back_from_a_file(page: Page, visit: Callable, tmp_path: Path):
    visit(page, f"{LESSON}?table=pagat&ask=play")
    rule(page, "Must a follower beat the best card?").get_by_role("combobox").select_option("1")
    expect(page.get_by_text("Without this change")).to_be_visible()
    rule(page, "Must one follow suit?").get_by_role("button", name="no").click()
    expect(page.get_by_role("alert")).to_contain_text("These rules contradict each other.")
    page.get_by_role("alert").get_by_role("button", name=re.compile("^Also change")).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    button(page, "Keep and use it").click()
    page.get_by_label("What do you call your table?").fill("Friday <b>club</b>")
    button(page, "Keep it in this browser").click()
    expect(table(page)).to_have_text("Friday <b>club</b>")
    with page.expect_download() as download:
        button(page, "Save as a file").click()
    assert download.value.suggested_filename == "friday-b-club-b.pinochle.txt"
    saved = tmp_path / "table.txt"
    download.value.save_as(saved)
    assert "play.must_follow = false" in saved.read_text()
    button(page, "Delete Friday <b>club</b>").click()
    page.get_by_label("Table", exact=True).select_option("hoyle")
    expect(page.get_by_text("No rule is changed yet.")).to_be_visible()
    huge = tmp_path / "huge.txt"
    huge.write_text("x" * 200_000)
    page.get_by_label("A table's file").set_input_files(huge)
    expect(page.get_by_role("alert")).to_contain_text("too large")
    page.get_by_label("A table's file").set_input_files(saved)
    expect(page.locator(".pl-told")).to_contain_text("is open, and in use in every lesson.")
    expect(table(page)).to_have_text("Friday <b>club</b>")
    page.get_by_role("link", name="Which cards may I play?").click()
    page.wait_for_url("**/tricks.ipynb?**")
    expect(table(page)).to_have_text("Friday <b>club</b>")
    page.get_by_label("Table", exact=True).select_option("pagat")
    button(page, "Back to Friday <b>club</b>").click()
    expect(table(page)).to_have_text("Friday <b>club</b>")
    page.get_by_role("link", name="Melds", exact=True).click()
    page.wait_for_url("**/melds.ipynb?**")
    expect(table(page)).to_have_text("Friday <b>club</b>")


def test_by_keyboard_numbers_text_and_a_bad_text(page: Page, visit: Callable):
    visit(page, f"{LESSON}?table=hoyle&ask=auction")
    tab_to(page, "Lowest bid:")
    page.keyboard.press("Control+A")
    page.keyboard.type("120")
    page.keyboard.press("Enter")
    expect(page.get_by_text("From Hoyle, 1 rule changed:")).to_be_visible()
    page.keyboard.press("Control+A")
    page.keyboard.type("many")
    page.keyboard.press("Enter")
    expect(page.locator(".pl-house-refused")).to_have_text("“many” is no whole number.")
    tab_to(page, "Keep and use it", back=True)
    page.keyboard.press("Enter")
    tab_to(page, "Or a table's text")
    page.keyboard.type("pinochle_learn table 1\nfrom nowhere")
    tab_to(page, "Open this text")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(
        "Line 2, 'from nowhere': There is no variant 'nowhere'."
    )
    expect(table(page)).to_have_text("Our table")


def test_no_serious_finding_and_nothing_too_wide(
    open_context: Callable, visit: Callable, check_accessibility: Callable
):
    for width, colours in ((390, "dark"), (1280, "light")):
        page = open_context(width, color_scheme=colours).new_page()
        visit(page, f"{LESSON}?table=pagat&ask=play")
        rule(page, "Must a follower beat the best card?").get_by_role("combobox").select_option("1")
        expect(page.get_by_text("Without this change")).to_be_visible()
        rule(page, "Must one follow suit?").get_by_role("button", name="no").click()
        expect(page.get_by_role("alert")).to_be_visible()
        for name in ("Play (2)", "Meld", "Deal"):
            button(page, name).click()
            settled(page)
            check_accessibility(page)
        button(page, "Keep and use it").click()
        expect(page.get_by_label("What do you call your table?")).to_be_visible()
        settled(page)
        check_accessibility(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_page_that_is_opened_without_a_table_begins_at_the_one_chosen_last(page: Page, visit: Callable):
    visit(page, "tricks.ipynb")
    page.get_by_label("Table", exact=True).select_option("hoyle")
    expect(page).to_have_url(re.compile(r"\?table=hoyle"))
    visit(page, "index.ipynb")
    expect(page.locator('.pl-tile[aria-pressed="true"]')).to_contain_text("Hoyle")
    visit(page, "sheets.ipynb?step=scores")
    expect(page.get_by_label("Table", exact=True)).to_have_value("hoyle")
    expect(page.get_by_role("alert")).to_contain_text(
        "Did you mean 'score'? There is rules, melds and score."
    )
