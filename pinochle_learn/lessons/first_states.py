"""What each page shows first, as data: the same for everybody, so nobody waits for Python to read it."""

from functools import lru_cache
from importlib import import_module
from urllib.parse import parse_qsl

from pinochle_learn.teaching.page.link import read_link
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.teaching.words.course import LESSONS, START
from pinochle_learn.widgets.port import State

PAGES = {START.notebook: "start", **{one.notebook: one.key.replace("-", "_") for one in LESSONS}}
_MOST = 200  # states that are kept: more than pages times tables


def first_state(notebook: str, search: str = "") -> State | None:
    """What a page shows for a link before it has heard anything; ``None``: there is no such page.

    A link that names a table at most shows the whole page. One that says more, such as a deal or a step,
    shows the frame: what it asks for is still to be dealt.
    """
    if notebook not in PAGES:
        return None
    state, _ = read_link(search)
    asked = {name for name, _ in parse_qsl(search.lstrip("?"))} - {"theme", "table"}
    here = PageState(table=state.table, house=state.house, step=state.step).search
    made = _state if state.house else _kept  # anybody can make tables of their own: those are not kept
    return made(notebook, here, framed=bool(asked))


@lru_cache(maxsize=_MOST)
def _kept(notebook: str, search: str, *, framed: bool) -> State:
    return _state(notebook, search, framed=framed)


def _state(notebook: str, search: str, *, framed: bool) -> State:
    page = import_module(f"pinochle_learn.lessons.{PAGES[notebook]}").show()
    page.hear({"event": "open", "search": search, "kept": {}, "framed": framed, "whole": True})
    state: State = page.state
    return state
