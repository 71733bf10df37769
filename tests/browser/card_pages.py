"""Pages that show card views by themselves, and how tests take hold of the cards on them."""

import json
import socket
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

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

COMPUTE = [
    """
from pinochle_learn.widgets.nodes import button, h
from pinochle_learn.widgets.page import Page
told, numbers = [], []

def hear(event):
    if event["event"] in ("double", "endless", "broken", "unheard-of"):
        numbers.append(page.compute(event["event"], {"n": 21}, tell))
    elif event["event"] == "cancel":
        for number in numbers:
            page.cancel(number)
    elif event["event"] == "print":
        page.print_sheet()
    show()

def tell(event):
    told.append(str(event.get("value", event.get("error"))))
    show()

def show():
    names = ("double", "endless", "broken", "unheard-of", "cancel", "print")
    said = h("p", " ".join(told), class_="pl-told")
    page.show([*(button(name, name, key=name) for name in names), said])

page = Page(hear)
show()
page
""",
    """
import ipywidgets
ipywidgets.VBox([page.widget])
""",
]


def write_notebook(path: Path, sources: list[str]) -> None:
    cell = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    title = {"cell_type": "markdown", "metadata": {}, "source": "# Cards"}
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    cells = [title, *({**cell, "source": source.strip()} for source in sources)]
    notebook = {"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 4}
    path.write_text(json.dumps(notebook))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


def hand(page: Page, name: str = "Your hand") -> Locator:
    return page.get_by_role("group", name=name, exact=True)


def card(page: Page, name: str, group: str = "Your hand") -> Locator:
    return hand(page, group).get_by_role("button", name=name)


def names(buttons: Locator) -> list[str]:
    return buttons.evaluate_all("nodes => nodes.map(node => node.getAttribute('aria-label'))")


def check_rows(group: Locator, count: int, width: int) -> None:
    boxes = [button.bounding_box() for button in group.get_by_role("button").all()]
    assert len(boxes) == count
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    assert max(box["x"] + box["width"] for box in boxes) <= width
    rows = Counter(round(box["y"]) for box in boxes).values()
    assert max(rows) - min(rows) <= len(rows)  # no row with a card or two left over


def check_columns(page: Page) -> None:
    """Up and down keep the column where a hand has rows."""
    for name in ("Twelve", "Twenty"):
        _check_down_and_up(page, hand(page, name).get_by_role("button"))


def check_contrast(page: Page) -> None:
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


def style(nodes: Locator, name: str) -> str:
    return nodes.first.evaluate("(node, name) => getComputedStyle(node)[name]", name)


def _check_down_and_up(page: Page, buttons: Locator) -> None:
    buttons.nth(1).focus()
    page.keyboard.press("ArrowDown")
    above, below = buttons.nth(1).bounding_box(), page.locator(":focus").bounding_box()
    assert above["x"] == pytest.approx(below["x"], abs=1)
    assert above["y"] < below["y"]
    page.keyboard.press("ArrowUp")
    expect(buttons.nth(1)).to_be_focused()
