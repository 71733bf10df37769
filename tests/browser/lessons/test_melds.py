"""The lesson on melds, walked as learners walk it: by mouse and by keyboard, at every table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.engine.compiled import compiled
from pinochle_learn.lessons.melds.suits.bury.kitty import Burying
from pinochle_learn.lessons.melds.suits.first_hands import richest
from pinochle_learn.lessons.melds.suits.practise.bank import meld_exercise
from pinochle_learn.lessons.melds.suits.practise.exercise import MeldExercise
from pinochle_learn.teaching.melds.words import serving
from pinochle_learn.teaching.view.controls import again_chosen
from pinochle_learn.widgets.faces import in_order
from tests.browser.keys import tab_to
from tests.browser.parts import answer, button, cards, choose_table
from tests.support.tables import SUITED

TABLES = [v.id for v in SUITED]
LESSON = "melds.ipynb"
HAND = "AS TS KS QS JS KS QH TH QD JD QC JC"  # without nines: every pack can deal it
AT_ONCE = [v.id for v in SUITED if v.rules.stock is None]
GROWING = [v.id for v in SUITED if v.rules.stock]
GROUPS = [AT_ONCE[:4], AT_ONCE[4:8], AT_ONCE[8:]]  # as many tables as are walked in one page


def link(table: str, **place: object) -> str:
    rest = "".join(f"&{name}={value}" for name, value in place.items())
    return f"{LESSON}?table={table}{rest}"


def choose(page: Page, hand, group) -> None:
    """Chooses these cards, and takes back what else was chosen."""
    wanted = again_chosen(hand, tuple(group))
    for place in range(len(hand)):
        pressed = cards(page).nth(place).get_attribute("aria-pressed") == "true"
        if pressed != (place in wanted):
            cards(page).nth(place).click()


@pytest.mark.parametrize("tables", GROUPS, ids="-".join)
def test_by_mouse_explore_then_practise(page: Page, visit: Callable, tables: list[str]):
    visit(page, link(tables[0], hand=HAND.replace(" ", "."), trump="S"))
    for table in tables:
        choose_table(page, table)
        explore_by_mouse(page, pl.variant(table))
    # practise: a total, wrong and then right; the chooser keeps the exercise
    visit(page, link(tables[0], step="practise", ask="total-run", seed=3))
    for table in tables:
        choose_table(page, table)
        drawn = meld_exercise(pl.variant(table).rules, "total-run", 3)
        expect(cards(page)).to_have_count(len(drawn.hand))
        slip = next(choice for choice in drawn.choices if choice.slip == "inside")
        button(page, slip.label).click()
        expect(answer(page)).to_contain_text(slip.line)
        button(page, drawn.right.label).click()
        expect(answer(page)).to_contain_text(drawn.right.line)
        expect(page.get_by_role("table", name="The best melds")).to_be_visible()
    button(page, "Next").click()
    expect(page.locator(".pl-said")).to_have_count(0)
    assert "ask=total-run" not in page.url


def explore_by_mouse(page: Page, v: pl.Variant) -> None:
    """A card asked about, a claim that fails and one that holds, and another trump."""
    hand, melds = in_order(HAND, "S"), v.meld(HAND, trump="S")
    rows = page.get_by_role("table", name="The best melds").get_by_role("row")
    expect(rows).to_have_count(len(melds) + 2)
    expect(rows.last.get_by_role("cell").last).to_have_text(str(melds.points))
    for meld, row in zip(melds, rows.all()[1:], strict=False):
        expect(row).to_contain_text(re.compile(re.escape(meld.name), re.IGNORECASE))
        expect(row.get_by_role("cell").last).to_have_text(str(meld.points))
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
    trumps = page.get_by_role("group", name="Trump")
    trumps.get_by_role("button", name="hearts").click()
    expect(rows.last.get_by_role("cell").last).to_have_text(str(v.meld(HAND, trump="H").points))
    assert "trump=H" in page.url
    trumps.get_by_role("button", name="spades").click()
    expect(page.locator(".pl-by-copies").first.locator("dd")).to_have_text(first_run_pays(v))


def first_run_pays(v: pl.Variant) -> list[re.Pattern]:
    """What the list says of one run, of two, and so on."""
    run = v.rules.meld["run"]
    first = run.points.value[0]
    each = [first * n for n in range(1, v.pack.copies + 1)]
    return [re.compile(rf"\b{n}$") for n in (each if run.each.value else run.points.value)]


def test_by_mouse_cards_are_buried(page: Page, visit: Callable):
    hand, trump = richest(pl.variant("auction"), 4)
    tables = [v for v in SUITED if v.rules.kitty]
    visit(page, link(tables[0].id, step="bury", hand=".".join(map(str, hand)), trump=trump))
    held = in_order(hand, trump)
    for v in tables:
        choose_table(page, v.id)
        now = Burying(compiled(v.rules), held, trump)
        best = now.best.cards
        choose(page, held, best[:2])
        button(page, "Bury these cards").click()
        expect(answer(page)).to_contain_text("Bury exactly 3 cards, not 2.")
        if now.laid:
            choose(page, held, now.shown[:3])
            button(page, "Bury these cards").click()
            expect(answer(page)).to_contain_text("Melded cards may not be buried")
        choose(page, held, best)
        button(page, "Bury these cards").click()
        expect(answer(page)).to_contain_text("These three may go.")
        expect(page.locator(".pl-total .pl-number")).to_have_text(str(now.best.kept))
    # an exercise: too few, then the cards that keep the meld
    drawn = meld_exercise(v.rules, "bury-keep", 3)
    visit(page, link(v.id, step="practise", ask="bury-keep", seed=3))
    held = in_order(drawn.hand, drawn.trump)
    best = Burying(compiled(v.rules), drawn.hand, drawn.trump).best.cards
    choose(page, held, best[:2])
    button(page, "Bury these cards").click()
    expect(answer(page)).to_contain_text("Bury exactly 3 cards, not 2.")
    choose(page, held, best)
    button(page, "Bury these cards").click()
    expect(answer(page)).to_contain_text("Right: these three may go.")
    choose_table(page, "npa")  # which has no kitty, and no such question
    expect(page.get_by_role("alert")).to_contain_text("no situation 'bury-keep'")
    expect(button(page, "Bury")).to_have_count(0)


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


@pytest.mark.parametrize("tables", GROUPS, ids="-".join)
def test_by_keyboard_alone_name_claim_and_the_card_that_helps(page: Page, visit: Callable, tables: list[str]):
    visit(page, link(tables[0], step="practise", ask="help-run", seed=2))
    for table in tables:
        table_by_keyboard(page, table)
        help_by_keyboard(page, meld_exercise(pl.variant(table).rules, "help-run", 2))
    page.keyboard.press("Enter")
    expect(page.locator(".pl-panel h2")).to_be_focused()
    tab_to(page, "Show me the answer")
    page.keyboard.press("Enter")
    expect(button(page, "Next")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    visit(page, link(tables[0], hand="KH.QH.TS", trump="S"))
    for table in tables:
        table_by_keyboard(page, table)
        claim_by_keyboard(page, pl.variant(table))


def table_by_keyboard(page: Page, table: str) -> None:
    """Chooses a table in the chooser: the one that is chosen, or the next one down."""
    chooser = page.get_by_label("Table", exact=True)
    for _ in range(60):
        if page.evaluate("document.activeElement.id") == "pl-table":
            break
        page.keyboard.press("Shift+Tab")
    expect(chooser).to_be_focused()
    if chooser.input_value() != table:
        page.keyboard.press("ArrowDown")
    expect(chooser).to_have_value(table)
    page.wait_for_function(f"location.search.includes('table={table}&')")


def help_by_keyboard(page: Page, drawn: MeldExercise) -> None:
    """A wrong card and then the right one, of those that could come."""
    expect(cards(page)).to_have_count(len(drawn.hand))
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


def claim_by_keyboard(page: Page, v: pl.Variant) -> None:
    """A marriage chosen card by card, and claimed."""
    tab_to(page, "a card")
    page.keyboard.press("End")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    expect(page.get_by_role("status")).to_contain_text("You have chosen 2 cards.")
    tab_to(page, "Claim these cards")
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text(f"Yes: marriage, {v.meld('KH QH', trump='S').points} points.")


GROW = "AS TS KS QS JS QH QD QC JD 9S"


def test_by_mouse_melds_are_laid_one_by_one(page: Page, visit: Callable):
    """The marriage and then the run, the pinochle with a queen from the table, and what may not be laid."""
    visit(page, link(GROWING[0], step="grow", hand=GROW.replace(" ", "."), trump="S"))
    for table in GROWING:
        choose_table(page, table)
        v = pl.variant(table)
        higher = v.rules.meld.reuse.value == "higher"
        expect(cards(page)).to_have_count(10)
        lay(page, "KS QS")
        expect(answer(page)).to_contain_text("Yes: royal marriage")
        lay(page, "AS TS JS", lying="KS QS")
        expect(answer(page)).to_contain_text("Yes: run" if higher else "already served in type")
        if not higher:
            lay(page, "")  # takes the choice back
        lay(page, "JD", lying="QS")
        expect(answer(page)).to_contain_text("Yes: pinochle")
        expect(page.get_by_role("heading", name="Laid so far")).to_contain_text("230" if higher else "80")
        uses = page.get_by_role("table", name="What each card has served for")
        queen = uses.get_by_role("row", name=re.compile("queen of spades", re.IGNORECASE))
        expect(queen).to_contain_text("no more")
        lay(page, "", lying="QS JD")
        expect(answer(page)).to_contain_text("already served in type")
        button(page, "Take the last one back").click()
        expect(page.get_by_role("heading", name="Laid so far")).to_contain_text("190" if higher else "40")
        if v.rules.stock.dix_exchange.value:
            button(page, "Exchange the nine of trump").click()
            expect(answer(page)).to_contain_text("exchanged for")
        else:
            lay(page, "9S")
            expect(answer(page)).to_contain_text("Yes: dix")
    # an exercise: wrong, then right
    for table in GROWING:
        drawn = meld_exercise(pl.variant(table).rules, "grow-first", 3)
        visit(page, link(table, step="practise", ask="grow-first", seed=3))
        wrong = next(choice for choice in drawn.choices if not choice.right)
        button(page, wrong.label).click()
        expect(answer(page)).to_contain_text(wrong.line)
        button(page, drawn.right.label).click()
        expect(answer(page)).to_contain_text("Right: ")


def lay(page: Page, fresh: str, lying: str = "") -> None:
    """Chooses cards of the hand and of the table, and lays them; without any, takes back what is chosen."""
    for name, wanted in (("Your hand", fresh), ("On the table", lying)):
        group = cards(page, name)
        left = wanted.split()
        for place in range(group.count()):
            card = group.nth(place)
            code = CODES[card.get_attribute("aria-label").split(",")[0]]
            pressed = card.get_attribute("aria-pressed") == "true"
            if (code in left) != pressed:
                card.click()
            if code in left:
                left.remove(code)
        assert not left, left
    if fresh or lying:
        button(page, "Lay these cards").click()


CODES = {card.name: str(card) for card in pl.variant("pagat").pack.distinct}


@pytest.mark.parametrize("table", GROWING)
def test_by_keyboard_alone_melds_are_laid_one_by_one(page: Page, visit: Callable, table: str):
    visit(page, link(table, step="grow", hand="QH.KH.JD.QS", trump="S"))
    tab_to(page, "a card")
    for card in ("QH", "KH"):
        page.keyboard.press("Home")
        for _ in range(in_order("QH KH JD QS", "S").index(pl.variant(table).pack.card(card))):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
    tab_to(page, "Lay these cards")
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("Yes: marriage")
    expect(page.get_by_role("status")).to_contain_text("Yes: marriage")
    tab_to(page, "Lay the best next meld")
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("Yes: pinochle")
    tab_to(page, "Take the last one back")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Laid so far")).to_contain_text("20")
    drawn = meld_exercise(pl.variant(table).rules, "grow-dix", 3)
    visit(page, link(table, step="practise", ask="grow-dix", seed=3))
    tab_to(page, drawn.right.label)
    page.keyboard.press("Enter")
    expect(answer(page)).to_contain_text("Right.")
    expect(button(page, "Next")).to_be_focused()


@pytest.mark.parametrize(("width", "colours"), [(1280, "light"), (390, "dark")])
def test_it_is_accessible_and_fits(
    open_context: Callable, visit: Callable, check_accessibility: Callable, width: int, colours: str
):
    page = open_context(width, color_scheme=colours).new_page()
    fits = "document.documentElement.scrollWidth <= innerWidth"
    inside = "all => all.every(t => t.scrollWidth <= t.parentElement.clientWidth + 1)"
    visit(page, link("okpinochle"))
    for summary in page.locator("summary").all():
        summary.click()
    for table, count in (("okpinochle", 12), ("npa", 20), ("auction", 18)):
        if table != "okpinochle":
            button(page, "Clear the hand").click()
            expect(cards(page)).to_have_count(0)
            choose_table(page, table)
        expect(cards(page)).to_have_count(count)
        cards(page).nth(3).click()
        expect(button(page, "Claim these cards")).to_be_visible()
        check_accessibility(page)
        assert page.evaluate(fits)
        assert page.locator("table").evaluate_all(inside)
        for box in (b.bounding_box() for b in cards(page).all()):
            assert min(box["width"], box["height"]) >= 44
    button(page, "Bury").click()
    expect(page.get_by_role("heading", name="Which three go?")).to_be_visible()
    cards(page).nth(3).click()
    button(page, "Bury these cards").click()
    expect(answer(page)).to_contain_text("Bury exactly 3 cards")
    check_accessibility(page)
    visit(page, link(GROWING[0], step="grow"))
    button(page, "Lay the best next meld").click()
    expect(answer(page)).to_be_visible()
    check_accessibility(page)
    assert page.evaluate(fits)
    for table, ask in (
        ("two-handed", "grow-first"),
        ("hoyle", "claim-royal-inside"),
        ("hoyle", "help-around"),
        ("npa", "total-quadruple"),
        ("cutthroat", "bury-keep"),
    ):
        visit(page, link(table, step="practise", ask=ask, seed=3))
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
    expect(total).to_have_text("25")
    button(page, "×10").click()
    expect(total).to_have_text("250")
    assert "scale=10" in page.url
    page.reload()
    expect(total).to_have_text("250")
    server.wait_for_kernels(1)
    close_tab(page)
    server.wait_for_kernels(0)
