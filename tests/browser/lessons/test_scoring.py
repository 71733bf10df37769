"""The lesson on scoring, walked as learners walk it: by mouse and by keyboard, at every table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.lessons.scoring.suits.edges import edges
from pinochle_learn.lessons.scoring.suits.practise.answers import judge
from pinochle_learn.lessons.scoring.suits.practise.bank import exercise
from pinochle_learn.lessons.scoring.suits.practise.choices import choices, question, right
from pinochle_learn.lessons.scoring.suits.settle.link import read
from pinochle_learn.lessons.scoring.suits.worked.story import story
from pinochle_learn.teaching.page.link import read_link
from pinochle_learn.teaching.scores.hand import settled
from pinochle_learn.teaching.scores.ranges import grid
from pinochle_learn.teaching.scores.split import moved
from pinochle_learn.teaching.scores.words import changes, names, signed
from tests.browser.keys import FOCUSED, tab_to
from tests.browser.parts import answer, button
from tests.support.tables import SUITED

TABLES = [v.id for v in SUITED]
BID = [v.id for v in SUITED if v.rules.auction]
HALVES = [TABLES[:6], TABLES[6:]]  # several tables in one visit: the page's own chooser leads on
LESSON = "scoring.ipynb"


def link(table: str, **place: object) -> str:
    rest = "".join(f"&{name}={value}" for name, value in place.items())
    return f"{LESSON}?table={table}{rest}"


def range_(page: Page, name: str | re.Pattern):
    return page.get_by_role("slider", name=name)


def hand_of(page: Page, v: pl.Variant):
    """The hand that the page's address leads to, once it is of this table."""
    page.wait_for_url(re.compile(rf"table={v.id}&.*facts="))
    return read(v, read_link(page.url.partition("?")[2])[0].facts)


def to_next_table(page: Page, table: str) -> None:
    """Goes back to the chooser by the keyboard, and one table on."""
    for _ in range(60):
        page.keyboard.press("Shift+Tab")
        if page.evaluate(FOCUSED) == "Table":
            break
    page.keyboard.press("ArrowDown")
    expect(page.get_by_label("Table", exact=True)).to_have_value(table)


@pytest.mark.parametrize("tables", [BID[:4], BID[4:8], BID[8:]], ids=lambda tables: tables[0])
def test_by_keyboard_a_hand_is_settled_as_the_engine_settles(page: Page, visit: Callable, tables: list[str]):
    visit(page, link(tables[0], step="settle"))
    for table in tables:
        if table != tables[0]:
            to_next_table(page, table)
        v = pl.variant(table)
        hand, total, side = hand_of(page, v), grid(v.rules).total, names(v)
        label = f"Trick points of {side[hand.bidder]}" + (", with what is buried" if v.rules.kitty else "")
        points = range_(page, label)
        expect(points).to_have_attribute("aria-valuetext", f"{hand.own} of {total}")
        tab_to(page, label)
        page.keyboard.press("Home")
        expect(page.locator(".pl-line")).to_contain_text("Double bete" if v.rules.chips else "Set.")
        page.keyboard.press("End")
        last = settled(v, moved(v, hand, hand.bidder, total))
        expect(answer(page)).to_contain_text("Made.")
        sheet = page.get_by_role("row", name=re.compile("^This hand"))
        for change in last.change:
            expect(sheet).to_contain_text(signed(change))
        expect(page.get_by_role("status")).to_contain_text(f"Made. {changes(v, last.change)}.")
        picture = page.get_by_role("img", name=re.compile(f"^Trick points of {side[hand.bidder]}, who bid"))
        expect(picture).to_have_accessible_name(re.compile(rf"Now {total}: made\.$"))
        for _ in range(10):
            page.keyboard.press("ArrowLeft")
        step = int(points.get_attribute("step"))
        expect(points).not_to_have_value(str(total))
        page.wait_for_url(re.compile(rf"facts={hand.bid}\."))
        value = int(points.input_value())
        assert value in {total - 10 * step, total - 11 * step}  # some numbers no cards can make
        tab_to(page, edges(v)[0][1])
        page.keyboard.press("Enter")
        expect(points).to_have_value(str(hand.bid - hand.own_meld))


def test_by_keyboard_nobody_bids_but_one_declares_out(page: Page, visit: Callable):
    visit(page, link("two-handed", step="settle"))
    expect(page.get_by_role("group", name="Who bid")).to_have_count(0)
    expect(range_(page, "Bid")).to_have_count(0)
    expect(answer(page)).to_contain_text("took 137 trick points, rounded to 140: South scores 320.")
    expect(page.get_by_role("img", name=re.compile("^South: 750 before, 180 in meld, 140"))).to_be_visible()
    tab_to(page, "Trick points of South")
    page.keyboard.press("Home")
    expect(answer(page)).to_contain_text("South scores 180.")
    expect(page.locator("#pl-points-0")).to_have_value("250")
    page.get_by_role("group", name="Declared out").get_by_role("button", name="South").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pl-line")).to_contain_text("Wrongly declared out.")
    expect(answer(page)).to_contain_text("That is 70 short of 1000.")
    to_next_table(page, "two-handed-wikihow")
    expect(page.get_by_role("group", name="Declared out")).to_have_count(0)
    tab_to(page, "Both past it")
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("North wins the game.")


def test_by_keyboard_three_share_the_tricks_and_chips_are_conceded(page: Page, visit: Callable):
    visit(page, link("cutthroat", step="settle"))
    tab_to(page, "Trick points of North")
    page.keyboard.press("Home")
    expect(answer(page)).to_contain_text("North took no trick point")
    tab_to(page, "Trick points of East")
    page.keyboard.press("End")
    shares = [page.locator(f"#pl-points-{side}") for side in range(3)]
    for share, value in zip(shares, ("0", "250", "0"), strict=True):
        expect(share).to_have_value(value)
    expect(page.locator(".pl-line")).to_contain_text("Set.")  # without a trick point its meld does not count
    page.get_by_label("Table", exact=True).select_option("auction")
    expect(page.get_by_role("group", name="Points")).to_have_count(0)
    expect(page.get_by_role("row", name=re.compile("^This hand, chips"))).to_contain_text("+4")
    tab_to(page, "♠ Spades")
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("each opponent pays 4 chips")
    expect(answer(page)).to_contain_text("doubled since spades are trump")
    tab_to(page, "Conceded before the first lead")
    page.keyboard.press("Space")
    expect(page.locator(".pl-line")).to_contain_text("Single bete")
    expect(page.get_by_role("row", name=re.compile("^This hand, chips"))).to_contain_text("\N{MINUS SIGN}4")


def test_by_mouse_a_renege_a_missing_marriage_and_nineteen(page: Page, visit: Callable):
    visit(page, link("npa", step="settle"))
    hand = hand_of(page, pl.variant("npa"))
    button(page, "East-West called wrongly").click()
    expect(answer(page)).to_contain_text(f"North-South receive the bid of {hand.bid} and their meld")
    expect(page.get_by_text("The hand is not played, so there are no trick points.")).to_be_visible()
    button(page, "None").click()
    button(page, "North-South hold no marriage").click()
    expect(page.locator(".pl-line")).to_contain_text("No marriage, not played.")
    button(page, "19 in tricks").click()
    expect(answer(page)).to_contain_text("took 19 trick points, and it takes 20 trick points")
    button(page, "19 in meld").click()
    expect(page.locator(".pl-line")).to_contain_text("Bidders with too little meld, not played.")
    page.get_by_label("Table", exact=True).select_option("double-deck-pagat")
    expect(page.locator(".pl-line")).to_contain_text("Bidders with too little meld, not played.")
    expect(button(page, "None")).to_have_count(0)


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


@pytest.mark.parametrize("tables", HALVES, ids=lambda tables: tables[0])
def test_by_mouse_the_worked_hand_and_an_exercise(page: Page, visit: Callable, tables: list[str]):
    visit(page, link(tables[0], step="worked"))
    for table in tables:
        v = pl.variant(table)
        page.get_by_label("Table", exact=True).select_option(table)
        button(page, "Worked hand").click()
        page.wait_for_url(re.compile(f"table={table}&step=worked"))
        for step in story(v):
            expect(page.get_by_role("heading", name=step.title, exact=True)).to_be_visible()
            if step.settles:
                change = settled(v, step.hand).change[0]
                row = page.get_by_role("row", name=re.compile("^This hand"))
                expect(row).to_contain_text(str(abs(change)))
            page.locator(".pl-acts .pl-primary").click()
        button(page, "Practise").click()
        page.wait_for_url(re.compile(f"table={table}&step=practise&.*ask="))
        place = read_link(page.url.partition("?")[2])[0]
        asked = exercise(v, place.ask, place.seed)
        for ask in asked.asks:
            expect(page.get_by_role("heading", name=question(v, ask))).to_be_visible()
            truth = right(v, asked, ask)
            labels = {choice.value: choice.label for choice in choices(v, asked, ask)}
            wrong = next(value for value in labels if value != truth)
            button(page, labels[wrong]).click()
            line = page.locator(".pl-said.pl-wrong .pl-line")
            expect(line).to_contain_text(judge(v, asked, ask, wrong).line)
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
    ("width", "tables"),
    [(1280, {"npa": "light", "auction": "dark"}), (390, {"npa": "dark", "auction": "light"})],
)
def test_it_is_accessible_and_fits(
    open_context: Callable,
    visit: Callable,
    check_accessibility: Callable,
    width: int,
    tables: dict[str, str],
):
    page = open_context(width).new_page()
    visit(page, link("npa", step="settle"))
    for table, colours in tables.items():
        page.emulate_media(color_scheme=colours)
        page.get_by_label("Table", exact=True).select_option(table)
        for part in ("Settle", "Count", "Worked hand", "End of the game", "Practise"):
            button(page, part).click()
            expect(button(page, part)).to_have_attribute("aria-pressed", "true")
            page.locator("details").evaluate_all("all => all.forEach(fold => { fold.open = true; })")
            check_accessibility(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), part
            assert page.locator(".pl-primary:visible").count() <= 1, part
            for control in page.locator("input[type=range], .pl-felt button, .pl-choices button").all():
                assert control.bounding_box()["height"] >= 44, part


def test_three_sliders_and_switches_fit_a_phone(
    open_context: Callable, visit: Callable, check_accessibility: Callable
):
    page = open_context(390, color_scheme="dark").new_page()
    visit(page, link("three-handed-wikihow", step="settle", facts="300.2.60.40.180.250.0.960.800.1200.1.0.0"))
    expect(range_(page, "Tricks of North without a card that counts")).to_have_value("1")
    check_accessibility(page)
    for table in TABLES:
        page.get_by_label("Table", exact=True).select_option(table)
        page.wait_for_url(re.compile(f"table={table}&"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), table
        for control in page.locator("input[type=range], .pl-felt button").all():
            assert control.bounding_box()["height"] >= 44, table
