"""A page is called by one name, and so are its table, the table's types of meld, and the learner."""

import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import pinochle_learn as pl
from pinochle_learn.engine.scoring.settlement_words import seat_name
from pinochle_learn.lessons.house.page import house_page
from pinochle_learn.lessons.start.page import StartPage
from pinochle_learn.lessons.tricks.page import tricks_lesson
from pinochle_learn.serving.hooks import page_title
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import LESSONS, START, Lesson, menu, neighbours
from pinochle_learn.teaching.words.seats import learner
from pinochle_learn.widgets.nodes import text_of
from tests.lessons.tree import keyed, nodes, with_event

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
README = NOTEBOOKS.parent / "README.md"
TABLES = [v.id for v in pl.variants()]
WITH_TRICKS = [v for v in pl.variants() if v.rules.turns is None]
KINDS = [
    "pagat",
    "two-handed",
    "auction",
    "purple",
    "purple-rummy",
]  # 4, 2 and 3 players, other cards
A_TYPE = re.compile(r"\b[Tt]ypes? (I{1,3}|[A-C])\b|\b[Cc]lass(?:es)? (I{1,3}|[A-C])\b")


def notebook(name: str) -> dict:
    """A notebook as it lies there."""
    read = json.loads((NOTEBOOKS / name).read_text())
    for cell in read["cells"]:
        cell["source"] = "".join(cell["source"])
    return read


def shown_by(name: str):
    """What a notebook's cell calls to show its page, if that is all that it does."""
    code = "\n".join(cell["source"] for cell in notebook(name)["cells"])
    found = re.search(r"^(\w+)\.show\(\)$", code, re.MULTILINE)
    return import_module(f"pinochle_learn.lessons.{found[1]}").show if found else None


PAGES = {one.notebook: one for one in LESSONS if shown_by(one.notebook)}


def texts(node: object) -> Iterator[str]:
    """All that a page says, in its cards and labels too."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict | list | tuple):
        for part in node.values() if isinstance(node, dict) else node:
            yield from texts(part)


def called(page) -> dict:
    """What a page says that the tab and the menu are to show."""
    return keyed(page, "names")[1]["state"]


def heading(page) -> str:
    """The page's heading of the first rank."""
    (found,) = [text_of(node) for node in nodes(page) if node[0] == "h1"]
    return found


def agrees(page, one: Lesson, v: pl.Variant) -> None:
    """Tab, menu, heading, the names of table and types, and the ways back and on are those of the table."""
    here = one.at(v.rules)
    assert heading(page) == here.title
    assert called(page) == {"tab": f"{here.title} · Learn Pinochle", "menu": menu(v.rules)}
    assert called(page)["menu"][one.notebook] == here.menu
    chosen = [text_of(node) for node in nodes(page) if node[0] == "option" and node[1].get("selected")]
    assert v.name in chosen
    links = [text_of(node) for node in nodes(page) if node[0] == "a"]
    before, after = neighbours(one.key)
    for word, other in (("Back", before), ("On", after)):
        assert other is None or f"{word}: {other.at(v.rules).title}" in links
    types = {meld.type.value for meld in v.rules.meld.melds}
    said = {name for text in texts(page.nodes) for name in A_TYPE.findall(text)}
    assert {first or second for first, second in said} <= types


@pytest.mark.parametrize("table", TABLES)
def test_tab_menu_heading_and_words_agree_at_every_table(table):
    v = pl.variant(table)
    assert len(PAGES) >= len(LESSONS) - 1  # one is a page of several cells
    for name, one in PAGES.items():
        agrees(shown_by(name)(table), one, v)
    start = StartPage(PageState(table=table))
    start.show()
    assert heading(start.page) == START.title == called(start.page)["tab"]
    tiles = " ".join(text_of(node) for node in nodes(start.page) if node[0] == "h3")
    assert all(one.at(v.rules).title in tiles for one in LESSONS)


def test_they_follow_a_change_of_table():
    page = tricks_lesson("pagat")
    for table in ("purple-rummy", "two-handed", "purple"):
        page.hear({"event": "table", "value": table})
        agrees(page.page, page.about, pl.variant(table))


@pytest.mark.parametrize("table", TABLES)
def test_the_server_gives_the_tab_the_heading(table):
    rules = pl.variant(table).rules
    for one in LESSONS:
        assert page_title(notebook(one.notebook), rules) == f"{one.at(rules).title} · Learn Pinochle"
    assert page_title(notebook(START.notebook), rules) == START.title


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.key)
def test_a_menu_entry_is_a_word_of_its_page(one):
    for here in (one, *one.others.values()):
        page = f"{here.title} {here.purpose} {' '.join(here.goals)}".casefold()
        for word in here.menu.casefold().split():
            assert re.search(rf"\b{word.removesuffix('s').removesuffix('ing')}", page), here.menu


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.key)
def test_a_notebook_is_headed_by_its_title(one):
    read = notebook(one.notebook)
    first = next(cell["source"] for cell in read["cells"] if cell["cell_type"] == "markdown")
    assert first.splitlines()[0].removeprefix("# ") == one.title == read["metadata"]["title"]


def test_the_readme_calls_the_pages_by_their_titles():
    rows = re.findall(r"^\| (.+) \| \[open\]\(\S+notebooks%2F(\w+\.ipynb)", README.read_text(), re.MULTILINE)
    titles = {one.notebook: one.title for one in LESSONS}
    assert {page: title for title, page in rows if page != START.notebook} == titles


@pytest.mark.parametrize("v", WITH_TRICKS, ids=lambda v: v.id)
def test_a_menu_of_types_offers_those_of_the_table(v):
    page = house_page(v.id, ask="meld").page
    menus = [node for node in nodes(page) if "type" in str(node[1].get("data")) and node[0] != "button"]
    offered = {tuple(text_of(option) for option in node[2]) for node in menus}
    types = {meld.type.value for meld in v.rules.meld.melds}
    assert offered == {tuple(sorted(types))}


@pytest.mark.parametrize("v", pl.variants(), ids=lambda v: v.id)
def test_the_name_of_a_table_can_stand_in_a_list(v):
    assert "," not in v.name
    assert " and " not in v.name


@pytest.mark.parametrize("table", KINDS)
def test_the_learner_is_called_by_one_word_on_a_page(table):
    v = pl.variant(table)
    name = seat_name(learner(v.rules.usual_seats), v.rules.usual_seats)
    for situation in tricks_lesson(table, step="practise").part.known():
        page = tricks_lesson(table, step="practise", ask=situation, seed=3)
        for event in ("said", "reveal", "go-on", "said-winner"):
            for node in with_event(page.page, event)[:4]:
                page.hear({"event": event, "data": node[1].get("data")})
                one_word(page.page, name)
    if "reneges" in tricks_lesson(table).parts:
        page = tricks_lesson(table, step="reneges", seed=3)
        for event in ("nobody", "reveal", "go-on", "said-may"):
            page.hear({"event": event, "data": "yes"})
            one_word(page.page, name)


def one_word(page, name: str) -> None:
    """Where somebody is called "you", nobody is called by the learner's seat."""
    said = list(texts(page.nodes))
    calls = [text for text in said if text.casefold() == "you" or re.match(r"(Not|Right:) you\b", text)]
    named = [text for text in said if re.search(rf"\b{name}\b", text)]
    assert not calls or not named, (calls, named)
