"""A page and its hosts: who is shown what, who is sent what, and what the browser computes."""

import json

import pytest

from pinochle_learn.errors import PinochleError
from pinochle_learn.teaching.page.controller import Controller
from pinochle_learn.teaching.page.state import PageState
from pinochle_learn.widgets.nodes import h
from pinochle_learn.widgets.page import Page
from tests.support.hosts import Recorder


def acting(act):
    """A page that does something at every event."""
    page = Page(lambda event: act(page, event))
    return page


def test_every_host_takes_what_is_shown_and_a_late_one_begins_with_it():
    page = acting(lambda page, event: page.show([h("p", event["value"])], place="?seed=7", spoken="Said."))
    first, second = Recorder(page), Recorder(page)
    first.says(event="say", value="one")
    assert first.states == second.states == [page.state]
    assert json.loads(json.dumps(page.state)) == {
        "nodes": [["p", {}, ["one"]]],
        "place": "?seed=7",
        "spoken": "Said.",
        "spoken_turn": 1,
        "turn": 1,
        "words": page.words,
    }
    page.detach(first)
    second.says(event="say", value="two")
    assert (len(first.states), len(second.states)) == (1, 2)
    assert Recorder(page).page.state == second.states[-1]


def test_a_message_goes_to_whose_user_has_done_something():
    page = acting(lambda page, _event: page.print_sheet())
    first, second = Recorder(page), Recorder(page)
    second.says(event="print")
    assert (first.messages, second.messages) == ([], [{"print": True}])
    page.keep("tricks:pagat", None)  # of nobody's doing: whoever shows the page keeps it
    assert first.messages == [{"keep": {"tricks:pagat": None}}]
    assert second.messages[-1] == first.messages[-1]


@pytest.mark.parametrize("said", [None, "open", [], {}, {"event": 3}, {"value": "x"}])
def test_what_is_no_event_is_not_heard(said):
    heard = []
    Page(heard.append).hear(said)
    assert heard == []


class Computing(Controller):
    """Asks the browser to compute, and shows what comes of it."""

    def enter(self):
        self.answers = []

    def nodes(self):
        return [h("p", str(answer)) for answer in getattr(self, "answers", [])] + [*self.notes]

    def events(self):
        return {**super().events(), "ask": self._ask}

    def _ask(self, _event):
        self.number = self.compute("double", {"n": 21}, self._take)

    def _take(self, event):
        if "error" in event:
            raise PinochleError(event["error"])
        self.answers.append(event["value"])
        return f"It is {event['value']}."


@pytest.fixture
def asked():
    lesson = Computing(PageState())
    host = Recorder(lesson.page)
    host.says(event="open", search="", kept={})
    host.says(event="ask")
    assert host.messages == [{"compute": {"number": lesson.number, "task": "double", "given": {"n": 21}}}]
    return lesson, host


def test_an_answer_is_heard_once_and_shown(asked):
    lesson, host = asked
    for value in (42, 43):
        host.says(event="computed", number=lesson.number, value=value)
    assert lesson.answers == [42]
    assert lesson.page.spoken == "It is 42."
    assert "42" in str(host.states[-1]["nodes"])


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ({"error": "unknown"}, "This browser has no program for 'double', so it cannot compute it."),
        ({"error": "failed", "detail": "too large"}, "The browser could not compute 'double': too large"),
        ({"error": "failed"}, "The browser could not compute 'double': no reason was given"),
    ],
)
def test_what_cannot_be_computed_is_said_on_the_page(asked, said, line):
    lesson, host = asked
    host.says(event="computed", number=lesson.number, **said)
    assert lesson.notes == (line,)
    assert line in str(host.states[-1]["nodes"])


def test_what_is_cancelled_is_stopped_everywhere_and_heard_no_more(asked):
    lesson, host = asked
    other, number = Recorder(lesson.page), lesson.number
    lesson.page.cancel(number)
    lesson.page.cancel(number)
    assert host.messages[1:] == other.messages == [{"cancel": number}]
    turn = lesson.page.turn
    for said in (number, number + 1, None, "1"):
        host.says(event="computed", number=said, value=1)
    assert (lesson.answers, lesson.page.turn) == ([], turn)


def test_a_browser_that_opens_while_an_answer_is_due_is_asked_again(asked):
    lesson, host = asked
    again = Recorder(lesson.page)
    again.says(event="open", search="", kept={})
    assert again.messages == host.messages
    again.says(event="computed", number=lesson.number, value=42)
    host.says(event="computed", number=lesson.number, value=42)
    assert lesson.answers == [42]
    third = Recorder(lesson.page)
    third.says(event="open", search="", kept={})
    assert third.messages == []
