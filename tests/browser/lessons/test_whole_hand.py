"""A whole hand in the browser: by mouse, by keyboard, on a phone; every table in one page."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.lessons.whole_hand.suits.example_deals import SEEDS, examples
from pinochle_learn.lessons.whole_hand.suits.games import GAME_EXAMPLES, GAMES, Opening
from pinochle_learn.lessons.whole_hand.suits.narration import story, usual_dealer
from tests.browser.keys import FOCUSED, tab_to
from tests.support.tables import SUITED

TABLES = SUITED
NAMES = {"exchange": "Passing", "bury": "Burying"}
SEED = 12  # a deal that is played out at every table


def told_at(v):
    """The deal of the link at a table."""
    return story(v.rules, SEED, usual_dealer(v.rules))


def starts(told):
    """The first scene of every phase."""
    return {scene.phase: scene for scene in reversed(told.scenes)}


def named(phase: str) -> str:
    """The button of a phase."""
    return NAMES.get(phase, phase.capitalize())


def back_to(page: Page, name: str) -> None:
    """Goes back by the keyboard to the control of this name; fails if none gets the focus."""
    for _ in range(20):
        page.keyboard.press("Shift+Tab")
        if page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"The keyboard does not get back to {name}")


def see(page: Page, title: str) -> None:
    """Waits for the step of this title."""
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()


def see_result(page: Page, told) -> None:
    """Waits for the settlement: a reason and a row for every side."""
    see(page, f"The hand is over: {told.deal.result.outcome if told.deal.rules.auction else 'both score'}")
    for side in told.deal.result.sides:
        expect(page.get_by_text(side.why, exact=True)).to_be_visible()
    rows = page.locator(".pl-board tbody tr")
    expect(rows).to_have_count(len(told.deal.result.sides))


def test_by_mouse_at_every_table(page: Page, visit: Callable):
    visit(page, f"whole_hand.ipynb?table=wikihow&seed={SEED}")
    on = page.get_by_role("button", name="Next step")
    for v in TABLES:
        told = told_at(v)
        page.get_by_label("Table", exact=True).select_option(v.id)
        page.get_by_role("button", name=named(told.scenes[0].phase), exact=True).click()
        for scene, after in zip(told.scenes[:2], told.scenes[1:], strict=False):
            see(page, scene.title)
            on.click()
            see(page, after.title)
        for phase, scene in sorted(starts(told).items()):
            page.get_by_role("button", name=named(phase), exact=True).click()
            see(page, scene.title)
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("button", name="End of the trick").click()
        trick = [scene for scene in told.scenes if scene.phase == "play"][max(v.players) - 1]
        see(page, trick.title)
        expect(page.get_by_text(trick.then, exact=True)).to_be_visible()
        page.get_by_role("button", name="Result", exact=True).click()
        see_result(page, told)
        if v.rules.stock:
            go_through_the_stock(page, told)
            page.get_by_role("button", name="Result", exact=True).click()
            see_result(page, told)
        page.get_by_role("button", name="Back", exact=True).click()
        see(page, told.scenes[-1].title)


def go_through_the_stock(page: Page, told) -> None:
    """From meld to meld, back by a trick, the last two cards, and what lies on the table meanwhile."""
    page.get_by_role("button", name="Stock", exact=True).click()
    melds = [place for place, scene in enumerate(told.scenes) if scene.melds]
    for place in melds[:3]:
        page.get_by_role("button", name="Next meld").click()
        see(page, told.scenes[place].title)
        expect(page.get_by_text(told.scenes[place].then, exact=True)).to_be_visible()
    scene = told.scenes[place]
    stock = page.get_by_role("list", name="The stock")
    expect(stock).to_contain_text(f"{scene.stock - 1} face down")
    expect(stock.get_by_role("img", name=scene.turned.name, exact=True)).to_be_visible()
    for who, spread in zip(("North", "South"), scene.spreads, strict=True):
        if spread:
            lying = page.get_by_role("list", name=f"On the table before {who}")
            expect(lying.get_by_role("listitem")).to_have_count(len(spread))
            first = spread[0].served[0]
            expect(lying.get_by_role("img").first).to_have_accessible_name(
                re.compile(
                    f"{spread[0].card.name}, served in type {first.type}: {first.name}, {first.points}"
                )
            )
    page.get_by_role("button", name="Trick before").click()
    ends = [one for one in told.scenes[:place] if one.plays and len(one.trick) == 1]
    see(page, ends[-1].title)
    page.get_by_role("button", name="Play", exact=True).click()
    see(page, starts(told)["play"].title)
    page.get_by_role("button", name="Back", exact=True).click()
    last = [one for one in told.scenes if one.phase == "stock"][-1]
    expect(page.get_by_text(last.then, exact=True)).to_be_visible()


def test_by_keyboard_alone_at_every_table(page: Page, visit: Callable):
    visit(page, f"whole_hand.ipynb?table={TABLES[0].id}&seed={SEED}&at=1")
    for v in TABLES:
        told = told_at(v)
        if v is not TABLES[0]:
            back_to(page, "Table")
            page.keyboard.press("ArrowDown")
            expect(page.get_by_role("status")).to_have_text(f"The table is now {v.name}.")
        tab_to(page, named(told.scenes[0].phase))
        page.keyboard.press("Enter")
        see(page, told.scenes[0].title)
        tab_to(page, "Next step")
        for scene in told.scenes[1:3]:
            page.keyboard.press("Enter")
            see(page, scene.title)
            expect(page.get_by_role("status")).to_have_text(scene.title)
        back_to(page, "Back")
        page.keyboard.press("Space")
        see(page, told.scenes[1].title)
        if v.rules.stock:
            meld = next(scene for scene in told.scenes[2:] if scene.melds)
            tab_to(page, "Next meld")
            page.keyboard.press("Enter")
            see(page, meld.title)
            expect(page.get_by_role("status")).to_have_text(meld.title)
            tab_to(page, "Trick before")
            page.keyboard.press("Space")
            see(page, told.scenes[told.scenes.index(meld) - 1].title)
        back_to(page, "Result")
        page.keyboard.press("Enter")
        see_result(page, told)


def test_by_keyboard_a_deal_with_a_stock_from_its_first_card_to_its_end(page: Page, visit: Callable):
    """Every card, meld, dix and draw, one key a step."""
    with_stock = [v for v in TABLES if v.rules.stock]
    visit(page, f"whole_hand.ipynb?table={with_stock[0].id}&seed={SEED}")
    slider = page.get_by_role("slider", name="Step")
    for v in with_stock:
        told = told_at(v)
        page.get_by_label("Table", exact=True).select_option(v.id)
        page.get_by_role("button", name="Stock", exact=True).click()
        tab_to(page, "Next step")
        for number, scene in enumerate(told.scenes, start=1):
            label = f"Step {number} of {len(told.scenes) + 1}: {scene.title}"
            expect(slider).to_have_attribute("aria-valuetext", label)
            see(page, scene.title)
            if scene.then:
                expect(page.get_by_text(scene.then, exact=True)).to_be_visible()
            page.keyboard.press("Enter")
        see_result(page, told)
        done = {scene.action.partition(" ")[0] for scene in told.scenes}
        assert done >= ({"meld", "dix", "draw"} if v.rules.stock.dix_exchange.value else {"meld", "no"})


def test_the_slider_works_by_keyboard_and_the_link_keeps_the_step(page: Page, visit: Callable):
    told = told_at(pl.variant("auction"))
    visit(page, f"whole_hand.ipynb?table=auction&seed={SEED}")
    slider = page.get_by_role("slider", name="Step")
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    see(page, told.scenes[1].title)
    expect(slider).to_be_focused()
    expect(slider).to_have_attribute(
        "aria-valuetext", f"Step 2 of {len(told.scenes) + 1}: {told.scenes[1].title}"
    )
    page.reload()
    see(page, told.scenes[1].title)


def test_examples_lead_to_ends_that_one_seldom_meets(page: Page, visit: Callable):
    visit(page, "whole_hand.ipynb?table=auction&step=worked")
    see(page, "No worked hand at this table")
    for v in (pl.variant("auction"), pl.variant("double-deck")):
        page.get_by_label("Table", exact=True).select_option(v.id)
        for example, seed in examples(v):
            page.get_by_role("button", name=example.name, exact=True).click()
            expect(page.get_by_text(f"This is deal {seed}: {example.name}.", exact=True)).to_be_visible()
        result = story(v.rules, seed, usual_dealer(v.rules)).deal.result
        page.get_by_role("button", name="Result", exact=True).click()
        see(page, f"The hand is over: {result.outcome}")
    for table, games in GAMES.items():
        page.get_by_label("Table", exact=True).select_option(table)
        for key, game in games.items():
            see_game_end(page, pl.variant(table), key, game)
    page.get_by_label("Table", exact=True).select_option("double-deck")
    page.get_by_role("button", name="A hand without a marriage", exact=True).click()
    page.get_by_role("button", name="Trump", exact=True).click()
    told = story(v.rules, SEEDS[v.id]["no-marriage"], usual_dealer(v.rules))
    see(page, starts(told)["trump"].title)
    expect(page.get_by_text("There is no trump: the hand is not played.")).to_be_visible()


def see_game_end(page: Page, v: pl.Variant, key: str, game: Opening) -> None:
    """Opens a deal that ends a game, and reads why it does."""
    name = next(example.name for example in GAME_EXAMPLES if example.key == key)
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name="Result", exact=True).click()
    result = story(v.rules, game.seed, usual_dealer(v.rules), game.before, game.hasty).deal.result
    end = result.why.removeprefix(" ".join(side.why for side in result.sides)).strip()
    expect(page.get_by_text(end, exact=True)).to_be_visible()


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_it_is_accessible_and_fits(
    open_context: Callable, visit: Callable, check_accessibility: Callable, width: int, colours: str
):
    page = open_context(width, color_scheme=colours).new_page()
    visit(page, f"whole_hand.ipynb?table=auction&seed={SEED}")

    def check() -> None:
        check_accessibility(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    see(page, "South deals 15 cards to each player and three to the kitty")
    check()
    for phase in ("Burying", "Result"):
        page.get_by_role("button", name=phase, exact=True).click()
        see(
            page,
            starts(told_at(pl.variant("auction")))["bury"].title
            if phase == "Burying"
            else "The hand is over: made",
        )
        check()
    page.get_by_label("Table", exact=True).select_option("two-handed")
    page.get_by_role("button", name="Stock", exact=True).click()
    melds = [scene for scene in told_at(pl.variant("two-handed")).scenes if scene.melds]
    for scene in melds[:4]:
        page.get_by_role("button", name="Next meld").click()
        see(page, scene.title)
    check()
    page.get_by_label("Table", exact=True).select_option("double-deck")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("All four hands as dealt").click()
    check()
    page.get_by_label("Table", exact=True).select_option("pinochlerun")
    page.get_by_role("button", name="The worked hand", exact=True).click()
    page.get_by_role("button", name="Result", exact=True).click()
    see(page, "North-South make their bid")
    check()
