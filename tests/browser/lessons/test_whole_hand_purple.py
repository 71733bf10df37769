"""A whole deal with coloured cards and one of turns in the browser: by mouse, by keyboard, on a phone."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

import pinochle_learn as pl
from pinochle_learn.lessons.whole_hand.colours import narration
from pinochle_learn.lessons.whole_hand.turns import narration as rummy_story
from tests.browser.keys import tab_to

PURPLE, RUMMY = pl.variant("purple"), pl.variant("purple-rummy")
SEED = 12


def see(page: Page, title: str) -> None:
    """Waits for the step of this title."""
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()


def press(page: Page, name: str) -> None:
    """Presses a button by its name."""
    page.get_by_role("button", name=name, exact=True).click()


def test_by_mouse_at_both_tables(page: Page, visit: Callable):
    visit(page, f"whole_hand.ipynb?table=purple&seed={SEED}")
    expect(page.get_by_text("Turned up, out of play")).to_be_visible()
    press(page, "3")
    press(page, "with")
    held = PURPLE.with_rules({"auction.held": True}).rules.seated(3)
    told = narration.story(held, SEED)
    for phase, name in (("auction", "Auction"), ("meld", "First meld"), ("second_meld", "Second meld")):
        press(page, name)
        scene = next(scene for scene in told.scenes if scene.phase == phase)
        see(page, scene.title)
        for meld in scene.laid or ():
            expect(page.get_by_text(meld.why, exact=True).first).to_be_visible()
    press(page, "Play")
    press(page, "End of the trick")
    ends = [scene for scene in told.scenes if scene.step]
    see(page, ends[0].title)
    expect(page.get_by_text(ends[0].then, exact=True)).to_be_visible()
    press(page, "Result")
    for side in told.deal.result.sides:
        expect(page.get_by_text(side.why, exact=True)).to_be_visible()

    page.get_by_label("Table", exact=True).select_option("purple-rummy")
    press(page, "4")
    rummy = rummy_story.story(RUMMY.rules.seated(4), SEED)
    see(page, "West deals eight cards to each player")
    press(page, "Next step")
    see(page, rummy.scenes[0].title)
    press(page, "Next meld or lay-off")
    see(page, next(scene for scene in rummy.scenes if scene.touched is not None).title)
    expect(page.get_by_role("list", name="Melds on the table").get_by_role("listitem")).to_have_count(1)
    press(page, "Nobody goes out")
    press(page, "Result")
    see(page, "The deal is over: the stock has run out")


def test_by_keyboard_a_deal_of_turns_from_its_first_card_to_its_end(page: Page, visit: Callable):
    visit(page, f"whole_hand.ipynb?table=purple-rummy&seed={SEED}")
    told = rummy_story.story(RUMMY.rules, SEED)
    tab_to(page, "3")
    page.keyboard.press("Enter")
    see(page, "South deals nine cards to each player")
    tab_to(page, "2", back=True)
    page.keyboard.press("Space")
    see(page, "South deals ten cards to each player")
    tab_to(page, "Next step")
    slider = page.get_by_role("slider", name="Step")
    for number, scene in enumerate(told.scenes, start=1):
        page.keyboard.press("Enter")
        see(page, scene.title)
        label = f"Step {number} of {len(told.scenes) + 1}: {scene.title}"
        expect(slider).to_have_attribute("aria-valuetext", label)
        expect(page.get_by_role("status")).to_have_text(scene.title)
    page.keyboard.press("Enter")
    expect(page.get_by_text(told.deal.result.sides[0].why, exact=True)).to_be_visible()


def test_it_is_accessible_and_fits(open_context: Callable, visit: Callable, check_accessibility: Callable):
    for width, colours in ((1280, "light"), (390, "dark")):
        page = open_context(width, color_scheme=colours).new_page()
        for link in (
            "purple&seed=12&at=53",
            "purple&players=3&auction=held&seed=2&at=999",
            "purple-rummy&at=9",
        ):
            visit(page, f"whole_hand.ipynb?table={link}")
            expect(page.get_by_role("slider", name="Step")).to_be_visible()
            check_accessibility(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
