"""The card views in a real page: what one hears, sees, reaches by keyboard and hits with a thumb."""

import json
import socket
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from pinochle_learn.serving.paths import jupyter_environment
from tests.browser.waits import settled

CELLS = [
    """
import ipywidgets
from pinochle_learn.widgets import Announcer, CardRow, Hand, Trick, cards_html, chip_html, suit_html
voice, said = Announcer(), ipywidgets.Label("nothing yet")

def felt(*children):
    box = ipywidgets.VBox(children)
    box.add_class("pl-felt")
    return box

def button(text, act):
    made = ipywidgets.Button(description=text)
    made.on_click(lambda _: act())
    return made

ipywidgets.VBox([voice, said])
""",
    """
many = Hand("AS TS KS JD JD 9D", mode="many", label="Your hand", titled=True)

def on_chosen(_):
    said.value = "chosen: " + " ".join(map(str, many.chosen))
    if many.chosen == [0, 1]:
        many.mark({0: "right", 1: "wrong"}, notes={1: "it does not follow suit"}, disabled=[5])

many.observe(on_chosen, "chosen")
many.observe(lambda change: setattr(said, "value", f"refused: {change.new['code']}"), "refused")
felt(many)
""",
    """
trick = Trick([("North", "KC"), ("East", "TC")], trump="S", winner=1, to_play="you")
play = Hand("AC JC 9S QH", mode="one", label="Play a card")

def on_play(_):
    cards = list(play.held)
    card = cards.pop(play.clicked["index"])
    trick.show([("North", "KC"), ("East", "TC"), ("you", card)], trump="S", winner=2, over=True)
    play.show(cards)
    voice.say("Well played.")

play.observe(on_play, "clicked")
felt(trick, play)
""",
    """
marked = Hand(
    "AS TH KD QC JS 9H AD TC",
    label="Marked",
    states=dict(enumerate(["right", "wrong", "missed", "best", "allowed", "forbidden"])),
    disabled=[7],
)
felt(marked)
""",
    """
dozen = Hand("AS TS KS QS JS 9S KH QH QC 9C QD JD", mode="many", label="Twelve")
score = Hand(dozen.held + dozen.held[:8], mode="many", label="Twenty")
felt(dozen, score)
""",
    """
name = "<b>run</b> in spades"
ipywidgets.VBox([
    CardRow("AS TS KS QS JS", name),
    ipywidgets.HTML(cards_html("AS TS KS QS JS", name) + suit_html("H") + chip_html("TH")),
    button("Say it", lambda: voice.say("You may also play the jack.")),
    button("Deal", lambda: dozen.show("9S 9S 9H 9H 9C 9C 9D 9D JS JS JH JH", notes={0: "new"})),
])
""",
]

PURPLE = [
    """
from pinochle_learn.tables.purple_pack import COLOURS, PACK
from pinochle_learn.widgets import CardRow, Hand, Trick, cards_html, chip_html, in_order
whole = [rank + code for code in COLOURS.codes.value for rank in PACK.ranks.value]
pack = Hand(whole[:48], mode="many", label="Forty-eight")
meld = Hand(in_order(whole[:24], "Gr"), mode="one", label="Twenty-four")
""",
    CELLS[0],
    """
states = dict(enumerate(["right", "wrong", "missed", "best", "allowed", "forbidden"]))
felt(pack)
""",
    """
felt(meld, Hand("KBk KRd KBl KGr KGo KSi KBr", label="Off", states=states, disabled=range(7)))
""",
    """
felt(Trick([("North", "KBk"), ("East", "TSi")], trump="green", winner=0, to_play="you"))
""",
    """
ipywidgets.VBox([
    CardRow("TBk KSi", "Two"),
    ipywidgets.HTML(cards_html("TBk KSi", "Two") + chip_html("TBr")),
    button("Deal", lambda: meld.show("9S KSi")),
])
""",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cards")
    for name, sources in (("cards", CELLS), ("purple", PURPLE)):
        _write_notebook(folder / f"{name}.ipynb", sources)
    return folder


def _write_notebook(path: Path, sources: list[str]) -> None:
    cell = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    title = {"cell_type": "markdown", "metadata": {}, "source": "# Cards"}
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    cells = [title, *({**cell, "source": source.strip()} for source in sources)]
    notebook = {"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 4}
    path.write_text(json.dumps(notebook))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


@pytest.fixture(scope="module")
def address(start_server: Callable, folder: Path) -> str:
    """Voila on the folder, with the course's own template."""
    options = ["--no-browser", f"--port={free_port()}", "--Voila.ip=127.0.0.1"]
    answer = r"running at:\s+(http://\S+)"
    return start_server("voila", str(folder), *options, answer=answer, **jupyter_environment({})).address


@pytest.fixture
def open_cards(open_context: Callable, visit: Callable, address: str) -> Callable[..., Page]:
    def open_cards(width: int = 1280, name: str = "cards", **options: object) -> Page:
        page = open_context(width, **options).new_page()
        visit(page, f"{address}voila/render/{name}.ipynb")
        page.get_by_role("button", name="Deal").wait_for()
        return page

    return open_cards


@pytest.fixture
def cards(open_cards: Callable[..., Page]) -> Page:
    return open_cards()


def hand(page: Page, name: str = "Your hand") -> Locator:
    return page.get_by_role("group", name=name, exact=True)


def card(page: Page, name: str, group: str = "Your hand") -> Locator:
    return hand(page, group).get_by_role("button", name=name)


def names(buttons: Locator) -> list[str]:
    return buttons.evaluate_all("nodes => nodes.map(node => node.getAttribute('aria-label'))")


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
    cards.get_by_role("link", name="Sheets").focus()  # the last one before the lesson
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
            _check_rows(hand(cards, name), count, width)
    _check_columns(cards)


def _check_rows(group: Locator, count: int, width: int) -> None:
    boxes = [button.bounding_box() for button in group.get_by_role("button").all()]
    assert len(boxes) == count
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    assert max(box["x"] + box["width"] for box in boxes) <= width
    rows = Counter(round(box["y"]) for box in boxes).values()
    assert max(rows) - min(rows) <= len(rows)  # no row with a card or two left over


def _check_columns(page: Page) -> None:
    """Up and down keep the column where a hand has rows."""
    for name in ("Twelve", "Twenty"):
        _check_down_and_up(page, hand(page, name).get_by_role("button"))


def _check_down_and_up(page: Page, buttons: Locator) -> None:
    buttons.nth(1).focus()
    page.keyboard.press("ArrowDown")
    above, below = buttons.nth(1).bounding_box(), page.locator(":focus").bounding_box()
    assert above["x"] == pytest.approx(below["x"], abs=1)
    assert above["y"] < below["y"]
    page.keyboard.press("ArrowUp")
    expect(buttons.nth(1)).to_be_focused()


def test_no_serious_fault_in_light_or_dark(cards: Page, check_accessibility: Callable) -> None:
    for colours in ("light", "dark"):
        cards.emulate_media(color_scheme=colours)
        expect(cards.locator("html")).to_have_attribute("data-theme", colours)
        settled(cards)
        check_accessibility(cards)
        _check_contrast(cards)


def _check_contrast(page: Page) -> None:
    faint = page.locator(".pl-face:not(.pl-back)").evaluate_all(
        """faces => {
            const light = colour => colour.match(/[0-9.]+/g).slice(0, 3)
                .map(part => part / 255)
                .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
                .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
            const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            return faces.filter(face => getComputedStyle(face).visibility === 'visible')
                .map(face => [face.dataset.suit, contrast(
                    light(getComputedStyle(face).color), light(getComputedStyle(face).backgroundColor))])
                .filter(([, ratio]) => ratio < 4.5);
        }"""
    )
    assert faint == []


def test_without_colours_the_red_suits_are_hollow_and_nothing_moves_unasked(cards: Page) -> None:
    for media in ({"media": "print"}, {"media": "screen", "forced_colors": "active"}):
        cards.emulate_media(**media)
        fills = {
            suit: _style(cards.locator(f".pl-hand [data-suit={suit}] > .pl-suit"), "fill") for suit in "SHDC"
        }
        assert fills["H"] == fills["D"] == "none"
        assert "none" not in (fills["S"], fills["C"])
    cards.emulate_media(forced_colors="none", reduced_motion="reduce")
    assert _style(cards.locator(".pl-hand .pl-face"), "transitionDuration") == "0s"
    assert _style(cards.locator(".pl-play .pl-card"), "animationName") == "none"


def _style(nodes: Locator, name: str) -> str:
    return nodes.first.evaluate("(node, name) => getComputedStyle(node)[name]", name)


# The Purple pack


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
    assert _style(cards.first.locator(".pl-face"), "color") == "rgb(17, 24, 39)"


def test_a_colour_is_written_as_large_as_the_card_allows(purple: Page) -> None:
    for width, seen, hidden, least in ((1280, "word", "code", 12), (390, "code", "word", 14)):
        purple.set_viewport_size({"width": width, "height": 800})
        settled(purple)
        for name, count in (("Twenty-four", 24), ("Forty-eight", 48)):
            _check_rows(hand(purple, name), count, width)
            expect(hand(purple, name).locator(f".pl-{hidden}").first).to_be_hidden()
            texts = hand(purple, name).locator(f".pl-{seen}")
            expect(texts.last).to_be_visible()
            assert float(_style(texts, "fontSize").removesuffix("px")) >= least
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
        _check_contrast(purple)


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


# In JupyterLab


def test_a_hand_keeps_its_keys_in_jupyterlab(start_server: Callable, folder: Path, page: Page) -> None:
    options = ["--no-browser", f"--port={free_port()}", "--allow-root", "--IdentityProvider.token="]
    answer = r"(http://127\.0\.0\.1:\d+/)lab"
    server = start_server(
        "jupyter", "lab", f"--ServerApp.root_dir={folder}", *options, answer=answer, **jupyter_environment({})
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
