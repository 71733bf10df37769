"""The lesson on scoring, walked as learners walk it: by mouse and by keyboard, at every table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.coach.place import read_place
from pinochle_learn.coach.score_choices import choices, question, right
from pinochle_learn.coach.score_exercises import exercise
from pinochle_learn.coach.score_feedback import judge
from pinochle_learn.coach.score_hand import settled, usual
from pinochle_learn.coach.score_story import story
from tests.browser.keys import tab_to

TABLES = [v.id for v in pl.variants()]
LESSON = "scoring.ipynb"


def link(table: str, **place: object) -> str:
    rest = "".join(f"&{name}={value}" for name, value in place.items())
    return f"{LESSON}?table={table}{rest}"


def answer(page: Page):
    return page.locator(".pl-said")


def button(page: Page, name: str):
    return page.get_by_role("button", name=name, exact=True)


def range_(page: Page, name: str | re.Pattern):
    return page.get_by_role("slider", name=name)


@pytest.mark.parametrize("table", TABLES)
def test_by_keyboard_a_hand_is_settled_as_the_engine_settles(page: Page, visit: Callable, table: str):
    v = pl.variant(table)
    hand, scale = usual(v), v.scale
    visit(page, link(table, step="settle"))
    points = range_(page, re.compile("^Trick points"))
    expect(points).to_have_attribute("aria-valuetext", f"{hand.points} of {25 * scale}")
    tab_to(page, "Trick points of North-South")
    page.keyboard.press("Home")
    expect(page.locator(".pl-line")).to_contain_text("Set.")
    page.keyboard.press("End")
    last = settled(v, hand.but(points=25 * scale))
    expect(answer(page)).to_contain_text("Made.")
    expect(answer(page)).to_contain_text(re.sub(r"^(\S+).*", r"\1", last.sides[1].why))
    expect(page.get_by_role("row", name=re.compile("^This hand"))).to_contain_text(f"+{last.change[0]}")
    expect(page.get_by_role("status")).to_contain_text(f"Made. North-South +{last.change[0]}, East-West 0.")
    picture = page.get_by_role("img", name=re.compile("^Trick points of North-South, who bid"))
    expect(picture).to_have_accessible_name(re.compile(rf"Now {25 * scale}: made\.$"))
    page.keyboard.press("Shift+Tab")
    tab_to(page, "Trick points of North-South")
    step = int(points.get_attribute("step"))
    for _ in range(10):
        page.keyboard.press("ArrowLeft")
    value = int(points.input_value())
    assert value in {25 * scale - 10 * step, 25 * scale - 11 * step}  # some numbers no cards can make
    expect(points).to_have_attribute("aria-valuetext", f"{value} of {25 * scale}")
    page.wait_for_url(re.compile(rf"\.{value}\."))
    tab_to(page, "Exactly the bid")
    page.keyboard.press("Enter")
    expect(points).to_have_value(str(hand.bid - hand.meld[0]))


def test_by_mouse_the_slider_never_jumps_back_and_the_scale_takes_all_along(page: Page, visit: Callable):
    visit(page, link("hoyle", step="settle"))
    points = range_(page, re.compile("^Trick points"))
    box = points.bounding_box()
    page.evaluate(
        """() => { const node = document.querySelector('#pl-points'); window.seen = [+node.value];
           const look = () => { if (+node.value !== window.seen.at(-1)) window.seen.push(+node.value);
             requestAnimationFrame(look); }; look(); }"""
    )
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 30, middle)
    page.mouse.down()
    for step in range(50):
        page.mouse.move(box["x"] + 30 + 8 * step, middle)
    page.mouse.up()
    value = points.input_value()
    expect(page.locator("label[for=pl-points] + .pl-value")).to_have_text(f"{value} of 250")
    seen = page.evaluate("window.seen.slice(1)")
    assert seen[1:] == sorted(seen[1:])
    page.get_by_label("Table", exact=True).select_option("pagat")
    expect(points).to_have_attribute("max", "250")
    button(page, "÷10").click()
    expect(points).to_have_attribute("max", "25")
    expect(range_(page, "Bid")).to_have_value("34")
    page.reload()
    expect(range_(page, "Bid")).to_have_value("34")


@pytest.mark.parametrize("table", TABLES)
def test_by_mouse_the_worked_hand_and_an_exercise(page: Page, visit: Callable, table: str):
    v = pl.variant(table)
    visit(page, link(table, step="worked"))
    for step in story(v):
        expect(page.get_by_role("heading", name=step.title, exact=True)).to_be_visible()
        if step.settles:
            change = settled(v, step.hand).change[0]
            row = page.get_by_role("row", name=re.compile("^This hand"))
            expect(row).to_contain_text(str(abs(change)))
        page.locator(".pl-acts .pl-primary").click()
    button(page, "Practise").click()
    page.wait_for_url(re.compile("ask="))
    place = read_place(page.url.partition("?")[2])[0]
    asked = exercise(v, place.ask, place.seed)
    for ask in asked.asks:
        expect(page.get_by_role("heading", name=question(v, ask))).to_be_visible()
        truth = right(v, asked, ask)
        labels = {choice.value: choice.label for choice in choices(v, asked, ask)}
        wrong = next(value for value in labels if value != truth)
        button(page, labels[wrong]).click()
        expect(page.locator(".pl-said.pl-wrong .pl-line")).to_contain_text(judge(v, asked, ask, wrong).line)
        button(page, labels[truth]).click()
        expect(page.locator(".pl-said.pl-right")).to_contain_text("Right:")
        button(page, "Go on").click()
    button(page, "Next").click()
    expect(page.get_by_text("Question 1 of")).to_be_visible()


def test_by_keyboard_alone_an_exercise_and_progress_stays(page: Page, visit: Callable):
    v = pl.variant("pinochlerun")
    asked = exercise(v, "pile-last", 5)
    visit(page, link("pinochlerun", step="practise", ask="pile-last", seed=5))
    tab_to(page, str(right(v, asked, asked.asks[0])))
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Right:")
    expect(button(page, "Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(button(page, "Next")).to_be_focused()
    visit(page, link("pinochlerun", step="count"))
    page.get_by_text("Your progress", exact=True).click()
    expect(page.get_by_text("Count a pile with the last trick in it: right once")).to_be_visible()
    button(page, "End of the game").click()
    expect(answer(page)).to_contain_text("North-South have won the game.")
    range_(page, "North-South after the hand").press("Home")
    expect(answer(page)).to_contain_text("East-West have won the game.")


def test_a_hostile_link_is_shown_as_text_and_the_kernel_ends_with_the_page(
    server, open_context: Callable, visit: Callable, close_tab: Callable
):
    server.wait_for_kernels(0)
    page = open_context().new_page()
    visit(page, link("pagat", step="settle", facts="%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", scale=7))
    expect(page.get_by_role("alert").filter(has_text="<img src=x onerror=alert(1)>")).to_be_visible()
    expect(range_(page, "Bid")).to_have_value("340")
    expect(page.locator("main img")).to_have_count(0)
    server.wait_for_kernels(1)
    close_tab(page)
    server.wait_for_kernels(0)


@pytest.mark.parametrize(
    ("width", "colours", "table"), [(1280, "light", "hoyle"), (390, "dark", "okpinochle")]
)
def test_it_is_accessible_and_fits(
    open_context: Callable,
    visit: Callable,
    check_accessibility: Callable,
    width: int,
    colours: str,
    table: str,
):
    page = open_context(width, color_scheme=colours).new_page()
    visit(page, link(table, step="settle", facts="600.0.280.120.0.620.460.1.0"))
    for part in ("Settle", "Count", "Worked hand", "End of the game", "Practise"):
        button(page, part).click()
        expect(button(page, part)).to_have_attribute("aria-pressed", "true")
        page.locator("details").evaluate_all("all => all.forEach(fold => { fold.open = true; })")
        check_accessibility(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), part
        assert page.locator(".pl-primary:visible").count() <= 1, part
        for control in page.locator("input[type=range], .pl-felt button, .pl-choices button").all():
            assert control.bounding_box()["height"] >= 44, part
