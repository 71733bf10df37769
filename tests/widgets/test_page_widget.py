"""Jupyter's host of a page: one widget, in boxes and outputs, that follows the page and brings its events."""

import ipywidgets
import pytest
from ipywidgets.widgets import widget as widget_module

from pinochle_learn import widgets
from pinochle_learn.lessons.start.page import show as start
from pinochle_learn.lessons.tricks import page as tricks
from pinochle_learn.lessons.tricks.page import tricks_lesson
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.widgets.page import Page

VIEW = "application/vnd.jupyter.widget-view+json"


def shown(page):
    """The model that IPython shows for a page."""
    bundle = page._repr_mimebundle_(include=None, exclude=None)
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    return data[VIEW]["model_id"]


def comes(widget, **event):
    """An event arrives from the browser."""
    widget._handle_custom_msg(event, [])


@pytest.mark.parametrize("show", [start, tricks.show], ids=["start", "lesson"])
def test_a_page_shows_itself_as_its_one_widget_until_that_is_closed(show):
    page = show("pagat")
    widget = page.widget
    assert shown(page) == shown(page) == widget.model_id
    assert ipywidgets.VBox([widget, ipywidgets.IntSlider()]).children[0] is widget
    assert {name: getattr(widget, name) for name in page.state} == page.state
    widget.close()
    assert page.hosts == ()
    again = page.widget
    assert again is not widget
    comes(again, event="table", value="hoyle")
    assert again.place == page.place
    assert again.place.startswith("?table=hoyle")


def test_what_happens_in_one_view_is_answered_there_and_shown_in_all(monkeypatch):
    lesson, sent = tricks_lesson("pagat"), []
    lesson.state = PageState("pagat")
    widget = lesson.page.widget
    monkeypatch.setattr(widget, "_send", lambda message, **_more: sent.append(message))
    comes(widget, event="copy-link", view="one")
    lesson.page.print_sheet()
    told = [message["content"] for message in sent if message["method"] == "custom"]
    assert told == [{"copy": {"text": "?table=pagat", "link": True}, "view": "one"}, {"print": True}]


def test_observers_hear_of_the_place():
    page, places = tricks.show("pagat"), []
    page.widget.observe(lambda change: places.append(change.new), "place")
    comes(page.widget, event="table", value="hoyle")
    assert places == [page.place]
    assert "table=hoyle" in page.place


def test_a_hundred_exercises_make_no_widget():
    lesson = tricks_lesson()
    widget = lesson.page.widget
    comes(widget, event="open", search="?step=practise&ask=lead&seed=1", kept={})
    before = set(widget_module._instances)
    for _ in range(100):
        comes(widget, event="again")
        comes(widget, event="reveal")
    assert set(widget_module._instances) == before


def test_card_widgets_load_by_name_and_others_do_not_exist():
    assert widgets.Hand("AS", mode="one").held
    assert set(widgets.__all__) <= {*dir(widgets), "Announcer", "CardRow", "Hand", "Trick"}
    with pytest.raises(AttributeError, match="has no attribute 'Deck'"):
        widgets.Deck  # noqa: B018 - asking is the test


def test_of_numbered_events_each_is_heard_once_and_in_turn_whatever_the_line_does(monkeypatch):
    heard, sent = [], []
    widget = Page(lambda event: heard.append((event["view"], event["value"]))).widget
    monkeypatch.setattr(widget, "_send", lambda message, **_more: sent.append(message))
    for view, nth in [("a", 1), ("a", 1), ("a", 3), ("b", 1), ("a", 2), ("a", 3), ("a", 2)]:
        comes(widget, event="say", value=nth, view=view, nth=nth)
    assert heard == [("a", 1), ("b", 1), ("a", 2), ("a", 3)]
    told = [message["content"] for message in sent if message["method"] == "custom"]
    assert [(one["view"], one["heard"]) for one in told] == [
        ("a", 1), ("a", 1), ("a", 1), ("b", 1), ("a", 2), ("a", 3), ("a", 3),
    ]  # fmt: skip
    assert [message["method"] for message in sent].count("update") == 3  # what the lost answers had shown


def test_an_event_that_fails_is_not_awaited_for_ever(monkeypatch):
    def fail(event):
        raise ValueError(event)

    widget, sent = Page(fail).widget, []
    monkeypatch.setattr(widget, "_send", lambda message, **_more: sent.append(message))
    with pytest.raises(ValueError, match="say"):
        widget._hear(widget, {"event": "say", "view": "a", "nth": 1}, [])
    assert [message["content"] for message in sent] == [{"heard": 1, "view": "a"}]
