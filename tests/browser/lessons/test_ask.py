"""The start page and the first look, used as a learner uses them."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.teaching.scores.clamp import usual
from pinochle_learn.teaching.scores.hand import keywords
from pinochle_learn.teaching.scores.words import names
from pinochle_learn.teaching.words.table_kinds import has_phases
from tests.browser.keys import tab_to
from tests.browser.waits import settled
from tests.support.tables import SUITED

TABLES = SUITED
SHORT, LONG = "AS TS KS QS JS KS QS JD KC AH", "AS TS KS QS JS KS QS JD 9H KC AH AD"
# fields whose letters are small enough for a phone to zoom in on them, and whatever is wider than its place
SMALL_OR_CUT = """() => {
  const cut = (node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 1
    && getComputedStyle(node).overflowX !== "visible";
  const small = (node) => node.matches("input, select, textarea")
    && parseFloat(getComputedStyle(node).fontSize) < 16;
  const found = [...document.querySelectorAll(".pl-page *")].filter((node) => cut(node) || small(node));
  return found.map((node) => node.outerHTML.slice(0, 120));
}"""
PHASES = (("used up", False), ("still lasts", True))
TRICKS = {2: "TC", 3: "TC JS", 4: "TC JS"}


def hand_at(v: pl.Variant) -> str:
    """A hand of the table's pack."""
    return LONG if "9" in v.pack.ranks else SHORT


def best(v: pl.Variant, hand: str, laid: tuple[str, ...] = ()):
    """The melds that the page should show with spades as trump: all of the hand, or one a trick won."""
    if v.rules.meld.who.value == "trick_winner":
        plan = v.plan_melds(hand, trump="S", laid=laid, tricks=12)
        return plan.points, plan.melds
    melds = v.meld(hand, trump="S")
    return melds.points, tuple(melds)


def see_melds(page: Page, points: int, melds: tuple) -> None:
    """Waits for the total, and looks for the reason of each meld."""
    expect(page.locator("main").get_by_text(f"Total: {points} points", exact=True)).to_be_visible()
    for meld in melds:
        expect(page.get_by_role("cell", name=meld.why, exact=True).first).to_be_visible()


def see_plays(page: Page, v: pl.Variant, hand: str, trick: str, *, stock: bool | None) -> None:
    """Waits for the verdict on every card, with its reason."""
    table = page.get_by_role("table", name="Your cards on this trick")
    for verdict in v.legal(hand, trick=trick, trump="S", stock=stock).verdicts:
        row = table.get_by_role("row").filter(has=page.get_by_role("img", name=verdict.card.name, exact=True))
        expect(row).to_contain_text(verdict.why)
        expect(row).to_contain_text("✓ yes" if verdict.legal else "✗ no")


def fill(page: Page, label: str, text: str) -> None:
    """Types into a field, in place of what stands there."""
    field = page.get_by_label(label, exact=True)
    field.fill(text)
    field.press("Enter")


def test_the_start_page_leads_to_the_lessons_at_the_table_chosen(page: Page):
    page.goto("./")
    tile = page.get_by_role("button", name="wikiHow Four players")
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    page.get_by_role("link", name="Open: Which cards may I play?").click()
    expect(page.get_by_label("Table", exact=True)).to_have_value("wikihow")
    page.get_by_role("navigation", name="Lessons").get_by_role("link", name="All lessons").click()
    expect(tile).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("tables", [TABLES[:6], TABLES[6:]], ids=lambda tables: tables[0].id)
def test_by_mouse_one_hand_at_each_table(page: Page, visit: Callable, tables: list[pl.Variant]):
    visit(page, "first_look.ipynb")
    for v in tables:
        page.get_by_label("Table", exact=True).select_option(v.name)
        expect(page.locator(".pl-page").get_by_text(v.about, exact=True)).to_be_visible()
        box = page.get_by_label("Your hand", exact=True)
        before = box.input_value()
        page.get_by_role("button", name="Deal a hand").click()
        expect(box).not_to_have_value(before)
        pick(page, "Trump", "spades")
        hand, trick = hand_at(v), TRICKS[max(v.players)]
        fill(page, "Your hand", hand)
        see_melds(page, *best(v, hand))
        fill(page, "Trick so far", trick)
        stock = page.get_by_role("group", name="Stock", exact=True)
        expect(stock).to_be_visible(visible=has_phases(v.rules))
        for phase, lasts in PHASES if has_phases(v.rules) else ():
            pick(page, "Stock", phase)
            see_plays(page, v, hand, trick, stock=lasts)
        if not has_phases(v.rules):
            see_plays(page, v, hand, trick, stock=None)
        settle_one(page, v)


def pick(page: Page, group: str, name: str) -> None:
    """Presses one of a row of buttons."""
    one = page.get_by_role("group", name=group, exact=True).get_by_role("button", name=name, exact=True)
    one.click()
    expect(one).to_have_attribute("aria-pressed", "true")


def settle_one(page: Page, v: pl.Variant) -> None:
    """Changes one number of the settled hand, and sees what the engine says of it."""
    rows = page.get_by_role("table", name="Scores").get_by_role("row")
    for side, name in enumerate(names(v)):
        expect(rows.nth(1 + side)).to_contain_text(name)
    if v.rules.auction is not None:
        least = v.rules.auction.minimum.value
        fill(page, "Bid", str(least))
        expect(rows.nth(1 + usual(v).bidder)).to_contain_text(f"bid {least}")
        return
    hand = usual(v)
    for side, name in enumerate(names(v)):
        meld = tuple(10 if one == side else meld for one, meld in enumerate(hand.meld))
        hand = hand.but(meld=meld)
        fill(page, f"Meld, {name}", "10")
        for score in v.settle(**keywords(v, hand)).sides:
            expect(rows.nth(1 + score.side)).to_contain_text(score.why)


def test_by_keyboard_alone_at_every_table(page: Page, visit: Callable):
    visit(page, f"first_look.ipynb?table={TABLES[0].id}")
    for v in TABLES:
        if v is not TABLES[0]:
            tab_to(page, "Table", back=True)
            page.keyboard.press("ArrowDown")
        expect(page.locator(".pl-page").get_by_text(v.about, exact=True)).to_be_visible()
        hand, trick = hand_at(v), TRICKS[max(v.players)]
        write(page, "Your hand", hand)
        tab_to(page, "♠spades")
        page.keyboard.press("Space")
        see_melds(page, *best(v, hand))
        if v.rules.meld.who.value == "trick_winner":
            write(page, "Melds laid so far", "KH QH")
            see_melds(page, *best(v, hand, ("KH QH",)))
        write(page, "Claim a meld", "QS JD")
        laid = ["KH QH"] if v.rules.meld.who.value == "trick_winner" else []
        claim = v.check_meld("QS JD", trump="S", hand=hand, laid=laid)
        expect(page.locator(".pl-page").get_by_text(f"Yes. {claim.why}", exact=True)).to_be_visible()
        if has_phases(v.rules):
            tab_to(page, "used up")
            page.keyboard.press("Enter")
        write(page, "Trick so far", trick)
        see_plays(page, v, hand, trick, stock=False if has_phases(v.rules) else None)


def write(page: Page, label: str, text: str) -> None:
    """Goes on to a field by the keyboard, and types in place of what stands there."""
    tab_to(page, label)
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_chips_a_renege_and_three_who_share_the_tricks(page: Page, visit: Callable):
    visit(page, "first_look.ipynb?table=auction")
    chips = page.get_by_role("table", name="Scores")
    expect(page.get_by_role("columnheader", name="Change, in chips")).to_be_visible()
    page.get_by_label("Conceded before the first lead").check()
    expect(chips.get_by_role("row").nth(3)).to_contain_text("South concedes the bid of 350")
    page.get_by_label("Table", exact=True).select_option("NPA tournament")
    expect(page.locator(".pl-page").get_by_text(pl.variant("npa").about, exact=True)).to_be_visible()
    page.get_by_label("Renege").select_option("East-West")
    expect(page.locator(".pl-page").get_by_text("Outcome: ended by a renege")).to_be_visible()
    page.get_by_label("Renege").select_option("No renege")
    page.get_by_label("The bidders hold no marriage").check()
    expect(page.locator(".pl-page").get_by_text("Outcome: no marriage, not played")).to_be_visible()
    page.get_by_label("Table", exact=True).select_option("Cutthroat")
    expect(page.locator(".pl-page").get_by_text(pl.variant("cutthroat").about, exact=True)).to_be_visible()
    fill(page, "Trick points, North", "0")
    expect(chips.get_by_role("row").nth(1)).to_contain_text("North took no trick point")
    expect(
        page.locator(".pl-page").get_by_text("South has the rest of the 250 trick points.")
    ).to_be_visible()


def test_a_link_opens_a_table_and_points_change_scale_together(page: Page, visit: Callable):
    visit(page, "first_look.ipynb?table=pagat&hand=QS.JD.KS&trump=H")
    expect(page.get_by_label("Table", exact=True)).to_have_value("pagat")
    expect(page.locator(".pl-page").get_by_text("Total: 60 points")).to_be_visible()
    pick(page, "Points", "÷10")
    expect(page.locator(".pl-page").get_by_text("Total: 6 points")).to_be_visible()
    expect(page.get_by_label("Bid", exact=True)).to_have_value("34")


def test_the_worked_hand_is_settled_and_a_slip_is_said(page: Page, visit: Callable):
    visit(page, "first_look.ipynb")
    first = page.get_by_role("table", name="Scores").get_by_role("row").nth(1)
    expect(first).to_contain_text(re.compile(r"\+43\s*155"))
    points = page.get_by_label("Trick points, North-South", exact=True)
    points.fill("5")
    points.press("Enter")
    expect(first).to_contain_text(re.compile(r"\u221234\s*78"))
    bid = page.get_by_label("Bid", exact=True)
    bid.fill("12")
    bid.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="bid cannot be 12")).to_be_visible()
    expect(bid).to_have_accessible_description(re.compile("^bid cannot be 12"))


def test_cards_that_cannot_be_read_are_said_and_claims_are_answered(page: Page, visit: Callable):
    visit(page, "first_look.ipynb")
    box = page.get_by_label("Your hand", exact=True)
    box.fill("QS JS <b>")
    box.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="'<b>' is no card").first).to_be_visible()
    box.fill("QS JS")
    box.press("Enter")
    claim = page.get_by_label("Claim a meld")
    claim.fill("QS JS")
    claim.press("Enter")
    expect(
        page.locator(".pl-page").get_by_text("A pinochle is the queen of spades and the jack of diamonds")
    ).to_be_visible()


@pytest.mark.parametrize("lesson", ["index.ipynb", "first_look.ipynb"])
@pytest.mark.parametrize("width", [1280, 390])
def test_they_are_accessible_and_fit(
    open_context: Callable, visit: Callable, check_accessibility: Callable, lesson: str, width: int
):
    page = open_context(width).new_page()
    visit(page, lesson)

    def check() -> None:
        settled(page)
        check_accessibility(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(SMALL_OR_CUT) == []

    if lesson == "index.ipynb":
        expect(page.get_by_role("button", name="PinochleRun", pressed=True).first).to_be_visible()
        check()
        page.get_by_role("button", name="wikiHow for two").click()
        link = page.get_by_role("link", name="Open: Ask the rules")
        expect(link).to_have_attribute("href", "first_look.ipynb?table=two-handed-wikihow")
    else:
        expect(page.get_by_role("table", name="Scores")).to_be_visible()
        check()
        page.get_by_label("Table", exact=True).select_option("Two-handed")
        expect(page.get_by_label("Melds laid so far")).to_be_visible()
        fill(page, "Melds laid so far", "KS JD")
        expect(page.get_by_role("alert").filter(has_text="is no meld here")).to_have_count(1)
    check()
