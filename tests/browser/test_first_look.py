"""The start page and the first look, used as a learner uses them."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.coach.score_fit import usual
from pinochle_learn.coach.score_words import names

TABLES = pl.variants()


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
def test_one_hand_at_each_table(page: Page, visit: Callable, tables: list[pl.Variant]):
    visit(page, "first_look.ipynb")
    scores = page.get_by_role("table", name="Scores")
    for v in tables:
        page.get_by_label("Table", exact=True).select_option(v.name)
        expect(page.get_by_text(v.about, exact=True)).to_be_visible()
        hand = (
            "AS TS KS QS JS KS QS JD 9H KC AH AD" if "9" in v.pack.ranks else "AS TS KS QS JS KS QS JD KC AH"
        )
        box = page.get_by_label("Your hand")
        box.fill(hand)
        box.press("Enter")
        melds = v.meld(hand, trump="S")
        total = page.locator("main").get_by_text(f"Total: {melds.points} points", exact=True)
        expect(total).to_be_visible()
        for meld in melds:
            expect(page.get_by_role("cell", name=meld.why, exact=True).first).to_be_visible()
        trick = page.get_by_label("Trick so far")
        trick.fill("TC JS")
        trick.press("Enter")
        table_of_plays = page.get_by_role("table", name="Your cards on this trick")
        for verdict in v.legal(hand, trick="TC JS", trump="S").verdicts:
            row = table_of_plays.get_by_role("row").filter(
                has=page.get_by_role("img", name=verdict.card.name, exact=True)
            )
            expect(row).to_contain_text(verdict.why)
            expect(row).to_contain_text("✓ yes" if verdict.legal else "✗ no")
        bidder = usual(v).bidder
        for side, name in enumerate(names(v)):
            expect(scores.get_by_role("row").nth(1 + side)).to_contain_text(name)
        bid = page.get_by_label("Bid", exact=True)
        bid.fill(str(v.rules.auction.minimum.value))
        bid.press("Enter")
        row = scores.get_by_role("row").nth(1 + bidder)
        expect(row).to_contain_text(f"bid {v.rules.auction.minimum.value}")


def test_chips_a_renege_and_three_who_share_the_tricks(page: Page, visit: Callable):
    visit(page, "first_look.ipynb?table=auction")
    chips = page.get_by_role("table", name="Scores")
    expect(page.get_by_role("columnheader", name="Change, in chips")).to_be_visible()
    page.get_by_label("Conceded before the first lead").check()
    expect(chips.get_by_role("row").nth(3)).to_contain_text("South concedes the bid of 350")
    page.get_by_label("Table", exact=True).select_option("NPA tournament")
    page.get_by_label("Renege").select_option("East-West")
    expect(page.get_by_text("Outcome: ended by a renege")).to_be_visible()
    page.get_by_label("Renege").select_option("No renege")
    page.get_by_label("The bidders hold no marriage").check()
    expect(page.get_by_text("Outcome: no marriage, not played")).to_be_visible()
    page.get_by_label("Table", exact=True).select_option("Cutthroat")
    north = page.get_by_label("Trick points, North")
    north.fill("0")
    north.press("Enter")
    expect(chips.get_by_role("row").nth(1)).to_contain_text("North took no trick point")
    expect(page.get_by_text("South has the rest of the 250 trick points.")).to_be_visible()


def test_a_link_opens_a_table_and_points_change_scale_together(page: Page, visit: Callable):
    visit(page, "first_look.ipynb?table=pagat&hand=QS.JD.KS&trump=H")
    expect(page.get_by_label("Table", exact=True)).to_have_value("Pagat")
    expect(page.get_by_text("Total: 60 points")).to_be_visible()
    page.get_by_label("Points", exact=True).select_option("÷10: a run is 15")
    expect(page.get_by_text("Total: 6 points")).to_be_visible()
    expect(page.get_by_label("Bid", exact=True)).to_have_value("34")


def test_the_worked_hand_is_settled_and_a_slip_is_said(page: Page, visit: Callable):
    visit(page, "first_look.ipynb")
    first = page.get_by_role("table", name="Scores").get_by_role("row").nth(1)
    expect(first).to_contain_text(re.compile(r"\+43\s*155"))
    points = page.get_by_label("Trick points, North-South")
    points.fill("5")
    points.press("Enter")
    expect(first).to_contain_text(re.compile(r"-34\s*78"))
    bid = page.get_by_label("Bid", exact=True)
    bid.fill("12")
    bid.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="bid cannot be 12")).to_be_visible()


def test_cards_that_cannot_be_read_are_said_and_claims_are_answered(page: Page, visit: Callable):
    visit(page, "first_look.ipynb")
    box = page.get_by_label("Your hand")
    box.fill("QS JS <b>")
    box.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="'<b>' is no card").first).to_be_visible()
    box.fill("QS JS")
    box.press("Enter")
    claim = page.get_by_label("Claim a meld")
    claim.fill("QS JS")
    claim.press("Enter")
    expect(page.get_by_text("A pinochle is the queen of spades and the jack of diamonds")).to_be_visible()


@pytest.mark.parametrize("lesson", ["index.ipynb", "first_look.ipynb"])
@pytest.mark.parametrize("width", [1280, 390])
def test_they_are_accessible_and_fit(
    open_context: Callable, visit: Callable, check_accessibility: Callable, lesson: str, width: int
):
    page = open_context(width).new_page()
    visit(page, lesson)
    page.wait_for_timeout(500)
    check_accessibility(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
