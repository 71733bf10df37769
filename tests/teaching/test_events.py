"""An event costs what has changed: few calls, few nodes; and what is folded is made when it is opened."""

import pytest

from pinochle_learn.lessons.tricks.page import tricks_lesson
from tests.lessons.tree import keyed
from tests.support.events import ACTS, acted, size
from tests.support.hosts import Recorder


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.name)
def test_an_event_calls_little_and_sends_what_has_changed(act):
    page, host, calls = acted(act)
    assert page.notes == ()
    assert calls <= act.most
    sent = size(host.changes[-1])
    assert 0 < sent < size(page.page.nodes)


def inside(page, key: str) -> int:
    """How many nodes stand in a fold, its name apart."""
    return len(keyed(page.page, f"fold-{key}")[2]) - 1


def test_a_fold_is_filled_when_it_is_opened_and_emptied_when_it_is_closed():
    page = tricks_lesson()
    host = Recorder(page.page)
    host.says(event="open", search="?table=pagat", kept={})
    assert inside(page, "sources") == inside(page, "elsewhere") == 0
    host.says(event="fold", data="elsewhere", value=True)
    assert inside(page, "elsewhere") > 0 == inside(page, "sources")
    host.says(event="card", value={"index": 0})
    assert inside(page, "elsewhere") > 0  # it stays open while one goes on
    host.says(event="fold", data="elsewhere", value=False)
    assert inside(page, "elsewhere") == 0


def test_what_a_browser_says_of_folds_fills_no_memory():
    page = tricks_lesson()
    for number in range(1000):
        page.hear({"event": "fold", "data": "x" * number, "value": True})
    assert len(page.unfolded) <= 50
    assert max(map(len, page.unfolded)) <= 50
    page.hear({"event": "fold", "data": ["sources"], "value": 1})
    assert inside(page, "sources") == 0
