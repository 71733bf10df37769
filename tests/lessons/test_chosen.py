"""Which table a page begins with, and which tables of a group's own a browser keeps: no stray ones."""

import pytest

from pinochle_learn.front.own_table import house_of
from pinochle_learn.lessons.house.page import HousePage
from pinochle_learn.lessons.start.page import StartPage
from pinochle_learn.lessons.tricks.page import TrickPage, tricks_lesson
from pinochle_learn.teaching.page.custom_table import from_code, to_code
from pinochle_learn.teaching.page.kept_tables import CHOSEN
from pinochle_learn.teaching.page.state import PageState
from tests.lessons.tree import text, with_event

FRIDAY = house_of("Friday club", "pagat", {"auction.minimum": 300})


class Browser:
    """What a browser keeps, while pages are opened and left in it."""

    def __init__(self) -> None:
        self.kept: dict[str, object] = {}
        self.copied: list[dict[str, object]] = []

    def open(self, page, search: str = "", **how: object):
        page.page.send = self._take
        page.hear({"event": "open", "search": search, "kept": dict(self.kept), **how})
        return page

    def _take(self, message: dict, _buffers: object = None) -> None:
        for name, value in (message.get("keep") or {}).items():
            self.kept = {key: one for key, one in self.kept.items() if key != name}
            if value is not None:
                self.kept[name] = value
        if "copy" in message:
            self.copied.append(message["copy"])

    @property
    def tables(self) -> list[str]:
        """The names of the tables that are kept."""
        return sorted(from_code(code).name for name, code in self.kept.items() if name != CHOSEN)


@pytest.fixture
def browser():
    return Browser()


@pytest.mark.parametrize("make", [StartPage, TrickPage, HousePage], ids=lambda make: make.__name__)
def test_a_page_without_a_table_begins_with_the_one_chosen_last(browser, make):
    assert browser.open(make(PageState())).state.table == "pinochlerun"
    browser.open(StartPage(PageState())).hear({"event": "table", "data": "npa"})
    assert browser.open(make(PageState())).state.table == "npa"
    assert browser.open(make(PageState()), "?table=hoyle").state.table == "hoyle"  # a link's table wins,
    assert browser.open(make(PageState())).state.table == "npa"  # and chooses nothing
    assert browser.open(tricks_lesson("auction")).state.table == "auction"  # a call's table wins
    assert browser.open(make(PageState()), notebook=True).state.table == "pinochlerun"


def test_a_table_of_ones_own_that_was_chosen_last_comes_back_until_it_is_deleted(browser):
    page = browser.open(
        HousePage(PageState()), PageState("pagat", house=to_code(FRIDAY)).search + "&step=keep"
    )
    page.hear({"event": "house-keep"})
    start = browser.open(StartPage(PageState()))
    assert start.variant.name == "Friday club"
    assert "✓ your table" in text(start.page)
    page.hear({"event": "house-delete", "data": FRIDAY.kept_as})
    assert browser.open(StartPage(PageState())).variant.name == "Pagat"
    assert browser.tables == []


def test_what_was_chosen_by_an_older_version_or_by_hand_is_left_out(browser):
    for bad in ("?table=whist", 7, None, {"table": "npa"}, "?table=npa&house=x"):
        browser.kept = {CHOSEN: bad}
        page = browser.open(StartPage(PageState()))
        assert (page.state.table, page.notes) == ("pinochlerun", ())


def make_one(browser) -> HousePage:
    """A draft with a rule changed, played at in a lesson before it has a name."""
    page = browser.open(HousePage(PageState("pagat")))
    node = next(one for one in with_event(page.page, "rules-of") if one[1]["data"] == "auction")
    page.hear({"event": "rules-of", "data": node[1]["data"]})
    page.hear({"event": "rule", "data": {"path": "auction.minimum"}, "value": "300"})
    page.hear({"event": "step", "data": "keep"})
    return page


def test_a_draft_that_is_kept_and_then_named_leaves_no_other_table_beside_it(browser):
    page = make_one(browser)
    browser.open(TrickPage(PageState()), page.state.table_search)  # played at as a draft
    assert browser.tables == []
    page.hear({"event": "house-keep"})
    assert browser.tables == ["Our table"]
    page.hear({"event": "house-name", "value": "Friday club"})
    browser.open(TrickPage(PageState()), page.state.table_search)
    page.hear({"event": "house-keep"})
    assert browser.tables == ["Friday club"]
    page.hear({"event": "step", "data": "make"})
    page.hear({"event": "rule", "data": {"path": "auction.minimum"}, "value": "350"})
    browser.open(TrickPage(PageState()), page.state.table_search)
    page.hear({"event": "step", "data": "keep"})
    page.hear({"event": "house-keep"})
    assert browser.tables == ["Friday club"]
    (code,) = (code for name, code in browser.kept.items() if name != CHOSEN)
    assert dict(from_code(code).changes)["auction.minimum"] == 350


def test_a_kept_table_under_another_name_is_another_table(browser):
    page = browser.open(
        HousePage(PageState()), PageState("pagat", house=to_code(FRIDAY)).search + "&step=keep"
    )
    page.hear({"event": "house-name", "value": "Sunday club"})
    page.hear({"event": "house-keep"})
    assert browser.tables == ["Friday club", "Sunday club"]


@pytest.mark.parametrize(("notebook", "link"), [(False, True), (True, False)])
def test_a_notebook_copies_the_call_and_a_page_the_link(browser, notebook, link):
    page = browser.open(tricks_lesson("hoyle", step="practise", seed=7), notebook=notebook)
    words = "Copy a link to this place" if link else "Copy the line that shows this"
    assert words in text(page.page)
    page.hear({"event": "copy-link"})
    copied = browser.copied[-1]
    assert bool(copied.get("link")) is link
    shown = (
        'tricks.show("hoyle", step="practise", seed=7, ask='
        if notebook
        else "?table=hoyle&step=practise&seed=7&ask="
    )
    assert shown in copied["text"]
