"""The card views in a real page: what one hears, sees, reaches by keyboard and hits with a thumb."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pinochle_learn.serving.paths import jupyter_environment
from tests.browser.card_pages import (
    card,
    check_columns,
    check_contrast,
    check_rows,
    free_port,
    hand,
    names,
    style,
)
from tests.browser.waits import settled


@pytest.fixture
def cards(open_cards: Callable[..., Page]) -> Page:
    return open_cards()


# By ear and by keyboard


def test_what_one_hears(cards: Page) -> None:
    _check_hand(cards)
    _check_states(cards)
    _check_trick(cards)
    _check_pictures(cards)


def _check_hand(cards: Page) -> None:
    assert names(hand(cards).get_by_role("button")) == [
        "ace of spades",
        "ten of spades",
        "king of spades",
        "jack of diamonds",
        "jack of diamonds",
        "nine of diamonds",
    ]
    expect(hand(cards).get_by_role("button", pressed=False)).to_have_count(6)


def _check_states(cards: Page) -> None:
    marked = hand(cards, "Marked").get_by_role("button")
    assert names(marked) == [
        "ace of spades, right",
        "ten of hearts, wrong",
        "king of diamonds, missed",
        "queen of clubs, best",
        "jack of spades, may be played",
        "nine of hearts, may not be played",
        "ace of diamonds",
        "ten of clubs",
    ]
    signs = marked.locator(".pl-mark path").evaluate_all("paths => paths.map(path => path.getAttribute('d'))")
    assert len(set(signs[:6])) == 6
    assert signs[6:] == ["", ""]
    assert marked.first.get_attribute("aria-pressed") is None  # nothing can be chosen here


def _check_trick(cards: Page) -> None:
    plays = cards.get_by_role("list", name="The trick so far").get_by_role("listitem")
    assert plays.locator(".pl-spoken").all_text_contents() == [
        "North led the king of clubs",
        "East played the ten of clubs, winning so far",
        "You are to play",
    ]
    for fact in ("Spades are trump", "Clubs were led", "East is winning"):
        expect(cards.get_by_text(fact, exact=True)).to_be_visible()


def _check_pictures(cards: Page) -> None:
    pictures = cards.get_by_role("img", name="<b>run</b> in spades: ace, ten, king, queen, jack")
    expect(pictures).to_have_count(2)
    drawn = pictures.evaluate_all(
        """pictures => pictures.map(picture => {
            const copy = picture.cloneNode(true);
            copy.querySelectorAll('svg[hidden]').forEach(node => node.remove());
            return copy.innerHTML;
        })"""
    )
    assert drawn[0] == drawn[1]
    expect(cards.get_by_role("img", name="ten of hearts")).to_be_visible()


def test_a_hand_is_one_stop_and_arrows_walk_in_it(cards: Page) -> None:
    keys = cards.keyboard
    cards.get_by_role("link", name="Ask", exact=True).focus()  # the last one before the lesson
    keys.press("Tab")
    expect(card(cards, "ace of spades")).to_be_focused()
    for key, name in [
        ("ArrowRight", "ten of spades"),
        ("End", "nine of diamonds"),
        ("ArrowRight", "nine of diamonds"),
        ("ArrowLeft", "jack of diamonds"),
        ("Home", "ace of spades"),
        ("ArrowLeft", "ace of spades"),
        ("ArrowDown", "ten of spades"),
    ]:
        keys.press(key)
        expect(cards.locator(":focus")).to_have_attribute("aria-label", name)
    keys.press("Space")
    expect(cards.locator(":focus")).to_have_attribute("aria-pressed", "true")
    expect(cards.get_by_text("chosen: 1")).to_be_visible()
    keys.press("Enter")
    expect(cards.locator(":focus")).to_have_attribute("aria-pressed", "false")
    keys.press("Tab")
    expect(hand(cards, "Play a card").locator(":focus")).to_have_count(1)
    keys.press("Shift+Tab")
    expect(card(cards, "ten of spades")).to_be_focused()


def test_two_identical_cards_are_chosen_separately(cards: Page) -> None:
    jacks = card(cards, "jack of diamonds")
    jacks.nth(1).click()
    expect(cards.get_by_text("chosen: 4")).to_be_visible()
    assert [jack.get_attribute("aria-pressed") for jack in jacks.all()] == ["false", "true"]
    jacks.nth(0).click()
    expect(cards.get_by_text("chosen: 3 4")).to_be_visible()
    jacks.nth(1).click()
    expect(cards.get_by_text("chosen: 3", exact=True)).to_be_visible()


def test_an_update_keeps_nodes_and_focus_and_a_disabled_card_can_be_reached(cards: Page) -> None:
    before = hand(cards).get_by_role("button").element_handles()
    card(cards, "ace of spades").click()
    cards.keyboard.press("ArrowRight")
    cards.keyboard.press("Space")
    wrong = card(cards, "ten of spades, wrong, it does not follow suit")
    expect(wrong).to_be_focused()
    expect(wrong).to_have_attribute("aria-pressed", "true")
    expect(card(cards, "ace of spades, right")).to_be_visible()
    after = hand(cards).get_by_role("button").element_handles()
    assert all(cards.evaluate("([a, b]) => a === b", [*pair]) for pair in zip(before, after, strict=True))

    off = card(cards, "nine of diamonds")
    expect(off).to_have_attribute("aria-disabled", "true")
    cards.keyboard.press("End")
    expect(off).to_be_focused()
    cards.keyboard.press("Enter")
    expect(cards.get_by_text("refused: 9D")).to_be_visible()
    expect(off).to_have_attribute("aria-pressed", "false")


def test_a_card_that_is_played_leaves_the_hand_and_not_the_keyboard(cards: Page) -> None:
    card(cards, "jack of clubs", "Play a card").focus()
    cards.keyboard.press("Enter")
    expect(hand(cards, "Play a card").get_by_role("button")).to_have_count(3)
    expect(card(cards, "nine of spades", "Play a card")).to_be_focused()
    expect(cards.get_by_role("list", name="The trick so far").get_by_role("listitem")).to_have_text(
        [
            "North led the king of clubsNorth ledK",
            "East played the ten of clubsEast10",
            "You played the jack of clubs, the winning cardYouJwins",
        ]
    )


def test_the_same_text_twice_is_announced_twice(cards: Page) -> None:
    region = cards.get_by_role("status")
    expect(region).to_have_attribute("aria-live", "polite")
    region.evaluate(
        """node => {
            window.heard = [];
            new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(
                added => added.data && window.heard.push(added.data)))
            ).observe(node, { childList: true, subtree: true });
        }"""
    )
    for count in (1, 2):
        cards.get_by_role("button", name="Say it").click()
        cards.wait_for_function("count => window.heard.length === count", arg=count)
        expect(region).to_have_text("You may also play the jack.")
    assert cards.evaluate("window.heard") == ["You may also play the jack."] * 2


def test_another_deal_uses_the_same_nodes(cards: Page) -> None:
    buttons = hand(cards, "Twelve").get_by_role("button")
    before = buttons.element_handles()
    cards.get_by_role("button", name="Deal").click()
    expect(buttons.first).to_have_attribute("aria-label", "nine of spades, new")
    after = buttons.element_handles()
    assert all(cards.evaluate("([a, b]) => a === b", [*pair]) for pair in zip(before, after, strict=True))


# By eye and by thumb


def test_cards_fit_in_equal_rows_and_can_be_hit(cards: Page) -> None:
    for width in (1280, 390, 320):
        cards.set_viewport_size({"width": width, "height": 800})
        settled(cards)
        assert cards.evaluate("document.documentElement.scrollWidth") <= width
        for name, count in (("Twelve", 12), ("Twenty", 20)):
            check_rows(hand(cards, name), count, width)
    check_columns(cards)


def test_no_serious_fault_in_light_or_dark(cards: Page, check_accessibility: Callable) -> None:
    for colours in ("light", "dark"):
        cards.emulate_media(color_scheme=colours)
        expect(cards.locator("html")).to_have_attribute("data-theme", colours)
        settled(cards)
        check_accessibility(cards)
        check_contrast(cards)


def test_without_colours_the_red_suits_are_hollow_and_nothing_moves_unasked(cards: Page) -> None:
    for media in ({"media": "print"}, {"media": "screen", "forced_colors": "active"}):
        cards.emulate_media(**media)
        fills = {
            suit: style(cards.locator(f".pl-hand [data-suit={suit}] > .pl-suit"), "fill") for suit in "SHDC"
        }
        assert fills["H"] == fills["D"] == "none"
        assert "none" not in (fills["S"], fills["C"])
    cards.emulate_media(forced_colors="none", reduced_motion="reduce")
    assert style(cards.locator(".pl-hand .pl-face"), "transitionDuration") == "0s"
    assert style(cards.locator(".pl-play .pl-card"), "animationName") == "none"


# In JupyterLab


def test_a_hand_keeps_its_keys_in_jupyterlab(start_server: Callable, card_folder: Path, page: Page) -> None:
    options = ["--no-browser", f"--port={free_port()}", "--allow-root", "--IdentityProvider.token="]
    answer = r"(http://127\.0\.0\.1:\d+/)lab"
    server = start_server(
        "jupyter",
        "lab",
        f"--ServerApp.root_dir={card_folder}",
        *options,
        answer=answer,
        **jupyter_environment({}),
    )
    page.goto(f"{server.address}lab/tree/cards.ipynb?reset")
    page.get_by_text("Python 3 (ipykernel) | Idle").wait_for()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    card(page, "ace of spades").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    wrong = card(page, "ten of spades, wrong, it does not follow suit")
    expect(wrong).to_be_focused()
    expect(wrong).to_have_attribute("aria-pressed", "true")
