"""The page of sheets: each sheet at every table, the way to the printer, and who has a column."""

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.sheets.page import sheets_page
from tests.lessons.tree import keyed, nodes, text, with_event
from tests.support.hosts import Recorder

SHEETS = ("rules", "melds", "score")


@pytest.mark.parametrize("table", [v.id for v in pl.variants()])
def test_every_sheet_of_every_table(table):
    page = sheets_page(table)
    for step in SHEETS:
        page.hear({"event": "step", "data": step})
        assert page.notes == ()
        sheet = keyed(page.page, "sheet")
        assert f"pl-paper-{step}" in sheet[1]["class"]
        assert sheet[1]["aria-label"].endswith(f": {pl.variant(table).name}")
        drawn = [node for node in nodes(page.page) if node[0] == "cards"]
        assert bool(drawn) == (step == "melds")


def test_the_button_asks_the_browser_to_print():
    page = sheets_page("hoyle")
    host = Recorder(page.page)
    (button,) = with_event(page.page, "print")
    assert button[2] == ["Print this sheet"]
    page.hear({"event": "print"})
    assert host.messages == [{"print": True}]


def test_the_sheet_stays_when_the_table_changes():
    page = sheets_page("hoyle", step="score")
    for table in ("purple", "purple-rummy", "two-handed"):
        page.hear({"event": "table", "value": table})
        assert page.step == "score"
        assert page.page.place == f"?table={table}&step=score"


def test_as_many_columns_as_players():
    page = sheets_page("purple-rummy", step="score", players=5)
    assert len([n for n in nodes(page.page) if n[1].get("class") == "pl-form-side"]) == 5
    page.hear({"event": "players", "data": 3})
    assert len([n for n in nodes(page.page) if n[1].get("class") == "pl-form-side"]) == 3
    assert "players=3" in page.page.place
    for wrong in (7, "3", None):
        page.hear({"event": "players", "data": wrong})
        assert "players=3" in page.page.place
    page.hear({"event": "table", "value": "hoyle"})
    assert page.notes == ()
    assert with_event(page.page, "players") == []


def test_a_size_that_the_table_has_not_is_the_usual_one():
    page = sheets_page("purple", step="score")
    page.hear({"event": "open", "search": "?table=purple&step=score&players=6", "kept": {}})
    assert "We" in text(page.page)
    assert page.notes == ("The link says players='6': Purple Pinochle is for 2, 3 or 4 players.",)


def test_points_go_by_the_scale():
    page = sheets_page("pagat", step="rules")
    assert "The lowest bid is 250." in text(page.page)
    page.hear({"event": "scale", "data": "1"})
    assert "The lowest bid is 25." in text(page.page)
    assert "points ÷10" in text(page.page)


def test_marks_are_read_as_words():
    page = sheets_page("hoyle", step="rules")
    assert "(assumed)" in text(page.page)
    assert "≈ The source does not say; this table plays it so." in text(page.page)
