"""The first state of every page at every table, as the server sends it along."""

import json

import pytest

import pinochle_learn as pl
from pinochle_learn.lessons.first_states import PAGES, _kept, first_state
from pinochle_learn.text import say
from pinochle_learn.widgets.nodes import text_of
from pinochle_learn.widgets.port import State

TABLES = [v.id for v in pl.variants()]
DRAWN_TWICE = ("pagat", "two-handed", "purple", "purple-rummy")


def said(state: State) -> str:
    return " ".join(map(text_of, state["nodes"]))


@pytest.mark.parametrize("notebook", PAGES)
def test_a_first_state_is_data_and_the_same_for_everybody(notebook: str) -> None:
    for table in TABLES:
        state = first_state(notebook, f"table={table}")
        assert json.loads(json.dumps(state))["turn"] == state["turn"]
        if table in DRAWN_TWICE:
            _kept.cache_clear()
            assert first_state(notebook, f"?table={table}&theme=dark") == state, table
        assert f"{state['place']}&".startswith(f"?table={table}&")
        assert pl.variant(table).name in said(state)


@pytest.mark.parametrize("notebook", [name for name in PAGES if name != "index.ipynb"])
def test_a_link_that_says_more_than_a_table_shows_the_frame(notebook: str) -> None:
    whole, framed = (first_state(notebook, f"table=purple{more}") for more in ("", "&seed=7"))
    assert say("Dealing the cards …") in said(framed)
    assert say("Dealing the cards …") not in said(whole)
    assert "Purple Pinochle" in said(framed)


def test_a_page_that_is_none_of_the_course_has_no_first_state() -> None:
    assert first_state("for_teachers.ipynb", "table=pagat") is None
    assert first_state("index.ipynb", "table=canasta")["place"] == "?table=pinochlerun"
