"""Cards of the Purple pack in a real page: heard, read, seen in print and by every eye."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.card_pages import check_contrast, check_rows, hand, names, style
from tests.browser.waits import settled


@pytest.fixture
def purple(open_cards: Callable[..., Page]) -> Page:
    return open_cards(name="purple")


def test_a_purple_card_is_heard_with_its_colour(purple: Page) -> None:
    assert names(hand(purple, "Off").get_by_role("button"))[:2] == [
        "black king of spades, right",
        "red king of hearts, wrong",
    ]
    for fact in ("Green cards are trump", "Black spades were led", "North is winning"):
        expect(purple.get_by_text(fact, exact=True)).to_be_visible()
    expect(purple.get_by_role("img", name="bronze ten of clubs")).to_be_visible()
    pictures = purple.get_by_role("img", name="Two: black ten of spades, silver king of diamonds")
    drawn = pictures.evaluate_all(_DRAWN)
    assert len(drawn) == 2
    assert drawn[0] == drawn[1]


_DRAWN = """pictures => pictures.map(picture => {
    const copy = picture.cloneNode(true);
    copy.querySelectorAll('svg[hidden]').forEach(node => node.remove());
    return copy.innerHTML;
})"""


def test_a_card_of_another_pack_in_its_place_has_nothing_of_the_colour(purple: Page) -> None:
    cards = hand(purple, "Twenty-four").get_by_role("button")
    purple.get_by_role("button", name="Deal").click()
    expect(cards).to_have_count(2)
    expect(cards.first).to_have_attribute("aria-label", "nine of spades")
    expect(cards.locator(".pl-colour")).to_have_count(1)
    expect(cards.last.locator(".pl-code")).to_have_text("Si")
    assert style(cards.first.locator(".pl-face"), "color") == "rgb(17, 24, 39)"


def test_a_colour_is_written_as_large_as_the_card_allows(purple: Page) -> None:
    for width, seen, hidden, least in ((1280, "word", "code", 12), (390, "code", "word", 14)):
        purple.set_viewport_size({"width": width, "height": 800})
        settled(purple)
        for name, count in (("Twenty-four", 24), ("Forty-eight", 48)):
            check_rows(hand(purple, name), count, width)
            expect(hand(purple, name).locator(f".pl-{hidden}").first).to_be_hidden()
            texts = hand(purple, name).locator(f".pl-{seen}")
            expect(texts.last).to_be_visible()
            assert float(style(texts, "fontSize").removesuffix("px")) >= least
        assert purple.locator(".pl-colour").evaluate_all(_CUT_OFF) == []
        assert purple.evaluate("document.documentElement.scrollWidth") <= width


_CUT_OFF = """feet => feet.map(foot => [...foot.children].find(text => text.checkVisibility()))
    .filter(text => text.scrollWidth > text.clientWidth).map(text => text.textContent)"""


def test_no_serious_fault_in_purple_in_light_or_dark(purple: Page, check_accessibility: Callable) -> None:
    for colours in ("light", "dark"):
        purple.emulate_media(color_scheme=colours)
        expect(purple.locator("html")).to_have_attribute("data-theme", colours)
        settled(purple)
        check_accessibility(purple)
        check_contrast(purple)


def test_bands_stay_on_paper_and_in_the_systems_colours(purple: Page) -> None:
    off = hand(purple, "Off").locator(".pl-band")
    for media in ({"media": "print"}, {"media": "screen", "forced_colors": "active"}):
        purple.emulate_media(**media)
        fills = off.evaluate_all("bands => bands.map(band => getComputedStyle(band).fill)")
        assert fills == ["rgb(0, 0, 0)"] * 7
        expect(off.first).to_be_visible()


def test_no_band_looks_like_another_however_it_lies(purple: Page) -> None:
    """Black on white, moved to and fro: of any two laid together, at least a fifth of the points differ."""
    nearest = (
        hand(purple, "Off")
        .locator(".pl-band path")
        .evaluate_all(
            """paths => {
            const rows = paths.map(path => {
                const canvas = Object.assign(document.createElement('canvas'), { width: 48, height: 16 });
                const brush = canvas.getContext('2d', { willReadFrequently: true });
                brush.fill(new Path2D(path.getAttribute('d')));
                const { data } = brush.getImageData(0, 0, 48, 16);
                return Array.from({ length: 768 }, (_, place) => data[place * 4 + 3] / 255);
            });
            const apart = (a, b, shift) => a.reduce((sum, point, place) => {
                const x = place % 48, other = x + shift < 48 ? b[place + shift] : point;
                return sum + Math.abs(point - other);
            }, 0) / (16 * (48 - shift));
            const shifts = Array.from({ length: 16 }, (_, shift) => shift);
            const least = (a, b) => Math.min(...shifts.map(shift => apart(a, b, shift)));
            return rows.flatMap(a => rows.filter(b => b !== a).map(b => least(a, b)));
        }"""
        )
    )
    assert len(nearest) == 7 * 6
    assert min(nearest) > 0.2
